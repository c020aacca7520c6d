# Warum kein Rätsel so sein kann, wie es verlangt ist, warum eines nicht so ist, und was sich nicht drucken oder zeichnen lässt.

## What nobody can find

fault-puzzle-clues = ein Rätsel hat { $least } bis 81 Vorgaben; verlangt sind { $asked }
fault-puzzle-few = ein Rätsel hat mindestens { $least } Vorgaben, das Muster { $count }
fault-puzzle-pattern = das Muster hat { $count } Vorgaben; verlangt sind { $asked }
fault-puzzle-swap = das Muster lässt { $one } und { $other } leer: Eine Lösung bleibt eine, wenn sie die Plätze tauschen, also hat kein Rätsel
    nur eine
fault-puzzle-full = das Muster füllt { $house }: Jede Vorgabe dort folgt aus den anderen, keine ist nötig
fault-puzzle-symmetry = bei Symmetrie { $symmetry } kommen Vorgaben zu { OR($sizes) }, die Mitte allein: niemals { $asked }
fault-puzzle-minimal = ein minimales Rätsel hat höchstens { $most } Vorgaben; verlangt sind { $asked }
fault-puzzle-grid = das Gitter, von dem die Suche ausgeht, hat keine Lösung
fault-puzzle-grid-several = die Ziffern, die das Gitter im Muster hat, lassen mehrere Lösungen
fault-puzzle-vicinity = eine Umgebung hat Vorgaben, wo sie gerade kommen: weder Symmetrie noch Muster
fault-puzzle-vicinity-none = es gibt kein Rätsel, um das herum zu suchen wäre
fault-puzzle-vicinity-moves = eine Umgebung hat 1 oder 2 Züge, nicht { $moves }
fault-puzzle-vicinity-one = Rätsel { $number }, um das herum zu suchen wäre, hat nicht genau eine Lösung
fault-puzzle-vicinity-clues = eine Umgebung behält die Zahl der Vorgaben, hier { $count }; verlangt sind { $asked }
fault-puzzle-zero = { $name } kann nicht 0-mal nötig sein
fault-puzzle-forbidden = { $name } ist zugleich nötig und verboten
fault-puzzle-practised = { $technique } soll geübt werden und ist zugleich verboten
fault-puzzle-no-technique = keine Technik zum Lösen ist übrig
fault-puzzle-last-resort = { $technique } löst alles: Kein Rätsel braucht das
fault-puzzle-superfluous = kein Rätsel braucht { $technique } neben { $slugs }: { $why }
fault-puzzle-full-houses = Volle Häuser allein lösen kein minimales Rätsel; --clues { $least }.. verlangt andere
fault-puzzle-full-house-clues = ein Rätsel, das Volle Häuser allein lösen, hat mindestens { $least } Vorgaben
fault-puzzle-ratings = Bewertungen liegen zwischen { $lowest } und { $highest }; verlangt ist { $asked }
fault-puzzle-no-rating = keine Bewertung liegt zwischen { $below } und { $above }; verlangt ist { $asked }
fault-puzzle-minimal-rating = kein minimales Rätsel ist unter { $least } bewertet; verlangt ist { $asked }{ $always ->
        [yes] { "" }
       *[no] { " " }(ohne --clues sind Rätsel minimal)
    }
fault-puzzle-low-rating = ein Rätsel, das unter { $rating } bewertet ist, hat mindestens { $least } Vorgaben; verlangt sind höchstens { $most }
fault-puzzle-easy = ein Rätsel der Stufe Leicht
fault-puzzle-below = ein Rätsel, das unter { $rating } bewertet ist,
fault-puzzle-singles-rating = { $puzzle } wird durch Einer gelöst, ist also höchstens mit { $most } bewertet; verlangt ist { $asked }
fault-puzzle-singles-level = { $puzzle } wird durch Einer gelöst, ist also höchstens von Stufe { $level }; verlangt ist { $asked }
fault-puzzle-singles-technique = { $puzzle } wird durch Einer gelöst, die erlaubt sind: Keines braucht { $technique }
fault-puzzle-score-cells = jede leere Zelle zählt mindestens { $score } Punkte, { $fewest } davon mindestens { $least }; verlangt sind { $asked }
fault-puzzle-score-level = ein Rätsel ab Stufe { $level } hat mindestens { $least } Punkte; verlangt sind { $asked }
fault-puzzle-level-score = Stufe { $level } endet bei { $ceiling } Punkten; verlangt sind { $asked }
fault-puzzle-score-singles = { $puzzle } wird durch Einer gelöst, die höchstens { $score } Punkte zählen, zusammen { $most }; verlangt sind { $asked }

## What nobody has found

report-caution-minimal = kein minimales Rätsel mit mehr als 40 Vorgaben ist bekannt
report-caution-rating = kein Rätsel, das über 11.9 bewertet ist, ist bekannt
report-caution-before = kein Rätsel ist bekannt, das dies neben allem braucht, was davor steht; mit --allow basics gibt es einige
report-caution-basics = kein Rätsel ist bekannt, das dies neben den Grundtechniken allein braucht

## Why nobody needs a technique

superfluous-last-place = die letzte leere Zelle einer Einheit ist der einzige Platz ihrer Ziffer
superfluous-last-candidate = die letzte leere Zelle einer Einheit hat einen Kandidaten
superfluous-pointing = das ist ein Block-Reihe-Check und der Versteckte Einer, den er freilegt
superfluous-claiming = das ist ein Reihe-Block-Check und der Versteckte Einer, den er freilegt
superfluous-hidden-pair = das ist ein Verstecktes Paar und der Versteckte Einer, den es freilegt
superfluous-hidden-triple = das ist ein Versteckter Drilling und der Versteckte Einer, den er freilegt
superfluous-complex = das sind ein paar dieser Streichungen und der Einer, den sie freilegen
superfluous-locked-pair = das ist ein Nacktes Paar in einer Linie und in einem Block
superfluous-locked-triple = das ist ein Nackter Drilling in einer Linie und in einem Block
superfluous-remote-pair = nach Nackten Paaren sind benachbarte Zellen darin die einzigen Plätze beider Ziffern in einer Einheit, also abwechselnd
    gefärbt
superfluous-franken = mit einem Block unter den vier Einheiten ist das ein Paar gesperrter Kandidaten
superfluous-finned-franken = das ist ein X-Wing, oder es sind zwei starke Links von Zellen oder Gruppen
superfluous-mutant = mit einem Block, oder einer Zeile und einer Spalte, unter den Einheiten ist das ein Paar gesperrter Kandidaten
superfluous-verity = rückwärts gelesen führen die Ketten vom Gegenteil des Schlusses zu einer Zelle oder Einheit, in der nichts übrig ist

## What is not a range

fault-range-value = `{ $found }` ist kein gültiger Wert
fault-range = erwartet wird A..B, A.., ..B oder ein Wert
fault-range-empty = der Bereich { $range } ist leer: Seine untere Grenze liegt über der oberen
fault-symmetry = es gibt keine Symmetrie `{ $name }`; die Symmetrien sind { $names }

## What a candidate lacks

report-demand-clues = die Zahl der Vorgaben
report-demand-minimal = Minimalität
report-demand-grade = HoDoKus Stufe und Punkte
report-demand-techniques = die Techniken
report-demand-practice = die Übungsstellung
report-demand-explainer = die Bewertung von Sudoku Explainer
report-lack-clues = es hat { $count } Vorgaben
report-lack-redundant = { $count } seiner Vorgaben sind nicht nötig
report-lack-grade = es hat Stufe { $level } mit { $score } Punkten
report-lack-above = es hat mindestens Stufe { $level } mit mindestens { $score } Punkten
report-lack-without = es ist ohne { $technique } zu lösen
report-lack-times = es braucht { $technique } { $count }-mal
report-lack-stuck = die erlaubten Techniken lassen { $count } Zellen leer
report-lack-position = seine Stellung hat { $count } solche Schritte
report-lack-rating = sein ER ist { $rating }
report-lack-pearl = es ist keine Perle
report-lack-diamond = es ist kein Diamant

## What cannot be written, drawn or printed

fault-layout = das Format { $format } kann die in { $count ->
        [one] einer Zelle
       *[other] { $count } Zellen
    } gestrichenen Kandidaten nicht zeigen; { $others } können es
fault-characters = { $characters } kann nicht gedruckt werden: Die eingebaute Schrift hat lateinische, griechische und kyrillische Buchstaben
fault-characters-svg = { fault-characters }; ein SVG kann mehr zeigen
fault-characters-more = { $characters } und { $count } mehr
fault-png-size = das Bild hätte keine Pixel oder zu viele
fault-png-pixels = die Pixel können nicht als PNG geschrieben werden: { $why }
fault-book-characters = weder die eingebaute Schrift noch die andere hat { $characters }
fault-book-script = { $characters } kann nicht gedruckt werden: { $script } müsste geformt werden, und jedes Zeichen wird für sich gezeigt
fault-book-link = der Link ist zu lang für einen QR-Code: { $link }
fault-book-glyphs = die Zeichen der Schrift können nicht gelesen werden: Sie ist beschädigt oder von unbekannter Art
fault-book-full = die Seiten sind zu klein für so viele Rätsel: Weniger davon oder größeres Papier würde passen
fault-paper-size = erwartet wird a4, a5, letter, oder Breite und Höhe: 140x210mm, 6x9in
fault-paper-length = erwartet wird eine Länge: 12mm, 0.5in
fault-paper-small = die Ränder müssen 2,5 mal 2,5 Zoll der Seite lassen, und die Seite hat höchstens 200 mal 200 Zoll
fault-font-malformed = das ist keine Schrift von TrueType oder OpenType, oder sie ist beschädigt
fault-font-outlines = die Schrift hat keine Umrisse von TrueType oder PostScript (CFF)
fault-font-licence = die Schrift sagt, dass ihre Lizenz verbietet, einen Teil davon in ein Dokument einzubetten
