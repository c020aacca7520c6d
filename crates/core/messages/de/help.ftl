# Die Hilfe des Kommandos. Englisch steht sie bei den Kommandos selbst.

## Headings, and what every command has

help-usage = Aufruf
help-heading-Commands = Kommandos
help-heading-Arguments = Argumente
help-heading-Options = Optionen
help-heading-Display = Anzeige
help-heading-Techniques = Techniken
help-heading-Difficulty = Schwierigkeit
help-heading-Output = Ausgabe
help-heading-Look = Aussehen
help-heading-Where-to-start = Ausgangspunkt
help-heading-With-se121-se121-fixed-and-sukaku = Mit se121, se121-fixed und sukaku
help-heading-With-w-s-w-gw-s-gw-b-gb-and-bxb = Mit w, s+w, gw, s+gw, b, gb und bxb
help-heading-Examples = Beispiele
help-heading-Example = Beispiel
help-heading-Formats = Formate
help-heading-Exit-codes = Rückgabewerte
help-default = [Voreinstellung: { $values }]
help-values = [möglich: { $values }]
help-alias = auch
help-value-PUZZLE = RÄTSEL
help-value-FILE = DATEI
help-value-STATE = STELLUNG
help-value-CLAIM = BEHAUPTUNG
help-value-NAME = NAME
help-value-NAMES = NAMEN
help-value-SECONDS = SEKUNDEN
help-value-DIR = ORDNER
help-value-FOLDER = ORDNER
help-value-LEVEL = STUFE
help-value-FORMAT = FORMAT
help-value-SCALE = SKALA
help-value-SCALES = SKALEN
help-value-TIMES = FAKTOR
help-value-THEME = FARBEN
help-value-TEXT = TEXT
help-value-SIZE = GRÖSSE
help-value-LENGTH = LÄNGE
help-value-WHERE = WO
help-value-ORDER = FOLGE
help-value-LINK = LINK
help-value-GRID = GITTER
help-value-SYMMETRY = SYMMETRIE
help-value-WHEN = WANN
help-value-CODE = CODE
help-value-SET = MENGE
help-value-RANK = RANG
help-value-SHELL = SHELL
help-value-COMMAND = KOMMANDO
help-value-CHECKS = PRÜFUNGEN
help-value-DIGITS = ZIFFERN
help-value-IP = IP
help-value-ER = ER
help-value-N = N
help-value-A = A
help-value-B = B
help-value-I = I
help-any-help = Diese Hilfe zeigen
help-any-version = Die Version zeigen
help-any-color = Farbe: auto (in einem Terminal, wenn NO_COLOR nicht gesetzt ist), always oder never
help-any-notation = Wie Text und Bilder eine Zelle nennen: rc (r4c7) oder a1 (D7); csp ist rc, mit Whips wie in CSP-Rules
help-any-language = Die Sprache: en oder de
help-any-length = Wie lang Erklärungen sind: line, standard oder teach (wie man es sieht, und wonach man dann sucht)
help-any-no-pager = Langen Text nicht in einem Pager zeigen
help-any-no-config = Die Konfigurationsdatei nicht beachten, siehe `ergodoku config`
help-any-inputs = Rätsel, Dateien mit Rätseln, oder - für die Standardeingabe, in jedem üblichen Textformat
help-any-input = Ein Rätsel, eine Datei mit einem Rätsel, oder - für die Standardeingabe, in jedem üblichen Textformat
help-any-jobs = Die Zahl der Threads; von sich aus die der Kerne
help-any-format = text, json (ein Array) oder ndjson (ein Datensatz je Zeile); docs/json.md beschreibt die Datensätze
help-any-output = In diese Datei schreiben. Nach ihrem Namen: .ndjson, .json, .csv für Bewertungen, .parquet oder .arrow (Tabellen), sonst Text
help-any-resume = In diese Datei schreiben, oder in die von -o; hat sie schon Ergebnisse, geht es hinter dem letzten vollständigen weiter. Für
    ndjson, csv und Tabellen. Die Eingabe und die anderen Optionen müssen dieselben sein
help-any-shard = Nur jedes N-te Rätsel, vom I-ten an: ein Teil eines Laufs auf mehreren Rechnern
help-any-profile = Die Techniken, ihre Reihenfolge und Grenzen: default (wie ein guter Spieler sucht), hodoku, series, all oder eine Datei, siehe
    `ergodoku profiles`
help-any-only = Nur diese Techniken, Familien oder HoDoKu-Codes benutzen, durch Kommas getrennt
help-any-without = Diese nicht benutzen
help-any-no-uniqueness = Keine Techniken benutzen, die genau eine Lösung voraussetzen
help-any-check = Den Beweis jedes Schritts prüfen
help-any-theme = Farben für hellen oder dunklen Hintergrund; auto richtet sich nach dem Betrachter eines SVG
help-any-scale = Die Vergrößerung eines PNG
help-any-per-page = Die Zahl der Rätsel auf einer Seite: 1, 2, 4 oder 6

## The whole

help-ergodoku = Sudoku mit Gründen: Es löst wie ein Mensch, und benennt, erklärt, zeichnet und beweist jeden Schritt
help-ergodoku-usage = ergodoku [OPTIONEN] <KOMMANDO>
help-ergodoku-usage-puzzle = ergodoku <RÄTSEL|DATEI|-> [OPTIONEN VON SOLVE]
help-ergodoku-note-1 = jeder Schritt jedes Rätsels in Worten
help-ergodoku-note-2 = wo man als Nächstes sucht; --level 2 und 3 zeigen mehr
help-ergodoku-note-3 = ist es gültig? was ist die Lösung?
help-ergodoku-note-4 = ein Bild des zwölften Schritts
help-ergodoku-note-5 = was ein X-Wing ist, und warum er richtig ist
help-ergodoku-note-6 = Ohne Kommando werden Rätsel gelöst: `ergodoku puzzle.txt`, oder `ergodoku < puzzle.txt`.
help-ergodoku-note-7 = Rätsel werden in jedem üblichen Textformat gelesen: 81 Zeichen auf einer Zeile, neun Zeilen zu neun, mit oder ohne Rahmen,
    Notizen, Zeilen aus HoDoKus Bibliothek, Sukaku aus 729 Zeichen; mit Beschriftungen und Kommentaren. Leere Zellen sind . 0 * oder _
help-ergodoku-note-8 = gelöst, oder wie verlangt beendet
help-ergodoku-note-9 = kein Schritt mehr: Die Techniken oder --max-steps genügten nicht, oder eine Suche wurde abgebrochen; `rate` gab ein Rätsel auf
    (--max-er, --time-limit, --pearl, --diamond); `generate` endete, bevor es alle Rätsel hatte; `serve` wurde beendet, bevor es alle Anfragen
    beantwortet hatte; `verify` fand, dass eine Behauptung anders folgt, als sie sagt, oder fand keinen Beweis
help-ergodoku-note-10 = falsche Optionen, oder eine Datei, die sich nicht lesen oder schreiben lässt
help-ergodoku-note-11 = kein Rätsel, oder eines, das die Regeln bricht
help-ergodoku-note-12 = keine Lösung
help-ergodoku-note-13 = mehrere Lösungen
help-ergodoku-note-14 = der Beweis eines Schritts wurde abgelehnt (--check): ein Fehler dieses Programms
help-ergodoku-note-15 = ein Fehler: Eine gesetzte Ziffer oder ein gestrichener Kandidat widerspricht den Vorgaben; eine Behauptung ist falsch
help-ergodoku-note-16 = Bei vielen Rätseln der Wert des ersten, das nicht gelöst ist. `convert`, `canonicalize`, `transform` und `render` nehmen Rätsel
    mit beliebig vielen Lösungen; `hint` nimmt auch Rätsel mit mehreren.
help-help = Diese Hilfe oder die eines Kommandos zeigen

## Solve

help-solve = Lösen, und jeden Schritt mit Name, Grund und Schluss zeigen, dann das Gitter
help-solve-fast = Nur Lösungen schreiben, eine je Zeile, so schnell es geht; bei Rätseln ohne genau eine das Ergebnis von `check` hinter einem #. Für
    Dateien jeder Größe und jedes Formats, am schnellsten mit 81 Zeichen je Zeile
help-solve-proofs = Den Beweis jedes Schritts in seinen Datensatz schreiben, für --format json oder ndjson. `ergodoku verify` liest solche Datensätze
    wieder; docs/claims.md beschreibt Beweise
help-solve-brief = Nur Technik und Notation jedes Schritts zeigen, einen je Zeile, dann, wie oft jede Technik vorkam, und die Lösung auf einer Zeile
help-solve-compact = Nur Code und Notation jedes Schritts schreiben: ein Zwanzigstel der Größe, und vielfach so schnell. Als Text eine Zeile je Rätsel:
    das Rätsel, sein Status und seine Schritte, mit Tabulatoren dazwischen
help-solve-max-steps = Nach so vielen Schritten aufhören
help-solve-fewest = Mit so wenigen schweren Schritten wie möglich lösen, also Schritten anderer Techniken als Einern, und keinem schwereren als dem
    schwersten des üblichen Lösungswegs; sagen, ob es mit weniger geht
help-solve-easiest = Dasselbe mit möglichst kleiner Summe der Punkte der schweren Schritte
help-solve-time-limit = Mit --fewest und --easiest: jedes Rätsel nicht länger als so viele Sekunden durchsuchen, und die beste gefundene Lösung nehmen
help-solve-note-1 = der Lösungsweg jedes Rätsels, in Worten
help-solve-note-2 = eine Zeile je Schritt
help-solve-note-3 = dasselbe für Programme, ein Datensatz je Zeile
help-solve-note-4 = ohne eine Technik und eine Familie
help-solve-note-5 = so wenige schwere Schritte wie möglich, bewiesen
help-solve-note-6 = der Beweis jedes Schritts wird geprüft
help-solve-note-7 = nur Codes und Notation; geht nach einer Unterbrechung weiter
help-solve-note-8 = Tabellen (docs/tables.md)

## Hint

help-hint = Einen Hinweis auf den nächsten Schritt geben, so genau wie gewünscht
help-hint-level = Wie genau: 1 wo, 2 die Technik und ihr Ort, 3 der ganze Grund. Voreinstellung ist 1, mit --draw 3
help-hint-draw = Das Gitter zeichnen, auf Stufe 3 mit dem Schritt darin
help-hint-output = In diese Datei zeichnen, .svg oder .png
help-hint-nth = Ein anderer Schritt, der jetzt möglich ist: 2 ist der zweiteinfachste, der etwas Neues schließt
help-hint-after = Zuerst so viele Schritte des Lösungswegs gehen
help-hint-apply = Den Schritt gehen, und das Rätsel, wie es dann ist, auf eine Zeile schreiben, die das nächste Kommando liest
help-hint-note-1 = wo zu suchen ist
help-hint-note-2 = die Technik, und ihre Einheit oder Ziffer
help-hint-note-3 = der ganze Grund
help-hint-note-4 = der Schritt, ins Gitter gezeichnet
help-hint-note-5 = dasselbe als Bild
help-hint-note-6 = ein anderer Schritt, der jetzt möglich ist
help-hint-note-7 = der Schritt nach den ersten zwölf des Lösungswegs
help-hint-note-8 = der Hinweis nach diesem
help-hint-note-9 = Ein Gitter mit Notizen wird genommen, wie es ist: Der Hinweis geht von diesen Notizen aus. --apply schreibt eine solche Stellung auf
    eine Zeile und den Schritt auf die Standardfehlerausgabe. --after zählt wie `ergodoku solve`.

## Steps

help-steps = Alle möglichen Schritte aller Techniken nennen
help-steps-effort = Die Suche jeder Technik nach so viel Arbeit abbrechen, gezählt in Prüfungen ihrer Schleifen, auf jedem Rechner gleich.
    Abgebrochene Techniken werden genannt
help-steps-time-limit = Ein Rätsel nach so vielen Sekunden aufgeben; die Techniken, die nicht gesucht wurden, werden genannt
help-steps-profile = Die Techniken und Grenzen dieses Profils benutzen, Name oder Datei, siehe `ergodoku profiles`; von sich aus alle Techniken
help-steps-note-1 = Letzte Mittel (Schablonen, Nested Forcing Net, Suche) werden nur probiert, wenn keine andere Technik einen Schritt findet.
    Techniken, die --effort oder --time-limit abbrechen, werden genannt.
help-steps-note-2 = alle Schritte, nach Techniken
help-steps-note-3 = nur Fische
help-steps-note-4 = nur Techniken, die `solve` benutzt
help-steps-note-5 = länger nach tiefen Schritten suchen
help-steps-note-6 = mit Gründen und Mustern

## Play

help-play = Im Terminal spielen, mit Hinweisen, Notizen und gezeichneten Schritten
help-play-input = Ein Rätsel, eine Datei mit Rätseln, oder - für die Standardeingabe; ohne das ein neues Rätsel
help-play-level = Die Stufe neuer Rätsel, auf HoDoKus Skala: easy, medium, hard, unfair oder extreme
help-play-seed = Derselbe Seed und dieselbe Version geben dieselben neuen Rätsel; zufällig, wenn nichts angegeben ist
help-play-resume = Das letzte nicht beendete Spiel fortsetzen, oder das des angegebenen Rätsels
help-play-save = Die Datei der nicht beendeten Spiele; von sich aus ergodoku/games.json in XDG_STATE_HOME oder ~/.local/state
help-play-print = Wie die Stellung am Ende ausgegeben wird: line, pencil-marks, library, sukaku oder none
help-play-ascii = Nur mit ASCII-Zeichen zeichnen, wie in einer Umgebung ohne UTF-8
help-play-no-mouse = Die Maus dem Terminal lassen
help-play-note-1 = Im Spiel zeigt ? die Tasten; docs/play.md beschreibt alles. Das Spiel wird auf der Standardfehlerausgabe gezeichnet, wenn die Ausgabe
    anderswohin geht, und die Stellung am Ende kommt immer in die Ausgabe.
help-play-note-2 = ein neues Rätsel
help-play-note-3 = jedes Mal dasselbe schwerere
help-play-note-4 = das erste Rätsel einer Datei; n geht zum nächsten
help-play-note-5 = weitermachen, wo du aufgehört hast
help-play-note-6 = Tasten kommen trotzdem vom Terminal
help-play-note-7 = ein Hinweis zur Stellung, in der du aufgehört hast

## Check

help-check = Prüfen, ob ein Rätsel gültig ist, und wie viele Lösungen es hat
help-check-limit = Wie viele Lösungen höchstens gezählt werden
help-check-note-1 = die Lösung, oder der Fehler
help-check-note-2 = Lösungen über 2 hinaus zählen
help-check-note-3 = ein Ergebnis für jedes, für Programme
help-check-note-4 = dasselbe als Tabelle (docs/tables.md)

## Rate

help-rate = Die Schwierigkeit eines Rätsels bewerten: Punkte, Stufe und schwerster Schritt
help-rate-scale = Die Skalen, durch Kommas getrennt: hodoku, se121 (Sudoku Explainer 1.2.1), se121-fixed, sukaku (SukakuExplainer 1.18.1); Berthiers w,
    s+w, gw, s+gw (Whips), b, gb (Braids), t&e, bxb
help-rate-format = text, csv, json (ein Array) oder ndjson (ein Datensatz je Zeile)
help-rate-canonical = Die kanonische Form (minlex) jedes Rätsels bewerten, wie es veröffentlichte Listen tun: Gleichwertige Rätsel können verschieden
    bewertet sein
help-rate-steps = Jeden Schritt mit Bewertung und Grund nennen (auch mit w, s+w, gw, s+gw, b und gb)
help-rate-max-er = Ein Rätsel aufgeben, sobald ein Schritt höher bewertet ist
help-rate-time-limit = Ein Rätsel nach so vielen Sekunden aufgeben, auch mitten in einem Schritt (auch mit Berthiers Skalen)
help-rate-pearl = Ein Rätsel aufgeben, sobald ER über EP liegt
help-rate-diamond = Ein Rätsel aufgeben, sobald ER über ED liegt
help-rate-max-length = Ein Rätsel aufgeben, das längere Ketten braucht
help-rate-profile = Name oder Datei eines Profils, mit Techniken, Reihenfolge, Grenzen, Punkten und Stufen; von sich aus das der Skala
help-rate-note-1 = HoDoKus Punkte und Stufe jedes Rätsels
help-rate-note-2 = eine Zeile für jedes, mit Beschriftung, Zeile und Fehler
help-rate-note-3 = beide Skalen in einer Tabelle
help-rate-note-4 = ER/EP/ED von Sudoku Explainer 1.2.1
help-rate-note-5 = Bewertungen von SukakuExplainer 1.18.1
help-rate-note-6 = jeder Schritt mit Bewertung und Grund
help-rate-note-7 = Berthiers Bewertungen
help-rate-note-8 = vergleichbare Bewertungen; geht nach einer Unterbrechung weiter
help-rate-note-9 = ein Viertel davon: der Teil eines Rechners
help-rate-note-10 = mit eigener Reihenfolge und eigenen Punkten

## Verify

help-verify = Behauptungen über eine Stellung beurteilen: ob sie folgen, wodurch, oder wo sie scheitern
help-verify-input = Eine Stellung, eine Datei, oder - für die Standardeingabe. Ohne BEHAUPTUNG hat die Datei eine Behauptung je Zeile,
    `STELLUNG<tab>BEHAUPTUNG` oder JSON, oder eine Stellung und dann einen ganzen Lösungsweg
help-verify-claim = Eine Behauptung über die Stellung, wie r4c7<>5 oder 'X-Wing: 5 r27c36 => r4c3<>5', oder eine Datei mit einem ganzen Lösungsweg
help-verify-recognise = Auch sagen, welche Techniken genau dasselbe schließen, die leichteste zuerst
help-verify-smallest = Sich auf die kleinsten Beweise stützen; bei einer einzelnen Behauptung immer so
help-verify-draw = Das Gitter mit der Behauptung und ihrem Beweis zeichnen
help-verify-output = Mit BEHAUPTUNG: in diese Datei zeichnen, .svg oder .png. Sonst die Ergebnisse hineinschreiben. Je nach
    Endung .ndjson, .json, .csv, .parquet oder .arrow (Tabellen), sonst Text
help-verify-profile = Auch sagen, ob eine Technik dieses Profils die Behauptung zeigt
help-verify-level = Dasselbe für die Techniken bis zu einer von HoDoKus Stufen: easy, medium, hard, unfair oder extreme
help-verify-note-1 = folgt es? wodurch, oder warum nicht?
help-verify-note-2 = dasselbe für eine Technik, gezeichnet
help-verify-note-3 = ein ganzer Lösungsweg, eine Behauptung je Zeile
help-verify-note-4 = Zeilen STELLUNG<tab>BEHAUPTUNG, oder JSON mit "state" und "claim"
help-verify-note-5 = die Techniken, die dasselbe schließen
help-verify-note-6 = zeigt es eine Technik bis zu dieser Stufe?
help-verify-note-7 = Die Stellung kommt zuerst: Ohne Lösung oder mit mehreren wird nichts beurteilt. Rückgabewerte: 0, wenn jede Behauptung folgt, 1,
    wenn eine nur anders folgt oder wahr und nicht gezeigt ist; 3, wenn eine nicht lesbar ist, 4 und 5 bei einer Stellung ohne Lösung oder mit
    mehreren, 7, wenn eine Behauptung oder eine Stellung falsch ist.

## Rank

help-rank = Den Rang von Wahrheiten und Links nennen, und was fällt; oder Mengen von kleinem Rang suchen
help-rank-set = Wahrheiten und Links: '5R27 \ 5C36', einzelne in geschweiften Klammern, Zellen als 4n7 oder r4c7. Wahrheiten allein bekommen die Links,
    die sie mit kleinstem Rang decken
help-rank-find = Mengen von Rang 0 und 1 nennen, die etwas streichen: Zeilen und Spalten von Zellen, Ziffern in mehreren Linien, SK-Loops
help-rank-most = Mit --find: der höchste Rang
help-rank-nth = Mit --find: nur die Menge mit dieser Nummer zeigen, von 1 an
help-rank-time-limit = Die Suche nach so vielen Sekunden beenden, und das Beste zeigen, das bekannt ist
help-rank-draw = Das Gitter mit Wahrheiten und Links zeichnen: die der Menge, oder der ersten gefundenen
help-rank-output = In diese Datei zeichnen, .svg oder .png
help-rank-note-1 = der Rang dieser Wahrheiten und Links, und was fällt
help-rank-note-2 = die Links, die diese Wahrheiten mit kleinstem Rang decken
help-rank-note-3 = Zellen als Wahrheiten
help-rank-note-4 = Mengen von Rang 0 und 1, die etwas streichen
help-rank-note-5 = eine davon, gezeichnet
help-rank-note-6 = Der Rang ist die Zahl der Links weniger die der Wahrheiten. Er gilt, wenn jeder Kandidat der Wahrheiten in mindestens so vielen Links
    wie Wahrheiten ist. Dann ist ein Kandidat falsch, der in mehr Links als Wahrheiten ist, und zwar um mehr als den Rang: bei Rang 0 jeder in einem
    Link und keiner Wahrheit, bei Rang 1 jeder in zwei Links. Mehr steht in docs/rank.md.

## Why

help-why = Den kleinsten Grund zeigen, warum ein Kandidat falsch oder wahr ist, ob eine Technik ihn hat oder nicht
help-why-input = Eine Stellung, eine Datei, oder - für die Standardeingabe. Ohne BEHAUPTUNG hat jede Zeile der Datei eine Frage,
    `STELLUNG<tab>BEHAUPTUNG` oder JSON
help-why-claim = Was gilt: r4c7<>5, r4c7=5, oder mehreres davon
help-why-all = Auch andere Gründe zeigen: Techniken, die dies schließen, und Beweise mit Zwischenergebnissen
help-why-uniqueness = Auch Techniken nennen, die genau eine Lösung voraussetzen
help-why-proof = Den Beweis zeigen: die Wahrheiten und Links jeder Zählung
help-why-veripb = Den Grund für VeriPB in diesen Ordner schreiben, als why.opb und why.pbp: Das Gegenteil hat keine Lösung
help-why-draw = Das Gitter mit den Wahrheiten und Links zeichnen
help-why-output = Mit BEHAUPTUNG: in diese Datei zeichnen, .svg oder .png. Sonst die Ergebnisse hineinschreiben. Je nach
    Endung .ndjson, .json, .csv, .parquet oder .arrow (Tabellen), sonst Text
help-why-note-1 = der kleinste Grund, in Worten
help-why-note-2 = gezeichnet: Wahrheiten, Links, Kandidaten
help-why-note-3 = mit seinen Wahrheiten und Links
help-why-note-4 = auch andere Gründe
help-why-note-5 = auch durch diese Techniken allein
help-why-note-6 = Zeilen STELLUNG<tab>BEHAUPTUNG, oder JSON mit "state" und "claim"
help-why-note-7 = Ein Grund ist eine Zählung: Wahrheiten, also Regeln, von denen jede einen wahren Kandidaten braucht, und weniger Links, Regeln, die je
    einen erlauben. `bewiesen am kleinsten` heißt, dass keine Zählung weniger Wahrheiten hat. Wo es keine Zählung gibt, führen Zwischenergebnisse zu
    einer. Bei einer irrtümlich gesetzten Ziffer zählt die Stellung davor. Rückgabewerte: 0, wenn es einen Grund gibt, 1, wenn die Suche aufgegeben
    wurde; 3, wenn eine Frage nicht lesbar ist, 4 und 5 bei einer Stellung ohne Lösung oder mit mehreren, 7, wenn eine Behauptung oder eine Stellung
    falsch ist.

## Techniques and profiles

help-techniques = Die Techniken nennen, oder eine mit Grund und Beispiel beschreiben
help-techniques-name = Eine Technik, eine Familie oder ein HoDoKu-Code; ohne das werden alle genannt
help-techniques-note-1 = alle Techniken
help-techniques-note-2 = eine Familie
help-techniques-note-3 = eine, nach Name, anderem Namen oder HoDoKu-Code (0300)
help-techniques-note-4 = der Katalog für Programme
help-profiles = Die Profile nennen, oder eines als Datei ausgeben, zum Bearbeiten und für --profile
help-profiles-profile = Das Profil: ein Name oder eine Datei; ohne das werden alle genannt
help-profiles-note-1 = alle Profile
help-profiles-note-2 = eine Kopie zum Bearbeiten: Reihenfolge, Grenzen, Punkte, Stufen
help-profiles-note-3 = die Kopie benutzen

## Pictures and booklets

help-render = Ein Rätsel oder einen Schritt seiner Lösung zeichnen, als Text, SVG oder PNG
help-render-output = Die Datei, .svg oder .png; von sich aus wird im Terminal gezeichnet. Bei mehreren Rätseln hat jedes seine Datei: aus grid.svg wird
    grid-1.svg, grid-2.svg ...
help-render-step = Diesen Schritt der Lösung zeichnen, in der Stellung davor
help-render-no-candidates = Die Kandidaten weglassen
help-render-note-1 = im Terminal
help-render-note-2 = nur die Ziffern
help-render-note-3 = grid-1.svg, grid-2.svg ...
help-render-note-4 = Schritte sind nummeriert wie in `ergodoku solve` mit derselben Auswahl von Techniken.
help-embed = Ein Rätsel oder einen Schritt seiner Lösung als HTML für eine Seite schreiben: Zeichnung und Text, ohne Skripte
help-embed-output = Die Datei, .html; von sich aus die Standardausgabe
help-embed-step = Diesen Schritt der Lösung zeigen, in der Stellung davor, mit seinem Grund
help-embed-candidates = Die Kandidaten auch ohne Schritt zeigen
help-embed-theme = Farben für hellen oder dunklen Hintergrund; auto richtet sich nach dem Leser
help-embed-note-1 = eine Abbildung für eine Webseite
help-embed-note-2 = ein Schritt, gezeichnet und erklärt
help-embed-note-3 = Schritte sind nummeriert wie in `ergodoku solve` mit derselben Auswahl von Techniken.
help-book = Ein Heft mit Rätseln als PDF für den Druck schreiben, die Lösungen am Ende
help-book-output = Das Heft, .pdf; oder ein Blatt, .svg: eine Datei je Seite, mit deren Nummer im Namen, wenn es mehrere sind
help-book-sections = Die Abschnitte nach Stufen, mit der Zahl der Rätsel in jedem: easy:40,medium:40,hard. Ohne Zahl alle Rätsel der Stufe; was darüber ist,
    bleibt weg
help-book-order = Die Reihenfolge der Rätsel in jedem Abschnitt: wie sie kommen, oder von leicht nach schwer
help-book-sort = Wie --order rising: nach Stufe, dann Punkten
help-book-title = Der Titel auf dem Umschlag oder der ersten Seite; für andere als lateinische, griechische und kyrillische Buchstaben siehe --font
help-book-subtitle = Eine Zeile unter dem Titel des Umschlags
help-book-author = Der Autor, auf dem Umschlag und in den Metadaten der Datei
help-book-font = Eine Schrift (TrueType oder OpenType) für Titel und Beschriftungen in anderen als lateinischen, griechischen und kyrillischen
    Buchstaben. Die Datei bekommt die benutzten Zeichen. Für Schriften, deren Zeichen eines nach dem anderen von links nach rechts stehen, wie
    Chinesisch, Japanisch und Koreanisch
help-book-paper = Die Größe einer Seite: a4, a5, letter, oder Breite und Höhe wie in 6x9in, 140x210mm
help-book-margin = Der Rand um die Rätsel einer Seite: 12mm, 0.5in
help-book-gutter = Mehr Rand auf der Seite der Bindung; Seitenzahlen rücken nach außen
help-book-cover = Mit einem Umschlag beginnen
help-book-rules = Eine Seite mit den Regeln haben
help-book-solutions = Wo die Lösungen stehen: auf Seiten am Ende, dort auf dem Kopf, auf dem Kopf am Fuß jeder Seite, oder nirgends
help-book-link = Einen QR-Code dieses Links über jedes Rätsel drucken; geschweifte Klammern darin werden zu den 81 Zellen des Rätsels
help-book-note-1 = in der Reihenfolge der Datei
help-book-note-2 = Eine Beschriftung wird zur Überschrift ihres Rätsels; ohne eine ist es HoDoKus Stufe. Über jeder Lösung stehen Stufe, Punkte und
    schwerste Technik. Kann ein Rätsel nicht gedruckt werden, wird nichts geschrieben. `ergodoku generate --book` macht ein Heft neuer Rätsel.

## Proofs

help-prove = Die Zahl der Lösungen für das fremde Prüfprogramm VeriPB beweisen
help-prove-output = Der Ordner für puzzle.opb, puzzle.pbp, another.opb und another.pbp; er wird angelegt, wenn nötig
help-prove-scale = Durch die Schritte einer Bewertung beweisen, siehe `ergodoku rate`: se121, se121-fixed, sukaku, w, s+w, gw, s+gw, b oder gb
help-prove-note-1 = sagt SATISFIABLE: Es gibt eine Lösung,
help-prove-note-2 = sagt UNSATISFIABLE: Es gibt keine weitere
help-prove-note-3 = puzzle.opb ist das Rätsel; another.opb hat eine Zeile mehr, die die gefundene Lösung ausschließt. Bei einem Rätsel mit mehreren
    Lösungen sind beide erfüllbar. Bei einem ohne Lösung gibt es nur puzzle.opb, und das ist unerfüllbar. Rückgabewerte sind die von `ergodoku check`:
    0, 5 oder 4. Techniken, die genau eine Lösung voraussetzen, bleiben weg; benutzt --scale einen solchen Schritt, wird sein Schluss durch
    Fallunterscheidung bewiesen. `cargo install veripb` installiert das Prüfprogramm.

## Generate

help-generate = Rätsel nach Wunsch erzeugen
help-generate-count = Die Zahl der Rätsel
help-generate-seed = Derselbe Seed und dieselbe Version geben dieselben Rätsel; zufällig, wenn nichts angegeben ist
help-generate-clues = Die Zahl der Vorgaben
help-generate-minimal = Nur Rätsel ohne überflüssige Vorgabe
help-generate-symmetry = Die Symmetrie der Vorgaben: none, rotational-180, rotational-90, vertical, horizontal, diagonal, anti-diagonal, orthogonal,
    double-diagonal oder full
help-generate-pattern = Vorgaben in genau diesen Zellen: eine Datei (oder der Text selbst) mit 81 Zeichen, . oder 0 für eine Zelle ohne Vorgabe
help-generate-distinct = Keine zwei Rätsel, die im Wesentlichen gleich sind
help-generate-time-limit = Nach so vielen Sekunden aufhören, mit den bis dahin gefundenen Rätseln
help-generate-level = HoDoKus Stufe: easy, medium, hard, unfair oder extreme, oder ein Bereich davon
help-generate-score = HoDoKus Punkte
help-generate-er = Die Bewertung von Sudoku Explainer 1.2.1
help-generate-pearl = Nur Perlen: Kein Schritt ist schwerer als die bis zur ersten gesetzten Ziffer (ER = EP)
help-generate-diamond = Nur Diamanten: Kein Schritt ist schwerer als der erste (ER = ED)
help-generate-needs = Diese Technik verlangen (oder eine dieser Familie oder Gruppe); mit :N oder :A..B so oft
help-generate-allow = Neben den verlangten nur diese erlauben; von sich aus alle, die im Profil davor stehen, oder die Grundtechniken, wenn es keine der
    verlangten hat
help-generate-forbid = Diese nicht erlauben
help-generate-practice = Eine Stellung schreiben, in der diese Technik auf genau eine Weise möglich ist, und keine andere erlaubte
help-generate-from = Ein ganzes oder unvollständiges Gitter, das die Lösung enthalten muss
help-generate-vicinity = Rätsel, deren Vorgaben geändert werden
help-generate-moves = Wie viele Vorgaben geändert werden, 1 oder 2
help-generate-format = line, grid, boxed, pencil-marks, library oder sukaku wie in `ergodoku convert`; text für Menschen; ndjson für Programme; svg oder
    png mit einer Datei je Rätsel. Voreinstellung ist line, für Übungsstellungen library
help-generate-output = Die Datei
help-generate-book = Ein Heft mit so vielen Rätseln als PDF schreiben, die Lösungen am Ende
help-generate-title = Der Titel auf der ersten Seite des Hefts, in lateinischen, griechischen oder kyrillischen Buchstaben
help-generate-note-1 = minimale Rätsel, jedes Mal dieselben
help-generate-note-2 = nur mit einem X-Wing lösbar
help-generate-note-3 = ein X-Wing, sonst Einer
help-generate-note-4 = eine Stellung mit einem Schwertfisch, nichts Leichterem
help-generate-note-5 = Rätsel, die sich in einer Vorgabe unterscheiden
help-generate-note-6 = Ein Bereich ist A..B, A.., ..B oder A. docs/generate.md erklärt, wie Rätsel gefunden werden.
help-dataset = Einen Datensatz aus Rätseln machen: Parquet-Dateien mit einer Karte, wie sie Hugging Face liest
help-dataset-spec = Was gemacht wird: eine TOML-Datei, siehe docs/datasets.md
help-dataset-output = Der Ordner, der angelegt wird; es darf ihn nicht geben, oder er muss leer sein
help-dataset-time-limit = Für die Rätsel jedes Teils nicht länger als so viele Sekunden suchen
help-dataset-note-1 = Die Beschreibung hat einen Seed, die Aufteilung, und Teile: jeder eine Zahl von Zeilen und die Optionen von `ergodoku generate` für
    deren Rätsel. docs/datasets.md hat ein Beispiel und die Spalten.
help-dataset-note-2 = der Ordner sudoku, mit data und README.md

## Lines

help-canonicalize = Die kanonische Form (minlex) schreiben, die alle gleichwertigen Rätsel gemeinsam haben
help-canonicalize-note-1 = die wesentlich verschiedenen Rätsel
help-canonicalize-note-2 = Nur Vorgaben haben eine kanonische Form. Ein Rätsel mit gesetzten Ziffern oder gestrichenen Kandidaten ist ein Fehler.
    `ergodoku canon` ist dasselbe Kommando.
help-minimize = Überflüssige Vorgaben entfernen
help-minimize-seed = Der Seed, der entscheidet, welche der möglichen Vorgaben entfernt werden
help-minimize-note-1 = ein anderer Seed lässt vielleicht andere Vorgaben
help-minimize-note-2 = Ein Rätsel mit gesetzten Ziffern oder gestrichenen Kandidaten ist ein Fehler.
help-transform = Ein gleichwertiges Rätsel schreiben: Ziffern umbenennen, Linien vertauschen, spiegeln
help-transform-digits = Was aus den Ziffern 1 bis 9 wird
help-transform-rows = Die Zeilen in ihrer neuen Reihenfolge; 321456789 kehrt die ersten drei um
help-transform-columns = Die Spalten in ihrer neuen Reihenfolge
help-transform-transpose = An der Diagonale spiegeln, nachdem Zeilen und Spalten vertauscht sind
help-transform-shuffle = Für jedes Rätsel eine zufällige Umformung
help-transform-seed = Der Seed von --shuffle; zufällig, wenn nichts angegeben ist
help-transform-note-1 = eine von 1 218 998 108 160 Umformungen
help-transform-note-2 = 1 wird 2, 2 wird 3 ...
help-convert = Rätsel in ein anderes Format umwandeln
help-convert-to = Das Format: line, grid, boxed, pencil-marks, library (HoDoKu) oder sukaku; ein Link: sudokupad, f-puzzles oder penpa; nur mit Vorgaben:
    sdk und sdm (SadMan Software), ipuz (ein JSON-Objekt je Rätsel, mit der Lösung), opensudoku (XML) oder csv (Rätsel, Lösung, Beschriftung)
help-convert-note-1 = 81 Zeichen und die Beschriftung; gesetzte Ziffern als +5, dann gestrichene Kandidaten
help-convert-note-2 = neun Zeilen zu neun; ohne gestrichene Kandidaten
help-convert-note-3 = neun Zeilen mit Rahmen; ohne gestrichene Kandidaten
help-convert-note-4 = alle Kandidaten, mit Rahmen; Vorgaben als <5>, gesetzte Ziffern als *5*
help-convert-note-5 = eine Zeile aus HoDoKus Bibliothek: gesetzte Ziffern als +5, dann gestrichene Kandidaten
help-convert-note-6 = 729 Zeichen auf einer Zeile, neun je Zelle
help-convert-note-7 = ein Link zu SudokuPad; ohne gestrichene Kandidaten
help-convert-note-8 = ein Link zu f-puzzles; ohne gestrichene Kandidaten
help-convert-note-9 = ein Link zu Penpa; ohne gestrichene Kandidaten
help-convert-note-10 = Links von SudokuPad, f-puzzles, Penpa und puzz.link werden gelesen wie jedes andere Format. Beschriftungen bleiben. Steuerzeichen
    darin stehen als \u und ihr Code.

## Programs

help-serve = Die Webseite und die HTTP-Schnittstelle von diesem Rechner aus anbieten
help-serve-bind = Die Adresse, unter der Anfragen angenommen werden; von sich aus die lokale, so dass nur dieser Rechner Zugang hat
help-serve-port = Der Port dazu; 0 wählt einen freien
help-serve-host = Ein Name des Servers neben localhost und Adressen; kann mehrfach stehen
help-serve-time-limit = Wie viele Sekunden ein Aufruf dauern darf; so lange darf er auch warten, bis er drankommt
help-serve-no-open = Die Seite nicht in einem Browser öffnen
help-serve-log = Jede Anfrage als text oder json protokollieren; von sich aus nur Fehler des Servers
help-mcp = Sprachmodellen Werkzeuge geben, nach dem Model Context Protocol
help-mcp-time-limit = Wie viele Sekunden ein Aufruf dauern darf
help-mcp-note-1 = Werkzeuge für einen Agenten, der dieses Programm selbst startet
help-mcp-note-2 = In der Konfiguration der meisten Agenten:
help-config = Die Einstellungen zeigen: jeden Wert, und woher er kommt
help-config-path = Nur zeigen, wo die Konfigurationsdatei ist oder wäre
help-config-template = Eine Konfigurationsdatei ausgeben, mit jeder Einstellung als Kommentar, zum Bearbeiten
help-config-note-1 = jede Einstellung, ihr Wert, und woher er kommt
help-config-note-2 = eine Datei zum Bearbeiten; ihren Ordner muss es geben
help-config-note-3 = JSON, NDJSON und CSV, Rätsel und Beweise hängen allein vom Aufruf ab, so dass keine Einstellung ändert, was ein Skript liest. Nur die
    Zahl der Threads kommt auch dort aus den Einstellungen.
help-completions = Ein Skript zur Vervollständigung in einer Shell schreiben
help-completions-shell = bash, elvish, fish, powershell oder zsh
help-man = Eine Handbuchseite für `man` schreiben, auf Englisch
help-man-command = Das Kommando, von dem sie handelt; von sich aus ganz `ergodoku`
help-man-output = Die Seiten aller Kommandos in diesen Ordner schreiben
help-man-note-1 = die Seite eines Kommandos, sofort
help-man-note-2 = die Seiten aller Kommandos

## What is wrong with the options

help-error = Fehler
help-error-tip = Tipp
help-error-unknown = unerwartetes Argument '{ $argument }'
help-error-similar = ähnlich heißt '{ $names }'
help-error-value = ungültiger Wert '{ $value }' für '{ $argument }'
help-error-because = ungültiger Wert '{ $value }' für '{ $argument }': { $why }
help-error-empty = '{ $argument }' braucht einen Wert
help-error-equals = '{ $argument }' braucht ein Gleichheitszeichen vor dem Wert
help-error-conflict = '{ $argument }' geht nicht zusammen mit { $others }
help-error-twice = '{ $argument }' darf nur einmal stehen
help-error-missing = es fehlt:
help-error-too-many = unerwarteter Wert '{ $value }' für '{ $argument }'
help-error-command = unbekanntes Kommando '{ $word }'
help-error-no-command = es fehlt ein Kommando
help-error-utf8 = ein Argument ist kein UTF-8
help-error-whole = erwartet wird eine ganze Zahl
help-error-number = erwartet wird eine Zahl
help-error-address = erwartet wird eine IP-Adresse
help-error-range = { $value } liegt nicht in { $range }
help-error-more = Mehr sagt '{ $command }'.
