# What a teacher adds to an explanation, for each technique: why one looks here, how to spot it, what to look
# for next.

## Singles

lesson-full-house-why = A house with one empty cell needs no thought: count to nine.
lesson-full-house-spot = Glance at the fullest rows, columns and boxes, and name the digit that is missing.
lesson-full-house-next = The new digit may leave another house with a single gap: look at the row, column and box of
    the cell.
lesson-hidden-single-why = Every house needs every digit, so a digit with a single place left must go there,
    whatever else the cell could hold.
lesson-hidden-single-spot = Take a digit that has been placed often. Follow its rows and columns into a box that lacks it, and
    see which cells stay open.
lesson-hidden-single-next = Stay with this digit: it has just closed one more row and column for the other boxes.
lesson-naked-single-why = A cell that sees eight different digits can only be the ninth.
lesson-naked-single-spot = Look where a well filled row, column and box meet, and count what the empty cell sees.
lesson-naked-single-next = All peers of this cell lose the digit: one of them may now have a single candidate too.

## Intersections

lesson-pointing-why = A box and a line share three cells. If a digit of the box must be among them, the line has its
    digit there.
lesson-pointing-spot = In each box, look for a digit whose two or three places lie in one row or column: they point
    along it.
lesson-pointing-next = Where the line crosses other boxes, the digit has fewer places now: look there for a hidden
    single.
lesson-claiming-why = A line and a box share three cells. If a digit of the line must be among them, the box has its
    digit there.
lesson-claiming-spot = Go along each row and column, and ask of each missing digit whether all its places lie in one
    box.
lesson-claiming-next = The rest of the box has lost the digit: look there for naked singles and pairs.
lesson-direct-pointing-why = A digit can be locked where a box and a line cross, before its cell is known. That
    alone may leave it one place elsewhere.
lesson-direct-pointing-spot = Scan one digit through all boxes, and count a locked pair of places as a blocked line.
lesson-direct-pointing-next = Go on with this digit, then with the houses of the cell just filled.
lesson-direct-claiming-why = { lesson-direct-pointing-why }
lesson-direct-claiming-spot = { lesson-direct-pointing-spot }
lesson-direct-claiming-next = { lesson-direct-pointing-next }

## Subsets

lesson-naked-pair-why = Two cells with the same two candidates share these digits out between them, so no other cell of the
    house can have one.
lesson-naked-pair-spot = Mark the cells with two candidates, and look for twins in the same row, column or box.
lesson-naked-pair-next = If the twins share a second house, clear that too. Then look for cells that are left with
    one candidate.
lesson-locked-pair-why = { lesson-naked-pair-why }
lesson-locked-pair-spot = { lesson-naked-pair-spot }
lesson-locked-pair-next = { lesson-naked-pair-next }
lesson-naked-triple-why = Three cells with three digits between them use them all up. No cell needs all three: 12,
    23 and 13 will do.
lesson-naked-triple-spot = Start from a cell with two or three candidates, and add cells of the house that bring in
    little new.
lesson-naked-triple-next = See what the rest of the house has left: often a pair or a single.
lesson-locked-triple-why = { lesson-naked-triple-why }
lesson-locked-triple-spot = { lesson-naked-triple-spot }
lesson-locked-triple-next = { lesson-naked-triple-next }
lesson-naked-quad-why = Four cells with four digits between them use them all up, and the rest of the house cannot
    have them.
lesson-naked-quad-spot = It pays in houses with eight or nine open cells. Otherwise look for the hidden subset of
    the other cells, which is smaller.
lesson-naked-quad-next = The other cells of the house are a small group now: look at their candidates.
lesson-hidden-pair-why = Two digits that fit only into the same two cells fill them, however many other candidates
    these cells show.
lesson-hidden-pair-spot = In a house, count the places of each missing digit, and look for two digits with the same
    two places.
lesson-hidden-pair-next = The two cells are a naked pair now: see whether they share another house.
lesson-hidden-triple-why = Three digits that fit only into three cells fill them. No digit needs all three places.
lesson-hidden-triple-spot = Look for digits with two or three places in a house, and see whether three of them keep
    to the same cells.
lesson-hidden-triple-next = Follow the removed digits in this house: they have fewer places now.
lesson-hidden-quad-why = Four digits that fit only into four cells fill them, and everything else can be removed
    there.
lesson-hidden-quad-spot = In a nearly empty house, count places digit by digit. The naked subset of the other cells
    says the same and may be easier to see.
lesson-hidden-quad-next = { lesson-hidden-triple-next }
lesson-direct-hidden-pair-why = Digits that share a few cells of a house keep others out of them. So another digit
    can be left with one place in a house.
lesson-direct-hidden-pair-spot = In a house with few gaps, set aside cells that a pair or triple of digits must
    fill, and see what is left for the others.
lesson-direct-hidden-pair-next = Place the digit, then look at the houses of its cell.
lesson-direct-hidden-triplet-why = { lesson-direct-hidden-pair-why }
lesson-direct-hidden-triplet-spot = { lesson-direct-hidden-pair-spot }
lesson-direct-hidden-triplet-next = { lesson-direct-hidden-pair-next }

## Fish

lesson-x-wing-why = If two rows have a digit only in the same two columns, these columns get it from these rows. It
    works in the other direction too.
lesson-x-wing-spot = Take one digit and look for rows in which it has two places. Two such rows with the same
    columns make an X-Wing; then try columns.
lesson-x-wing-next = Follow the digit in the boxes where you removed it: a pointing pair or a hidden single may be
    left.
lesson-swordfish-why = Three rows that keep a digit to the same three columns use these columns up. No row needs all
    three places.
lesson-swordfish-spot = Take a digit that has two or three places in several rows, and look for three such rows
    within three columns.
lesson-swordfish-next = See whether a line or box where you removed the digit has a single place left for it.
lesson-jellyfish-why = Four rows that keep a digit to the same four columns use these columns up.
lesson-jellyfish-spot = Try it for a digit with many open rows. If it is hard to see, look for the fish that the
    remaining lines make: it may be smaller.
lesson-jellyfish-next = Go on with this digit: it has fewer places now.
lesson-squirmbag-why = Five or more lines that keep a digit to as many crossing lines use these up. The lines left
    over make a smaller fish with the same result.
lesson-squirmbag-spot = Look for the smaller fish of the remaining lines instead: it says the same.
lesson-squirmbag-next = { lesson-jellyfish-next }
lesson-whale-why = { lesson-squirmbag-why }
lesson-whale-spot = { lesson-squirmbag-spot }
lesson-whale-next = { lesson-squirmbag-next }
lesson-leviathan-why = { lesson-squirmbag-why }
lesson-leviathan-spot = { lesson-squirmbag-spot }
lesson-leviathan-next = { lesson-squirmbag-next }
lesson-finned-x-wing-why = A fish with a place too many still works near it: either the fin is true, or the plain
    fish is.
lesson-finned-x-wing-spot = When a fish almost fits, see whether the surplus places lie in one box with a corner of
    it. Only the cells of that box can lose the digit.
lesson-finned-x-wing-next = Look at that box: the digit is often locked in one line of it now.
lesson-finned-swordfish-why = { lesson-finned-x-wing-why }
lesson-finned-swordfish-spot = { lesson-finned-x-wing-spot }
lesson-finned-swordfish-next = { lesson-finned-x-wing-next }
lesson-finned-jellyfish-why = { lesson-finned-x-wing-why }
lesson-finned-jellyfish-spot = { lesson-finned-x-wing-spot }
lesson-finned-jellyfish-next = { lesson-finned-x-wing-next }
lesson-finned-squirmbag-why = { lesson-finned-x-wing-why }
lesson-finned-squirmbag-spot = { lesson-finned-x-wing-spot }
lesson-finned-squirmbag-next = { lesson-finned-x-wing-next }
lesson-finned-whale-why = { lesson-finned-x-wing-why }
lesson-finned-whale-spot = { lesson-finned-x-wing-spot }
lesson-finned-whale-next = { lesson-finned-x-wing-next }
lesson-finned-leviathan-why = { lesson-finned-x-wing-why }
lesson-finned-leviathan-spot = { lesson-finned-x-wing-spot }
lesson-finned-leviathan-next = { lesson-finned-x-wing-next }
lesson-sashimi-x-wing-why = A fish may lack a corner, if fins stand in for it: without them its line would be left
    with one place.
lesson-sashimi-x-wing-spot = Look for a line with two places and another whose second place is off by a cell or two
    in the same box.
lesson-sashimi-x-wing-next = Look at the box with the fins: the digit is often locked in one line of it now.
lesson-sashimi-swordfish-why = { lesson-sashimi-x-wing-why }
lesson-sashimi-swordfish-spot = { lesson-sashimi-x-wing-spot }
lesson-sashimi-swordfish-next = { lesson-sashimi-x-wing-next }
lesson-sashimi-jellyfish-why = { lesson-sashimi-x-wing-why }
lesson-sashimi-jellyfish-spot = { lesson-sashimi-x-wing-spot }
lesson-sashimi-jellyfish-next = { lesson-sashimi-x-wing-next }
lesson-sashimi-squirmbag-why = { lesson-sashimi-x-wing-why }
lesson-sashimi-squirmbag-spot = { lesson-sashimi-x-wing-spot }
lesson-sashimi-squirmbag-next = { lesson-sashimi-x-wing-next }
lesson-sashimi-whale-why = { lesson-sashimi-x-wing-why }
lesson-sashimi-whale-spot = { lesson-sashimi-x-wing-spot }
lesson-sashimi-whale-next = { lesson-sashimi-x-wing-next }
lesson-sashimi-leviathan-why = { lesson-sashimi-x-wing-why }
lesson-sashimi-leviathan-spot = { lesson-sashimi-x-wing-spot }
lesson-sashimi-leviathan-next = { lesson-sashimi-x-wing-next }
lesson-franken-x-wing-why = Boxes need their digits as lines do. So a box can stand for a line in a fish.
lesson-franken-x-wing-spot = Start from a digit that lies in few boxes, and count boxes together with the rows or
    columns through them.
lesson-franken-x-wing-next = Follow the digit in the lines and boxes of the cover.
lesson-franken-swordfish-why = { lesson-franken-x-wing-why }
lesson-franken-swordfish-spot = { lesson-franken-x-wing-spot }
lesson-franken-swordfish-next = { lesson-franken-x-wing-next }
lesson-franken-jellyfish-why = { lesson-franken-x-wing-why }
lesson-franken-jellyfish-spot = { lesson-franken-x-wing-spot }
lesson-franken-jellyfish-next = { lesson-franken-x-wing-next }
lesson-franken-squirmbag-why = { lesson-franken-x-wing-why }
lesson-franken-squirmbag-spot = { lesson-franken-x-wing-spot }
lesson-franken-squirmbag-next = { lesson-franken-x-wing-next }
lesson-franken-whale-why = { lesson-franken-x-wing-why }
lesson-franken-whale-spot = { lesson-franken-x-wing-spot }
lesson-franken-whale-next = { lesson-franken-x-wing-next }
lesson-franken-leviathan-why = { lesson-franken-x-wing-why }
lesson-franken-leviathan-spot = { lesson-franken-x-wing-spot }
lesson-franken-leviathan-next = { lesson-franken-x-wing-next }
lesson-finned-franken-x-wing-why = A fish with boxes may have a few places too many: either a fin is true, or the fish
    works without it.
lesson-finned-franken-x-wing-spot = Start from the candidate to remove. If it were true, its peers would lose the digit:
    which houses would then have too few places?
lesson-finned-franken-x-wing-next = Follow the digit in the houses where you removed it.
lesson-finned-franken-swordfish-why = { lesson-finned-franken-x-wing-why }
lesson-finned-franken-swordfish-spot = { lesson-finned-franken-x-wing-spot }
lesson-finned-franken-swordfish-next = { lesson-finned-franken-x-wing-next }
lesson-finned-franken-jellyfish-why = { lesson-finned-franken-x-wing-why }
lesson-finned-franken-jellyfish-spot = { lesson-finned-franken-x-wing-spot }
lesson-finned-franken-jellyfish-next = { lesson-finned-franken-x-wing-next }
lesson-finned-franken-squirmbag-why = { lesson-finned-franken-x-wing-why }
lesson-finned-franken-squirmbag-spot = { lesson-finned-franken-x-wing-spot }
lesson-finned-franken-squirmbag-next = { lesson-finned-franken-x-wing-next }
lesson-finned-franken-whale-why = { lesson-finned-franken-x-wing-why }
lesson-finned-franken-whale-spot = { lesson-finned-franken-x-wing-spot }
lesson-finned-franken-whale-next = { lesson-finned-franken-x-wing-next }
lesson-finned-franken-leviathan-why = { lesson-finned-franken-x-wing-why }
lesson-finned-franken-leviathan-spot = { lesson-finned-franken-x-wing-spot }
lesson-finned-franken-leviathan-next = { lesson-finned-franken-x-wing-next }
lesson-mutant-x-wing-why = A fish may mix rows, columns and boxes on both sides. All that counts is that the base
    needs as many digits as the cover has room for.
lesson-mutant-x-wing-spot = This one is hard to see without a machine. Start from the candidate to remove, and ask which
    houses it would leave without enough places.
lesson-mutant-x-wing-next = Follow the digit in the houses of the cover.
lesson-mutant-swordfish-why = { lesson-mutant-x-wing-why }
lesson-mutant-swordfish-spot = { lesson-mutant-x-wing-spot }
lesson-mutant-swordfish-next = { lesson-mutant-x-wing-next }
lesson-mutant-jellyfish-why = { lesson-mutant-x-wing-why }
lesson-mutant-jellyfish-spot = { lesson-mutant-x-wing-spot }
lesson-mutant-jellyfish-next = { lesson-mutant-x-wing-next }
lesson-mutant-squirmbag-why = { lesson-mutant-x-wing-why }
lesson-mutant-squirmbag-spot = { lesson-mutant-x-wing-spot }
lesson-mutant-squirmbag-next = { lesson-mutant-x-wing-next }
lesson-mutant-whale-why = { lesson-mutant-x-wing-why }
lesson-mutant-whale-spot = { lesson-mutant-x-wing-spot }
lesson-mutant-whale-next = { lesson-mutant-x-wing-next }
lesson-mutant-leviathan-why = { lesson-mutant-x-wing-why }
lesson-mutant-leviathan-spot = { lesson-mutant-x-wing-spot }
lesson-mutant-leviathan-next = { lesson-mutant-x-wing-next }
lesson-finned-mutant-x-wing-why = A fish of mixed houses may have fins as well: either one of them is true, or the fish
    holds.
lesson-finned-mutant-x-wing-spot = This one is hard to see without a machine. Short chains of the same digit often
    show the same.
lesson-finned-mutant-x-wing-next = { lesson-finned-franken-x-wing-next }
lesson-finned-mutant-swordfish-why = { lesson-finned-mutant-x-wing-why }
lesson-finned-mutant-swordfish-spot = { lesson-finned-mutant-x-wing-spot }
lesson-finned-mutant-swordfish-next = { lesson-finned-mutant-x-wing-next }
lesson-finned-mutant-jellyfish-why = { lesson-finned-mutant-x-wing-why }
lesson-finned-mutant-jellyfish-spot = { lesson-finned-mutant-x-wing-spot }
lesson-finned-mutant-jellyfish-next = { lesson-finned-mutant-x-wing-next }
lesson-finned-mutant-squirmbag-why = { lesson-finned-mutant-x-wing-why }
lesson-finned-mutant-squirmbag-spot = { lesson-finned-mutant-x-wing-spot }
lesson-finned-mutant-squirmbag-next = { lesson-finned-mutant-x-wing-next }
lesson-finned-mutant-whale-why = { lesson-finned-mutant-x-wing-why }
lesson-finned-mutant-whale-spot = { lesson-finned-mutant-x-wing-spot }
lesson-finned-mutant-whale-next = { lesson-finned-mutant-x-wing-next }
lesson-finned-mutant-leviathan-why = { lesson-finned-mutant-x-wing-why }
lesson-finned-mutant-leviathan-spot = { lesson-finned-mutant-x-wing-spot }
lesson-finned-mutant-leviathan-next = { lesson-finned-mutant-x-wing-next }
lesson-kraken-fish-type-1-why = If the fins of a fish do not see the cell to clear, a chain from each fin may still
    reach it.
lesson-kraken-fish-type-1-spot = Take a fish that almost works, and follow each fin on its own. All must lead to the
    same end as the fish.
lesson-kraken-fish-type-1-next = Look at the houses that the chains went through: they often have strong links for
    further chains.
lesson-kraken-fish-type-2-why = Of the fins of a fish and its candidates in one cover house, one is true. What each of
    them leads to is certain.
lesson-kraken-fish-type-2-spot = Take a fish that almost works. Follow its fins and its candidates in one cover house,
    and compare what they lead to.
lesson-kraken-fish-type-2-next = { lesson-kraken-fish-type-1-next }

## One digit

lesson-skyscraper-why = Two parallel lines have a digit twice each. If two of these places share a crossing line,
    one of the other two is true.
lesson-skyscraper-spot = Take a digit, and look for two rows with two places each where one place of each is in the
    same column. Then try columns.
lesson-skyscraper-next = Look at the boxes where you removed the digit: one may have a single place left.
lesson-2-string-kite-why = A row and a column with two places each for a digit meet in a box. One of their far ends
    must be true.
lesson-2-string-kite-spot = Take a digit, and look for a row and a column with two places each, one end of each in
    the same box.
lesson-2-string-kite-next = The cell where the far ends meet has lost the digit: look at its row and column.
lesson-dual-2-string-kite-why = { lesson-2-string-kite-why }
lesson-dual-2-string-kite-spot = { lesson-2-string-kite-spot }
lesson-dual-2-string-kite-next = { lesson-2-string-kite-next }
lesson-turbot-fish-why = If two strong links of a digit meet in a house, one of their outer ends is true.
lesson-turbot-fish-spot = Mark all houses in which a digit has two places, or two groups of places, and look for two
    of these links with ends that see each other.
lesson-turbot-fish-next = Go on from the outer ends: a third strong link makes a longer chain.
lesson-grouped-turbot-fish-why = { lesson-turbot-fish-why }
lesson-grouped-turbot-fish-spot = { lesson-turbot-fish-spot }
lesson-grouped-turbot-fish-next = { lesson-turbot-fish-next }
lesson-empty-rectangle-why = A box that has a digit only in one row and one column hands it on: if not along the
    row, then along the column.
lesson-empty-rectangle-spot = Look for boxes in which a digit has no place in the four cells of a rectangle, and for a strong
    link that meets the row or column left over.
lesson-empty-rectangle-next = Where you removed the digit, see whether a house has one place left.
lesson-dual-empty-rectangle-why = { lesson-empty-rectangle-why }
lesson-dual-empty-rectangle-spot = { lesson-empty-rectangle-spot }
lesson-dual-empty-rectangle-next = { lesson-empty-rectangle-next }
lesson-x-chain-why = Strong links of one digit, joined end to end, reach across the grid: one of the two far ends is
    true.
lesson-x-chain-spot = Draw all strong links of a digit, and look for a path along them between two peers of the cell
    to clear.
lesson-x-chain-next = A closed ring of such links clears even more: see whether the ends see each other.
lesson-three-strong-links-why = Several strong links of one digit, joined end to end, make one of the outer ends
    true, as two of them do.
lesson-three-strong-links-spot = Begin with a skyscraper or kite that clears nothing, and lengthen it by one more
    strong link.
lesson-three-strong-links-next = Follow the digit where you removed it.
lesson-four-strong-links-why = { lesson-three-strong-links-why }
lesson-four-strong-links-spot = { lesson-three-strong-links-spot }
lesson-four-strong-links-next = { lesson-three-strong-links-next }
lesson-five-strong-links-why = { lesson-three-strong-links-why }
lesson-five-strong-links-spot = { lesson-three-strong-links-spot }
lesson-five-strong-links-next = { lesson-three-strong-links-next }
lesson-six-strong-links-why = { lesson-three-strong-links-why }
lesson-six-strong-links-spot = { lesson-three-strong-links-spot }
lesson-six-strong-links-next = { lesson-three-strong-links-next }
lesson-simple-colors-trap-why = Colour the places along strong links alternately: one colour is true in all its
    places, the other in none.
lesson-simple-colors-trap-spot = Take a digit with many strong links, colour its places, and look for a cell outside
    that sees both colours.
lesson-simple-colors-trap-next = Check whether two places of one colour see each other: then the colour is false.
lesson-simple-colors-wrap-why = If two places of one colour share a house, the colour cannot be true, so the other
    is.
lesson-simple-colors-wrap-spot = Colour the strong links of a digit as far as they go, then check each colour for
    two places in one house.
lesson-simple-colors-wrap-next = The other colour is true in all its cells: place these digits.
lesson-multi-colors-1-why = Two clusters of a digit can tell you about each other: if a colour of one meets a colour
    of the other, one of the remaining two is true.
lesson-multi-colors-1-spot = Colour two clusters of one digit with four colours, and look for houses with two
    colours of different clusters.
lesson-multi-colors-1-next = See whether the removals leave new strong links: the clusters may grow.
lesson-multi-colors-2-why = { lesson-multi-colors-1-why }
lesson-multi-colors-2-spot = { lesson-multi-colors-1-spot }
lesson-multi-colors-2-next = { lesson-multi-colors-1-next }
lesson-3d-medusa-trap-why = Colours can pass from digit to digit through cells with two candidates. So one cluster
    can span half the grid.
lesson-3d-medusa-trap-spot = Begin at a cell with two candidates, and colour on along strong links in houses and
    cells. Then look for what both colours rule out.
lesson-3d-medusa-trap-next = Check each colour: if it breaks a rule, all of it is false and the other is true.
lesson-3d-medusa-wrap-why = { lesson-3d-medusa-trap-why }
lesson-3d-medusa-wrap-spot = { lesson-3d-medusa-trap-spot }
lesson-3d-medusa-wrap-next = { lesson-3d-medusa-trap-next }
lesson-3d-medusa-empty-cell-or-house-why = { lesson-3d-medusa-trap-why }
lesson-3d-medusa-empty-cell-or-house-spot = { lesson-3d-medusa-trap-spot }
lesson-3d-medusa-empty-cell-or-house-next = { lesson-3d-medusa-trap-next }
lesson-x-colors-why = A colour can do more than its strong links say: it may leave a house one last place. Marks keep track of that.
lesson-x-colors-spot = Colour a digit as usual, then look at the houses with three or more places: does one colour
    rule out all but one of them?
lesson-x-colors-next = Take the colouring on to other digits: GEM does that.
lesson-gem-why = 3D Medusa colours what strong links join. Beyond that, each colour also settles cells and houses with more candidates,
    if it rules out all but one.
lesson-gem-spot = Colour a large cluster, then mark for each colour in turn the candidates that it forces, and
    compare the two.
lesson-gem-next = If a colour turned out to be false, the other one is true: place all of it, with its marks.
lesson-template-set-why = A digit fills nine cells, one in every row, column and box. List all the ways to do that: what they
    agree on is certain.
lesson-template-set-spot = It pays for a digit with few places left. On paper, follow one digit box by box.
lesson-template-set-next = Do the same for the next digit with few places.
lesson-template-delete-why = { lesson-template-set-why }
lesson-template-delete-spot = { lesson-template-set-spot }
lesson-template-delete-next = { lesson-template-set-next }

## Wings

lesson-w-wing-why = Two cells have the same pair. A strong link takes one digit from one of them, which then holds
    the other.
lesson-w-wing-spot = Look for two cells with the same pair that do not see each other, and for a strong link of one
    digit of the pair between their peers.
lesson-w-wing-next = Try the same pair with other strong links: it may clear more.
lesson-xy-wing-why = A pivot with two candidates pushes the same digit into one of two pincers, whichever candidate
    is true.
lesson-xy-wing-spot = Mark the cells with two candidates. For a pivot with 1 and 2, look for cells with 1 and 3 and
    with 2 and 3 that it sees.
lesson-xy-wing-next = A pincer may be the pivot of the next wing: follow the cells with two candidates.
lesson-xyz-wing-why = The pivot may hold the common digit itself. Then only cells that see all three lose it.
lesson-xyz-wing-spot = Look for a cell with three candidates that sees two cells, each with two of the three. What you can
    clear lies in the box of the pivot.
lesson-xyz-wing-next = Look at that box: the digit has fewer places there now.
lesson-xyz-ring-why = On its own an XYZ-Wing removes little. If its digit closes the ring, every link of it becomes
    a rule of its own, and far more can be removed.
lesson-xyz-ring-spot = With every XYZ-Wing, look for a house whose places for the common digit all see a pincer.
lesson-xyz-ring-next = Look along all four houses: each of them has lost candidates.
lesson-wxyz-wing-why = Some cells have as many digits as there are cells. If only one digit can be there twice, one of
    the cells holds it.
lesson-wxyz-wing-spot = In two houses that meet, take cells with few candidates: as many cells as digits, and only one
    digit whose candidates do not all see each other.
lesson-wxyz-wing-next = The same cells are two almost locked sets: see whether they clear more.
lesson-vwxyz-wing-why = { lesson-wxyz-wing-why }
lesson-vwxyz-wing-spot = { lesson-wxyz-wing-spot }
lesson-vwxyz-wing-next = { lesson-wxyz-wing-next }
lesson-uvwxyz-wing-why = { lesson-wxyz-wing-why }
lesson-uvwxyz-wing-spot = { lesson-wxyz-wing-spot }
lesson-uvwxyz-wing-next = { lesson-wxyz-wing-next }
lesson-tuvwxyz-wing-why = { lesson-wxyz-wing-why }
lesson-tuvwxyz-wing-spot = { lesson-wxyz-wing-spot }
lesson-tuvwxyz-wing-next = { lesson-wxyz-wing-next }

## Uniqueness

lesson-unique-rectangle-type-1-why = A proper puzzle has one solution. Four cells with the same two digits would
    allow two, so something must prevent that.
lesson-unique-rectangle-type-1-spot = Look for three cells with the same pair that form a rectangle in two boxes.
    The fourth cell must break it.
lesson-unique-rectangle-type-1-next = The fourth cell has lost the pair: see whether it is solved now.
lesson-unique-rectangle-type-2-why = If the surplus candidates of a deadly rectangle are all one digit, one of these
    places is true.
lesson-unique-rectangle-type-2-spot = Look for a rectangle of two digits in which the other cells have the same
    third candidate. What sees all of these loses it.
lesson-unique-rectangle-type-2-next = Look at the houses that the cells with the third candidate share.
lesson-unique-rectangle-type-5-why = { lesson-unique-rectangle-type-2-why }
lesson-unique-rectangle-type-5-spot = { lesson-unique-rectangle-type-2-spot }
lesson-unique-rectangle-type-5-next = { lesson-unique-rectangle-type-2-next }
lesson-unique-rectangle-type-3-why = The surplus candidates of the two roof cells act as one cell. With other cells of a
    house they can make a naked subset.
lesson-unique-rectangle-type-3-spot = When a roof has several surplus digits, pretend it is one cell with just
    these, and look for a pair or triple in a house of the roof.
lesson-unique-rectangle-type-3-next = See what the rest of that house has left.
lesson-unique-rectangle-type-4-why = If one of the two digits has no other place in the house of the roof, the roof
    must hold it. Then the other digit would make the rectangle deadly.
lesson-unique-rectangle-type-4-spot = Look for a strong link of one of the two digits between the two roof cells.
lesson-unique-rectangle-type-4-next = Where the other digit was removed, it may have one place left.
lesson-unique-rectangle-type-6-why = A digit that makes an X-Wing in the four cells fills two opposite corners. If these
    were the corners with guardians, no guardian would be true.
lesson-unique-rectangle-type-6-spot = Look for a rectangle with guardians in two opposite corners and an X-Wing of one
    of its two digits.
lesson-unique-rectangle-type-6-next = Place this digit in the other two corners.
lesson-hidden-rectangle-why = Strong links can force a deadly rectangle even if its cells show many other
    candidates.
lesson-hidden-rectangle-spot = Begin at a cell with just the pair. If a digit has strong links in the row and column
    of the opposite corner, that corner cannot hold the other digit.
lesson-hidden-rectangle-next = Try the other digit of the pair too.
lesson-avoidable-rectangle-type-1-why = Digits that you have placed could trade places too, if none of the cells was
    given. A puzzle with one solution avoids that.
lesson-avoidable-rectangle-type-1-spot = Among solved cells that are not givens, look for three corners of a
    rectangle with two digits.
lesson-avoidable-rectangle-type-1-next = Look for other rectangles among the cells you have solved.
lesson-avoidable-rectangle-type-2-why = { lesson-avoidable-rectangle-type-1-why }
lesson-avoidable-rectangle-type-2-spot = Look for two solved cells side by side that are not givens, and for the same
    other candidate in the cells across from them.
lesson-avoidable-rectangle-type-2-next = { lesson-avoidable-rectangle-type-1-next }
lesson-avoidable-rectangle-type-3-why = { lesson-avoidable-rectangle-type-1-why }
lesson-avoidable-rectangle-type-3-next = { lesson-avoidable-rectangle-type-1-next }
lesson-avoidable-rectangle-type-3-spot = Look for two solved cells side by side that are not givens. If the cells across
    from them have few other candidates, see which cells of their house share these.
lesson-avoidable-rectangle-type-5-why = { lesson-avoidable-rectangle-type-1-why }
lesson-avoidable-rectangle-type-5-next = { lesson-avoidable-rectangle-type-1-next }
lesson-avoidable-rectangle-type-5-spot = Look for a solved cell that is not a given, or two in opposite corners, and for
    the same other candidate in the rest of the rectangle.
lesson-hidden-avoidable-rectangle-why = { lesson-avoidable-rectangle-type-1-why }
lesson-hidden-avoidable-rectangle-next = { lesson-avoidable-rectangle-type-1-next }
lesson-hidden-avoidable-rectangle-spot = Take a solved cell that is not a given and a rectangle around it. Do row and
    column of the opposite corner have another digit only in the rectangle?
lesson-unique-loop-type-1-why = A rectangle of two digits can grow into a longer loop, which would allow two solutions
    as well.
lesson-unique-loop-type-1-spot = Follow cells with the same pair from house to house until they close a ring with
    two cells in each house.
lesson-unique-loop-type-1-next = See what the loop's cells have left.
lesson-unique-loop-type-2-why = { lesson-unique-loop-type-1-why }
lesson-unique-loop-type-2-spot = { lesson-unique-loop-type-1-spot }
lesson-unique-loop-type-2-next = { lesson-unique-loop-type-1-next }
lesson-unique-loop-type-3-why = { lesson-unique-loop-type-1-why }
lesson-unique-loop-type-3-spot = { lesson-unique-loop-type-1-spot }
lesson-unique-loop-type-3-next = { lesson-unique-loop-type-1-next }
lesson-unique-loop-type-4-why = { lesson-unique-loop-type-1-why }
lesson-unique-loop-type-4-spot = { lesson-unique-loop-type-1-spot }
lesson-unique-loop-type-4-next = { lesson-unique-loop-type-1-next }
lesson-bug-1-why = A grid in which all open cells have two candidates and all digits two places cannot have exactly one
    solution. So a surplus candidate is true.
lesson-bug-1-spot = Near the end, when almost all cells have two candidates, look for the few cells with three.
lesson-bug-1-next = The rest is mostly singles: follow the chain of cells with two candidates.
lesson-bug-type-2-why = { lesson-bug-1-why }
lesson-bug-type-2-spot = { lesson-bug-1-spot }
lesson-bug-type-2-next = { lesson-bug-1-next }
lesson-bug-type-3-why = { lesson-bug-1-why }
lesson-bug-type-3-spot = { lesson-bug-1-spot }
lesson-bug-type-3-next = { lesson-bug-1-next }
lesson-bug-type-4-why = { lesson-bug-1-why }
lesson-bug-type-4-spot = { lesson-bug-1-spot }
lesson-bug-type-4-next = { lesson-bug-1-next }
lesson-bug-n-why = { lesson-bug-1-why }
lesson-bug-n-spot = { lesson-bug-1-spot }
lesson-bug-n-next = { lesson-bug-1-next }

## Chains

lesson-remote-pair-why = Cells with the same pair, each seeing the next, alternate between the two digits. Two that
    are an odd number of steps apart hold one each.
lesson-remote-pair-spot = Look for many cells with the same two candidates, and walk from one to the next.
lesson-remote-pair-next = What sees both ends has lost both digits: look for singles.
lesson-m-wing-why = A chain of three strong links can already mix digits. Each mix has a name.
lesson-m-wing-spot = Begin with a strong link in a cell or a house, and add two more of either kind.
lesson-m-wing-next = Lengthen the chain at either end: it may clear something else.
lesson-split-wing-why = { lesson-m-wing-why }
lesson-split-wing-spot = { lesson-m-wing-spot }
lesson-split-wing-next = { lesson-m-wing-next }
lesson-local-wing-why = { lesson-m-wing-why }
lesson-local-wing-spot = { lesson-m-wing-spot }
lesson-local-wing-next = { lesson-m-wing-next }
lesson-hybrid-wing-why = { lesson-m-wing-why }
lesson-hybrid-wing-spot = { lesson-m-wing-spot }
lesson-hybrid-wing-next = { lesson-m-wing-next }
lesson-xy-chain-why = Walk along cells with two candidates: if the first is not the digit, each next cell is forced,
    and the last is the digit.
lesson-xy-chain-spot = Mark the cells with two candidates. Begin and end with the digit that you want to remove, and
    change digits in each cell.
lesson-xy-chain-next = The same cells often make other chains: try other beginnings.
lesson-aic-why = A chain of strong and weak links in turn says that one of its ends is true. So what both ends rule
    out is false.
lesson-aic-spot = Start from a strong link near the candidate that you suspect. At each end, take a weak link and
    then a strong one, until both ends see the suspect.
lesson-aic-next = If the ends see each other, the chain is a loop and clears more.
lesson-grouped-aic-why = { lesson-aic-why }
lesson-grouped-aic-spot = { lesson-aic-spot }
lesson-grouped-aic-next = { lesson-aic-next }
lesson-continuous-nice-loop-why = A closed loop can be filled in only two ways. So each of its links is strong as
    well.
lesson-continuous-nice-loop-spot = When the ends of a chain see each other, close it, and look along every weak link
    for candidates outside.
lesson-continuous-nice-loop-next = Check all the cells and houses that the loop passes through: several may be
    solved.
lesson-blossom-loop-why = A loop can branch: if three chains from one cell all end in one place, everything that
    they pass through is used up, as in an ordinary loop.
lesson-blossom-loop-spot = Follow each candidate of a cell for a few links. Do they all come to different places of one digit in one
    house, or to different digits of one cell?
lesson-blossom-loop-next = Go along all branches: every weak link may have lost candidates.
lesson-grouped-continuous-nice-loop-why = { lesson-continuous-nice-loop-why }
lesson-grouped-continuous-nice-loop-spot = { lesson-continuous-nice-loop-spot }
lesson-grouped-continuous-nice-loop-next = { lesson-continuous-nice-loop-next }
lesson-discontinuous-nice-loop-why = A chain that comes back to its own cell decides that cell.
lesson-discontinuous-nice-loop-spot = Assume that a candidate is true, or false, and follow the links until they
    come back to its cell and contradict you.
lesson-discontinuous-nice-loop-next = The cell has changed: look at its houses for singles.
lesson-grouped-discontinuous-nice-loop-why = { lesson-discontinuous-nice-loop-why }
lesson-grouped-discontinuous-nice-loop-spot = { lesson-discontinuous-nice-loop-spot }
lesson-grouped-discontinuous-nice-loop-next = { lesson-discontinuous-nice-loop-next }

## Almost locked sets

lesson-als-xz-why = If two almost locked sets share a digit that only one of them can hold, the other set is locked. So a
    second common digit is in one of them.
lesson-als-xz-spot = Look for cells of a house with one digit more than cells. Take two such sets and a digit whose
    candidates in one see all those in the other.
lesson-als-xz-next = If they have two such digits, the sets form a ring and clear much more.
lesson-als-xy-wing-why = A third set in the middle passes the choice on, as the pivot of an XY-Wing does.
lesson-als-xy-wing-spot = Take a small set as the middle, often one cell with two candidates, and look for a set on each
    side of it.
lesson-als-xy-wing-next = Try the outer sets with another middle.
lesson-als-chain-why = Almost locked sets can be strung together like the cells of an XY-Chain.
lesson-als-chain-spot = Begin with the digit to remove in one set, and go on from set to set by digits that only one
    of two sets can hold.
lesson-als-chain-next = Shorter chains among the same sets may clear other digits.
lesson-als-w-wing-why = A strong link takes a digit from one of two sets, as in a W-Wing. That set then holds all its
    other digits.
lesson-als-w-wing-spot = Look for a digit with two places in a house, and for a set on each side that loses the
    digit.
lesson-als-w-wing-next = Try other common digits of the two sets.
lesson-death-blossom-why = Whatever digit the stem takes, it locks the petal of that digit. If all petals share
    another digit, one of them holds it.
lesson-death-blossom-spot = Take a cell with three or four candidates, and look for an almost locked set for each of
    them.
lesson-death-blossom-next = The stem may bloom with other petals: try another common digit.
lesson-sue-de-coq-why = Where a box and a line cross, the cells can draw on both. If the counts match, every digit
    has its place.
lesson-sue-de-coq-spot = Look for two or three crossing cells with many candidates, and for cells with few in the rest
    of the box and of the line that share out these digits.
lesson-sue-de-coq-next = The houses may have lost candidates: look at each for singles and pairs.
lesson-aligned-pair-exclusion-why = Two or three cells allow only some combinations. A candidate that is in none of
    these is false.
lesson-aligned-pair-exclusion-spot = Take cells that all see a cell with few candidates. Write down their combinations,
    and strike those that leave it nothing.
lesson-aligned-pair-exclusion-next = An almost locked set often shows the same faster.
lesson-aligned-triplet-exclusion-why = { lesson-aligned-pair-exclusion-why }
lesson-aligned-triplet-exclusion-spot = { lesson-aligned-pair-exclusion-spot }
lesson-aligned-triplet-exclusion-next = { lesson-aligned-pair-exclusion-next }
lesson-firework-triple-why = If a digit's places in a row and a column lie in the box where they cross, but for one cell
    each, the wings, it is at the crossing or in a wing.
lesson-firework-triple-spot = In a row and a column that cross in a box, look for digits with at most one place outside
    the box in each. Three such digits with the same wings lock the cells.
lesson-firework-triple-next = The crossing and the wings hold only these digits now: look for pairs in their houses.
lesson-firework-quad-why = { lesson-firework-triple-why }
lesson-firework-quad-spot = { lesson-firework-triple-spot }
lesson-firework-quad-next = { lesson-firework-triple-next }

## Impossible patterns

lesson-tridagon-why = Three digits cannot fill twelve cells that lie like this in four boxes. So some other candidate
    there is true.
lesson-tridagon-spot = Look for four boxes in a rectangle that all have the same three digits in three cells, one
    for each row and column.
lesson-tridagon-next = If one guardian is left, place it; if there are few, see what they all rule out.
lesson-impossible-pattern-why = Some sets of cells cannot be filled with three digits at all. So some other candidate
    there is true.
lesson-impossible-pattern-spot = Look in two bands or stacks for many cells with the same three digits.
lesson-impossible-pattern-next = { lesson-tridagon-next }

## Assumptions

lesson-nishio-why = If a candidate leads to a contradiction, it is false. This is the plainest way to test one.
lesson-nishio-spot = Take a candidate with strong links around it, and follow it by simple steps only.
lesson-nishio-next = Remove it, and look for simple steps again before you try another.
lesson-forcing-chain-contradiction-why = An assumption that breaks a rule is false. In a chain each step follows
    from one before it, in a net from several.
lesson-forcing-chain-contradiction-spot = Assume a candidate in a cell with two, or in a strong link, so that either
    answer tells you something.
lesson-forcing-chain-contradiction-next = Keep what you learned: the opposite of the assumption, and nothing else.
lesson-forcing-net-contradiction-why = { lesson-forcing-chain-contradiction-why }
lesson-forcing-net-contradiction-spot = { lesson-forcing-chain-contradiction-spot }
lesson-forcing-net-contradiction-next = { lesson-forcing-chain-contradiction-next }
lesson-forcing-chain-verity-why = One candidate of a cell, or one place of a digit, is true. What follows from each
    of them is certain.
lesson-forcing-chain-verity-spot = Take a cell with two or three candidates, follow each, and compare what they lead
    to.
lesson-forcing-chain-verity-next = Keep only what all branches share.
lesson-forcing-net-verity-why = { lesson-forcing-chain-verity-why }
lesson-forcing-net-verity-spot = { lesson-forcing-chain-verity-spot }
lesson-forcing-net-verity-next = { lesson-forcing-chain-verity-next }
lesson-nested-forcing-net-why = When a net gets stuck, a smaller assumption inside it may help. This is for machines.
lesson-nested-forcing-net-spot = Leave it to the machine, or look for a uniqueness pattern that avoids it.
lesson-nested-forcing-net-next = Look for simple steps again.
lesson-whip-why = The candidate is followed from rule to rule: each cell or house is left one candidate, until one is
    left with none.
lesson-whip-spot = Begin at the candidate to remove, and go on wherever a cell is left one candidate, or a digit one
    place.
lesson-whip-next = Try neighbouring candidates in the same way: they often fall by shorter chains.
lesson-g-whip-why = { lesson-whip-why }
lesson-g-whip-spot = { lesson-whip-spot }
lesson-g-whip-next = { lesson-whip-next }
lesson-braid-why = { lesson-whip-why }
lesson-braid-spot = { lesson-whip-spot }
lesson-braid-next = { lesson-whip-next }
lesson-g-braid-why = { lesson-whip-why }
lesson-g-braid-spot = { lesson-whip-spot }
lesson-g-braid-next = { lesson-whip-next }
lesson-search-why = No pattern is known that helps here, so all candidates of a cell are tried.
lesson-search-spot = Do not try this by hand: it only shows that the digit is certain.
lesson-search-next = Look for patterns again after this digit.

## Rank patterns, odd loops and further techniques

lesson-complex-single-why = A cell or a house can be decided by what several locked digits and subsets rule out together, though none of them decides it alone.
lesson-complex-single-spot = Scan a digit through the grid, and count locked places and naked pairs as blocked
    lines.
lesson-complex-single-next = Fill the digit in, and look at the houses of its cell: much may follow now.
lesson-almost-locked-pair-why = Where a line and a box cross, two digits can be bound by one cell on each side, or three by two.
lesson-almost-locked-pair-spot = Look in a box for a cell with two digits, or two with three, and in a line through the box for these digits with as many places outside.
lesson-almost-locked-pair-next = The cells outside hold only these digits now: look for a pair or a single there.
lesson-almost-locked-triple-why = { lesson-almost-locked-pair-why }
lesson-almost-locked-triple-spot = { lesson-almost-locked-pair-spot }
lesson-almost-locked-triple-next = { lesson-almost-locked-pair-next }
lesson-death-blossom-over-a-house-why = Wherever the digit is in its house, it locks the petal next to it. If all petals share another digit, one of them holds it.
lesson-death-blossom-over-a-house-spot = Take a digit with three places in a house, and look for an almost locked set next to each of them.
lesson-death-blossom-over-a-house-next = Another digit of the same house may bloom too.
lesson-death-blossom-over-a-set-why = Cells that lack two of their digits have one of any three, and each of these locks a petal. What all petals share is in one of them.
lesson-death-blossom-over-a-set-spot = Take two or three cells of a house with two digits more than cells, and look for almost locked sets that see one of the digits in them.
lesson-death-blossom-over-a-set-next = Try another choice of the stem's digits, or one cell more.
lesson-death-blossom-over-a-rectangle-why = One of the guardians of a unique rectangle is true, and each of them locks a petal. What all petals share is in one of them.
lesson-death-blossom-over-a-rectangle-spot = Take a unique rectangle with two or three guardians, and look for an almost locked set next to each.
lesson-death-blossom-over-a-rectangle-next = Try the same rectangle with chains from its guardians.
lesson-multi-branch-w-wing-why = A W-Wing needs no strong link: any house will do if each place of the digit sees a cell with the same pair.
lesson-multi-branch-w-wing-spot = Look for a pair that several cells have, and for a house in which each place of one of its digits sees one of them.
lesson-multi-branch-w-wing-next = The same cells may make a W-Wing with the other digit.
lesson-grouped-w-wing-why = The strong link of a W-Wing may join groups: each of the two cells sees all of one
    group.
lesson-grouped-w-wing-spot = Look for two cells with the same pair, and for a box or line whose places for one digit fall into two parts, one seen by each cell.
lesson-grouped-w-wing-next = Try the other digit of the pair for the bridge.
lesson-chute-remote-pair-why = Two equal pairs in two boxes of a band or stack decide a digit as soon as the third
    box cannot have it in the third line.
lesson-chute-remote-pair-spot = Look for two equal pairs in two boxes and two lines of a band or stack, then at the
    three cells of the third box in the third line.
lesson-chute-remote-pair-next = If neither digit is among the three cells, the two cells differ, and both digits can be removed from what sees both.
lesson-extended-rectangle-why = Two lines of a band with the same few digits in the same columns could swap them, as two pairs can in a rectangle.
lesson-extended-rectangle-spot = Look for three columns in which two rows of a band have the same three digits, but for one or two cells.
lesson-extended-rectangle-next = Look at the guardians again once one of them is gone.
lesson-bug-lite-why = Cells with two candidates can form a grave of their own, long before the whole grid does.
lesson-bug-lite-spot = Follow cells with two candidates from digit to digit, until each digit has two places in every house it is in.
lesson-bug-lite-next = Follow the rest of the cells with two candidates: loops and chains often lie there.
lesson-gurth-s-symmetrical-placement-why = What is true of all givens is true of the solution: if you could turn the puzzle without changing it, you could turn the solution too.
lesson-gurth-s-symmetrical-placement-spot = See whether the cells of the givens are symmetric. If they are, see whether each digit always lies across from the same other digit.
lesson-gurth-s-symmetrical-placement-next = Keep the symmetry in mind: whatever you find in one place, you have found in its image as well.
lesson-reverse-bug-why = Two digits can trade places outside some cells as well as in them: what counts is where their givens are.
lesson-reverse-bug-spot = Take two digits with few givens, and see which cells would make these two in every row, column and box that has one.
lesson-reverse-bug-next = See whether another pair of digits with few givens does the same.
lesson-uniqueness-clue-cover-why = Three lines with hardly any givens can nearly always be filled in several ways, so a puzzle with one solution says much about them.
lesson-uniqueness-clue-cover-spot = Count the givens of each band and stack: there have to be just two, in different boxes and lines.
lesson-uniqueness-clue-cover-next = The digit stands in two boxes and two lines now: in the third box, it is in the third line.
lesson-anonymous-deadly-pattern-why = A few cells with three or four digits between them can often be filled in more than one way, whatever their shape.
lesson-anonymous-deadly-pattern-spot = Look in a band for cells with the same three or four digits, but for one or two others.
lesson-anonymous-deadly-pattern-next = See what each guardian leads to.
lesson-unique-rectangle-wing-why = The guardians of a rectangle can be the middle of a wing: each of them makes a cell with two candidates take the same digit.
lesson-unique-rectangle-wing-spot = Take a rectangle with two or three guardians, and look for cells with two candidates that see them.
lesson-unique-rectangle-wing-next = Larger sets next to the guardians may do as well.
lesson-unique-rectangle-with-strong-links-why = Strong links along the sides of a rectangle force its digits into the corners, however many others these have.
lesson-unique-rectangle-with-strong-links-spot = Put one of the two digits into a corner, and follow the strong links around the rectangle: do they leave no guardian?
lesson-unique-rectangle-with-strong-links-next = Try the same corner with the other digit, and the corner across.
lesson-unique-rectangle-external-why = What prevents a deadly rectangle may lie outside it: the digits of the pair, elsewhere in a row, column or box of its cells.
lesson-unique-rectangle-external-spot = If the roof has too many guardians, look at its line or box instead: where else can the two digits be?
lesson-unique-rectangle-external-next = If only one place is left outside, it is true.
lesson-unique-rectangle-with-sue-de-coq-why = Two roof cells in a line and a box count as one cell, and both houses can share out its digits.
lesson-unique-rectangle-with-sue-de-coq-spot = If the guardians of a roof miss a naked subset in the line by one digit, see whether cells of the box with few candidates have it.
lesson-unique-rectangle-with-sue-de-coq-next = { lesson-sue-de-coq-next }
lesson-unique-rectangle-chain-why = The guardians of a rectangle make a strong link of their own: one kind of them
    or the other is true.
lesson-unique-rectangle-chain-spot = Take a rectangle with guardians of two digits. From each of the two kinds, take a weak link and then a strong one, as in any chain.
lesson-unique-rectangle-chain-next = A rectangle with guardians of one digit in opposite corners links these in the same way.
lesson-fish-chain-why = A fish with fins says that a fin is true, or else the fish is complete. That is a strong link too.
lesson-fish-chain-spot = Take a fish whose fin is too far away. From the fin, follow a weak link and then a strong one, and see whether you come to something that rules out what the fish would remove.
lesson-fish-chain-next = Any house of the cover can be the one with the fins: try a chain from another.
lesson-bivalue-oddagon-why = Two digits alternate from cell to cell around a loop, which an odd loop does not allow.
lesson-bivalue-oddagon-spot = Follow cells that have the same two digits around a loop, and count both the cells and their other candidates.
lesson-bivalue-oddagon-next = { lesson-tridagon-next }
lesson-broken-wing-why = Strong links of one digit cannot make an odd loop. If they almost do, one of the places that break them is true.
lesson-broken-wing-spot = Take a digit with many strong links, and follow houses with two or three places until they close an odd loop.
lesson-broken-wing-next = { lesson-tridagon-next }
lesson-empty-rectangle-intersection-pair-why = A box that has two digits only in a row and a column puts both into these lines, and a cell with the pair on each line fills them.
lesson-empty-rectangle-intersection-pair-spot = Take two cells with the same pair, and look at the box where the row of one crosses the column of the other.
lesson-empty-rectangle-intersection-pair-next = Both lines may have lost these digits: look for singles there.
lesson-three-dimensional-sue-de-coq-why = A row and a column can share out the digits of a box between them, as line and box do in a Sue de Coq.
lesson-three-dimensional-sue-de-coq-spot = Look at cells of a box on a row and a column, and for cells with few candidates in the rest of both that share their digits.
lesson-three-dimensional-sue-de-coq-next = { lesson-sue-de-coq-next }
lesson-subset-counting-why = If cells have fewer digits than there are cells, some digit must be there twice, and that takes room.
lesson-subset-counting-spot = Look for four or five cells with only three or four digits that do not all see each other, and count how often each digit fits.
lesson-subset-counting-next = Count again with a cell more or less: other digits of the same cells may be bound too.
lesson-exocet-why = Two cells can pass their digits on to two others, without one knowing which digits they are.
lesson-exocet-spot = Look for two cells of a row in one box with three or four digits, and ask in which rows the three cross columns have these digits.
lesson-exocet-next = The targets hold only base digits now: see whether one of these fails in the base.
lesson-weak-exocet-why = Three cells can take the two digits of the base. That tells less than two targets do, but is often enough to rule out a digit.
lesson-weak-exocet-spot = Look for an exocet with a target whose neighbour in its column can hold base digits too. Then try the pairs of base digits.
lesson-weak-exocet-next = Where the neighbour loses its base digits, an exocet with two targets is left.
lesson-senior-exocet-why = The targets of an exocet may lie anywhere, if the three cross lines have no other room for the base digits.
lesson-senior-exocet-spot = Take two cells of a box and a row with three or four digits, and three columns beside them. Strike what the two cells see, and count the rows that are left for each digit.
lesson-senior-exocet-next = { lesson-exocet-next }
lesson-complex-exocet-why = What the cross lines of an exocet do, boxes and lines of both directions can do together.
lesson-complex-exocet-spot = Look for houses that have a few digits nearly only where two cells see them, and for two places that are left.
lesson-complex-exocet-next = { lesson-exocet-next }
lesson-double-exocet-why = Two exocets that share their cross lines cannot have a digit in both bases, and so bind all four digits.
lesson-double-exocet-spot = Next to an exocet with four digits, look for a second base with the same digits in another box and row of the band.
lesson-double-exocet-next = Each digit is in just one of the bases now: see which pairs are left for each base.
lesson-sk-loop-why = Up to sixteen cells around four boxes can share their digits so that every line and box of them is full.
lesson-sk-loop-spot = Look for two rows and two columns with open cells in four boxes, whose crossings are filled.
lesson-sk-loop-next = These lines and boxes have lost most of the loop's digits elsewhere: look for singles there.
lesson-msls-why = Cells in several rows and columns can be locked as a whole, as the cells of a naked subset are in one row.
lesson-msls-spot = Give some digits to the rows and the others to the columns, and count the room they have against the cells.
lesson-msls-next = The same digits may fill the other rows and columns, as a multi-fish does.
lesson-multi-fish-why = Fish of several digits can share cells: none is complete alone, but together they are.
lesson-multi-fish-spot = Take digits with few places in the same rows, and count the columns and single cells that cover them.
lesson-multi-fish-next = The cells that count as links hold only these digits now.
lesson-rank-1-logic-why = With one link more than truths, a candidate that needs two of the links cannot be true.
lesson-rank-1-logic-spot = Start from a candidate where two links cross, and look for truths that need both.
lesson-rank-1-logic-next = See whether one link fewer covers the truths: then more can be removed.
lesson-rectangle-forcing-chain-why = One of the guardians of a rectangle is true. What all of them lead to holds, and it need not touch the rectangle.
lesson-rectangle-forcing-chain-spot = Take a rectangle with two or three guardians, and follow each of them link by link.
lesson-rectangle-forcing-chain-next = Other patterns have guardians as well: loops, graves, impossible patterns.
lesson-bowman-s-bingo-why = Where nothing else helps, a digit can be tried on slips of paper: if the singles that follow collide, it was wrong.
lesson-bowman-s-bingo-spot = Take a cell with two candidates, and try the one from which more singles follow.
lesson-bowman-s-bingo-next = If one candidate of a cell with two is wrong, the other is right: go on from there.
