# Ketten, Schleifen, Farben, Fast-Gruppen, Annahmen, unmögliche Muster.

## Chains

chain-if = Ist { $cells ->
        [one] { $cells } nicht
       *[other] keine der Zellen { $cells }
    } die { $digit }, so ist { $others ->
        [one] { $others }
       *[other] eine der Zellen { $others }
    } die { $other } ({ $because }).
chain-so = Das schließt die { $digit } in { $cells } aus. Also ist { $others ->
        [one] { $others }
       *[other] eine der Zellen { $others }
    } die { $other } ({ $because }).
chain-after-all = Das widerspricht dem Anfang, also gilt doch: { $end }.
chain-ends = Also ist mindestens eines der beiden Enden wahr: { $first } oder { $last }. Was beide ausschließen, kann
    gestrichen werden.
chain-because = { $first } oder { $last }
because-other-candidate = ihr einziger anderer Kandidat
because-other-place = { $cells ->
        [one] der einzige andere Platz
       *[other] die einzigen anderen Plätze
    } der { $digit } in { $house }
because-set-needs = { $cell } ist dann eine der Ziffern { $digits }, und die Zellen { $cells } brauchen ohne sie die
    { $digit }
because-set-takes = ohne die { $digit } enthalten die Zellen { $cells } die Ziffern { $digits }, und { $cell } sieht
    sie
because-set-left = ohne die { $digit } enthalten die Zellen { $cells } nur noch { $digits }
because-rectangle = sonst hätten { $cells } nur { $digits }
chain-fish = In { $base } kann die { $digit } nur in { $cover } stehen: eine Einheit zu viel für einen Fisch.
because-fish = { $base } haben die { $digit } dann nur in { $cover }, also in jeder davon einmal

## Loops

loop-closes = Das schließt die { $digit } in { $cells } aus, wo wir begonnen haben: Die Schleife schließt sich.
loop-other-way = Nun anders herum: Ist { $cells ->
        [one] { $cells }
       *[other] eine der Zellen { $cells }
    } die { $digit }, so folgt Link für Link: { CLAUSES($steps) }.
loop-end = Also ist von je zwei verbundenen Kandidaten genau einer wahr. Was beide ausschließen, kann gestrichen
    werden.
loop-sets = Von jeder ALS liegt genau eine Ziffer außerhalb, also liegen ihre anderen Ziffern innerhalb.
loop-either = Also sind entweder diese alle wahr: { CLAUSES($first) }. Oder diese alle: { CLAUSES($last) }.
loop-colours-end = Ein Kandidat, der auf beide Arten ausgeschlossen ist, kann gestrichen werden.
loop-because = auf beiden Wegen um die Schleife { $chain } ausgeschlossen
blossom-loop-cell = Der Stiel ist die Zelle { $cell } mit einer der Ziffern { $digits }. Von jeder geht ein Zweig aus.
blossom-loop-house = Der Stiel ist die { $digit } in { $house }, die in { OR($cells) } steht. Von jedem Platz geht ein Zweig aus.
blossom-loop-branch = Ist { $cell } die { $digit }, so folgt Link für Link: { CLAUSES($steps) }.
blossom-loop-at-once = Ist { $cell } die { $digit }, so ist das schon ein Ende.
blossom-loop-end-cell = Alle Zweige enden in { $cell }, jeder mit einem anderen ihrer Kandidaten { $digits }. Also ist einer davon wahr.
blossom-loop-end-house = Alle Zweige enden bei der { $digit } in { $house }, jeder in einer anderen Zelle:
    { $cells }. Also ist einer dieser Plätze wahr.
blossom-loop-room = Der Stiel und die starken Links sind { $count } Zellen oder Einheiten, die einen wahren Kandidaten brauchen. Die
    schwachen Links und das Ende haben Platz für { $count } und nicht mehr, also ist alles besetzt. Was ein schwacher Link oder das Ende
    sonst noch hat, kann gestrichen werden.
blossom-loop-because-cell = alle Zweige enden in { $cell }
blossom-loop-because-house = alle Zweige enden bei der { $digit } in { $house }

## Remote pairs

remote-cells = Die Zellen { $cells } haben nur die Kandidaten { $digits } und bilden eine Kette, in der jede die
    nächste sieht.
remote-turns = Also wechseln sich die beiden Ziffern ab: { $cells } enthalten die eine, { $others } die andere.
remote-end = Eine Zelle, die von jeder Sorte eine sieht, kann keine der beiden Ziffern enthalten.
remote-because = { $cell } und { $other } enthalten je eine der Ziffern { $digits }

## Colours

colors-cluster = Starke Links verbinden diese Plätze der { $digit }. Färbe sie abwechselnd: { $colour } ({ $cells })
    und { $other_colour } ({ $others }).
colors-cluster-second = Starke Links verbinden weitere Plätze der { $digit }: { $colour } ({ $cells }) und
    { $other_colour } ({ $others }).
colors-one = Eine der beiden Farben ist durchweg wahr, die andere durchweg falsch.
colors-several = Von A und B ist eine Farbe durchweg wahr und die andere falsch, und ebenso bei C und D.
bridge-shares = { $cell } mit Farbe { $colour } und { $other } mit Farbe { $other_colour } liegen beide in
    { $house }.
bridge-ends = Sie können nicht beide die { $digit } sein, also ist Farbe { $colour } oder { $other_colour } wahr.
    Eine Zelle, die beide Farben sieht, kann nicht die { $digit } sein.
colors-trap = Gleich welche Farbe wahr ist: Eine Zelle, die beide Farben sieht, kann nicht die { $digit } sein.
colors-wrap = Sie können nicht beide die { $digit } sein, also ist Farbe { $colour } falsch.
bridges-two = Eine dieser beiden anderen Farben ist wahr. Neben keiner von ihnen kann Farbe { $colour } wahr sein, also ist
    sie falsch.
colors-because = eine von zwei Farben ist durchweg die { $digit }
bridge-because = { $cell } und { $other } können nicht beide die { $digit } sein
medusa-cluster = Starke Links in Zellen und in Einheiten verbinden Kandidaten der { $digits }. Färbe sie abwechselnd
    A und B.
medusa-trap = Gleich welche Farbe wahr ist: Ein Kandidat, den beide Farben ausschließen, ist falsch.
medusa-wrap-cell = In { $cell } hat Farbe A zwei Kandidaten, also ist Farbe A falsch.
medusa-wrap-house = In { $house } hat Farbe A zwei Plätze für die { $digit }, also ist Farbe A falsch.
medusa-empty-cell = Farbe A ließe { $cell } keinen Kandidaten, also ist Farbe A falsch.
medusa-empty-house = Farbe A ließe der { $digit } in { $house } keinen Platz, also ist Farbe A falsch.
medusa-because-trap = eine von zwei Farben ist durchweg wahr
medusa-because-wrap-cell = eine Farbe hat zwei Kandidaten in { $cell }
medusa-because-wrap-house = eine Farbe hat zwei Plätze für die { $digit } in { $house }
medusa-because-empty-cell = eine Farbe ließe { $cell } keinen Kandidaten
medusa-because-empty-house = eine Farbe ließe der { $digit } in { $house } keinen Platz
marks-of-color = Ist Farbe { $colour } wahr, so folgen nacheinander ihre Marken: { CLAUSES($marks) }.
mark-in-cell = { $cell } kann nur die { $digit } sein
mark-in-house = in { $house } kann die { $digit } nur in { $cell } stehen
marks-trap = Gleich welche Farbe wahr ist: Ein Kandidat, den A oder ihre Marken und auch B oder ihre Marken ausschließen, ist falsch.
marks-wrap-cell = Also haben A und ihre Marken zwei Kandidaten in { $cell }, und das geht nicht. Farbe A ist falsch.
marks-wrap-house = Also haben A und ihre Marken zwei Plätze für die { $digit } in { $house }, und das geht nicht. Farbe A ist falsch.
marks-empty-cell = A und ihre Marken lassen { $cell } keinen Kandidaten, und das geht nicht. Also ist Farbe A falsch.
marks-empty-house = A und ihre Marken lassen der { $digit } keinen Platz in { $house }, und das geht nicht. Also ist Farbe A falsch.

## Almost locked sets

als-what = Eine Fast-Gruppe (ALS) hat eine Ziffer mehr als Zellen: Fehlt ihr eine Ziffer, so enthält sie alle
    anderen.
set-is = Menge { $letter }: { $cells } mit { $digits }.
als-ring-common = In beiden Mengen liegt die { $digit } nur in { $house }, also hat eine der beiden keine
    { $digit }.
als-ring-sets = Eine Menge kann nur eine Ziffer entbehren. Also fehlt der einen die { $digit }, der anderen die
    { $other }, und jede enthält alle ihre anderen Ziffern.
als-ring-end = Deshalb kann eine Ziffer aus Zellen gestrichen werden, die alle ihre Plätze in ihrer Menge sehen. Für
    { $digit } und { $other } zählen dabei die Plätze in beiden Mengen.
als-start = Angenommen, in A fehlt { $digits ->
        [one] die
       *[other] eine der Ziffern
    } { $digits }. Dann enthält A die { $other }.
als-then = Also hat { $letter } keine { $digit }, denn diese Kandidaten liegen alle in { $house }, und enthält { $digits ->
        [one] die { $digits }
       *[other] { $digits }
    }.
als-end = Also { $digits ->
        [one] steht die { $digits }
       *[other] stehen { $digits } jeweils
    } in A oder in { $letter } und { $digits ->
        [one] kann
       *[other] können
    } aus jeder Zelle gestrichen werden, die alle Plätze in beiden sieht.
als-because = { $cells } können nicht alle ohne { $digits } sein
blossom-stem = Der Stiel { $cell } ist { OR($digits) }. Zu jeder dieser Ziffern gibt es ein Blütenblatt: eine Fast-Gruppe
    (ALS), die die Ziffer verliert, wenn der Stiel sie nimmt.
petal-is = Blatt { $letter }: { $cells } mit { $digits }.
blossom-petal = Ist der Stiel die { $digit }, so hat Blatt { $letter } keine { $digit } in { $house } und enthält
    alle anderen, darunter { $digits }.
blossom-end = Was der Stiel auch ist, eines der Blätter enthält { $digits }. Deshalb kann { $digits ->
        [one] sie
       *[other] jede dieser Ziffern
    } aus jeder Zelle gestrichen werden, die alle ihre Plätze in den Blättern sieht.
blossom-because = was { $cell } auch ist, eine Menge, die sie sieht, hat { $digits }
sue-de-coq-crossing = Die Zellen { $cells }, wo sich { $line } und { $house } kreuzen, haben die Kandidaten
    { $digits }.
sue-de-coq-rest = Im Rest von { $house } { $cells ->
        [one] kann
       *[other] können
    } { $cells } nur { OR($digits) } sein.
sue-de-coq-count = Zusammen sind das { $count } Zellen mit { $count } Ziffern, und jede Ziffer passt nur einmal:
    Also wird jede der Ziffern gebraucht.
sue-de-coq-twice = { $digits } kann in der Linie und im Block stehen, jede andere Ziffer passt nur einmal. Das sind
    { $count } Ziffern für { $count } Zellen, also werden alle gebraucht.
sue-de-coq-both = Also muss { $digits } in einer der Zellen { $cells } und auch in einer der Zellen { $others }
    stehen und nicht in der Kreuzung.
sue-de-coq-end = Deshalb können { $digits } im Rest von { $line } gestrichen werden und { $others } im Rest von
    { $house }.
sue-de-coq-because = { $cells } enthalten alle Ziffern { $digits }
three-houses-box = In { $house } { $cells ->
        [one] kann
       *[other] können
    } { $cells } nur { OR($digits) } sein.
three-houses-room = In all diesen Zellen { $digits ->
        [one] kann { $digits } nur in { $house } stehen, passt also einmal.
       *[other] können { $digits } nur in { $house } stehen, jede davon passt also einmal.
    }
three-houses-end = Also kann jede Ziffer im Rest ihrer Einheit gestrichen werden.
subset-count-cells = Die { $count } Zellen { $cells } können nur { OR($digits) } sein.
subset-count-digit = Höchstens { $count ->
        [one] eine davon ist
       *[other] { $count } davon sind
    } die { $digit }, denn alle ihre Plätze liegen in { $houses }.
subset-count-none = Wäre ein zu streichender Kandidat wahr, so wäre keine davon die { $digit }.
subset-count-left = Wäre ein zu streichender Kandidat wahr, so { $count ->
        [one] wäre höchstens eine
       *[other] wären höchstens { $count }
    } davon die { $digit }.
subset-count-end = Also ließen sich höchstens { $most } der { $count } Zellen füllen.
subset-count-because = { $cells } lassen sich ohne die { $digit } nicht füllen

## Assumptions and nets

assume-and-see = Angenommen { $premise }. Was folgt daraus?
assumption-broken = Nun gilt: { $contradiction }. Das ist ein Widerspruch.
assumption-because = { $premise } führt zum Widerspruch
inference = ({ $number }) { $conclusion }: { $because } ({ $technique }).
verity-cell = { $cell } ist { OR($digits) }.
verity-house = In { $house } steht die { $digit } in { OR($cells) }.
verity-either = Entweder gilt { $candidate } oder nicht.
verity-because = es folgt aus jedem von { $premises }
line-is-result = Wenn { $premise }, ist das schon das Ergebnis.
line-at-once = Wenn { $premise }, dann folgt sofort: { $conclusion }.
line-every-case = In jedem Fall folgt: { $conclusion }.
kraken-places = In { $base } kann die { $digit } nur in { $cover } stehen.
kraken-places-fins = In { $base } kann die { $digit } nur in { $cover } stehen, abgesehen von { $cells ->
        [one] der Flosse
       *[other] den Flossen
    } { $cells }.
kraken-one = Also ist eine der Zellen { $cells } die { $digit }.
kraken-one-fins = Also ist eine der Zellen { $cells } die { $digit }: eine Flosse oder der Platz in { $line }.
kraken-no-fin = Ist keine Flosse die { $digit }, so gilt der Fisch, und dann: { $conclusion }.
kraken-because = es folgt aus jeder Flosse des Fisches der { $digit } in { $base }
whip-assume = Angenommen { $premise }. Wir folgen dem von Regel zu Regel.
whip-broken = ({ $number }) { $lost }: { $contradiction }, ein Widerspruch.
whip-cell = ({ $number }) { $lost }: Also ist { $cell } { $digits ->
        [one] die { $digits }
       *[other] { OR($digits) }
    }.
whip-house = ({ $number }) { $lost }: Also steht die { $digit } in { $house } in { $cell }.
whip-places = ({ $number }) { $lost }: Also steht die { $digit } in { $house } in { OR($cells) }.
whip-shortest = Keine Kette mit weniger als { $count } Regeln streicht hier etwas: Alle wurden durchsucht.
search-no-technique = Hier wird keine Technik benutzt. Die Kandidaten von { $cell } werden einzeln probiert, jeder mit
    allem, was daraus folgt; wo nichts mehr folgt, wird weiter probiert.
search-broken = Mit { $candidate } wird eine Regel verletzt.
search-broken-cases = Mit { $candidate } wird in jedem von { $count } Fällen eine Regel verletzt.
search-left = Nur { $candidate } bleibt übrig.
search-because = alle anderen Kandidaten von { $cell } scheitern beim Probieren

## Impossible patterns

tridagon-cells = { $houses } enthalten je drei Zellen des Musters, eine in jeder Zeile und Spalte des Blocks:
    { $cells }.
tridagon-orders = Stünden dort nur { $digits }, so hätte jeder Block die drei Ziffern in einer von sechs Anordnungen.
    Wie man diese auch wählt, in einer Zeile oder Spalte zweier Blöcke stünde eine Ziffer doppelt.
impossible-cells = Die Zellen { $cells } können nicht alle nur { $digits } enthalten. Wie man auch beginnt, zwei Zellen, die
    einander sehen, bekommen dieselbe Ziffer.
impossible-guardian = Ihr einziger anderer Kandidat ist die { $digit } in { $cell }, also muss er wahr sein.
impossible-guardians = Also ist einer der anderen Kandidaten, der Wächter, wahr: { $candidates }.
impossible-because = die Zellen { $cells } können nicht alle { $digits } enthalten

## Blüten auf anderen Stielen

blossom-house = In { $house } steht die { $digit } in { OR($cells) }. Zu jedem dieser Plätze gibt es ein Blütenblatt: eine
    Fast-Gruppe (ALS), die die { $digit } verliert, wenn sie dort steht.
blossom-rectangle = Einer der anderen Kandidaten des Rechtecks ist wahr: { $candidates }. Zu jedem gibt es ein Blütenblatt:
    eine Fast-Gruppe (ALS), die seine Ziffer verliert, wenn er wahr ist.
blossom-petal-at = Ist { $cell } die { $digit }, so hat Blatt { $letter } keine { $digit } in { $house } und enthält alle anderen,
    darunter { $digits }.
blossom-end-any = In jedem Fall enthält eines der Blätter { $digits }. Deshalb kann { $digits ->
        [one] sie
       *[other] jede dieser Ziffern
    } aus jeder Zelle gestrichen werden, die alle ihre Plätze in den Blättern sieht.
blossom-because-any = was von { $cells } auch wahr ist, eine Menge daneben hat { $digits }

set-blossom-stem = Der Stiel sind die Zellen { $cells }. Sie nehmen alle bis auf { $lacking } der Ziffern { $digits }, also ist
    eine davon { OR($branches) }. Zu jeder dieser Ziffern gibt es ein Blütenblatt: eine Fast-Gruppe (ALS), die sie verliert, wenn der Stiel sie hat.
set-blossom-petal = Hat der Stiel die { $digit }, so hat Blatt { $letter } keine { $digit } in { $house } und enthält
    alle anderen, darunter { $digits }.

## Ungerade Ringe

oddagon-cells = Die { $count } Zellen { $cells } bilden einen Ring ungerader Länge, in dem jede die nächste sieht.
oddagon-turns = Hätten sie nur { $digits }, so müssten sich die beiden Ziffern von Zelle zu Zelle abwechseln. Rund um einen
    ungeraden Ring geht das nicht auf.
broken-wing-cells = Die Zellen { $cells } bilden einen Ring ungerader Länge. Je zwei Nachbarn darin liegen zusammen in
    einer dieser Einheiten: { $houses }.
broken-wing-turns = Hätten diese Einheiten die { $digits } nur dort, so müsste sie in jeder zweiten Zelle stehen. Rund um einen
    ungeraden Ring geht das nicht auf.
broken-wing-guardian = Der einzige andere Platz für die { $digit } ist { $cell }, also muss sie dort stehen.
broken-wing-guardians = Also steht die { $digits } auf einem ihrer anderen Plätze. Das sind die Wächter: { $cells }.

## Rangmuster

almost-locked-places = In { $house } können die Ziffern { $digits } nur in der Kreuzung mit { $other } stehen oder in
    { OR($cells) }.
almost-locked-own = In { $house } { $cells ->
        [one] kann { $cells }
       *[other] können { $cells }
    } ebenfalls nur { OR($digits) } sein.
almost-locked-room = In { $cells } passen alle diese Ziffern bis auf eine, also steht mindestens eine in der Kreuzung.
    In { $own } gehören alle bis auf eine, also steht höchstens eine in der Kreuzung.
almost-locked-end = Es ist also genau eine. Damit bleibt in { $cells } kein Platz für eine andere Ziffer und im Rest von
    { $house } keiner für diese Ziffern.
rectangle-pair-cells = Jede der Zellen { $cells } ist { OR($digits) }.
rectangle-pair-box = In { $house } können die Ziffern { $digits } nur in { $houses } stehen, und der Block braucht beide.
rectangle-pair-end = Die beiden Zellen und der Block bringen vier dieser Ziffern in die beiden Linien, die für mehr
    keinen Platz haben. Also hat jede Linie beide Ziffern dort.
rank-part = { $digits } in { $houses }
rank-truths-are = Die Wahrheiten sind { CLAUSES($truths) }. Das sind { $count }, und jede hat genau einen wahren
    Kandidaten.
rank-links-are = Alle ihre Kandidaten liegen in diesen Links: { CLAUSES($links) }. Das sind { $count }, und jeder hat
    höchstens einen wahren Kandidaten.
rank-zero-end = Es gibt so viele Links wie Wahrheiten, also hat jeder Link seinen wahren Kandidaten in den Wahrheiten.
    Jeder andere Kandidat eines Links kann gestrichen werden, und auch einer, der mehr Links als Wahrheiten verbraucht.
rank-one-end = Es gibt einen Link mehr als Wahrheiten, also kann nur ein Link seinen wahren Kandidaten anderswo haben.
    Ein Kandidat, der zwei Links mehr als Wahrheiten verbraucht, kann gestrichen werden.
rank-because = { CLAUSES($truths) } füllen { CLAUSES($links) }

## Exocets

exocet-base = Die Basiszellen { $cells } enthalten zwei der Ziffern { $digits }.
exocet-cover = In { $houses } hat die { $digit } außerhalb des Bandes nur in { $covers } Platz.
exocet-no-cover = In { $houses } hat die { $digit } außerhalb des Bandes keinen Platz.
exocet-room = Für jede Ziffer sind das weniger Linien, als es Querlinien gibt, die sie brauchen. Steht sie in einer
    Basiszelle, so hat also eine Querlinie sie im Band, und nur { $cells } sehen dort die Basis nicht.
exocet-end = Also stehen die beiden Ziffern der Basis in den beiden Zielzellen, und dort steht nichts anderes. Eine Basisziffer, die in
    keiner Zielzelle stehen kann, kann aus der Basis gestrichen werden.
weak-exocet-end = Also stehen die beiden Ziffern der Basis in zweien der drei Zielzellen. Ein Kandidat, der zwei
    Basisziffern keine zwei Zielzellen ließe, kann gestrichen werden.
wide-exocet-seen = Enthält eine Basiszelle eine Ziffer, so steht sie in keiner Zelle, die beide Basiszellen sieht. Die Zielzellen
    sind { $cells }.
wide-exocet-cover = Außer in den Zielzellen hat die { $digit } in { $houses } dann nur in { $covers } Platz.
wide-exocet-no-cover = Außer in den Zielzellen hat die { $digit } in { $houses } dann keinen Platz.
wide-exocet-room = Für jede Ziffer sind das weniger Einheiten, als es Querlinien gibt, die sie brauchen. Also steht eine Ziffer der
    Basis auch in einer Zielzelle.
exocet-because = { $targets } enthalten die Ziffern von { $base }
double-exocet-base = Die Basiszellen { $cells } enthalten zwei der Ziffern { $digits }, und { $targets } sind ihre Zielzellen.
double-exocet-room = Für jede Ziffer sind das weniger Linien, als es Querlinien gibt, die sie brauchen. Also steht eine
    Ziffer einer Basis auch in einer ihrer Zielzellen.
double-exocet-apart = Jede Zielzelle sieht die andere Basis. Also steht keine Ziffer in beiden: Jede der Ziffern { $digits } steht in
    einer Basis und in einer von deren Zielzellen.
double-exocet-end = Eine Ziffer kann aus Zellen gestrichen werden, die alle ihre Plätze in den Basen sehen oder alle in den Zielzellen.
    Die Querlinien haben sie im Band nur einmal. Sie braucht also alle ihre Linien außerhalb des Bandes und kann aus deren Rest
    gestrichen werden.
