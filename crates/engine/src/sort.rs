//! Sorting of short lists, of which there are many kinds. The standard library's sort is for lists of any length; compiled
//! for each kind, it took a tenth of the time to build this crate.

use std::cmp::Ordering;

/// Up to so many items are sorted without memory.
const FEW: usize = 16;

/// Sorts by a key that costs little. Items with equal keys keep their order.
pub(crate) fn sort_by_key<T, K: Ord>(items: &mut [T], key: impl Fn(&T) -> K) {
    if items.len() > FEW {
        let order = sorted(items.len(), &|one, other| key(&items[one]).cmp(&key(&items[other])));
        arrange(&order, &mut |place, other| items.swap(place, other));
        return;
    }
    for next in 1..items.len() {
        let mut place = next;
        while place > 0 && key(&items[place]) < key(&items[place - 1]) {
            items.swap(place, place - 1);
            place -= 1;
        }
    }
}

/// The numbers of items in their order.
fn sorted(count: usize, compare: &dyn Fn(usize, usize) -> Ordering) -> Vec<usize> {
    let mut order: Vec<usize> = (0..count).collect();
    order.sort_by(|&one, &other| compare(one, other));
    order
}

/// Brings the items into the order of their numbers, by swaps.
fn arrange(order: &[usize], swap: &mut dyn FnMut(usize, usize)) {
    for (place, &first) in order.iter().enumerate() {
        let mut from = first;
        // What was there has been swapped away.
        while from < place {
            from = order[from];
        }
        swap(place, from);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_order_is_that_of_a_stable_sort() {
        let mut random = fastrand::Rng::with_seed(1);
        for count in 0..100 {
            for keys in [1, 3, 1000] {
                let items: Vec<(u32, usize)> =
                    (0..count).map(|index| (random.u32(..keys), index)).collect();
                let (mut ours, mut theirs) = (items.clone(), items);
                sort_by_key(&mut ours, |it| it.0);
                theirs.sort_by_key(|it| it.0);
                assert_eq!(ours, theirs);
            }
        }
    }
}
