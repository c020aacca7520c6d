//! Ratings as they are published. The data is no part of the repository, so this is ignored unless asked for with
//! `--ignored`.

use std::fs;
use std::path::PathBuf;
use std::thread;

use ergodoku_core::{State, text};
use ergodoku_whips::{Rater, RatingOptions, Scale};

/// The scales in the order of the columns of `whip_ratings.csv`.
const SCALES: [Scale; 6] =
    [Scale::W, Scale::SubsetsW, Scale::GW, Scale::SubsetsGW, Scale::B, Scale::GB];

/// The line whose published ratings are one too high: a whip of length 6 is all that it takes, and is proved.
const SHORTER: (usize, [usize; 6]) = (4218, [6; 6]);

/// What differs in a line of the file, by its number.
fn differs(rater: &mut Rater, number: usize, line: &str) -> Option<String> {
    let fields: Vec<&str> = line.split(',').collect();
    let state = State::new(&text::parse_one(fields[0]).expect("a puzzle").puzzle).unwrap();
    let mut published: [usize; 6] = std::array::from_fn(|it| fields[it + 2].parse().unwrap());
    if number == SHORTER.0 {
        assert_eq!(published, [7, 7, 7, 7, 6, 6]);
        published = SHORTER.1;
    }
    let found = SCALES.map(|scale| rater.rate(&state, &RatingOptions::new(scale)).rating);
    (found != published.map(Some)).then(|| format!("{number}: {found:?}, not {published:?}"))
}

#[test]
#[ignore = "needs $ERGODOKU_CORPUS"]
fn all_published_ratings_are_found() {
    let folder = std::env::var_os("ERGODOKU_CORPUS").expect("ERGODOKU_CORPUS names the folder");
    let file = fs::read_to_string(PathBuf::from(folder).join("corpus/whip_ratings.csv")).unwrap();
    let lines: Vec<&str> = file.lines().collect();
    assert_eq!(lines[0], "puzzle,ser,w,s+w,gw,s+gw,b,gb");
    assert_eq!(lines.len(), 10_802);
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let different: Vec<String> = thread::scope(|scope| {
        let part = |part| {
            let lines = &lines;
            scope.spawn(move || {
                let mut rater = Rater::default();
                let part = lines.iter().enumerate().skip(1 + part).step_by(threads);
                part.filter_map(|(at, line)| differs(&mut rater, at, line)).collect::<Vec<_>>()
            })
        };
        let parts: Vec<_> = (0..threads).map(part).collect();
        parts.into_iter().flat_map(|part| part.join().expect("a thread")).collect()
    });
    assert!(different.is_empty(), "{}", different.join("\n"));
}
