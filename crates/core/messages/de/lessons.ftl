# Was ein Lehrer zu einer Erklärung sagt, zu jeder Technik: warum man hier sucht, wie man es erkennt, was man
# danach sucht.

## Singles

lesson-full-house-why = Eine Einheit mit nur einer leeren Zelle braucht kein Nachdenken: Zähle bis neun.
lesson-full-house-spot = Geh die vollsten Zeilen, Spalten und Blöcke durch und nenne die Ziffer, die fehlt.
lesson-full-house-next = Die neue Ziffer kann eine weitere Einheit bis auf eine Lücke füllen: Sieh dir Zeile, Spalte
    und Block der Zelle an.
lesson-hidden-single-why = Jede Einheit braucht jede Ziffer. Hat eine Ziffer nur noch einen Platz, so gehört sie
    dorthin, was auch immer die Zelle sonst sein könnte.
lesson-hidden-single-spot = Nimm eine Ziffer, die schon oft da ist. Verfolge ihre Zeilen und Spalten in einen Block,
    dem sie fehlt, und sieh, welche Zellen offen bleiben.
lesson-hidden-single-next = Bleib bei dieser Ziffer: Sie hat eben eine weitere Zeile und Spalte für die anderen
    Blöcke gesperrt.
lesson-naked-single-why = Eine Zelle, die acht verschiedene Ziffern sieht, kann nur die neunte sein.
lesson-naked-single-spot = Such dort, wo sich gut gefüllte Zeilen, Spalten und Blöcke treffen, und zähle, was die
    leere Zelle sieht.
lesson-naked-single-next = Die Ziffer fällt für alle Nachbarn dieser Zelle weg: Vielleicht hat jetzt auch eine davon
    nur einen Kandidaten.

## Intersections

lesson-pointing-why = Ein Block und eine Linie teilen drei Zellen. Muss eine Ziffer des Blocks dort stehen, so hat
    auch die Linie sie dort.
lesson-pointing-spot = Such in jedem Block eine Ziffer, deren zwei oder drei Plätze in einer Zeile oder Spalte
    liegen: Sie zeigen in deren Richtung.
lesson-pointing-next = Wo die Linie andere Blöcke kreuzt, hat die Ziffer jetzt weniger Plätze: Such dort einen
    versteckten Einer.
lesson-claiming-why = Eine Linie und ein Block teilen drei Zellen. Muss eine Ziffer der Linie dort stehen, so hat
    auch der Block sie dort.
lesson-claiming-spot = Geh jede Zeile und Spalte entlang und frag bei jeder fehlenden Ziffer, ob alle ihre Plätze in
    einem Block liegen.
lesson-claiming-next = Der Rest des Blocks hat die Ziffer verloren: Such dort nackte Einer und Paare.
lesson-direct-pointing-why = Wo sich Block und Linie kreuzen, kann eine Ziffer gebunden sein, bevor ihre Zelle
    feststeht. Schon das kann ihr anderswo nur einen Platz lassen.
lesson-direct-pointing-spot = Verfolge eine Ziffer durch alle Blöcke und zähle ein gebundenes Paar von Plätzen als
    gesperrte Linie.
lesson-direct-pointing-next = Mach mit dieser Ziffer weiter, dann mit den Einheiten der eben gefüllten Zelle.
lesson-direct-claiming-why = { lesson-direct-pointing-why }
lesson-direct-claiming-spot = { lesson-direct-pointing-spot }
lesson-direct-claiming-next = { lesson-direct-pointing-next }

## Subsets

lesson-naked-pair-why = Zwei Zellen mit denselben zwei Kandidaten teilen diese Ziffern unter sich auf, also bekommt
    sie sonst keine Zelle der Einheit.
lesson-naked-pair-spot = Markiere die Zellen mit zwei Kandidaten und such Zwillinge in einer Zeile, einer Spalte
    oder einem Block.
lesson-naked-pair-next = Teilen die Zwillinge noch eine zweite Einheit, so streich auch dort. Such dann Zellen,
    denen nur ein Kandidat geblieben ist.
lesson-locked-pair-why = { lesson-naked-pair-why }
lesson-locked-pair-spot = { lesson-naked-pair-spot }
lesson-locked-pair-next = { lesson-naked-pair-next }
lesson-naked-triple-why = Drei Zellen mit zusammen drei Ziffern verbrauchen sie alle. Keine Zelle braucht alle drei:
    12, 23 und 13 genügen.
lesson-naked-triple-spot = Beginne bei einer Zelle mit zwei oder drei Kandidaten und nimm Zellen der Einheit dazu,
    die wenig Neues bringen.
lesson-naked-triple-next = Sieh nach, was dem Rest der Einheit bleibt: oft ein Paar oder ein Einer.
lesson-locked-triple-why = { lesson-naked-triple-why }
lesson-locked-triple-spot = { lesson-naked-triple-spot }
lesson-locked-triple-next = { lesson-naked-triple-next }
lesson-naked-quad-why = Vier Zellen mit zusammen vier Ziffern verbrauchen sie alle, und der Rest der Einheit kann
    sie nicht haben.
lesson-naked-quad-spot = Das lohnt sich in Einheiten mit acht oder neun offenen Zellen. Sonst such die versteckte
    Gruppe der anderen Zellen, die kleiner ist.
lesson-naked-quad-next = Die anderen Zellen der Einheit sind jetzt eine kleine Gruppe: Sieh dir ihre Kandidaten an.
lesson-hidden-pair-why = Zwei Ziffern, die nur in dieselben zwei Zellen passen, füllen sie, so viele andere
    Kandidaten dort auch stehen.
lesson-hidden-pair-spot = Zähle in einer Einheit die Plätze jeder fehlenden Ziffer und such zwei Ziffern mit
    denselben zwei Plätzen.
lesson-hidden-pair-next = Die zwei Zellen sind jetzt ein nacktes Paar: Sieh nach, ob sie noch eine Einheit teilen.
lesson-hidden-triple-why = Drei Ziffern, die nur in drei Zellen passen, füllen sie. Keine Ziffer braucht alle drei
    Plätze.
lesson-hidden-triple-spot = Such Ziffern mit zwei oder drei Plätzen in einer Einheit und prüfe, ob drei davon in
    denselben Zellen bleiben.
lesson-hidden-triple-next = Verfolge die gestrichenen Ziffern in dieser Einheit: Sie haben jetzt weniger Plätze.
lesson-hidden-quad-why = Vier Ziffern, die nur in vier Zellen passen, füllen sie, und alles andere fällt dort weg.
lesson-hidden-quad-spot = Zähle in einer fast leeren Einheit die Plätze Ziffer für Ziffer. Die nackte Gruppe der
    anderen Zellen sagt dasselbe und ist oft leichter zu sehen.
lesson-hidden-quad-next = { lesson-hidden-triple-next }
lesson-direct-hidden-pair-why = Ziffern, die sich wenige Zellen einer Einheit teilen, halten andere von dort fern.
    So kann einer weiteren Ziffer in einer Einheit nur ein Platz bleiben.
lesson-direct-hidden-pair-spot = Leg in einer Einheit mit wenigen Lücken die Zellen beiseite, die ein Paar oder
    Drilling von Ziffern füllen muss, und sieh, was den anderen bleibt.
lesson-direct-hidden-pair-next = Setz die Ziffer und sieh dir die Einheiten ihrer Zelle an.
lesson-direct-hidden-triplet-why = { lesson-direct-hidden-pair-why }
lesson-direct-hidden-triplet-spot = { lesson-direct-hidden-pair-spot }
lesson-direct-hidden-triplet-next = { lesson-direct-hidden-pair-next }

## Fish

lesson-x-wing-why = Haben zwei Zeilen eine Ziffer nur in denselben zwei Spalten, so bekommen diese Spalten sie aus
    diesen Zeilen. Das gilt auch umgekehrt.
lesson-x-wing-spot = Nimm eine Ziffer und such Zeilen, in denen sie zwei Plätze hat. Zwei solche Zeilen mit
    denselben Spalten sind ein X-Wing; versuch es dann mit Spalten.
lesson-x-wing-next = Verfolge die Ziffer in den Blöcken, in denen du gestrichen hast: Vielleicht bleibt ein
    Block-Reihe-Check oder ein versteckter Einer.
lesson-swordfish-why = Drei Zeilen, die eine Ziffer in denselben drei Spalten halten, verbrauchen diese Spalten.
    Keine Zeile braucht alle drei Plätze.
lesson-swordfish-spot = Nimm eine Ziffer, die in mehreren Zeilen zwei oder drei Plätze hat, und such drei solche
    Zeilen in drei Spalten.
lesson-swordfish-next = Sieh nach, ob eine Linie oder ein Block, wo du gestrichen hast, nur noch einen Platz hat.
lesson-jellyfish-why = Vier Zeilen, die eine Ziffer in denselben vier Spalten halten, verbrauchen diese Spalten.
lesson-jellyfish-spot = Versuch es bei einer Ziffer mit vielen offenen Zeilen. Ist es schwer zu sehen, such den
    Fisch der übrigen Linien: Er ist oft kleiner.
lesson-jellyfish-next = Mach mit dieser Ziffer weiter: Sie hat jetzt weniger Plätze.
lesson-squirmbag-why = Fünf oder mehr Linien, die eine Ziffer in ebenso vielen kreuzenden Linien halten, verbrauchen
    diese. Die übrigen Linien bilden einen kleineren Fisch mit demselben Ergebnis.
lesson-squirmbag-spot = Such lieber den kleineren Fisch der übrigen Linien: Er sagt dasselbe.
lesson-squirmbag-next = { lesson-jellyfish-next }
lesson-whale-why = { lesson-squirmbag-why }
lesson-whale-spot = { lesson-squirmbag-spot }
lesson-whale-next = { lesson-squirmbag-next }
lesson-leviathan-why = { lesson-squirmbag-why }
lesson-leviathan-spot = { lesson-squirmbag-spot }
lesson-leviathan-next = { lesson-squirmbag-next }
lesson-finned-x-wing-why = Ein Fisch mit einem Platz zu viel wirkt noch in dessen Nähe: Entweder ist die Flosse wahr
    oder der einfache Fisch.
lesson-finned-x-wing-spot = Passt ein Fisch beinahe, so prüfe, ob die überzähligen Plätze mit einer Ecke in einem
    Block liegen. Nur die Zellen dieses Blocks können die Ziffer verlieren.
lesson-finned-x-wing-next = Sieh dir diesen Block an: Oft ist die Ziffer dort jetzt an eine Linie gebunden.
lesson-finned-swordfish-why = { lesson-finned-x-wing-why }
lesson-finned-swordfish-spot = { lesson-finned-x-wing-spot }
lesson-finned-swordfish-next = { lesson-finned-x-wing-next }
lesson-finned-jellyfish-why = { lesson-finned-x-wing-why }
lesson-finned-jellyfish-spot = { lesson-finned-x-wing-spot }
lesson-finned-jellyfish-next = { lesson-finned-x-wing-next }
lesson-finned-squirmbag-why = { lesson-finned-x-wing-why }
lesson-finned-squirmbag-spot = { lesson-finned-x-wing-spot }
lesson-finned-squirmbag-next = { lesson-finned-x-wing-next }
lesson-finned-whale-why = { lesson-finned-x-wing-why }
lesson-finned-whale-spot = { lesson-finned-x-wing-spot }
lesson-finned-whale-next = { lesson-finned-x-wing-next }
lesson-finned-leviathan-why = { lesson-finned-x-wing-why }
lesson-finned-leviathan-spot = { lesson-finned-x-wing-spot }
lesson-finned-leviathan-next = { lesson-finned-x-wing-next }
lesson-sashimi-x-wing-why = Einem Fisch darf eine Ecke fehlen, wenn Flossen für sie einstehen: Ohne sie bliebe ihrer
    Linie nur ein Platz.
lesson-sashimi-x-wing-spot = Such eine Linie mit zwei Plätzen und eine zweite, deren anderer Platz im selben Block
    um eine oder zwei Zellen daneben liegt.
lesson-sashimi-x-wing-next = Sieh dir den Block mit den Flossen an: Oft ist die Ziffer dort jetzt an eine Linie
    gebunden.
lesson-sashimi-swordfish-why = { lesson-sashimi-x-wing-why }
lesson-sashimi-swordfish-spot = { lesson-sashimi-x-wing-spot }
lesson-sashimi-swordfish-next = { lesson-sashimi-x-wing-next }
lesson-sashimi-jellyfish-why = { lesson-sashimi-x-wing-why }
lesson-sashimi-jellyfish-spot = { lesson-sashimi-x-wing-spot }
lesson-sashimi-jellyfish-next = { lesson-sashimi-x-wing-next }
lesson-sashimi-squirmbag-why = { lesson-sashimi-x-wing-why }
lesson-sashimi-squirmbag-spot = { lesson-sashimi-x-wing-spot }
lesson-sashimi-squirmbag-next = { lesson-sashimi-x-wing-next }
lesson-sashimi-whale-why = { lesson-sashimi-x-wing-why }
lesson-sashimi-whale-spot = { lesson-sashimi-x-wing-spot }
lesson-sashimi-whale-next = { lesson-sashimi-x-wing-next }
lesson-sashimi-leviathan-why = { lesson-sashimi-x-wing-why }
lesson-sashimi-leviathan-spot = { lesson-sashimi-x-wing-spot }
lesson-sashimi-leviathan-next = { lesson-sashimi-x-wing-next }
lesson-franken-x-wing-why = Blöcke brauchen ihre Ziffern wie Linien. Deshalb kann ein Block im Fisch für eine Linie
    stehen.
lesson-franken-x-wing-spot = Beginne bei einer Ziffer, die in wenigen Blöcken liegt, und zähle Blöcke zusammen mit
    den Zeilen oder Spalten, die durch sie gehen.
lesson-franken-x-wing-next = Verfolge die Ziffer in den Linien und Blöcken der Deckung.
lesson-franken-swordfish-why = { lesson-franken-x-wing-why }
lesson-franken-swordfish-spot = { lesson-franken-x-wing-spot }
lesson-franken-swordfish-next = { lesson-franken-x-wing-next }
lesson-franken-jellyfish-why = { lesson-franken-x-wing-why }
lesson-franken-jellyfish-spot = { lesson-franken-x-wing-spot }
lesson-franken-jellyfish-next = { lesson-franken-x-wing-next }
lesson-franken-squirmbag-why = { lesson-franken-x-wing-why }
lesson-franken-squirmbag-spot = { lesson-franken-x-wing-spot }
lesson-franken-squirmbag-next = { lesson-franken-x-wing-next }
lesson-franken-whale-why = { lesson-franken-x-wing-why }
lesson-franken-whale-spot = { lesson-franken-x-wing-spot }
lesson-franken-whale-next = { lesson-franken-x-wing-next }
lesson-franken-leviathan-why = { lesson-franken-x-wing-why }
lesson-franken-leviathan-spot = { lesson-franken-x-wing-spot }
lesson-franken-leviathan-next = { lesson-franken-x-wing-next }
lesson-finned-franken-x-wing-why = Auch ein Fisch mit Blöcken darf ein paar Plätze zu viel haben: Entweder ist eine
    Flosse wahr, oder der Fisch gilt ohne sie.
lesson-finned-franken-x-wing-spot = Beginne beim Kandidaten, den du streichen willst. Wäre er wahr, so verlören seine
    Nachbarn die Ziffer: Welche Einheiten hätten dann zu wenige Plätze?
lesson-finned-franken-x-wing-next = Verfolge die Ziffer in den Einheiten, in denen du gestrichen hast.
lesson-finned-franken-swordfish-why = { lesson-finned-franken-x-wing-why }
lesson-finned-franken-swordfish-spot = { lesson-finned-franken-x-wing-spot }
lesson-finned-franken-swordfish-next = { lesson-finned-franken-x-wing-next }
lesson-finned-franken-jellyfish-why = { lesson-finned-franken-x-wing-why }
lesson-finned-franken-jellyfish-spot = { lesson-finned-franken-x-wing-spot }
lesson-finned-franken-jellyfish-next = { lesson-finned-franken-x-wing-next }
lesson-finned-franken-squirmbag-why = { lesson-finned-franken-x-wing-why }
lesson-finned-franken-squirmbag-spot = { lesson-finned-franken-x-wing-spot }
lesson-finned-franken-squirmbag-next = { lesson-finned-franken-x-wing-next }
lesson-finned-franken-whale-why = { lesson-finned-franken-x-wing-why }
lesson-finned-franken-whale-spot = { lesson-finned-franken-x-wing-spot }
lesson-finned-franken-whale-next = { lesson-finned-franken-x-wing-next }
lesson-finned-franken-leviathan-why = { lesson-finned-franken-x-wing-why }
lesson-finned-franken-leviathan-spot = { lesson-finned-franken-x-wing-spot }
lesson-finned-franken-leviathan-next = { lesson-finned-franken-x-wing-next }
lesson-mutant-x-wing-why = Ein Fisch darf auf beiden Seiten Zeilen, Spalten und Blöcke mischen. Es zählt nur, dass
    die Basis so viele Ziffern braucht, wie die Deckung Platz hat.
lesson-mutant-x-wing-spot = Ohne Rechner ist das schwer zu sehen. Beginne beim Kandidaten, den du streichen willst, und
    frag, welchen Einheiten er zu viele Plätze nähme.
lesson-mutant-x-wing-next = Verfolge die Ziffer in den Einheiten der Deckung.
lesson-mutant-swordfish-why = { lesson-mutant-x-wing-why }
lesson-mutant-swordfish-spot = { lesson-mutant-x-wing-spot }
lesson-mutant-swordfish-next = { lesson-mutant-x-wing-next }
lesson-mutant-jellyfish-why = { lesson-mutant-x-wing-why }
lesson-mutant-jellyfish-spot = { lesson-mutant-x-wing-spot }
lesson-mutant-jellyfish-next = { lesson-mutant-x-wing-next }
lesson-mutant-squirmbag-why = { lesson-mutant-x-wing-why }
lesson-mutant-squirmbag-spot = { lesson-mutant-x-wing-spot }
lesson-mutant-squirmbag-next = { lesson-mutant-x-wing-next }
lesson-mutant-whale-why = { lesson-mutant-x-wing-why }
lesson-mutant-whale-spot = { lesson-mutant-x-wing-spot }
lesson-mutant-whale-next = { lesson-mutant-x-wing-next }
lesson-mutant-leviathan-why = { lesson-mutant-x-wing-why }
lesson-mutant-leviathan-spot = { lesson-mutant-x-wing-spot }
lesson-mutant-leviathan-next = { lesson-mutant-x-wing-next }
lesson-finned-mutant-x-wing-why = Auch ein Fisch aus gemischten Einheiten darf Flossen haben: Entweder ist eine davon
    wahr, oder der Fisch gilt.
lesson-finned-mutant-x-wing-spot = Ohne Rechner ist das schwer zu sehen. Kurze Ketten derselben Ziffer zeigen oft
    dasselbe.
lesson-finned-mutant-x-wing-next = { lesson-finned-franken-x-wing-next }
lesson-finned-mutant-swordfish-why = { lesson-finned-mutant-x-wing-why }
lesson-finned-mutant-swordfish-spot = { lesson-finned-mutant-x-wing-spot }
lesson-finned-mutant-swordfish-next = { lesson-finned-mutant-x-wing-next }
lesson-finned-mutant-jellyfish-why = { lesson-finned-mutant-x-wing-why }
lesson-finned-mutant-jellyfish-spot = { lesson-finned-mutant-x-wing-spot }
lesson-finned-mutant-jellyfish-next = { lesson-finned-mutant-x-wing-next }
lesson-finned-mutant-squirmbag-why = { lesson-finned-mutant-x-wing-why }
lesson-finned-mutant-squirmbag-spot = { lesson-finned-mutant-x-wing-spot }
lesson-finned-mutant-squirmbag-next = { lesson-finned-mutant-x-wing-next }
lesson-finned-mutant-whale-why = { lesson-finned-mutant-x-wing-why }
lesson-finned-mutant-whale-spot = { lesson-finned-mutant-x-wing-spot }
lesson-finned-mutant-whale-next = { lesson-finned-mutant-x-wing-next }
lesson-finned-mutant-leviathan-why = { lesson-finned-mutant-x-wing-why }
lesson-finned-mutant-leviathan-spot = { lesson-finned-mutant-x-wing-spot }
lesson-finned-mutant-leviathan-next = { lesson-finned-mutant-x-wing-next }
lesson-kraken-fish-type-1-why = Sehen die Flossen eines Fisches den zu streichenden Kandidaten nicht, so kann eine Kette
    von jeder Flosse ihn doch erreichen.
lesson-kraken-fish-type-1-spot = Nimm einen Fisch, der beinahe passt, und verfolge jede Flosse für sich. Alle müssen
    zum selben Ende führen wie der Fisch.
lesson-kraken-fish-type-1-next = Sieh dir die Einheiten an, durch die die Ketten gingen: Oft haben sie starke Links
    für weitere Ketten.
lesson-kraken-fish-type-2-why = Eine Flosse des Fisches ist wahr oder einer seiner Kandidaten in einer Deck-Einheit. Was
    aus jedem davon folgt, ist sicher.
lesson-kraken-fish-type-2-spot = Nimm einen Fisch, der beinahe passt. Verfolge seine Flossen und seine Kandidaten in
    einer Deck-Einheit und vergleiche, wohin sie führen.
lesson-kraken-fish-type-2-next = { lesson-kraken-fish-type-1-next }

## One digit

lesson-skyscraper-why = Haben zwei Linien eine Ziffer je zweimal und liegt je ein Ende in derselben kreuzenden
    Linie, so ist eines der anderen Enden wahr.
lesson-skyscraper-spot = Nimm eine Ziffer und such zwei Zeilen mit je zwei Plätzen, von denen je einer in derselben
    Spalte liegt. Versuch es dann mit Spalten.
lesson-skyscraper-next = Sieh dir die Blöcke an, in denen du gestrichen hast: Vielleicht hat einer nur noch einen
    Platz.
lesson-2-string-kite-why = Eine Zeile und eine Spalte mit je zwei Plätzen einer Ziffer treffen sich in einem Block.
    Eines der fernen Enden muss wahr sein.
lesson-2-string-kite-spot = Nimm eine Ziffer und such eine Zeile und eine Spalte mit je zwei Plätzen, die einen
    Platz im selben Block haben.
lesson-2-string-kite-next = Die Zelle, in der sich die fernen Enden treffen, hat die Ziffer verloren: Sieh dir ihre
    Zeile und Spalte an.
lesson-dual-2-string-kite-why = { lesson-2-string-kite-why }
lesson-dual-2-string-kite-spot = { lesson-2-string-kite-spot }
lesson-dual-2-string-kite-next = { lesson-2-string-kite-next }
lesson-turbot-fish-why = Treffen sich zwei starke Links einer Ziffer in einer Einheit, so ist eines ihrer äußeren
    Enden wahr.
lesson-turbot-fish-spot = Markiere alle Einheiten, in denen eine Ziffer zwei Plätze oder zwei Gruppen von Plätzen
    hat, und such zwei solche Links, von denen ein Ende das andere sieht.
lesson-turbot-fish-next = Mach bei den äußeren Enden weiter: Ein dritter starker Link gibt eine längere Kette.
lesson-grouped-turbot-fish-why = { lesson-turbot-fish-why }
lesson-grouped-turbot-fish-spot = { lesson-turbot-fish-spot }
lesson-grouped-turbot-fish-next = { lesson-turbot-fish-next }
lesson-empty-rectangle-why = Ein Block, der eine Ziffer nur in einer Zeile und einer Spalte hat, gibt sie weiter:
    wenn nicht entlang der Zeile, dann entlang der Spalte.
lesson-empty-rectangle-spot = Such Blöcke, in denen eine Ziffer in den vier Zellen eines Rechtecks keinen Platz hat, und
    einen starken Link, der die übrige Zeile oder Spalte trifft.
lesson-empty-rectangle-next = Sieh nach, ob dort, wo du gestrichen hast, eine Einheit nur noch einen Platz hat.
lesson-dual-empty-rectangle-why = { lesson-empty-rectangle-why }
lesson-dual-empty-rectangle-spot = { lesson-empty-rectangle-spot }
lesson-dual-empty-rectangle-next = { lesson-empty-rectangle-next }
lesson-x-chain-why = Starke Links einer Ziffer, aneinandergereiht, reichen durch das ganze Gitter: Eines der beiden
    Enden ist wahr.
lesson-x-chain-spot = Zeichne alle starken Links einer Ziffer und such darauf einen Weg zwischen Nachbarn der Zelle,
    in der du streichen willst.
lesson-x-chain-next = Ein geschlossener Ring streicht noch mehr: Prüfe, ob die Enden einander sehen.
lesson-three-strong-links-why = Bei mehreren starken Links einer Ziffer hintereinander ist eines der äußeren Enden
    wahr, wie schon bei zweien.
lesson-three-strong-links-spot = Beginne mit einem Wolkenkratzer oder Drachen, der nichts streicht, und verlängere
    ihn um einen starken Link.
lesson-three-strong-links-next = Verfolge die Ziffer dort, wo du gestrichen hast.
lesson-four-strong-links-why = { lesson-three-strong-links-why }
lesson-four-strong-links-spot = { lesson-three-strong-links-spot }
lesson-four-strong-links-next = { lesson-three-strong-links-next }
lesson-five-strong-links-why = { lesson-three-strong-links-why }
lesson-five-strong-links-spot = { lesson-three-strong-links-spot }
lesson-five-strong-links-next = { lesson-three-strong-links-next }
lesson-six-strong-links-why = { lesson-three-strong-links-why }
lesson-six-strong-links-spot = { lesson-three-strong-links-spot }
lesson-six-strong-links-next = { lesson-three-strong-links-next }
lesson-simple-colors-trap-why = Färbe die Plätze entlang starker Links abwechselnd: Die eine Farbe ist überall wahr,
    die andere nirgends.
lesson-simple-colors-trap-spot = Nimm eine Ziffer mit vielen starken Links, färbe ihre Plätze und such außerhalb
    eine Zelle, die beide Farben sieht.
lesson-simple-colors-trap-next = Prüfe, ob zwei Plätze einer Farbe einander sehen: Dann ist die Farbe falsch.
lesson-simple-colors-wrap-why = Teilen zwei Plätze einer Farbe eine Einheit, so kann die Farbe nicht wahr sein, also
    ist es die andere.
lesson-simple-colors-wrap-spot = Färbe die starken Links einer Ziffer, so weit sie reichen, und prüfe jede Farbe auf
    zwei Plätze in einer Einheit.
lesson-simple-colors-wrap-next = Die andere Farbe ist in allen ihren Zellen wahr: Setz diese Ziffern.
lesson-multi-colors-1-why = Zwei Verbünde einer Ziffer sagen etwas übereinander: Treffen sich in einer Einheit zwei
    ihrer Farben, so ist eine der beiden anderen wahr.
lesson-multi-colors-1-spot = Färbe zwei Verbünde einer Ziffer mit vier Farben und such Einheiten mit zwei Farben
    verschiedener Verbünde.
lesson-multi-colors-1-next = Prüfe, ob nach dem Streichen neue starke Links entstehen: Die Verbünde können wachsen.
lesson-multi-colors-2-why = { lesson-multi-colors-1-why }
lesson-multi-colors-2-spot = { lesson-multi-colors-1-spot }
lesson-multi-colors-2-next = { lesson-multi-colors-1-next }
lesson-3d-medusa-trap-why = Farben können durch Zellen mit zwei Kandidaten von Ziffer zu Ziffer wandern. So kann ein
    Verbund das halbe Gitter umfassen.
lesson-3d-medusa-trap-spot = Beginne bei einer Zelle mit zwei Kandidaten und färbe entlang starker Links in
    Einheiten und Zellen weiter. Such dann, was beide Farben ausschließen.
lesson-3d-medusa-trap-next = Prüfe jede Farbe: Verletzt sie eine Regel, so ist sie ganz falsch und die andere wahr.
lesson-3d-medusa-wrap-why = { lesson-3d-medusa-trap-why }
lesson-3d-medusa-wrap-spot = { lesson-3d-medusa-trap-spot }
lesson-3d-medusa-wrap-next = { lesson-3d-medusa-trap-next }
lesson-3d-medusa-empty-cell-or-house-why = { lesson-3d-medusa-trap-why }
lesson-3d-medusa-empty-cell-or-house-spot = { lesson-3d-medusa-trap-spot }
lesson-3d-medusa-empty-cell-or-house-next = { lesson-3d-medusa-trap-next }
lesson-x-colors-why = Eine Farbe kann mehr, als ihre starken Links sagen: Sie kann einer Einheit einen letzten Platz lassen. Das halten
    die Marken fest.
lesson-x-colors-spot = Färbe eine Ziffer wie gewohnt und sieh dir dann die Einheiten mit drei oder mehr Plätzen an:
    Schließt eine Farbe alle bis auf einen aus?
lesson-x-colors-next = Führe das Färben bei anderen Ziffern fort: Das ist GEM.
lesson-gem-why = 3D-Medusa färbt, was starke Links verbinden. Darüber hinaus entscheidet jede Farbe auch Zellen und Einheiten mit mehr
    Kandidaten, wenn sie alle bis auf einen ausschließt.
lesson-gem-spot = Färbe einen großen Verbund, markiere dann für jede Farbe, welche Kandidaten sie erzwingt, und
    vergleiche beide.
lesson-gem-next = Ist eine Farbe falsch, so ist die andere wahr: Setze sie ganz, mit ihren Marken.
lesson-template-set-why = Eine Ziffer füllt neun Zellen, eine in jeder Zeile, jeder Spalte und jedem Block. Zähle alle
    Möglichkeiten dafür auf: Worin sie übereinstimmen, ist sicher.
lesson-template-set-spot = Es lohnt sich bei einer Ziffer mit wenigen Plätzen. Verfolge auf Papier eine Ziffer von
    Block zu Block.
lesson-template-set-next = Mach dasselbe mit der nächsten Ziffer, die wenige Plätze hat.
lesson-template-delete-why = { lesson-template-set-why }
lesson-template-delete-spot = { lesson-template-set-spot }
lesson-template-delete-next = { lesson-template-set-next }

## Wings

lesson-w-wing-why = Zwei Zellen haben dasselbe Paar. Ein starker Link nimmt einer davon die eine Ziffer, und sie
    enthält die andere.
lesson-w-wing-spot = Such zwei Zellen mit demselben Paar, die einander nicht sehen, und dazwischen einen starken
    Link für eine der beiden Ziffern.
lesson-w-wing-next = Versuch dasselbe Paar mit anderen starken Links: Vielleicht kannst du mehr streichen.
lesson-xy-wing-why = Ein Drehpunkt mit zwei Kandidaten drückt dieselbe Ziffer in eine von zwei Zangen, gleich
    welcher Kandidat wahr ist.
lesson-xy-wing-spot = Markiere die Zellen mit zwei Kandidaten. Such zum Drehpunkt mit 1 und 2 Zellen mit 1 und 3 und
    mit 2 und 3, die er sieht.
lesson-xy-wing-next = Eine Zange kann Drehpunkt des nächsten Wings sein: Verfolge die Zellen mit zwei Kandidaten.
lesson-xyz-wing-why = Der Drehpunkt darf die gemeinsame Ziffer selbst haben. Dann verlieren sie nur Zellen, die alle
    drei sehen.
lesson-xyz-wing-spot = Such eine Zelle mit drei Kandidaten, die zwei Zellen mit je zweien davon sieht. Gestrichen
    wird im Block des Drehpunkts.
lesson-xyz-wing-next = Sieh dir diesen Block an: Die Ziffer hat dort jetzt weniger Plätze.
lesson-xyz-ring-why = Ein XYZ-Wing allein streicht wenig. Schließt seine Ziffer den Ring, so wird jeder Link darin
    zu einer eigenen Regel, und viel mehr fällt weg.
lesson-xyz-ring-spot = Frag bei jedem XYZ-Wing nach einer Einheit, deren Plätze für die gemeinsame Ziffer alle eine Zange sehen.
lesson-xyz-ring-next = Geh alle vier Einheiten durch: Jede hat Kandidaten verloren.
lesson-wxyz-wing-why = Zellen haben so viele Ziffern, wie es Zellen sind. Kann nur eine Ziffer zweimal darin stehen, so
    steht sie in einer davon.
lesson-wxyz-wing-spot = Nimm in zwei Einheiten, die sich treffen, Zellen mit wenigen Kandidaten: so viele Zellen wie
    Ziffern und nur eine Ziffer, deren Kandidaten einander nicht alle sehen.
lesson-wxyz-wing-next = Dieselben Zellen sind zwei Fast-Gruppen: Prüfe, ob sie mehr streichen.
lesson-vwxyz-wing-why = { lesson-wxyz-wing-why }
lesson-vwxyz-wing-spot = { lesson-wxyz-wing-spot }
lesson-vwxyz-wing-next = { lesson-wxyz-wing-next }
lesson-uvwxyz-wing-why = { lesson-wxyz-wing-why }
lesson-uvwxyz-wing-spot = { lesson-wxyz-wing-spot }
lesson-uvwxyz-wing-next = { lesson-wxyz-wing-next }
lesson-tuvwxyz-wing-why = { lesson-wxyz-wing-why }
lesson-tuvwxyz-wing-spot = { lesson-wxyz-wing-spot }
lesson-tuvwxyz-wing-next = { lesson-wxyz-wing-next }

## Uniqueness

lesson-unique-rectangle-type-1-why = Ein richtiges Rätsel hat eine Lösung. Vier Zellen mit denselben zwei Ziffern
    ließen zwei zu, also muss etwas das verhindern.
lesson-unique-rectangle-type-1-spot = Such drei Zellen mit demselben Paar, die in zwei Blöcken ein Rechteck bilden.
    Die vierte Zelle muss es aufbrechen.
lesson-unique-rectangle-type-1-next = Die vierte Zelle hat das Paar verloren: Prüfe, ob sie jetzt gelöst ist.
lesson-unique-rectangle-type-2-why = Sind die überzähligen Kandidaten eines tödlichen Rechtecks alle dieselbe
    Ziffer, so ist einer dieser Plätze wahr.
lesson-unique-rectangle-type-2-spot = Such ein Rechteck aus zwei Ziffern, in dem die anderen Zellen denselben
    dritten Kandidaten haben. Was alle davon sieht, verliert ihn.
lesson-unique-rectangle-type-2-next = Sieh dir die Einheiten an, die die Zellen mit dem dritten Kandidaten teilen.
lesson-unique-rectangle-type-5-why = { lesson-unique-rectangle-type-2-why }
lesson-unique-rectangle-type-5-spot = { lesson-unique-rectangle-type-2-spot }
lesson-unique-rectangle-type-5-next = { lesson-unique-rectangle-type-2-next }
lesson-unique-rectangle-type-3-why = Die überzähligen Kandidaten der zwei Dachzellen wirken wie eine Zelle. Mit anderen
    Zellen einer Einheit können sie eine nackte Gruppe bilden.
lesson-unique-rectangle-type-3-spot = Hat ein Dach mehrere überzählige Ziffern, so tu, als wäre es eine Zelle mit
    genau diesen, und such in einer Einheit des Dachs ein Paar oder einen Drilling.
lesson-unique-rectangle-type-3-next = Sieh nach, was dem Rest dieser Einheit bleibt.
lesson-unique-rectangle-type-4-why = Hat eine der zwei Ziffern in der Einheit des Dachs keinen anderen Platz, so
    muss das Dach sie enthalten. Die andere Ziffer würde das Rechteck dann tödlich machen.
lesson-unique-rectangle-type-4-spot = Such zwischen den beiden Dachzellen einen starken Link einer der zwei Ziffern.
lesson-unique-rectangle-type-4-next = Wo die andere Ziffer gestrichen wurde, hat sie vielleicht nur noch einen
    Platz.
lesson-unique-rectangle-type-6-why = Eine Ziffer, die in den vier Zellen einen X-Wing bildet, füllt zwei
    gegenüberliegende Ecken. Wären es die mit den Wächtern, so wäre keiner wahr.
lesson-unique-rectangle-type-6-spot = Such ein Rechteck mit Wächtern in zwei gegenüberliegenden Ecken und einem X-Wing
    einer seiner zwei Ziffern.
lesson-unique-rectangle-type-6-next = Setz diese Ziffer in die beiden anderen Ecken.
lesson-hidden-rectangle-why = Starke Links können ein tödliches Rechteck erzwingen, auch wenn seine Zellen viele
    andere Kandidaten zeigen.
lesson-hidden-rectangle-spot = Beginne bei einer Zelle, die nur das Paar hat. Hat eine Ziffer in Zeile und Spalte
    der gegenüberliegenden Ecke starke Links, so kann diese Ecke die andere Ziffer nicht haben.
lesson-hidden-rectangle-next = Versuch auch die andere Ziffer des Paars.
lesson-avoidable-rectangle-type-1-why = Auch Ziffern, die du gesetzt hast, könnten die Plätze tauschen, wenn keine
    der Zellen vorgegeben war. Ein Rätsel mit einer Lösung vermeidet das.
lesson-avoidable-rectangle-type-1-spot = Such unter gelösten Zellen, die keine Vorgaben sind, drei Ecken eines
    Rechtecks mit zwei Ziffern.
lesson-avoidable-rectangle-type-1-next = Such unter den gelösten Zellen andere Rechtecke.
lesson-avoidable-rectangle-type-2-why = { lesson-avoidable-rectangle-type-1-why }
lesson-avoidable-rectangle-type-2-spot = Such zwei gelöste Zellen nebeneinander, die keine Vorgaben sind, und denselben
    anderen Kandidaten in den Zellen gegenüber.
lesson-avoidable-rectangle-type-2-next = { lesson-avoidable-rectangle-type-1-next }
lesson-avoidable-rectangle-type-3-why = { lesson-avoidable-rectangle-type-1-why }
lesson-avoidable-rectangle-type-3-next = { lesson-avoidable-rectangle-type-1-next }
lesson-avoidable-rectangle-type-3-spot = Such zwei gelöste Zellen nebeneinander, die keine Vorgaben sind. Haben die
    Zellen gegenüber wenige andere Kandidaten, so prüfe, welche Zellen ihrer Einheit diese teilen.
lesson-avoidable-rectangle-type-5-why = { lesson-avoidable-rectangle-type-1-why }
lesson-avoidable-rectangle-type-5-next = { lesson-avoidable-rectangle-type-1-next }
lesson-avoidable-rectangle-type-5-spot = Such eine gelöste Zelle, die keine Vorgabe ist, oder zwei in gegenüberliegenden
    Ecken, und denselben anderen Kandidaten im Rest des Rechtecks.
lesson-hidden-avoidable-rectangle-why = { lesson-avoidable-rectangle-type-1-why }
lesson-hidden-avoidable-rectangle-next = { lesson-avoidable-rectangle-type-1-next }
lesson-hidden-avoidable-rectangle-spot = Nimm eine gelöste Zelle, die keine Vorgabe ist, und ein Rechteck mit ihr. Haben
    Zeile und Spalte der Ecke gegenüber eine andere Ziffer nur im Rechteck?
lesson-unique-loop-type-1-why = Ein Rechteck aus zwei Ziffern kann zu einer längeren Schleife wachsen, die auch zwei
    Lösungen zuließe.
lesson-unique-loop-type-1-spot = Verfolge Zellen mit demselben Paar von Einheit zu Einheit, bis sie einen Ring mit
    zwei Zellen in jeder Einheit schließen.
lesson-unique-loop-type-1-next = Sieh nach, was den Zellen der Schleife bleibt.
lesson-unique-loop-type-2-why = { lesson-unique-loop-type-1-why }
lesson-unique-loop-type-2-spot = { lesson-unique-loop-type-1-spot }
lesson-unique-loop-type-2-next = { lesson-unique-loop-type-1-next }
lesson-unique-loop-type-3-why = { lesson-unique-loop-type-1-why }
lesson-unique-loop-type-3-spot = { lesson-unique-loop-type-1-spot }
lesson-unique-loop-type-3-next = { lesson-unique-loop-type-1-next }
lesson-unique-loop-type-4-why = { lesson-unique-loop-type-1-why }
lesson-unique-loop-type-4-spot = { lesson-unique-loop-type-1-spot }
lesson-unique-loop-type-4-next = { lesson-unique-loop-type-1-next }
lesson-bug-1-why = Ein Gitter, in dem alle offenen Zellen zwei Kandidaten haben und jede Ziffer in jeder Einheit zwei Plätze, hat
    nicht genau eine Lösung. Also ist ein überzähliger Kandidat wahr.
lesson-bug-1-spot = Such gegen Ende, wenn fast alle Zellen zwei Kandidaten haben, die wenigen mit dreien.
lesson-bug-1-next = Der Rest sind meist Einer: Folge den Zellen mit zwei Kandidaten.
lesson-bug-type-2-why = { lesson-bug-1-why }
lesson-bug-type-2-spot = { lesson-bug-1-spot }
lesson-bug-type-2-next = { lesson-bug-1-next }
lesson-bug-type-3-why = { lesson-bug-1-why }
lesson-bug-type-3-spot = { lesson-bug-1-spot }
lesson-bug-type-3-next = { lesson-bug-1-next }
lesson-bug-type-4-why = { lesson-bug-1-why }
lesson-bug-type-4-spot = { lesson-bug-1-spot }
lesson-bug-type-4-next = { lesson-bug-1-next }
lesson-bug-n-why = { lesson-bug-1-why }
lesson-bug-n-spot = { lesson-bug-1-spot }
lesson-bug-n-next = { lesson-bug-1-next }

## Chains

lesson-remote-pair-why = Zellen mit demselben Paar, von denen jede die nächste sieht, wechseln zwischen den zwei
    Ziffern. Zwei in ungeradem Abstand enthalten je eine.
lesson-remote-pair-spot = Such viele Zellen mit denselben zwei Kandidaten und geh von einer zur nächsten.
lesson-remote-pair-next = Was beide Enden sieht, hat beide Ziffern verloren: Such Einer.
lesson-m-wing-why = Schon eine Kette aus drei starken Links kann Ziffern mischen. Jede Mischung hat einen Namen.
lesson-m-wing-spot = Beginne mit einem starken Link in einer Zelle oder Einheit und häng zwei weitere an, gleich
    welcher Art.
lesson-m-wing-next = Verlängere die Kette an einem Ende: Vielleicht streicht sie etwas anderes.
lesson-split-wing-why = { lesson-m-wing-why }
lesson-split-wing-spot = { lesson-m-wing-spot }
lesson-split-wing-next = { lesson-m-wing-next }
lesson-local-wing-why = { lesson-m-wing-why }
lesson-local-wing-spot = { lesson-m-wing-spot }
lesson-local-wing-next = { lesson-m-wing-next }
lesson-hybrid-wing-why = { lesson-m-wing-why }
lesson-hybrid-wing-spot = { lesson-m-wing-spot }
lesson-hybrid-wing-next = { lesson-m-wing-next }
lesson-xy-chain-why = Ein Weg aus Zellen mit zwei Kandidaten: Ist die erste nicht die Ziffer, so ist jede nächste
    erzwungen, und die letzte ist die Ziffer.
lesson-xy-chain-spot = Markiere die Zellen mit zwei Kandidaten. Beginne und ende mit der Ziffer, die du streichen
    willst, und wechsle in jeder Zelle die Ziffer.
lesson-xy-chain-next = Dieselben Zellen bilden oft noch andere Ketten: Versuch andere Anfänge.
lesson-aic-why = Eine Kette aus abwechselnd starken und schwachen Links sagt, dass eines ihrer Enden wahr ist. Was
    beide ausschließen, ist also falsch.
lesson-aic-spot = Beginne bei einem starken Link nahe dem Kandidaten, den du im Verdacht hast. Nimm an jedem Ende
    einen schwachen und dann einen starken Link, bis beide Enden ihn sehen.
lesson-aic-next = Sehen die Enden einander, so ist die Kette eine Schleife und streicht mehr.
lesson-grouped-aic-why = { lesson-aic-why }
lesson-grouped-aic-spot = { lesson-aic-spot }
lesson-grouped-aic-next = { lesson-aic-next }
lesson-continuous-nice-loop-why = Eine geschlossene Schleife lässt sich nur auf zwei Arten füllen. Also ist auch
    jeder ihrer Links stark.
lesson-continuous-nice-loop-spot = Sehen die Enden einer Kette einander, so schließ sie und such entlang jedes
    schwachen Links nach Kandidaten außerhalb.
lesson-continuous-nice-loop-next = Prüfe alle Zellen und Einheiten, durch die die Schleife geht: Vielleicht sind
    mehrere gelöst.
lesson-blossom-loop-why = Ein Ring kann sich verzweigen: Enden drei Ketten aus einer Zelle alle an einer Stelle, so ist alles besetzt,
    wo sie durchgehen, wie in einem gewöhnlichen Ring.
lesson-blossom-loop-spot = Verfolge jeden Kandidaten einer Zelle einige Links weit. Kommen alle an verschiedene Plätze einer Ziffer in
    einer Einheit, oder zu verschiedenen Ziffern einer Zelle?
lesson-blossom-loop-next = Geh alle Zweige entlang: Jeder schwache Link kann Kandidaten verloren haben.
lesson-grouped-continuous-nice-loop-why = { lesson-continuous-nice-loop-why }
lesson-grouped-continuous-nice-loop-spot = { lesson-continuous-nice-loop-spot }
lesson-grouped-continuous-nice-loop-next = { lesson-continuous-nice-loop-next }
lesson-discontinuous-nice-loop-why = Eine Kette, die in ihre eigene Zelle zurückkehrt, entscheidet diese Zelle.
lesson-discontinuous-nice-loop-spot = Nimm an, ein Kandidat sei wahr oder falsch, und folge den Links, bis sie in
    seine Zelle zurückführen und dir widersprechen.
lesson-discontinuous-nice-loop-next = Die Zelle hat sich geändert: Such in ihren Einheiten Einer.
lesson-grouped-discontinuous-nice-loop-why = { lesson-discontinuous-nice-loop-why }
lesson-grouped-discontinuous-nice-loop-spot = { lesson-discontinuous-nice-loop-spot }
lesson-grouped-discontinuous-nice-loop-next = { lesson-discontinuous-nice-loop-next }

## Almost locked sets

lesson-als-xz-why = Teilen zwei Fast-Gruppen eine Ziffer, die nur eine von ihnen haben kann, so liegt die andere fest.
    Also steht eine zweite gemeinsame Ziffer in einer von beiden.
lesson-als-xz-spot = Such Zellen einer Einheit mit einer Ziffer mehr als Zellen. Nimm zwei solche Mengen und eine
    Ziffer, deren Kandidaten in der einen alle in der anderen sehen.
lesson-als-xz-next = Haben sie zwei solche Ziffern, so bilden die Mengen einen Ring und streichen viel mehr.
lesson-als-xy-wing-why = Eine dritte Menge in der Mitte gibt die Wahl weiter wie der Drehpunkt eines XY-Wings.
lesson-als-xy-wing-spot = Nimm eine kleine Menge als Mitte, oft eine Zelle mit zwei Kandidaten, und such auf jeder Seite
    eine Menge.
lesson-als-xy-wing-next = Versuch die äußeren Mengen mit einer anderen Mitte.
lesson-als-chain-why = Fast-Gruppen lassen sich aneinanderreihen wie Zellen mit zwei Kandidaten in einer XY-Kette.
lesson-als-chain-spot = Beginne mit der zu streichenden Ziffer in einer Menge und geh über Ziffern, die nur eine von
    zwei Mengen haben kann, von Menge zu Menge.
lesson-als-chain-next = Kürzere Ketten aus denselben Mengen streichen vielleicht andere Ziffern.
lesson-als-w-wing-why = Ein starker Link nimmt einer von zwei Mengen eine Ziffer wie bei einem W-Wing. Diese Menge
    enthält dann alle anderen.
lesson-als-w-wing-spot = Such eine Ziffer mit zwei Plätzen in einer Einheit und auf jeder Seite eine Menge, die die
    Ziffer verliert.
lesson-als-w-wing-next = Versuch andere gemeinsame Ziffern der zwei Mengen.
lesson-death-blossom-why = Welche Ziffer der Stiel auch nimmt, er legt das Blatt dieser Ziffer fest. Teilen alle Blätter
    eine weitere Ziffer, so hat eines von ihnen sie.
lesson-death-blossom-spot = Nimm eine Zelle mit drei oder vier Kandidaten und such zu jedem eine Fast-Gruppe.
lesson-death-blossom-next = Der Stiel kann mit anderen Blättern blühen: Versuch eine andere gemeinsame Ziffer.
lesson-sue-de-coq-why = Wo sich Block und Linie kreuzen, können die Zellen aus beiden schöpfen. Geht die Zählung
    auf, so hat jede Ziffer ihren Platz.
lesson-sue-de-coq-spot = Such zwei oder drei Zellen in der Kreuzung mit vielen Kandidaten und im Rest von Block und
    Linie Zellen mit wenigen, die sich diese Ziffern teilen.
lesson-sue-de-coq-next = Die Einheiten können Kandidaten verloren haben: Such dort Einer und Paare.
lesson-aligned-pair-exclusion-why = Zwei oder drei Zellen lassen nur manche Kombinationen zu. Ein Kandidat, der in
    keiner davon vorkommt, ist falsch.
lesson-aligned-pair-exclusion-spot = Nimm Zellen, die alle eine Zelle mit wenigen Kandidaten sehen. Schreib ihre
    Kombinationen auf und streich die, die ihr nichts lassen.
lesson-aligned-pair-exclusion-next = Eine Fast-Gruppe zeigt oft dasselbe schneller.
lesson-aligned-triplet-exclusion-why = { lesson-aligned-pair-exclusion-why }
lesson-aligned-triplet-exclusion-spot = { lesson-aligned-pair-exclusion-spot }
lesson-aligned-triplet-exclusion-next = { lesson-aligned-pair-exclusion-next }
lesson-firework-triple-why = Liegen die Plätze einer Ziffer in Zeile und Spalte bis auf je eine Zelle, die Flügel, im
    Block ihrer Kreuzung, so steht sie in der Kreuzung oder einem Flügel.
lesson-firework-triple-spot = Such in einer Zeile und einer Spalte, die sich in einem Block kreuzen, Ziffern mit je
    höchstens einem Platz außerhalb. Drei solche Ziffern mit denselben Flügeln legen die Zellen fest.
lesson-firework-triple-next = Kreuzung und Flügel enthalten nur noch diese Ziffern: Such Paare in ihren Einheiten.
lesson-firework-quad-why = { lesson-firework-triple-why }
lesson-firework-quad-spot = { lesson-firework-triple-spot }
lesson-firework-quad-next = { lesson-firework-triple-next }

## Impossible patterns

lesson-tridagon-why = Drei Ziffern können zwölf Zellen nicht füllen, die so in vier Blöcken liegen. Also ist dort
    ein anderer Kandidat wahr.
lesson-tridagon-spot = Such vier Blöcke im Rechteck, die alle dieselben drei Ziffern in drei Zellen haben, eine für
    jede Zeile und Spalte.
lesson-tridagon-next = Bleibt ein Wächter, so setz ihn; sind es wenige, so sieh, was sie alle ausschließen.
lesson-impossible-pattern-why = Manche Mengen von Zellen lassen sich mit drei Ziffern gar nicht füllen. Also ist dort
    ein anderer Kandidat wahr.
lesson-impossible-pattern-spot = Such in zwei Bändern viele Zellen mit denselben drei Ziffern.
lesson-impossible-pattern-next = { lesson-tridagon-next }

## Assumptions

lesson-nishio-why = Führt ein Kandidat zum Widerspruch, so ist er falsch. Das ist die einfachste Art, einen zu
    prüfen.
lesson-nishio-spot = Nimm einen Kandidaten mit starken Links ringsum und verfolge ihn nur mit einfachen Schritten.
lesson-nishio-next = Streich ihn und such wieder einfache Schritte, bevor du den nächsten prüfst.
lesson-forcing-chain-contradiction-why = Eine Annahme, die eine Regel verletzt, ist falsch. In einer Kette folgt
    jeder Schritt aus einem vor ihm, in einem Netz aus mehreren.
lesson-forcing-chain-contradiction-spot = Nimm einen Kandidaten in einer Zelle mit zweien oder in einem starken Link
    an, damit dir jede Antwort etwas sagt.
lesson-forcing-chain-contradiction-next = Behalte, was du gelernt hast: das Gegenteil der Annahme und sonst nichts.
lesson-forcing-net-contradiction-why = { lesson-forcing-chain-contradiction-why }
lesson-forcing-net-contradiction-spot = { lesson-forcing-chain-contradiction-spot }
lesson-forcing-net-contradiction-next = { lesson-forcing-chain-contradiction-next }
lesson-forcing-chain-verity-why = Ein Kandidat einer Zelle oder ein Platz einer Ziffer ist wahr. Was aus jedem davon
    folgt, ist sicher.
lesson-forcing-chain-verity-spot = Nimm eine Zelle mit zwei oder drei Kandidaten, verfolge jeden und vergleiche,
    wohin sie führen.
lesson-forcing-chain-verity-next = Behalte nur, was alle Zweige gemeinsam haben.
lesson-forcing-net-verity-why = { lesson-forcing-chain-verity-why }
lesson-forcing-net-verity-spot = { lesson-forcing-chain-verity-spot }
lesson-forcing-net-verity-next = { lesson-forcing-chain-verity-next }
lesson-nested-forcing-net-why = Kommt ein Netz nicht weiter, so kann eine kleinere Annahme darin helfen. Das ist
    etwas für Rechner.
lesson-nested-forcing-net-spot = Überlass es dem Rechner oder such ein Eindeutigkeitsmuster, das es erspart.
lesson-nested-forcing-net-next = Such wieder einfache Schritte.
lesson-whip-why = Der Kandidat wird von Regel zu Regel verfolgt: Jeder Zelle oder Einheit bleibt ein Kandidat, bis einer
    keiner mehr bleibt.
lesson-whip-spot = Beginne beim Kandidaten, den du streichen willst, und geh dort weiter, wo einer Zelle nur ein
    Kandidat bleibt oder einer Ziffer nur ein Platz.
lesson-whip-next = Versuch benachbarte Kandidaten ebenso: Oft fallen sie durch kürzere Ketten.
lesson-g-whip-why = { lesson-whip-why }
lesson-g-whip-spot = { lesson-whip-spot }
lesson-g-whip-next = { lesson-whip-next }
lesson-braid-why = { lesson-whip-why }
lesson-braid-spot = { lesson-whip-spot }
lesson-braid-next = { lesson-whip-next }
lesson-g-braid-why = { lesson-whip-why }
lesson-g-braid-spot = { lesson-whip-spot }
lesson-g-braid-next = { lesson-whip-next }
lesson-search-why = Kein bekanntes Muster hilft hier, also werden alle Kandidaten einer Zelle probiert.
lesson-search-spot = Mach das nicht von Hand: Es zeigt nur, dass die Ziffer sicher ist.
lesson-search-next = Such nach dieser Ziffer wieder Muster.

## Rangmuster, ungerade Ringe und weitere Techniken

lesson-complex-single-why = Eine Zelle oder eine Einheit kann durch das entschieden sein, was mehrere gebundene Ziffern und Gruppen zusammen ausschließen.
lesson-complex-single-spot = Verfolge eine Ziffer durch das Gitter und zähl gebundene Plätze und nackte Paare als gesperrte Linien mit.
lesson-complex-single-next = Trag die Ziffer ein und sieh dir die Einheiten ihrer Zelle an: Jetzt kann viel folgen.
lesson-almost-locked-pair-why = Wo sich eine Linie und ein Block kreuzen, können zwei Ziffern durch je eine Zelle auf jeder Seite gebunden sein oder drei durch zwei.
lesson-almost-locked-pair-spot = Such in einem Block eine Zelle mit zwei Ziffern oder zwei mit dreien und in einer Linie durch den Block diese Ziffern mit ebenso vielen Plätzen außerhalb.
lesson-almost-locked-pair-next = Die Zellen außerhalb enthalten nur noch diese Ziffern: Such dort ein Paar oder einen Einer.
lesson-almost-locked-triple-why = { lesson-almost-locked-pair-why }
lesson-almost-locked-triple-spot = { lesson-almost-locked-pair-spot }
lesson-almost-locked-triple-next = { lesson-almost-locked-pair-next }
lesson-death-blossom-over-a-house-why = Wo die Ziffer in ihrer Einheit auch steht, sie legt das Blatt daneben fest. Teilen alle Blätter eine andere Ziffer, so hat eines sie.
lesson-death-blossom-over-a-house-spot = Nimm eine Ziffer mit drei Plätzen in einer Einheit und such neben jedem eine Fast-Gruppe.
lesson-death-blossom-over-a-house-next = Auch eine andere Ziffer derselben Einheit kann blühen.
lesson-death-blossom-over-a-set-why = Fehlen Zellen zwei ihrer Ziffern, so haben sie von je dreien eine, und jede legt ein Blatt fest. Was alle Blätter teilen, steht in einem.
lesson-death-blossom-over-a-set-spot = Nimm zwei oder drei Zellen einer Einheit mit zwei Ziffern mehr, als es Zellen sind, und such Fast-Gruppen, die eine der Ziffern darin sehen.
lesson-death-blossom-over-a-set-next = Versuch andere Ziffern des Stiels oder eine Zelle mehr.
lesson-death-blossom-over-a-rectangle-why = Einer der Wächter eines Unique Rectangle ist wahr, und jeder legt ein Blatt fest. Was alle Blätter teilen, steht in einem.
lesson-death-blossom-over-a-rectangle-spot = Nimm ein Unique Rectangle mit zwei oder drei Wächtern und such neben jedem eine Fast-Gruppe.
lesson-death-blossom-over-a-rectangle-next = Versuch dasselbe Rechteck mit Ketten von seinen Wächtern aus.
lesson-multi-branch-w-wing-why = Ein W-Wing braucht keinen starken Link: Jede Einheit genügt, in der jeder Platz der Ziffer eine Zelle mit demselben Paar sieht.
lesson-multi-branch-w-wing-spot = Such ein Paar, das mehrere Zellen haben, und eine Einheit, deren Plätze für eine der Ziffern alle eine davon sehen.
lesson-multi-branch-w-wing-next = Dieselben Zellen können mit der anderen Ziffer einen W-Wing bilden.
lesson-grouped-w-wing-why = Der starke Link eines W-Wing kann Gruppen verbinden: Jede der beiden Zellen sieht eine Gruppe ganz.
lesson-grouped-w-wing-spot = Such zwei Zellen mit demselben Paar und einen Block oder eine Linie, deren Plätze für eine Ziffer in zwei Teile zerfallen, je einen bei jeder Zelle.
lesson-grouped-w-wing-next = Versuch die andere Ziffer des Paars als Brücke.
lesson-chute-remote-pair-why = Zwei gleiche Paare in zwei Blöcken eines Bandes entscheiden über eine Ziffer, sobald der dritte Block sie nicht in der dritten Linie haben kann.
lesson-chute-remote-pair-spot = Such zwei gleiche Paare in einem Band, in zwei Blöcken und zwei Linien, und sieh dir die drei Zellen des dritten Blocks in der dritten Linie an.
lesson-chute-remote-pair-next = Ist keine der Ziffern in den drei Zellen, so sind die beiden verschieden, und beide Ziffern fallen aus allem, was beide sieht.
lesson-extended-rectangle-why = Zwei Linien eines Bandes mit denselben wenigen Ziffern in denselben Spalten könnten sie tauschen, wie zwei Paare im Rechteck.
lesson-extended-rectangle-spot = Such drei Spalten, in denen zwei Zeilen eines Bandes bis auf ein oder zwei Zellen dieselben drei Ziffern haben.
lesson-extended-rectangle-next = Sieh dir die Wächter wieder an, sobald einer davon fort ist.
lesson-bug-lite-why = Zellen mit zwei Kandidaten können ein Grab für sich bilden, lange bevor das ganze Gitter es tut.
lesson-bug-lite-spot = Verfolge Zellen mit zwei Kandidaten von Ziffer zu Ziffer, bis jede Ziffer in jeder ihrer Einheiten zwei Plätze hat.
lesson-bug-lite-next = Verfolge die übrigen Zellen mit zwei Kandidaten: Dort liegen oft Ringe und Ketten.
lesson-gurth-s-symmetrical-placement-why = Was für alle Vorgaben gilt, gilt für die Lösung: Wenn sich das Rätsel drehen lässt, ohne sich zu ändern, lässt sich auch die Lösung drehen.
lesson-gurth-s-symmetrical-placement-spot = Sieh nach, ob die Zellen der Vorgaben symmetrisch liegen. Wenn ja, prüfe, ob jeder Ziffer immer dieselbe andere Ziffer gegenüberliegt.
lesson-gurth-s-symmetrical-placement-next = Behalt die Symmetrie im Kopf: Was du an einer Stelle findest, hast du auch an der anderen gefunden.
lesson-reverse-bug-why = Zwei Ziffern lassen sich nicht nur in einigen Zellen tauschen, sondern auch außerhalb davon: Es kommt darauf an, wo sie vorgegeben sind.
lesson-reverse-bug-spot = Nimm zwei Ziffern, die selten vorgegeben sind, und sieh nach, welche Zellen sie in jeder ihrer Zeilen, Spalten und Blöcke zu zweien ergänzen.
lesson-reverse-bug-next = Prüfe, ob ein anderes Paar von Ziffern, die selten vorgegeben sind, dasselbe leistet.
lesson-uniqueness-clue-cover-why = Drei Linien mit kaum einer Vorgabe lassen sich fast immer auf mehrere Arten füllen; dass das Rätsel nur eine Lösung hat, sagt also viel über sie.
lesson-uniqueness-clue-cover-spot = Zähl die Vorgaben in je drei Zeilen oder Spalten, die drei Blöcke füllen: Es müssen genau zwei sein, in verschiedenen Blöcken und Linien.
lesson-uniqueness-clue-cover-next = Die Ziffer steht jetzt in zwei Blöcken und zwei Linien: Im dritten Block steht sie in der dritten.
lesson-anonymous-deadly-pattern-why = Wenige Zellen mit drei oder vier Ziffern lassen sich oft auf mehr als eine Weise füllen, welche Form sie auch haben.
lesson-anonymous-deadly-pattern-spot = Such in einem Band Zellen mit denselben drei oder vier Ziffern, bis auf ein oder zwei andere.
lesson-anonymous-deadly-pattern-next = Sieh nach, wohin jeder Wächter führt.
lesson-unique-rectangle-wing-why = Die Wächter eines Rechtecks können die Mitte eines Wings sein: Jeder lässt einer Zelle mit zwei Kandidaten dieselbe Ziffer.
lesson-unique-rectangle-wing-spot = Nimm ein Rechteck mit zwei oder drei Wächtern und such Zellen mit zwei Kandidaten, die sie sehen.
lesson-unique-rectangle-wing-next = Auch größere Mengen neben den Wächtern können es tun.
lesson-unique-rectangle-with-strong-links-why = Starke Links an den Seiten eines Rechtecks zwingen seine Ziffern in die Ecken, wie viele andere diese auch haben.
lesson-unique-rectangle-with-strong-links-spot = Setz eine der beiden Ziffern in eine Ecke und folge den starken Links um das Rechteck: Bleibt kein Wächter übrig?
lesson-unique-rectangle-with-strong-links-next = Versuch dieselbe Ecke mit der anderen Ziffer und die Ecke gegenüber.
lesson-unique-rectangle-external-why = Was ein tödliches Rechteck verhindert, kann außerhalb liegen: die Ziffern des Paars an anderer Stelle in einer Einheit seiner Zellen.
lesson-unique-rectangle-external-spot = Hat das Dach zu viele Wächter, so sieh in seiner Linie oder seinem Block nach: Wo können die beiden Ziffern sonst stehen?
lesson-unique-rectangle-external-next = Bleibt draußen nur ein Platz, so ist er wahr.
lesson-unique-rectangle-with-sue-de-coq-why = Zwei Dachzellen in einer Linie und einem Block zählen als eine Zelle, und beide Einheiten können sich ihre Ziffern teilen.
lesson-unique-rectangle-with-sue-de-coq-spot = Fehlt den Wächtern eines Dachs eine Ziffer zur nackten Gruppe in der Linie, so such im Block Zellen mit wenigen Kandidaten und dieser Ziffer.
lesson-unique-rectangle-with-sue-de-coq-next = { lesson-sue-de-coq-next }
lesson-unique-rectangle-chain-why = Die Wächter eines Rechtecks bilden einen eigenen starken Link: Die einen oder
    die anderen sind wahr.
lesson-unique-rectangle-chain-spot = Nimm ein Rechteck mit Wächtern zweier Ziffern. Geh von jeder der beiden Arten einen schwachen und dann einen starken Link weiter, wie in jeder Kette.
lesson-unique-rectangle-chain-next = Ein Rechteck mit Wächtern einer Ziffer in gegenüberliegenden Ecken verbindet diese ebenso.
lesson-fish-chain-why = Ein Fisch mit Flossen sagt: Eine Flosse ist wahr, oder der Fisch ist vollständig. Auch das ist ein starker Link.
lesson-fish-chain-spot = Nimm einen Fisch, dessen Flosse zu weit weg ist. Geh von der Flosse einen schwachen und dann einen starken Link weiter, und sieh, ob du bei etwas ankommst, das der Fisch auch streicht.
lesson-fish-chain-next = In jeder Einheit der Deckung können die Flossen liegen: Versuch die Kette von einer anderen
    aus.
lesson-bivalue-oddagon-why = Zwei Ziffern wechseln sich rund um einen Ring von Zelle zu Zelle ab, und bei ungerader Länge geht das nicht auf.
lesson-bivalue-oddagon-spot = Verfolge Zellen mit denselben zwei Ziffern rund um einen Ring und zähl die Zellen und ihre anderen Kandidaten.
lesson-bivalue-oddagon-next = { lesson-tridagon-next }
lesson-broken-wing-why = Starke Links einer Ziffer können keinen ungeraden Ring bilden. Tun sie es fast, so ist einer der Plätze wahr, die sie stören.
lesson-broken-wing-spot = Nimm eine Ziffer mit vielen starken Links und verfolge Einheiten mit zwei oder drei Plätzen, bis sie einen ungeraden Ring schließen.
lesson-broken-wing-next = { lesson-tridagon-next }
lesson-empty-rectangle-intersection-pair-why = Ein Block, der zwei Ziffern nur in einer Zeile und einer Spalte hat, bringt beide in diese Linien, und je eine Zelle mit dem Paar füllt sie.
lesson-empty-rectangle-intersection-pair-spot = Nimm zwei Zellen mit demselben Paar und sieh dir den Block an, in dem sich die Zeile der einen und die Spalte der anderen kreuzen.
lesson-empty-rectangle-intersection-pair-next = Beide Linien können diese Ziffern verloren haben: Such dort Einer.
lesson-three-dimensional-sue-de-coq-why = Eine Zeile und eine Spalte können die Ziffern eines Blocks unter sich aufteilen, wie es Linie und Block beim Sue de Coq tun.
lesson-three-dimensional-sue-de-coq-spot = Such Zellen eines Blocks auf einer Zeile und einer Spalte und im Rest von beiden Zellen mit wenigen Kandidaten und einigen ihrer Ziffern.
lesson-three-dimensional-sue-de-coq-next = { lesson-sue-de-coq-next }
lesson-subset-counting-why = Haben Zellen weniger Ziffern, als es Zellen sind, so muss eine Ziffer zweimal vorkommen, und das braucht Platz.
lesson-subset-counting-spot = Such vier oder fünf Zellen mit nur drei oder vier Ziffern, die sich nicht alle sehen, und zähl, wie oft jede Ziffer passt.
lesson-subset-counting-next = Zähl noch einmal mit einer Zelle mehr oder weniger: Andere Ziffern derselben Zellen können auch gebunden sein.
lesson-exocet-why = Zwei Zellen können ihre Ziffern an zwei andere weitergeben, ohne dass man weiß, welche es sind.
lesson-exocet-spot = Such zwei Zellen einer Zeile in einem Block mit drei oder vier Ziffern und frag, in welchen Zeilen die drei Querspalten diese Ziffern haben.
lesson-exocet-next = Die Zielzellen enthalten nur noch Basisziffern: Sieh nach, ob eine davon in der Basis ausfällt.
lesson-weak-exocet-why = Wenn drei Zellen die beiden Ziffern der Basis aufnehmen können, bleibt eine der drei frei. Das ist weniger, als zwei Zielzellen verraten, aber oft scheitert schon daran eine Ziffer.
lesson-weak-exocet-spot = Such ein Exocet, in dem eine Zielzelle in ihrer Spalte eine Nachbarin hat, die auch Basisziffern enthalten kann. Probier dann die Paare der Basisziffern durch.
lesson-weak-exocet-next = Verliert die Nachbarin ihre Basisziffern, so bleibt ein Exocet mit zwei Zielzellen.
lesson-senior-exocet-why = Die Zielzellen eines Exocets können irgendwo liegen, wenn die drei Querlinien sonst keinen Platz für die Basisziffern haben.
lesson-senior-exocet-spot = Nimm zwei Zellen eines Blocks und einer Zeile mit drei oder vier Ziffern und drei Spalten daneben. Streich, was die beiden Zellen sehen, und zähl die Zeilen, die jeder Ziffer bleiben.
lesson-senior-exocet-next = { lesson-exocet-next }
lesson-complex-exocet-why = Was die Querlinien eines Exocets leisten, können Blöcke und Linien beider Richtungen gemeinsam leisten.
lesson-complex-exocet-spot = Such Einheiten, die einige Ziffern fast nur dort haben, wo zwei Zellen sie sehen, und zwei Plätze, die übrig bleiben.
lesson-complex-exocet-next = { lesson-exocet-next }
lesson-double-exocet-why = Zwei Exocets mit denselben Querlinien können keine Ziffer in beiden Basen haben und binden so alle vier Ziffern.
lesson-double-exocet-spot = Such neben einem Exocet mit vier Ziffern eine zweite Basis mit denselben Ziffern in einem anderen Block und einer anderen Zeile des Bandes.
lesson-double-exocet-next = Jede Ziffer steht jetzt in genau einer der Basen: Sieh nach, welche Paare jeder Basis bleiben.
lesson-sk-loop-why = Bis zu sechzehn Zellen rund um vier Blöcke können ihre Ziffern so teilen, dass jede Linie und jeder Block davon voll ist.
lesson-sk-loop-spot = Such zwei Zeilen und zwei Spalten mit offenen Zellen in vier Blöcken, deren Kreuzungen gefüllt sind.
lesson-sk-loop-next = Diese Linien und Blöcke haben sonst fast alle Ziffern des Rings verloren: Such dort Einer.
lesson-msls-why = Zellen in mehreren Zeilen und Spalten können als Ganzes festliegen wie eine nackte Gruppe in einer Zeile.
lesson-msls-spot = Gib einige Ziffern den Zeilen und die anderen den Spalten und vergleich ihren Platz mit der Zahl der Zellen.
lesson-msls-next = Dieselben Ziffern können die anderen Zeilen und Spalten füllen, als mehrziffriger Fisch.
lesson-multi-fish-why = Fische mehrerer Ziffern können Zellen teilen: Keiner ist für sich vollständig, alle zusammen sind es.
lesson-multi-fish-spot = Nimm Ziffern mit wenigen Plätzen in denselben Zeilen und zähl die Spalten und einzelnen Zellen, die sie abdecken.
lesson-multi-fish-next = Die Zellen, die als Links zählen, enthalten nur noch diese Ziffern.
lesson-rank-1-logic-why = Gibt es einen Link mehr als Wahrheiten, so kann ein Kandidat, der zwei der Links braucht, nicht wahr sein.
lesson-rank-1-logic-spot = Geh von einem Kandidaten aus, in dem sich zwei Links kreuzen, und such Wahrheiten, die beide brauchen.
lesson-rank-1-logic-next = Sieh nach, ob ein Link weniger genügt: Dann fällt viel mehr.
lesson-rectangle-forcing-chain-why = Einer der Wächter eines Rechtecks ist wahr. Wohin alle führen, das gilt, und es muss das Rechteck nicht berühren.
lesson-rectangle-forcing-chain-spot = Nimm ein Rechteck mit zwei oder drei Wächtern und verfolge jeden Link um Link.
lesson-rectangle-forcing-chain-next = Auch andere Muster haben Wächter: Ringe, Gräber, unmögliche Muster.
lesson-bowman-s-bingo-why = Wo nichts anderes hilft, lässt sich eine Ziffer auf Zetteln ausprobieren: Stoßen die folgenden Einer zusammen, so war sie falsch.
lesson-bowman-s-bingo-spot = Nimm eine Zelle mit zwei Kandidaten und probier den, aus dem mehr Einer folgen.
lesson-bowman-s-bingo-next = Ist einer von zwei Kandidaten falsch, so ist der andere richtig: Mach dort weiter.
