# Words that many explanations share: lists, houses, conclusions, hints, legends.

## Lists and numbers

list-and = { $first } and { $last }
list-or = { $first } or { $last }
list-comma = { $first }, { $last }
list-and-clause = { $first }, and { $last }
list-or-clause = { $first }, or { $last }
list-clause = { $first }; { $last }
number-2 = two
number-3 = three
number-4 = four
number-5 = five
number-6 = six
number-7 = seven

## Houses and candidates

house-rows = { $numbers ->
        [one] row
       *[other] rows
    } { $numbers }
house-columns = { $numbers ->
        [one] column
       *[other] columns
    } { $numbers }
house-boxes = { $numbers ->
        [one] box
       *[other] boxes
    } { $numbers }
eliminated = { $digits } from { $cells }
is = { $cell } is { $digit }
is-not = { $cell } is not { $digit }
one-is = one of { $cells } is { $digit }
none-is = { $cells ->
        [2] neither of { $cells } is
       *[other] none of { $cells } is
    } { $digit }
contradiction-no-candidate = { $cell } has no candidate left
contradiction-no-place = { $house } has no place left for { $digit }

## Conclusions

so-placed = So { $cell } is { $digit }.
so-not = So { $cell } is not { $digit }.
so-eliminated = That removes { $eliminated }.
so-clause = So { $clause }.
then-clause = Then { $clause }.
line-placed = { $technique } { $place }, so { $cell } is { $digit }.
line-eliminated = { $technique } { $place } removes { $eliminated }.

## Headings

heading-why = Why it works

## Hints

hint-name = There is { $article ->
        [an] an
       *[a] a
    } { $technique }.
hint-place = There is { $article ->
        [an] an
       *[a] a
    } { $technique } { $place }.
look-at-house = Look at { $houses }.
look-at-cells = Look at { $cells }.
look-at-places = Look at the places for { $digit }.
look-at-digits = Look at the digits { $digits }.
look-at-digits-in = Look at the digits { $digits } in { $houses }.
look-around-box = Look at the cells around { $house }.
look-around-cell = Look around the cell { $cell }.
look-at-almost-locked = Look for cells in { $house } with one candidate more than there are cells.
look-at-crossing = Look at the crossing of { $line } and { $house }.
look-at-guess = Look at { $house }, and try what follows from a guess.
look-at-strong-links = Look at the strong links of { $digits }.
look-at-strong-links-everywhere = Look at the strong links of { $digits } in cells and in houses.
look-at-rectangle = Look at { $cells } and the digits { $digits }.
look-at-graves = Look at the cells that have more than two candidates.
look-at-symmetry = Look at the givens as a whole: turn or mirror the grid in your mind.
look-at-few-givens = Look at the givens in { $houses }.
look-at-rows-and-columns = Look at the rows and columns of { $cells }.
look-at-bivalue = Look at the cells that have only the candidates { $digits }.
look-at-search = Look at { $house }: there is nothing left but to try.
look-at-wing = Look at the cells with { $count ->
        [2] two
       *[other] two or three
    } candidates around { $house }.
look-try-cell = Look at { $house }, and try each candidate of a cell.
look-try-house = Look at { $house }, and try each place of a digit.
look-try-candidate = Look at { $house }, and try a candidate both ways.
look-try-from = Look at { $house }, and try what follows from a candidate there.

## Where a pattern is, after its name

place-in-house = in { $house }
place-in-cells = in { $cells }
place-single = in { $house }: the digit { $digit }
place-digit = of the digit { $digit }
place-digits-in = { $digits ->
        [one] of the digit
       *[other] of the digits
    } { $digits } in { $cells }
place-digits-in-houses = of the digits { $digits } in { $houses }
place-subset = of the digits { $digits } in { $houses }
place-intersection = of the digit { $digit } in { $base } and { $cover }
place-fish = of the digit { $digit } in { $houses }
place-around = around { $cells }
place-symmetry = for { $shape ->
        [half-turn] a half turn
        [quarter-turn] a quarter turn
        [diagonal] a reflection in a diagonal
       *[lines] a move of lines
    }
place-through = { $digits ->
        [one] of the digit
       *[other] of the digits
    } { $digits } through { $cells }
place-between = { $digits ->
        [one] of the digit
       *[other] of the digits
    } { $digits } between { OR($cells) } and { OR($others) }
place-pivot = with its pivot in { $cell }
place-stem = with its stem in { $cell }
place-aligned = of { $cells } with the excluders { $excluders }
place-in-crossing = in { $line } and { $house }
place-start = that starts from { $cell }
place-start-digit = that starts from the places for { $digit } in { $house }
place-through-candidates = through the candidates of { $cell }

## What the colours and shapes of a drawing mean

role-placed = placed
role-eliminated = removed
role-pattern = pattern
role-fin = fin
role-pivot = pivot
role-pincer = pincer
role-assumed = assumed
role-follows-true = then true
role-follows-false = then false
role-contradiction = contradiction
role-color-a = colour A
role-color-b = colour B
role-color-c = colour C
role-color-d = colour D
role-guardian = guardian
role-set-a = set A
role-set-b = set B
role-set-c = set C
role-set-d = set D
role-set-e = set E
role-set-f = set F
role-set-g = set G
role-set-h = set H
role-common = restricted common
role-base = base house
role-cover = cover house
legend-strong-link = strong link
legend-weak-link = weak link
legend-order = order
legend-placed-before = placed before
picture-row = Row { $number }: { $digits }.
picture-marked = Marked { $role }: { $places }.
picture-link = A { $kind ->
        [strong] strong
       *[weak] weak
    } link: { $from } to { $to }.
legend-house = house
legend-what-rules-it-out = what rules it out
legend-ruled-out = ruled out
legend-one-of-these-is-true = one of these is true
legend-base = base
legend-cover = cover
legend-fish = fish
legend-fin = fin
legend-aligned-cells = aligned cells
legend-tried-and-false = tried and false
legend-cells-that-cannot-all-be-filled = cells that cannot all be filled
legend-one-side = one side
legend-other-side = other side
legend-pair = pair
legend-if-or-then-false = if or then false
legend-end = end
legend-almost-locked-set = almost locked set
legend-digit-of-both-ends = digit of both ends
legend-line = line
legend-box = box
legend-crossing = crossing
legend-set-of-the-line = set of the line
legend-set-of-the-box = set of the box
legend-stem = stem
legend-digit-of-all-petals = digit of all petals
legend-joins-stem-and-petal = joins stem and petal
legend-petal-a = petal A
legend-petal-b = petal B
legend-petal-c = petal C
legend-petal-d = petal D
legend-petal-e = petal E
legend-petal-f = petal F
legend-petal-g = petal G
legend-petal-h = petal H
legend-the-two-lines = the two lines
legend-where-they-cross = where they cross
legend-wings = wings
legend-places-of-the-digits-in-the-lines = places of the digits in the lines
legend-house-of-the-subset = house of the subset
legend-subset = subset
legend-house-of-the-places = house of the places
legend-house-that-is-cleared = house that is cleared
legend-all-places-there = all places there
legend-what-the-guardians-meet = what the guardians meet
legend-guardians-and-other-places = guardians and other places
legend-houses-of-the-digits = houses of the digits
legend-floor = floor
legend-own-image = stays in place
legend-missing-image = image of an eliminated candidate
legend-only-givens = the only givens
legend-roof-and-guardians = roof and guardians
legend-unique-rectangle = unique rectangle
legend-odd-loop = odd loop
legend-rectangle = rectangle
legend-house-of-the-digits = house of the digits
legend-digits-and-their-cells = digits and their cells
legend-box-of-the-digits = box of the digits
legend-pair-and-empty-rectangle = pair and empty rectangle
legend-houses-of-truths = houses of truths
legend-truths = truths
legend-lines = row and column
legend-digits-of-the-row = digits of the row
legend-digits-of-the-column = digits of the column
legend-digits-of-the-box = digits of the box
legend-counted-cells = cells that are counted
legend-other-digits = other digits
legend-digit-that-is-removed = digit that is removed
look-at-three-houses = Look at { $houses }, and at { $house } where they cross.
legend-house-that-closes-the-ring = house that closes the ring
legend-places-there = places there
legend-mark-of-a = mark of A
legend-mark-of-b = mark of B
legend-end-of-a-branch = end of a branch
legend-house-of-the-stem = house of the stem
legend-house-of-the-ends = house of the ends
legend-cross-lines = cross lines
legend-targets = targets
legend-base-digits = base digits
legend-house-of-the-single = house of the single
legend-removed-on-the-way = removed on the way
place-stem-cells = with its stem in { $cells }
place-truths = (truths { CLAUSES($truths) })
