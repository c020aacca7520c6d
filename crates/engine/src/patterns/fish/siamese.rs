//! Siamese fish: two fish with fins on one base, seen as one.

use std::ops::ControlFlow;

use ergodoku_core::CellSet;

use super::{Catch, Fish, Twin};
use crate::context::Context;

/// Every pair of one base, the first from `own` and the second from either list, each of which
/// eliminates something that the other does not; then those of `own` that are in no pair.
pub(super) fn find(
    context: &Context<'_>,
    own: &[(Fish, CellSet)],
    others: &[(Fish, CellSet)],
    catch: &mut Catch<'_>,
) -> ControlFlow<()> {
    let mut single = vec![true; own.len()];
    for (index, &(fish, eliminated)) in own.iter().enumerate() {
        context.check()?;
        let seconds = own.iter().chain(others).enumerate().skip(index + 1);
        for (place, &(second, too)) in seconds {
            if second.base == fish.base && !eliminated.is_subset(too) && !too.is_subset(eliminated)
            {
                single[index] = false;
                if let Some(single) = single.get_mut(place) {
                    *single = false;
                }
                let Fish { cover, fins, endo_fins, .. } = second;
                let twin = Some(Twin { cover, fins, endo_fins });
                catch(Fish { twin, ..fish }, eliminated | too)?;
            }
        }
    }
    let mut alone = own.iter().zip(single).filter(|(_, single)| *single);
    alone.try_for_each(|(&(fish, eliminated), _)| catch(fish, eliminated))
}
