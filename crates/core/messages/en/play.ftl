# The words of the game in the terminal.

## Messages

play-several = This puzzle has several solutions.
play-none = This puzzle has no solution.
play-restarted = Started again. Undo takes that back.
play-has-digit = { $cell } has a digit; marks go into empty cells.
play-excluded = { $cell } cannot be { $digit }: the rules exclude it.
play-given = { $cell } is a given.
play-notes-hidden = Notes that a digit rules out are hidden.
play-notes-shown = Notes that a digit rules out are shown.
play-no-undo = There is nothing to undo.
play-no-redo = There is nothing to redo.
play-solved = Solved in { $time } with { $count ->
        [0] no hint
        [one] 1 hint
       *[other] { $count } hints
    }.
play-broken = Every cell has a digit, but some break the rules.
play-first = This is the first puzzle.
play-last = This was the last puzzle.
play-copied = Sent to the clipboard: { $line }
play-mistake-first = The mistake comes first: correct it, then ask again.
play-no-step-yet = There is no step to apply: ask for a hint first.
play-applied = Applied: { $step }.
play-taken-back = Taken back: { $what }.
play-no-other = There is no other step: back to the first.
play-no-mistake = No mistake so far.
play-and = { $first } { $last }
play-given-up = The search was given up.
play-full = Every cell has its digit.
play-no-step = The techniques in use find no step.
play-no-step-several = The techniques in use find no step: the puzzle has several solutions.
play-contradicts = The position contradicts every solution of its givens
play-unsolvable = The puzzle has no solution
play-impossible = The position has no solution
play-fault = { $what }.

## The panel

play-digits = digits
play-marks = marks
play-paused = paused
play-left = { $count } left
play-puzzle = Puzzle { $number }
play-keys = keys:
play-goes-on = Paused. Any key goes on.
play-highlight = Highlight which digit? 1 to 9, or 0 for none.
play-next = Getting the next puzzle… Esc stays here.
play-searching = Searching… Esc gives up.
play-done = Solved. n: the next puzzle, q: quit.
play-hint = Hint { $told } of { $all }: { $what }
play-in = { $digit } in { $cells }
play-advice-more = Enter: more. o: another step. Esc: close.
play-advice-apply = Enter, a: apply. o: another step. Esc: close.
play-advice-mistake = Enter: more. a: take it back. Esc: close.
play-advice-take-back = Enter, a: take it back. Esc: close.
play-too-small = This window is too small: { $size }. Ergodoku needs { $least }. q quits.
keys-rung-where = where to look
keys-rung-technique = the technique
keys-rung-place = its place
keys-rung-reason = the reason
keys-rung-drawing = the drawing
keys-rung-cell = the cell
keys-rung-wrong = what is wrong

## Buttons

keys-help = Help
keys-hint = Hint
keys-check = Check
keys-marks = Marks
keys-undo = Undo
keys-redo = Redo
keys-fill-in = Fill in
keys-pause = Pause
keys-next = Next
keys-quit = Quit
keys-more = More
keys-apply = Apply
keys-another = Another
keys-close = Close
keys-take-back = Take back

## The help

keys-move = Move
keys-arrows = arrows, h j k l
keys-to-cell = to the next cell; with Shift by a box
keys-to-empty = to the next or previous empty cell
keys-to-ends = to the ends of the row
keys-enter = Enter
keys-place = place the digit; once more takes it out
keys-mark = mark the digit (on a US keyboard); Alt-1 ... Alt-9 too
keys-mode = digit keys place or mark
keys-erase = erase the digit, or the marks
keys-candidates = fill in all candidates
keys-tidy = hide or show notes that a digit rules out
keys-undo-redo = undo, redo
keys-restart = start again
keys-look = Look
keys-light = highlight a digit, or none
keys-next-light = highlight the next or previous digit
keys-mistakes = check for mistakes
keys-hints = Hints
keys-ask = a hint; more of it each time; at last apply it
keys-ask-another = a hint at another step
keys-apply-step = apply the step, or correct the mistake
keys-close-hint = close the hint
keys-scroll = scroll
keys-game = Game
keys-cover = pause; the board is covered
keys-clock = show or hide the clock
keys-puzzles = the next puzzle, back to the previous one
keys-copy = copy the position to the clipboard
keys-screen = draw anew, suspend
keys-save = save and quit
keys-mouse = Mouse
keys-click = click
keys-choose = choose a cell, enter a digit of the bar, press a button
keys-right-click = right click
keys-mark-there = mark a candidate, highlight a digit of the bar
keys-wheel = wheel
keys-turn = highlight the next digit, or scroll
play-help-marks = Marks are notes until you fill in all candidates. Notes say only what you wrote. Candidates are all digits that a cell can
    hold: take one away, and hints and checks know that you ruled it out.
play-help-more = PgDn: more. Any other key: back.
play-help-back = Any key: back.

## What the command says

error-play-terminal = `play` needs a terminal; neither standard output nor standard error is one
error-play-home = there is no home folder for unfinished games; see --save
error-play-no-game = there is no unfinished game in `{ $file }`
error-play-no-game-of = there is no unfinished game of this puzzle in `{ $file }`
error-play-unsaved = the game cannot be saved in `{ $file }`: { $why }
command-play-saved = Saved: `ergodoku play --resume` goes on.
error-play-not-made = no puzzle was found
