# Chains, loops, colours, almost locked sets, assumptions, impossible patterns.

## Chains

chain-if = If { $cells ->
        [one] { $cells } is not { $digit }
        [2] neither of { $cells } is { $digit }
       *[other] none of { $cells } is { $digit }
    }, then { $others ->
        [one] { $others }
       *[other] one of { $others }
    } is { $other } ({ $because }).
chain-so = That rules out { $digit } in { $cells }. So { $others ->
        [one] { $others }
       *[other] one of { $others }
    } is { $other } ({ $because }).
chain-after-all = That contradicts the start, so { $end } after all.
chain-ends = So at least one of the two ends is true: { $first }, or { $last }. Whatever both of them rule out can
    be removed.
chain-because = { $first } or { $last }
because-other-candidate = its only other candidate
because-other-place = the only other { $cells ->
        [one] place
       *[other] places
    } for { $digit } in { $house }
because-set-needs = { $cell } is then one of { $digits }, and the cells { $cells } without it need { $digit }
because-set-takes = without { $digit } the cells { $cells } hold { $digits }, which { $cell } sees
because-set-left = without { $digit } the cells { $cells } hold only { $digits }
because-rectangle = otherwise { $cells } would hold only { $digits }
chain-fish = In { $base } the { $digit } can only be in { $cover }: one house too many for a fish.
because-fish = { $base } then have { $digit } only in { $cover }, and so once in each

## Loops

loop-closes = That rules out { $digit } in { $cells }, where we began: the loop closes.
loop-other-way = The other way round: if { $cells ->
        [one] { $cells }
       *[other] one of { $cells }
    } is { $digit }, then link by link { CLAUSES($steps) }.
loop-end = So of any two linked candidates exactly one is true. Whatever both of them rule out can be removed.
loop-sets = Exactly one digit of each almost locked set is outside it, so its other digits are inside.
loop-either = So either all of these are true: { CLAUSES($first) }. Or all of these: { CLAUSES($last) }.
loop-colours-end = A candidate that is ruled out both ways can be removed.
loop-because = ruled out both ways round the loop { $chain }
blossom-loop-cell = The stem is the cell { $cell }, which holds one of { $digits }. A branch leads from each of them.
blossom-loop-house = The stem is the { $digit } in { $house }, which is in { OR($cells) }. A branch leads from each of them.
blossom-loop-branch = If { $cell } is { $digit }, then link by link { CLAUSES($steps) }.
blossom-loop-at-once = If { $cell } is { $digit }, that is already an end.
blossom-loop-end-cell = All branches end in { $cell }, each with another of its candidates, { $digits }. So one of these is true.
blossom-loop-end-house = All branches end at the { $digit } in { $house }, each in another cell: { $cells }. So one
    of these is true.
blossom-loop-room = The stem and the strong links make { $count } cells or houses that need a true candidate. The
    weak links and the end have room for just { $count }, so all of it is used up. Anything else in a weak link or
    the end can be removed.
blossom-loop-because-cell = all branches end in { $cell }
blossom-loop-because-house = all branches end at the { $digit } in { $house }

## Remote pairs

remote-cells = The cells { $cells } have only the candidates { $digits }, and form a chain in which each sees the
    next.
remote-turns = So the two digits take turns along it: { $cells } hold one digit, { $others } the other.
remote-end = A cell that sees one cell of each kind can hold neither digit.
remote-because = { $cell } and { $other } hold one of { $digits } each

## Colours

colors-cluster = Strong links join these places for { $digit }. Colour them alternately: { $colour } ({ $cells })
    and { $other_colour } ({ $others }).
colors-cluster-second = Strong links join more places for { $digit }: { $colour } ({ $cells }) and { $other_colour }
    ({ $others }).
colors-one = One of the two colours is true throughout, and the other is false throughout.
colors-several = Of A and B one colour is true throughout and the other false, and the same holds for C and D.
bridge-shares = { $cell } of colour { $colour } and { $other } of colour { $other_colour } share { $house }.
bridge-ends = They cannot both be { $digit }, so colour { $colour } or { $other_colour } is true. Any cell that sees
    both of these colours cannot be { $digit }.
colors-trap = Whichever colour is true, a cell that sees both colours cannot be { $digit }.
colors-wrap = They cannot both be { $digit }, so colour { $colour } is false.
bridges-two = One of these two other colours is true. Colour { $colour } cannot be true beside either of them, so it is
    false.
colors-because = one of two colours is { $digit } throughout
bridge-because = { $cell } and { $other } cannot both be { $digit }
medusa-cluster = Strong links in cells and in houses join candidates for { $digits }. Colour them alternately A and
    B.
medusa-trap = Whichever colour is true, a candidate that both colours rule out is false.
medusa-wrap-cell = In { $cell } colour A has two candidates, so colour A is false.
medusa-wrap-house = In { $house } colour A has two places for { $digit }, so colour A is false.
medusa-empty-cell = Colour A would leave { $cell } no candidate, so colour A is false.
medusa-empty-house = Colour A would leave { $digit } no place in { $house }, so colour A is false.
medusa-because-trap = one of two colours is true throughout
medusa-because-wrap-cell = one colour has two candidates in { $cell }
medusa-because-wrap-house = one colour has two places for { $digit } in { $house }
medusa-because-empty-cell = one colour would leave { $cell } no candidate
medusa-because-empty-house = one colour would leave { $digit } no place in { $house }
marks-of-color = If colour { $colour } is true, its marks follow, one after another: { CLAUSES($marks) }.
mark-in-cell = { $cell } can only be { $digit }
mark-in-house = in { $house } the { $digit } can only be in { $cell }
marks-trap = Whichever colour is true, a candidate that is ruled out by A or its marks, and by B or its marks, is false.
marks-wrap-cell = So A and its marks have two candidates in { $cell }, which cannot be. Colour A is false.
marks-wrap-house = So A and its marks have two places for { $digit } in { $house }, which cannot be. Colour A is false.
marks-empty-cell = A and its marks leave { $cell } no candidate, which cannot be. So colour A is false.
marks-empty-house = A and its marks leave { $digit } no place in { $house }, which cannot be. So colour A is false.

## Almost locked sets

als-what = An almost locked set has one digit more than it has cells: if it lacks one digit, it must hold all the
    others.
set-is = Set { $letter }: { $cells } with { $digits }.
als-ring-common = In both sets { $digit } lies only in { $house }, so at least one set has no { $digit }.
als-ring-sets = A set can do without one digit only. So one of them lacks { $digit }, the other { $other }, and each
    holds all its other digits.
als-ring-end = So a digit can be removed from cells that see all its places in its set. For { $digit } and
    { $other } that means all places in both sets.
als-start = Suppose A { $digits ->
        [one] has no
       *[other] lacks one of
    } { $digits }. Then it holds { $other }.
als-then = So { $letter } has no { $digit }, as these candidates all lie in { $house }, and it holds { $digits }.
als-end = So { $digits } { $digits ->
        [one] is
       *[other] are each
    } in A or in { $letter }, and can be removed from every cell that sees all its places in both.
als-because = { $cells } cannot all be without { $digits }
blossom-stem = The stem { $cell } is { OR($digits) }. For each of these digits there is a petal: an almost locked set
    that loses the digit if the stem takes it.
petal-is = Petal { $letter }: { $cells } with { $digits }.
blossom-petal = If the stem is { $digit }, petal { $letter } has no { $digit } in { $house } and holds all its other
    digits, { $digits } among them.
blossom-end = Whatever the stem is, one of the petals holds { $digits }. So { $digits ->
        [one] it
       *[other] each of these digits
    } can be removed from every cell that sees all its places in the petals.
blossom-because = whatever { $cell } is, a set that it sees has { $digits }
sue-de-coq-crossing = The cells { $cells }, where { $line } and { $house } cross, have the candidates { $digits }.
sue-de-coq-rest = In the rest of { $house }, { $cells } can only be { OR($digits) }.
sue-de-coq-count = Together these are { $count } cells with { $count } digits, and each digit fits only once: so every
    digit is used.
sue-de-coq-twice = { $digits } can be both in the line and in the box; every other digit fits only once. That makes
    { $count } digits for { $count } cells, so all of them are used.
sue-de-coq-both = So { $digits } must be in one of { $cells } and also in one of { $others }, and not where line and
    box cross.
sue-de-coq-end = So { $digits } can be removed from the rest of { $line }, and { $others } from the rest of
    { $house }.
sue-de-coq-because = { $cells } hold all of { $digits }
three-houses-box = In { $house }, { $cells } can only be { OR($digits) }.
three-houses-room = In all of these cells, { $digits } { $digits ->
        [one] can only be in { $house }, so it fits once.
       *[other] can only be in { $house }, so each of them fits once.
    }
three-houses-end = So each digit can be removed from the rest of its house.
subset-count-cells = The { $count } cells { $cells } can only be { OR($digits) }.
subset-count-digit = At most { $count ->
        [one] one of them is
       *[other] { $count } of them are
    } { $digit }, as all its places lie in { $houses }.
subset-count-none = If a candidate to be removed were true, none of them would be { $digit }.
subset-count-left = If a candidate to be removed were true, at most { $count ->
        [one] one
       *[other] { $count }
    } of them would be { $digit }.
subset-count-end = So at most { $most } of the { $count } cells could be filled.
subset-count-because = { $cells } cannot be filled without { $digit }

## Assumptions and nets

assume-and-see = Assume { $premise } and see what follows.
assumption-broken = Now { $contradiction }: a contradiction.
assumption-because = { $premise } leads to a contradiction
inference = ({ $number }) { $conclusion }: { $because } ({ $technique }).
verity-cell = { $cell } is { OR($digits) }.
verity-house = In { $house } the { $digit } is in { OR($cells) }.
verity-either = Either { $candidate } or not.
verity-because = it follows from each of { OR($premises) }
line-is-result = If { $premise }, that is already the result.
line-at-once = If { $premise }, it follows at once that { $conclusion }.
line-every-case = In every case { $conclusion }.
kraken-places = In { $base } the { $digit } can only be in { $cover }.
kraken-places-fins = In { $base } the { $digit } can only be in { $cover }, apart from the { $cells ->
        [one] fin
       *[other] fins
    } { $cells }.
kraken-one = So one of { $cells } is { $digit }.
kraken-one-fins = So one of { $cells } is { $digit }: a fin, or the place in { $line }.
kraken-no-fin = If no fin is { $digit }, the fish holds, and then { $conclusion }.
kraken-because = it follows from each fin of the fish of { $digit } in { $base }
whip-assume = Assume { $premise } and follow it from rule to rule.
whip-broken = ({ $number }) { $lost }: so { $contradiction }, a contradiction.
whip-cell = ({ $number }) { $lost }: so { $cell } is { OR($digits) }.
whip-house = ({ $number }) { $lost }: so in { $house } the { $digit } is in { $cell }.
whip-places = ({ $number }) { $lost }: so in { $house } the { $digit } is in { OR($cells) }.
whip-shortest = No chain of fewer than { $count } rules removes anything here: all have been searched.
search-no-technique = No technique is used here. The candidates of { $cell } are tried one by one, each with all that
    follows from it; where nothing more follows, by trying again.
search-broken = With { $candidate } a rule breaks.
search-broken-cases = With { $candidate } a rule breaks in each of { $count } cases.
search-left = Only { $candidate } is left.
search-because = all other candidates of { $cell } fail when tried

## Impossible patterns

tridagon-cells = Each of { $houses } has three cells of the pattern, one in each of its rows and columns:
    { $cells }.
tridagon-orders = If they held only { $digits }, each box would have the three digits in one of six orders. Whichever
    the boxes have, a row or column that two of them share would have a digit twice.
impossible-cells = The cells { $cells } cannot all hold only { $digits }. However one begins, two cells that see each
    other end up with the same digit.
impossible-guardian = Their only other candidate is { $digit } in { $cell }, so this must be true.
impossible-guardians = So one of the other candidates, the guardians, is true: { $candidates }.
impossible-because = the cells { $cells } cannot all hold { $digits }

## Blossoms on other stems

blossom-house = In { $house } the { $digit } is in { OR($cells) }. For each of these places there is a petal: an almost
    locked set that loses the { $digit } if it is there.
blossom-rectangle = One of the rectangle's other candidates is true: { $candidates }. For each of them there is a petal:
    an almost locked set that loses its digit if it is true.
blossom-petal-at = If { $cell } is { $digit }, petal { $letter } has no { $digit } in { $house } and holds all its other digits,
    { $digits } among them.
blossom-end-any = In every case one of the petals holds { $digits }. So { $digits ->
        [one] it
       *[other] each of these digits
    } can be removed from every cell that sees all its places in the petals.
blossom-because-any = whatever is true of { $cells }, a set next to it has { $digits }

set-blossom-stem = The cells { $cells } are the stem. They take all but { $lacking } of the digits { $digits }, so one of
    them is { OR($branches) }. For each of these digits there is a petal: an almost locked set that loses the digit if the stem has it.
set-blossom-petal = If the stem has { $digit }, petal { $letter } has no { $digit } in { $house } and holds all its
    other digits, { $digits } among them.

## Odd loops

oddagon-cells = The { $count } cells { $cells } form a loop of odd length, in which each sees the next.
oddagon-turns = If they held only { $digits }, the two digits would have to alternate from cell to cell. Around an odd
    loop that is impossible.
broken-wing-cells = The cells { $cells } form a loop of odd length. Any two neighbours in it share one of these
    houses: { $houses }.
broken-wing-turns = If these houses had { $digits } only there, it would have to be in every second cell. Around an odd loop
    that is impossible.
broken-wing-guardian = The only other place for { $digit } is { $cell }, so it must be there.
broken-wing-guardians = So { $digits } is in one of its other places, the guardians: { $cells }.

## Rank patterns

almost-locked-places = In { $house } the digits { $digits } can only be where it crosses { $other }, or in { OR($cells) }.
almost-locked-own = In { $house }, { $cells } can only be { OR($digits) } as well.
almost-locked-room = { $cells } can take all but one of these digits, so at least one is in the crossing. { $own } must
    take all but one, so at most one is in the crossing.
almost-locked-end = So exactly one is. That leaves no room for another digit in { $cells }, and none for these digits
    elsewhere in { $house }.
rectangle-pair-cells = Each of { $cells } is { OR($digits) }.
rectangle-pair-box = In { $house } the digits { $digits } can only be in { $houses }, and the box needs both.
rectangle-pair-end = The two cells and the box put four of these digits into the two lines, which have room for no more. So each
    line has both digits there.
rank-part = { $digits } in { $houses }
rank-truths-are = The truths are { CLAUSES($truths) }. That makes { $count }, and each has exactly one true
    candidate.
rank-links-are = All their candidates lie in these links: { CLAUSES($links) }. That makes { $count }, and each has at most
    one true candidate.
rank-zero-end = There are as many links as truths, so each link has its true candidate inside the truths. Any other candidate of a
    link can be removed, and so can one that takes up more links than truths.
rank-one-end = There is one link more than truths, so only one link may have its true candidate elsewhere. A candidate that takes
    up two links more than truths can be removed.
rank-because = { CLAUSES($truths) } fill { CLAUSES($links) }

## Exocets

exocet-base = The base cells { $cells } hold two of { $digits }.
exocet-cover = In { $houses } the { $digit } has places outside the band only in { $covers }.
exocet-no-cover = In { $houses } the { $digit } has no place outside the band.
exocet-room = For each digit, the cross lines that need it outnumber these lines. So if a base cell holds the digit, one
    cross line has it in the band, where only { $cells } do not see the base.
exocet-end = So the two digits of the base are in the two targets, which hold nothing else. A base digit that no target can hold
    can be removed from the base.
weak-exocet-end = So the two digits of the base are in two of the three targets. A candidate that would leave no two
    targets for two base digits can be removed.
wide-exocet-seen = If a base cell holds a digit, no cell that sees both base cells has it. The targets are { $cells }.
wide-exocet-cover = Apart from the targets, the { $digit } then has places in { $houses } only in { $covers }.
wide-exocet-no-cover = Apart from the targets, the { $digit } then has no place in { $houses }.
wide-exocet-room = For each digit, the cross lines that need it outnumber these houses. So a digit of a base cell is in
    a target as well.
exocet-because = { $targets } hold the digits of { $base }
double-exocet-base = The base cells { $cells } hold two of { $digits }, and { $targets } are their targets.
double-exocet-room = For each digit, the cross lines that need it outnumber these lines. So a digit of a base is in one
    of its targets as well.
double-exocet-apart = Each target sees the other base. So no digit is in both bases: each of { $digits } is in one of them, and in one
    of its targets.
double-exocet-end = A digit can be removed from cells that see all of its places in the bases, or all of those in the
    targets. The cross lines have it in the band only once. So it fills all of its lines outside the band, and can be
    removed from the rest of these.
