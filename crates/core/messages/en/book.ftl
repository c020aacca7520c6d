# The words of printed booklets.

book-cover = Cover
book-rules = The rules
book-puzzles = Puzzles
book-solutions = Solutions
book-fill = Fill the empty cells with the digits from 1 to 9, so that every row, every column and every box of three by three cells
    contains each digit exactly once.
book-one-solution = Every puzzle has exactly one solution.
book-solutions-at-foot = The solutions are upside down at the foot of each page.
book-solutions-on-page = The solutions begin on page { $page }. Each names how hard the puzzle is, and the hardest technique that it
    needs.
book-hints = If you are stuck, scan the code above the puzzle for hints.
book-houses = A grid of nine by nine cells. One row, one column and one box are shaded.
book-code = QR code: { $link }
book-row = Row { $number }: { $digits }.
book-blank = blank

## What the command says of them

command-book-written = { $file }: { $count } { $count ->
        [one] puzzle
       *[other] puzzles
    }{ $pages ->
        [one] { "" }
       *[other] { " " }on { $pages } pages
    }
command-book-not-written = { $file } was not written, as not every puzzle can be printed
command-book-label = line { $line }: the label `{ $label }` is left out: { $missing }
error-book-name = { $file }: the file's name must end in .pdf or .svg
error-book-not-printed = the booklet cannot be printed
error-book-givens = line { $line }: only givens can be printed: the placed digits or eliminated candidates would be lost
error-book-sections = there are too few puzzles for the sections: { $missing }
error-book-section = { $count } of { $wanted } { $level }
