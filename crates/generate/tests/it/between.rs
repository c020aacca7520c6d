//! Ranges as text.

use ergodoku_generate::Between;

#[test]
fn bounds_are_inclusive() {
    let range: Between<u32> = "3..5".parse().unwrap();
    let inside: Vec<u32> = (0..9).filter(|it| range.contains(it)).collect();
    assert_eq!(inside, [3, 4, 5]);
    assert!(range.is_below(&2) && !range.is_below(&3) && !range.is_above(&5) && range.is_above(&6));
    let distances = [0, 2, 3, 5, 6, 9].map(|it| range.distance(it, |it| f64::from(*it)));
    assert_eq!(distances, [3.0, 1.0, 0.0, 0.0, 1.0, 4.0]);
}

#[test]
fn ranges_round_trip() {
    for text in ["3..5", "3..", "..5", "4"] {
        let range: Between<u32> = text.parse().unwrap();
        assert_eq!(range.to_string(), text);
        assert!(!range.is_any() && !range.is_empty());
    }
    assert!("..".parse::<Between<u32>>().unwrap().is_any());
    for wrong in ["", "5..3", "a", "1..b", "1...2"] {
        assert!(wrong.parse::<Between<u32>>().is_err(), "{wrong}");
    }
}
