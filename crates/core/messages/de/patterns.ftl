# Einer, Block und Linie, Gruppen, Fische, Wings, tödliche Muster, Schablonen, Feuerwerke, ausgeschlossene Kombinationen.

## Singles

single-last-cell = { $cell } ist die letzte leere Zelle in { $house }, und dort fehlt nur noch die { $digit }.
single-sees = { $cell } sieht jede Ziffer außer der { $digit }.
single-last-candidate = Die { $digit } ist der einzige Kandidat, der in { $cell } noch übrig ist.
single-place = In { $house } bleibt für die { $digit } nur ein Platz: { $cell }.
single-cover = Die { $digit } in { $cell } deckt { $cells } ab.
single-eliminated = Frühere Schritte haben sie in { $cells } gestrichen.
single-because-cell = die letzte leere Zelle in { $house }
single-because-candidate = der letzte Kandidat von { $cell }
single-because-place = der letzte Platz für die { $digit } in { $house }
direct-rules-out = Damit entfällt: { $eliminated }.
direct-single = Damit ist { $cell } { $single }.
direct-because = { $first } und deshalb { $single }

## Intersections

intersection-places = In { $base } kann die { $digit } nur in { OR($cells) } stehen. Diese Zellen liegen { $cells ->
        [2] beide
       *[other] alle
    } auch in { $cover }.
intersection-end = Eine davon muss die { $digit } sein. Deshalb kann die { $digit } im Rest von { $cover }
    gestrichen werden.
intersection-because = alle Plätze der { $digit } in { $base } liegen in { $cover }

## Subsets

subset-naked = Die { WORD($count) } Zellen { $cells } in { $house } haben zusammen nur die { WORD($count) }
    Kandidaten { $digits }.
subset-naked-end = Diese Zellen verbrauchen { $count ->
        [2] beide
       *[other] alle { WORD($count) }
    } Ziffern, gleich in welcher Reihenfolge. Deshalb können die Ziffern im Rest von { $house } gestrichen werden.
subset-hidden = In { $house } passen die { WORD($count) } Ziffern { $digits } nur in die { WORD($count) } Zellen
    { $cells }.
subset-hidden-end = Sie füllen { $count ->
        [2] beide
       *[other] alle { WORD($count) }
    } Zellen, gleich in welcher Reihenfolge. Deshalb können dort alle anderen Kandidaten gestrichen werden.
subset-because-naked = { $cells } in { $house } haben nur { $digits }
subset-because-hidden = { $digits } haben in { $house } nur { $cells }

## Fish

fish-places = In { $base } kann die { $digit } nur in { $cover } stehen: in { $cells }.
fish-places-many = In { $base } kann die { $digit } nur in { $cover } stehen.
fish-each = Jede dieser { WORD($count) } { $houses ->
        [rows] Zeilen
        [columns] Spalten
       *[houses] Einheiten
    } braucht eine { $digit }, und keine zwei davon können sie in derselben { $covers ->
        [rows] Zeile
        [columns] Spalte
       *[houses] Einheit
    } haben. Also besetzen sie die { WORD($count) } { $covers ->
        [rows] Zeilen
        [columns] Spalten
       *[houses] Einheiten
    }. Im Rest von { $cover } kann die { $digit } gestrichen werden.
fish-each-house = Jede dieser { WORD($count) } Einheiten braucht eine { $digit }, und jede der { WORD($count) }
    Deck-Einheiten hat Platz für eine. Also bleibt in der Deckung kein Platz übrig, und die { $digit } kann im Rest von
    { $cover } gestrichen werden.
fish-places-fins = Ohne die { $fins ->
        [one] Flosse
       *[other] Flossen
    } in { $fins } stünde die { $digit } in { $base } nur in { $cover }: ein { $name ->
        [x-wing] einfacher X-Wing
       *[fish] einfacher Fisch
    }.
fish-sashimi = Allerdings { $houses ->
        [one] hätte { $houses }
       *[other] hätten { $houses } je
    } nur einen Platz für die { $digit }: Deshalb heißt er Sashimi.
fish-endo-fins = { $fins } { $fins ->
        [one] liegt
       *[other] liegen
    } zwar in der Deckung, aber in mehr Basis- als Deck-Einheiten. Eine { $digit } dort würde sie alle zugleich bedienen, { $fins ->
        [one] deshalb gilt die Zelle als Flosse
       *[other] deshalb gelten die Zellen als Flossen
    }.
fish-fin-or-lines = Entweder ist { $fins ->
        [one] die Flosse
       *[other] eine der Flossen
    } die { $digit }, oder die { WORD($count) } { $houses ->
        [rows] Zeilen
        [columns] Spalten
       *[houses] Einheiten
    } haben ihre { $digit } in { $cover }, und dort steht dann keine weitere { $digit }.
fish-fin-lines-end = In beiden Fällen kann die { $digit } aus jeder Zelle von { $cover } außerhalb von { $base } gestrichen werden, die { $fins ->
        [one] die Flosse
        [2] beide Flossen
       *[other] alle Flossen
    } sieht.
fish-fin-or-houses = Entweder ist { $fins ->
        [one] die Flosse
       *[other] eine der Flossen
    } die { $digit }, oder die { WORD($count) } Basis-Einheiten verbrauchen die { WORD($count) } Deck-Einheiten, in denen dann keine weitere { $digit } steht.
fish-fin-houses-end = In beiden Fällen kann die { $digit } aus jeder Zelle der Deckung außerhalb der Basis gestrichen werden, die { $fins ->
        [one] die Flosse
        [2] beide Flossen
       *[other] alle Flossen
    } sieht.
fish-shared = { $cells } { $cells ->
        [one] liegt
       *[other] liegen
    } in zwei Basis-Einheiten, aber auch in zwei Deck-Einheiten: Eine { $digit } dort würde zwei bedienen und zwei verbrauchen.
fish-cannibal = { $cells } { $cells ->
        [one] liegt
       *[other] liegen
    } selbst in der Basis, aber in mehr Deck- als Basis-Einheiten. Eine { $digit } dort würde mehr von der Deckung verbrauchen, als sie von der Basis bedient. Deshalb kann sie auch dort gestrichen werden{ $fins ->
        [0] { "" }
       *[other] { ", denn von dort sieht man jede Flosse" }
    }.
fish-second = { $houses ->
        [rows] Dieselben Zeilen
       *[other] { $houses ->
            [columns] Dieselben Spalten
           *[houses] Dieselben Einheiten
        }
    } bilden mit { $cover } einen zweiten Fisch.
fish-because = die { $digit } kann in { $base } nur in { $cover } stehen
fish-because-fins = die { $digit } kann in { $base } nur in { $cover } oder { $cells } stehen

## Two strong links of one digit

skyscraper-roof = In { $base } kann die { $digit } nur in { OR($first) } stehen. In { $other } kann sie nur in
    { OR($second) } stehen. Das sind die zwei Türme des Wolkenkratzers.
skyscraper-end = Ihr Boden, { $floor }, liegt in { $bridge }, also ist höchstens eine Zelle davon die { $digit }.
    Deshalb ist mindestens eine Zelle des Dachs, { OR($roof) }, die { $digit }. Eine Zelle, die beide Zellen des
    Dachs sieht, kann nicht die { $digit } sein.
kite-strings = In { $base } kann die { $digit } nur in { OR($first) } stehen. In { $other } kann sie nur in
    { OR($second) } stehen. Das sind die zwei Schnüre des Drachens.
kite-end = Sie treffen sich in { $bridge }: Höchstens eine der Zellen { $floor } ist die { $digit }. Deshalb ist
    mindestens eines der freien Enden, { OR($roof) }, die { $digit }. Eine Zelle, die beide freien Enden sieht, kann
    nicht die { $digit } sein.
turbot-links = In { $base } kann die { $digit } nur in { OR($first) } stehen. In { $other } kann sie nur in
    { OR($second) } stehen.
turbot-end = Die Brücke: { $floor } liegen in { $bridge }, also ist höchstens eine davon die { $digit }. Deshalb ist
    mindestens eines der fernen Enden, { OR($roof) }, die { $digit }. Eine Zelle, die { $roof ->
        [2] beide
       *[other] sie alle
    } sieht, kann nicht die { $digit } sein.
w-wing-cells = Die Zellen { $ends } haben dieselben zwei Kandidaten, { $digits }.
w-wing-bridge = In { $bridge } kann die { $other } nur in { OR($floor) } stehen. Eine davon ist die { $other }, und
    sie sieht eine der zwei Zellen, die dann die { $digit } ist.
w-wing-end = Also ist mindestens eine der Zellen { $ends } die { $digit }. Eine Zelle, die beide sieht, kann nicht
    die { $digit } sein.
empty-rectangle-box = In { $house } kann die { $digit } nur in { $line } oder { $crossing } stehen: Der Rest des
    Blocks ist das leere Rechteck.
empty-rectangle-link = In { $base } kann die { $digit } nur in { OR($cells) } stehen. Ist { $near } die { $digit },
    so hat der Block seine { $digit } in { OR($group) }.
empty-rectangle-end = Also ist mindestens eine davon die { $digit }: { $far }, oder { OR($group) } im Block. Eine
    Zelle, die sie alle sieht, kann nicht die { $digit } sein.
dual-second = Im selben Block geht das noch einmal.
dual-because = { $first }, und { $last }

## Wings

wing-pivot = Der Drehpunkt { $cell } ist { OR($digits) }.
wing-pincer = Ist er die { $shared }, so kann die Zange { $cell } in { $house } nicht die { $shared } sein und muss
    die { $digit } sein.
wing-itself = Oder der Drehpunkt ist selbst die { $digit }.
wing-end = { $cells ->
        [2] So oder so
       *[other] In jedem Fall
    } ist eine der Zellen { $cells } die { $digit }. Deshalb kann die { $digit } aus jeder Zelle gestrichen werden, die { $cells ->
        [2] beide
       *[other] alle drei
    } sieht.
xyz-ring-closing = In { $house } hat die { $digit } nur Platz in { $houses }, und in jeder dieser beiden Einheiten liegt eine Zange.
xyz-ring-room = Die Ziffern der drei Zellen und die { $digit } von { $house } teilen sich vier Plätze:
    { CLAUSES($rooms) }. Also ist jeder davon besetzt, und kein anderer Kandidat ist dort wahr.
xyz-ring-twice = Eine { $digit } in { OR($cells) } nähme die Plätze in { $houses } zugleich ein, also ist auch sie
    falsch.
xyz-ring-because = der Wing und die { $digit } von { $house } füllen { CLAUSES($rooms) }
bent-set = Die Zellen { $cells } haben zusammen so viele Ziffern, wie es Zellen sind: { $digits }.
bent-confined = { $digits ->
        [one] Alle Kandidaten der { $digits } in diesen Zellen sehen einander, also kann sie
       *[other] Für { $digits } gilt jeweils: Alle Kandidaten in diesen Zellen sehen einander, also kann jede dieser Ziffern
    } hier nur einmal stehen.
bent-free = Damit bleibt eine Zelle übrig, also muss eine der Zellen { $cells } die { $digit } sein.
bent-end = Also steht jede dieser Ziffern in einer der Zellen. Sie kann aus jeder anderen Zelle gestrichen werden,
    die alle ihre Kandidaten dort sieht.
bent-because-free = { $cells } brauchen eine { $digit }
bent-because = { $cells } verbrauchen { $digits }
sees-them-all = Eine Zelle, die jede davon sieht, kann nicht die { OR($digits) } sein.

## Deadly patterns

rectangle-cells = { $cells } bilden ein Rechteck in zwei Zeilen, zwei Spalten und zwei Blöcken, und keine davon ist
    vorgegeben.
unique-loop-cells = { $cells } bilden eine Schleife: Eine Einheit, die eine davon enthält, enthält zwei. Keine davon
    ist vorgegeben.
deadly-pair = Stünden dort nur { $digits }, so könnten die beiden Ziffern die Plätze tauschen, und das Rätsel hätte
    eine zweite Lösung.
deadly-guard = Ein Kandidat, der das verhindert, heißt Wächter.
bug-without = Ohne { $digits } in { $cells } hätte jede offene Zelle zwei Kandidaten und jede Ziffer in jeder
    Einheit zwei Plätze oder keinen.
bug-change = Dann könnte jede Zelle zu ihrem anderen Kandidaten wechseln, und das Rätsel hätte zwei Lösungen oder
    keine. Die Kandidaten, die das verhindern, heißen Wächter.
deadly-guardians = Das Rätsel hat nur eine Lösung, also ist mindestens ein Wächter wahr: { $guardians }.
guardian-is = { $cell } ist { $digits ->
        [one] die { $digits }
       *[other] { OR($digits) }
    }
guardians-either = { OR_CLAUSES($guardians) }
guardians-exclude = Ein Kandidat, der alle Wächter ausschließt, kann gestrichen werden.
guardians-subset = Als eine Zelle gezählt bilden die Wächter mit { $cells } in { $house } eine nackte Gruppe:
    Zusammen verbrauchen sie { $digits }.
guardians-hidden-subset = In { $house } passen die Ziffern { $digits } nur in { $cells }. Ein Wächter nimmt eine
    dieser Zellen, also füllen die Ziffern alle anderen.
guardians-bound-rectangle = In { $houses } hat die { $digit } außerhalb des Rechtecks keinen Platz.
guardians-bound = In { $houses } kann die { $digit } nur in { OR($cells) } stehen.
guardians-bound-bug = Also ist eine der Zellen { $cells } die { $digit }. Die andere muss einen Wächter enthalten, sonst
    wäre keiner wahr.
guardians-bound-one = Wäre eine der Zellen { $cells } die { $other }, so wäre die andere die { $digit }, und kein
    Wächter wäre wahr.
guardians-bound-both = Wäre eine der Zellen { $cells } die { $digit }, so wäre es auch die andere, und kein Wächter
    wäre wahr.
guardians-bound-corner = Wäre { $cell } die { $other }, so wären { $cells } beide die { $digit }, und kein Wächter wäre
    wahr.
guardians-because = das Rätsel hat nur eine Lösung, also ist ein Wächter wahr: { $guardians }
side-place = in { $house } kann die { $digit } nur in { OR($cells) } stehen
side-places = Nun zu Einheiten des Rechtecks: { CLAUSES($places) }.
side-fill = Ohne die anderen Plätze { $digits ->
        [one] stünde die { $digits }
       *[other] stünden { $digits }
    } in { $cells }, und kein Wächter wäre dort wahr.
side-one = Das Rätsel hat nur eine Lösung, also ist mindestens einer dieser Kandidaten wahr: { $candidates }.
side-exclude = Ein Kandidat, der sie alle ausschließt, kann gestrichen werden.
side-subset = Als eine Zelle gezählt haben sie zusammen mit { $cells } so viele Ziffern wie Zellen, jede einmal in ihrer
    Einheit: { CLAUSES($rooms) }. Also können diese Ziffern im Rest ihrer Einheiten gestrichen werden.
side-hidden = In { $house } kann die { $digit } nur in { OR($cells) } stehen. Eine dieser Zellen hat sie, die andere einen der
    Kandidaten oben. Kein anderer Kandidat ist dort wahr.
side-because = das Rätsel hat nur eine Lösung, also ist einer dieser Kandidaten wahr: { $candidates }

## Templates

template-before = Auf dieselbe Weise, jeweils aus allen Möglichkeiten, die Ziffer zu setzen, folgen nacheinander
    { $candidates }.
template-ways = Es gibt { $count ->
        [one] nur eine Möglichkeit
       *[other] { $count } Möglichkeiten
    }, die { $digit } in allen Einheiten zugleich zu setzen.
template-all = { $count ->
        [one] Dabei
       *[other] In jeder davon
    } steht die { $digit } in { $cells }.
template-none = { $count ->
        [one] Dabei
       *[other] Bei keiner davon
    } steht { $count ->
        [one] keine
       *[other] eine
    } { $digit } in { OR($cells) }.
template-because-all = so bei jeder Möglichkeit, die { $digit } zu setzen
template-because-none = so bei keiner Möglichkeit, die { $digit } zu setzen

## Fireworks

firework-lines = In { $row } und { $column } passen die Ziffern { $digits } nur in { $house }, abgesehen von { $cells },
    den Flügeln des Feuerwerks.
firework-box = Der Block hat für jede Ziffer nur einmal Platz. Eine Ziffer, die nicht in { $cell } steht, wo sich die
    Linien kreuzen, fehlt einer der Linien im Block und muss deshalb in einem Flügel stehen.
firework-cells = Also steht jede der Ziffern { $digits } in einer der Zellen { $cells }. Diese Zellen sind damit
    besetzt, und alle anderen Kandidaten können dort gestrichen werden.
firework-crossing = Ein Flügel versorgt nur eine Linie, also hat { $house } jede der Ziffern { $digits } in einer der
    beiden Linien.
firework-because = { $cells } enthalten { $digits }

## Aligned exclusion

aligned-try = Probiere alle Kombinationen der Kandidaten von { $cells }.
aligned-see = { $cell } und { $other } sehen einander
aligned-empty = { $cell } hätte keinen Kandidaten mehr
aligned-choice = { $cell }={ $digit }
aligned-combination = { $cell }={ $digit } mit { $others } scheitert: { $why }.
aligned-excluded = Also kann { $cell } nicht die { $digit } sein.
aligned-because = keine Kombination von Kandidaten in { $cells } damit lässt für { $excluders } etwas übrig

## Tödliche Muster anderer Form

extended-rectangle-cells = Keine der Zellen { $cells } ist vorgegeben. Hätten sie nur { $digits }, so stünden dort in beiden Linien
    dieselben Ziffern.
extended-rectangle-swap = Jede Zelle könnte mit der gegenüber die Ziffer tauschen, und das Rätsel hätte eine zweite
    Lösung.
anonymous-cells = Keine der Zellen { $cells } ist vorgegeben.
anonymous-fillings = Wie man sie auch nur mit { $digits } füllt, es gibt eine andere Füllung, die jeder Zeile, jeder Spalte und
    jedem Block dieselben Ziffern lässt, und das Rätsel hätte eine zweite Lösung.
bug-lite-cells = Keine der Zellen { $cells } ist vorgegeben. Hätte jede nur zwei der Ziffern { $digits } zur Wahl, so stünde jede
    Ziffer in jeder Einheit in zwei der Zellen oder in keiner.
bug-lite-change = Dann könnte jede Zelle zu ihrer anderen Ziffer wechseln, und das Rätsel hätte eine zweite Lösung.
reverse-grave-cells = Jede Zeile, jede Spalte und jeder Block hat zwei der Zellen { $cells } oder keine, und alle vorgegebenen { $digits }
    stehen dort. Enthielten sie nur diese beiden Ziffern, so stünden in jeder anderen Einheit beide Ziffern anderswo.
reverse-grave-rest = Dort könnten die beiden Ziffern die Plätze tauschen, und das Rätsel hätte eine zweite Lösung.
symmetry-move = { $shape ->
        [half-turn] Dreh das Gitter um 180 Grad.
        [quarter-turn] Dreh das Gitter um 90 Grad.
        [diagonal] Spiegle das Gitter an einer Diagonale.
       *[lines] Verschieb die Zeilen des Gitters nach { $rows } und die Spalten nach { $columns }.
    }
symmetry-trade = Tausche { $pairs }.
symmetry-with = { $digit } gegen { $image }
symmetry-rename = Benenne um: { $renamed }.
symmetry-to = { $digit } in { $image }
symmetry-givens = Dann kommt jede Vorgabe dorthin, wo vorher dieselbe Ziffer vorgegeben war.
symmetry-solution = Das Rätsel hat nur eine Lösung, also fällt auch sie auf sich selbst.
symmetry-own = { $cells } { $cells ->
        [one] bleibt
       *[other] bleiben
    } an ihrem Platz, also { $cells ->
        [one] steht dort eine Ziffer, die ihren Namen behält
       *[other] stehen dort Ziffern, die ihren Namen behalten
    }: { OR($digits) }.
symmetry-image = { $candidate } fällt auf { $image }, und das ist nicht möglich. Also { $count ->
        [one] fällt der Kandidat weg
       *[other] fällt der Kandidat weg, und ebenso die anderen Kandidaten ohne Bild
    }.
symmetry-because = die Vorgaben sind die gleichen nach { $shape ->
        [half-turn] einer halben Drehung
        [quarter-turn] einer Vierteldrehung
        [diagonal] einer Spiegelung an einer Diagonale
       *[lines] einer Verschiebung der Linien
    }
two-clues-only = { $cells } sind die einzigen Vorgaben in { $houses }.
two-clues-exchange = Stünde in { $cell }, in einer Linie mit { $clue }, keine { $digit }, so ließen sich die drei Linien
    immer auch anders füllen, mit denselben Vorgaben und denselben Ziffern in jeder Zeile, jeder Spalte und jedem Block:
    Alle Füllungen dreier Linien sind durchprobiert. Also hätte das Rätsel eine zweite Lösung.
two-clues-because = { $cells } sind die einzigen Vorgaben in { $houses }
rectangle-trade = Hätten { $cells } nur { $digits }, so könnten die beiden Ziffern die Plätze tauschen, und das Rätsel hätte eine
    zweite Lösung.
rectangle-because = das Rätsel hat nur eine Lösung, also enthalten { $cells } nicht nur { $digits }
