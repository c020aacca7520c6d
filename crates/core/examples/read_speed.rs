//! Measures how many puzzles a second the reader reads from a stream of ten million lines, which are
//! never in memory at once: `cargo run --release -p ergodoku-core --example read_speed`.

use std::io::{self, BufReader, Read};
use std::time::Instant;

use ergodoku_core::text::Reader;

const LINES: usize = 10_000_000;
const LINE: &[u8] =
    b".7...5.39..3.2....1.....4...8....36...6....8..1....74..389.....659.81......35....\n";

fn main() {
    let stream = Again { text: LINE, at: 0 }.take((LINES * LINE.len()) as u64);
    let start = Instant::now();
    let reader = Reader::new(BufReader::with_capacity(1 << 16, stream));
    let read = reader.filter(|read| matches!(read, Ok(Ok(_)))).count();
    let seconds = start.elapsed().as_secs_f64();
    let speed = read as f64 / seconds;
    println!("{read} puzzles in {seconds:.2} s: {speed:.0} a second");
}

/// A text repeated without end.
struct Again {
    text: &'static [u8],
    at: usize,
}

impl Read for Again {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let count = (&self.text[self.at..]).read(buffer)?;
        self.at = (self.at + count) % self.text.len();
        Ok(count)
    }
}
