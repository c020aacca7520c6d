# Die Wörter des Spiels im Terminal.

## Meldungen

play-several = Dieses Rätsel hat mehrere Lösungen.
play-none = Dieses Rätsel hat keine Lösung.
play-restarted = Neu begonnen. Rückgängig nimmt das zurück.
play-has-digit = { $cell } hat eine Ziffer; Notizen kommen in leere Zellen.
play-excluded = { $cell } kann nicht { $digit } sein: Die Regeln schließen es aus.
play-given = { $cell } ist eine Vorgabe.
play-notes-hidden = Notizen, die eine Ziffer ausschließt, sind verborgen.
play-notes-shown = Notizen, die eine Ziffer ausschließt, sind zu sehen.
play-no-undo = Es gibt nichts zurückzunehmen.
play-no-redo = Es gibt nichts zu wiederholen.
play-solved = Gelöst in { $time } mit { $count ->
        [0] keinem Hinweis
        [one] 1 Hinweis
       *[other] { $count } Hinweisen
    }.
play-broken = Jede Zelle hat eine Ziffer, aber manche brechen die Regeln.
play-first = Das ist das erste Rätsel.
play-last = Das war das letzte Rätsel.
play-copied = In die Zwischenablage: { $line }
play-mistake-first = Zuerst der Fehler: Berichtige ihn und frag dann noch einmal.
play-no-step-yet = Es gibt keinen Schritt auszuführen: Frag zuerst nach einem Hinweis.
play-applied = Ausgeführt: { $step }.
play-taken-back = Zurückgenommen: { $what }.
play-no-other = Es gibt keinen anderen Schritt: zurück zum ersten.
play-no-mistake = Bisher kein Fehler.
play-and = { $first } { $last }
play-given-up = Die Suche wurde abgebrochen.
play-full = Jede Zelle hat ihre Ziffer.
play-no-step = Die verwendeten Techniken finden keinen Schritt.
play-no-step-several = Die verwendeten Techniken finden keinen Schritt: Das Rätsel hat mehrere Lösungen.
play-contradicts = Die Stellung widerspricht jeder Lösung ihrer Vorgaben
play-unsolvable = Das Rätsel hat keine Lösung
play-impossible = Die Stellung hat keine Lösung
play-fault = { $what }.

## Das Feld daneben

play-digits = Ziffern
play-marks = Notizen
play-paused = Pause
play-left = noch { $count }
play-puzzle = Rätsel { $number }
play-keys = Tasten:
play-goes-on = Pause. Jede Taste setzt fort.
play-highlight = Welche Ziffer hervorheben? 1 bis 9, oder 0 für keine.
play-next = Das nächste Rätsel kommt … Esc bleibt hier.
play-searching = Es wird gesucht … Esc bricht ab.
play-done = Gelöst. n: nächstes Rätsel, q: Ende.
play-hint = Hinweis { $told } von { $all }: { $what }
play-in = { $digit } in { $cells }
play-advice-more = Enter: mehr. o: anderer Schritt. Esc: schließen.
play-advice-apply = Enter, a: ausführen. o: anderer Schritt. Esc: schließen.
play-advice-mistake = Enter: mehr. a: zurücknehmen. Esc: schließen.
play-advice-take-back = Enter, a: zurücknehmen. Esc: schließen.
play-too-small = Dieses Fenster ist zu klein: { $size }. Ergodoku braucht { $least }. q beendet.
keys-rung-where = wo du suchen kannst
keys-rung-technique = die Technik
keys-rung-place = der Ort
keys-rung-reason = der Grund
keys-rung-drawing = die Zeichnung
keys-rung-cell = die Zelle
keys-rung-wrong = was falsch ist

## Schaltflächen

keys-help = Hilfe
keys-hint = Hinweis
keys-check = Prüfen
keys-marks = Notizen
keys-undo = Rückgängig
keys-redo = Wiederholen
keys-fill-in = Ausfüllen
keys-pause = Pause
keys-next = Nächstes
keys-quit = Ende
keys-more = Mehr
keys-apply = Ausführen
keys-another = Anderer
keys-close = Schließen
keys-take-back = Zurücknehmen

## Die Hilfe

keys-move = Bewegen
keys-arrows = Pfeile, h j k l
keys-to-cell = zur nächsten Zelle; mit Umschalt um einen Block
keys-to-empty = zur nächsten oder vorigen leeren Zelle
keys-to-ends = an die Enden der Zeile
keys-enter = Eingeben
keys-place = setzt die Ziffer; noch einmal nimmt sie heraus
keys-mark = notiert die Ziffer (auf US-Tastaturen); auch Alt-1 ... Alt-9
keys-mode = Zifferntasten setzen oder notieren
keys-erase = löscht die Ziffer oder die Notizen
keys-candidates = trägt alle Kandidaten ein
keys-tidy = verbirgt oder zeigt Notizen, die eine Ziffer ausschließt
keys-undo-redo = rückgängig, wiederholen
keys-restart = beginnt von vorn
keys-look = Sehen
keys-light = hebt eine Ziffer hervor, oder keine
keys-next-light = hebt die nächste oder vorige Ziffer hervor
keys-mistakes = sucht nach Fehlern
keys-hints = Hinweise
keys-ask = ein Hinweis; jedes Mal mehr davon; zuletzt ausführen
keys-ask-another = ein Hinweis auf einen anderen Schritt
keys-apply-step = führt den Schritt aus oder berichtigt den Fehler
keys-close-hint = schließt den Hinweis
keys-scroll = blättern
keys-game = Spiel
keys-cover = Pause; das Gitter ist verdeckt
keys-clock = zeigt oder verbirgt die Uhr
keys-puzzles = das nächste Rätsel, zurück zum vorigen
keys-copy = legt die Stellung in die Zwischenablage
keys-screen = neu zeichnen, anhalten
keys-save = speichern und beenden
keys-mouse = Maus
keys-click = Klick
keys-choose = wählt eine Zelle, gibt eine Ziffer der Leiste ein, drückt eine Schaltfläche
keys-right-click = Rechtsklick
keys-mark-there = notiert einen Kandidaten, hebt eine Ziffer der Leiste hervor
keys-wheel = Rad
keys-turn = hebt die nächste Ziffer hervor oder blättert
play-help-marks = Was du notierst, sind Notizen, bis du alle Kandidaten eintragen lässt. Notizen sagen nur, was du geschrieben hast.
    Kandidaten sind alle Ziffern, die eine Zelle enthalten kann: Nimm einen weg, und Hinweise und Prüfung wissen, dass du ihn
    ausgeschlossen hast.
play-help-more = Bild-ab: mehr. Jede andere Taste: zurück.
play-help-back = Jede Taste: zurück.

## Was der Befehl sagt

error-play-terminal = `play` braucht ein Terminal; weder die Standardausgabe noch die Fehlerausgabe ist eines
error-play-home = es gibt keinen Heimordner für unfertige Spiele; siehe --save
error-play-no-game = in `{ $file }` ist kein unfertiges Spiel
error-play-no-game-of = in `{ $file }` ist kein unfertiges Spiel dieses Rätsels
error-play-unsaved = das Spiel kann nicht in `{ $file }` gespeichert werden: { $why }
command-play-saved = Gespeichert: `ergodoku play --resume` setzt fort.
error-play-not-made = es wurde kein Rätsel gefunden
