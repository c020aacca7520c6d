//! The text below the options in each command's help: examples, and further notes. What a language besides English has in
//! its place, and for all else that clap says.

mod notes;
mod translated;
mod wrong;

use clap::Error;
use ergodoku::explanation::Language;

pub(crate) use translated::{commands, is_translated};

/// Help as clap renders it, in a language.
pub(crate) fn rendered(error: &Error, language: Language) -> String {
    let text = error.render().ansi().to_string();
    match is_translated(language) {
        true => translated::with_own_words(&text, language),
        false => text,
    }
}

/// What is wrong with a command line, with a tip and the usage.
pub(crate) fn message(error: &Error, language: Language) -> String {
    match is_translated(language) {
        true => wrong::message(error, language),
        false => error.render().to_string(),
    }
}

/// The same without tip and usage.
#[cfg(feature = "tables")]
pub(crate) fn what_is_wrong(error: &Error, language: Language) -> String {
    match is_translated(language) {
        true => wrong::what(error, language),
        false => wrong::own(error),
    }
}

pub(crate) const EXAMPLES: &str = "\
Examples:
  ergodoku solve puzzles.txt                   every step of every puzzle in words
  ergodoku hint puzzle.txt                     where to look next; --level 2 and 3 show more
  ergodoku check puzzle.txt                    is it valid? what is the solution?
  ergodoku render puzzle.txt --step 12 -o 12.svg
                                               a picture of the twelfth step
  ergodoku techniques x-wing                   what an X-Wing is, and why it works
Without a command, puzzles are solved: `ergodoku puzzle.txt`, or `ergodoku < puzzle.txt`.

Puzzles are read in any common text format: 81 characters on a line, nine lines of nine, with or
without borders, pencil marks, HoDoKu's library lines, 729-character Sukaku; with labels and
comments. Empty cells are written . 0 * or _";

pub(crate) const SOLVE: &str = "\
Examples:
  ergodoku solve puzzles.txt                        the path of each puzzle, in words
  ergodoku solve puzzles.txt --brief                one line for each step
  ergodoku solve puzzles.txt --format ndjson        the same for programs, one record on each line
  ergodoku solve puzzle.txt --without nishio,fish   without a technique and a family
  ergodoku solve puzzle.txt --only singles --max-steps 5
  ergodoku solve puzzle.txt --fewest --brief        as few hard steps as possible, proved
  generator | ergodoku solve - --check              each step's proof is checked
  ergodoku solve many.txt --compact -o paths.ndjson --resume
                                                    codes and notations only; goes on if interrupted
  ergodoku solve many.parquet -o solved.parquet     tables (docs/tables.md)";

pub(crate) const HINT: &str = "\
Examples:
  ergodoku hint puzzle.txt              where to look
  ergodoku hint puzzle.txt --level 2    the technique, and its house or digit
  ergodoku hint puzzle.txt --level 3    the whole reason
  ergodoku hint puzzle.txt --draw       the step, drawn on the board
  ergodoku hint puzzle.txt -o hint.png  the same as a picture
  ergodoku hint puzzle.txt --nth 2      another step that is available now
  ergodoku hint puzzle.txt --after 12   the step after the first twelve of the solution
  ergodoku hint puzzle.txt --apply | ergodoku hint -
                                        the hint after this one
A grid with pencil marks is taken as it is: the hint starts from those marks. --apply writes such a
state on one line and the step that was taken to standard error. --after counts as `ergodoku solve`.";

pub(crate) const STEPS: &str = "\
Last resorts (templates, Nested Forcing Net, Search) are tried only if no other technique finds a
step. Techniques that --effort or --time-limit interrupts are listed.

Examples:
  ergodoku steps puzzle.txt                    all steps, by technique
  ergodoku steps puzzle.txt --only fish        only fish
  ergodoku steps puzzle.txt --profile default  only techniques that `solve` uses
  ergodoku steps puzzle.txt --effort 10000000  search longer for deep steps
  ergodoku steps puzzle.txt --format json      with reasons and patterns";

#[cfg(feature = "play")]
pub(crate) const PLAY: &str = "\
Press ? in the game for the keys; docs/play.md describes everything. The game is drawn on standard
error if the output goes elsewhere, and the position at the end is always written to the output.

Examples:
  ergodoku play                                a new puzzle
  ergodoku play --level unfair --seed 7        the same harder one every time
  ergodoku play puzzles.txt                    the first puzzle of a file; n goes to the next
  ergodoku play --resume                       go on where you stopped
  ergodoku generate -n 20 | ergodoku play -    keys still come from the terminal
  ergodoku play puzzle.txt | ergodoku hint -   a hint for the position you left";

pub(crate) const CHECK: &str = "\
Examples:
  ergodoku check puzzle.txt                    the solution, or the error
  ergodoku check puzzle.txt --limit 1000       count solutions beyond 2
  ergodoku check many.txt --format ndjson      a result for each, for programs
  ergodoku check many.txt -o checked.parquet   the same as a table (docs/tables.md)";

pub(crate) const RATE: &str = "\
Examples:
  ergodoku rate puzzles.txt                    HoDoKu's score and level of each puzzle
  ergodoku rate puzzles.txt --format csv       one row for each, with label, line and error
  ergodoku rate puzzles.txt --scale hodoku,se121 --format csv
                                               both scales in one table
  ergodoku rate puzzles.txt --scale se121      Sudoku Explainer 1.2.1's ER/EP/ED
  ergodoku rate puzzles.txt --scale sukaku     SukakuExplainer 1.18.1's ratings
  ergodoku rate puzzle.txt --scale se121 --steps
                                               each step with its rating and reason
  ergodoku rate puzzles.txt --scale w,b,gb --format csv
                                               Berthier's ratings
  ergodoku rate puzzles.txt --scale se121 --canonical --format csv --resume ratings.csv
                                               comparable ratings; resumes after an interruption
  ergodoku rate puzzles.txt --shard 1/4 -o 1.ndjson
                                               a fourth of them: the part of one machine
  ergodoku rate puzzle.txt --profile my.toml   with your own order and scores";

pub(crate) const VERIFY: &str = "\
Examples:
  ergodoku verify puzzle.txt 'r4c7<>5'              does it follow? by what, or why not?
  ergodoku verify puzzle.txt 'X-Wing: 5 r27c36 => r4c3<>5' --draw
                                                    the same for a technique, drawn
  ergodoku verify puzzle.txt solve.txt              a whole solve, a claim on each line
  ergodoku verify claims.txt --format ndjson        lines STATE<tab>CLAIM, or {\"state\", \"claim\"}
  ergodoku verify puzzle.txt r4c7=5 --recognise     the techniques that conclude the same
  ergodoku verify puzzle.txt r4c7=5 --level medium  does a technique up to this level show it?
The position comes first: without a solution, or with several, nothing is judged. Exit codes: 0 if
every claim follows, 1 if one follows in another way only, or is true and not shown; 3 if one cannot
be read, 4 and 5 for a position with no solution or several, 7 if a claim or a position is wrong.";

pub(crate) const RANK: &str = "\
Examples:
  ergodoku rank puzzle.txt '5R27 \\ 5C36'          the rank of these truths and links, what falls
  ergodoku rank puzzle.txt '5R27'                 the links that cover these truths with least rank
  ergodoku rank puzzle.txt '4n1379 6n1379'        cells as truths
  ergodoku rank puzzle.txt --find                 sets of rank 0 and 1 that eliminate something
  ergodoku rank puzzle.txt --find --nth 2 --draw  one of them, drawn
The rank is the number of links less that of truths. It counts if every candidate of the truths is
in at least as many links as truths. Then a candidate that is in more links than truths by more than
the rank is false: with rank 0 each that is in a link and in no truth, with rank 1 each that is in
two links. docs/rank.md has more.";

pub(crate) const WHY: &str = "\
Examples:
  ergodoku why puzzle.txt 'r4c7<>5'                 the smallest reason, in words
  ergodoku why puzzle.txt r4c7=5 --draw             drawn: truths, links, candidates
  ergodoku why puzzle.txt 'r4c7<>5' --proof         with its truths and links
  ergodoku why puzzle.txt 'r4c7<>5' --all           other reasons too
  ergodoku why puzzle.txt 'r4c7<>5' --only singles,naked-pair
                                                    also by these techniques alone
  ergodoku why questions.txt --format ndjson        lines STATE<tab>CLAIM, or {\"state\", \"claim\"}
A reason is a count: truths, rules of which each needs a true candidate, and fewer links, rules that
each allow one. `proved smallest` means that no count has fewer truths. Where no count exists, lemmas
lead to one. For a digit entered by mistake it is the position before that counts. Exit codes: 0 if
there is a reason, 1 if the search was given up; 3 if a question cannot be read, 4 and 5 for a
position with no solution or several, 7 if a claim or a position is wrong.";

pub(crate) const PROFILES: &str = "\
Examples:
  ergodoku profiles                            all profiles
  ergodoku profiles hodoku > my.toml           a copy to edit: order, limits, scores, levels
  ergodoku solve puzzle.txt --profile my.toml  use the copy";

pub(crate) const TECHNIQUES: &str = "\
Examples:
  ergodoku techniques                  all techniques
  ergodoku techniques fish             a family
  ergodoku techniques x-wing           one, by name, alias or HoDoKu code (0300)
  ergodoku techniques --format json    the catalogue for programs";

pub(crate) const RENDER: &str = "\
Examples:
  ergodoku render puzzle.txt                        in the terminal
  ergodoku render puzzle.txt --no-candidates        only the digits
  ergodoku render puzzle.txt -o grid.svg
  ergodoku render puzzle.txt --step 12 -o 12.png --theme dark --scale 3
  ergodoku render puzzles.txt -o grid.svg           grid-1.svg, grid-2.svg ...
Steps are numbered as in `ergodoku solve` with the same choice of techniques.";

pub(crate) const EMBED: &str = "\
Examples:
  ergodoku embed puzzle.txt                         a figure for a web page
  ergodoku embed puzzle.txt --step 12 -o 12.html    a step, drawn and told
Steps are numbered as in `ergodoku solve` with the same choice of techniques.";

pub(crate) const BOOK: &str = "\
Examples:
  ergodoku book puzzles.txt -o book.pdf             in the order of the file
  ergodoku book easy.txt hard.txt -o book.pdf --sort --title \"For Sunday\"
  ergodoku book puzzles.txt -o book.pdf --sections easy:40,hard:20 --order rising --cover --rules
  ergodoku book puzzles.txt -o book.pdf --paper 6x9in --gutter 10mm --per-page 2 --solutions foot
A label becomes the heading of its puzzle; without one it is HoDoKu's level. Above each
solution are level, score and hardest technique. If a puzzle cannot be printed, nothing is written.
`ergodoku generate --book` makes a booklet of new puzzles.";

pub(crate) const CONFIG: &str = "\
Examples:
  ergodoku config                                   every setting, its value and where it is from
  ergodoku config --template > \"$(ergodoku config --path)\"
                                                    a file to edit; its folder must exist
JSON, NDJSON and CSV, puzzles and proofs depend on the command line alone, so that no setting changes
what a script reads. Only the number of threads is taken from the settings there, too.";

pub(crate) const PROVE: &str = "\
Example:
  ergodoku prove puzzle.txt -o proof
  veripb proof/puzzle.opb proof/puzzle.pbp     says SATISFIABLE: there is a solution,
  veripb proof/another.opb proof/another.pbp   says UNSATISFIABLE: there is no other
puzzle.opb is the puzzle; another.opb has one more line, which excludes the solution found. For a
puzzle with several solutions, both are satisfiable. For one without a solution there is only
puzzle.opb, and it is unsatisfiable. Exit codes are those of `ergodoku check`: 0, 5 or 4.
Techniques that assume a unique solution are left out; if --scale uses such a step, its conclusion
is proved by cases. `cargo install veripb` installs the checker.";

pub(crate) const GENERATE: &str = "\
Examples:
  ergodoku generate --count 1000 --seed 7           minimal puzzles, the same every time
  ergodoku generate --level hard --symmetry rotational-180
  ergodoku generate --er 8.5.. --clues 22..24 --count 5
  ergodoku generate --needs x-wing --allow basics   only solvable with an X-Wing
  ergodoku generate --needs x-wing:1 --rest singles
                                                    one X-Wing, otherwise singles
  ergodoku generate --practice swordfish            a position with one Swordfish, nothing simpler
  ergodoku generate --vicinity hard.txt --er 10..   puzzles that differ in one clue
  ergodoku generate --book 24 --level hard -o book.pdf
A range is written A..B, A.., ..B or A. docs/generate.md explains how puzzles are found.";

pub(crate) const DATASET: &str = "\
The specification has a seed, the splits, and parts: each a number of rows and the options of
`ergodoku generate` for their puzzles. docs/datasets.md has an example and the columns.

Examples:
  ergodoku dataset --spec sudoku.toml -o sudoku     the folder sudoku, with data and README.md";

pub(crate) const CANONICALIZE: &str = "\
Example:
  ergodoku canonicalize puzzles.txt | sort -u       the essentially different puzzles
Only givens have a canonical form. A puzzle with placed digits or eliminated candidates is an error.
`ergodoku canon` is the same command.";

pub(crate) const MINIMIZE: &str = "\
Example:
  ergodoku minimize puzzles.txt --seed 3            another seed may leave other clues
A puzzle with placed digits or eliminated candidates is an error.";

pub(crate) const TRANSFORM: &str = "\
Examples:
  ergodoku transform puzzle.txt --shuffle --seed 5  one of 1 218 998 108 160 transforms
  ergodoku transform puzzle.txt --digits 234567891  1 becomes 2, 2 becomes 3 ...
  ergodoku transform puzzle.txt --rows 321456789 --transpose";

pub(crate) const CONVERT: &str = "\
Formats:
  line          81 characters and the label; placed digits as +5, then removed candidates
  grid          nine lines of nine; cannot show removed candidates
  boxed         nine lines with borders; cannot show removed candidates
  pencil-marks  all candidates, with borders; given digits as <5>, placed digits as *5*
  library       a line of HoDoKu's library: placed digits as +5, then removed candidates
  sukaku        729 characters on a line, nine for each cell
  sudokupad     a link to SudokuPad; cannot show removed candidates
  f-puzzles     a link to f-puzzles; cannot show removed candidates
  penpa         a link to Penpa; cannot show removed candidates
Links of SudokuPad, f-puzzles, Penpa and puzz.link are read like any other format.
Labels are kept. Control characters in them are written as \\u{1b}.

Examples:
  ergodoku convert puzzles.txt --to pencil-marks
  ergodoku convert - --to line < grid.sdk
  ergodoku convert puzzles.txt --to sudokupad";

#[cfg(feature = "serve")]
pub(crate) const SERVE: &str = "\
Examples:
  ergodoku serve
  ergodoku serve --bind 0.0.0.0 --port 80 --no-open --log json
  curl -d '{\"puzzle\": \"...7.15...7.....9...6.5.23..8...........15.7....34...63...........872.....1....2.\"}' \\
      http://localhost:8080/api/v1/hint";

pub(crate) const MCP: &str = "\
Examples:
  ergodoku mcp --time-limit 5   tools for an agent, which starts this program by itself

In the configuration of most agents:
  {\"mcpServers\": {\"ergodoku\": {\"command\": \"ergodoku\", \"args\": [\"mcp\"]}}}";

pub(crate) const COMPLETIONS: &str = "\
Examples:
  ergodoku completions bash > ~/.local/share/bash-completion/completions/ergodoku
  ergodoku completions zsh > ~/.zfunc/_ergodoku
  ergodoku completions fish > ~/.config/fish/completions/ergodoku.fish
  ergodoku completions elvish >> ~/.config/elvish/rc.elv
  ergodoku completions powershell >> $PROFILE";

pub(crate) const MAN: &str = "\
Examples:
  ergodoku man > ~/.local/share/man/man1/ergodoku.1
  ergodoku man solve | man -l -                     the page of a command, at once
  ergodoku man --output ~/.local/share/man/man1     the pages of all commands";
