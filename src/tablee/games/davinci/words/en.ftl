## Da Vinci Code, in English.

davinci-name = Da Vinci Code
davinci-about = Guess the numbers of the others’ secret codes before yours is deciphered.

# Options
davinci-option-expert = Jokers
davinci-option-expert-on = two jokers, for experts
davinci-option-expert-off = none
davinci-option-empty_pool = A wrong guess when the pool is empty
davinci-option-empty_pool-reveal_own_choice = costs a tile of your own, of your choice
davinci-option-empty_pool-no_penalty = costs nothing

# Tiles
davinci-number = { $colour ->
        [black] black { $number }
       *[white] white { $number }
    }
    .def = { $colour ->
        [black] the black { $number }
       *[white] the white { $number }
    }
davinci-joker = { $colour ->
        [black] black joker
       *[white] white joker
    }
    .def = { $colour ->
        [black] the black joker
       *[white] the white joker
    }
davinci-hidden = Tile { $place }: hidden { $back }
davinci-back = { $colour ->
        [black] black tile
       *[white] white tile
    }
    .def = { $colour ->
        [black] the black tile
       *[white] the white tile
    }
    .indef = { $colour ->
        [black] a black tile
       *[white] a white tile
    }
davinci-place = { $number }

# Moves
davinci-move-take = Take { $back_indef }
davinci-move-draw = Draw { $back_indef }
davinci-move-guess = Attack { $whom }, tile { $place }: { $piece_def }
davinci-move-stop = Stop here
davinci-move-keep = Stop here and insert { $piece_def } face down
davinci-move-gap = Put { $piece_def } in place { $place }
davinci-move-show = Show your tile { $place }, { $piece_def }
davinci-move-ready = Ready!
davinci-step-whom = Attack { $whom }
davinci-step-place = Tile { $place }, { $back }
davinci-step-value = It is { $piece_def }
davinci-step-gap = Choose where { $piece_def } will stand
davinci-step-there = In place { $place }
davinci-time-set-up = The time for the set-up is over
davinci-time-late = { $seat } has taken too long

# The table
davinci-table-set-up = Everybody is putting a code together. { $seat } will begin.
davinci-table-ready = { $seat } is ready.
davinci-table-missing =
    { $count ->
        [one] You still have one tile to take.
       *[other] You still have { $count } tiles to take.
    }
davinci-table-turn = It is { $by }’s turn.
davinci-table-turn-you = It is your turn.
davinci-table-pool = In the pool: { $black } black, { $white } white.
davinci-table-marks = ● black, ○ white, – joker, ? hidden, ≠ not this one; tiles are counted from the left.
davinci-table-seat =
    { $points ->
        [one] { $seat } ({ $points } point for a series): { $row }
       *[other] { $seat } ({ $points } points for a series): { $row }
    }
davinci-table-drawn = { $seat } has drawn { $back_indef }.
davinci-table-you =
    { $points ->
        [one] Your code ({ $points } point for a series):
       *[other] Your code ({ $points } points for a series):
    }
davinci-table-own = { $place }: { $piece }
davinci-table-own-shown = { $place }: { $piece }, face up
davinci-table-own-drawn = You have drawn { $piece_def }; it will be your tile { $place }.

# What happens
davinci-got-ready = { $by } is ready.
    .short = Ready
davinci-got-ready-you = You are ready.
davinci-took =
    { $black ->
        [0] { $by } has taken { $white } white tiles.
       *[other] { $white ->
            [0] { $by } has taken { $black } black tiles.
           *[other] { $by } has taken { $black } black and { $white } white.
        }
    }
    .short = Takes
davinci-took-you =
    { $black ->
        [0] You have taken { $white } white tiles.
       *[other] { $white ->
            [0] You have taken { $black } black tiles.
           *[other] You have taken { $black } black and { $white } white.
        }
    }
davinci-drew = { $by } draws { $back_indef }.
    .short = Draws
davinci-drew-you = You draw { $back_indef }.
davinci-drew-piece = { $by } draws { $piece_def }.
    .short = Draws
davinci-drew-piece-you = You have drawn { $piece_def }.
davinci-chose-place = { $by } chooses a place: { $piece_def } is tile { $place }.
    .short = Places
davinci-chose-place-you = You choose a place: { $piece_def } is your tile { $place }.
davinci-pool-ran-out = That was the last tile of the pool.
davinci-guessed =
    { $right ->
        [yes] { $by } aims at { $whom }, tile { $place }: { $piece_def }? Yes!
       *[no] { $by } aims at { $whom }, tile { $place }: { $piece_def }? No.
    }
    .tv = { $by } aims at { $whom }
    .ask = “Tile { $place } is { $piece_def }?”
    .quote =
        { $right ->
            [yes] “Tile { $place } is { $piece_def }?” Yes!
           *[no] “Tile { $place } is { $piece_def }?” No.
        }
    .log = { $by } aims at { $whom }, tile { $place }: { $piece_def }?
    .edge =
        { $right ->
            [yes] yes
           *[no] no
        }
    .short = { $right ->
        [yes] Right
       *[no] Wrong
    }
davinci-guessed-you =
    { $right ->
        [yes] You aim at { $whom }, tile { $place }: { $piece_def }? Yes!
       *[no] You aim at { $whom }, tile { $place }: { $piece_def }? No.
    }
    .log = You aim at { $whom }, tile { $place }: { $piece_def }?
    .edge =
        { $right ->
            [yes] yes
           *[no] no
        }
davinci-guessed-to-you =
    { $right ->
        [yes] { $by } aims at your tile { $place }: { $piece_def }? Yes…
       *[no] { $by } aims at your tile { $place }: { $piece_def }? No!
    }
    .log = { $by } aims at your tile { $place }: { $piece_def }?
    .edge =
        { $right ->
            [yes] yes
           *[no] no
        }
davinci-exposed = { $by } inserts { $piece_def } face up: it is now tile { $place }.
    .short = Shows
davinci-exposed-you = You insert { $piece_def } face up: it is now your tile { $place }.
davinci-inserted = { $by } stops and inserts { $back_def } face down: it is now tile { $place }.
    .short = Places
davinci-inserted-you = You stop and insert { $back_def } face down: it is now your tile { $place }.
davinci-stopped = { $by } stops.
    .short = Stops
davinci-stopped-you = You stop.
davinci-must-show = { $whom } has to show a tile.
davinci-must-show-to-you = You have to show one of your tiles.
davinci-showed = { $by } shows tile { $place }: { $piece_def }.
    .short = Shows
davinci-showed-you = You show tile { $place }: { $piece_def }.
davinci-was-late = { $whom } has taken too long.
davinci-was-late-to-you = You have taken too long.
davinci-deciphered = { $whom } has no secret left and is out: { $rank ->
        [2] second
        [3] third
       *[other] fourth
    }.
davinci-deciphered-to-you = Your whole code is deciphered. You came { $rank ->
        [2] second
        [3] third
       *[other] fourth
    }.
davinci-won =
    { $points ->
        [one] { $by } has kept a secret and wins! For a series: { $points } point.
       *[other] { $by } has kept a secret and wins! For a series: { $points } points.
    }
    .short = Won
davinci-won-you =
    { $points ->
        [one] You have kept your secret. You won! For a series: { $points } point.
       *[other] You have kept your secret. You won! For a series: { $points } points.
    }
davinci-cut-short = The match has lasted long enough: whoever has shown the fewest tiles wins.

# Why not
davinci-set-up-is-over = The match has begun already.
davinci-not-begun = The match has not begun yet.
davinci-not-your-turn = It is not your turn.
davinci-wait-for-all = You are ready: wait for the others.
davinci-take-first =
    { $count ->
        [one] Take a tile first.
       *[other] Take { $count } tiles first.
    }
davinci-enough-pieces = Your code is complete.
davinci-draw-first = Draw a tile first.
davinci-drawn-already = You have drawn already.
davinci-colour-is-gone = There is no tile of this colour left in the pool.
davinci-pool-is-empty = The pool is empty.
davinci-own-piece = Attack somebody else’s code, not your own.
davinci-no-such-piece = There is no such tile.
davinci-shown-already = This tile lies face up already.
davinci-no-jokers = There are no jokers in this game.
davinci-attack-first = Attack at least once before you stop.
davinci-show-hidden = Show one of your hidden tiles.
davinci-nothing-to-show = You have nothing to show just now.
davinci-between-consecutive = A joker may not be put between two consecutive numbers of one colour.
davinci-no-choice = There is no other place to choose there.

# The scene
davinci-zone-code = Your code
davinci-zone-drawn = Drawn
davinci-zone-black = Black
davinci-zone-white = White
davinci-zone-no-gap = Not here: two numbers in a row
davinci-zone-gap = Here
davinci-zone-values = What is this { $back }?
davinci-note-hidden = { $count } hidden
davinci-legend-draw = Draw a tile
davinci-legend-attack = Attack a hidden tile
davinci-legend-stop = Go on, or stop
davinci-flag-ready = Ready!
davinci-flag-begins = Begins
davinci-flag-owes = Owes a tile
davinci-flag-not = { $values }
davinci-prompt-set-up = Everybody is putting a code together.
davinci-prompt-take = Take { $count } tiles, black or white.
davinci-prompt-take-more =
    { $count ->
        [one] Take one more tile, black or white.
       *[other] Take { $count } more tiles, black or white.
    }
davinci-prompt-joker = Where will your joker hide? Tap it, then a gap; then say you are ready.
davinci-prompt-ready = Your code is complete. Ready?
davinci-prompt-wait = Your code is ready. The others are still choosing.
davinci-doing-draw = A tile has to be drawn.
davinci-doing-attack = A tile to attack has to be chosen.
davinci-doing-again = Attack once more, or stop here.
davinci-prompt-draw = Draw a tile, black or white.
davinci-prompt-attack = Attack a hidden tile: which number is it?
davinci-prompt-again = Well done! Go on, or stop?
davinci-prompt-show = Wrong, and the pool is empty: show one of your tiles.
davinci-prompt-owes = { $seat } has to show a tile.
davinci-bar-ready = Ready!
davinci-bar-guess = Guess
davinci-bar-stop = Stop
davinci-ask-value = What is it? Choose its number, then guess.
    .strong = guess
davinci-ask-gap = Where does it go? Tap a gap, or push it there with the arrows.
davinci-paper-right = That was right!
davinci-paper-stop = You stop: your tile goes in hidden.
    .strong = hidden
davinci-paper-wrong = You go on and guess wrong: everybody sees it.
    .strong = everybody sees it
davinci-paper-stop-empty = You stop: your code stays as it is.
davinci-paper-wrong-empty = You go on and guess wrong: you show one of your tiles.
    .strong = one of your tiles
davinci-paper-joker = The joker hides wherever you like…
davinci-paper-joker-but = …but not between two consecutive numbers of one colour.
davinci-paper-allowed = Yes
davinci-paper-forbidden = No

# A lesson, and how it is played in four pictures
davinci-lesson-take = Everybody makes a secret code of four tiles. Take a black one.
davinci-lesson-take-white = Now a white one.
davinci-lesson-take-more = Another black one.
davinci-lesson-take-last = And the last: white.
davinci-lesson-draw = Your code stands from small to large; the others see only colours. { $seat } has one too. Each turn begins with a draw: take a black tile.
davinci-lesson-guess = Now attack! { $seat }’s first tile is black and on the far left, so it is small. You have the black 0 yourself. Point at it and say 1.
davinci-lesson-stop = Right! It stays face up. You may attack again, or stop: then the tile you drew joins your code unseen. Stop here.
davinci-lesson-hers = { $seat } guessed wrong, so the tile just drawn there lies face up: a white 11. Your turn: draw a white tile.
davinci-lesson-risk = { $seat }’s fourth tile is black, just before the white 11. Risk it: say 11.
davinci-lesson-end = No! Now your tile lies face up for all to see. So it goes on: whoever’s whole code is seen is out, and the last one wins.
davinci-how-code = Your code
davinci-how-code-text = Your tiles stand from small to large; only you see the numbers.
davinci-how-draw = Draw
davinci-how-draw-text = Each turn begins with a black or a white tile.
davinci-how-guess = Guess
davinci-how-guess-text = Point at a tile and say its number. Right: it is turned up, go on or stop.
davinci-how-end = Wrong?
davinci-how-end-text = Then your drawn tile lies open. The last hidden code wins.

# The match in brief
davinci-brief-row = { $by } guessed { $count } tiles in a row
    .strong = { $count } tiles
davinci-brief-row-you = You guessed { $count } tiles in a row
    .strong = { $count } tiles
davinci-brief-held = With { $by }, { $piece_def } withstood { $count } guesses
    .strong = { $count } guesses
davinci-brief-held-you = With you, { $piece_def } withstood { $count } guesses
    .strong = { $count } guesses
davinci-brief-wrong = On the wrong track: { $by }, { $count } times
    .strong = { $by }
davinci-brief-wrong-you = On the wrong track: you, { $count } times
    .strong = you
davinci-brief-right = Best nose: { $by }, { $count } tiles guessed
    .strong = { $by }
davinci-brief-right-you = Best nose: you, { $count } tiles guessed
    .strong = you

# What clocks decide: before the time that is left
davinci-clock-setup = Choosing tiles

# Hints
davinci-hint-colour = A code of both colours is harder to guess.
davinci-hint-draw = Choose the tile to draw.
davinci-hint-draw-why = It would tell least about your code.
davinci-hint-ready = Your code is ready.
davinci-hint-joker = Your joker would hide better elsewhere.
davinci-hint-joker-stays = Your joker stands well where it is.
davinci-hint-joker-why = Your code is harder to guess with it there.
davinci-hint-show = You have to show a tile.
davinci-hint-show-why = The rest of your code keeps its secret best.
davinci-hint-attack = Here your chances are best.
davinci-hint-go-on = Go on: it is worth the risk.
davinci-hint-stop =
    { $odds ->
        [1] Stop: your tile stays hidden.
       *[other] Stop: elsewhere, { davinci-hint-odds }
    }
davinci-hint-stop-name = Stop
davinci-hint-stop-why = The tile you drew goes into your code, hidden.
davinci-hint-one = { $who }, tile { $place }: { $a }.
davinci-hint-two = { $who }, tile { $place }: { $a } or { $b }.
davinci-hint-three = { $who }, tile { $place }: { $a }, { $b } or { $c }.
davinci-hint-many = { $who }, tile { $place }: { $count } choices, { $a } first.
davinci-hint-sure = That is certain.
davinci-hint-nearly = That is nearly certain.
davinci-hint-three-in-four = Three chances in four.
davinci-hint-two-in-three = Two chances in three.
davinci-hint-one-in =
    { $odds ->
        [2] One chance in two.
        [3] One chance in three.
        [4] One chance in four.
        [5] One chance in five.
        [6] One chance in six.
       *[other] Less than one chance in six.
    }
davinci-hint-odds =
    { $odds ->
        [2] one chance in two.
        [3] one chance in three.
        [4] one chance in four.
        [5] one chance in five.
        [6] one chance in six.
       *[other] less than one chance in six.
    }
