# Answers: why something holds, ranks, verdicts, mistakes.

## Why: the smallest reason

why-if = If { $cell } were { $digit }, { $clause }.
why-if-not = If { $cell } were not { $digit }, { $clause }.
why-sum = the sum of these rules would be broken
why-others = The same count refutes the others. So we can remove { $eliminated }.
why-cases = one of the { $count } candidates of { $rule } would be true, and each leads to a contradiction
why-assume = Assume that { $premise }.
would-have-one = { $cell } would have only { $digit } left
would-have-one-place = { $house } would have only { $cell } left for { $digit }
would-be-empty = { $cell } would have no candidate left
would-have-no-place = { $house } would have no place left for { $digit }
choice = { $cell }={ $digit }
why-singles = singles would follow in this order: { $placements }
why-sizes = { $needed } truths would have to fit into { $allowed } links, see the proof
why-count = { $needed } true candidates would be needed, one each for { $truths }, and all their candidates lie in
    { $links }, which allow only { $allowed }
rule-house = { $digit } in { $house }
rule-deadly = the deadly pattern { $pattern }
rule-image = the image { $image } of { $candidate }
rule-cover = the only two givens of three lines, { $clue } and { $other }
counted-twice = { $rule } (counted twice)
counted-times = { $rule } (counted { $count } times)
why-false = No: in the solution { $fact }.
why-one-of-them = In one of them { $fact }.
why-known = The position says so already: { $fact }.
why-known-already = The position says so already.
why-size = One count of { $truths } truths and { $links } links does it, but this is easier to follow.
why-known-as = This is known as { $technique }.
why-given-up = It is true in the only solution, but the search for its reason was given up.
why-several = The puzzle has several solutions.
why-perhaps = This may hold in all of them, or not.
why-clash = A digit stands twice in a house.
why-entries = The position contradicts its givens: no reason would mean anything.
why-no-solution = The puzzle has no solution.
why-before = Look at the position before this was entered.
why-at-givens = Other entries are wrong too, so this looks at the givens alone.

## Ranks

rank-truths = { $count ->
        [one] The truth { $truths } has
       *[other] Each of the { $count } truths { $truths } has
    } one true candidate.
rank-links = { $count ->
        [one] The link { $links } has
       *[other] Each of the { $count } links { $links } has
    } at most one.
rank-nothing = No candidate falls.
rank-uncovered = The links do not cover the truths: { $candidates } are in more truths than links.
rank-fins = Only { $candidates } are in more truths than links, and what falls rules them out.
rank-cover = Every candidate of the truths is in at least as many links as truths
rank-negative = { rank-cover }, and there are fewer links than truths: this state has no solution.
rank-links-more = { rank-cover }, and { $count ->
        [0] there are as many links as truths, so each link has its true candidate in a truth (rank 0). A candidate in more links than truths is false.
        [1] there is one link more than truths (rank 1). A candidate in two links more than truths is false.
       *[other] there are { $count } links more than truths (rank { $count }). A candidate that is in more links than truths by more than that is false.
    }

## Verdicts on claims

verdict-breaks = The argument breaks at { $place }: { $reason }.
verdict-mend = A small change would do: { $mend }.
verdict-technique = Yes. This follows by the technique { $technique }.
verdict-argument = Yes. The argument holds.
verdict-known = Yes. The position says so already: there is nothing to show.
verdict-follows = Yes. This follows.
verdict-otherwise-known = It is true, but there is nothing left to show.
verdict-otherwise-technique = It is true, but not for the reason given: { $technique } shows it in another way.
verdict-otherwise-argument = It is true, and the argument holds, but it is not what it is called.
verdict-otherwise = It is true, but not for the reason given.
verdict-not-shown = It is true in the only solution, but no short proof of it was found.
verdict-false = No. This is false.
verdict-several = The givens have several solutions, so first the puzzle needs another clue.
verdict-malformed = This cannot be read.
verdict-uniqueness = This assumes that the puzzle has only one solution, as its givens do.
verdict-smallest = { verdict-count }; it is proved that no { $parts ->
        [one] count
       *[other] counts
    } with fewer truths would do.
verdict-size = { verdict-count }.
verdict-count = { $parts ->
        [one] The certificate has
       *[other] The certificates of the parts have
    } { $truths } { $truths ->
        [one] truth
       *[other] truths
    } and { $links } { $links ->
        [one] link
       *[other] links
    }
verdict-solution = { verdict-in } { $cell } is { $digit }.
verdict-solution-not = { verdict-in } { $cell } is { $digit }, not { $not }.
verdict-in = { $of ->
        [one] In one of the solutions
       *[only] In the only solution of the givens
    }
verdict-profile = A technique of the chosen profile shows it.
verdict-no-profile = No technique of the chosen profile shows it.
verdict-easiest = The easiest technique that concludes exactly this here is { $technique }.
verdict-so-do = So do: { $techniques }.
verdict-clash = The position breaks the rules: { $clashes }.
verdict-entries = The position is wrong already: a digit placed or a candidate removed contradicts the givens.
verdict-position = The position has no solution.
verdict-givens = The givens have no solution.

## Mistakes

mistake-box = Something is wrong in { $house }.
mistake-digit = The digit in { $cell } cannot be right.
mistake-not = { $cell } is not { $digit }.
mistake-marks = The marks of { $cell } lack a candidate that is still possible.
mistake-candidate = { $cell } can still be { $digit }: nothing rules it out.

## Where an argument breaks

broken-chain = a chain needs nodes with links between them
broken-chain-long = chains of more than { $count } nodes are not judged
broken-two-strong = two strong links follow each other at { $node }
broken-two-weak = two weak links follow each other at { $node }
broken-holds = { $cell } holds { $digit } already
broken-no-candidate = { $digits } is no candidate of { $cells }
broken-no-candidates = { $cells } has none of the candidates { $digits }
broken-ends-place = the chain says that { $first } or { $last }, which does not place a digit here
broken-loop = no weak link of the loop rules this out from both sides
broken-neither-end = neither end, { $one } or { $other }, rules out { $digit } in { $cell }
broken-end-sees = the end { $node } does not see { $cell }
broken-end = the end { $node } does not rule out { $digit } in { $cell }
broken-ends = the ends do not rule out { $digit } in { $cell }
broken-strong = this link is not strong
broken-strong-nothing = { broken-strong }: { $from } and { $to } are neither the candidates of one cell, nor the
    places of one digit, nor in one almost locked set
broken-strong-house = { broken-strong }: { $cells } share no house
broken-strong-places = { broken-strong }: { $cells } also { $count ->
        [one] holds
       *[other] hold
    } { $digit }
broken-strong-cell = { broken-strong }: { $cells } also holds { $digits }
broken-strong-lose = { broken-strong }: { $cells } need not lose the digits in one house
broken-strong-set = { broken-strong }: the { $count } cells { $cells } hold { $digits }, and are no almost locked
    set
broken-weak = this link is not weak
broken-weak-house = { broken-weak }: { $cell } and { $other } share no house, so both can be { $digit }
broken-weak-same = { broken-weak }: both sides have { $candidate }
broken-weak-both = { broken-weak }: { $candidate } and { $other } can both be true
broken-no-step = no step says so of { $candidate }
broken-cover = { $base } houses cannot be covered by { $cover }
broken-fin = the pattern has a fin at { $cells }
broken-places-none = the pattern is about places of { $digit } and places no digit
broken-other-digit = the pattern is about { $digit }, and says nothing of { $other } in { $cell }
broken-outside = { $cell } lies in none of the cover { $cover }
broken-sees = { $cell } does not see all of { $cells }
broken-subset = { CLAUSES($reasons) }
broken-subset-house = { $cells } share no house
broken-subset-there = the subset is there, and does not rule out all of this in { $cells }
broken-subset-naked = { $cell } also holds { $digits }, so the cells are no naked subset
broken-subset-hidden = nor are the digits a hidden subset of { $house }: { $cells } can hold one of them too
broken-technique = no { $name } concludes this here
broken-known = the state knows this already, so there is nothing to show
broken-nameless = it cannot be judged without the name of its technique
broken-givens = the argument assumes that the givens have one solution, and this position has no givens
mend-after = it holds with { $conclusion } first
mend-instead = { $conclusion } follows instead

## Near misses

near-miss-needs = The reason needs { $candidate } to be ruled out.
near-miss-not-placed = So the pattern no longer shows that { $cell } is { $digit }.
near-miss-not-eliminated = So the pattern no longer removes { $eliminated }.
near-miss-candidate = One thing is different from the example: { $cell } can still be { $digit }.
near-miss-empty = One thing is different from the example: { $cell } is still empty.
near-miss-given = One thing is different from the example: { $cell } is a given.
near-miss-bound = So its digit cannot trade places with another.
near-miss-third = So the three lines have a third given.
near-miss-lands = So the given in { $cell } no longer lands on a given.
near-miss-in-cell = So { $cell } could also be { $digit }, and the reason fails.
near-miss-in-house = So in { $house } the { $digit } could also be in { $cell }, and the reason fails.
near-miss-guardian = So { $digit } in { $cell } is one more candidate that may prevent the deadly pattern.
