//! [`Each`]: the same for each of a few things.

/// What `map` does for arrays, for those of two to five. The standard library's can drop half of a result and is for any
/// length: some 300 instructions for each use, which took a tenth of the time to build the crates that reason.
pub trait Each {
    /// What the array holds.
    type Item;
    /// An array as long, of another type.
    type Of<U>;

    /// An array of what `change` makes of each, in order.
    fn each<U>(self, change: impl FnMut(Self::Item) -> U) -> Self::Of<U>;
}

macro_rules! each {
    ($($length:literal: $($item:ident)*;)*) => {
        $(impl<T> Each for [T; $length] {
            type Item = T;
            type Of<U> = [U; $length];

            #[inline]
            fn each<U>(self, mut change: impl FnMut(T) -> U) -> [U; $length] {
                let [$($item),*] = self;
                [$(change($item)),*]
            }
        })*
    };
}

each! {
    2: a b;
    3: a b c;
    4: a b c d;
    5: a b c d e;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_is_changed_once_and_in_order() {
        let mut seen = Vec::new();
        let texts = [3, 1, 2].each(|it| {
            seen.push(it);
            it.to_string()
        });
        assert_eq!(seen, [3, 1, 2]);
        assert_eq!(texts, ["3", "1", "2"]);
        assert_eq!([1, 2].each(|it| -it), [1, 2].map(|it| -it));
        assert_eq!([1, 2, 3, 4, 5].each(|it| it * it), [1, 4, 9, 16, 25]);
    }
}
