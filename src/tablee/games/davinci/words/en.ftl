## Da Vinci Code, in English.

davinci-name = Da Vinci Code
davinci-about = Guess the numbers of the others’ secret codes before yours is deciphered.

# Options
davinci-option-expert = Jokers
davinci-option-expert-on = two jokers, for experts
davinci-option-expert-off = none
davinci-option-empty_pool = A wrong guess when the pool is empty
davinci-option-empty_pool-reveal_own_choice = costs a piece of your own, of your choice
davinci-option-empty_pool-no_penalty = costs nothing

# Pieces
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
davinci-hidden = Place { $place }: hidden { $back }
davinci-back = { $colour ->
        [black] black piece
       *[white] white piece
    }
    .def = { $colour ->
        [black] the black piece
       *[white] the white piece
    }
    .indef = { $colour ->
        [black] a black piece
       *[white] a white piece
    }
davinci-place = { $number }

# Moves
davinci-move-take = Take { $back_indef }
davinci-move-draw = Draw { $back_indef }
davinci-move-guess = Attack { $whom }, piece { $place }: { $piece_def }
davinci-move-stop = Stop here
davinci-move-keep = Stop here and insert { $piece_def } face down
davinci-move-gap = Put { $piece_def } in place { $place }
davinci-move-show = Show your piece { $place }, { $piece_def }
davinci-move-ready = Ready!
davinci-step-whom = Attack { $whom }
davinci-step-place = Piece { $place }, { $back }
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
        [one] You still have one piece to take.
       *[other] You still have { $count } pieces to take.
    }
davinci-table-turn = It is { $by }’s turn.
davinci-table-turn-you = It is your turn.
davinci-table-pool = In the pool: { $black } black, { $white } white.
davinci-table-marks = ● black, ○ white, – joker, ? hidden, ≠ not this one; places are counted from the left.
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
davinci-table-own-drawn = You have drawn { $piece_def }; it will stand in place { $place }.

# What happens
davinci-got-ready = { $by } is ready.
    .short = Ready
davinci-got-ready-you = You are ready.
davinci-took =
    { $black ->
        [0] { $by } has taken { $white } white pieces.
       *[other] { $white ->
            [0] { $by } has taken { $black } black pieces.
           *[other] { $by } has taken { $black } black and { $white } white.
        }
    }
    .short = Takes
davinci-took-you =
    { $black ->
        [0] You have taken { $white } white pieces.
       *[other] { $white ->
            [0] You have taken { $black } black pieces.
           *[other] You have taken { $black } black and { $white } white.
        }
    }
davinci-drew = { $by } draws { $back_indef }.
    .short = Draws
davinci-drew-you = You draw { $back_indef }.
davinci-drew-piece = { $by } draws { $piece_def }.
    .short = Draws
davinci-drew-piece-you = You have drawn { $piece_def }.
davinci-chose-place = { $by } chooses place { $place } for { $piece_def }.
    .short = Places
davinci-chose-place-you = You choose place { $place } for { $piece_def }.
davinci-pool-ran-out = That was the last piece of the pool.
davinci-guessed =
    { $right ->
        [yes] { $by } attacks { $whom }, piece { $place }: { $piece_def }? Yes!
       *[no] { $by } attacks { $whom }, piece { $place }: { $piece_def }? No.
    }
    .log = { $by }: { $whom }, piece { $place }, { $piece_def }?
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
        [yes] You attack { $whom }, piece { $place }: { $piece_def }? Yes!
       *[no] You attack { $whom }, piece { $place }: { $piece_def }? No.
    }
    .log = You: { $whom }, piece { $place }, { $piece_def }?
    .edge =
        { $right ->
            [yes] yes
           *[no] no
        }
davinci-guessed-to-you =
    { $right ->
        [yes] { $by } attacks your piece { $place }: { $piece_def }? Yes…
       *[no] { $by } attacks your piece { $place }: { $piece_def }? No!
    }
    .log = { $by }: your piece { $place }, { $piece_def }?
    .edge =
        { $right ->
            [yes] yes
           *[no] no
        }
davinci-exposed = { $by } inserts { $piece_def } face up, in place { $place }.
    .short = Shows
davinci-exposed-you = You insert { $piece_def } face up, in place { $place }.
davinci-inserted = { $by } stops and inserts { $back_def } face down, in place { $place }.
    .short = Places
davinci-inserted-you = You stop and insert { $back_def } face down, in place { $place }.
davinci-stopped = { $by } stops.
    .short = Stops
davinci-stopped-you = You stop.
davinci-must-show = { $whom } has to show a piece.
davinci-must-show-to-you = You have to show one of your pieces.
davinci-showed = { $by } shows piece { $place }: { $piece_def }.
    .short = Shows
davinci-showed-you = You show piece { $place }: { $piece_def }.
davinci-was-late = { $whom } has taken too long.
davinci-was-late-to-you = You have taken too long.
davinci-deciphered = { $whom } has no secret left and is out: place { $rank }.
davinci-deciphered-to-you = Your whole code is deciphered, you are out: place { $rank }.
davinci-won =
    { $points ->
        [one] { $by } has kept a secret and wins! For a series: { $points } point.
       *[other] { $by } has kept a secret and wins! For a series: { $points } points.
    }
    .short = Won
davinci-won-you =
    { $points ->
        [one] You have kept your secret: you win! For a series: { $points } point.
       *[other] You have kept your secret: you win! For a series: { $points } points.
    }
davinci-cut-short = The match has lasted long enough: whoever has shown the fewest pieces wins.

# Why not
davinci-set-up-is-over = The match has begun already.
davinci-not-begun = The match has not begun yet.
davinci-not-your-turn = It is not your turn.
davinci-wait-for-all = You are ready: wait for the others.
davinci-take-first =
    { $count ->
        [one] Take a piece first.
       *[other] Take { $count } pieces first.
    }
davinci-enough-pieces = Your code is complete.
davinci-draw-first = Draw a piece first.
davinci-drawn-already = You have drawn already.
davinci-colour-is-gone = There is no piece of this colour left in the pool.
davinci-pool-is-empty = The pool is empty.
davinci-own-piece = Attack somebody else’s code, not your own.
davinci-no-such-piece = There is no such piece.
davinci-shown-already = This piece lies face up already.
davinci-no-jokers = There are no jokers in this game.
davinci-attack-first = Attack at least once before you stop.
davinci-show-hidden = Show one of your hidden pieces.
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
davinci-legend-draw = Draw a piece
davinci-legend-attack = Attack a hidden piece
davinci-legend-stop = Go on, or stop
davinci-flag-ready = Ready!
davinci-flag-begins = Begins
davinci-flag-owes = Owes a piece
davinci-flag-not = { $values }
davinci-prompt-set-up = Everybody is putting a code together.
davinci-prompt-take = Take { $count } pieces, black or white.
davinci-prompt-take-more =
    { $count ->
        [one] Take one more piece, black or white.
       *[other] Take { $count } more pieces, black or white.
    }
davinci-prompt-joker = Where will your joker hide? Tap it, then a gap; then say you are ready.
davinci-prompt-ready = Your code is complete. Ready?
davinci-prompt-wait = Your code is ready. The others are still choosing.
davinci-prompt-draw = Draw a piece, black or white.
davinci-prompt-attack = Attack a hidden piece: which number is it?
davinci-prompt-again = Well done! Go on, or stop?
davinci-prompt-show = Wrong, and the pool is empty: show one of your pieces.
davinci-prompt-owes = { $seat } has to show a piece.
davinci-bar-ready = Ready!
davinci-bar-guess = Guess
davinci-bar-stop = Stop
davinci-ask-value = What is it? Choose its number, then guess.
    .strong = guess
davinci-ask-gap = Where does it go? Tap a gap, or push it there with the arrows.
davinci-paper-right = That was right!
davinci-paper-stop = You stop: your piece goes in hidden.
    .strong = hidden
davinci-paper-wrong = You go on and guess wrong: everybody sees it.
    .strong = everybody sees it
davinci-paper-stop-empty = You stop: your code stays as it is.
davinci-paper-wrong-empty = You go on and guess wrong: you show one of your pieces.
    .strong = one of your pieces
davinci-paper-joker = The joker hides wherever you like…
davinci-paper-joker-but = …but not between two consecutive numbers of one colour.
davinci-paper-allowed = Yes
davinci-paper-forbidden = No

# A lesson, and how it is played in four pictures
davinci-lesson-take = Everybody makes a secret code of four pieces. Take a black one.
davinci-lesson-take-white = Now a white one.
davinci-lesson-take-more = Another black one.
davinci-lesson-take-last = And the last: white.
davinci-lesson-draw = Your code stands from small to large; the others see only colours. { $seat } has one too. Each turn begins with a draw: take a black piece.
davinci-lesson-guess = Now attack! { $seat }’s first piece is black and on the far left, so it is small. You have the black 0 yourself. Point at it and say 1.
davinci-lesson-stop = Right! It stays face up. You may attack again, or stop: then the piece you drew joins your code unseen. Stop here.
davinci-lesson-hers = { $seat } guessed wrong, so the piece just drawn there lies face up: a white 11. Your turn: draw a white piece.
davinci-lesson-risk = { $seat }’s fourth piece is black, just before the white 11. Risk it: say 11.
davinci-lesson-end = No! Now your piece lies face up for all to see. So it goes on: whoever’s whole code is seen is out, and the last one wins.
davinci-how-code = Your code
davinci-how-code-text = Your pieces stand from small to large; only you see the numbers.
davinci-how-draw = Draw
davinci-how-draw-text = Each turn begins with a black or a white piece.
davinci-how-guess = Guess
davinci-how-guess-text = Point at a piece and say its number. Right: it is turned up, go on or stop.
davinci-how-end = Wrong?
davinci-how-end-text = Then your drawn piece lies open. The last hidden code wins.

# The match in brief
davinci-brief-row = { $by } guessed { $count } pieces in a row
    .strong = { $count } pieces
davinci-brief-row-you = You guessed { $count } pieces in a row
    .strong = { $count } pieces
davinci-brief-held = With { $by }, { $piece_def } withstood { $count } guesses
    .strong = { $count } guesses
davinci-brief-held-you = With you, { $piece_def } withstood { $count } guesses
    .strong = { $count } guesses
davinci-brief-wrong = On the wrong track: { $by }, { $count } times
    .strong = { $by }
davinci-brief-wrong-you = On the wrong track: you, { $count } times
    .strong = you
davinci-brief-right = Best nose: { $by }, { $count } pieces guessed
    .strong = { $by }
davinci-brief-right-you = Best nose: you, { $count } pieces guessed
    .strong = you

# What clocks decide: before the time that is left
davinci-clock-setup = Choosing pieces
