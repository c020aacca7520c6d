# Antworten: warum etwas gilt, Ränge, Urteile, Fehler.

## Why: the smallest reason

why-if = Wäre { $cell } die { $digit }, dann gälte: { $clause }.
why-if-not = Wäre { $cell } nicht die { $digit }, dann gälte: { $clause }.
why-sum = die Summe dieser Regeln wäre verletzt
why-others = Dieselbe Zählung widerlegt die anderen. Also können wir { $eliminated } streichen.
why-cases = einer der { $count } Kandidaten von { $rule } wäre wahr, und jeder führt zum Widerspruch
why-assume = Angenommen: { $premise }.
would-have-one = in { $cell } bliebe nur die { $digit }
would-have-one-place = in { $house } bliebe für die { $digit } nur { $cell }
would-be-empty = { $cell } hätte keinen Kandidaten mehr
would-have-no-place = { $house } hätte keinen Platz mehr für die { $digit }
choice = { $cell }={ $digit }
why-singles = Einer würden in dieser Reihenfolge folgen: { $placements }
why-sizes = { $needed } Wahrheiten müssten in { $allowed } Links passen, siehe den Beweis
why-count = { $needed } wahre Kandidaten wären nötig, je einer für { $truths }, und alle ihre Kandidaten liegen in
    { $links }, die nur { $allowed } zulassen
rule-house = die { $digit } in { $house }
rule-deadly = das tödliche Muster { $pattern }
rule-image = das Bild { $image } von { $candidate }
rule-cover = die einzigen zwei Vorgaben dreier Linien, { $clue } und { $other }
counted-twice = { $rule } (doppelt gezählt)
counted-times = { $rule } ({ $count }-mal gezählt)
why-false = Nein, in der Lösung gilt: { $fact }.
why-one-of-them = In einer davon gilt: { $fact }.
why-known = Die Stellung sagt das schon: { $fact }.
why-known-already = Die Stellung sagt das schon.
why-size = Eine Zählung von { $truths } Wahrheiten und { $links } Links genügt, aber dies ist leichter
    nachzuvollziehen.
why-known-as = Das ist bekannt als { $technique }.
why-given-up = In der einzigen Lösung ist es wahr, aber die Suche nach dem Grund wurde aufgegeben.
why-several = Das Rätsel hat mehrere Lösungen.
why-perhaps = Ob es in allen gilt, ist offen.
why-clash = Eine Ziffer steht zweimal in einer Einheit.
why-entries = Die Stellung widerspricht ihren Vorgaben: Kein Grund hätte einen Sinn.
why-no-solution = Das Rätsel hat keine Lösung.
why-before = Schau dir die Stellung vor diesem Eintrag an.
why-at-givens = Auch andere Einträge sind falsch, deshalb zählen hier nur die Vorgaben.

## Ranks

rank-truths = { $count ->
        [one] Die Wahrheit { $truths } hat
       *[other] Jede der { $count } Wahrheiten { $truths } hat
    } einen wahren Kandidaten.
rank-links = { $count ->
        [one] Der Link { $links } hat
       *[other] Jeder der { $count } Links { $links } hat
    } höchstens einen.
rank-nothing = Kein Kandidat fällt.
rank-uncovered = Die Links decken die Wahrheiten nicht: { $candidates } sind in mehr Wahrheiten als Links.
rank-fins = Nur { $candidates } sind in mehr Wahrheiten als Links, und was fällt, schließt sie aus.
rank-cover = Jeder Kandidat der Wahrheiten ist in mindestens so vielen Links wie Wahrheiten
rank-negative = { rank-cover }, und es gibt weniger Links als Wahrheiten: Diese Stellung hat keine Lösung.
rank-links-more = { rank-cover }, und { $count ->
        [0] es gibt so viele Links wie Wahrheiten, also hat jeder Link seinen wahren Kandidaten in einer Wahrheit (Rang 0). Ein Kandidat in mehr Links als Wahrheiten ist falsch.
        [1] es gibt einen Link mehr als Wahrheiten (Rang 1). Ein Kandidat in zwei Links mehr als Wahrheiten ist falsch.
       *[other] es gibt { $count } Links mehr als Wahrheiten (Rang { $count }). Ein Kandidat, der um mehr als das in mehr Links als Wahrheiten ist, ist falsch.
    }

## Verdicts on claims

verdict-breaks = Das Argument bricht bei { $place }: { $reason }.
verdict-mend = Eine kleine Änderung genügt: { $mend }.
verdict-technique = Ja. Das folgt mit der Technik { $technique }.
verdict-argument = Ja. Das Argument stimmt.
verdict-known = Ja. Die Stellung sagt das schon: Es ist nichts zu zeigen.
verdict-follows = Ja. Das folgt.
verdict-otherwise-known = Es ist wahr, aber es ist nichts mehr zu zeigen.
verdict-otherwise-technique = Es ist wahr, aber nicht aus dem genannten Grund: { $technique } zeigt es auf andere
    Weise.
verdict-otherwise-argument = Es ist wahr, und das Argument stimmt, aber es ist nicht das, was es heißt.
verdict-otherwise = Es ist wahr, aber nicht aus dem genannten Grund.
verdict-not-shown = In der einzigen Lösung ist es wahr, aber ein kurzer Beweis wurde nicht gefunden.
verdict-false = Nein. Das ist falsch.
verdict-several = Die Vorgaben haben mehrere Lösungen, also braucht das Rätsel zuerst eine weitere Vorgabe.
verdict-malformed = Das ist nicht lesbar.
verdict-uniqueness = Das setzt voraus, dass das Rätsel nur eine Lösung hat, und seine Vorgaben haben nur eine.
verdict-smallest = { verdict-count }; bewiesen ist, dass { $parts ->
        [one] keine Zählung
       *[other] keine Zählungen
    } mit weniger Wahrheiten genügen { $parts ->
        [one] würde
       *[other] würden
    }.
verdict-size = { verdict-count }.
verdict-count = { $parts ->
        [one] Der Beweis hat
       *[other] Die Beweise der Teile haben
    } { $truths } { $truths ->
        [one] Wahrheit
       *[other] Wahrheiten
    } und { $links } { $links ->
        [one] Link
       *[other] Links
    }
verdict-solution = { verdict-in } ist { $cell } die { $digit }.
verdict-solution-not = { verdict-in } ist { $cell } die { $digit }, nicht die { $not }.
verdict-in = { $of ->
        [one] In einer der Lösungen
       *[only] In der einzigen Lösung der Vorgaben
    }
verdict-profile = Eine Technik des gewählten Profils zeigt es.
verdict-no-profile = Keine Technik des gewählten Profils zeigt es.
verdict-easiest = Die leichteste Technik, die hier genau das ergibt, ist { $technique }.
verdict-so-do = Ebenso: { $techniques }.
verdict-clash = Die Stellung verletzt die Regeln: { $clashes }.
verdict-entries = Die Stellung ist schon falsch: Eine gesetzte Ziffer oder ein gestrichener Kandidat widerspricht
    den Vorgaben.
verdict-position = Die Stellung hat keine Lösung.
verdict-givens = Die Vorgaben haben keine Lösung.

## Mistakes

mistake-box = In { $house } stimmt etwas nicht.
mistake-digit = Die Ziffer in { $cell } kann nicht stimmen.
mistake-not = { $cell } ist nicht die { $digit }.
mistake-marks = Bei den Notizen in { $cell } fehlt ein Kandidat, der noch möglich ist.
mistake-candidate = { $cell } kann noch die { $digit } sein: Nichts schließt sie aus.

## Where an argument breaks

broken-chain = eine Kette braucht Knoten mit Links dazwischen
broken-chain-long = Ketten mit mehr als { $count } Knoten werden nicht beurteilt
broken-two-strong = zwei starke Links folgen aufeinander bei { $node }
broken-two-weak = zwei schwache Links folgen aufeinander bei { $node }
broken-holds = { $cell } enthält schon die { $digit }
broken-no-candidate = die { $digits } ist kein Kandidat von { $cells }
broken-no-candidates = { $cells } hat keinen der Kandidaten { $digits }
broken-ends-place = die Kette sagt { $first } oder { $last }, und das setzt hier keine Ziffer
broken-loop = kein schwacher Link der Schleife schließt das von beiden Seiten aus
broken-neither-end = keines der Enden, { $one } oder { $other }, schließt die { $digit } in { $cell } aus
broken-end-sees = das Ende { $node } sieht { $cell } nicht
broken-end = das Ende { $node } schließt die { $digit } in { $cell } nicht aus
broken-ends = die Enden schließen die { $digit } in { $cell } nicht aus
broken-strong = dieser Link ist nicht stark
broken-strong-nothing = { broken-strong }: { $from } und { $to } sind weder die Kandidaten einer Zelle noch die
    Plätze einer Ziffer noch in einer ALS
broken-strong-house = { broken-strong }: { $cells } teilen keine Einheit
broken-strong-places = { broken-strong }: auch { $cells } { $count ->
        [one] hat
       *[other] haben
    } die { $digit }
broken-strong-cell = { broken-strong }: { $cells } hat auch { $digits }
broken-strong-lose = { broken-strong }: { $cells } müssen die Ziffern nicht in einer Einheit verlieren
broken-strong-set = { broken-strong }: Die { $count } Zellen { $cells } haben { $digits } und sind keine ALS
broken-weak = dieser Link ist nicht schwach
broken-weak-house = { broken-weak }: { $cell } und { $other } teilen keine Einheit, also können beide die { $digit }
    sein
broken-weak-same = { broken-weak }: Beide Seiten haben { $candidate }
broken-weak-both = { broken-weak }: { $candidate } und { $other } können beide wahr sein
broken-no-step = kein Schritt sagt das von { $candidate }
broken-cover = { $base } Einheiten können nicht von { $cover } gedeckt werden
broken-fin = das Muster hat eine Flosse bei { $cells }
broken-places-none = das Muster handelt von Plätzen der { $digit } und setzt keine Ziffer
broken-other-digit = das Muster handelt von der { $digit } und sagt nichts über die { $other } in { $cell }
broken-outside = { $cell } liegt in keiner Einheit der Deckung { $cover }
broken-sees = { $cell } sieht nicht alle von { $cells }
broken-subset = { CLAUSES($reasons) }
broken-subset-house = { $cells } teilen keine Einheit
broken-subset-there = die Gruppe ist da und schließt nicht all das in { $cells } aus
broken-subset-naked = { $cell } hat auch { $digits }, also sind die Zellen keine nackte Gruppe
broken-subset-hidden = auch sind die Ziffern keine versteckte Gruppe in { $house }: { $cells } können auch eine
    davon haben
broken-technique = kein { $name } ergibt das hier
broken-known = die Stellung weiß das schon, also ist nichts zu zeigen
broken-nameless = ohne den Namen der Technik kann es nicht beurteilt werden
broken-givens = das Argument setzt voraus, dass die Vorgaben eine Lösung haben, und diese Stellung hat keine
    Vorgaben
mend-after = es gilt, wenn zuerst { $conclusion } bekannt ist
mend-instead = stattdessen folgt { $conclusion }

## Knapp daneben

near-miss-needs = Die Begründung setzt voraus, dass { $candidate } ausgeschlossen ist.
near-miss-not-placed = Das Muster zeigt also nicht, dass { $cell } die { $digit } ist.
near-miss-not-eliminated = Mit dem Muster lässt sich also nicht streichen: { $eliminated }.
near-miss-candidate = Eines ist anders als im Beispiel: { $cell } kann noch die { $digit } sein.
near-miss-empty = Eines ist anders als im Beispiel: { $cell } ist noch leer.
near-miss-given = Eines ist anders als im Beispiel: { $cell } ist vorgegeben.
near-miss-bound = Also kann ihre Ziffer mit keiner anderen den Platz tauschen.
near-miss-third = Also haben die drei Linien eine dritte Vorgabe.
near-miss-lands = Also fällt die Vorgabe in { $cell } auf keine mehr.
near-miss-in-cell = Also könnte { $cell } auch die { $digit } sein, und die Begründung trägt nicht mehr.
near-miss-in-house = Also könnte die { $digit } in { $house } auch in { $cell } stehen, und die Begründung trägt
    nicht mehr.
near-miss-guardian = Also ist die { $digit } in { $cell } ein weiterer Kandidat, der das tödliche Muster verhindern kann.
