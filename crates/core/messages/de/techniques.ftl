# Was jede Technik ist, was man sonst von ihr wissen sollte (-more) und warum sie richtig ist (-why). Englisch steht das
# in den Deklarationen der Engine. Was mehrere Techniken teilen, beginnt mit about-part-.

## Singles

about-full-house = In einer Einheit ist nur eine Zelle leer: Sie enthält die Ziffer, die der Einheit noch fehlt.
about-full-house-why = Eine Zeile, eine Spalte oder ein Block enthält jede Ziffer genau einmal. Acht Zellen enthalten
    acht Ziffern, also enthält die neunte Zelle die neunte.
about-hidden-single = Eine Ziffer kann in einer Einheit nur noch in einer Zelle stehen: Dorthin gehört sie, auch wenn
    die Zelle andere Kandidaten hat.
about-hidden-single-why = Jede Zeile, jede Spalte und jeder Block enthält jede Ziffer. Sind alle Zellen der Einheit
    bis auf eine für eine Ziffer ausgeschlossen, so steht die Ziffer in dieser Zelle.
about-naked-single = Eine Zelle hat nur noch einen Kandidaten: Sie enthält diese Ziffer.
about-naked-single-why = Jede Zelle enthält eine Ziffer. Alle anderen sind ausgeschlossen, meist weil die Zelle sie in
    ihrer Zeile, ihrer Spalte und ihrem Block sieht.

## Intersections

about-pointing = Alle Kandidaten einer Ziffer in einem Block liegen in einer Zeile oder Spalte: Die Ziffer kann aus
    dem Rest dieser Linie gestrichen werden.
about-pointing-why = Der Block braucht die Ziffer und kann sie nur dort haben, wo er die Linie kreuzt. Also hat die
    Linie ihre Ziffer dort und nicht auch noch in einem anderen Block.
about-claiming = Alle Kandidaten einer Ziffer in einer Zeile oder Spalte liegen in einem Block: Die Ziffer kann aus
    dem Rest des Blocks gestrichen werden.
about-claiming-why = Die Linie braucht die Ziffer und kann sie nur dort haben, wo sie den Block kreuzt. Also hat der
    Block seine Ziffer dort und nicht auch noch in einer anderen Linie.
about-direct-pointing = Ein Block bindet eine Ziffer an eine Linie. Im Rest der Linie entfällt sie, und das lässt ihr
    in einer anderen Einheit nur einen Platz. Nur diese Ziffer wird gesetzt.
about-direct-pointing-why = Einer der Kandidaten im ersten Block ist wahr, also enthält keine andere Zelle der Linie
    die Ziffer. In der anderen Einheit bleibt ihr nur ein Platz.
about-direct-claiming = Eine Linie bindet eine Ziffer an einen Block. Im Rest des Blocks entfällt sie, und das lässt
    ihr in einer anderen Einheit nur einen Platz. Nur diese Ziffer wird gesetzt.
about-direct-claiming-why = Einer der Kandidaten in der Linie ist wahr, also enthält keine andere Zelle des Blocks die
    Ziffer. In der anderen Einheit bleibt ihr nur ein Platz.
about-complex-single = Mehrere leichte Streichungen, jede möglich, sobald die vorigen gemacht sind, lassen einer Zelle
    einen Kandidaten oder einer Ziffer einen Platz in einer Einheit. Nur diese Ziffer wird gesetzt. Gestrichen wird
    durch Block-Reihe-Check und Reihe-Block-Check und durch nackte und versteckte Paare und Drillinge.
about-complex-single-why = Jede Streichung gilt für sich. Was sie übrig lassen, ist die einzige Möglichkeit. So löst,
    wer ohne Notizen löst: Man verfolgt, was was ausschließt, bis sich ein Einer zeigt.

## Subsets

about-locked-pair = Zwei Zellen, wo sich eine Linie und ein Block kreuzen, haben zusammen nur zwei Kandidaten: Diese
    Ziffern können aus dem Rest der Linie und aus dem Rest des Blocks gestrichen werden.
about-locked-pair-why = Die beiden Zellen brauchen zwei Ziffern und haben nur diese zwei. Also verbrauchen sie beide,
    für die Linie wie für den Block. Verliert nur eine der beiden Einheiten Kandidaten, so heißt das Muster Nacktes
    Paar.
about-locked-triple = Drei Zellen, wo sich eine Linie und ein Block kreuzen, haben zusammen nur drei Kandidaten: Diese
    Ziffern können aus dem Rest der Linie und aus dem Rest des Blocks gestrichen werden.
about-locked-triple-why = Die drei Zellen brauchen drei Ziffern und haben nur diese drei. Also verbrauchen sie alle,
    für die Linie wie für den Block. Verliert nur eine der beiden Einheiten Kandidaten, so heißt das Muster Nackter
    Drilling.
about-naked-pair = Zwei Zellen einer Einheit haben zusammen nur zwei Kandidaten: Diese Ziffern können aus den anderen
    Zellen der Einheit gestrichen werden.
about-naked-pair-why = Die beiden Zellen brauchen zwei Ziffern und haben nur diese zwei. Also verbrauchen sie beide,
    und für eine andere Zelle der Einheit bleibt keine übrig.
about-hidden-pair = Zwei Ziffern können in einer Einheit nur in zwei Zellen stehen: Alle anderen Kandidaten können aus
    diesen Zellen gestrichen werden.
about-hidden-pair-why = Die beiden Ziffern brauchen zwei Zellen und haben nur diese zwei. Also besetzen sie beide, und
    keine der Zellen bleibt für eine andere Ziffer.
about-naked-triple = Drei Zellen einer Einheit haben zusammen nur drei Kandidaten: Diese Ziffern können aus den
    anderen Zellen der Einheit gestrichen werden.
about-naked-triple-more = Keine Zelle muss alle drei haben: `37`, `79` und `39` bilden ebenso einen nackten Drilling
    wie dreimal `379`.
about-naked-triple-why = Die drei Zellen brauchen drei Ziffern und haben nur diese drei. Also verbrauchen sie alle,
    und für eine andere Zelle der Einheit bleibt keine übrig.
about-hidden-triple = Drei Ziffern können in einer Einheit nur in drei Zellen stehen: Alle anderen Kandidaten können
    aus diesen Zellen gestrichen werden.
about-hidden-triple-more = Keine Ziffer muss Kandidat aller drei Zellen sein. `359`, `379` und `579` verstecken den
    Drilling 3, 5, 7, wenn keine andere Zelle der Einheit eine dieser Ziffern hat, auch wenn jede der Zellen nur drei
    Kandidaten hat.
about-hidden-triple-why = Die drei Ziffern brauchen drei Zellen und haben nur diese drei. Also besetzen sie alle, und
    keine der Zellen bleibt für eine andere Ziffer.
about-naked-quad = Vier Zellen einer Einheit haben zusammen nur vier Kandidaten: Diese Ziffern können aus den anderen
    Zellen der Einheit gestrichen werden.
about-naked-quad-more = Keine Zelle muss alle vier haben.
about-naked-quad-why = Die vier Zellen brauchen vier Ziffern und haben nur diese vier. Also verbrauchen sie alle, und
    für eine andere Zelle der Einheit bleibt keine übrig.
about-hidden-quad = Vier Ziffern können in einer Einheit nur in vier Zellen stehen: Alle anderen Kandidaten können aus
    diesen Zellen gestrichen werden.
about-hidden-quad-more = Keine Ziffer muss Kandidat aller vier Zellen sein.
about-hidden-quad-why = Die vier Ziffern brauchen vier Zellen und haben nur diese vier. Also besetzen sie alle, und
    keine der Zellen bleibt für eine andere Ziffer.
about-direct-hidden-pair = Zwei Ziffern, die in einer Einheit nur in zwei Zellen stehen können, schließen dort eine
    andere Ziffer aus. Das lässt dieser in einer Einheit nur einen Platz. Nur diese Ziffer wird gesetzt.
about-direct-hidden-pair-why = Die beiden Zellen enthalten die beiden Ziffern, also keine dritte. Die Ziffer, die dort
    Kandidaten hatte, kommt auf den einzigen Platz, der ihr bleibt.
about-direct-hidden-triplet = Drei Ziffern, die in einer Einheit nur in drei Zellen stehen können, schließen dort eine
    andere Ziffer aus. Das lässt dieser in einer Einheit nur einen Platz. Nur diese Ziffer wird gesetzt.
about-direct-hidden-triplet-why = Die drei Zellen enthalten die drei Ziffern, also keine andere. Die Ziffer, die dort
    Kandidaten hatte, kommt auf den einzigen Platz, der ihr bleibt.

## Fish

about-x-wing = In zwei Zeilen liegen alle Kandidaten einer Ziffer in denselben zwei Spalten: Die Ziffer kann aus den
    anderen Zellen dieser Spalten gestrichen werden. Zeilen und Spalten können die Rollen tauschen.
about-x-wing-why = { about-part-basic-fish }
about-swordfish = In drei Zeilen liegen alle Kandidaten einer Ziffer in denselben drei Spalten: Die Ziffer kann aus
    den anderen Zellen dieser Spalten gestrichen werden. Zeilen und Spalten können die Rollen tauschen.
about-swordfish-more = { about-part-two-are-enough }
about-swordfish-why = { about-part-basic-fish }
about-jellyfish = In vier Zeilen liegen alle Kandidaten einer Ziffer in denselben vier Spalten: Die Ziffer kann aus
    den anderen Zellen dieser Spalten gestrichen werden. Zeilen und Spalten können die Rollen tauschen.
about-jellyfish-more = { about-part-two-are-enough }
about-jellyfish-why = { about-part-basic-fish }
about-squirmbag = In fünf Zeilen liegen alle Kandidaten einer Ziffer in denselben fünf Spalten: Die Ziffer kann aus
    den anderen Zellen dieser Spalten gestrichen werden. Zeilen und Spalten können die Rollen tauschen.
about-squirmbag-more = { about-part-never-needed }
about-squirmbag-why = { about-part-basic-fish }
about-whale = In sechs Zeilen liegen alle Kandidaten einer Ziffer in denselben sechs Spalten: Die Ziffer kann aus den
    anderen Zellen dieser Spalten gestrichen werden. Zeilen und Spalten können die Rollen tauschen.
about-whale-more = { about-part-never-needed }
about-whale-why = { about-part-basic-fish }
about-leviathan = In sieben Zeilen liegen alle Kandidaten einer Ziffer in denselben sieben Spalten: Die Ziffer kann
    aus den anderen Zellen dieser Spalten gestrichen werden. Zeilen und Spalten können die Rollen tauschen.
about-leviathan-more = { about-part-never-needed }
about-leviathan-why = { about-part-basic-fish }
about-part-basic-fish = Jede der Zeilen (die Basis) braucht die Ziffer, und keine zwei von ihnen können sie in
    derselben Spalte haben. Zur Wahl stehen ihnen nur ebenso viele Spalten (die Deckung). Also hat jede dieser Spalten
    ihre Ziffer in einer der Zeilen und sonst nirgends.
about-part-two-are-enough = Eine Basislinie muss nicht in allen diesen Spalten Kandidaten haben: Zwei genügen.
about-part-never-needed = Die übrigen Zeilen und Spalten bilden einen kleineren Fisch, der dieselben Kandidaten
    streicht. Dieser große wird also nie gebraucht und ist ausgeschaltet, wenn man ihn nicht verlangt.
about-part-hard-to-spot = Mit so vielen Basiseinheiten ist er schwer zu sehen und deshalb ausgeschaltet, wenn man ihn
    nicht verlangt.
about-part-finned-fish-why = Entweder ist eine Flosse wahr, oder keine ist es, und der Fisch gilt. Ein Kandidat, den
    der Fisch streichen würde und der jede Flosse sieht, ist in beiden Fällen falsch. Jede Basislinie hat außer den
    Flossen mindestens zwei Kandidaten; hat eine weniger, so heißt der Fisch Sashimi.
about-part-sashimi-fish-why = Entweder ist eine Flosse wahr, oder die Basislinien haben die Ziffer in den Decklinien
    wie beim Fisch ohne Flossen. Ein Kandidat in der Deckung, aber nicht in der Basis, der jede Flosse sieht, ist in
    beiden Fällen falsch.
about-part-cannibalism = Ein Kandidat darf in zwei Basiseinheiten liegen, wenn er auch in zwei Deckeinheiten liegt.
    Ein Kandidat der Basis, der in mehr Deckeinheiten als Basiseinheiten liegt, kann ebenfalls gestrichen werden; das
    heißt Kannibalismus.
about-part-endo-fins = Ein Kandidat, der in zwei Basiseinheiten, aber in weniger Deckeinheiten liegt, ist ebenfalls
    eine Flosse, eine Endo-Flosse. Ein Kandidat der Basis, der in mehr Deckeinheiten als Basiseinheiten liegt und jede
    Flosse sieht, kann ebenfalls gestrichen werden; das heißt Kannibalismus.
about-part-complex-fish-why = Jede Basiseinheit braucht die Ziffer, und jede Deckeinheit kann sie nur einmal haben. Es
    sind gleich viele. Ein Kandidat der Basis liegt in mindestens so vielen Deckeinheiten wie Basiseinheiten, also
    verbraucht die Basis alle Deckeinheiten. Ein Kandidat in mehr Deckeinheiten als Basiseinheiten würde eine zu viel
    verbrauchen, und eine Basiseinheit bliebe ohne die Ziffer.
about-part-finned-complex-fish-why = Entweder ist eine Flosse wahr, oder die Basiseinheiten verbrauchen alle
    Deckeinheiten. Im zweiten Fall ist ein Kandidat in mehr Deckeinheiten als Basiseinheiten falsch, weil er eine
    Basiseinheit ohne die Ziffer ließe. Sieht er jede Flosse, so ist er in beiden Fällen falsch.
about-part-mutant-off = Mit Einheiten aller Art zugleich ist er schwer zu sehen und deshalb ausgeschaltet, wenn man
    ihn nicht verlangt.
about-part-with-fins = mit ein paar zusätzlichen Kandidaten, den Flossen. Ein Kandidat kann nur gestrichen werden,
    wenn der Fisch ohne Flossen ihn streichen würde und er jede Flosse sieht.

## Fish with fins, and fish of any houses

about-finned-x-wing = Ein X-Wing mit ein paar zusätzlichen Kandidaten in einem Block, den Flossen. Die Ziffer kann nur
    aus Zellen gestrichen werden, aus denen der X-Wing sie streichen würde und die jede Flosse sehen.
about-finned-x-wing-why = { about-part-finned-fish-why }
about-sashimi-x-wing = Ein X-Wing mit Flossen, in dem eine Basislinie außer den Flossen nur einen Kandidaten hat. Die
    Ziffer kann aus Zellen der Decklinien gestrichen werden, die außerhalb der Basis liegen und jede Flosse sehen.
about-sashimi-x-wing-why = { about-part-sashimi-fish-why }
about-franken-x-wing = Ein X-Wing mit Blöcken unter den Einheiten: In zwei Zeilen oder Blöcken liegen alle Kandidaten
    einer Ziffer in zwei Spalten oder Blöcken. Die Ziffer kann aus den anderen Zellen dieser Spalten und Blöcke
    gestrichen werden. Zeilen und Spalten können die Rollen tauschen.
about-franken-x-wing-more = { about-part-cannibalism } Block-Reihe-Check und Reihe-Block-Check lassen wenige davon
    übrig.
about-franken-x-wing-why = { about-part-complex-fish-why }
about-finned-franken-x-wing = Ein Franken-X-Wing { about-part-with-fins }
about-finned-franken-x-wing-more = Die eine Seite besteht aus Zeilen und Blöcken, die andere aus Spalten und Blöcken.
    { about-part-endo-fins }
about-finned-franken-x-wing-why = { about-part-finned-complex-fish-why }
about-mutant-x-wing = Ein X-Wing aus Einheiten aller Art: In zwei Zeilen, Spalten oder Blöcken liegen alle Kandidaten
    einer Ziffer in zwei anderen Einheiten. Die Ziffer kann aus deren anderen Zellen gestrichen werden. Eine Seite
    darf Zeilen und Spalten mischen, oder beide Seiten dürfen Linien derselben Art haben.
about-mutant-x-wing-more = { about-part-cannibalism } { about-part-mutant-off }
about-mutant-x-wing-why = { about-part-complex-fish-why }
about-finned-mutant-x-wing = Ein Mutant-X-Wing { about-part-with-fins }
about-finned-mutant-x-wing-more = Basis und Deckung sind Einheiten aller Art: Eine Seite darf Zeilen und Spalten
    mischen, oder beide Seiten dürfen Linien derselben Art haben. { about-part-endo-fins } { about-part-mutant-off }
about-finned-mutant-x-wing-why = { about-part-finned-complex-fish-why }
about-finned-swordfish = Ein Schwertfisch mit ein paar zusätzlichen Kandidaten in einem Block, den Flossen. Die Ziffer
    kann nur aus Zellen gestrichen werden, aus denen der Schwertfisch sie streichen würde und die jede Flosse sehen.
about-finned-swordfish-why = { about-part-finned-fish-why }
about-sashimi-swordfish = Ein Schwertfisch mit Flossen, in dem eine Basislinie außer den Flossen nur einen Kandidaten
    hat. Die Ziffer kann aus Zellen der Decklinien gestrichen werden, die außerhalb der Basis liegen und jede Flosse
    sehen.
about-sashimi-swordfish-why = { about-part-sashimi-fish-why }
about-franken-swordfish = Ein Schwertfisch mit Blöcken unter den Einheiten: In drei Zeilen oder Blöcken liegen alle
    Kandidaten einer Ziffer in drei Spalten oder Blöcken. Die Ziffer kann aus den anderen Zellen dieser Spalten und
    Blöcke gestrichen werden. Zeilen und Spalten können die Rollen tauschen.
about-franken-swordfish-more = { about-part-cannibalism }
about-franken-swordfish-why = { about-part-complex-fish-why }
about-finned-franken-swordfish = Ein Franken-Schwertfisch { about-part-with-fins }
about-finned-franken-swordfish-more = Die eine Seite besteht aus Zeilen und Blöcken, die andere aus Spalten und
    Blöcken. { about-part-endo-fins }
about-finned-franken-swordfish-why = { about-part-finned-complex-fish-why }
about-mutant-swordfish = Ein Schwertfisch aus Einheiten aller Art: In drei Zeilen, Spalten oder Blöcken liegen alle
    Kandidaten einer Ziffer in drei anderen Einheiten. Die Ziffer kann aus deren anderen Zellen gestrichen werden.
    Eine Seite darf Zeilen und Spalten mischen, oder beide Seiten dürfen Linien derselben Art haben.
about-mutant-swordfish-more = { about-part-cannibalism } { about-part-mutant-off }
about-mutant-swordfish-why = { about-part-complex-fish-why }
about-finned-mutant-swordfish = Ein Mutant-Schwertfisch { about-part-with-fins }
about-finned-mutant-swordfish-more = Basis und Deckung sind Einheiten aller Art: Eine Seite darf Zeilen und Spalten
    mischen, oder beide Seiten dürfen Linien derselben Art haben. { about-part-endo-fins } { about-part-mutant-off }
about-finned-mutant-swordfish-why = { about-part-finned-complex-fish-why }
about-finned-jellyfish = Eine Qualle mit ein paar zusätzlichen Kandidaten in einem Block, den Flossen. Die Ziffer kann
    nur aus Zellen gestrichen werden, aus denen die Qualle sie streichen würde und die jede Flosse sehen.
about-finned-jellyfish-why = { about-part-finned-fish-why }
about-sashimi-jellyfish = Eine Qualle mit Flossen, in der eine Basislinie außer den Flossen nur einen Kandidaten hat.
    Die Ziffer kann aus Zellen der Decklinien gestrichen werden, die außerhalb der Basis liegen und jede Flosse sehen.
about-sashimi-jellyfish-why = { about-part-sashimi-fish-why }
about-franken-jellyfish = Eine Qualle mit Blöcken unter den Einheiten: In vier Zeilen oder Blöcken liegen alle
    Kandidaten einer Ziffer in vier Spalten oder Blöcken. Die Ziffer kann aus den anderen Zellen dieser Spalten und
    Blöcke gestrichen werden. Zeilen und Spalten können die Rollen tauschen.
about-franken-jellyfish-more = { about-part-cannibalism } { about-part-hard-to-spot }
about-franken-jellyfish-why = { about-part-complex-fish-why }
about-finned-franken-jellyfish = Eine Franken-Qualle { about-part-with-fins }
about-finned-franken-jellyfish-more = Die eine Seite besteht aus Zeilen und Blöcken, die andere aus Spalten und
    Blöcken. { about-part-endo-fins } { about-part-hard-to-spot }
about-finned-franken-jellyfish-why = { about-part-finned-complex-fish-why }
about-mutant-jellyfish = Eine Qualle aus Einheiten aller Art: In vier Zeilen, Spalten oder Blöcken liegen alle
    Kandidaten einer Ziffer in vier anderen Einheiten. Die Ziffer kann aus deren anderen Zellen gestrichen werden.
    Eine Seite darf Zeilen und Spalten mischen, oder beide Seiten dürfen Linien derselben Art haben.
about-mutant-jellyfish-more = { about-part-cannibalism } { about-part-mutant-off }
about-mutant-jellyfish-why = { about-part-complex-fish-why }
about-finned-mutant-jellyfish = Eine Mutant-Qualle { about-part-with-fins }
about-finned-mutant-jellyfish-more = Basis und Deckung sind Einheiten aller Art: Eine Seite darf Zeilen und Spalten
    mischen, oder beide Seiten dürfen Linien derselben Art haben. { about-part-endo-fins } { about-part-mutant-off }
about-finned-mutant-jellyfish-why = { about-part-finned-complex-fish-why }
about-finned-squirmbag = Ein Squirmbag mit ein paar zusätzlichen Kandidaten in einem Block, den Flossen. Die Ziffer
    kann nur aus Zellen gestrichen werden, aus denen der Squirmbag sie streichen würde und die jede Flosse sehen.
about-finned-squirmbag-more = { about-part-hard-to-spot }
about-finned-squirmbag-why = { about-part-finned-fish-why }
about-sashimi-squirmbag = Ein Squirmbag mit Flossen, in dem eine Basislinie außer den Flossen nur einen Kandidaten
    hat. Die Ziffer kann aus Zellen der Decklinien gestrichen werden, die außerhalb der Basis liegen und jede Flosse
    sehen.
about-sashimi-squirmbag-more = { about-part-hard-to-spot }
about-sashimi-squirmbag-why = { about-part-sashimi-fish-why }
about-franken-squirmbag = Ein Squirmbag mit Blöcken unter den Einheiten: In fünf Zeilen oder Blöcken liegen alle
    Kandidaten einer Ziffer in fünf Spalten oder Blöcken. Die Ziffer kann aus den anderen Zellen dieser Spalten und
    Blöcke gestrichen werden. Zeilen und Spalten können die Rollen tauschen.
about-franken-squirmbag-more = { about-part-cannibalism } { about-part-hard-to-spot }
about-franken-squirmbag-why = { about-part-complex-fish-why }
about-finned-franken-squirmbag = Ein Franken-Squirmbag { about-part-with-fins }
about-finned-franken-squirmbag-more = Die eine Seite besteht aus Zeilen und Blöcken, die andere aus Spalten und
    Blöcken. { about-part-endo-fins } { about-part-hard-to-spot }
about-finned-franken-squirmbag-why = { about-part-finned-complex-fish-why }
about-mutant-squirmbag = Ein Squirmbag aus Einheiten aller Art: In fünf Zeilen, Spalten oder Blöcken liegen alle
    Kandidaten einer Ziffer in fünf anderen Einheiten. Die Ziffer kann aus deren anderen Zellen gestrichen werden.
    Eine Seite darf Zeilen und Spalten mischen, oder beide Seiten dürfen Linien derselben Art haben.
about-mutant-squirmbag-more = { about-part-cannibalism } { about-part-mutant-off }
about-mutant-squirmbag-why = { about-part-complex-fish-why }
about-finned-mutant-squirmbag = Ein Mutant-Squirmbag { about-part-with-fins }
about-finned-mutant-squirmbag-more = Basis und Deckung sind Einheiten aller Art: Eine Seite darf Zeilen und Spalten
    mischen, oder beide Seiten dürfen Linien derselben Art haben. { about-part-endo-fins } { about-part-mutant-off }
about-finned-mutant-squirmbag-why = { about-part-finned-complex-fish-why }
about-finned-whale = Ein Whale mit ein paar zusätzlichen Kandidaten in einem Block, den Flossen. Die Ziffer kann nur
    aus Zellen gestrichen werden, aus denen der Whale sie streichen würde und die jede Flosse sehen.
about-finned-whale-more = { about-part-hard-to-spot }
about-finned-whale-why = { about-part-finned-fish-why }
about-sashimi-whale = Ein Whale mit Flossen, in dem eine Basislinie außer den Flossen nur einen Kandidaten hat. Die
    Ziffer kann aus Zellen der Decklinien gestrichen werden, die außerhalb der Basis liegen und jede Flosse sehen.
about-sashimi-whale-more = { about-part-hard-to-spot }
about-sashimi-whale-why = { about-part-sashimi-fish-why }
about-franken-whale = Ein Whale mit Blöcken unter den Einheiten: In sechs Zeilen oder Blöcken liegen alle Kandidaten
    einer Ziffer in sechs Spalten oder Blöcken. Die Ziffer kann aus den anderen Zellen dieser Spalten und Blöcke
    gestrichen werden. Zeilen und Spalten können die Rollen tauschen.
about-franken-whale-more = { about-part-cannibalism } { about-part-hard-to-spot }
about-franken-whale-why = { about-part-complex-fish-why }
about-finned-franken-whale = Ein Franken-Whale { about-part-with-fins }
about-finned-franken-whale-more = Die eine Seite besteht aus Zeilen und Blöcken, die andere aus Spalten und Blöcken.
    { about-part-endo-fins } { about-part-hard-to-spot }
about-finned-franken-whale-why = { about-part-finned-complex-fish-why }
about-mutant-whale = Ein Whale aus Einheiten aller Art: In sechs Zeilen, Spalten oder Blöcken liegen alle Kandidaten
    einer Ziffer in sechs anderen Einheiten. Die Ziffer kann aus deren anderen Zellen gestrichen werden. Eine Seite
    darf Zeilen und Spalten mischen, oder beide Seiten dürfen Linien derselben Art haben.
about-mutant-whale-more = { about-part-cannibalism } { about-part-mutant-off }
about-mutant-whale-why = { about-part-complex-fish-why }
about-finned-mutant-whale = Ein Mutant-Whale { about-part-with-fins }
about-finned-mutant-whale-more = Basis und Deckung sind Einheiten aller Art: Eine Seite darf Zeilen und Spalten
    mischen, oder beide Seiten dürfen Linien derselben Art haben. { about-part-endo-fins } { about-part-mutant-off }
about-finned-mutant-whale-why = { about-part-finned-complex-fish-why }
about-finned-leviathan = Ein Leviathan mit ein paar zusätzlichen Kandidaten in einem Block, den Flossen. Die Ziffer
    kann nur aus Zellen gestrichen werden, aus denen der Leviathan sie streichen würde und die jede Flosse sehen.
about-finned-leviathan-more = { about-part-hard-to-spot }
about-finned-leviathan-why = { about-part-finned-fish-why }
about-sashimi-leviathan = Ein Leviathan mit Flossen, in dem eine Basislinie außer den Flossen nur einen Kandidaten
    hat. Die Ziffer kann aus Zellen der Decklinien gestrichen werden, die außerhalb der Basis liegen und jede Flosse
    sehen.
about-sashimi-leviathan-more = { about-part-hard-to-spot }
about-sashimi-leviathan-why = { about-part-sashimi-fish-why }
about-franken-leviathan = Ein Leviathan mit Blöcken unter den Einheiten: In sieben Zeilen oder Blöcken liegen alle
    Kandidaten einer Ziffer in sieben Spalten oder Blöcken. Die Ziffer kann aus den anderen Zellen dieser Spalten und
    Blöcke gestrichen werden. Zeilen und Spalten können die Rollen tauschen.
about-franken-leviathan-more = { about-part-cannibalism } { about-part-hard-to-spot }
about-franken-leviathan-why = { about-part-complex-fish-why }
about-finned-franken-leviathan = Ein Franken-Leviathan { about-part-with-fins }
about-finned-franken-leviathan-more = Die eine Seite besteht aus Zeilen und Blöcken, die andere aus Spalten und
    Blöcken. { about-part-endo-fins } { about-part-hard-to-spot }
about-finned-franken-leviathan-why = { about-part-finned-complex-fish-why }
about-mutant-leviathan = Ein Leviathan aus Einheiten aller Art: In sieben Zeilen, Spalten oder Blöcken liegen alle
    Kandidaten einer Ziffer in sieben anderen Einheiten. Die Ziffer kann aus deren anderen Zellen gestrichen werden.
    Eine Seite darf Zeilen und Spalten mischen, oder beide Seiten dürfen Linien derselben Art haben.
about-mutant-leviathan-more = { about-part-cannibalism } { about-part-mutant-off }
about-mutant-leviathan-why = { about-part-complex-fish-why }
about-finned-mutant-leviathan = Ein Mutant-Leviathan { about-part-with-fins }
about-finned-mutant-leviathan-more = Basis und Deckung sind Einheiten aller Art: Eine Seite darf Zeilen und Spalten
    mischen, oder beide Seiten dürfen Linien derselben Art haben. { about-part-endo-fins } { about-part-mutant-off }
about-finned-mutant-leviathan-why = { about-part-finned-complex-fish-why }

## Single digit

about-skyscraper = In zwei Zeilen hat eine Ziffer je zwei Kandidaten, und je einer davon liegt in derselben Spalte:
    Die Ziffer kann aus jeder Zelle gestrichen werden, die beide anderen Kandidaten sieht, das Dach. Zeilen und
    Spalten können die Rollen tauschen.
about-skyscraper-why = Ist ein Ende des Dachs falsch, so hat seine Zeile die Ziffer in der gemeinsamen Spalte. Dann
    hat die andere Zeile sie dort nicht, also ist ihr Ende des Dachs wahr. Eines der beiden ist auf jeden Fall wahr.
about-2-string-kite = In einer Zeile und in einer Spalte hat eine Ziffer je zwei Kandidaten, und je einer davon liegt
    in demselben Block: Die Ziffer kann aus den Zellen gestrichen werden, die beide anderen Kandidaten sehen.
about-2-string-kite-why = Höchstens einer der beiden Kandidaten im Block ist wahr. Die Linie, deren Kandidat dort
    falsch ist, hat ihre Ziffer am anderen Ende, also ist eines der beiden Enden wahr.
about-dual-2-string-kite = Zwei 2-String-Kites verbinden dieselben beiden Kandidaten eines Blocks: Die Zeile des
    ersten und die Spalte des zweiten beginnen bei dem einen, die beiden anderen Linien bei dem anderen. Jeder Kite
    streicht für sich.
about-dual-2-string-kite-why = Jeder Kite gilt für sich: Höchstens einer der beiden Kandidaten im Block ist wahr, also
    ist eines seiner fernen Enden wahr.
about-turbot-fish = In zwei Einheiten hat eine Ziffer je zwei Kandidaten, und je einer davon sieht den anderen: Die
    Ziffer kann aus den Zellen gestrichen werden, die beide Kandidaten an den fernen Enden sehen. Wolkenkratzer und
    2-String-Kite sind Formen mit eigenem Namen; jede andere, mit einem Block unter den beiden Einheiten, ist ein
    Turbot-Fisch.
about-turbot-fish-why = Höchstens einer der beiden Kandidaten, die einander sehen, ist wahr. Die Einheit, deren
    Kandidat dort falsch ist, hat ihre Ziffer am fernen Ende, also ist eines der beiden fernen Enden wahr.
about-empty-rectangle = Alle Kandidaten einer Ziffer in einem Block liegen in einer Zeile und einer Spalte, und
    außerhalb des Blocks beginnt in dieser Zeile oder Spalte ein starker Link: Die Ziffer kann aus der Zelle
    gestrichen werden, in der die andere der beiden Linien auf die Linie des fernen Endes trifft.
about-empty-rectangle-why = Stünde die Ziffer in dieser Zelle, so hätte der Block in der Linie, die er mit der Zelle
    teilt, keinen Kandidaten mehr. Also stünde seine Ziffer in der anderen Linie, das nahe Ende des starken Links wäre
    falsch und das ferne Ende wahr. Aber die Zelle sieht das ferne Ende.
about-dual-empty-rectangle = Zwei leere Rechtecke einer Ziffer benutzen dieselben Kandidaten eines Blocks. Jedes
    streicht für sich.
about-dual-empty-rectangle-why = Jedes gilt für sich: Stünde die Ziffer in der Zelle, aus der es streicht, so hätte
    der Block keinen Platz für sie.
about-grouped-turbot-fish = Zwei starke Links einer Ziffer, verbunden durch einen schwachen. Mindestens einer der
    starken verbindet Gruppen: die Kandidaten einer Einheit in zwei Teilen, jeder eine Zelle oder Zellen, wo sich
    Linie und Block kreuzen. Die Ziffer kann aus jeder Zelle gestrichen werden, die beide fernen Enden ganz sieht.
about-grouped-turbot-fish-why = Jede der beiden Einheiten hat ihre Ziffer in einem ihrer Teile. Höchstens einer der
    beiden nahen Teile hat sie, also hat sie eines der fernen Enden.

## Wings

about-w-wing = Zwei Zellen haben dieselben zwei Kandidaten `xy`. Eine Einheit hat nur zwei Kandidaten für `x`, und
    jede der beiden Zellen sieht einen davon: Die Ziffer `y` kann aus jeder Zelle gestrichen werden, die beide Zellen
    sieht.
about-w-wing-why = Einer der beiden Kandidaten für `x` in der Einheit ist wahr, und die Zelle, die ihn sieht, ist
    nicht `x`, sondern `y`. Also ist eine der beiden Zellen `y`.
about-xy-wing = Ein Drehpunkt mit den Kandidaten `xy` sieht zwei Zangen, `xz` und `yz`: Die Ziffer `z` kann aus jeder
    Zelle gestrichen werden, die beide Zangen sieht.
about-xy-wing-why = Ist der Drehpunkt `x`, so ist die erste Zange `z`; ist er `y`, so ist es die zweite. Eine der
    Zangen ist also `z`, und eine Zelle, die beide sieht, kann es nicht sein.
about-xyz-wing = Ein Drehpunkt mit den Kandidaten `xyz` sieht zwei Zangen, `xz` und `yz`: Die Ziffer `z` kann aus
    jeder Zelle gestrichen werden, die alle drei sieht.
about-xyz-wing-why = Ist der Drehpunkt `x`, so ist die erste Zange `z`; ist er `y`, so ist es die zweite; sonst ist er
    selbst `z`. Eine der drei Zellen ist auf jeden Fall `z`, und eine Zelle, die alle sieht, kann es nicht sein.

## Coloring

about-simple-colors-trap = Starke Links verbinden Kandidaten einer Ziffer zu einem Verbund, der abwechselnd in zwei
    Farben gefärbt ist: Die Ziffer kann aus jeder Zelle gestrichen werden, die beide Farben sieht.
about-simple-colors-trap-why = { about-part-one-color } Eine Zelle, die beide Farben sieht, sieht einen wahren
    Kandidaten.
about-simple-colors-wrap = Starke Links verbinden Kandidaten einer Ziffer zu einem Verbund, der abwechselnd in zwei
    Farben gefärbt ist, und zwei Zellen einer Farbe sehen einander: Die Ziffer kann aus allen Zellen dieser Farbe
    gestrichen werden.
about-simple-colors-wrap-why = { about-part-colors } Zwei, die einander sehen, können nicht beide wahr sein, also ist
    ihre Farbe die falsche.
about-multi-colors-1 = Starke Links verbinden Kandidaten einer Ziffer zu zwei Verbünden, der eine in den Farben A und
    B, der andere in C und D. Eine Zelle von B sieht eine von C: Die Ziffer kann aus jeder Zelle gestrichen werden,
    die sowohl A als auch D sieht.
about-multi-colors-1-why = { about-part-clusters } B und C sind nicht beide wahr, also ist A oder D wahr.
about-multi-colors-2 = Starke Links verbinden Kandidaten einer Ziffer zu zwei Verbünden, der eine in den Farben A und
    B, der andere in C und D. Zellen von B sehen eine Zelle von C und eine von D: Die Ziffer kann aus allen Zellen von
    B gestrichen werden.
about-multi-colors-2-why = { about-part-clusters } C oder D ist wahr, und B kann mit keiner der beiden zugleich wahr
    sein.
about-3d-medusa-trap = Starke Links in Zellen und in Einheiten verbinden Kandidaten von zwei oder mehr Ziffern zu
    einem Verbund, der abwechselnd in zwei Farben gefärbt ist: Jeder Kandidat außerhalb, der beide Farben sieht, kann
    gestrichen werden, ob in seiner Zelle oder in seinen Einheiten.
about-3d-medusa-trap-why = { about-part-one-color } Ein Kandidat, der mit einer Farbe eine Zelle teilt, oder eine
    Einheit und die Ziffer, kann neben ihr nicht wahr sein. Kann er neben keiner der beiden Farben wahr sein, so ist
    er falsch.
about-3d-medusa-wrap = Starke Links in Zellen und in Einheiten verbinden Kandidaten von zwei oder mehr Ziffern zu
    einem Verbund, der abwechselnd in zwei Farben gefärbt ist. Eine Farbe ist zweimal in einer Zelle, oder zweimal mit
    derselben Ziffer in einer Einheit: Alle Kandidaten dieser Farbe können gestrichen werden.
about-3d-medusa-wrap-why = { about-part-colors } Zwei Kandidaten einer Zelle können nicht beide wahr sein, und zwei
    Plätze einer Ziffer in einer Einheit auch nicht. Also ist ihre Farbe die falsche.
about-3d-medusa-empty-cell-or-house = Starke Links in Zellen und in Einheiten verbinden Kandidaten von zwei oder mehr
    Ziffern zu einem Verbund, der abwechselnd in zwei Farben gefärbt ist. Eine Farbe sieht alle Kandidaten einer Zelle
    oder alle Plätze einer Ziffer in einer Einheit: Alle Kandidaten dieser Farbe können gestrichen werden.
about-3d-medusa-empty-cell-or-house-why = { about-part-colors } Wäre diese Farbe wahr, so hätte die Zelle keinen
    Kandidaten mehr, oder die Ziffer keinen Platz in der Einheit. Also ist diese Farbe die falsche.
about-x-colors = Starke Links verbinden Kandidaten einer Ziffer zu einem Verbund, der abwechselnd in zwei Farben
    gefärbt ist. Wo eine Farbe einer Einheit nur einen Platz für die Ziffer lässt, bekommt dieser eine Marke der
    Farbe; Marken schließen ihrerseits Plätze aus. Ein Kandidat, der beide Seiten sieht, je eine Farbe oder ihre
    Marken, kann gestrichen werden. Steht eine Farbe mit ihren Marken zweimal in einer Einheit, oder lässt sie einer
    Einheit keinen Platz, so können alle Kandidaten der Farbe gestrichen werden.
about-x-colors-why = { about-part-marks } Was beide Seiten sieht, sieht einen wahren Kandidaten. Eine Seite, die eine
    Regel verletzt, ist die falsche.
about-gem = Starke Links in Zellen und in Einheiten verbinden Kandidaten zu einem Verbund, der abwechselnd in zwei
    Farben gefärbt ist. Wo eine Farbe einer Zelle nur einen Kandidaten lässt, oder einer Ziffer nur einen Platz in
    einer Einheit, bekommt dieser eine Marke der Farbe; Marken schließen ihrerseits Kandidaten aus. Was beide Seiten
    ausschließen, je eine Farbe oder ihre Marken, kann gestrichen werden. Verletzt eine Farbe mit ihren Marken eine
    Regel, so können alle Kandidaten der Farbe gestrichen werden.
about-gem-why = { about-part-marks } Was beide Seiten ausschließen, ist in jedem Fall falsch. Eine Seite mit zwei
    Kandidaten in einer Zelle, oder mit zwei Plätzen einer Ziffer in einer Einheit oder mit keinem, ist die falsche.
about-part-one-color = Von zwei Kandidaten, die hier ein starker Link verbindet, ist einer wahr und der andere falsch.
    Also sind alle Kandidaten der einen Farbe wahr und alle der anderen falsch.
about-part-colors = Alle Kandidaten der einen Farbe sind wahr und alle der anderen falsch.
about-part-clusters = In jedem Verbund sind alle Kandidaten der einen Farbe wahr und alle der anderen falsch.
about-part-marks = Ist eine Farbe wahr, so sind es auch ihre Marken, eine nach der anderen. Eine der beiden Farben ist
    wahr, und mit ihr ihre ganze Seite.

## Uniqueness

about-unique-rectangle-type-1 = { about-part-rectangle }, und drei davon haben keine anderen Kandidaten: Beide Ziffern
    können aus der vierten gestrichen werden.
about-unique-rectangle-type-1-why = { about-part-trade } Weil es nur eine hat, enthält die vierte Zelle eine andere
    Ziffer.
about-unique-rectangle-type-2 = { about-part-rectangle }, und zwei benachbarte Ecken haben einen weiteren Kandidaten,
    beide denselben: Diese Ziffer kann aus jeder Zelle gestrichen werden, die beide Ecken sieht.
about-unique-rectangle-type-2-why = { about-part-trade } Weil es nur eine hat, enthält eine der beiden Ecken den
    weiteren Kandidaten, und eine Zelle, die beide sieht, kann ihn nicht haben.
about-unique-rectangle-type-3 = { about-part-rectangle }, und nur zwei benachbarte Ecken haben weitere Kandidaten.
    Nimmt man diese als die einer einzigen Zelle, so bilden sie mit weiteren Zellen einer Einheit eine nackte Gruppe:
    Deren Ziffern können aus dem Rest der Einheit gestrichen werden, und aus dem Rest des Blocks, wenn alle diese
    Zellen in einem liegen.
about-unique-rectangle-type-3-why = { about-part-trade } Weil es nur eine hat, enthält eine der beiden Ecken einen
    ihrer weiteren Kandidaten. Diese Ecke und die anderen Zellen der Gruppe verbrauchen alle deren Ziffern.
about-unique-rectangle-type-4 = { about-part-rectangle }, und nur zwei benachbarte Ecken haben weitere Kandidaten. In
    einer Einheit mit beiden Ecken hat eine der beiden Ziffern keine anderen Kandidaten: Die andere Ziffer kann aus
    beiden Ecken gestrichen werden.
about-unique-rectangle-type-4-why = { about-part-trade } Weil es nur eine hat, enthält eine der beiden Ecken eine
    andere Ziffer, und die erste Ziffer steht in der anderen Ecke. Also enthält keine der Ecken die zweite Ziffer.
about-unique-rectangle-type-5 = { about-part-rectangle }, und zwei gegenüberliegende Ecken oder drei Ecken haben einen
    weiteren Kandidaten, alle denselben: Diese Ziffer kann aus jeder Zelle gestrichen werden, die alle diese Ecken
    sieht.
about-unique-rectangle-type-5-why = { about-part-trade } Weil es nur eine hat, enthält eine dieser Ecken die weitere
    Ziffer, und eine Zelle, die alle sieht, kann sie nicht haben.
about-unique-rectangle-type-6 = { about-part-rectangle }, und nur zwei gegenüberliegende Ecken haben weitere
    Kandidaten. Eine der beiden Ziffern bildet in den vier Zellen einen X-Wing: Sie kann aus diesen beiden Ecken
    gestrichen werden.
about-unique-rectangle-type-6-why = { about-part-trade } Weil es nur eine hat, enthält eine der beiden Ecken eine
    andere Ziffer. Stünde die Ziffer des X-Wings in einer von ihnen, so stünde sie in beiden.
about-hidden-rectangle = { about-part-rectangle }. Eine Ecke hat keine weiteren Kandidaten, die beiden benachbarten
    haben welche. In der Zeile und in der Spalte der gegenüberliegenden Ecke hat die erste Ziffer außerhalb der vier
    Zellen keine Kandidaten: Die zweite Ziffer kann aus der gegenüberliegenden Ecke gestrichen werden.
about-hidden-rectangle-why = Stünde die zweite Ziffer in der gegenüberliegenden Ecke, so stünde in beiden Nachbarecken
    die erste und in der Ecke ohne weitere Kandidaten die zweite. In den vier Zellen stünden nur die beiden Ziffern,
    sie könnten die Plätze tauschen, und das Rätsel hätte eine zweite Lösung. { about-part-not-with-one }
about-avoidable-rectangle-type-1 = Drei von vier Zellen in zwei Zeilen, zwei Spalten und zwei Blöcken enthalten zwei
    Ziffern, eine davon zweimal, und keine der drei ist vorgegeben: Die andere Ziffer kann aus der vierten Zelle
    gestrichen werden, die noch offen ist.
about-avoidable-rectangle-type-1-why = Stünde sie in der vierten Zelle, so könnten die beiden Ziffern in den vier
    Zellen die Plätze tauschen, und das Rätsel hätte eine zweite Lösung. { about-part-not-with-one } Wäre eine der
    Zellen vorgegeben, so könnte sie sich nicht ändern, und es würde nichts folgen.
about-avoidable-rectangle-type-2 = Zwei von vier Zellen in zwei Zeilen, zwei Spalten und zwei Blöcken enthalten zwei
    Ziffern und sind nicht vorgegeben. Die beiden anderen Zellen sind offen und haben je zwei Kandidaten: die Ziffer
    der gegenüberliegenden Ecke und eine weitere, in beiden dieselbe. Diese kann aus jeder Zelle gestrichen werden,
    die beide sieht.
about-avoidable-rectangle-type-2-why = Stünde in keiner der beiden offenen Zellen der weitere Kandidat, so enthielten
    sie die Ziffern der gegenüberliegenden Ecken, und die Ziffern könnten in den vier Zellen die Plätze tauschen: Das
    Rätsel hätte eine zweite Lösung. Weil es nur eine hat, enthält eine der beiden den weiteren Kandidaten, und eine
    Zelle, die beide sieht, kann ihn nicht haben.
about-avoidable-rectangle-type-3 = Einige von vier Zellen in zwei Zeilen, zwei Spalten und zwei Blöcken enthalten zwei
    Ziffern, in gegenüberliegenden Ecken dieselbe, und sind nicht vorgegeben. Die anderen sind offen, und nur zwei
    benachbarte haben andere Kandidaten als die Ziffer, die in die Ecke gehört. Nimmt man diese anderen Kandidaten als
    die einer einzigen Zelle, so bilden sie mit weiteren Zellen einer Einheit eine nackte Gruppe: Deren Ziffern können
    aus dem Rest der Einheit gestrichen werden, und aus dem Rest des Blocks, wenn alle diese Zellen in einem liegen.
about-avoidable-rectangle-type-3-why = Stünde in keiner der beiden offenen Zellen ein anderer Kandidat, so könnten die
    beiden Ziffern in den vier Zellen die Plätze tauschen, und das Rätsel hätte eine zweite Lösung. Weil es nur eine
    hat, enthält eine der beiden einen der anderen Kandidaten. Diese Zelle und die anderen Zellen der Gruppe
    verbrauchen alle deren Ziffern.
about-avoidable-rectangle-type-5 = Einige von vier Zellen in zwei Zeilen, zwei Spalten und zwei Blöcken enthalten zwei
    Ziffern, in gegenüberliegenden Ecken dieselbe, und sind nicht vorgegeben. Von den offenen haben zwei
    gegenüberliegende Ecken oder drei Ecken einen weiteren Kandidaten, alle denselben: Er kann aus jeder Zelle
    gestrichen werden, die alle diese Ecken sieht.
about-avoidable-rectangle-type-5-why = Stünde in keiner dieser Ecken der weitere Kandidat, so könnten die beiden
    Ziffern in den vier Zellen die Plätze tauschen, und das Rätsel hätte eine zweite Lösung. Weil es nur eine hat,
    enthält ihn eine der Ecken, und eine Zelle, die alle sieht, kann ihn nicht haben.
about-hidden-avoidable-rectangle = Eine von vier Zellen in zwei Zeilen, zwei Spalten und zwei Blöcken enthält eine
    Ziffer und ist nicht vorgegeben; die anderen sind offen. In der Zeile und in der Spalte der gegenüberliegenden
    Ecke hat eine zweite Ziffer außerhalb der vier Zellen keine Kandidaten: Die erste Ziffer kann aus der
    gegenüberliegenden Ecke gestrichen werden.
about-hidden-avoidable-rectangle-why = Stünde die erste Ziffer in der gegenüberliegenden Ecke, so stünde in beiden
    Nachbarecken die zweite. Die beiden Ziffern könnten in den vier Zellen die Plätze tauschen, und das Rätsel hätte
    eine zweite Lösung. { about-part-not-with-one }
about-unique-rectangle-wing = Vier offene Zellen in zwei Zeilen, zwei Spalten und zwei Blöcken haben zwei Ziffern und
    zwei bis fünf weitere Kandidaten, die Wächter. Zu jedem Wächter gibt es eine Zelle mit zwei Kandidaten, die ihn
    sieht: seine Ziffer und `z`, in allen dieselbe. Die Ziffer `z` kann aus jeder Zelle gestrichen werden, die alle
    diese Zellen sieht.
about-unique-rectangle-wing-why = { about-part-trade } Also ist einer der Wächter wahr. Die Zelle mit zwei Kandidaten,
    die ihn sieht, enthält `z`. Es ist ein W-Wing oder XY-Wing, dessen Mitte das Rechteck ist.
about-part-rectangle = Vier offene Zellen in zwei Zeilen, zwei Spalten und zwei Blöcken haben zwei Kandidaten
    gemeinsam
about-part-trade = Stünden in den vier Zellen nur die beiden Ziffern, so könnten diese die Plätze tauschen, und das
    Rätsel hätte eine zweite Lösung.
about-part-not-with-one = Weil es nur eine hat, kann das nicht sein.
about-part-single-cell-guardians = Was alle Wächter ausschließt, kann gestrichen werden; liegen alle in einer Zelle,
    so können die Ziffern des Musters aus ihr gestrichen werden. Wächter in zwei Zellen können auch mit weiteren
    Zellen einer Einheit eine nackte Gruppe bilden.
about-part-one-guardian = Also ist einer der Wächter wahr.
about-part-bug = In einem solchen Gitter (BUG, Bivalue Universal Grave) könnte jede Zelle zu ihrem anderen Kandidaten
    wechseln: Das Rätsel hätte zwei Lösungen oder keine.
about-extended-rectangle = Zwei Zeilen eines Bandes und drei oder vier Spalten in zwei Blöcken oder mehr, oder
    dasselbe mit vertauschten Zeilen und Spalten, kreuzen sich in Zellen, die so viele Ziffern haben, wie jede Linie
    Zellen hat, abgesehen von einigen Wächtern. { about-part-single-cell-guardians }
about-extended-rectangle-why = Stünden in den Zellen nur diese Ziffern, so hätten beide Linien dort dieselben, und
    jede Zelle könnte ihre Ziffer mit der gegenüberliegenden tauschen: Zeilen, Spalten und Blöcke behielten ihre
    Ziffern, und das Rätsel hätte eine zweite Lösung. { about-part-one-guardian } Mit zwei Spalten ist das ein Unique
    Rectangle.
about-anonymous-deadly-pattern = Einige offene Zellen, bis zu zwölf, haben zusammen drei oder vier Ziffern, abgesehen
    von Wächtern in einer oder zwei Zellen. Wie man die Zellen auch mit diesen Ziffern füllt, es gibt immer eine
    andere Füllung, die jeder Einheit dieselben Ziffern lässt. { about-part-single-cell-guardians }
about-anonymous-deadly-pattern-more = Gefunden werden die Muster durch Probieren, nicht an ihrer Form. Solche mit
    eigenem Namen, wie Borescopers tödliches Muster, das von Qiu und die rotierenden, werden gefunden, wenn sie klein
    genug sind.
about-anonymous-deadly-pattern-why = Stünden in den Zellen nur diese Ziffern, so ließen sie sich auch anders füllen,
    und das Rätsel hätte eine zweite Lösung. { about-part-one-guardian }
about-bug-lite = Einige offene Zellen, bis zu zehn, haben je zwei Kandidaten, abgesehen von einigen Wächtern in einer
    oder zwei Zellen, und jede Einheit hat jede Ziffer in zwei der Zellen oder in keiner. Was alle Wächter
    ausschließt, kann gestrichen werden; liegen alle in einer Zelle, so können die beiden Ziffern des Musters aus ihr
    gestrichen werden. Wächter in zwei Zellen können auch mit weiteren Zellen einer Einheit eine nackte Gruppe bilden.
about-bug-lite-why = Stünde in jeder der Zellen eine ihrer beiden Ziffern, so könnten alle zur anderen wechseln: Jede
    Einheit behielte ihre Ziffern, und das Rätsel hätte eine zweite Lösung. { about-part-one-guardian } Mit zwei
    Ziffern ist das ein Unique Rectangle oder ein Unique Loop, mit allen offenen Zellen ein BUG.
about-unique-loop-type-1 = Eine Schleife aus sechs oder mehr Zellen mit denselben zwei Kandidaten: Jede Zelle sieht
    die nächste, und jede Einheit hat zwei davon oder keine. Eine Zelle hat noch andere Kandidaten: Die beiden Ziffern
    können aus ihr gestrichen werden.
about-unique-loop-type-1-why = { about-part-loop } Also enthält diese eine Zelle eine andere Ziffer.
about-unique-loop-type-2 = { about-part-loop-cells } Zwei oder mehr der Zellen haben einen weiteren Kandidaten, alle
    denselben: Er kann aus jeder Zelle gestrichen werden, die alle diese sieht.
about-unique-loop-type-2-why = { about-part-loop } Also enthält eine der Zellen die dritte Ziffer.
about-unique-loop-type-3 = { about-part-loop-cells } Zwei Zellen einer Einheit haben weitere Kandidaten. Als eine
    einzige Zelle mit diesen genommen bilden sie mit weiteren Zellen der Einheit eine nackte Gruppe, oder die beiden
    Ziffern gehören zu einer versteckten Gruppe.
about-unique-loop-type-3-why = { about-part-loop } Also enthält eine der beiden Zellen einen der weiteren Kandidaten,
    und die Gruppe ist vollständig.
about-unique-loop-type-4 = { about-part-loop-cells } Zwei Zellen haben weitere Kandidaten, und eine der beiden Ziffern
    hat in einer Einheit beider Zellen keine anderen Kandidaten: Die andere Ziffer kann aus beiden gestrichen werden.
about-unique-loop-type-4-why = Eine der beiden Zellen enthält die Ziffer, die keinen anderen Platz hat. Stünde in der
    anderen Zelle die zweite Ziffer, so enthielte keine Zelle einen weiteren Kandidaten, die beiden Ziffern könnten
    entlang der ganzen Schleife die Plätze tauschen, und das Rätsel hätte eine zweite Lösung.
about-part-loop = Stünden in allen Zellen nur die beiden Ziffern, so könnten diese entlang der ganzen Schleife die
    Plätze tauschen, und das Rätsel hätte eine zweite Lösung.
about-part-loop-cells = Eine Schleife aus sechs oder mehr Zellen mit denselben zwei Kandidaten, zwei oder keine in
    jeder Einheit.
about-bug-1 = Alle offenen Zellen haben zwei Kandidaten, bis auf eine mit dreien. Ohne einen dieser drei hätte jede
    Ziffer in jeder Einheit zwei Kandidaten oder keinen: Dieser ist wahr, und die beiden anderen können gestrichen
    werden.
about-bug-1-why = Ohne ihn bildeten die offenen Zellen ein BUG (Bivalue Universal Grave): Ließen sie sich füllen, so
    könnte jede zu ihrem anderen Kandidaten wechseln, und das Rätsel hätte eine zweite Lösung. Weil es nur eine hat,
    ist der Kandidat wahr, der das verhindert.
about-bug-type-2 = Ohne eine Ziffer in mehreren Zellen hätte jede offene Zelle zwei Kandidaten, und jede Ziffer in
    jeder Einheit zwei Kandidaten oder keinen: Die Ziffer kann aus jeder Zelle gestrichen werden, die alle diese
    Zellen sieht.
about-bug-type-2-why = { about-part-bug } Also enthält eine der Zellen die Ziffer.
about-bug-type-3 = Ohne einige Kandidaten mehrerer Zellen einer Einheit wäre das Gitter ein BUG. Als eine einzige Zelle
    mit diesen Kandidaten genommen bilden die Zellen mit weiteren Zellen der Einheit eine nackte Gruppe.
about-bug-type-3-why = { about-part-bug } Also ist einer der Kandidaten wahr und vervollständigt die nackte Gruppe.
about-bug-type-4 = Ohne einige überzählige Kandidaten zweier Zellen, die einander sehen, wäre das Gitter ein BUG, und
    die beiden Zellen haben nur eine andere Ziffer gemeinsam. Alle Kandidaten außer dieser Ziffer und den überzähligen
    können aus den beiden Zellen gestrichen werden.
about-bug-type-4-why = Die gemeinsame Ziffer hat in der Einheit nur diese beiden Plätze, also enthält sie eine der
    beiden Zellen. Die andere enthält dann einen der überzähligen Kandidaten; ohne sie könnte jede Zelle zu ihrem
    anderen Kandidaten wechseln.
about-bug-n = Ohne zwei oder mehr Kandidaten mehrerer Ziffern hätte jede offene Zelle zwei Kandidaten, und jede Ziffer
    in jeder Einheit zwei Kandidaten oder keinen. Was alle diese Kandidaten ausschließt, kann gestrichen werden.
about-bug-n-why = { about-part-bug } Also ist einer der Kandidaten wahr, und was keiner von ihnen möglich lässt, ist
    falsch.
about-gurth-s-symmetrical-placement = Eine Symmetrie des Gitters, etwa eine halbe Drehung oder die Spiegelung an einer
    Diagonale, bildet jede Vorgabe auf eine Vorgabe ab, wobei die Ziffern überall gleich umbenannt werden. Eine Zelle,
    die an ihrem Platz bleibt, enthält eine Ziffer, die ihren Namen behält. In allen anderen Zellen kann ein Kandidat
    gestrichen werden, dessen Bild nicht möglich ist.
about-gurth-s-symmetrical-placement-more = Gesucht werden alle Symmetrien, bei denen Zeilen, Spalten und Blöcke wieder
    solche werden: Viertel- und halbe Drehungen, Spiegelungen an beiden Diagonalen und alle Arten, Bänder und die
    Linien darin zu verschieben.
about-gurth-s-symmetrical-placement-why = Die Symmetrie führt eine Lösung des Rätsels in eine Lösung seines Bildes
    über, und das ist das Rätsel selbst. Weil es nur eine Lösung hat, ist es dieselbe: Das Bild einer Ziffer in einer
    Zelle ist die Ziffer im Bild der Zelle.

## Chains

about-remote-pair = Vier oder mehr Zellen haben dieselben zwei Kandidaten, und jede sieht die nächste. Beide Ziffern
    können aus jeder Zelle gestrichen werden, die zwei von ihnen in ungeradem Abstand sieht, etwa die beiden Enden
    einer Kette aus vieren.
about-remote-pair-why = Jede Zelle enthält die Ziffer, die die Zelle davor nicht enthält, also wechseln die beiden
    Ziffern ab. Zwei Zellen in ungeradem Abstand enthalten je eine, und eine Zelle, die beide sieht, kann keine
    enthalten.
about-m-wing = Drei starke Links: eine Zelle `xy` mit zwei Kandidaten, eine Einheit mit zwei Plätzen für `y` und eine
    mit zwei Plätzen für `x`. Die Zelle sieht einen Platz für `y`, und der andere liegt in derselben Zelle wie ein
    Platz für `x`. Die Ziffer `x` kann aus jeder Zelle gestrichen werden, die die Zelle mit zwei Kandidaten und den
    letzten Platz sieht: `(x=y)-y=(y-x)=x`.
about-m-wing-why = Ist die Zelle mit zwei Kandidaten nicht `x`, so ist sie `y`. Dann ist der Platz für `y`, den sie
    sieht, falsch und der andere wahr. Diese Zelle ist nicht `x`, also ist es der letzte Platz. So oder so ist eines
    der beiden fernen Enden `x`.
about-split-wing = Drei starke Links: Eine Zelle `xy` mit zwei Kandidaten in der Mitte sieht einen der beiden Plätze
    für `x` in einer Einheit und einen der beiden Plätze für `y` in einer anderen. Liegen die fernen Plätze in Zellen,
    die einander sehen, so kann `y` aus der für `x` und `x` aus der für `y` gestrichen werden; liegen sie in einer
    Zelle, so können deren andere Kandidaten gestrichen werden: `x=x-(x=y)-y=y`.
about-split-wing-why = Ist die Zelle in der Mitte `x`, so ist der ferne Platz für `x` wahr; ist sie `y`, so ist es der
    ferne Platz für `y`. { about-part-one-of-two }
about-local-wing = Drei Einheiten mit je zwei Plätzen einer Ziffer. Die Kette geht mindestens einmal durch eine Zelle,
    die einen Platz von beiden hat, von einer Einheit zur nächsten: `x=(x-y)=(y-z)=z`. Was beide fernen Enden
    ausschließen, kann gestrichen werden: eine Ziffer aus den Zellen, die beide sehen, oder, wenn die Enden zwei
    Ziffern haben, jede aus der Zelle der anderen.
about-local-wing-why = Ist ein fernes Ende falsch, so ist der andere Platz in seiner Einheit wahr. Also ist der
    nächste Platz, in derselben Zelle oder in Sicht, falsch, und so weiter: Das andere ferne Ende ist wahr.
    { about-part-one-of-two }
about-hybrid-wing = Drei starke Links, einige in Zellen mit zwei Kandidaten und einige in Einheiten mit zwei Plätzen,
    in jeder Form, die keinen anderen Namen hat, etwa `(x=y)-(y=z)-z=z` oder `(x=y)-y=(y-z)=z`. Was beide fernen Enden
    ausschließen, kann gestrichen werden: meist die Ziffer jedes Endes aus der Zelle des anderen.
about-hybrid-wing-why = Ist ein fernes Ende falsch, so ist das andere Ende seines Links wahr. Also ist das nächste
    falsch, und so weiter: Das andere ferne Ende ist wahr. { about-part-one-of-two }
about-part-one-of-two = Eines der beiden ist auf jeden Fall wahr.
about-grouped-w-wing = Zwei Zellen haben dieselben zwei Kandidaten `xy`. Eine Einheit hat Kandidaten für `x` in zwei
    Gruppen; die eine sieht die erste Zelle ganz, die andere die zweite: Die Ziffer `y` kann aus jeder Zelle
    gestrichen werden, die beide Zellen sieht.
about-grouped-w-wing-why = Die Einheit hat `x` in einer der beiden Gruppen. Die Zelle, die diese Gruppe sieht, ist
    nicht `x`, sondern `y`. Also ist eine der beiden Zellen `y`.
about-chute-remote-pair = Zwei Zellen mit denselben zwei Kandidaten `xy` liegen in zwei Blöcken eines Bandes, in zwei
    seiner Linien. Im dritten Block hat die dritte Linie keinen Kandidaten für `x`: Die Ziffer `y` kann aus jeder
    Zelle gestrichen werden, die beide Zellen sieht.
about-chute-remote-pair-why = Der dritte Block hat `x` in der Linie einer der beiden Zellen. Diese Zelle ist nicht
    `x`, sondern `y`. Also ist eine der beiden Zellen `y`. Ist keine der beiden Ziffern in den drei Zellen der dritten
    Linie, so können beide gestrichen werden, jede in einem eigenen Schritt.
about-three-strong-links = Drei starke Links einer Ziffer, { about-part-strong-links }
about-three-strong-links-why = { about-part-strong-links-why }
about-four-strong-links = Vier starke Links einer Ziffer, { about-part-strong-links }
about-four-strong-links-why = { about-part-strong-links-why }
about-five-strong-links = Fünf starke Links einer Ziffer, { about-part-strong-links }
about-five-strong-links-why = { about-part-strong-links-why }
about-six-strong-links = Sechs starke Links einer Ziffer, { about-part-strong-links }
about-six-strong-links-why = { about-part-strong-links-why }
about-part-strong-links = jeder in einer eigenen Einheit, verbunden durch schwache. Ein starker Link verbindet die
    beiden Kandidaten einer Einheit oder zwei Gruppen, die alle ihre Kandidaten enthalten. Die Ziffer kann aus jeder
    Zelle gestrichen werden, die beide fernen Enden sieht; sind auch diese verbunden, aus jeder Zelle, die beide Enden
    eines schwachen Links sieht.
about-part-strong-links-why = Ist ein fernes Ende falsch, so ist das andere Ende seines starken Links wahr. Also ist
    das nahe Ende des nächsten Links falsch, und so weiter: Das andere ferne Ende ist wahr. Sind die fernen Enden
    verbunden, so ist von jedem Link genau ein Ende wahr.
about-xyz-ring = Ein Drehpunkt mit den Kandidaten `xyz` sieht zwei Zangen, `xz` und `yz`. Eine weitere Einheit hat
    Kandidaten für `z` nur in zwei Einheiten, einer durch jede Zange, und auch der Drehpunkt liegt in einer davon.
    Alle anderen Kandidaten können dort gestrichen werden: `z` aus diesen beiden Einheiten, `x` und `y` aus den
    Einheiten von Drehpunkt und Zangen. Wo sich die beiden Einheiten kreuzen, kann `z` sogar aus dem Drehpunkt oder
    aus der Einheit gestrichen werden, die den Ring schließt.
about-xyz-ring-why = Die drei Zellen enthalten je eine Ziffer, und die Einheit braucht ihr `z`. Für diese vier ist
    Platz für ein `x`, ein `y` und zwei `z`, je in einer Einheit. Also ist der ganze Platz verbraucht, und nichts
    anderes steht dort. Ein `z` in beiden seiner Einheiten würde beide zugleich verbrauchen.
about-x-chain = Eine Kette aus Kandidaten einer Ziffer, abwechselnd durch starke und schwache Links verbunden, mit
    starken Links an beiden Enden: Die Ziffer kann aus jeder Zelle gestrichen werden, die beide Enden sieht. Mit nur
    zwei starken Links hat sie eigene Namen: Wolkenkratzer, 2-String-Kite, Turbot-Fisch.
about-x-chain-why = Ist der erste Kandidat falsch, so macht der starke Link den zweiten wahr, der schwache den dritten
    falsch, und so weiter: Der letzte Kandidat ist wahr. Also ist eines der beiden Enden wahr, und eine Zelle, die
    beide sieht, kann die Ziffer nicht enthalten.
about-xy-chain = Eine Kette aus drei oder mehr Zellen mit zwei Kandidaten: Jede sieht die nächste und teilt einen
    Kandidaten mit ihr. Bleibt an beiden Enden derselbe Kandidat übrig, so kann er aus jeder Zelle gestrichen werden,
    die beide sieht. Die kürzeste XY-Kette, aus drei Zellen, ist der XY-Wing.
about-xy-chain-why = Enthält die erste Zelle den übrigen Kandidaten nicht, so enthält sie den, den sie mit der zweiten
    teilt. Diese enthält dann ihre andere Ziffer, und so weiter, bis die letzte den übrigen Kandidaten enthält. Also
    enthält ihn eines der beiden Enden.
about-continuous-nice-loop = Abwechselnd starke und schwache Links, die sich zu einer Schleife schließen. Jeder
    Kandidat, den beide Enden eines schwachen Links ausschließen, kann gestrichen werden: alle, die zwei
    verbundene Kandidaten einer Ziffer sehen, und die anderen Kandidaten einer Zelle, in der zwei verbunden sind.
about-continuous-nice-loop-why = Folgt man der Schleife von einem beliebigen Kandidaten aus, so zeigt sich: Ist er
    wahr, so ist jeder zweite Kandidat der Schleife wahr, und ist er falsch, so sind es die anderen. So oder so ist
    von jedem schwachen Link ein Ende wahr, und was beide ausschließen, ist falsch.
about-blossom-loop = Eine Zelle, oder eine Ziffer in einer Einheit, hat drei oder mehr Kandidaten. Von jedem führt
    eine Kette weiter, abwechselnd schwache und starke Links, und alle Ketten enden in einer Zelle oder bei einer
    Ziffer in einer Einheit. Jeder Kandidat, den ein schwacher Link oder dieses Ende außerdem hat, kann gestrichen
    werden. Jede Kette ist die kürzeste von ihrem Kandidaten aus, mit höchstens drei starken Links, und höchstens acht
    Zellen und Einheiten brauchen einen wahren Kandidaten. Ein Kandidat darf schon am Ende liegen, wenn zwei andere es
    nicht tun.
about-blossom-loop-more = Ketten von den Kandidaten einer Zelle, einer Einheit oder den Flossen eines Fischs, die sich
    nicht so schließen, werden als Kraken-Fisch und Forcing Chain gefunden.
about-blossom-loop-why = Der Stiel und jeder starke Link haben einen wahren Kandidaten. Die schwachen Links und das
    Ende haben zusammen Platz für genauso viele, denn jede Kette hat so viele schwache Links wie starke, und das eine
    Ende steht dem einen Stiel gegenüber. Also ist der ganze Platz verbraucht, und nichts anderes ist dort wahr. Mit
    zwei Kandidaten ist das ein kontinuierlicher Nice Loop.
about-aic = Eine Kette abwechselnder Schlüsse (Alternating Inference Chain): Kandidaten beliebiger Ziffern und Zellen,
    abwechselnd durch starke und schwache Links verbunden, mit starken Links an beiden Enden. Haben beide Enden
    dieselbe Ziffer, so kann sie aus den Zellen gestrichen werden, die beide sehen. Haben sie zwei Ziffern in Zellen,
    die einander sehen, so kann jede aus der Zelle der anderen gestrichen werden. Eine Kette, die nur einen Kandidaten
    streicht, heißt diskontinuierlicher Nice Loop.
about-aic-why = Ist ein Ende falsch, so machen die Links die Kandidaten abwechselnd wahr und falsch und zuletzt das
    andere Ende wahr. Also ist eines der beiden Enden wahr, und ein Kandidat, den beide ausschließen, ist falsch.
about-discontinuous-nice-loop = Abwechselnd starke und schwache Links, die zu der Zelle zurückführen, in der sie
    beginnen; dort hat die Schleife eine Unstetigkeit. Treffen sich zwei schwache Links in einem Kandidaten, so kann
    er gestrichen werden. Treffen sich zwei starke in einem, so ist er wahr, und die anderen Kandidaten seiner Zelle
    können gestrichen werden. Treffen ein schwacher und ein starker auf zwei Kandidaten der Zelle, so kann der am
    schwachen gestrichen werden.
about-discontinuous-nice-loop-why = Wo sich zwei schwache Links treffen, ist eines der beiden Enden der Kette wahr,
    und beide schließen den Kandidaten aus. Wo sich zwei starke treffen, erweist sich der Kandidat als wahr, auch wenn
    man ihn für falsch hält.
about-grouped-continuous-nice-loop = Ein kontinuierlicher Nice Loop durch Gruppen von Kandidaten, wo sich ein Block
    und eine Linie kreuzen, oder durch Fast-Gruppen (ALS), wenn die Grenzen sie zulassen. Ein Kandidat, der zwei
    verbundene Knoten ganz sieht, kann gestrichen werden. Ebenso die anderen Ziffern einer Fast-Gruppe aus den Zellen,
    die alle ihre Kandidaten darin sehen.
about-grouped-continuous-nice-loop-why = Von zwei verbundenen Knoten ist einer wahr, welcher Kandidat einer Gruppe es
    auch ist. Eine Fast-Gruppe in der Schleife hat eine ihrer beiden verbundenen Ziffern außerhalb, also enthält sie
    alle anderen.
about-grouped-aic = Eine AIC, in der mehrere Kandidaten einer Ziffer, wo sich ein Block und eine Linie kreuzen, als
    ein Knoten zählen, oder in der Fast-Gruppen (ALS) zwei Ziffern verbinden, wenn die Grenzen sie zulassen.
about-grouped-aic-why = { about-part-groups } Eine Fast-Gruppe, der eine Ziffer fehlt, enthält alle anderen. Alles
    Weitere folgt wie in jeder Kette.
about-unique-rectangle-chain = Eine AIC mit einem Unique Rectangle auf dem Weg: vier offene Zellen in zwei Zeilen,
    zwei Spalten und zwei Blöcken mit zwei Ziffern, deren weitere Kandidaten, die Wächter, zwei Ziffern haben, jede in
    einer Zelle oder in Zellen einer Einheit, oder eine Ziffer in gegenüberliegenden Ecken. Die Wächter der ersten Art
    und die der zweiten sind stark verbunden. Was beide Enden der Kette ausschließen, kann gestrichen werden.
about-unique-rectangle-chain-why = { about-part-trade } Weil es nur eine hat, ist einer der Wächter wahr: einer der
    ersten Art oder sonst einer der zweiten. Alles Weitere folgt wie in jeder Kette.
about-fish-chain = Eine AIC mit einem Fast-Fisch auf dem Weg: zwei bis vier Zeilen oder Spalten, die eine Ziffer auf eine
    Einheit mehr beschränken, als es Zeilen sind. Diese Einheiten, die Deckung, sind Linien der anderen Art, oder alle
    bis auf eine sind es, und eine ist ein Block. Was die Zeilen in einer Einheit der Deckung haben, ist stark mit dem
    verbunden, was sie in jeder anderen haben. Was beide Enden der Kette ausschließen, kann gestrichen werden.
about-fish-chain-why = Steht die Ziffer in den Zeilen nirgends in einer Einheit der Deckung, so sind die anderen
    Einheiten so viele wie die Zeilen: Der Fisch ist vollständig, und jede dieser Einheiten hat die Ziffer in einer der
    Zeilen. Alles Weitere folgt wie in jeder Kette.
about-grouped-discontinuous-nice-loop = Ein diskontinuierlicher Nice Loop durch Gruppen von Kandidaten, wo sich ein
    Block und eine Linie kreuzen, oder durch Fast-Gruppen (ALS), wenn die Grenzen sie zulassen. Er streicht einen
    Kandidaten oder alle bis auf einen einer Zelle.
about-grouped-discontinuous-nice-loop-why = { about-part-groups } Alles Weitere folgt wie in jeder Schleife: Der
    Kandidat, bei dem sie beginnt, erweist sich als falsch oder als wahr.
about-part-groups = Eine Gruppe ist wahr, wenn einer ihrer Kandidaten es ist. Eine Einheit, die alle Kandidaten einer
    Ziffer in zwei Gruppen hat, hat die Ziffer in einer davon, und ein Kandidat, der die ganze Gruppe sieht, schließt
    sie aus.

## Almost locked sets

about-sue-de-coq = Zwei oder drei Zellen, wo sich eine Linie und ein Block kreuzen, haben mindestens zwei Kandidaten
    mehr, als es Zellen sind. Einige Zellen im Rest der Linie und einige im Rest des Blocks gleichen das aus, so dass
    es insgesamt so viele Ziffern wie Zellen sind. Jede Ziffer steht dann in diesen Zellen und kann aus dem Rest der
    Linie, des Blocks oder beider gestrichen werden.
about-sue-de-coq-more = Die Zellen im Rest der Linie dürfen Ziffern haben, die die Kreuzung nicht hat, mit je einer
    Zelle mehr; ebenso die im Rest des Blocks. Eine Ziffer, die beide haben, zählt doppelt und kann auch aus der
    Kreuzung gestrichen werden: die kannibalische Form. Eine Ziffer der Kreuzung allein, eine isolierte, kann aus
    beiden Resten gestrichen werden. Hat die Kreuzung nur einen Kandidaten mehr als Zellen, so ist sie eine
    Fast-Gruppe (ALS), und das Muster ist stattdessen ein ALS-XZ.
about-sue-de-coq-why = Die Linie kann jede ihrer Ziffern in diesen Zellen nur einmal haben, ebenso der Block. Auch die
    anderen Ziffern der Kreuzung können dort nur einmal stehen, weil alle ihre Zellen in einem Block liegen. Also gibt
    es gerade genug Ziffern, um die Zellen zu füllen, und jede wird gebraucht. Eine Ziffer von Linie und Block wird in
    beiden gebraucht, und eine Zelle der Kreuzung sähe beide.
about-three-dimensional-sue-de-coq = Zellen liegen in einer Zeile, in einer Spalte und in dem Block, in dem sich beide
    kreuzen. Jede ihrer Ziffern hat alle ihre Kandidaten dort in einer dieser Einheiten: die der Zeilenzellen
    außerhalb des Blocks in der Zeile, die der Spaltenzellen in der Spalte, die übrigen im Block. Es sind so viele
    Ziffern wie Zellen. Jede Ziffer kann aus dem Rest ihrer Einheit gestrichen werden.
about-three-dimensional-sue-de-coq-why = Jede Einheit kann jede ihrer Ziffern in diesen Zellen nur einmal haben. Also
    gibt es gerade genug Ziffern, um die Zellen zu füllen, und jede wird gebraucht.
about-subset-counting = Bis zu fünf Zellen mit je zwei oder mehr Kandidaten haben weniger Ziffern, als es Zellen sind.
    Gezählt wird, wie oft jede Ziffer in ihnen stehen kann: einmal in jeder der wenigsten Einheiten, die ihre
    Kandidaten dort abdecken. Sieht ein Kandidat so viele Kandidaten seiner Ziffer in den Zellen, dass alle Zahlen
    zusammen kleiner sind als die Zahl der Zellen, so kann er gestrichen werden.
about-subset-counting-more = Auch zwei Fast-Gruppen mit einer gemeinsamen Engstelle sind solche Zellen; sie bleiben
    dem ALS-XZ überlassen.
about-subset-counting-why = Wäre der Kandidat wahr, so fiele seine Ziffer aus den Kandidaten, die er sieht, und könnte
    in den Zellen nur so oft stehen, wie übrig ist. Alle Ziffern zusammen könnten dann weniger Zellen füllen, als es
    sind.
about-wxyz-wing = Vier Zellen haben zusammen vier Ziffern und liegen in zwei Einheiten: { about-part-bent-set }
about-wxyz-wing-why = { about-part-bent-set-why }
about-vwxyz-wing = Fünf Zellen haben zusammen fünf Ziffern und liegen in zwei Einheiten: { about-part-bent-set }
about-vwxyz-wing-why = { about-part-bent-set-why }
about-uvwxyz-wing = Sechs Zellen haben zusammen sechs Ziffern und liegen in zwei Einheiten: { about-part-bent-set }
about-uvwxyz-wing-why = { about-part-bent-set-why }
about-tuvwxyz-wing = Sieben Zellen haben zusammen sieben Ziffern und liegen in zwei Einheiten: { about-part-bent-set }
about-tuvwxyz-wing-why = { about-part-bent-set-why }
about-part-bent-set = zwei Fast-Gruppen (ALS). Alle Ziffern bis auf eine haben dort Kandidaten, die einander alle
    sehen. Die letzte kann aus jeder Zelle gestrichen werden, die alle ihre Kandidaten in diesen Zellen sieht. Sehen
    auch ihre Kandidaten einander, so kann jede Ziffer rings um ihre eigenen gestrichen werden.
about-part-bent-set-why = Jede der anderen Ziffern steht in höchstens einer der Zellen, und es ist eine weniger als
    Zellen. Also enthält eine der Zellen die letzte Ziffer.
about-als-xz = Zwei Fast-Gruppen (ALS) haben eine gemeinsame Engstelle `x` (Restricted Common): Alle Kandidaten für
    `x` in der einen sehen alle in der anderen. Jede andere Ziffer `z` beider Gruppen kann aus jeder Zelle gestrichen
    werden, die alle Kandidaten für `z` in beiden sieht.
about-als-xz-more = Mit zwei gemeinsamen Engstellen kann jede davon aus den Zellen gestrichen werden, die alle ihre
    Kandidaten in beiden Gruppen sehen, und jede andere Ziffer einer Gruppe aus den Zellen, die alle ihre Kandidaten
    in dieser einen sehen.
about-als-xz-why = Eine Fast-Gruppe hat einen Kandidaten mehr als Zellen: Fehlt ihr eine Ziffer, so enthält sie alle
    anderen. Höchstens eine der beiden Gruppen enthält `x`. Der anderen fehlt es, also enthält sie `z`: Eine der
    beiden hat `z` auf jeden Fall. Mit zwei gemeinsamen Engstellen fehlt jeder Gruppe eine davon, also enthält sie die
    andere und alle ihre übrigen Ziffern.
about-als-xy-wing = Drei Fast-Gruppen (ALS): Der Drehpunkt hat mit der ersten der anderen eine gemeinsame Engstelle
    `x` und mit der zweiten eine andere, `y`. Eine Ziffer `z` dieser beiden kann aus jeder Zelle gestrichen werden,
    die alle Kandidaten für `z` in beiden sieht.
about-als-xy-wing-why = Fehlt der ersten Gruppe `z`, so enthält sie alle ihre anderen Ziffern, also auch `x`. Dann
    fehlt dem Drehpunkt `x`, und er enthält `y`; der zweiten Gruppe fehlt `y`, und sie enthält `z`. Also hat eine der
    beiden `z`.
about-als-w-wing = Zwei Fast-Gruppen (ALS) ohne gemeinsame Zelle haben beide die Ziffern `x` und `z`. Eine Einheit hat
    nur zwei Plätze für `x`, außerhalb der Gruppen: Der eine sieht alle Kandidaten für `x` in der ersten Gruppe, der
    andere alle in der zweiten. Dann kann `z` aus jeder Zelle gestrichen werden, die alle Kandidaten für `z` in beiden
    sieht.
about-als-w-wing-more = Sind beide Gruppen Zellen mit zwei Kandidaten, so ist es ein W-Wing.
about-als-w-wing-why = Einer der beiden Plätze ist `x`, und der Gruppe, deren Kandidaten für `x` er sieht, fehlt `x`.
    Eine Fast-Gruppe, der eine Ziffer fehlt, enthält alle anderen, also enthält eine der beiden Gruppen `z`.
about-als-chain = Vier oder mehr Fast-Gruppen (ALS) hintereinander, jede mit der nächsten durch eine gemeinsame
    Engstelle verbunden, die eine andere ist als die davor. Eine weitere Ziffer `z` der ersten und der letzten kann
    aus jeder Zelle gestrichen werden, die alle Kandidaten für `z` in beiden sieht.
about-als-chain-why = Fehlt der ersten Gruppe `z`, so enthält sie alle ihre anderen Ziffern, also auch ihre gemeinsame
    Engstelle. Diese fehlt dann der zweiten, die alle ihre anderen enthält, und so weiter bis zur letzten, die `z`
    enthält. Also hat die erste oder die letzte `z`.
about-death-blossom = Ein Stiel, eine Zelle mit mindestens drei Kandidaten, und zu jedem davon eine Fast-Gruppe (ALS),
    das Blütenblatt, in der der Stiel alle Kandidaten dieser Ziffer sieht. Eine Ziffer `z`, die alle Blütenblätter
    haben, aber nicht der Stiel, kann aus jeder Zelle gestrichen werden, die alle Kandidaten für `z` in den
    Blütenblättern sieht.
about-death-blossom-why = Welcher Kandidat des Stiels auch wahr ist, seinem Blütenblatt fehlt diese Ziffer, und so
    enthält es alle anderen. Also hat auf jeden Fall eines der Blütenblätter `z`.
about-death-blossom-over-a-house = Eine Ziffer hat in einer Einheit drei bis fünf Kandidaten, und zu jedem gibt es
    eine Fast-Gruppe (ALS), das Blütenblatt, in der er alle Kandidaten der Ziffer sieht. Eine andere Ziffer `z`, die
    alle Blütenblätter haben, kann aus jeder Zelle gestrichen werden, die alle Kandidaten für `z` in den
    Blütenblättern sieht.
about-death-blossom-over-a-house-why = Die Einheit hat die Ziffer auf einem ihrer Plätze. Dem Blütenblatt dieses
    Platzes fehlt die Ziffer, und so enthält es alle anderen. Also hat auf jeden Fall eines der Blütenblätter `z`.
about-death-blossom-over-a-set = Zwei bis vier Zellen einer Einheit, der Stiel, haben `n` Ziffern mehr, als es Zellen sind;
    `n` ist zwei oder drei. Zu `n + 1` dieser Ziffern gibt es eine Fast-Gruppe (ALS), das Blütenblatt, deren Kandidaten
    für die Ziffer alle die des Stiels sehen. Eine andere Ziffer `z`, die alle Blütenblätter haben, kann aus jeder Zelle
    gestrichen werden, die alle Kandidaten für `z` in den Blütenblättern sieht.
about-death-blossom-over-a-set-why = Dem Stiel fehlen nur `n` seiner Ziffern, also hat er eine der `n + 1` mit einem
    Blütenblatt. Ihrem Blütenblatt fehlt sie, und so enthält es alle anderen. Also hat auf jeden Fall eines der
    Blütenblätter `z`.
about-multi-branch-w-wing = Eine Einheit hat drei bis fünf Kandidaten für eine Ziffer `x`, und jeder sieht eine Zelle
    mit zwei Kandidaten, `x` und `z`, in allen dieselben: `z` kann aus jeder Zelle gestrichen werden, die alle diese
    Zellen sieht. Mit zwei Kandidaten in der Einheit ist das ein W-Wing.
about-multi-branch-w-wing-why = Die Einheit hat `x` auf einem ihrer Plätze. Die Zelle mit zwei Kandidaten, die ihn
    sieht, ist nicht `x`, sondern `z`. Also ist eine dieser Zellen `z`.
about-death-blossom-over-a-rectangle = Die Zellen eines Unique Rectangles haben neben seinen beiden Ziffern zwei bis
    fünf weitere Kandidaten, die Wächter, und zu jedem gibt es eine Fast-Gruppe (ALS), das Blütenblatt, in der er alle
    Kandidaten seiner Ziffer sieht. Eine Ziffer `z`, die alle Blütenblätter haben, kann aus jeder Zelle gestrichen
    werden, die alle Kandidaten für `z` in den Blütenblättern sieht.
about-death-blossom-over-a-rectangle-why = { about-part-trade } Also ist einer der Wächter wahr. Seinem Blütenblatt
    fehlt diese Ziffer, und so enthält es alle anderen. Also hat auf jeden Fall eines der Blütenblätter `z`.
about-aligned-pair-exclusion = Alle Kombinationen der Kandidaten zweier Zellen werden durchprobiert. Ausgeschlossen
    sind solche, die eine Ziffer in beide Zellen setzen, obwohl sie einander sehen, oder die beide Kandidaten einer
    Zelle verbrauchen, die beide sieht. Ein Kandidat, der in keiner übrigen Kombination vorkommt, kann gestrichen
    werden.
about-aligned-pair-exclusion-why = { about-part-combinations }
about-aligned-triplet-exclusion = Alle Kombinationen der Kandidaten dreier Zellen werden durchprobiert. Ausgeschlossen
    sind solche, die eine Ziffer in zwei Zellen setzen, die einander sehen, oder die alle Kandidaten einer Zelle
    verbrauchen, die alle drei sieht. Ein Kandidat, der in keiner übrigen Kombination vorkommt, kann gestrichen
    werden.
about-aligned-triplet-exclusion-why = { about-part-combinations }
about-part-combinations = Eine Kombination, die einer anderen Zelle keinen Kandidaten lässt, ist unmöglich. Kommt ein
    Kandidat in keiner anderen Kombination vor, so ist er falsch.
about-almost-locked-pair = Zwei Ziffern haben in einer Einheit, einer Linie oder einem Block, nur dort Kandidaten, wo
    sie eine andere kreuzt, einen Block oder eine Linie, und in einer weiteren Zelle. Die andere Einheit hat außerhalb
    der Kreuzung eine Zelle mit genau diesen beiden Kandidaten. Jeder andere Kandidat kann aus der ersten Zelle
    gestrichen werden, und die beiden Ziffern aus dem Rest der zweiten Einheit.
about-almost-locked-pair-why = Die Zelle der ersten Einheit enthält höchstens eine der beiden Ziffern, also steht die
    andere in der Kreuzung. Auch die Zelle der zweiten enthält eine, also hat die Kreuzung höchstens eine. Sie hat
    also genau eine: Die Zelle der ersten Einheit hat die andere, und die zweite Einheit hat beide, in der Kreuzung
    und in ihrer Zelle.
about-almost-locked-triple = Drei Ziffern haben in einer Einheit, einer Linie oder einem Block, nur dort Kandidaten,
    wo sie eine andere kreuzt, einen Block oder eine Linie, und in zwei weiteren Zellen. Die andere Einheit hat
    außerhalb der Kreuzung zwei Zellen, die keine anderen Kandidaten haben. Jeder andere Kandidat kann aus den ersten
    beiden Zellen gestrichen werden, und die drei Ziffern aus dem Rest der zweiten Einheit.
about-almost-locked-triple-why = Die beiden Zellen der ersten Einheit enthalten höchstens zwei der drei Ziffern, also
    steht mindestens eine in der Kreuzung. Die beiden Zellen der zweiten enthalten zwei, also hat die Kreuzung
    höchstens eine. Sie hat also genau eine: Die Zellen der ersten Einheit haben die beiden anderen, und die zweite
    Einheit hat alle drei, in der Kreuzung und in ihren beiden Zellen.
about-firework-triple = Eine Zeile und eine Spalte kreuzen sich in einem Block. Drei Ziffern haben dort Kandidaten nur
    in diesem Block, in einer weiteren Zelle der Zeile und in einer weiteren Zelle der Spalte, für alle drei dieselben
    beiden Zellen. Diese beiden, die Flügel, und die Zelle, in der sich die Linien kreuzen, enthalten die drei
    Ziffern: Jeder andere Kandidat kann aus ihnen gestrichen werden. Im Block kann jede der Ziffern aus den Zellen
    gestrichen werden, die in keiner der Linien liegen.
about-firework-triple-why = Der Block hat eine Ziffer einmal. Steht sie nicht dort, wo sich die Linien kreuzen, so
    fehlt sie dort der Zeile oder der Spalte und steht also in einem Flügel. So steht jede der drei Ziffern in einer
    der drei Zellen, und jede Zelle hat eine. Ein Flügel enthält eine Ziffer nur für eine Linie, also hat die andere
    sie im Block.
about-firework-quad = Zwei Zeilen und zwei Spalten kreuzen sich in den vier Ecken eines Rechtecks, jede in einem
    eigenen Block. Zwei Ziffern haben in einer Zeile und einer Spalte Kandidaten nur in dem Block, in dem diese sich
    kreuzen, und in den beiden Ecken daneben, den Flügeln. Zwei andere Ziffern haben in der anderen Zeile und Spalte
    Kandidaten nur in dem Block, in dem jene sich kreuzen, und in denselben Flügeln. Die vier Ecken enthalten die vier
    Ziffern: Jeder andere Kandidat kann aus ihnen gestrichen werden. Jede Ziffer kann auch aus den Zellen ihres Blocks
    gestrichen werden, die in keiner ihrer Linien liegen.
about-firework-quad-why = Der Block hat eine Ziffer einmal. Steht sie nicht dort, wo sich ihre Linien kreuzen, so
    fehlt sie dort der Zeile oder der Spalte und steht also in einem Flügel. So steht jede der vier Ziffern in einer
    der vier Ecken, und jede Ecke hat eine.

## Complex fish

about-kraken-fish-type-1 = Ein Fisch mit Flossen, die nicht alle den Kandidaten sehen, der gestrichen werden soll. Von
    jeder Flosse, die ihn nicht sieht, führt eine Kette zu derselben Streichung.
about-kraken-fish-type-1-more = Gesucht werden Fische aus zwei bis vier Zeilen oder Spalten mit bis zu zwei Flossen.
    Ein Schritt streicht einen Kandidaten.
about-kraken-fish-type-1-why = Ist keine Flosse wahr, so ist der Fisch vollständig und streicht den Kandidaten. Ist
    eine wahr, so sieht sie den Kandidaten, oder ihre Kette zeigt, dass er falsch ist.
about-kraken-fish-type-2 = Ketten beginnen bei allen Kandidaten eines Fischs in einer Decklinie und bei allen seinen
    Flossen. Wozu jede dieser Ketten führt, das gilt, für jede Ziffer und überall im Gitter.
about-kraken-fish-type-2-more = Gesucht werden Fische aus zwei bis vier Zeilen oder Spalten mit bis zu zwei Flossen
    oder ohne. Ein Schritt handelt von einem Kandidaten.
about-kraken-fish-type-2-why = Wäre keiner dieser Kandidaten wahr, so hätten die Basislinien eine Decklinie zu wenig:
    Jede braucht die Ziffer, jede in einer anderen Decklinie. Also ist einer der Kandidaten wahr, und jeder führt zu
    demselben Schluss.

## Rank patterns

about-empty-rectangle-intersection-pair = Zwei Zellen haben dieselben zwei Kandidaten, die eine in einer Zeile und die
    andere in einer Spalte, die sich in einem Block kreuzen, in dem keine der Zellen liegt. Der Block hat Kandidaten
    für die beiden Ziffern nur in dieser Zeile und dieser Spalte. Beide Ziffern können aus dem Rest der Zeile und der
    Spalte gestrichen werden, und aus der Zelle, in der sie sich kreuzen.
about-empty-rectangle-intersection-pair-why = Der Block braucht beide Ziffern, und jede der beiden Zellen enthält eine
    davon: zusammen vier Ziffern. Sie liegen in zwei Linien, und jede Linie hat für jede Ziffer einmal Platz. Also
    haben die Linien beide Ziffern dort und sonst nirgends. Eine Ziffer an der Kreuzung würde den Platz in beiden
    verbrauchen.
about-sk-loop = Zwei Zeilen und zwei Spalten kreuzen sich in vier Blöcken. In diesen Blöcken bilden die Zellen der
    Linien, ohne die Kreuzungen, acht Paare, die in einem Ring aufeinander folgen. Ihre Kandidaten sind so, dass
    die Linien und Blöcke ihrer Ziffern zusammen für genauso viele Ziffern Platz haben, wie es Zellen sind. Jede
    dieser Ziffern kann aus dem Rest ihrer Linie oder ihres Blocks gestrichen werden.
about-sk-loop-why = Jede Zelle enthält eine Ziffer, die deren Platz in einer der Linien oder einem der Blöcke
    verbraucht. { about-part-as-many-rooms }
about-msls = Zellen in einigen Zeilen und Spalten, höchstens je vier, haben solche Kandidaten, dass die Ziffern in
    ihren Zeilen und Spalten für genauso viele Platz haben, wie es Zellen sind. Jede dieser Ziffern kann aus dem Rest
    ihrer Zeile oder Spalte gestrichen werden.
about-msls-why = Jede Zelle enthält eine Ziffer, die deren Platz in einer Zeile oder Spalte verbraucht.
    { about-part-as-many-rooms } In einer einzigen Zeile ist das eine nackte Gruppe.
about-part-as-many-rooms = Es gibt so viele solche Plätze wie Zellen, also ist jeder von einer der Zellen besetzt.
about-multi-fish = Einige Ziffern haben in einigen Zeilen, höchstens je vier, Kandidaten nur in so vielen Spalten und
    Zellen, wie es Ziffern in diesen Zeilen sind: Jede Spalte zählt einmal für jede Ziffer, die sie aufnimmt, jede
    Zelle einmal. Jeder andere Kandidat kann aus den Zellen gestrichen werden, und die Ziffern aus dem Rest ihrer
    Spalten. Dasselbe gilt mit vertauschten Zeilen und Spalten.
about-multi-fish-why = Jede Zeile braucht jede ihrer Ziffern einmal. Jede verbraucht den Platz für ihre Ziffer in
    einer Spalte oder eine Zelle. Es gibt so viele solche Plätze wie Ziffern in Zeilen, also ist jeder besetzt. Mit
    einer Ziffer ist das ein Fisch, mit einer Zeile eine versteckte Gruppe.
about-exocet = Zwei Basiszellen in einer Zeile und einem Block haben drei oder vier Kandidaten. In jedem der beiden
    anderen Blöcke des Bandes liegt eine Zielzelle, nicht in dieser Zeile; die andere Zelle ihrer Spalte daneben hat
    keine der Basisziffern. Drei Querlinien sind die Spalten der Zielzellen und die Spalte des Basisblocks, die keine
    Basiszelle hat. Außerhalb des Bandes haben die Querlinien jede Basisziffer nur in weniger Zeilen, als es
    Querlinien gibt, die sie brauchen. Jeder andere Kandidat kann aus den Zielzellen gestrichen werden, und aus der
    Basis, was keine Zielzelle enthalten kann. Dasselbe gilt mit vertauschten Zeilen und Spalten.
about-exocet-why = Eine Ziffer der Basiszellen steht in keiner der anderen Zellen ihrer Zeile und ihres Blocks. Die
    Zeilen außerhalb des Bandes haben zu wenig Platz für alle drei Querlinien, also hat eine davon die Ziffer im Band,
    und dort nur in einer Zielzelle. Da die Basis zwei Ziffern enthält, enthält jede Zielzelle eine davon.
about-double-exocet = Zwei Exocets eines Bandes haben dieselben vier Basisziffern und dieselben Querlinien, und jede
    Zielzelle des einen sieht die Basiszellen des anderen. Jede der Ziffern kann aus Zellen gestrichen werden, die
    alle ihre Kandidaten in den vier Basiszellen sehen oder alle in den vier Zielzellen, und aus dem Rest der Zeilen,
    die sie in den Querlinien decken, neben dem, was jedes Exocet streicht. Dasselbe gilt mit vertauschten Zeilen und
    Spalten.
about-double-exocet-why = Eine Ziffer der einen Basis steht in einer ihrer Zielzellen. Hätte auch die andere Basis
    sie, so sähe diese beide Zielzellen. Also enthalten die Basen verschiedene Ziffern, und jede der vier steht in
    einer Basis und in einer ihrer Zielzellen, und dort nur einmal. Die Querlinien haben sie im Band nur dort, also
    braucht sie alle deckenden Zeilen außerhalb des Bandes.
about-rank-1-logic = Wahrheiten sind Zellen, oder Ziffern in Einheiten, je mit einem wahren Kandidaten; Links haben
    höchstens einen. Ein Link mehr als Wahrheiten deckt alle Kandidaten der Wahrheiten: Ein Kandidat, der in zwei Links
    mehr als Wahrheiten liegt, kann gestrichen werden.
about-rank-1-logic-more = Gesucht werden Zellen in einigen Zeilen und Spalten und Ziffern in einigen Zeilen oder
    Spalten, höchstens je vier, und dieselben ohne einige davon. Mit so vielen Links wie Wahrheiten sind sie eine
    MSLS, ein mehrziffriger Fisch oder ein SK Loop; `ergodoku why` findet zu einem Kandidaten die wenigsten Wahrheiten
    und Links von beliebigem Rang.
about-rank-1-logic-why = Jede Wahrheit hat einen wahren Kandidaten in einem eigenen Link. Nur ein Link bleibt übrig.
    Ein Kandidat, der zwei weitere verbraucht, hat keinen Platz.

## Impossible patterns

about-tridagon = Vier Blöcke, die ein Rechteck bilden, haben je drei Zellen, eine in jeder ihrer Zeilen und Spalten,
    und die zwölf Zellen enthalten drei Ziffern, abgesehen von einigen weiteren Kandidaten, den Wächtern. Können die
    zwölf Zellen die drei Ziffern allein nicht aufnehmen, so ist einer der Wächter wahr. Ein einziger Wächter kann
    gesetzt werden; bei mehreren gilt, wozu sie alle führen.
about-tridagon-more = Was aus einem Wächter folgt, wird mit Ketten gefunden, in denen jeder Schluss auf einem anderen
    beruht.
about-tridagon-why = Mit nur drei Ziffern hat jeder Block sie in einer von sechs Reihenfolgen. Von Block zu Block
    lassen die gemeinsamen Zeilen die Reihenfolge um einen oder zwei Plätze rücken, vertauschen aber nie zwei Ziffern;
    ebenso die Spalten. Wo die Zellen so liegen, dass ein Umlauf durch alle vier Blöcke zwei Ziffern vertauscht, gibt
    es keine Lösung. Also ist ein Wächter wahr.
about-impossible-pattern = Einige Zellen in zwei waagrechten oder zwei senkrechten Bändern enthalten drei Ziffern,
    abgesehen von einigen weiteren Kandidaten, den Wächtern. Können die Zellen die drei Ziffern allein nicht
    aufnehmen, so ist einer der Wächter wahr. Ein einziger Wächter kann gesetzt werden; bei mehreren gilt, wozu sie
    alle führen.
about-impossible-pattern-more = Keine Einheit hat mehr als drei der Zellen: Vier wären eine Fast-Gruppe (ALS). Was aus
    einem Wächter folgt, wird mit Ketten gefunden, in denen jeder Schluss auf einem anderen beruht.
about-impossible-pattern-why = Der Beweis probiert die drei Ziffern in den Zellen, eine Zelle nach der anderen, immer
    eine mit den wenigsten übrigen Ziffern. Jeder Versuch endet bei einer Zelle, die alle drei Ziffern sieht. Also ist
    ein Wächter wahr.
about-bivalue-oddagon = Fünf oder mehr Zellen, eine ungerade Zahl, bilden einen Ring, in dem jede die nächste
    sieht, und haben dieselben zwei Ziffern, abgesehen von einigen weiteren Kandidaten, den Wächtern. Was alle Wächter
    ausschließt, kann gestrichen werden; ein einziger Wächter kann gesetzt werden.
about-bivalue-oddagon-why = Mit nur zwei Ziffern enthielte jede Zelle die Ziffer, die die Zelle davor nicht enthält.
    In einem ungeraden Ring enthielte die letzte die Ziffer der ersten, die sie sieht. Also ist ein Wächter wahr.
about-broken-wing = Fünf oder mehr Zellen, eine ungerade Zahl, bilden einen Ring. Je zwei Nachbarn liegen in einer
    Einheit, die eine Ziffer nur in diesen beiden und in einigen weiteren Zellen hat, den Wächtern. Die Ziffer kann
    aus jeder Zelle gestrichen werden, die alle Wächter sieht; ein einziger Wächter kann gesetzt werden.
about-broken-wing-why = Ohne Wächter enthielte von je zwei Nachbarn einer die Ziffer, und nie beide. In einem ungeraden
    Ring geht das nicht auf. Also enthält ein Wächter die Ziffer.

## Forcing

about-forcing-chain-contradiction = Ein Kandidat wird als wahr oder als falsch angenommen und mit Ketten verfolgt, in
    denen jeder Schluss auf einem anderen beruht. Lassen die Ketten zusammen eine Zelle ohne Kandidaten oder eine
    Einheit ohne Platz für eine Ziffer, so war die Annahme falsch.
about-forcing-chain-contradiction-more = Die Ketten bestehen aus starken und schwachen Links zwischen Kandidaten und
    Gruppen, und alle beginnen bei der einen Annahme. Gibt es mehrere Widersprüche, so zeigt der Schritt den mit den
    wenigsten Schlüssen.
about-forcing-chain-contradiction-why = { about-part-true-assumption } also gilt das Gegenteil der Annahme.
about-forcing-chain-verity = Ketten beginnen bei allen Kandidaten einer Zelle, bei allen Kandidaten einer Ziffer in
    einer Einheit, oder dabei, dass ein Kandidat wahr ist, und dabei, dass er falsch ist. Wozu jeder dieser Fälle
    führt, das gilt.
about-forcing-chain-verity-more = In einer Kette beruht jeder Schluss auf einem anderen, durch starke und schwache
    Links zwischen Kandidaten und Gruppen.
about-forcing-chain-verity-why = { about-part-one-case }
about-forcing-net-contradiction = Ein Kandidat wird als wahr oder als falsch angenommen und mit Einern,
    Block-Reihe-Check und Reihe-Block-Check verfolgt, so weit das führt. Wird dabei eine Regel verletzt, so war die
    Annahme falsch.
about-forcing-net-contradiction-more = Anders als in einer Kette darf ein Schluss auf mehreren anderen beruhen, so
    dass sich die Überlegung verzweigt und wieder zusammenläuft. Der Schritt zeigt nur, was der Widerspruch braucht.
about-forcing-net-contradiction-why = { about-part-true-assumption } also gilt das Gegenteil der Annahme.
about-forcing-net-verity = Alle Kandidaten einer Zelle, alle Kandidaten einer Ziffer in einer Einheit, oder ein
    Kandidat einmal als wahr und einmal als falsch werden je mit Einern, Block-Reihe-Check und Reihe-Block-Check
    verfolgt, so weit das führt. Wozu jeder dieser Fälle führt, das gilt.
about-forcing-net-verity-more = Anders als in einer Kette darf ein Schluss auf mehreren anderen beruhen.
about-forcing-net-verity-why = { about-part-one-case }
about-part-true-assumption = Was aus einer wahren Annahme folgt, ist wahr. Eine Zelle ohne Kandidaten oder eine
    Einheit ohne Platz für eine Ziffer ist unmöglich;
about-part-one-case = Einer der Fälle muss wahr sein, und jeder führt zu demselben Schluss.
about-whip = Ein Kandidat, das Ziel, wird als wahr angenommen und von Regel zu Regel verfolgt: einer Zelle, oder einer
    Ziffer in einer Einheit. Jede Regel hat einen Kandidaten, den der eben gefundene ausschließt, und behält einen
    einzigen; der letzten Regel bleibt nichts. Also kann das Ziel gestrichen werden.
about-whip-more = Die anderen Kandidaten einer Regel dürfen vom Ziel ausgeschlossen sein oder von allem, was unterwegs
    gefunden wurde. Die Länge eines Whips ist die Zahl seiner Regeln. In der Schreibweise von CSP-Rules heißt `r1n9`
    mit `c9 c6` in geschweiften Klammern, dass die Ziffer 9 in Zeile 1 nicht in Spalte 9 stehen kann, also in Spalte 6
    steht; ein Punkt, dass nichts bleibt. Kein Kandidat wird zweimal ausgeschlossen, um weiterzukommen. Gefunden wird
    zu jedem Ziel der kürzeste Whip mit höchstens sechs Regeln.
about-whip-why = { about-part-rules-in-turn }
about-g-whip = Ein Whip, in dem von einer Regel mehrere Kandidaten bleiben dürfen, wenn sie alle in einer Kreuzung von
    Block und Linie liegen: Dann ist die Ziffer im Rest des Blocks und der Linie ausgeschlossen.
about-g-whip-more = Gefunden wird zu jedem Ziel der kürzeste mit höchstens sechs Regeln, wenn nicht ein Whip ebenso
    kurz ist.
about-g-whip-why = { about-part-rules-in-turn-grouped }
about-braid = Ein Kandidat, das Ziel, wird als wahr angenommen und von Regel zu Regel verfolgt wie bei einem Whip.
    Aber der ausgeschlossene Kandidat einer Regel muss nicht von dem eben gefundenen ausgeschlossen sein: Das Ziel
    oder alles, was unterwegs gefunden wurde, genügt.
about-braid-more = Gefunden wird zu jedem Ziel der kürzeste mit höchstens sechs Regeln, wenn nicht ein Whip ebenso
    kurz ist.
about-braid-why = { about-part-rules-in-turn }
about-g-braid = Ein Braid, in dem von einer Regel mehrere Kandidaten bleiben dürfen, wenn sie alle in einer Kreuzung
    von Block und Linie liegen: Dann ist die Ziffer im Rest des Blocks und der Linie ausgeschlossen.
about-g-braid-more = Gefunden wird zu jedem Ziel der kürzeste mit höchstens sechs Regeln, wenn nicht ein Braid oder
    G-Whip ebenso kurz ist.
about-g-braid-why = { about-part-rules-in-turn-grouped }
about-part-rules-in-turn = Ist das Ziel wahr, so ist es der Reihe nach auch, was von jeder Regel bleibt. Aber eine
    Regel muss einen wahren Kandidaten haben.
about-part-rules-in-turn-grouped = Ist das Ziel wahr, so ist es der Reihe nach auch, was von jeder Regel bleibt, oder
    einer der Kandidaten in der Kreuzung. Aber eine Regel muss einen wahren Kandidaten haben.
about-rectangle-forcing-chain = Die Zellen eines Unique Rectangles haben neben seinen beiden Ziffern einige weitere
    Kandidaten, die Wächter. Was aus jedem von ihnen folgt, das gilt. Gefunden wird es mit Ketten, in denen jeder
    Schluss auf einem anderen beruht.
about-rectangle-forcing-chain-why = { about-part-trade } Also ist einer der Wächter wahr, und mit ihm, was aus allen
    folgt.
about-bowman-s-bingo = Ein Kandidat wird als wahr angenommen und nur mit Einern verfolgt. Wird dabei eine Regel
    verletzt, so kann der Kandidat gestrichen werden.
about-bowman-s-bingo-more = Zellen mit den wenigsten Kandidaten kommen zuerst. Auf Papier legt man die angenommenen
    Ziffern als Zettel ins Gitter und nimmt sie wieder weg. Nishio verfolgt mit mehr Techniken.
about-bowman-s-bingo-why = { about-part-true-candidate } also war die Annahme falsch.
about-nishio = Ein Kandidat wird als wahr angenommen und mit den anderen eingeschalteten Techniken verfolgt. Wird
    dabei eine Regel verletzt, so kann der Kandidat gestrichen werden.
about-nishio-more = Zellen mit den wenigsten Kandidaten kommen zuerst, und jede Annahme wird mit dem einfachsten
    Schritt verfolgt, den es gibt. Der Schritt zeigt die ganze Überlegung, die der Widerspruch braucht. Im engeren
    Sinn, wie im Sudoku Explainer, verfolgt Nishio nur eine Ziffer; hier ist der weitere gemeint.
about-nishio-why = { about-part-true-candidate } also war die Annahme falsch.
about-part-true-candidate = Was aus einem wahren Kandidaten folgt, ist wahr. Eine Zelle ohne Kandidaten oder eine
    Einheit ohne Platz für eine Ziffer ist unmöglich;

## Last resort

about-template-set = Unter allen Arten, eine Ziffer in jede Zeile, jede Spalte und jeden Block zu setzen und dabei nur
    ihre Kandidaten zu benutzen, benutzt jede eine bestimmte Zelle: Die Ziffer gehört dorthin.
about-template-set-more = { about-part-shared-templates } Die Technik steht der Vollständigkeit halber im Katalog.
about-template-set-why = Die Lösung enthält eine der Schablonen, welche es auch ist; also hat sie die Ziffer in jeder
    Zelle, die alle gemeinsam haben.
about-template-delete = Unter allen Arten, eine Ziffer in jede Zeile, jede Spalte und jeden Block zu setzen und dabei
    nur ihre Kandidaten zu benutzen, benutzt keine eine bestimmte Zelle: Die Ziffer kann aus ihr gestrichen werden.
about-template-delete-more = Jedes Muster einer einzelnen Ziffer, etwa ein Fisch beliebiger Größe, ist ein Fall davon.
    { about-part-shared-templates }
about-template-delete-why = Die Lösung enthält eine der Schablonen, welche es auch ist; ein Kandidat, den keine
    benutzt, ist falsch.
about-part-shared-templates = Diese Arten heißen Schablonen (Templates) der Ziffer; ein leeres Gitter hat je 46.656, und
    niemand zählt sie von Hand. Eine Zelle, die alle Schablonen einer Ziffer gemeinsam haben, steht den anderen Ziffern
    nicht zur Verfügung, was diesen weniger Schablonen lässt. Das wird verfolgt, so weit es führt.
about-nested-forcing-net = Ein Kandidat wird als wahr angenommen und mit Einern, Block-Reihe-Check, Reihe-Block-Check
    und Forcing Nets verfolgt: Unterwegs werden unter der ersten Annahme weitere Kandidaten angenommen und widerlegt.
    Wird eine Regel verletzt, so kann der erste Kandidat gestrichen werden.
about-nested-forcing-net-more = Die inneren Netze werden nur mit Einern, Block-Reihe-Check und Reihe-Block-Check
    verfolgt: Innerhalb der zweiten wird keine Annahme mehr gemacht. Der Schritt zeigt nur, was der Widerspruch
    braucht, und selbst das fände ein Mensch selten.
about-nested-forcing-net-why = Was aus einem wahren Kandidaten folgt, ist wahr, und was aus zweien folgt, auch.
    Verletzt der zweite eine Regel, so ist er überall falsch, wo der erste wahr ist; verletzt der erste eine Regel, so
    ist er falsch.
about-search = Alle Kandidaten einer Zelle werden probiert, und alle bis auf einen scheitern; dieser wird gesetzt.
    Jeder wird mit Einern, Block-Reihe-Check und Reihe-Block-Check verfolgt und, wo das nicht weiterführt, durch
    erneutes Probieren.
about-search-more = Das ist keine Technik, sondern was bleibt, wenn keine mehr greift: eine Suche, und so heißt sie
    auch. Sie nimmt die Zelle in der Mitte der Liste der ungelösten Zellen. Ist sie nicht eingeschaltet und braucht
    ein Rätsel sie, so bleibt der Lösungsweg stecken.
about-search-why = Die Zelle enthält einen ihrer Kandidaten, und eine vollständige Suche hat gezeigt, dass alle
    anderen Regeln verletzen.

## Further techniques

about-weak-exocet = Ein Exocet, in dem auch die andere Zelle der Spalte einer Zielzelle Basisziffern haben darf. Sie ist eine dritte
    Zielzelle. Ein Kandidat der Basis oder einer Zielzelle kann gestrichen werden, wenn die beiden Ziffern der Basis mit
    ihm nicht in zweien der drei Zielzellen stehen könnten. Ebenso mit Spalten und Zeilen vertauscht.
about-weak-exocet-why = Wie beim Exocet haben die Querlinien außerhalb des Bandes zu wenig Platz für eine Basisziffer. Also
    steht eine Ziffer, die in einer Basiszelle steht, auch in einer Zielzelle. Die beiden Ziffern stehen in zwei
    Zielzellen, denn eine Zelle hat nur für eine Platz.
about-senior-exocet = Zwei Basiszellen in einer Zeile und einem Block haben drei oder vier Kandidaten, und zwei
    Zielzellen liegen in drei Querlinien, Spalten ohne Basiszelle. Steht eine Basisziffer in einer Basiszelle, so steht
    sie in keiner Zelle, die beide Basiszellen sieht: Von den Zielzellen abgesehen haben die Querlinien sie dann nur in
    weniger Zeilen, als es Querlinien gibt, die sie brauchen. Jeder andere Kandidat kann aus den Zielzellen gestrichen
    werden, und aus der Basis, was keine Zielzelle enthalten kann. Dasselbe gilt mit vertauschten Zeilen und Spalten.
about-senior-exocet-more = Anders als beim Junior Exocet darf eine Zielzelle außerhalb des Bandes der Basis liegen,
    neben beliebigen anderen Zellen, und deckende Zeilen dürfen im Band liegen. Jede der drei Querlinien wird
    gebraucht.
about-senior-exocet-why = Angenommen, in einer Basiszelle steht eine Ziffer und in keiner Zielzelle. Alle Plätze, die
    die Querlinien für sie haben, liegen in Zeilen, die für weniger Platz haben, als nötig sind. Also steht sie auch
    in einer Zielzelle. Da die Basis zwei Ziffern enthält, enthält jede Zielzelle eine davon.
about-complex-exocet = Ein Senior Exocet, dessen Querlinien beliebige drei Einheiten ohne Basiszelle sind, Zeilen,
    Spalten oder Blöcke, und dessen Deckung aus beliebigen Einheiten besteht. Wo sich zwei Querlinien kreuzen, darf
    nur eine Zielzelle eine Basisziffer haben.
about-complex-exocet-why = Wie beim Senior Exocet: Ohne die Zielzellen hat die Deckung für eine Basisziffer seltener
    Platz, als die Querlinien sie brauchen. Das ist ein Franken- oder Mutant-Fisch jeder Basisziffer, mit den
    Zielzellen als Flossen.
about-unique-rectangle-with-strong-links = Vier offene Zellen in zwei Zeilen, zwei Spalten und zwei Blöcken haben zwei
    Ziffern, einige auch andere. In einer Einheit mit zwei der Zellen hat eine der beiden Ziffern alle ihre Plätze in
    den vier Zellen: ein starker Link. So viele solche Links wie Zellen, auch von beiden Ziffern, lassen einige
    Kandidaten in den anderen Zellen übrig, von denen einer wahr sein muss. Was sie alle ausschließt, kann gestrichen
    werden, meist eine der beiden Ziffern aus einer Ecke. Was die Typen 4 und 6 und versteckte Rechtecke ergeben,
    bleibt diesen überlassen.
about-unique-rectangle-with-strong-links-why = Wäre keiner dieser Kandidaten wahr, so füllten die starken Links ebenso
    viele Zellen mit den beiden Ziffern, und keine andere Zelle hätte eine andere Ziffer. Die beiden könnten die
    Plätze tauschen, und das Rätsel hätte eine zweite Lösung.
about-unique-rectangle-external = Vier offene Zellen in zwei Zeilen, zwei Spalten und zwei Blöcken haben zwei Ziffern,
    einige auch andere. In einer Einheit mit zwei der Zellen haben die beiden Ziffern wenige andere Plätze, außerhalb
    der vier Zellen: äußere Wächter. Einer davon ist wahr, oder ein Wächter in einer der anderen Zellen. Was sie alle
    ausschließt, kann gestrichen werden. Als eine einzige Zelle gezählt, können sie auch mit Zellen einer Einheit eine
    nackte Gruppe bilden; in zwei Zellen können sie mit einer Ziffer ein verstecktes Paar bilden.
about-unique-rectangle-external-why = Wäre keiner der anderen Plätze wahr, so füllten die beiden Ziffern die Zellen
    dort. Keine Zelle enthielte eine andere Ziffer, die beiden könnten die Plätze tauschen, und das Rätsel hätte eine
    zweite Lösung.
about-unique-rectangle-with-sue-de-coq = { about-part-rectangle }, und nur zwei benachbarte Ecken, die in einer Linie
    und einem Block liegen, haben weitere Kandidaten. Als eine einzige Zelle genommen, teilen sie ihre Ziffern mit
    Zellen im Rest der Linie und Zellen im Rest des Blocks, die keine Ziffer gemeinsam haben: Zusammen haben sie so
    viele Ziffern wie Zellen. Die Ziffern der Linie können aus dem Rest der Linie gestrichen werden, die des Blocks
    aus dem Rest des Blocks.
about-unique-rectangle-with-sue-de-coq-why = { about-part-trade } Also enthält eine der beiden Ecken eine andere
    Ziffer. Das ist ein Sue de Coq, bei dem die beiden Ecken als eine Zelle zählen.
about-reverse-bug = Einige Zellen, zwei oder keine in jeder Zeile, Spalte und jedem Block, enthalten alle Vorgaben
    zweier Ziffern. In allen steht oder kann eine der beiden Ziffern stehen, und eine oder zwei Zellen, oder mehrere
    mit einer weiteren Ziffer, haben andere Kandidaten, die Wächter. Was alle Wächter ausschließt, kann gestrichen
    werden. Wächter in zwei Zellen können auch mit weiteren Zellen einer Einheit eine nackte Gruppe bilden, oder eine
    der Ziffern hat in einer Einheit nur diese beiden Plätze.
about-reverse-bug-more = Mit vier Zellen ist das ein umgekehrtes Unique Rectangle, mit mehr ein umgekehrter Unique
    Loop. Eine Einheit hat keine der Zellen.
about-reverse-bug-why = Stünden in den Zellen nur die beiden Ziffern, so hätte jede Zeile, jede Spalte und jeder Block
    beide in den Zellen oder beide anderswo. Anderswo ist keine von ihnen vorgegeben, also könnten sie dort überall
    die Plätze tauschen, und das Rätsel hätte eine zweite Lösung. Beim Unique Loop ist es umgekehrt: Dort tauschen die
    Ziffern der Zellen die Plätze, und keine ist vorgegeben.
about-uniqueness-clue-cover = Drei Zeilen mit drei Blöcken, oder drei Spalten, haben genau zwei Vorgaben: verschiedene Ziffern in
    verschiedenen Blöcken, Zeilen und Spalten. In einer Spalte mit jeder von ihnen liegt eine dritte Zelle, in deren Zeile keine
    der beiden steht. Sie enthält die Ziffer der anderen Vorgabe.
about-uniqueness-clue-cover-more = Sind zum Beispiel r3c6=1 und r2c9=2 die einzigen Vorgaben der Zeilen 1 bis 3, so ist r1c6 eine 2 und r1c9 eine 1.
about-uniqueness-clue-cover-why = Jede andere Füllung der drei Zeilen lässt sich gegen eine austauschen, die in jeder Zeile, Spalte und
    jedem Block dieselben Ziffern hat, und auch die beiden Vorgaben: Das Rätsel hätte eine zweite Lösung. Ein kurzer Grund dafür
    ist nicht bekannt. Alle Füllungen dreier Zeilen sind ausprobiert worden, und ein Test des Prüfers probiert sie wieder aus.
