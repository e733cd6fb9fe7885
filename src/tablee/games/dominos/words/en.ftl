## Dominos, in English.

dominos-name = Dominos
dominos-about = Lay your cards beside those of the same smiley or colour, and be the first to have none left.

# Options
dominos-option-grid = The grid
dominos-option-grid-emergent = built as you play: columns and rows lie as the cards do
dominos-option-grid-fixed = fixed: six colours by six smileys, drawn beforehand

# Moves
dominos-move-place =
    Place { $card_def }{ $where ->
        [left] , a new column on the left
        [right] , a new column on the right
        [top] , a new row at the top
        [bottom] , a new row at the bottom
       *[inside] { "" }
    }{ $again ->
        [yes] { " " }and play again
       *[no] { "" }
    }
dominos-move-joker =
    Place { $card_def } as { $cell_def }{ $where ->
        [left] , a new column on the left
        [right] , a new column on the right
        [top] , a new row at the top
        [bottom] , a new row at the bottom
       *[inside] { "" }
    }{ $again ->
        [yes] { " " }and play again
       *[no] { "" }
    }
dominos-step-card = Place { $card_def }…
dominos-step-cell =
    { $again ->
        [yes] as { $cell_def } and play again
       *[no] as { $cell_def }
    }
dominos-step-side =
    { $where ->
        [left] in a new column on the left
        [right] in a new column on the right
        [top] in a new row at the top
       *[bottom] in a new row at the bottom
    }
dominos-move-exchange = Give { $card_def } and take back { $joker_def }
dominos-move-discard = Discard { $card_def }: its line is full
dominos-move-draw = Draw a card
dominos-move-pass = Pass
dominos-time-late = { $seat } has taken too long

# The table
dominos-table-opening =
    { $rolls ->
        [one] The dice named { $card_def }: { $seat } began with it.
       *[other] On roll { $rolls } the dice named { $card_def }: { $seat } began with it.
    }
dominos-table-turn = It is { $seat }’s turn.
dominos-table-your-turn = It is your turn.
dominos-table-pile = Cards in the pile: { $pile }. Discarded: { $discard }.
dominos-table-columns = Columns, from left to right:{ $one }{ $two }{ $three }{ $four }{ $five }{ $six }
dominos-table-row = Row { $smiley }:{ $one }{ $two }{ $three }{ $four }{ $five }{ $six }
dominos-cell-none = { "" }
dominos-cell-free = { " " }[–]
dominos-cell-base = { " " }[{ smileys-colour }]
dominos-cell-colour-joker = { " " }[{ smileys-colour }, colour joker]
dominos-cell-smiley-joker = { " " }[{ smileys-colour }, smiley joker]
dominos-table-seat =
    { $count ->
        [0] { $seat } has no cards left.
        [one]
            { $jokers ->
                [0] { $seat } has one card.
               *[other] { $seat } has one card, a joker taken from the grid.
            }
       *[other]
            { $jokers ->
                [0] { $seat } has { $count } cards.
                [one] { $seat } has { $count } cards, one of them a joker taken from the grid.
               *[other] { $seat } has { $count } cards, { $jokers } of them jokers taken from the grid.
            }
    }
dominos-table-card = You hold { $card_def } ({ $card_mark }).

# What happens
dominos-placed =
    { $by } places { $card_def }{ $where ->
        [left] , a new column on the left.
        [right] , a new column on the right.
        [top] , a new row at the top.
        [bottom] , a new row at the bottom.
       *[inside] .
    }
    .short = Lays
dominos-placed-you =
    You place { $card_def }{ $where ->
        [left] , a new column on the left.
        [right] , a new column on the right.
        [top] , a new row at the top.
        [bottom] , a new row at the bottom.
       *[inside] .
    }
dominos-placed-joker =
    { $by } places { $card_def } as { $cell_def }{ $where ->
        [left] , a new column on the left.
        [right] , a new column on the right.
        [top] , a new row at the top.
        [bottom] , a new row at the bottom.
       *[inside] .
    }
    .short = Joker
dominos-placed-joker-you =
    You place { $card_def } as { $cell_def }{ $where ->
        [left] , a new column on the left.
        [right] , a new column on the right.
        [top] , a new row at the top.
        [bottom] , a new row at the bottom.
       *[inside] .
    }
dominos-plays-again = It touches two cards: { $by } plays again!
    .short = Again
dominos-plays-again-you = It touches two cards: you play again!
dominos-exchanged = { $by } puts { $card_def } in its place and takes back { $joker_def }.
    .short = Swaps
dominos-exchanged-you = You put { $card_def } in its place and take back { $joker_def }.
dominos-discarded = { $by } discards { $card_def }: its line is full.
    .short = Discards
dominos-discarded-you = You discard { $card_def }: its line is full.
dominos-drew = { $by } has nothing to place and draws a card.
    .short = Draws
dominos-drew-you = You have nothing to place and draw a card.
dominos-drew-card = { $by } draws { $card_def }.
    .short = Draws
dominos-drew-card-you = You have nothing to place and draw { $card_def }.
dominos-passed = { $by } has nothing to place and passes.
    .short = Passes
dominos-passed-you = You have nothing to place and pass.
dominos-finished =
    { $place ->
        [1] { $by } has no cards left and wins!
       *[other] { $by } has no cards left: { place-ordinal }!
    }
    .short = Done
dominos-finished-you =
    { $place ->
        [1] You have no cards left. You won!
       *[other] You have no cards left. You came { place-ordinal }.
    }
dominos-blocked = Nobody can place a card any more: fewest cards win, then fewest jokers.
dominos-kept =
    { $count ->
        [one]
            { $jokers ->
                [0] { $seat } is left with one card, no joker.
               *[other] { $seat } is left with one card, a joker.
            }
       *[other]
            { $jokers ->
                [0] { $seat } is left with { $count } cards, no joker.
                [one] { $seat } is left with { $count } cards, one of them a joker.
               *[other] { $seat } is left with { $count } cards, { $jokers } of them jokers.
            }
    }
    .short = Keeps
dominos-kept-you =
    { $count ->
        [one]
            { $jokers ->
                [0] You are left with one card, no joker.
               *[other] You are left with one card, a joker.
            }
       *[other]
            { $jokers ->
                [0] You are left with { $count } cards, no joker.
                [one] You are left with { $count } cards, one of them a joker.
               *[other] You are left with { $count } cards, { $jokers } of them jokers.
            }
    }

# Why not
dominos-no-vote = Nobody is asked to go on just now.
dominos-not-your-turn = It is not your turn.
dominos-must-place = You have a card you can place.
dominos-pile-empty = The pile is empty: you can only pass.
dominos-draw-first = There are cards in the pile: draw one.
dominos-not-in-hand = You do not hold { $card_def }.
dominos-not-dead = Too soon: { $card_def } can still find a place, its line is not full.
dominos-no-joker-there = No joker stands for { $card_def }.
dominos-taken = That place is taken: { $cell }.
dominos-choose-a-side = There is no line for { $cell_def } yet: say at which side.
dominos-lines-are-there = In the grid { $cell_def } already has its column and its row.
dominos-no-neighbour = There, { $cell_def } would not touch any card.

# The scene
dominos-zone-grid = The grid
dominos-zone-joker = { $card }, stands for { $cell_def }
dominos-zone-new-column =
    { $where ->
        [left] a new column on the left, row: { $smiley }
       *[right] a new column on the right, row: { $smiley }
    }
dominos-zone-new-row =
    { $where ->
        [top] a new row at the top, column: { $colour }
       *[bottom] a new row at the bottom, column: { $colour }
    }
dominos-zone-which-colour = Which colour?
dominos-zone-which-smiley = Which smiley?
dominos-ask-place = Where does it go? Tap its place.
dominos-ask-colour = Which colour? Your joker opens its line.
dominos-ask-smiley = Which smiley? Your joker opens its line.
dominos-legend-sign = play again
dominos-legend-again = Touches two cards: play again
dominos-legend-joker = Joker: swap it back
dominos-flag-jokers =
    { $count ->
        [one] Joker
       *[other] { $count } jokers
    }
dominos-say-again = +1
dominos-doing = Place a card, or draw one.
dominos-doing-dry = Place a card, or pass.
dominos-prompt-place = Place a card beside its colour or its smiley.
dominos-prompt-exchange = Nothing to place: give a card for its joker, or go on without.
dominos-prompt-discard = Nothing to place: discard a special whose line is full.
dominos-prompt-draw = Nothing to place: draw a card.
dominos-prompt-pass = Nothing to place: pass.
dominos-bar-discard = Discard
dominos-bar-draw = Draw
dominos-bar-pass = Pass

# A lesson, and how it is played in four pictures
dominos-lesson-grid = { $seat } has laid the first card. Around it a grid grows: each column has one colour, each row one smiley.
dominos-lesson-place = A red sad face lies there. Lay your orange sad face beside it, on the left: the same row, a new column.
dominos-lesson-again = { $seat } has laid a wink above. Your orange wink fits where the orange column and the row of winks cross. It touches two cards: you play again!
dominos-lesson-joker = Specials are jokers. The yellow one can be any yellow card: lay it to the left of the winks, as the yellow wink.
dominos-lesson-corner = { $seat } has opened a new row. Your yellow surprised face belongs into its corner, beside two cards: play it!
dominos-lesson-chain = Again! And the yellow sad face touches two cards as well.
dominos-lesson-end = Three cards in a row! Whoever has none left first wins. If nothing fits, draw a card. And whoever holds the card a joker stands for may swap them.
dominos-how-place = Side by side
dominos-how-place-text = Lay a card beside one that lies there.
dominos-how-lines = Columns and rows
dominos-how-lines-text = Each column is one colour, each row one smiley.
dominos-how-again = Play again
dominos-how-again-text = If your card touches two others, you play again.
dominos-how-joker = Jokers
dominos-how-joker-text = A special stands for any card of its colour or smiley.

# The match in brief
dominos-brief-row = { $by } laid { $count } cards in a single turn
    .strong = { $count } cards
dominos-brief-row-you = You laid { $count } cards in a single turn
    .strong = { $count } cards
dominos-brief-jokers =
    { $count ->
        [one] { $by } got { $count } joker back
       *[other] { $by } got { $count } jokers back
    }
    .strong = { $count ->
        [one] { $count } joker
       *[other] { $count } jokers
    }
dominos-brief-jokers-you =
    { $count ->
        [one] You got { $count } joker back
       *[other] You got { $count } jokers back
    }
    .strong = { $count ->
        [one] { $count } joker
       *[other] { $count } jokers
    }
dominos-brief-drawn = Drew most: { $by }, { $count } cards
    .strong = { $by }
dominos-brief-drawn-you = Drew most: you, { $count } cards
    .strong = you
dominos-brief-again = { $by } played again { $count } times
    .strong = { $count } times
dominos-brief-again-you = You played again { $count } times
    .strong = { $count } times

# Hints
dominos-hint-nothing = None of your cards has a place.
dominos-hint-danger =
    { $count ->
        [one] { $who } has one card left.
       *[other] { $who } has { $count } cards left.
    }
dominos-hint-twice = One of your cards would touch two: you would play again.
dominos-hint-calm = Keep your jokers, lay what has only one place.
dominos-hint-last = It is your last card!
dominos-hint-exchange = You get a joker back.
dominos-hint-discard = You are rid of it.
dominos-hint-again = Here it touches two cards: you play again.
dominos-hint-joker = Your joker stands for it. Better kept for the end.
dominos-hint-inside = It goes to its place in the grid.
dominos-hint-line = Here you open a new line.
