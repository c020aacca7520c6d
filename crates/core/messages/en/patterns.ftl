# Singles, intersections, subsets, fish, wings, deadly patterns, templates, fireworks, aligned exclusion.

## Singles

single-last-cell = { $cell } is the last empty cell of { $house }, and only { $digit } is missing there.
single-sees = { $cell } sees every digit but { $digit }.
single-last-candidate = { $digit } is the only candidate left in { $cell }.
single-place = In { $house } the digit { $digit } has only one place left: { $cell }.
single-cover = The { $digit } in { $cell } covers { $cells }.
single-eliminated = Earlier steps removed it from { $cells }.
single-because-cell = the last empty cell of { $house }
single-because-candidate = the last candidate of { $cell }
single-because-place = the last place for { $digit } in { $house }
direct-rules-out = That removes { $eliminated }.
direct-single = That makes { $cell } { $single }.
direct-because = { $first }, and so { $single }

## Intersections

intersection-places = In { $base } the { $digit } can only be in { OR($cells) }. { $cells ->
        [2] Both
       *[other] All
    } of these cells also lie in { $cover }.
intersection-end = One of them must be { $digit }, so { $digit } can be removed from the rest of { $cover }.
intersection-because = all places for { $digit } in { $base } lie in { $cover }

## Subsets

subset-naked = The { WORD($count) } cells { $cells } of { $house } have only the { WORD($count) } candidates
    { $digits } between them.
subset-naked-end = These cells use up { $count ->
        [2] both
       *[other] all { WORD($count) }
    } digits, in whatever order. So the digits can be removed from the rest of { $house }.
subset-hidden = In { $house } the { WORD($count) } digits { $digits } fit only into the { WORD($count) } cells
    { $cells }.
subset-hidden-end = They fill { $count ->
        [2] both
       *[other] all { WORD($count) }
    } cells, in whatever order. So every other candidate can be removed from these cells.
subset-because-naked = { $cells } of { $house } have only { $digits }
subset-because-hidden = { $digits } have only { $cells } in { $house }

## Fish

fish-places = In { $base } the { $digit } can only be in { $cover }: at { $cells }.
fish-places-many = In { $base } the { $digit } can only be in { $cover }.
fish-each = Each of these { WORD($count) } { $houses ->
        [rows] rows
        [columns] columns
       *[houses] houses
    } needs its { $digit }, and no two can have it in the same { $covers ->
        [rows] row
        [columns] column
       *[houses] house
    }. So they fill the { WORD($count) } { $covers ->
        [rows] rows
        [columns] columns
       *[houses] houses
    }. The { $digit } can be removed from the rest of { $cover }.
fish-each-house = Each of these { WORD($count) } houses needs its { $digit }, and each of the { WORD($count) } cover
    houses has room for one. So the cover has no room to spare, and { $digit } can be removed from the rest of
    { $cover }.
fish-places-fins = Without the { $fins ->
        [one] fin
       *[other] fins
    } in { $fins }, { $base } would have the { $digit } only in { $cover }: a { $name ->
        [x-wing] plain X-Wing
       *[fish] plain fish
    }.
fish-sashimi = But { $houses } would have only one place { $houses ->
        [one] for { $digit }
       *[other] each for { $digit }
    }: that makes it sashimi.
fish-endo-fins = { $fins } { $fins ->
        [one] lies
       *[other] lie
    } in the cover too, but in more base houses than cover houses. One { $digit } there would serve them all at once, so { $fins ->
        [one] it counts as a fin
       *[other] they count as fins
    }.
fish-fin-or-lines = Either { $fins ->
        [one] the fin
       *[other] one of the fins
    } is { $digit }, or the { WORD($count) } { $houses ->
        [rows] rows
        [columns] columns
       *[houses] houses
    } have their { $digit } in { $cover }, which then have no other { $digit }.
fish-fin-lines-end = Either way, { $digit } can be removed from every cell of { $cover } outside { $base } that sees { $fins ->
        [one] the fin
        [2] both fins
       *[other] all fins
    }.
fish-fin-or-houses = Either { $fins ->
        [one] the fin
       *[other] one of the fins
    } is { $digit }, or the { WORD($count) } base houses use up the { WORD($count) } cover houses, which then have no other { $digit }.
fish-fin-houses-end = Either way, { $digit } can be removed from every cell of the cover outside the base that sees { $fins ->
        [one] the fin
        [2] both fins
       *[other] all fins
    }.
fish-shared = { $cells } { $cells ->
        [one] lies
       *[other] lie
    } in two base houses, but in two cover houses as well: one { $digit } there would serve two and use up two.
fish-cannibal = { $cells } { $cells ->
        [one] lies
       *[other] lie
    } in the base itself, but in more cover houses than base houses. One { $digit } there would use up more of the cover than it serves of the base, so it can be removed there too{ $fins ->
        [0] { "" }
       *[other] { ", as every fin is seen from there" }
    }.
fish-second = The same { $houses ->
        [rows] rows
        [columns] columns
       *[houses] houses
    } make a second fish with { $cover }.
fish-because = { $digit } has places in { $base } only in { $cover }
fish-because-fins = { $digit } has places in { $base } only in { $cover } or { $cells }

## Two strong links of one digit

skyscraper-roof = In { $base } the { $digit } can only be in { OR($first) }. In { $other } it can only be in
    { OR($second) }. These are the two towers of the skyscraper.
skyscraper-end = Their floor, { $floor }, lies in { $bridge }, so at most one cell of it is { $digit }. So at least
    one cell of the roof, { OR($roof) }, is { $digit }. Any cell that sees both cells of the roof cannot be
    { $digit }.
kite-strings = In { $base } the { $digit } can only be in { OR($first) }. In { $other } it can only be in
    { OR($second) }. These are the two strings of the kite.
kite-end = They meet in { $bridge }: at most one of { $floor } is { $digit }. So at least one of the free ends,
    { OR($roof) }, is { $digit }. Any cell that sees both free ends cannot be { $digit }.
turbot-links = In { $base } the { $digit } can only be in { OR($first) }. In { $other } it can only be in
    { OR($second) }.
turbot-end = The bridge: { $floor } share { $bridge }, so at most one of them is { $digit }. So at least one of the
    far ends, { OR($roof) }, is { $digit }. Any cell that sees { $roof ->
        [2] both
       *[other] all
    } of these cannot be { $digit }.
w-wing-cells = The cells { $ends } have the same two candidates, { $digits }.
w-wing-bridge = In { $bridge } the { $other } can only be in { OR($floor) }. One of them is { $other }, and it sees
    one of the two cells, which then is { $digit }.
w-wing-end = So at least one of { $ends } is { $digit }. Any cell that sees both of them cannot be { $digit }.
empty-rectangle-box = In { $house } the { $digit } can only be in { $line } or { $crossing }: the rest of the box is
    the empty rectangle.
empty-rectangle-link = In { $base } the { $digit } can only be in { OR($cells) }. If { $near } is { $digit }, the
    box has its { $digit } in { OR($group) }.
empty-rectangle-end = So at least one of these is { $digit }: { $far }, or { OR($group) } in the box. Any cell that
    sees all of these cannot be { $digit }.
dual-second = There is a second one in the same box.
dual-because = { $first }, and { $last }

## Wings

wing-pivot = The pivot { $cell } is { OR($digits) }.
wing-pincer = If it is { $shared }, the pincer { $cell } in { $house } cannot be { $shared } and must be { $digit }.
wing-itself = Or the pivot is { $digit } itself.
wing-end = { $cells ->
        [2] Either way
       *[other] In every case
    }, one of { $cells } is { $digit }. So { $digit } can be removed from every cell that sees { $cells ->
        [2] both
       *[other] all three
    }.
xyz-ring-closing = In { $house } the { $digit } has places only in { $houses }, and each of these two has a pincer.
xyz-ring-room = The digits of the three cells and the { $digit } of { $house } share four slots:
    { CLAUSES($rooms) }. So each slot is taken, and no other candidate there is true.
xyz-ring-twice = The { $digit } in { OR($cells) } would take the slots of both { $houses }, so it is false too.
xyz-ring-because = the wing and the { $digit } of { $house } use up { CLAUSES($rooms) }
bent-set = The cells { $cells } have as many digits between them as there are cells: { $digits }.
bent-confined = { $digits ->
        [one] All candidates for { $digits } in these cells see each other, so it can be used
       *[other] For each of { $digits }, all candidates in these cells see each other, so each of these digits can be used
    } only once here.
bent-free = That leaves one cell over, so one of { $cells } must be { $digit }.
bent-end = So each of these digits is in one of the cells, and can be removed from every cell outside that sees all
    candidates for it there.
bent-because-free = { $cells } need one { $digit }
bent-because = { $cells } use up { $digits }
sees-them-all = Any cell that sees each of these cannot be { OR($digits) }.

## Deadly patterns

rectangle-cells = { $cells } form a rectangle in two rows, two columns and two boxes, and none of them is a given.
unique-loop-cells = { $cells } form a loop: a house that has one of them has two. None of them is a given.
deadly-pair = If they held only { $digits }, the two digits could trade places, and the puzzle would have a second
    solution.
deadly-guard = A candidate that prevents this is called a guardian.
bug-without = Without { $digits } in { $cells }, every open cell would have two candidates, and every digit two
    places or none in every house.
bug-change = Then every cell could change to its other candidate, and the puzzle would have two solutions or none.
    The candidates that prevent this are called guardians.
deadly-guardians = The puzzle has only one solution, so at least one guardian is true: { $guardians }.
guardian-is = { $cell } is { OR($digits) }
guardians-either = { OR_CLAUSES($guardians) }
guardians-exclude = Any candidate that would rule out every guardian can be removed.
guardians-subset = Counted as one cell, the guardians make a naked subset with { $cells } in { $house }: together
    they use up { $digits }.
guardians-hidden-subset = In { $house } the digits { $digits } fit only into { $cells }. A guardian takes one of
    these cells, so the digits fill all the others.
guardians-bound-rectangle = In { $houses } the { $digit } has no place outside the rectangle.
guardians-bound = In { $houses } the { $digit } can only be in { OR($cells) }.
guardians-bound-bug = So one of { $cells } is { $digit }. The other must hold a guardian, or no guardian would be true.
guardians-bound-one = If either of { $cells } were { $other }, the other would be { $digit }, and no guardian would be
    true.
guardians-bound-both = If either of { $cells } were { $digit }, so would the other be, and no guardian would be true.
guardians-bound-corner = If { $cell } were { $other }, both { $cells } would be { $digit }, and no guardian would be
    true.
guardians-because = the puzzle has one solution, so a guardian is true: { $guardians }
side-place = in { $house } the { $digit } can only be in { OR($cells) }
side-places = Now look at the rectangle's houses: { CLAUSES($places) }.
side-fill = Without the other places, { $digits } would fill { $cells }, and no guardian would be true there.
side-one = The puzzle has only one solution, so at least one of these is true: { $candidates }.
side-exclude = Any candidate that would rule out all of these can be removed.
side-subset = Counted as one cell, they and { $cells } have as many digits as cells, each once in its house:
    { CLAUSES($rooms) }. So these digits can be removed from the rest of their houses.
side-hidden = In { $house } the { $digit } can only be in { OR($cells) }. One of these cells holds it, the other one of the
    candidates above. No other candidate is true there.
side-because = the puzzle has one solution, so one of these is true: { $candidates }

## Templates

template-before = In the same way, { $candidates } follow in turn, each from all the ways to place its digit.
template-ways = { $count ->
        [one] There is only one way
       *[other] There are { $count } ways
    } to place the { $digit } in all houses at once.
template-all = { $count ->
        [one] It has
       *[other] Each of them has
    } { $digit } in { $cells }.
template-none = { $count ->
        [one] It does not have
       *[other] None of them has
    } { $digit } in { OR($cells) }.
template-because-all = so in every way to place the digit { $digit }
template-because-none = so in no way to place the digit { $digit }

## Fireworks

firework-lines = In { $row } and { $column } the digits { $digits } fit only into { $house }, apart from { $cells }, the
    wings of the firework.
firework-box = The box has room for each digit once. So unless a digit is in { $cell }, where the two lines cross, one
    of the lines lacks it in the box and must have it in a wing.
firework-cells = So each of { $digits } is in one of { $cells }. These cells are full, and all other candidates can
    be removed from them.
firework-crossing = A wing holds a digit for one line only, so { $house } has each of { $digits } in one of the two
    lines.
firework-because = { $cells } hold { $digits }

## Aligned exclusion

aligned-try = Try all combinations of the candidates of { $cells }.
aligned-see = { $cell } and { $other } see each other
aligned-empty = { $cell } would have no candidate left
aligned-choice = { $cell }={ $digit }
aligned-combination = { $cell }={ $digit } with { $others } fails: { $why }.
aligned-excluded = So { $cell } cannot be { $digit }.
aligned-because = no combination of candidates of { $cells } with it leaves { $excluders } something

## Deadly patterns of other shapes

extended-rectangle-cells = None of { $cells } is a given. If they held only { $digits }, both lines would have the same digits there.
extended-rectangle-swap = Each cell could swap digits with the one across, and the puzzle would have a second solution.
anonymous-cells = None of { $cells } is a given.
anonymous-fillings = However they are filled with { $digits } alone, there is another way that leaves every row, column and
    box the same digits, and the puzzle would have a second solution.
bug-lite-cells = None of { $cells } is a given. If each had only its two of the digits { $digits }, every house would
    have each digit in two of the cells or in none.
bug-lite-change = Each cell could then change to its other digit, and the puzzle would have a second solution.
reverse-grave-cells = Each row, column and box has two of { $cells } or none, and all givens of { $digits } are among them. If they
    held only these two digits, every other row, column and box would have both digits elsewhere.
reverse-grave-rest = There the two digits could trade places, and the puzzle would have a second solution.
symmetry-move = { $shape ->
        [half-turn] Rotate the grid by 180 degrees.
        [quarter-turn] Rotate the grid by 90 degrees.
        [diagonal] Reflect the grid in a diagonal.
       *[lines] Move the rows of the grid to { $rows }, and its columns to { $columns }.
    }
symmetry-trade = Swap { $pairs }.
symmetry-with = { $digit } with { $image }
symmetry-rename = Rename { $renamed }.
symmetry-to = { $digit } to { $image }
symmetry-givens = Then each given lands where the same digit was given before.
symmetry-solution = The puzzle has only one solution, so the solution lands on itself as well.
symmetry-own = { $cells } { $cells ->
        [one] stays
       *[other] stay
    } in place, so { $cells ->
        [one] it holds a digit that keeps its name
       *[other] they hold digits that keep their names
    }: { OR($digits) }.
symmetry-image = { $candidate } lands on { $image }, which is not possible. So { $count ->
        [one] it can be removed
       *[other] it can be removed, and so can the other candidates without an image
    }.
symmetry-because = the givens are the same after { $shape ->
        [half-turn] a half turn
        [quarter-turn] a quarter turn
        [diagonal] a reflection in a diagonal
       *[lines] a move of lines
    }
two-clues-only = { $cells } are the only givens in { $houses }.
two-clues-exchange = If { $cell }, in line with { $clue }, were not { $digit }, the three lines could always be filled
    in another way, with the same givens and the same digits in each row, column and box: all ways to fill three lines
    have been tried. So the puzzle would have a second solution.
two-clues-because = { $cells } are the only givens in { $houses }
rectangle-trade = If { $cells } held only { $digits }, the two digits could trade places, and the puzzle would have a second
    solution.
rectangle-because = the puzzle has one solution, so { $cells } do not hold { $digits } alone
