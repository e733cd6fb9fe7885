## La dernière, in English.

derniere-name = La dernière
derniere-about = Follow colour or smiley, get rid of your cards, and do not forget to say “dernière!”.

# Options
derniere-option-deck = Which cards
derniere-option-deck-A = 42 cards: every face acts
derniere-option-deck-B = 48 cards: the smiley specials act
derniere-option-deck-C = 46 cards: four smiley specials act
derniere-option-deck-D = 42 cards: smiley specials instead of colour specials
derniere-option-announce = Saying “dernière!”
derniere-option-announce-manual = by hand
derniere-option-announce-auto = by itself

# Moves
derniere-move-play = Play { $card_def }
derniere-move-joker = Play { $card_def } and name { $colour }
derniere-step-colour = and name { $colour }
derniere-move-draw = Draw a card
derniere-move-take = Draw the { $count } cards
derniere-move-pass = Pass
derniere-move-announce = Say “dernière!”
derniere-move-catch = Catch { $whom }, who forgot to say “dernière!”
derniere-time-late = { $seat } has taken too long
derniere-time-grace = { $seat } can now be caught

# The table
derniere-table-top = On the table: { $card_def }. Cards in the pile: { $pile }.
derniere-table-turn =
    { $left ->
        [yes] Play goes to the left. It is { $seat }’s turn.
       *[no] Play goes to the right. It is { $seat }’s turn.
    }
derniere-table-your-turn =
    { $left ->
        [yes] Play goes to the left. It is your turn.
       *[no] Play goes to the right. It is your turn.
    }
derniere-table-debt = { $seat } must draw { $count } cards or play another angry face.
derniere-table-seat =
    { $count ->
        [0] { $seat } has no cards left.
        [one] { $seat } has one card.
       *[other] { $seat } has { $count } cards.
    }
derniere-table-card = You hold { $card_def } ({ $card_mark }).
derniere-follow-anything = Any card may follow.
derniere-follow-smiley = Play { $smiley_indef }.
derniere-follow-colour = Play { $colour_part }.
derniere-follow-both = Play { $colour_part } or { $smiley_indef }.

# What happens
derniere-played = { $by } plays { $card_def }.
    .short = Plays
derniere-played-you = You play { $card_def }.
derniere-named-colour = { $by } calls { $colour }.
    .then = Follow { $colour }, or a smile.
    .short = Colour
derniere-named-colour-you = You call { $colour }.
derniere-drew =
    { $count ->
        [0] { $by } finds no card to draw.
        [one] { $by } draws a card.
       *[other] { $by } draws { $count } cards.
    }
    .short = Draws
derniere-drew-you =
    { $count ->
        [0] There is no card for you to draw.
        [one] You draw a card.
       *[other] You draw { $count } cards.
    }
derniere-drew-card = { $by } draws { $card_def }.
    .short = Draws
derniere-drew-card-you = You have drawn { $card_def }.
derniere-passed = { $by } passes.
    .short = Passes
derniere-passed-you = You pass.
derniere-reversed = Play turns the other way round.
derniere-skipped = { $seat } misses a turn.
    .short = Skipped
derniere-skipped-you = You miss a turn.
derniere-owes-draw = { $by } hits { $whom }: +{ $count }.
    .short = Hits
derniere-owes-draw-you = You hit { $whom }: +{ $count }.
derniere-owes-draw-to-you = { $by } hits you: +{ $count }.
    .then = Draw { $count } cards, or answer with an angry face.
derniere-reshuffled = The discard is shuffled into a new pile.
derniere-announced = { $by } says “dernière!”.
    .short = Last one!
derniere-announced-you = You say “dernière!”.
derniere-caught = { $by } catches { $whom }, who forgot to say “dernière!”.
    .short = Caught
derniere-caught-you = You catch { $whom }, who forgot to say “dernière!”.
derniere-caught-to-you = { $by } catches you: you forgot to say “dernière!”.
derniere-finished =
    { $place ->
        [1] { $by } plays the last card and wins!
       *[other] { $by } plays the last card: { place-ordinal }!
    }
    .short = Done
derniere-finished-you =
    { $place ->
        [1] You play your last card. You won!
       *[other] You play your last card. You came { place-ordinal }.
    }
derniere-cut-short = The match has lasted long enough: fewest cards win.

# Why not
derniere-no-vote = Nobody is asked to go on just now.
derniere-nobody-to-catch = There is nobody to catch.
derniere-nothing-to-announce = You have nothing to announce.
derniere-not-your-turn = It is not your turn.
derniere-draw-first = You may pass only after drawing.
derniere-drawn-already = You have drawn already.
derniere-must-play = You have a card you can play.
derniere-not-in-hand = You do not hold { $card_def }.
derniere-answer-angry = Draw { $count } cards, or answer with an angry face.
derniere-only-drawn = After drawing, only the card you drew may be played.
derniere-name-a-colour = You have to name a colour with { $card_def }: it is a joker.
derniere-no-joker = Here { $card_def } is no joker: it names no colour.
derniere-does-not-follow = Here { $card_def } follows neither the colour nor the smiley.

# The scene
derniere-legend-angry = Draw 2
derniere-legend-sad = Miss a turn
derniere-legend-surprised = Turn round
derniere-legend-smile = Joker
derniere-which-colour = Which colour?
derniere-ask-colour = Which colour? You choose.
derniere-stands = Follow { $colour }, or a smile
    .short = { $colour }, or a smile
    .strong = { $colour }
    .voice = Follow { $colour }.
derniere-flag-debt = +{ $count }
derniere-flag-said = Dernière!
derniere-prompt-answer = Answer with an angry face, or draw { $count }.
    .strong = angry face
derniere-prompt-take = Draw { $count } cards.
derniere-prompt-drawn = Play { $card_def }, or pass.
derniere-prompt-draw = You cannot follow: draw a card.
derniere-doing = Follow, or draw a card.
derniere-doing-debt = Answer, or draw { $count } cards.
derniere-doing-drawn = The card may be played or kept.
derniere-bar-draw = Draw
derniere-bar-take = Draw { $count }
derniere-bar-pass = Pass
derniere-bar-announce = Dernière!
derniere-bar-catch = Catch { $whom }!
derniere-bar-nobody = Catch!

# A lesson, and how it is played in four pictures
derniere-lesson-cards = Here are your five cards, and in the middle the card to follow. Whoever gets rid of all cards first wins.
derniere-lesson-colour = A green card lies there. Follow with the same colour: lay your green wink.
derniere-lesson-smiley = { $seat } has followed with another wink. The same smiley fits too: lay your blue wink.
derniere-lesson-angry = An angry face! You would have to draw two cards. But you can answer with an angry face of any colour: lay the green one, and { $seat } draws four.
derniere-lesson-joker = { $seat } had no answer. A smile is a joker: it goes on any card, and you name the colour. Lay your smile and name red, the colour of your other card.
derniere-lesson-announce = One card left! Say “dernière!” quickly, or somebody catches you and you draw two cards.
derniere-lesson-last = Red was followed with red. Lay your last card.
derniere-lesson-end = You have won! You also know: a sad face makes the next one miss a turn, a surprised one turns the round the other way. If nothing fits, draw a card.
derniere-how-follow = Follow
derniere-how-follow-text = Lay a card of the same colour, or with the same smiley.
derniere-how-act = Faces that act
derniere-how-act-text = Angry: draw two. Sad: miss a turn. Surprised: the other way round.
derniere-how-joker = The smile
derniere-how-joker-text = It goes on anything, and you name the colour.
derniere-how-last = “Dernière!”
derniere-how-last-text = One card left? Say it before somebody catches you.

# The match in brief
derniere-brief-pile = Biggest pile: +{ $count }, for { $by }
    .strong = +{ $count }
derniere-brief-pile-you = Biggest pile: +{ $count }, for you
    .strong = +{ $count }
derniere-brief-caught =
    { $count ->
        [one] Forgot to say “last one!”: { $by }, once
       *[other] Forgot to say “last one!”: { $by }, { $count } times
    }
    .strong = { $by }
derniere-brief-caught-you =
    { $count ->
        [one] Forgot to say “last one!”: you, once
       *[other] Forgot to say “last one!”: you, { $count } times
    }
    .strong = you
derniere-brief-turns =
    { $count ->
        [one] { $count } change of direction
       *[other] { $count } changes of direction
    }
    .strong = { $count ->
        [one] { $count } change of direction
       *[other] { $count } changes of direction
    }
derniere-brief-skipped = Skipped most: { $by }, { $count } times
    .strong = { $by }
derniere-brief-skipped-you = Skipped most: you, { $count } times
    .strong = you
derniere-brief-jokers = { $by } chose the colour { $count } times
    .strong = { $count } times
derniere-brief-jokers-you = You chose the colour { $count } times
    .strong = { $count } times

# What clocks decide: before the time that is left
derniere-clock-grace = Catch { $by } in
derniere-clock-grace-you = Catchable in

# Hints
derniere-hint-debt = You are attacked: answer with an angry face, or draw { $count } cards.
    .strong = { $count } cards
derniere-hint-nothing = None of your cards fits.
derniere-hint-calm = No hurry: keep a hand that is easy to play.
derniere-hint-danger-next =
    { $count ->
        [one] { $who } has one card left, and plays after you.
       *[other] { $who } has { $count } cards left, and plays after you.
    }
derniere-hint-danger =
    { $count ->
        [one] { $who } has one card left.
       *[other] { $who } has { $count } cards left.
    }
derniere-hint-pass = The card you drew does not fit either.
derniere-hint-keep = The card you drew may be of use later.
derniere-hint-take = You have no answer, or had better keep it.
derniere-hint-draw = One more card, then the next player’s turn.
derniere-hint-last = It is your last card: you win!
derniere-hint-angry = { $who } draws { $count } cards, unless they answer.
derniere-hint-again = { $who } misses a turn: you play again.
derniere-hint-skips = { $who } misses a turn, and draws nothing.
derniere-hint-joker = It goes on anything: call { $colour }.
derniere-hint-joker-keep = It goes on anything: call { $colour }. Better kept for the end.
derniere-hint-turns = Play changes direction.
derniere-hint-same =
    { $count ->
        [one] You keep one card of this colour.
       *[other] You keep { $count } cards of this colour.
    }
derniere-hint-rid =
    { $count ->
        [one] One card is left to you.
       *[other] { $count } cards are left to you.
    }
