# Die Wörter gedruckter Hefte.

book-cover = Umschlag
book-rules = Die Regeln
book-puzzles = Rätsel
book-solutions = Lösungen
book-fill = Fülle die leeren Zellen mit den Ziffern von 1 bis 9, sodass jede Zeile, jede Spalte und jeder Block aus drei mal drei Zellen
    jede Ziffer genau einmal enthält.
book-one-solution = Jedes Rätsel hat genau eine Lösung.
book-solutions-at-foot = Die Lösungen stehen kopfüber unten auf jeder Seite.
book-solutions-on-page = Die Lösungen beginnen auf Seite { $page }. Bei jeder steht, wie schwer das Rätsel ist und welche Technik die
    schwerste ist, die es braucht.
book-hints = Wenn du nicht weiterkommst, scanne den Code über dem Rätsel: Er führt zu Hinweisen.
book-houses = Ein Gitter aus neun mal neun Zellen. Eine Zeile, eine Spalte und ein Block sind grau.
book-code = QR-Code: { $link }
book-row = Zeile { $number }: { $digits }.
book-blank = leer

## Was der Befehl über sie sagt

command-book-written = { $file }: { $count } Rätsel{ $pages ->
        [one] { "" }
       *[other] { " " }auf { $pages } Seiten
    }
command-book-not-written = { $file } wurde nicht geschrieben, da nicht jedes Rätsel gedruckt werden kann
command-book-label = Zeile { $line }: Die Beschriftung `{ $label }` entfällt: { $missing }
error-book-name = { $file }: Der Name der Datei muss auf .pdf oder .svg enden
error-book-not-printed = das Heft kann nicht gedruckt werden
error-book-givens = Zeile { $line }: Nur Vorgaben können gedruckt werden: Die gesetzten Ziffern oder gestrichenen Kandidaten gingen verloren
error-book-sections = es gibt zu wenige Rätsel für die Abschnitte: { $missing }
error-book-section = { $count } von { $wanted } { $level }
