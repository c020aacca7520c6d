//! `ergodoku transform`

use anyhow::Result;
use clap::Args;
use ergodoku::generate::Transform as Way;
use ergodoku::{State, text};
use fastrand::Rng;

use super::lines::write_lines;
use crate::args::Input;
use crate::exit::Exit;

#[derive(Args)]
pub(crate) struct Transform {
    #[command(flatten)]
    input: Input,

    /// What the digits 1 to 9 become
    #[arg(long, value_name = "DIGITS", value_parser = digits)]
    digits: Option<Way>,

    /// The rows in their new order, 321456789 with the first three turned round
    #[arg(long, value_name = "ORDER", value_parser = rows)]
    rows: Option<Way>,

    /// The columns in their new order
    #[arg(long, value_name = "ORDER", value_parser = columns)]
    columns: Option<Way>,

    /// Rows become columns, after all that
    #[arg(long)]
    transpose: bool,

    /// Any way at all, another for each puzzle
    #[arg(long, conflicts_with_all = ["digits", "rows", "columns", "transpose"])]
    shuffle: bool,

    /// The same seed gives the same ways; random if not given
    #[arg(long, value_name = "N", requires = "shuffle")]
    seed: Option<u64>,
}

fn order(text: &str) -> Result<[usize; 9], String> {
    let digits: Vec<usize> =
        text.chars().filter_map(|c| c.to_digit(10)).map(|it| it as usize).collect();
    let expected = || "expected the digits 1 to 9, each once".to_string();
    let order: [usize; 9] = digits.try_into().map_err(|_| expected())?;
    let is_all = text.len() == 9 && (1..=9).all(|it| order.contains(&it));
    if is_all { Ok(order.map(|it| it - 1)) } else { Err(expected()) }
}

fn digits(text: &str) -> Result<Way, String> {
    Ok(Way::IDENTITY.with_digits(order(text)?))
}

fn rows(text: &str) -> Result<Way, String> {
    let way = Way::IDENTITY.with_rows(order(text)?);
    way.ok_or("rows must stay together with the two others of their band".to_string())
}

fn columns(text: &str) -> Result<Way, String> {
    let way = Way::IDENTITY.with_columns(order(text)?);
    way.ok_or("columns must stay together with the two others of their stack".to_string())
}

pub(crate) fn run(args: &Transform) -> Result<Exit> {
    let transpose = args.transpose.then(Way::transposed);
    let ways = [args.digits, args.rows, args.columns, transpose];
    let way = ways.into_iter().flatten().fold(Way::IDENTITY, |all, next| all.then(&next));
    let seed = args.seed.unwrap_or_else(|| fastrand::u64(..));
    write_lines(&args.input, |number, puzzle| {
        let way = match args.shuffle {
            true => Way::random(&mut Rng::with_seed(seed.wrapping_add(number))),
            false => way,
        };
        let state = State::new(&way.of(puzzle)).expect("a puzzle without a clash, transformed");
        Ok(text::write_line(&state))
    })
}
