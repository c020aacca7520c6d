//! `ergodoku transform`

use anyhow::Result;
use clap::Args;
use ergodoku::generate::Transform as Mapping;
use ergodoku::{State, text};
use fastrand::Rng;

use super::lines::write_lines;
use crate::args::{Inputs, Jobs};
use crate::exit::Exit;
use crate::output::say;
use crate::settings::Settings;

#[derive(Args)]
pub(crate) struct Transform {
    #[command(flatten)]
    input: Inputs,

    #[command(flatten)]
    jobs: Jobs,

    /// The images of the digits 1 to 9
    #[arg(long, value_name = "DIGITS", value_parser = digits)]
    digits: Option<Mapping>,

    /// The rows in their new order; 321456789 reverses the first three
    #[arg(long, value_name = "ORDER", value_parser = rows)]
    rows: Option<Mapping>,

    /// The columns in their new order
    #[arg(long, value_name = "ORDER", value_parser = columns)]
    columns: Option<Mapping>,

    /// Transpose after permuting rows and columns
    #[arg(long)]
    transpose: bool,

    /// Use a random transform for each puzzle
    #[arg(long, conflicts_with_all = ["digits", "rows", "columns", "transpose"])]
    shuffle: bool,

    /// The seed of --shuffle; random if not given
    #[arg(long, value_name = "N", requires = "shuffle")]
    seed: Option<u64>,
}

fn order(text: &str) -> Result<[usize; 9], String> {
    let digits: Vec<usize> =
        text.chars().filter_map(|c| c.to_digit(10)).map(|it| it as usize).collect();
    let expected = || say!("fault-order");
    let order: [usize; 9] = digits.try_into().map_err(|_| expected())?;
    let is_all = text.len() == 9 && (1..=9).all(|it| order.contains(&it));
    if is_all { Ok(order.map(|it| it - 1)) } else { Err(expected()) }
}

fn digits(text: &str) -> Result<Mapping, String> {
    Ok(Mapping::IDENTITY.with_digits(order(text)?))
}

fn rows(text: &str) -> Result<Mapping, String> {
    let mapping = Mapping::IDENTITY.with_rows(order(text)?);
    mapping.ok_or_else(|| say!("fault-bands"))
}

fn columns(text: &str) -> Result<Mapping, String> {
    let mapping = Mapping::IDENTITY.with_columns(order(text)?);
    mapping.ok_or_else(|| say!("fault-stacks"))
}

pub(crate) fn run(args: &Transform, settings: &Settings) -> Result<Exit> {
    let transpose = args.transpose.then(Mapping::transposed);
    let mappings = [args.digits, args.rows, args.columns, transpose];
    let mapping =
        mappings.into_iter().flatten().fold(Mapping::IDENTITY, |all, next| all.then(&next));
    let seed = args.seed.unwrap_or_else(|| fastrand::u64(..));
    write_lines(&args.input, &args.jobs, settings, |number, puzzle| {
        let mapping = match args.shuffle {
            true => Mapping::random(&mut Rng::with_seed(seed.wrapping_add(number))),
            false => mapping,
        };
        let state = State::new(&mapping.of(puzzle)).expect("a puzzle without a clash, transformed");
        Ok(text::write_line(&state))
    })
}
