# Why no puzzle can be as it is wanted, why one is not, and what is no puzzle to print or to draw.

## What nobody can find

fault-puzzle-clues = a puzzle has { $least } to 81 clues; asked for: { $asked }
fault-puzzle-few = a puzzle has at least { $least } clues, the pattern { $count }
fault-puzzle-pattern = the pattern has { $count } clues; asked for: { $asked }
fault-puzzle-swap = the pattern leaves { $one } and { $other } empty: a solution stays one if they trade places, so no puzzle has only one
fault-puzzle-full = the pattern fills { $house }: each clue there follows from the others, none is needed
fault-puzzle-symmetry = with symmetry { $symmetry } clues come { OR($sizes) } at a time, the centre alone: never { $asked } of them
fault-puzzle-minimal = a minimal puzzle has at most { $most } clues; asked for: { $asked }
fault-puzzle-grid = the grid to start from has no solution
fault-puzzle-grid-several = the digits that the grid has in the pattern leave several solutions
fault-puzzle-vicinity = a vicinity has clues where they come: neither symmetry nor pattern
fault-puzzle-vicinity-none = there is no puzzle to look around
fault-puzzle-vicinity-moves = a vicinity has 1 or 2 moves, not { $moves }
fault-puzzle-vicinity-one = puzzle { $number } to look around has not one solution
fault-puzzle-vicinity-clues = a vicinity keeps the number of clues, { $count } here; asked for: { $asked }
fault-puzzle-zero = { $name } cannot be needed 0 times
fault-puzzle-forbidden = { $name } is both needed and forbidden
fault-puzzle-practised = { $technique } is both to be practised and forbidden
fault-puzzle-no-technique = no technique is left to solve with
fault-puzzle-last-resort = { $technique } solves anything: no puzzle needs it
fault-puzzle-superfluous = no puzzle needs { $technique } beside { $slugs }: { $why }
fault-puzzle-full-houses = full houses alone solve no minimal puzzle; --clues { $least }.. asks for others
fault-puzzle-full-house-clues = a puzzle that full houses alone solve has at least { $least } clues
fault-puzzle-ratings = ratings lie between { $lowest } and { $highest }; asked for: { $asked }
fault-puzzle-no-rating = no rating lies between { $below } and { $above }; asked for: { $asked }
fault-puzzle-minimal-rating = no minimal puzzle is rated below { $least }; asked for: { $asked }{ $always ->
        [yes] { "" }
       *[no] { " " }(without --clues puzzles are minimal)
    }
fault-puzzle-low-rating = a puzzle rated below { $rating } has at least { $least } clues; asked for at most { $most }
fault-puzzle-easy = a puzzle of level Easy
fault-puzzle-below = a puzzle rated below { $rating }
fault-puzzle-singles-rating = { $puzzle } is solved by singles, so rated { $most } at most; asked for: { $asked }
fault-puzzle-singles-level = { $puzzle } is solved by singles, so of level { $level } at most; asked for: { $asked }
fault-puzzle-singles-technique = { $puzzle } is solved by singles, which are allowed: none needs { $technique }
fault-puzzle-score-cells = each cell left empty scores { $score } or more, { $fewest } of them at least { $least }; asked for: { $asked }
fault-puzzle-score-level = a puzzle of level { $level } or harder scores at least { $least }; asked for: { $asked }
fault-puzzle-level-score = level { $level } ends at score { $ceiling }; asked for: { $asked }
fault-puzzle-score-singles = { $puzzle } is solved by singles, which score { $score } at most, { $most } together; asked for: { $asked }

## What nobody has found

report-caution-minimal = no minimal puzzle with more than 40 clues is known
report-caution-rating = no puzzle rated above 11.9 is known
report-caution-before = no puzzle is known that needs this beside all that stands before it; --allow basics has some
report-caution-basics = no puzzle is known that needs this beside the basics alone

## Why nobody needs a technique

superfluous-last-place = the last empty cell of a house is the only place of its digit
superfluous-last-candidate = the last empty cell of a house has one candidate
superfluous-pointing = it is a pointing and the hidden single that this uncovers
superfluous-claiming = it is a claiming and the hidden single that this uncovers
superfluous-hidden-pair = it is a hidden pair and the hidden single that this uncovers
superfluous-hidden-triple = it is a hidden triple and the hidden single that this uncovers
superfluous-complex = it is a few of these eliminations and the single that they uncover
superfluous-locked-pair = it is a naked pair in a line and in a box
superfluous-locked-triple = it is a naked triple in a line and in a box
superfluous-remote-pair = behind naked pairs its neighbouring cells are the only places of both digits in a house, so they are coloured in turn
superfluous-franken = with a box among its four houses it is a pair of locked candidates
superfluous-finned-franken = it is an X-Wing, or two strong links of cells or groups
superfluous-mutant = with a box, or a row and a column, among its houses it is a pair of locked candidates
superfluous-verity = read backwards, its chains lead from the opposite of the conclusion to a cell or a house with nothing left

## What is not a range

fault-range-value = `{ $found }` is not a valid value
fault-range = expected A..B, A.., ..B or one value
fault-range-empty = the range { $range } is empty: its lower bound exceeds its upper bound
fault-symmetry = unknown symmetry `{ $name }`; the symmetries are { $names }

## What a candidate lacks

report-demand-clues = the number of clues
report-demand-minimal = minimality
report-demand-grade = HoDoKu's level and score
report-demand-techniques = the techniques
report-demand-practice = the position to practise in
report-demand-explainer = Sudoku Explainer's rating
report-lack-clues = it has { $count } clues
report-lack-redundant = { $count } of its clues are not needed
report-lack-grade = it is { $level } with score { $score }
report-lack-above = it is at least { $level } with a score of at least { $score }
report-lack-without = it can be solved without { $technique }
report-lack-times = it needs { $technique } { $count } times
report-lack-stuck = the allowed techniques leave { $count } cells empty
report-lack-position = its position has { $count } such steps
report-lack-rating = its ER is { $rating }
report-lack-pearl = it is not a pearl
report-lack-diamond = it is not a diamond

## What cannot be written, drawn or printed

fault-layout = the format { $format } cannot show the candidates eliminated in { $count ->
        [one] a cell
       *[other] { $count } cells
    }; { $others } can
fault-characters = { $characters } cannot be printed: the built-in font has Latin, Greek and Cyrillic letters
fault-characters-svg = { fault-characters }; an SVG can show them
fault-characters-more = { $characters } and { $count } more
fault-png-size = the picture would have no pixels or too many
fault-png-pixels = the pixels cannot be written as PNG: { $why }
fault-book-characters = neither the built-in font nor the other has { $characters }
fault-book-script = { $characters } cannot be printed: { $script } would have to be shaped, and each character is shown by itself
fault-book-link = the link is too long for a QR code: { $link }
fault-book-glyphs = the glyphs of the font cannot be read: it is damaged, or of an unknown kind
fault-book-full = the pages are too small for so many puzzles: fewer of them, or larger paper, would fit
fault-paper-size = expected a4, a5, letter, or a width and a height: 140x210mm, 6x9in
fault-paper-length = expected a length: 12mm, 0.5in
fault-paper-small = the margins must leave 2.5 by 2.5 inches of the page, and the page has at most 200 by 200 inches
fault-font-malformed = this is no TrueType or OpenType font, or it is damaged
fault-font-outlines = the font has no outlines of TrueType or PostScript (CFF)
fault-font-licence = the font says that its licence forbids to embed a part of it in a document
