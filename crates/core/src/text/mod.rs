//! Text formats: reading and writing puzzles.
