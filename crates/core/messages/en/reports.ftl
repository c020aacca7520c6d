# What some commands report, and what is wrong with their options and files.

## Files

fault-unwritable = { $file } cannot be written
fault-unopened = `{ $file }` cannot be opened
fault-unreplaced = { $file } cannot be replaced
fault-unmade = `{ $folder }` cannot be made
fault-no-folder = { $file } cannot be written: there is no folder { $folder }
fault-line-of-file = `{ $file }`, line { $line }: { $message }
fault-line-of-spec = line { $line }: { $message }
fault-column-of-spec = line { $line }, column { $column }: { $message }
fault-html-name = { $file }: the file's name must end in .html
fault-interrupts = Ctrl-C cannot be handled

## Interrupted runs, and parts of a run

fault-two-files = -o { $one } and --resume { $other } name two files: name one, and leave out the other's
fault-resume-file = --resume continues a file: name it, as in --resume results.ndjson
fault-one-claim = --resume and --shard are for many claims, and this is one
fault-csv = comma-separated values are for ratings and claims: use .ndjson or .parquet
fault-table-format = --format is for text and JSON: leave it out with a table
fault-resume-lines = --resume continues lines: use it with --format ndjson, or a file .ndjson or .parquet
fault-no-columns = these results have no columns: use .ndjson
fault-no-rows = these results are no rows
fault-shard = expected a part of several, such as 1/4 to 4/4
fault-fewer = the input has fewer { $what ->
        [claim] claims
        [question] questions
       *[puzzle] puzzles
    }; was the file written from another?
fault-record-changed = the record is another one now; was the file written with other options, or by another version?
fault-other-text = `{ $file }` has other text than records, and is left as it is
fault-other-table = `{ $file }` is no table of these results: its first line is not `{ $columns }`
fault-no-record = this is no record of a puzzle
fault-another-puzzle = this is about another puzzle than the input has here; was the file written from another, or with { $what ->
        [canonical] --canonical
       *[options] other options
    }?
fault-another-claim = this does not belong to the input; was the file written from another?
fault-another-run = the parts of the interrupted run belong to another input, shard or command: leave out --resume to begin anew
fault-no-verdict = this is no verdict
fault-without-verdict = this has no verdict
fault-no-rating = this is no rating
fault-rated-by = this is rated by { $its }, not by { $own }
fault-rated-by-version = this is rated by version { $its }, not { $own }
fault-rated-with = this is rated { $its ->
        [none] without options
       *[some] with `{ $given }`
    }, not { $own ->
        [none] without options
       *[some] with `{ $asked }`
    }

## What a program was built with

fault-no-tables = this program was built without tables (Parquet and Arrow). Published programs have them; to build one, add `--features tables`
fault-no-mcp = this program was built without the MCP server; published binaries have it, and so has `cargo install --path crates/cli --features mcp`

## Values of options

fault-rating-format = expected text, csv, json or ndjson
fault-rating = expected a rating from 0 to 20, such as 7.5
fault-terminal = the terminal failed
fault-jobs = expected a number from 1 to { $most }
fault-jobs-or-cores = expected a number from 1 to { $most }, or "cores"
fault-no-language = there is no language `{ $name }` (there are { $names })
fault-no-length = there is no length `{ $name }` (there are { $names })
fault-seconds = expected seconds such as 0.5 or 60
fault-scale = a scale lies between 0.1 and 10
fault-one-of = expected one of { $names }
fault-no-level = there is no level `{ $name }`: expected { $names }
fault-level-count = expected a number of puzzles after the colon, as in easy:40
fault-level-missing = expected a level
fault-level-range = the range { $range } contains no level
fault-per-page = a page has 1, 2, 4 or 6 puzzles
fault-link = expected a link with { $place } for the puzzle, as in https://example.org/#p={ $place }
fault-book-font = { $missing }; --font FILE names a font that has more
fault-order = expected the digits 1 to 9, each once
fault-bands = the rows of a band must stay together
fault-stacks = the columns of a stack must stay together
fault-no-profile = there is no such profile or file; the profiles are { $names }
fault-no-techniques = the profile, --only, --without and --no-uniqueness leave no technique to use
fault-name = expected a name; `ergodoku techniques` lists them all
fault-no-command = there is no command `{ $name }`

## Puzzles, converted

fault-givens-alone = the format { $format } has givens alone: the placed digits or eliminated candidates would be lost
fault-canonical = a canonical form has only givens: the placed digits or eliminated candidates would be lost
fault-minimize = only puzzles of givens can be minimized: the placed digits or eliminated candidates would be lost
fault-minimize-none = no solution
fault-minimize-several = several solutions: no clue can be removed

## Pictures

fault-no-such-step = there is no step { $number }: the path has { command-steps }; `ergodoku solve` lists them
report-as-text = As text

## Proofs

report-proved = Proved: { $finding }.
report-one-solution = the puzzle has exactly one solution
report-by-cases = Proved by cases: { $count ->
        [one] 1 conclusion
       *[other] { $count } conclusions
    } that no technique in use comes to without assuming one solution.
report-veripb = Check it with VeriPB, and see that it says:
report-veripb-meaning = { $meaning ->
        [some] there is a solution
        [none] there is no solution
        [another] there is another
       *[no-other] there is no other
    }

## Settings

report-setting = setting
report-value = value
report-from = from
report-built-in = built in
report-from-file = the file, line { $line }
report-from-variable = the variable { $name }
report-from-option = the option { $option }
report-config-file = The configuration file is { $file }.
report-config-place = No configuration file was read. Its place is { $file }.
report-config-none = No configuration file was read.
report-config-more = An option comes before a variable, a variable before the file, and the file before what is built in.
    `ergodoku config --template` prints a file to edit; docs/configuration.md tells more.
report-template = Settings of ergodoku; `ergodoku config` shows which ones apply.
report-template-option = (option { $option })
report-template-variable = (option { $option }, variable { $variable })
fault-no-config = there is no configuration file: neither ERGODOKU_CONFIG nor a home folder is set
fault-config-missing = the variable ERGODOKU_CONFIG: there is no file { $file }
fault-config-unreadable = the configuration file { $file } cannot be read
fault-config-at = { $file }, line { $line }, column { $column }: { $message }
fault-config-found = { $expected }, found `{ $found }`
fault-config-kind = expected a text, found { $kind ->
        [yes] true
        [no] false
        [fraction] a number with a fraction
        [table] a table
        [list] a list
       *[other] something else
    }
fault-config-value = expected { OR($allowed) }
fault-config-profile = expected { $names } or an existing file
fault-no-setting = there is no setting `{ $name }`; { $near ->
        [none] the settings are { $names }
       *[some] did you mean `{ $known }`?
    }
fault-variable = the variable { $name }: { $message }
fault-settings-profile = the profile `{ $name }`: { $why }

report-about-profile = The techniques and their order in solve, hint and render: a name or a file, see `ergodoku profiles`. In the
    configuration file, a file's name is relative to the folder of that.
report-about-notation = How text and pictures name a cell: rc (r4c7) or a1 (D7); csp is rc, with whips as in CSP-Rules.
report-about-language = The language of explanations and hints: en or de.
report-about-length = How long explanations are: line, standard, or teach, which adds why one looks there, how to spot it, and what to
    look for next.
report-about-hint_level = The detail of a hint: 1 where to look, 2 the technique, 3 the whole reason.
report-about-theme = The colours of pictures: auto, light or dark.
report-about-color = Colour in the terminal: auto, always or never. The variables NO_COLOR, CLICOLOR_FORCE and CLICOLOR come before this.
report-about-pager = The program for text longer than the screen; "none" for none. This comes before the variable PAGER, which is for
    all programs.
report-about-jobs = The number of threads; "cores" for one on each core.

## Profiles

report-profile-default = the order in which a good human would look
report-profile-hodoku = the order, limits, scores and levels of HoDoKu 2.2
report-profile-series = the order of the blog series that this project began with
report-profile-all = every technique, in the order of `default`, then that of the catalogue
report-profiles-use = `ergodoku profiles NAME > my.toml` saves one to edit; `--profile my.toml` uses it.

## The server

report-serving = Ergodoku is at { $url } (Ctrl-C ends it)
fault-address = { $address } cannot be listened on; choose another with --port

## Without a command

report-welcome = Sudoku, with reasons.
report-welcome-what = It solves like a person, and names, explains, draws and proves every step.
report-welcome-begin = Begin with one of these:
report-welcome-solve = solves a puzzle, with the reason for every step
report-welcome-hint = draws the next step for the puzzle in a file; without --draw, only where to look
report-welcome-technique = what an X-Wing is, why it works, and an example
report-welcome-help = `ergodoku help` lists all commands, `ergodoku help solve` tells about one.
fault-folder-or-command = `{ $word }` is a folder; name a file in it, or a command
fault-no-command-or-puzzle = `{ $word }` is neither a command nor a file nor a puzzle; `ergodoku help` lists the commands

## Puzzles generated

report-caution = { $caution }: the search may go on until it is stopped
report-decimal = { $whole }.{ $tenths }
report-searching = searching: { $sofar }
report-ended = { $how ->
        [stopped] stopped
        [time] out of time
       *[tried] all has been tried
    } with { $sofar }
report-found-in = { $said }; what was found is in { $file }
report-made = { $count ->
        [one] 1 puzzle
       *[other] { $count } puzzles
    }, { $tried } tried, { $time } s, seed { $seed }
report-so-far = { $made } of { $count } puzzles after { $time } s; { $tried ->
        [one] 1 candidate
       *[other] { $tried } candidates
    } tried
report-rejected = , rejected: { $parts }
report-rejected-by = { $count } by { $demand }
report-again = ; { $count } found again
report-nearest = ; the nearest is { $puzzle }: { $lack }
report-progress-found = { $found } of { $count } found, { $elapsed }
report-progress-tried = , { $tried } tried, { $rate }
report-grade-hardest = { command-rating }, hardest step: { $technique }
fault-pdf = a PDF is a booklet: say --book N
fault-practice-format = --format { $format }: a position to practise in has candidates ruled out, and they would be lost; take line, library or
    pencil-marks
fault-picture-file = pictures need a file to go to: -o FILE
fault-from-one = --from: expected one grid
fault-from-digits = --from: expected digits only, found eliminated candidates
fault-vicinity-givens = --vicinity: expected givens only; puzzle { $number } has placed digits or eliminated candidates
fault-pattern-cells = expected a file or text with 81 cells, each X, a digit, . or 0; found { $count ->
        [one] 1 cell
       *[other] { $count } cells
    }

## Data sets

report-short = part `{ $part }` has { $made } of { $rows } rows
report-part = { $file }: part `{ $part }`
fault-not-empty = `{ $folder }` is not empty
fault-card = the card cannot be written
fault-unnamed = a file cannot be named
fault-dataset-tables = `{ $folder }` cannot be made of `{ $file }`: { fault-no-tables }
fault-no-part = there is no [[part]]
fault-spec-part = expected [[part]]
fault-spec-key = expected title, licence, seed, rows_per_file, splits or part
fault-spec-least = expected at least 1
fault-spec-option = `{ $key }` is neither name, rows nor an option of `ergodoku generate` about puzzles
fault-spec-rows = expected `rows`
fault-spec-table = expected a table
fault-spec-text = expected a text
fault-spec-whole = expected a whole number, found `{ $found }`
fault-spec-number = expected a number
fault-spec-share = `{ $name }`: expected a name of letters and a share from 0 to 1
fault-spec-sum = the shares add up to { $sum }, not to 1

## Files of profiles

fault-at = line { $line }, column { $column }: { $message }
fault-profile-no-ranks = the list `ranks` is missing
fault-profile-no-find = the field `find` is missing: the techniques of this rank
fault-profile-value = expected { $expected }, found { $found }
fault-profile-ranks = a list of ranks
fault-profile-list = a list
fault-profile-table = a table
fault-profile-names = names of techniques
fault-profile-truth = true or false
fault-profile-whole = a whole number from { $least } to { $most }
fault-profile-one-of = { OR($names) }
fault-profile-field = there is no field `{ $name }` here, expected { OR($names) }
fault-profile-name = expected the name of a technique
fault-profile-twice = `{ $name }` has a rank already; remove one of the two

## The instructions to search with

fault-no-tier = there is no tier `{ $name }`; there are { $names }
fault-tier = this machine does not support { $tier }; it supports { $names }
