# Wörter, die viele Erklärungen teilen: Listen, Einheiten, Schlüsse, Hinweise, Legenden.

## Lists and numbers

list-and = { $first } und { $last }
list-or = { $first } oder { $last }
list-comma = { $first }, { $last }
list-and-clause = { $first } und { $last }
list-or-clause = { $first }, oder { $last }
list-clause = { $first }; { $last }
number-2 = zwei
number-3 = drei
number-4 = vier
number-5 = fünf
number-6 = sechs
number-7 = sieben

## Houses and candidates

house-rows = Zeile { $numbers }
house-columns = Spalte { $numbers }
house-boxes = Block { $numbers }
eliminated = { $digits } in { $cells }
is = { $cell } ist die { $digit }
is-not = { $cell } ist nicht die { $digit }
one-is = eine der Zellen { $cells } ist die { $digit }
none-is = keine der Zellen { $cells } ist die { $digit }
contradiction-no-candidate = { $cell } hat keinen Kandidaten mehr
contradiction-no-place = { $house } hat keinen Platz mehr für { $digit }

## Conclusions

so-placed = Also ist { $cell } die { $digit }.
so-not = Also ist { $cell } nicht die { $digit }.
so-eliminated = Damit entfällt: { $eliminated }.
so-clause = Also gilt: { $clause }.
then-clause = Dann gilt: { $clause }.
line-placed = { $technique } { $place }, also ist { $cell } die { $digit }.
line-eliminated = { $technique } { $place } streicht { $eliminated }.

## Headings

heading-why = Warum das richtig ist

## Hints

hint-name = Hier hilft: { $technique }.
hint-place = Hier hilft: { $technique } { $place }.
look-at-house = Schau dir { $houses } an.
look-at-cells = Schau dir { $cells } an.
look-at-places = Schau dir an, wo die { $digit } noch stehen kann.
look-at-digits = Schau dir die Ziffern { $digits } an.
look-at-digits-in = Schau dir die Ziffern { $digits } in { $houses } an.
look-around-box = Schau dir die Zellen um { $house } an.
look-around-cell = Schau dich um die Zelle { $cell } herum um.
look-at-almost-locked = Suche in { $house } Zellen, die zusammen eine Ziffer mehr haben als Zellen.
look-at-crossing = Schau dir an, wo sich { $line } und { $house } kreuzen.
look-at-guess = Schau dir { $house } an und probiere, was aus einer Annahme folgt.
look-at-strong-links = Schau dir die starken Links der { $digits } an.
look-at-strong-links-everywhere = Schau dir die starken Links der { $digits } an, in Zellen und in Einheiten.
look-at-rectangle = Schau dir { $cells } und die Ziffern { $digits } an.
look-at-graves = Schau dir die Zellen mit mehr als zwei Kandidaten an.
look-at-symmetry = Schau dir die Vorgaben als Ganzes an: Dreh oder spiegle das Gitter in Gedanken.
look-at-few-givens = Schau dir die Vorgaben in { $houses } an.
look-at-rows-and-columns = Schau dir Zeile und Spalte von { $cells } an.
look-at-bivalue = Schau dir die Zellen an, die nur die Kandidaten { $digits } haben.
look-at-search = Schau dir { $house } an: Hier hilft nur noch Probieren.
look-at-wing = Schau dir die Zellen mit { $count ->
        [2] zwei
       *[other] zwei oder drei
    } Kandidaten rund um { $house } an.
look-try-cell = Schau dir { $house } an und probiere jeden Kandidaten einer Zelle.
look-try-house = Schau dir { $house } an und probiere jeden Platz einer Ziffer.
look-try-candidate = Schau dir { $house } an und probiere einen Kandidaten auf beide Arten.
look-try-from = Schau dir { $house } an und probiere, was aus einem Kandidaten dort folgt.

## Where a pattern is, after its name

place-in-house = in { $house }
place-in-cells = in { $cells }
place-single = in { $house }: die Ziffer { $digit }
place-digit = mit der Ziffer { $digit }
place-digits-in = { $digits ->
        [one] mit der Ziffer
       *[other] mit den Ziffern
    } { $digits } in { $cells }
place-digits-in-houses = mit den Ziffern { $digits } in { $houses }
place-subset = mit den Ziffern { $digits } in { $houses }
place-intersection = mit der Ziffer { $digit } in { $base } und { $cover }
place-fish = für die Ziffer { $digit } in { $houses }
place-around = um { $cells }
place-symmetry = bei { $shape ->
        [half-turn] einer halben Drehung
        [quarter-turn] einer Vierteldrehung
        [diagonal] einer Spiegelung an einer Diagonale
       *[lines] einer Verschiebung der Linien
    }
place-through = mit { $digits ->
        [one] der Ziffer
       *[other] den Ziffern
    } { $digits } durch { $cells }
place-between = mit { $digits ->
        [one] der Ziffer
       *[other] den Ziffern
    } { $digits } zwischen { OR($cells) } und { OR($others) }
place-pivot = mit dem Drehpunkt { $cell }
place-stem = mit dem Stiel in { $cell }
place-aligned = in { $cells } mit den Ausschlusszellen { $excluders }
place-in-crossing = in { $line } und { $house }
place-start = ab { $cell }
place-start-digit = ab den Plätzen der { $digit } in { $house }
place-through-candidates = der Kandidaten von { $cell }

## What the colours and shapes of a drawing mean

role-placed = gesetzt
role-eliminated = gestrichen
role-pattern = Muster
role-fin = Flosse
role-pivot = Drehpunkt
role-pincer = Zange
role-assumed = angenommen
role-follows-true = dann wahr
role-follows-false = dann falsch
role-contradiction = Widerspruch
role-color-a = Farbe A
role-color-b = Farbe B
role-color-c = Farbe C
role-color-d = Farbe D
role-guardian = Wächter
role-set-a = Menge A
role-set-b = Menge B
role-set-c = Menge C
role-set-d = Menge D
role-set-e = Menge E
role-set-f = Menge F
role-set-g = Menge G
role-set-h = Menge H
role-common = gemeinsame Engstelle
role-base = Basis-Einheit
role-cover = Deck-Einheit
legend-strong-link = starker Link
legend-weak-link = schwacher Link
legend-order = Reihenfolge
legend-placed-before = vorher gesetzt
picture-row = Zeile { $number }: { $digits }.
picture-marked = Markiert als { $role }: { $places }.
picture-link = Ein { $kind ->
        [strong] starker
       *[weak] schwacher
    } Link: { $from } nach { $to }.
legend-house = Einheit
legend-what-rules-it-out = was sie ausschließt
legend-ruled-out = ausgeschlossen
legend-one-of-these-is-true = eine davon ist wahr
legend-base = Basis
legend-cover = Deckung
legend-fish = Fisch
legend-fin = Flosse
legend-aligned-cells = die Zellen
legend-tried-and-false = probiert und falsch
legend-cells-that-cannot-all-be-filled = Zellen, die nicht alle gefüllt werden können
legend-one-side = eine Seite
legend-other-side = andere Seite
legend-pair = Paar
legend-if-or-then-false = wenn oder dann falsch
legend-end = Ende
legend-almost-locked-set = ALS
legend-digit-of-both-ends = Ziffer beider Enden
legend-line = Linie
legend-box = Block
legend-crossing = Kreuzung
legend-set-of-the-line = Menge der Linie
legend-set-of-the-box = Menge des Blocks
legend-stem = Stiel
legend-digit-of-all-petals = Ziffer aller Blütenblätter
legend-joins-stem-and-petal = verbindet Stiel und Blatt
legend-petal-a = Blatt A
legend-petal-b = Blatt B
legend-petal-c = Blatt C
legend-petal-d = Blatt D
legend-petal-e = Blatt E
legend-petal-f = Blatt F
legend-petal-g = Blatt G
legend-petal-h = Blatt H
legend-the-two-lines = die zwei Linien
legend-where-they-cross = wo sie sich kreuzen
legend-wings = Flügel
legend-places-of-the-digits-in-the-lines = Plätze der Ziffern in den Linien
legend-house-of-the-subset = Einheit der Gruppe
legend-subset = Gruppe
legend-house-of-the-places = Einheit der Plätze
legend-house-that-is-cleared = Einheit, in der gestrichen wird
legend-all-places-there = alle Plätze dort
legend-what-the-guardians-meet = was die Wächter trifft
legend-guardians-and-other-places = Wächter und andere Plätze
legend-houses-of-the-digits = Einheiten der Ziffern
legend-floor = Boden
legend-own-image = bleibt am Platz
legend-missing-image = Bild eines gestrichenen Kandidaten
legend-only-givens = die einzigen Vorgaben
legend-roof-and-guardians = Dach und Wächter

## Namen von Techniken, in der Reihenfolge des Katalogs

technique-full-house = Volles Haus
technique-hidden-single = Versteckter Einer
technique-naked-single = Nackter Einer
technique-pointing = Block-Reihe-Check
technique-claiming = Reihe-Block-Check
technique-direct-pointing = Direkter Block-Reihe-Check
technique-direct-claiming = Direkter Reihe-Block-Check
technique-complex-single = Komplexer Einer
technique-locked-pair = Gesperrtes Paar
technique-locked-triple = Gesperrter Drilling
technique-naked-pair = Nacktes Paar
technique-hidden-pair = Verstecktes Paar
technique-naked-triple = Nackter Drilling
technique-hidden-triple = Versteckter Drilling
technique-naked-quad = Nackter Vierling
technique-hidden-quad = Versteckter Vierling
technique-direct-hidden-pair = Direktes verstecktes Paar
technique-direct-hidden-triplet = Direkter versteckter Drilling
technique-x-wing = X-Wing
technique-finned-x-wing = X-Wing mit Flossen
technique-sashimi-x-wing = Sashimi-X-Wing
technique-swordfish = Schwertfisch
technique-finned-swordfish = Schwertfisch mit Flossen
technique-sashimi-swordfish = Sashimi-Schwertfisch
technique-jellyfish = Qualle
technique-finned-jellyfish = Qualle mit Flossen
technique-sashimi-jellyfish = Sashimi-Qualle
technique-squirmbag = Squirmbag
technique-finned-squirmbag = Squirmbag mit Flossen
technique-sashimi-squirmbag = Sashimi-Squirmbag
technique-whale = Whale
technique-finned-whale = Whale mit Flossen
technique-sashimi-whale = Sashimi-Whale
technique-leviathan = Leviathan
technique-finned-leviathan = Leviathan mit Flossen
technique-sashimi-leviathan = Sashimi-Leviathan
technique-skyscraper = Wolkenkratzer
technique-2-string-kite = 2-String-Kite
technique-dual-2-string-kite = Doppelter 2-String-Kite
technique-turbot-fish = Turbot-Fisch
technique-empty-rectangle = Leeres Rechteck
technique-dual-empty-rectangle = Doppeltes leeres Rechteck
technique-grouped-turbot-fish = Turbot-Fisch mit Gruppen
technique-w-wing = W-Wing
technique-xy-wing = XY-Wing
technique-xyz-wing = XYZ-Wing
technique-simple-colors-trap = Einfaches Färben (Farbfalle)
technique-simple-colors-wrap = Einfaches Färben (Farbwiderspruch)
technique-multi-colors-1 = Mehrfaches Färben 1
technique-multi-colors-2 = Mehrfaches Färben 2
technique-3d-medusa-trap = 3D-Medusa (Farbfalle)
technique-3d-medusa-wrap = 3D-Medusa (Farbwiderspruch)
technique-3d-medusa-empty-cell-or-house = 3D-Medusa (leere Zelle oder Einheit)
technique-x-colors = X-Färben
technique-gem = GEM
technique-unique-rectangle-type-1 = Unique Rectangle Typ 1
technique-unique-rectangle-type-2 = Unique Rectangle Typ 2
technique-unique-rectangle-type-3 = Unique Rectangle Typ 3
technique-unique-rectangle-type-4 = Unique Rectangle Typ 4
technique-unique-rectangle-type-5 = Unique Rectangle Typ 5
technique-unique-rectangle-type-6 = Unique Rectangle Typ 6
technique-hidden-rectangle = Verstecktes Rechteck
technique-avoidable-rectangle-type-1 = Vermeidbares Rechteck Typ 1
technique-avoidable-rectangle-type-2 = Vermeidbares Rechteck Typ 2
technique-avoidable-rectangle-type-3 = Vermeidbares Rechteck Typ 3
technique-avoidable-rectangle-type-5 = Vermeidbares Rechteck Typ 5
technique-hidden-avoidable-rectangle = Verstecktes vermeidbares Rechteck
technique-unique-rectangle-wing = Unique Rectangle mit Wing
technique-extended-rectangle = Erweitertes Rechteck
technique-anonymous-deadly-pattern = Namenloses tödliches Muster
technique-bug-lite = BUG-Lite
technique-unique-loop-type-1 = Unique Loop Typ 1
technique-unique-loop-type-2 = Unique Loop Typ 2
technique-unique-loop-type-3 = Unique Loop Typ 3
technique-unique-loop-type-4 = Unique Loop Typ 4
technique-bug-1 = BUG+1
technique-bug-type-2 = BUG Typ 2
technique-bug-type-3 = BUG Typ 3
technique-bug-type-4 = BUG Typ 4
technique-bug-n = BUG+n
technique-gurth-s-symmetrical-placement = Gurths symmetrische Platzierung
technique-remote-pair = Entferntes Paar
technique-m-wing = M-Wing
technique-split-wing = Split Wing
technique-local-wing = Local Wing
technique-hybrid-wing = Hybrid Wing
technique-grouped-w-wing = W-Wing mit Gruppen
technique-chute-remote-pair = Entferntes Paar im Band
technique-three-strong-links = Drei starke Links
technique-four-strong-links = Vier starke Links
technique-five-strong-links = Fünf starke Links
technique-six-strong-links = Sechs starke Links
technique-xyz-ring = XYZ-Ring
technique-x-chain = X-Kette
technique-xy-chain = XY-Kette
technique-continuous-nice-loop = Kontinuierlicher Nice Loop
technique-blossom-loop = Blütenring
technique-aic = AIC
technique-discontinuous-nice-loop = Diskontinuierlicher Nice Loop
technique-grouped-continuous-nice-loop = Kontinuierlicher Nice Loop mit Gruppen
technique-grouped-aic = AIC mit Gruppen
technique-unique-rectangle-chain = Kette mit Unique Rectangle
technique-fish-chain = Kette mit Fisch
technique-grouped-discontinuous-nice-loop = Diskontinuierlicher Nice Loop mit Gruppen
technique-sue-de-coq = Sue de Coq
technique-three-dimensional-sue-de-coq = Dreidimensionales Sue de Coq
technique-subset-counting = Gruppenzählung
technique-wxyz-wing = WXYZ-Wing
technique-vwxyz-wing = VWXYZ-Wing
technique-uvwxyz-wing = UVWXYZ-Wing
technique-tuvwxyz-wing = TUVWXYZ-Wing
technique-als-xz = ALS-XZ
technique-als-xy-wing = ALS-XY-Wing
technique-als-w-wing = ALS-W-Wing
technique-als-chain = ALS-Kette
technique-death-blossom = Todesblüte
technique-death-blossom-over-a-set = Todesblüte über einer Menge
technique-death-blossom-over-a-house = Todesblüte über einer Einheit
technique-multi-branch-w-wing = W-Wing mit mehreren Zweigen
technique-death-blossom-over-a-rectangle = Todesblüte über einem Rechteck
technique-aligned-pair-exclusion = Ausschluss durch zwei Zellen
technique-aligned-triplet-exclusion = Ausschluss durch drei Zellen
technique-almost-locked-pair = Fast gesperrtes Paar
technique-almost-locked-triple = Fast gesperrter Drilling
technique-firework-triple = Feuerwerk-Drilling
technique-firework-quad = Feuerwerk-Vierling
technique-franken-x-wing = Franken-X-Wing
technique-finned-franken-x-wing = Franken-X-Wing mit Flossen
technique-franken-swordfish = Franken-Schwertfisch
technique-finned-franken-swordfish = Franken-Schwertfisch mit Flossen
technique-franken-jellyfish = Franken-Qualle
technique-finned-franken-jellyfish = Franken-Qualle mit Flossen
technique-franken-squirmbag = Franken-Squirmbag
technique-finned-franken-squirmbag = Franken-Squirmbag mit Flossen
technique-franken-whale = Franken-Whale
technique-finned-franken-whale = Franken-Whale mit Flossen
technique-franken-leviathan = Franken-Leviathan
technique-finned-franken-leviathan = Franken-Leviathan mit Flossen
technique-mutant-x-wing = Mutant-X-Wing
technique-finned-mutant-x-wing = Mutant-X-Wing mit Flossen
technique-mutant-swordfish = Mutant-Schwertfisch
technique-finned-mutant-swordfish = Mutant-Schwertfisch mit Flossen
technique-mutant-jellyfish = Mutant-Qualle
technique-finned-mutant-jellyfish = Mutant-Qualle mit Flossen
technique-mutant-squirmbag = Mutant-Squirmbag
technique-finned-mutant-squirmbag = Mutant-Squirmbag mit Flossen
technique-mutant-whale = Mutant-Whale
technique-finned-mutant-whale = Mutant-Whale mit Flossen
technique-mutant-leviathan = Mutant-Leviathan
technique-finned-mutant-leviathan = Mutant-Leviathan mit Flossen
technique-kraken-fish-type-1 = Kraken-Fisch Typ 1
technique-kraken-fish-type-2 = Kraken-Fisch Typ 2
technique-empty-rectangle-intersection-pair = Paar am leeren Rechteck
technique-sk-loop = SK Loop
technique-msls = MSLS
technique-multi-fish = Mehrziffriger Fisch
technique-exocet = Exocet
technique-double-exocet = Doppeltes Exocet
technique-rank-1-logic = Rang-1-Logik
technique-tridagon = Tridagon
technique-impossible-pattern = Unmögliches Muster
technique-bivalue-oddagon = Ungerader Ring zweier Ziffern
technique-broken-wing = Gebrochener Flügel
technique-forcing-chain-contradiction = Forcing Chain (Widerspruch)
technique-forcing-chain-verity = Forcing Chain (sichere Folge)
technique-forcing-net-contradiction = Forcing Net (Widerspruch)
technique-forcing-net-verity = Forcing Net (sichere Folge)
technique-whip = Whip
technique-g-whip = G-Whip
technique-braid = Braid
technique-g-braid = G-Braid
technique-rectangle-forcing-chain = Forcing Chain am Rechteck
technique-bowman-s-bingo = Bowman's Bingo
technique-nishio = Nishio
technique-template-set = Template Set (Schablone setzen)
technique-template-delete = Template Delete (Schablone streichen)
technique-nested-forcing-net = Verschachteltes Forcing Net
technique-search = Probieren
technique-complex-exocet = Komplexes Exocet
technique-unique-rectangle-with-strong-links = Unique Rectangle mit starken Links
technique-unique-rectangle-external = Unique Rectangle mit äußeren Wächtern
technique-unique-rectangle-with-sue-de-coq = Unique Rectangle mit Sue de Coq
technique-weak-exocet = Weak Exocet
technique-senior-exocet = Senior Exocet
technique-reverse-bug = Umgekehrtes BUG
technique-uniqueness-clue-cover = Zwei Vorgaben im Band
legend-unique-rectangle = Unique Rectangle
legend-odd-loop = ungerader Ring
legend-rectangle = Rechteck
legend-house-of-the-digits = Einheit der Ziffern
legend-digits-and-their-cells = Ziffern und ihre Zellen
legend-box-of-the-digits = Block der Ziffern
legend-pair-and-empty-rectangle = Paar und leeres Rechteck
legend-houses-of-truths = Einheiten der Wahrheiten
legend-truths = Wahrheiten
legend-lines = Zeile und Spalte
legend-digits-of-the-row = Ziffern der Zeile
legend-digits-of-the-column = Ziffern der Spalte
legend-digits-of-the-box = Ziffern des Blocks
legend-counted-cells = gezählte Zellen
legend-other-digits = andere Ziffern
legend-digit-that-is-removed = gestrichene Ziffer
look-at-three-houses = Schau dir { $houses } an und { $house }, wo sie sich kreuzen.
legend-house-that-closes-the-ring = Einheit, die den Ring schließt
legend-places-there = Plätze dort
legend-mark-of-a = Marke von A
legend-mark-of-b = Marke von B
legend-end-of-a-branch = Ende eines Zweigs
legend-house-of-the-stem = Einheit des Stiels
legend-house-of-the-ends = Einheit der Enden
legend-cross-lines = Querlinien
legend-targets = Zielzellen
legend-base-digits = Basisziffern
legend-house-of-the-single = Einheit des Einers
legend-removed-on-the-way = unterwegs gestrichen
place-stem-cells = mit dem Stiel in { $cells }
place-truths = (Wahrheiten { CLAUSES($truths) })
