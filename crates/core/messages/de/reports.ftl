# Was einige Kommandos berichten, und was an ihren Optionen und Dateien nicht stimmt.

## Files

fault-unwritable = { $file } kann nicht geschrieben werden
fault-unopened = `{ $file }` kann nicht geöffnet werden
fault-unreplaced = { $file } kann nicht ersetzt werden
fault-unmade = `{ $folder }` kann nicht angelegt werden
fault-no-folder = { $file } kann nicht geschrieben werden: Es gibt keinen Ordner { $folder }
fault-line-of-file = `{ $file }`, Zeile { $line }: { $message }
fault-line-of-spec = Zeile { $line }: { $message }
fault-column-of-spec = Zeile { $line }, Spalte { $column }: { $message }
fault-html-name = { $file }: Der Dateiname muss auf .html enden
fault-interrupts = Strg-C kann nicht abgefangen werden

## Interrupted runs, and parts of a run

fault-two-files = -o { $one } und --resume { $other } nennen zwei Dateien: Nenne eine, und lass die andere weg
fault-resume-file = --resume setzt eine Datei fort: Nenne sie, zum Beispiel --resume results.ndjson
fault-one-claim = --resume und --shard sind für viele Behauptungen, und das hier ist eine
fault-csv = CSV gibt es nur für Bewertungen und Behauptungen: Nimm .ndjson oder .parquet
fault-table-format = --format ist für Text und JSON: Lass es bei einer Tabelle weg
fault-resume-lines = --resume setzt Zeilen fort: Nimm dazu --format ndjson oder eine Datei .ndjson oder .parquet
fault-no-columns = diese Ergebnisse haben keine Spalten: Nimm .ndjson
fault-no-rows = diese Ergebnisse sind keine Zeilen einer Tabelle
fault-shard = erwartet wird ein Teil von mehreren, zum Beispiel 1/4 bis 4/4
fault-fewer = die Eingabe hat weniger { $what ->
        [claim] Behauptungen
        [question] Fragen
       *[puzzle] Rätsel
    }; wurde die Datei aus einer anderen geschrieben?
fault-record-changed = der Datensatz ist jetzt ein anderer; wurde die Datei mit anderen Optionen oder von einer anderen Version geschrieben?
fault-other-text = `{ $file }` enthält anderen Text als Datensätze und bleibt, wie sie ist
fault-other-table = `{ $file }` ist keine Tabelle dieser Ergebnisse: Ihre erste Zeile ist nicht `{ $columns }`
fault-no-record = das ist kein Datensatz eines Rätsels
fault-another-puzzle = das handelt von einem anderen Rätsel, als die Eingabe hier hat; wurde die Datei aus einer anderen oder mit { $what ->
        [canonical] --canonical
       *[options] anderen Optionen
    } geschrieben?
fault-another-claim = das gehört nicht zur Eingabe; wurde die Datei aus einer anderen geschrieben?
fault-another-run = die Teile des unterbrochenen Laufs gehören zu einer anderen Eingabe, einem anderen --shard oder einem anderen Kommando:
    Lass --resume weg, um neu zu beginnen
fault-no-verdict = das ist kein Urteil
fault-without-verdict = darin steht kein Urteil
fault-no-rating = das ist keine Bewertung
fault-rated-by = das ist nach { $its } bewertet, nicht nach { $own }
fault-rated-by-version = das ist von Version { $its } bewertet, nicht von { $own }
fault-rated-with = das ist { $its ->
        [none] ohne Optionen
       *[some] mit `{ $given }`
    } bewertet, nicht { $own ->
        [none] ohne Optionen
       *[some] mit `{ $asked }`
    }

## What a program was built with

fault-no-tables = dieses Programm wurde ohne Tabellen (Parquet und Arrow) gebaut. Die veröffentlichten Programme haben sie; um selbst eines
    zu bauen, füge `--features tables` hinzu
fault-no-mcp = dieses Programm wurde ohne den MCP-Server gebaut; die veröffentlichten Programme haben ihn, und auch
    `cargo install --path crates/cli --features mcp` baut ihn ein

## Values of options

fault-rating-format = erwartet wird text, csv, json oder ndjson
fault-rating = erwartet wird eine Bewertung von 0 bis 20, wie 7.5
fault-terminal = das Terminal hat versagt
fault-jobs = erwartet wird eine Zahl von 1 bis { $most }
fault-jobs-or-cores = erwartet wird eine Zahl von 1 bis { $most } oder "cores"
fault-no-language = es gibt keine Sprache `{ $name }` (es gibt { $names })
fault-no-length = es gibt keine Länge `{ $name }` (es gibt { $names })
fault-seconds = erwartet werden Sekunden wie 0.5 oder 60
fault-scale = eine Vergrößerung liegt zwischen 0.1 und 10
fault-one-of = erwartet wird eines von { $names }
fault-no-level = es gibt keine Stufe `{ $name }`: Erwartet wird { $names }
fault-level-count = hinter dem Doppelpunkt wird eine Anzahl von Rätseln erwartet, wie in easy:40
fault-level-missing = erwartet wird eine Stufe
fault-level-range = der Bereich { $range } enthält keine Stufe
fault-per-page = auf einer Seite stehen 1, 2, 4 oder 6 Rätsel
fault-link = erwartet wird ein Link mit { $place } für das Rätsel, wie in https://example.org/#p={ $place }
fault-book-font = { $missing }; --font DATEI nennt eine Schrift, die mehr hat
fault-order = erwartet werden die Ziffern 1 bis 9, jede einmal
fault-bands = die drei Zeilen einer Reihe von Blöcken müssen beisammenbleiben
fault-stacks = die drei Spalten einer Säule von Blöcken müssen beisammenbleiben
fault-no-profile = es gibt kein solches Profil und keine solche Datei; die Profile sind { $names }
fault-no-techniques = das Profil, --only, --without und --no-uniqueness lassen keine Technik übrig
fault-name = erwartet wird ein Name; `ergodoku techniques` nennt alle
fault-no-command = es gibt kein Kommando `{ $name }`

## Puzzles, converted

fault-givens-alone = das Format { $format } hat nur Vorgaben: Die gesetzten Ziffern oder gestrichenen Kandidaten gingen verloren
fault-canonical = eine kanonische Form hat nur Vorgaben: Die gesetzten Ziffern oder gestrichenen Kandidaten gingen verloren
fault-minimize = nur Rätsel aus Vorgaben allein lassen sich verkleinern: Die gesetzten Ziffern oder gestrichenen Kandidaten gingen verloren
fault-minimize-none = keine Lösung
fault-minimize-several = mehrere Lösungen: Keine Vorgabe kann weg

## Pictures

fault-no-such-step = es gibt keinen Schritt { $number }: Der Lösungsweg hat { command-steps }; `ergodoku solve` nennt sie
report-as-text = Als Text

## Proofs

report-proved = Bewiesen: { $finding }.
report-one-solution = das Rätsel hat genau eine Lösung
report-by-cases = Durch Fallunterscheidung bewiesen: { $count ->
        [one] 1 Schluss, den keine der Techniken zieht
       *[other] { $count } Schlüsse, die keine der Techniken zieht
    }, ohne genau eine Lösung vorauszusetzen.
report-veripb = Prüfe es mit VeriPB, und sieh nach, ob es das sagt:
report-veripb-meaning = { $meaning ->
        [some] es gibt eine Lösung
        [none] es gibt keine Lösung
        [another] es gibt eine weitere
       *[no-other] es gibt keine weitere
    }

## Settings

report-setting = Einstellung
report-value = Wert
report-from = Herkunft
report-built-in = eingebaut
report-from-file = die Datei, Zeile { $line }
report-from-variable = die Variable { $name }
report-from-option = die Option { $option }
report-config-file = Die Konfigurationsdatei ist { $file }.
report-config-place = Keine Konfigurationsdatei wurde gelesen. Ihr Platz ist { $file }.
report-config-none = Keine Konfigurationsdatei wurde gelesen.
report-config-more = Eine Option geht vor einer Variablen, eine Variable vor der Datei, und die Datei vor dem, was eingebaut ist.
    `ergodoku config --template` gibt eine Datei zum Bearbeiten aus; mehr steht in docs/configuration.md.
report-template = Einstellungen von ergodoku; `ergodoku config` zeigt, welche gelten.
report-template-option = (Option { $option })
report-template-variable = (Option { $option }, Variable { $variable })
fault-no-config = es gibt keine Konfigurationsdatei: Weder ERGODOKU_CONFIG noch ein Benutzerordner ist gesetzt
fault-config-missing = die Variable ERGODOKU_CONFIG: Es gibt keine Datei { $file }
fault-config-unreadable = die Konfigurationsdatei { $file } kann nicht gelesen werden
fault-config-at = { $file }, Zeile { $line }, Spalte { $column }: { $message }
fault-config-found = { $expected }, gefunden ist `{ $found }`
fault-config-kind = erwartet wird ein Text, gefunden ist { $kind ->
        [yes] true
        [no] false
        [fraction] eine Zahl mit Komma
        [table] eine Tabelle
        [list] eine Liste
       *[other] etwas anderes
    }
fault-config-value = erwartet wird { OR($allowed) }
fault-config-profile = erwartet wird { $names } oder eine Datei, die es gibt
fault-no-setting = es gibt keine Einstellung `{ $name }`; { $near ->
        [none] die Einstellungen sind { $names }
       *[some] meinst du `{ $known }`?
    }
fault-variable = die Variable { $name }: { $message }
fault-settings-profile = das Profil `{ $name }`: { $why }
report-about-profile = Die Techniken und ihre Reihenfolge in solve, hint und render: ein Name oder eine Datei, siehe `ergodoku profiles`. In
    der Konfigurationsdatei zählt ein Dateiname von deren Ordner aus.
report-about-notation = Wie Text und Bilder eine Zelle nennen: rc (r4c7) oder a1 (D7); csp ist rc, mit Whips wie in CSP-Rules.
report-about-language = Die Sprache: en oder de.
report-about-length = Wie lang Erklärungen sind: line, standard oder teach, das noch sagt, warum man dort sucht, wie man es sieht und
    wonach man dann sucht.
report-about-hint_level = Wie viel ein Hinweis verrät: 1 wo, 2 die Technik, 3 den ganzen Grund.
report-about-theme = Die Farben von Bildern: auto, light oder dark.
report-about-color = Farbe im Terminal: auto, always oder never. Die Variablen NO_COLOR, CLICOLOR_FORCE und CLICOLOR gehen vor.
report-about-pager = Das Programm für Text, der länger als der Bildschirm ist; "none" für keines. Das geht der Variablen PAGER vor, die für
    alle Programme gilt.
report-about-jobs = Die Zahl der Threads; "cores" für einen je Kern.

## Profiles

report-profile-default = die Reihenfolge, in der ein guter Spieler suchen würde
report-profile-hodoku = Reihenfolge, Grenzen, Punkte und Stufen von HoDoKu 2.2
report-profile-series = die Reihenfolge der Blogserie, mit der dieses Projekt begann
report-profile-all = alle Techniken, in der Reihenfolge von `default`, dann in der des Katalogs
report-profiles-use = `ergodoku profiles NAME > my.toml` speichert eines zum Bearbeiten; `--profile my.toml` benutzt es.

## The server

report-serving = Ergodoku läuft unter { $url } (Strg-C beendet es)
fault-address = { $address } kann nicht benutzt werden; wähle mit --port einen anderen Port

## Without a command

report-welcome = Sudoku mit Gründen.
report-welcome-what = Es löst wie ein Mensch, und benennt, erklärt, zeichnet und beweist jeden Schritt.
report-welcome-begin = Fang mit einem davon an:
report-welcome-solve = löst ein Rätsel, mit dem Grund für jeden Schritt
report-welcome-hint = zeichnet den nächsten Schritt für das Rätsel in einer Datei; ohne --draw nur, wo er zu suchen ist
report-welcome-technique = was ein X-Wing ist, warum er richtig ist, und ein Beispiel
report-welcome-help = `ergodoku help` nennt alle Kommandos, `ergodoku help solve` erklärt eines.
fault-folder-or-command = `{ $word }` ist ein Ordner; nenne eine Datei darin oder ein Kommando
fault-no-command-or-puzzle = `{ $word }` ist weder ein Kommando noch eine Datei noch ein Rätsel; `ergodoku help` nennt die Kommandos

## Puzzles generated

report-caution = { $caution }: Die Suche läuft vielleicht, bis du sie anhältst
report-decimal = { $whole },{ $tenths }
report-searching = gesucht wird: { $sofar }
report-ended = { $how ->
        [stopped] angehalten
        [time] die Zeit ist um,
       *[tried] alles ist probiert,
    } mit { $sofar }
report-found-in = { $said }; was gefunden wurde, steht in { $file }
report-made = { $count } Rätsel, { $tried } probiert, { $time } s, Seed { $seed }
report-so-far = { $made } von { $count } Rätseln nach { $time } s; { $tried ->
        [one] 1 Kandidat
       *[other] { $tried } Kandidaten
    } probiert
report-rejected = , verworfen: { $parts }
report-rejected-by = { $count } durch { $demand }
report-again = ; { $count } noch einmal gefunden
report-nearest = ; am nächsten kommt { $puzzle }: { $lack }
report-progress-found = { $found } von { $count } gefunden, { $elapsed }
report-progress-tried = , { $tried } probiert, { $rate }
report-grade-hardest = { command-rating }, schwerster Schritt: { $technique }
fault-pdf = ein PDF ist ein Heft: Nimm --book N
fault-practice-format = --format { $format }: In einer Übungsstellung sind Kandidaten gestrichen, und sie gingen verloren; nimm line, library
    oder pencil-marks
fault-picture-file = Bilder brauchen eine Datei: -o DATEI
fault-from-one = --from: Erwartet wird ein Gitter
fault-from-digits = --from: Erwartet werden nur Ziffern, gefunden sind gestrichene Kandidaten
fault-vicinity-givens = --vicinity: Erwartet werden nur Vorgaben; Rätsel { $number } hat gesetzte Ziffern oder gestrichene Kandidaten
fault-pattern-cells = erwartet wird eine Datei oder ein Text mit 81 Zellen, jede X, eine Ziffer, . oder 0; gefunden { $count ->
        [one] ist 1 Zelle
       *[other] sind { $count } Zellen
    }

## Data sets

report-short = Teil `{ $part }` hat { $made } von { $rows } Zeilen
report-part = { $file }: Teil `{ $part }`
fault-not-empty = `{ $folder }` ist nicht leer
fault-card = die Karte kann nicht geschrieben werden
fault-unnamed = eine Datei kann nicht umbenannt werden
fault-dataset-tables = `{ $folder }` kann nicht aus `{ $file }` gemacht werden: { fault-no-tables }
fault-no-part = es gibt kein [[part]]
fault-spec-part = erwartet wird [[part]]
fault-spec-key = erwartet wird title, licence, seed, rows_per_file, splits oder part
fault-spec-least = erwartet wird mindestens 1
fault-spec-option = `{ $key }` ist weder name noch rows noch eine Option von `ergodoku generate` über Rätsel
fault-spec-rows = erwartet wird `rows`
fault-spec-table = erwartet wird eine Tabelle
fault-spec-text = erwartet wird ein Text
fault-spec-whole = erwartet wird eine ganze Zahl, gefunden ist `{ $found }`
fault-spec-number = erwartet wird eine Zahl
fault-spec-share = `{ $name }`: Erwartet wird ein Name aus Buchstaben und ein Anteil von 0 bis 1
fault-spec-sum = die Anteile ergeben zusammen { $sum }, nicht 1

## Files of profiles

fault-at = Zeile { $line }, Spalte { $column }: { $message }
fault-profile-no-ranks = die Liste `ranks` fehlt
fault-profile-no-find = das Feld `find` fehlt: die Techniken dieses Rangs
fault-profile-value = erwartet: { $expected }, gefunden: { $found }
fault-profile-ranks = eine Liste von Rängen
fault-profile-list = eine Liste
fault-profile-table = eine Tabelle
fault-profile-names = Namen von Techniken
fault-profile-truth = true oder false
fault-profile-whole = eine ganze Zahl von { $least } bis { $most }
fault-profile-one-of = { OR($names) }
fault-profile-field = hier gibt es kein Feld `{ $name }`, erwartet: { OR($names) }
fault-profile-name = erwartet wird der Name einer Technik
fault-profile-twice = `{ $name }` hat schon einen Rang; entferne einen der beiden

## The instructions to search with

fault-no-tier = es gibt keinen Befehlssatz `{ $name }`; es gibt { $names }
fault-tier = dieser Rechner kann { $tier } nicht; er kann { $names }
