# What the command says besides explanations, and what is wrong with what it was given.

## Techniques

command-technique = technique
command-family = family
command-score = score
command-level = level
command-techniques-more = `ergodoku techniques NAME` says what one is, why it works, and draws an example.
command-also-called = Also called { $names }.
command-hodoku = HoDoKu: code { $code }, score { $score }, { $level }.
command-explainer = Sudoku Explainer: { $rating }.
command-example = Example
command-level-easy = Easy
command-level-medium = Medium
command-level-hard = Hard
command-level-unfair = Unfair
command-level-extreme = Extreme
command-family-singles = singles
command-family-intersections = intersections
command-family-subsets = subsets
command-family-fish = fish
command-family-single-digit = single-digit
command-family-wings = wings
command-family-coloring = coloring
command-family-uniqueness = uniqueness
command-family-chains = chains
command-family-almost-locked-sets = almost-locked-sets
command-family-complex-fish = complex-fish
command-family-rank-patterns = rank-patterns
command-family-impossible-patterns = impossible-patterns
command-family-forcing = forcing
command-family-last-resort = last-resort

## Counts

command-steps = { $count ->
        [one] 1 step
       *[other] { $count } steps
    }
command-after-steps = { command-steps }
command-hard-steps = { $count ->
        [one] 1 hard step
       *[other] { $count } hard steps
    }
command-digits = { $count ->
        [one] 1 digit
       *[other] { $count } digits
    }
command-lemmas = { $count ->
        [one] 1 lemma
       *[other] { $count } lemmas
    }
command-cases = { $count ->
        [one] 1 case distinction
       *[other] { $count } case distinctions
    }

## What a puzzle is, and the end of a path

command-invalid = Invalid.
command-contradicts = The position contradicts its givens.
command-no-solution = No solution.
command-full = Every cell has its digit already.
command-no-step = The techniques in use find no step.
command-solved = Solved in { command-after-steps }{ $proved ->
        [yes] , every one proved
       *[no] { "" }
    }{ $hardest }.
command-ended = { $how ->
        [asked] Stopped as asked
        [impossible] Ended
       *[stuck] Stuck
    } after { command-after-steps }{ $proved ->
        [yes] , every one proved
       *[no] { "" }
    }, with { $placed } of 81 cells placed{ $hardest }.
command-hardest = ; the hardest is { $technique }
command-used = { $count } { $technique }
command-no-hard-steps = No hard steps: singles suffice.
command-fewest-proved = { command-hard-steps }; fewer is proved impossible with techniques up to { $hardest }.
command-fewest-found = { command-hard-steps }, the best found in time; only at least { $least } is proved necessary with techniques up to { $hardest }.
command-easiest-proved = { command-hard-steps } with a score of { $cost }; less is proved impossible with techniques up to { $hardest }.
command-easiest-found = { command-hard-steps } with a score of { $cost }, the best found in time; only at least a score of { $least } is proved necessary with techniques up to { $hardest }.

## Hints

command-more-cell = More: --level 2 tells the cell, --level 3 what is wrong.
command-more-wrong = More: --level 3 tells what is wrong.
command-more-technique = More: --level 2 tells the technique and its place, --level 3 the whole reason.
command-more-reason = More: --level 3 tells the whole reason.
error-no-step = the techniques in use find no step
error-step-missing = there is no such step: { $why }
error-path-ends = the path ends after { command-after-steps }
error-only-steps = { $count ->
        [one] 1 different step
       *[other] { $count } different steps
    } can be found here
error-hint-level = a hint has level 1, 2 or 3
error-picture-not-json = a picture is not JSON: leave out --format with --draw and --output

## All steps

command-steps-of = : { command-steps }
command-steps-for = : { command-steps } for { $cells }
command-more-steps = and { $count } more; --format json lists them all
command-steps-in-all = { command-steps } in all.
command-no-step-found = No step was found.
command-cut-short = Not searched to the end, so that there may be more: { $techniques }.

## Checks

command-valid = Valid: exactly one solution.
command-clashes = Invalid: { $count ->
        [one] 1 clash
       *[other] { $count } clashes
    }.
command-solutions-at-least = At least { $count } solutions; --limit counts further.
command-solutions = { $count } solutions.
command-position-contradicts = The givens have exactly one solution, and the position contradicts it:

## Ratings

command-rating = { $level }, score { $score }
command-rating-steps = , { command-steps }
command-decides = ; step { $number } decides: { "" }
command-above = { " " }({ $level }, but the score is above { $ceiling })
command-guesses = ; { $count ->
        [one] 1 cell
       *[other] { $count } cells
    } had to be guessed
command-end-rated = rated
command-end-stuck = stuck
command-end-above-max-er = above-max-er
command-end-above-max-length = above-max-length
command-end-time-limit = time-limit
command-end-no-pearl = no-pearl
command-end-no-diamond = no-diamond

## Why and verify

command-ruling-follows = follows
command-ruling-follows_otherwise = follows otherwise
command-ruling-not_shown = not shown
command-ruling-false = false
command-ruling-several_solutions = several solutions
command-ruling-no_solution = no solution
command-ruling-malformed = malformed
command-by-argument = argument
command-by-certificate = certificate
command-by-state = state
command-size = { $truths ->
        [one] 1 truth
       *[other] { $truths } truths
    } and { $links ->
        [one] 1 link
       *[other] { $links } links
    }
command-size-in-all = { command-size } in all
command-smallest = , proved smallest
command-fails = ; { $fact } fails in a solution
command-within = ; { $within ->
        [yes] within the profile
       *[no] not within the profile
    }
command-same-by = ; the same by { "" }
command-follow = { $right } of { $count ->
        [one] 1 claim
       *[other] { $count } claims
    } follow as they say.
command-is-solved = The puzzle is { $solved ->
        [yes] solved
       *[no] not solved
    }.
command-no-other-reason = No other reason was found.
command-other-reasons = Other reasons:
command-other-step = { $technique }{ $rest } ({ $truths ->
        [one] 1 truth
       *[other] { $truths } truths
    }, { $links ->
        [one] 1 link
       *[other] { $links } links
    })
command-other-lemmas = { command-lemmas }, { command-size-in-all }
command-other-only = only with the techniques chosen: { command-steps } under the assumption of the opposite, { command-size-in-all }
error-no-veripb = --veripb: there is no reason to write
error-folder = the folder { $folder } cannot be made
error-no-conclusion = expected a conclusion such as r4c7<>5
error-concludes-nothing = the claim concludes nothing: end it with => r4c7<>5
error-claim-place = claim: { "" }
error-set-place = set: { "" }
error-no-claims = the solve has no claims
error-no-claims-or-solve = the input is empty: expected claims, or a position and a solve
error-long-solve = a solve has at most { $count } bytes
error-of-many-claims = -o, --resume and --shard are for claims on lines, and `{ $file }` is a solve
error-level = expected easy, medium, hard, unfair or extreme

## Ranks

command-rank = Rank { $rank }
command-rank-least = Rank { $rank }, proved the least
command-rank-found = Rank { $rank }, the best found; at least { $least }
command-not-covered = Not covered, { $links } links for { $truths } truths
command-no-sets = There are no such sets among those that are searched.
command-in-none = in none, and rules out others of the set: { "" }
command-in-links = in { $links ->
        [one] 1 link
       *[other] { $links } links
    } and { $truths ->
        [one] 1 truth
       *[other] { $truths } truths
    }: { "" }
error-nth-set = --nth { $number }: there { $count ->
        [one] is 1 set
       *[other] are { $count } sets
    }
error-no-set = there is no set to draw
error-rank-guardians = guardians of a deadly pattern have no rank
error-rank-image = the image of a candidate has no rank
error-rank-cover = what the only two givens of three lines imply has no rank
error-no-truths = there are no truths
error-truth-twice = the truth { $truth } is there twice
error-truth-satisfied = the truth { $truth } has its digit already
error-no-cover = no links can cover { $candidate }: it is in too many truths

## Many puzzles, and progress

command-counts = { $total } { $things ->
        [claims] claims
        [questions] questions
       *[puzzles] puzzles
    }: { $parts }
command-count-of = { $count } { $what ->
        [valid] valid
        [with-one] with one solution
        [rated] rated
        [written] written
        [follow] that follow
        [reason] with a reason
        [given-up] given up
        [stuck] stuck
        [otherwise] that follow otherwise or are not shown
        [several] with several solutions
        [mistakes] with mistakes
        [wrong] that are wrong
        [without] without a solution
        [invalid] invalid
        [unread] that could not be read
        [error] in error
       *[solved] solved
    }
command-kept = `{ $file }`: { $count } { $what ->
        [rows] rows
       *[lines] lines
    } kept
error-input-empty-one = the input is empty: expected one puzzle
error-several-puzzles = expected one puzzle, found several; `solve`, `steps`, `check`, `rate`, `render` and `convert` take many
error-folder-given = `{ $file }` is a folder; name a file in it
error-no-input = `{ $file }` is neither a file nor a puzzle (81 characters; - reads standard input)
error-table-for-text = `{ $file }` is a table, and text is expected here; `ergodoku convert` makes text of it
error-stdin-once = - stands for standard input, which can be read only once
error-stdin-unreadable = standard input cannot be read to its end
error-unreadable-to-end = { $file } cannot be read to its end
command-stdin-place = standard input: { "" }
command-argument-place = argument { $number }: { "" }
command-rows-kept = { $count } rows kept
error-input-empty = the input is empty: expected at least one { $thing ->
        [claim] claim
        [question] question
       *[puzzle] puzzle
    }

## Errors of the command

error-at = { $place }line { $line }, column { $column }: { $message }
error-in-line = { $place }line { $line }: { $message }
error-not-written = the result cannot be written
error-proofs-are-records = --proofs is about records: add --format json or ndjson
error-brief-is-text = --brief is about text: leave it out with --format json or ndjson
error-whole-number = expected a whole number from 0
error-scale-techniques = { $scale } has its own techniques: leave out --profile, --only, --without and --no-uniqueness, or use --scale hodoku
error-scale-option = { $option } needs one of Sudoku Explainer's scales: add --scale se121
error-table-steps = a table cannot show steps: use --format text, json or ndjson with --steps
error-unreadable = `{ $file }` cannot be read
error-file-name = { $file }: the file's name must end in .svg or .png

## What is wrong with a puzzle

error-clash = { $digit } stands { $count ->
        [2] twice
       *[other] { $count } times
    } in { $house }: { $cells }
error-joined = { $first }; { $last }
error-because = { $first }: { $last }
error-no-solution = the puzzle has no solution
error-no-solution-as = the puzzle has no solution: { $steps ->
        [0] { "" }
        [one] after 1 step { "" }
       *[other] after { $steps } steps { "" }
    }{ $why }
error-several = the puzzle has several solutions
error-several-as = the puzzle has several solutions: { $cell }, for one, can be { $one } or { $other }
error-clashes = a digit stands twice in a house
error-contradicts = the position contradicts the one solution of its givens
error-contradicts-all = the position contradicts every solution of its givens
error-mistake-digit = { $cell } is { OR($right) }, not { $digit }
error-mistake-mark = { $cell } is { $digit }: the mark was removed
error-change-given = changing one given leaves exactly one solution
error-take-back = taking back one entry leaves a solution
error-change = { $cell } from { $digit } to { OR($right) }
error-digit-in = { $digit } in { $cell }
error-removal = the removal of { $digit } from { $cell }
error-more = { $count } more
error-or = { $first } or { $last }
error-interrupted = the search was given up before its end
error-rejected = the proof of step { $number }, `{ $step }`, is rejected: { $why }; please report this as a bug in Ergodoku
error-unknown-technique = there is no technique `{ $name }`; { $nearest ->
        [none] `ergodoku techniques` lists them all
       *[some] did you mean `{ $known }`?
    }

## What is wrong with a text

error-no-puzzle = expected a puzzle, found none
error-another-puzzle = expected one puzzle, found another
error-one-line = expected a puzzle on one line, found `{ $found }`
error-one-line-empty = expected a puzzle on one line, found nothing
error-nine-rows = expected nine rows, found { $count }
error-nine-cells = expected nine cells in a row, found { $count }
error-cells-in-row = expected nine cells in a row or 81 side by side, found { $count }
error-81-cells = expected 81 cells, found { $count }
error-729-candidates = expected 729 candidates, found { $count }
error-variant = expected a classic Sudoku; the link holds a variant: { $found }
error-link-packing = expected a puzzle; this packing is not read: open the link and copy the grid
error-link-server = expected a puzzle; this link only names one on a server, and nothing is fetched: open the link and copy the grid
error-link-malformed = expected a puzzle; the compressed text of the link is incomplete or malformed
error-link-json = expected a puzzle; the link holds no JSON
error-link-no-grid = expected a puzzle; the link holds no grid
error-link-size = expected a grid of 9 × 9 cells, found { $height } × { $width }
error-link-kind = expected a grid of 9 × 9 cells, found one of the kind `{ $kind }`
error-link-givens = expected a puzzle; the packing of its givens cannot be read
error-link-cell = expected a digit or empty cells, found `{ $found }`
error-link-old-penpa = expected a puzzle; the link is of an old form of Penpa: open it and share it again
error-library-line = expected a library line with 6 or 7 colons, found { $count }
error-candidate-or-absence = expected candidate { $digit } or its absence (. 0), found `{ $found }`
error-between-separators = expected { $count ->
        [one] one cell
       *[other] { $count } cells
    } between separators
error-candidates = expected candidates, found `{ $found }`
error-twice-in-cell = { $digit } stands twice in the cell `{ $cell }`
error-candidate = expected a candidate 1-9, found `{ $found }`
error-utf8 = expected UTF-8 text, found other bytes
error-triple = expected a candidate as digit, row, column (such as 711), found `{ $found }`
error-cell = expected a digit 1-9 or an empty cell (. 0 * _), found `{ $found }`
error-behind-plus = expected a digit 1-9 after `+`
error-long-line = expected a line of at most { $count } bytes
error-puzzle = expected a puzzle, found `{ $found }`

## What is expected in a claim

error-expected = expected { $expected }, found `{ $found }`
error-expected-at-end = expected { $expected }, found the end
expected-link = a link, = or -
expected-node = a node such as (5)r4c2
expected-digits-in-brackets = digits in brackets, as in r4c2(5)
expected-closing-bracket = a closing bracket
expected-one-digit = one digit for a cell
expected-one-cell = one cell of a house for a digit
expected-comma-or-end = a comma, or the end
expected-conclusion = a conclusion such as r4c7=5, r4c7<>5 or -5r4c7
expected-sign = = or <>
expected-sign-and-digits = = or <> and digits
expected-digits = digits such as 5 or 57
expected-cover = \ and links
expected-constraint-or-brace = a constraint such as 5r2, 5c3, 5b1 or 4n7, or a closing brace
expected-link-or-brace = a link such as 5c3, or a closing brace
expected-no-guardians = links, not guardians
expected-no-images = links, not images
expected-no-covers = links, not clue covers
expected-constraint = a constraint such as 5r2, 5c3, 5b1 or 4n7
expected-cell-4n7 = a cell such as 4n7
expected-deadly = the cells of a deadly pattern
expected-image = a candidate and a symmetry such as r1c1=5 by r987654321 c987654321 213456789
expected-cover-clues = two givens of one band or stack such as r3c6=1 r2c9=2
expected-labelled-strong = a link with its digit, such as =5=
expected-space = a space
expected-closing-brace = a closing brace
expected-labelled = a link with its digit, such as =5= or -5-
expected-cell-behind-space = a cell behind a space
expected-same-sign = the same sign on both sides of the digit
expected-in-turn = strong and weak links in turn
expected-claim = a claim such as r4c7<>5
expected-argument = an argument
expected-arrow-or-end = => and what follows, or the end
expected-fish = base and cover such as r27c36
expected-premise = a premise such as r1c2=5
expected-arrow = =>
expected-pattern = digits, cells or houses of a pattern
expected-opening-brace = an opening brace
expected-house = a house
expected-cell = a cell such as r4c7 or D7
expected-digit = one digit
expected-houses = houses such as r27, c3 or b5
error-expected-position = expected a position
error-claim-text = expected the claim as text
error-no-tab = expected a tab and a claim after the position
error-profile = expected a profile ({ $names } or all), found `{ $found }`

## Progress

command-progress = { $position } { $things ->
        [rows] rows
        [claims] claims
        [questions] questions
       *[puzzles] puzzles
    }
command-progress-of = { $position } of { $all } { $things ->
        [rows] rows
        [claims] claims
        [questions] questions
       *[puzzles] puzzles
    }
command-progress-one = { $what ->
       *[proving] proving
    }
command-less-than-a-second = less than a second left
command-days = { $count } days
command-left = { $time } left

## Why a call has no answer

error-request = malformed request: { $message }
error-too-long = this takes longer than a call may here
