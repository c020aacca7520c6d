# Was das Kommando außer Erklärungen sagt, und was an dem, was es bekommt, nicht stimmt.

## Techniques

command-technique = Technik
command-family = Familie
command-score = Punkte
command-level = Stufe
command-techniques-more = `ergodoku techniques NAME` sagt, was eine Technik ist und warum sie richtig ist, und zeichnet ein Beispiel.
command-also-called = Auch genannt: { $names }.
command-hodoku = HoDoKu: Code { $code }, { $score } Punkte, { $level }.
command-explainer = Sudoku Explainer: { $rating }.
command-example = Beispiel
command-level-easy = Leicht
command-level-medium = Mittel
command-level-hard = Schwer
command-level-unfair = Unfair
command-level-extreme = Extrem
command-family-singles = Einer
command-family-intersections = Überschneidungen
command-family-subsets = Gruppen
command-family-fish = Fische
command-family-single-digit = eine Ziffer
command-family-wings = Wings
command-family-coloring = Färben
command-family-uniqueness = Eindeutigkeit
command-family-chains = Ketten
command-family-almost-locked-sets = Fast-Gruppen (ALS)
command-family-complex-fish = komplexe Fische
command-family-rank-patterns = Rangmuster
command-family-impossible-patterns = unmögliche Muster
command-family-forcing = Annahmen
command-family-last-resort = letzte Mittel

## Counts

command-steps = { $count ->
        [one] 1 Schritt
       *[other] { $count } Schritte
    }
command-after-steps = { $count ->
        [one] 1 Schritt
       *[other] { $count } Schritten
    }
command-hard-steps = { $count ->
        [one] 1 schwerer Schritt
       *[other] { $count } schwere Schritte
    }
command-digits = { $count ->
        [one] 1 Ziffer
       *[other] { $count } Ziffern
    }
command-lemmas = { $count ->
        [one] 1 Zwischenergebnis
       *[other] { $count } Zwischenergebnisse
    }
command-cases = { $count ->
        [one] 1 Fallunterscheidung
       *[other] { $count } Fallunterscheidungen
    }

## What a puzzle is, and the end of a path

command-invalid = Ungültig.
command-contradicts = Die Stellung widerspricht ihren Vorgaben.
command-no-solution = Keine Lösung.
command-full = In jeder Zelle steht schon ihre Ziffer.
command-no-step = Die eingeschalteten Techniken finden keinen Schritt.
command-solved = Gelöst in { command-after-steps }{ $proved ->
        [yes] , jeder bewiesen
       *[no] { "" }
    }{ $hardest }.
command-ended = { $how ->
        [asked] Wie verlangt beendet
        [impossible] Am Ende
       *[stuck] Kein Schritt mehr
    } nach { command-after-steps }{ $proved ->
        [yes] , jeder bewiesen
       *[no] { "" }
    }, mit { $placed } von 81 Zellen gefüllt{ $hardest }.
command-hardest = ; der schwerste ist { $technique }
command-used = { $count } { $technique }
command-no-hard-steps = Keine schweren Schritte: Einer genügen.
command-fewest-proved = { command-hard-steps }; bewiesen ist, dass es mit Techniken bis { $hardest } nicht mit weniger geht.
command-fewest-found = { command-hard-steps }, die beste Lösung in der Zeit; bewiesen ist nur, dass mit Techniken bis { $hardest } mindestens { $least } nötig sind.
command-easiest-proved = { command-hard-steps } mit { $cost } Punkten; bewiesen ist, dass es mit Techniken bis { $hardest } nicht mit weniger Punkten geht.
command-easiest-found = { command-hard-steps } mit { $cost } Punkten, die beste Lösung in der Zeit; bewiesen ist nur, dass mit Techniken bis { $hardest } mindestens { $least } Punkte nötig sind.

## Hints

command-more-cell = Mehr: --level 2 nennt die Zelle, --level 3, was falsch ist.
command-more-wrong = Mehr: --level 3 sagt, was falsch ist.
command-more-technique = Mehr: --level 2 nennt die Technik und ihren Ort, --level 3 den ganzen Grund.
command-more-reason = Mehr: --level 3 sagt den ganzen Grund.
error-no-step = die eingeschalteten Techniken finden keinen Schritt
error-step-missing = diesen Schritt gibt es nicht: { $why }
error-path-ends = der Lösungsweg endet nach { command-after-steps }
error-only-steps = hier { $count ->
        [one] ist nur 1 Schritt
       *[other] sind nur { $count } verschiedene Schritte
    } zu finden
error-hint-level = ein Hinweis hat Stufe 1, 2 oder 3
error-picture-not-json = ein Bild ist kein JSON: Lass --format bei --draw und --output weg

## All steps

command-steps-of = : { command-steps }
command-steps-for = : { command-steps } für { $cells }
command-more-steps = und { $count } mehr; --format json nennt alle
command-steps-in-all = Insgesamt { command-steps }.
command-no-step-found = Kein Schritt wurde gefunden.
command-cut-short = Nicht zu Ende gesucht, also gibt es vielleicht mehr: { $techniques }.

## Checks

command-valid = Gültig: genau eine Lösung.
command-clashes = Ungültig: { $count ->
        [one] 1 Konflikt
       *[other] { $count } Konflikte
    }.
command-solutions-at-least = Mindestens { $count } Lösungen; --limit zählt weiter.
command-solutions = { $count } Lösungen.
command-position-contradicts = Die Vorgaben haben genau eine Lösung, und die Stellung widerspricht ihr:

## Ratings

command-rating = { $level }, { $score } Punkte
command-rating-steps = , { command-steps }
command-decides = ; Schritt { $number } entscheidet: { "" }
command-above = { " " }({ $level }, aber es sind mehr als { $ceiling } Punkte)
command-guesses = ; { $count ->
        [one] 1 Zelle musste
       *[other] { $count } Zellen mussten
    } geraten werden
command-end-rated = bewertet
command-end-stuck = kein Schritt mehr
command-end-above-max-er = über --max-er
command-end-above-max-length = über --max-length
command-end-time-limit = Zeit abgelaufen
command-end-no-pearl = keine Perle
command-end-no-diamond = kein Diamant

## Why and verify

command-ruling-follows = folgt
command-ruling-follows_otherwise = folgt auf andere Weise
command-ruling-not_shown = nicht gezeigt
command-ruling-false = falsch
command-ruling-several_solutions = mehrere Lösungen
command-ruling-no_solution = keine Lösung
command-ruling-malformed = nicht lesbar
command-by-argument = Argument
command-by-certificate = Beweis ohne Technik
command-by-state = Stellung
command-size = { $truths ->
        [one] 1 Wahrheit
       *[other] { $truths } Wahrheiten
    } und { $links ->
        [one] 1 Link
       *[other] { $links } Links
    }
command-size-in-all = insgesamt { command-size }
command-smallest = , bewiesen am kleinsten
command-fails = ; { $fact } ist in einer Lösung falsch
command-within = ; { $within ->
        [yes] mit dem Profil
       *[no] nicht mit dem Profil
    }
command-same-by = ; dasselbe durch { "" }
command-follow = { $right } von { $count ->
        [one] 1 Behauptung
       *[other] { $count } Behauptungen
    } { $right ->
        [one] folgt
       *[other] folgen
    } so, wie sie es sagen.
command-is-solved = Das Rätsel ist { $solved ->
        [yes] gelöst
       *[no] nicht gelöst
    }.
command-no-other-reason = Kein anderer Grund wurde gefunden.
command-other-reasons = Andere Gründe:
command-other-step = { $technique }{ $rest } ({ $truths ->
        [one] 1 Wahrheit
       *[other] { $truths } Wahrheiten
    }, { $links ->
        [one] 1 Link
       *[other] { $links } Links
    })
command-other-lemmas = { command-lemmas }, { command-size-in-all }
command-other-only = nur mit den gewählten Techniken: { command-steps } unter der Annahme des Gegenteils, { command-size-in-all }
error-no-veripb = --veripb: Es gibt keinen Grund, der geschrieben werden könnte
error-folder = der Ordner { $folder } kann nicht angelegt werden
error-no-conclusion = erwartet wird ein Schluss wie r4c7<>5
error-concludes-nothing = die Behauptung schließt nichts: Beende sie mit => r4c7<>5
error-claim-place = Behauptung: { "" }
error-set-place = Menge: { "" }
error-no-claims = der Lösungsweg enthält keine Behauptungen
error-no-claims-or-solve = die Eingabe ist leer: Erwartet werden Behauptungen, oder eine Stellung und ein Lösungsweg
error-long-solve = ein Lösungsweg hat höchstens { $count } Bytes
error-of-many-claims = -o, --resume und --shard sind für Behauptungen auf Zeilen, und `{ $file }` ist ein Lösungsweg
error-level = erwartet wird easy, medium, hard, unfair oder extreme

## Ranks

command-rank = Rang { $rank }
command-rank-least = Rang { $rank }, bewiesen der kleinste
command-rank-found = Rang { $rank }, der beste gefundene; mindestens { $least }
command-not-covered = Nicht gedeckt, { $links } Links für { $truths } Wahrheiten
command-no-sets = Unter den gesuchten Mengen gibt es keine solche.
command-in-none = in keinem, und schließt andere der Menge aus: { "" }
command-in-links = in { $links ->
        [one] 1 Link
       *[other] { $links } Links
    } und { $truths ->
        [one] 1 Wahrheit
       *[other] { $truths } Wahrheiten
    }: { "" }
error-nth-set = --nth { $number }: Es gibt { $count ->
        [0] keine Menge
        [one] 1 Menge
       *[other] { $count } Mengen
    }
error-no-set = es gibt keine Menge zu zeichnen
error-rank-guardians = Wächter eines tödlichen Musters haben keinen Rang
error-rank-image = das Bild eines Kandidaten hat keinen Rang
error-rank-cover = was aus den einzigen zwei Vorgaben dreier Linien folgt, hat keinen Rang
error-no-truths = es gibt keine Wahrheiten
error-truth-twice = die Wahrheit { $truth } steht zweimal da
error-truth-satisfied = die Wahrheit { $truth } hat ihre Ziffer schon
error-no-cover = keine Links können { $candidate } decken: Der Kandidat ist in zu vielen Wahrheiten

## Many puzzles, and progress

command-counts = { $total } { $things ->
        [claims] Behauptungen
        [questions] Fragen
       *[puzzles] Rätsel
    }: { $parts }
command-count-of = { $count } { $what ->
        [valid] gültig
        [with-one] mit einer Lösung
        [rated] bewertet
        [written] geschrieben
        [follow] folgen
        [reason] mit Grund
        [given-up] aufgegeben
        [stuck] ohne weiteren Schritt
        [otherwise] folgen anders oder nicht gezeigt
        [several] mit mehreren Lösungen
        [mistakes] mit Fehlern
        [wrong] falsch
        [without] ohne Lösung
        [invalid] ungültig
        [unread] nicht lesbar
        [error] fehlerhaft
       *[solved] gelöst
    }
command-kept = `{ $file }`: { $count } { $what ->
        [rows] Zeilen der Tabelle
       *[lines] Zeilen
    } behalten
error-input-empty-one = die Eingabe ist leer: Erwartet wird ein Rätsel
error-several-puzzles = erwartet wird ein Rätsel, gefunden sind mehrere; `solve`, `steps`, `check`, `rate`, `render` und `convert` nehmen viele
error-folder-given = `{ $file }` ist ein Ordner; nenne eine Datei darin
error-no-input = `{ $file }` ist weder eine Datei noch ein Rätsel (81 Zeichen; - liest die Standardeingabe)
error-table-for-text = `{ $file }` ist eine Tabelle, und hier wird Text erwartet; `ergodoku convert` macht Text daraus
error-stdin-once = - steht für die Standardeingabe, die nur einmal gelesen werden kann
error-stdin-unreadable = die Standardeingabe kann nicht zu Ende gelesen werden
error-unreadable-to-end = { $file } kann nicht zu Ende gelesen werden
command-stdin-place = Standardeingabe: { "" }
command-argument-place = Argument { $number }: { "" }
command-rows-kept = { $count } Zeilen der Tabelle behalten
error-input-empty = die Eingabe ist leer: Erwartet wird mindestens { $thing ->
        [claim] eine Behauptung
        [question] eine Frage
       *[puzzle] ein Rätsel
    }

## Errors of the command

error-at = { $place }Zeile { $line }, Spalte { $column }: { $message }
error-in-line = { $place }Zeile { $line }: { $message }
error-not-written = das Ergebnis kann nicht geschrieben werden
error-proofs-are-records = --proofs gilt für Datensätze: Füge --format json oder ndjson hinzu
error-brief-is-text = --brief gilt für Text: Lass es bei --format json oder ndjson weg
error-whole-number = erwartet wird eine ganze Zahl ab 0
error-scale-techniques = { $scale } hat eigene Techniken: Lass --profile, --only, --without und --no-uniqueness weg, oder nimm --scale hodoku
error-scale-option = { $option } braucht eine Skala des Sudoku Explainers: Füge --scale se121 hinzu
error-table-steps = eine Tabelle kann keine Schritte zeigen: Nimm mit --steps --format text, json oder ndjson
error-unreadable = `{ $file }` kann nicht gelesen werden
error-file-name = { $file }: Der Dateiname muss auf .svg oder .png enden

## What is wrong with a puzzle

error-clash = die { $digit } steht { $count ->
        [2] zweimal
       *[other] { $count }-mal
    } in { $house }: { $cells }
error-joined = { $first }; { $last }
error-because = { $first }: { $last }
error-no-solution = das Rätsel hat keine Lösung
error-no-solution-as = das Rätsel hat keine Lösung: { $steps ->
        [0] { "" }
        [one] nach 1 Schritt gilt: { "" }
       *[other] nach { $steps } Schritten gilt: { "" }
    }{ $why }
error-several = das Rätsel hat mehrere Lösungen
error-several-as = das Rätsel hat mehrere Lösungen: { $cell } zum Beispiel kann { $one } oder { $other } sein
error-clashes = eine Ziffer steht zweimal in einer Einheit
error-contradicts = die Stellung widerspricht der einzigen Lösung ihrer Vorgaben
error-contradicts-all = die Stellung widerspricht jeder Lösung ihrer Vorgaben
error-mistake-digit = { $cell } ist { OR($right) }, nicht { $digit }
error-mistake-mark = { $cell } ist { $digit }: Die Notiz wurde gestrichen
error-change-given = eine Vorgabe zu ändern lässt genau eine Lösung
error-take-back = einen Eintrag zurückzunehmen lässt eine Lösung
error-change = { $cell } von { $digit } zu { OR($right) }
error-digit-in = die { $digit } in { $cell }
error-removal = die Streichung der { $digit } in { $cell }
error-more = { $count } mehr
error-or = { $first } oder { $last }
error-interrupted = die Suche wurde vor ihrem Ende aufgegeben
error-rejected = der Beweis von Schritt { $number }, `{ $step }`, wird abgelehnt: { $why }; bitte melde das als Fehler in Ergodoku
error-unknown-technique = es gibt keine Technik `{ $name }`; { $nearest ->
        [none] `ergodoku techniques` nennt alle
       *[some] meinst du `{ $known }`?
    }

## What is wrong with a text

error-no-puzzle = erwartet wird ein Rätsel, gefunden ist keines
error-another-puzzle = erwartet wird ein Rätsel, gefunden ist noch eines
error-one-line = erwartet wird ein Rätsel auf einer Zeile, gefunden ist `{ $found }`
error-one-line-empty = erwartet wird ein Rätsel auf einer Zeile, gefunden ist nichts
error-nine-rows = erwartet werden neun Zeilen, gefunden sind { $count }
error-nine-cells = erwartet werden neun Zellen in einer Zeile, gefunden sind { $count }
error-cells-in-row = erwartet werden neun Zellen in einer Zeile oder 81 nebeneinander, gefunden sind { $count }
error-81-cells = erwartet werden 81 Zellen, gefunden sind { $count }
error-729-candidates = erwartet werden 729 Kandidaten, gefunden sind { $count }
error-variant = erwartet wird ein klassisches Sudoku; der Link enthält eine Variante: { $found }
error-link-packing = erwartet wird ein Rätsel; diese Packung wird nicht gelesen: Öffne den Link und kopiere das Gitter
error-link-server = erwartet wird ein Rätsel; dieser Link nennt nur eines auf einem Server, und nichts wird geholt: Öffne den Link und kopiere das Gitter
error-link-malformed = erwartet wird ein Rätsel; der gepackte Text des Links ist unvollständig oder fehlerhaft
error-link-json = erwartet wird ein Rätsel; der Link enthält kein JSON
error-link-no-grid = erwartet wird ein Rätsel; der Link enthält kein Gitter
error-link-size = erwartet wird ein Gitter aus 9 × 9 Zellen, gefunden ist { $height } × { $width }
error-link-kind = erwartet wird ein Gitter aus 9 × 9 Zellen, gefunden ist eines der Art `{ $kind }`
error-link-givens = erwartet wird ein Rätsel; die Packung seiner Vorgaben ist nicht lesbar
error-link-cell = erwartet wird eine Ziffer oder leere Zellen, gefunden ist `{ $found }`
error-link-old-penpa = erwartet wird ein Rätsel; der Link hat eine alte Form von Penpa: Öffne ihn und teile ihn neu
error-library-line = erwartet wird eine Zeile der Bibliothek mit 6 oder 7 Doppelpunkten, gefunden sind { $count }
error-candidate-or-absence = erwartet wird der Kandidat { $digit } oder sein Fehlen (. 0), gefunden ist `{ $found }`
error-between-separators = erwartet { $count ->
        [one] wird eine Zelle
       *[other] werden { $count } Zellen
    } zwischen Trennzeichen
error-candidates = erwartet werden Kandidaten, gefunden ist `{ $found }`
error-twice-in-cell = die { $digit } steht zweimal in der Zelle `{ $cell }`
error-candidate = erwartet wird ein Kandidat von 1 bis 9, gefunden ist `{ $found }`
error-utf8 = erwartet wird Text in UTF-8, gefunden sind andere Bytes
error-triple = erwartet wird ein Kandidat als Ziffer, Zeile, Spalte (etwa 711), gefunden ist `{ $found }`
error-cell = erwartet wird eine Ziffer von 1 bis 9 oder eine leere Zelle (. 0 * _), gefunden ist `{ $found }`
error-behind-plus = erwartet wird eine Ziffer von 1 bis 9 nach `+`
error-long-line = erwartet wird eine Zeile von höchstens { $count } Bytes
error-puzzle = erwartet wird ein Rätsel, gefunden ist `{ $found }`

## What is expected in a claim

error-expected = erwartet: { $expected }; gefunden: `{ $found }`
error-expected-at-end = erwartet: { $expected }; gefunden: das Ende
expected-link = ein Link, = oder -
expected-node = ein Knoten wie (5)r4c2
expected-digits-in-brackets = Ziffern in Klammern wie in r4c2(5)
expected-closing-bracket = eine schließende Klammer
expected-one-digit = eine einzige Ziffer für eine Zelle
expected-one-cell = eine einzige Zelle einer Einheit für eine Ziffer
expected-comma-or-end = ein Komma oder das Ende
expected-conclusion = ein Schluss wie r4c7=5, r4c7<>5 oder -5r4c7
expected-sign = = oder <>
expected-sign-and-digits = = oder <> und Ziffern
expected-digits = Ziffern wie 5 oder 57
expected-cover = \ und Links
expected-constraint-or-brace = eine Bedingung wie 5r2, 5c3, 5b1 oder 4n7, oder eine schließende geschweifte Klammer
expected-link-or-brace = ein Link wie 5c3 oder eine schließende geschweifte Klammer
expected-no-guardians = Links, keine Wächter
expected-no-images = Links, keine Bilder
expected-no-covers = Links, keine zwei Vorgaben
expected-constraint = eine Bedingung wie 5r2, 5c3, 5b1 oder 4n7
expected-cell-4n7 = eine Zelle wie 4n7
expected-deadly = die Zellen eines tödlichen Musters
expected-image = ein Kandidat und eine Symmetrie wie r1c1=5 by r987654321 c987654321 213456789
expected-cover-clues = zwei Vorgaben eines Bandes oder Stapels wie r3c6=1 r2c9=2
expected-labelled-strong = ein Link mit seiner Ziffer wie =5=
expected-space = ein Leerzeichen
expected-closing-brace = eine schließende geschweifte Klammer
expected-labelled = ein Link mit seiner Ziffer wie =5= oder -5-
expected-cell-behind-space = eine Zelle nach einem Leerzeichen
expected-same-sign = dasselbe Zeichen auf beiden Seiten der Ziffer
expected-in-turn = abwechselnd starke und schwache Links
expected-claim = eine Behauptung wie r4c7<>5
expected-argument = ein Argument
expected-arrow-or-end = => und was folgt, oder das Ende
expected-fish = Basis und Deckung wie r27c36
expected-premise = eine Voraussetzung wie r1c2=5
expected-arrow = =>
expected-pattern = Ziffern, Zellen oder Einheiten eines Musters
expected-opening-brace = eine öffnende geschweifte Klammer
expected-house = eine Einheit
expected-cell = eine Zelle wie r4c7 oder D7
expected-digit = eine Ziffer
expected-houses = Einheiten wie r27, c3 oder b5
error-expected-position = erwartet wird eine Stellung
error-claim-text = erwartet wird die Behauptung als Text
error-no-tab = erwartet werden ein Tabulator und eine Behauptung nach der Stellung
error-profile = erwartet wird ein Profil ({ $names } oder all), gefunden ist `{ $found }`

## Progress

command-progress = { $position } { $things ->
        [rows] Zeilen
        [claims] Behauptungen
        [questions] Fragen
       *[puzzles] Rätsel
    }
command-progress-of = { $position } von { $all } { $things ->
        [rows] Zeilen
        [claims] Behauptungen
        [questions] Fragen
       *[puzzles] Rätsel
    }
command-progress-one = { $what ->
       *[proving] Beweis
    }
command-less-than-a-second = noch weniger als eine Sekunde
command-days = { $count } Tage
command-left = noch { $time }

## Why a call has no answer

error-request = Anfrage nicht möglich: { $message }
error-too-long = das dauert länger, als ein Aufruf hier darf
