## A moi !, in English.

a_moi-name = À moi!
a_moi-about = A card is turned up: if one of your specials has its colour or its smiley, be the first to lay a hand on it.

# Options
a_moi-option-reroll = The dice are rolled again
a_moi-option-reroll-every_win = after every card won
a_moi-option-reroll-dice_match_only = only after the card of the dice

# Moves
a_moi-move-slap = Mine! Lay your hand on the card
a_moi-time-turn = { $seat } turns up the next card
a_moi-time-over = Nobody took the card in time

# The table
a_moi-table-open =
    { $pile ->
        [0] On the table: { $card_def }, the last card.
       *[other] On the table: { $card_def }. Cards still to come: { $pile }.
    }
a_moi-table-no-card =
    { $pile ->
        [0] Every card has been played.
       *[other] No card is turned up just now. Cards still to come: { $pile }.
    }
a_moi-table-dice = The dice: { $card }. Dealer: { $seat }.
a_moi-table-pot =
    { $count ->
        [0] Nothing lies in the pot.
        [one] One card lies in the pot.
       *[other] { $count } cards lie in the pot.
    }
a_moi-table-lost =
    { $count ->
        [0] Nothing was lost on this card.
        [one] One card was lost on this card: it joins the pot afterwards.
       *[other] { $count } cards were lost on this card: they join the pot afterwards.
    }
a_moi-table-seat =
    { $count ->
        [0] { $seat } has won no card yet.
        [one] { $seat } has won one card.
       *[other] { $seat } has won { $count } cards.
    }
a_moi-table-special = { $seat } has { $card_def }.
a_moi-table-own-count =
    { $count ->
        [0] You have won no card yet.
        [one] You have won one card.
       *[other] You have won { $count } cards.
    }
a_moi-table-own-special = In front of you: { $card_def }.

# What happens
a_moi-turned = { $by } turns up { $card_def }.
    .short = Card
    .voice = { $card }!
a_moi-turned-you = You turn up { $card_def }.
    .voice = { $card }!
a_moi-took =
    { $pot ->
        [0] “Mine!” { $by } wins { $card_def }.
        [one] “Mine!” { $by } wins { $card_def } and the card of the pot.
       *[other] “Mine!” { $by } wins { $card_def } and the { $pot } cards of the pot.
    }
    .short = Taken
    .voice =
        { $pot ->
            [0] { $by } wins the card.
            [one] { $by } wins the card and the pot.
           *[other] { $by } wins the card and the pot.
        }
a_moi-took-you =
    { $pot ->
        [0] It’s you! You win { $card_def }.
        [one] It’s you! You win { $card_def } and the card of the pot.
       *[other] It’s you! You win { $card_def } and the { $pot } cards of the pot.
    }
    .voice =
        { $pot ->
            [0] Won! The card is yours.
            [one] Won! The card and the pot.
           *[other] Won! The card and the pot.
        }
a_moi-matched-dice = It was the card of the dice, open to everybody!
    .voice = It was the dice’s card.
a_moi-stole = { $by } steals a card from { $whom }.
    .short = Stolen
a_moi-stole-you = You steal a card from { $whom }.
a_moi-stole-to-you = { $by } steals a card from you.
a_moi-erred =
    { $count ->
        [0] Oops! { $by } may not take this card, but has nothing to lose.
        [one] Oops! { $by } may not take this card and loses one card.
       *[other] Oops! { $by } may not take this card and loses { $count } cards.
    }
    .short = Missed
    .voice = { $by } is wrong.
a_moi-erred-you =
    { $count ->
        [0] Oops! This card is not for you, but you have nothing to lose.
        [one] Oops! This card is not for you: you lose one card.
       *[other] Oops! This card is not for you: you lose { $count } cards.
    }
    .voice =
        { $count ->
            [0] Wrong: not for you.
            [one] Wrong: you lose one card.
           *[other] Wrong: you lose { $count } cards.
        }
a_moi-lost = { $by } puts { $card_def } in the pot.
    .short = Lost
    .voice = { "" }
a_moi-lost-you = You put { $card_def } in the pot.
    .voice = { $card_def } goes to the pot.
a_moi-unclaimed = Nobody takes { $card_def }: it joins the pot.
    .voice = Nobody: to the pot.
a_moi-rolled = { $by } rolls the dice: { $card }.
    .short = Dice
    .voice = The dice: { $card }.
a_moi-rolled-you = You roll the dice: { $card }.
    .voice = The dice: { $card }.
a_moi-tied =
    { $count ->
        [0] A tie without a card.
        [one] A tie with one card each: a duel with the dice!
       *[other] A tie with { $count } cards each: a duel with the dice!
    }
a_moi-won-match =
    { $count ->
        [0] { $by } wins the match.
        [one] { $by } wins the match with one card.
       *[other] { $by } wins the match with { $count } cards.
    }
    .short = Won
a_moi-won-match-you =
    { $count ->
        [0] You won!
        [one] You won, with one card!
       *[other] You won, with { $count } cards!
    }
a_moi-shared-victory = Nobody has a card: everybody shares the victory.

# Why not
a_moi-no-card = No card is turned up just now.
a_moi-locked = That card was not for you: wait for the next one.

# The scene
a_moi-legend-dice = The card of both dice: anybody may take it!
    .strong = both dice
a_moi-zone-won = won
a_moi-zone-pot-now = with this card
a_moi-zone-pot-next = for the next card
a_moi-flag-locked = waits
a_moi-flag-dealer = deals
a_moi-prompt-wait = Watch out: the next card is coming…
    .voice = { "" }
a_moi-prompt-watch = Whose card is it?
a_moi-doing = It is for whoever has its colour or its smiley.
a_moi-prompt-slap = Is it for you? Colour or smiley of one of your cards.
    .voice = Is it for you?
a_moi-prompt-locked = Not for you: wait for the next card.
    .voice = { "" }
a_moi-bar-slap = Mine!

# A lesson, and how it is played in four pictures
a_moi-lesson-specials = These are your special cards: some stand for a colour, some for a smiley. They stay with you all the time.
a_moi-lesson-colour = A green wink! You have the green special: the card is yours. Hand on it, quickly!
a_moi-lesson-not-yours = An orange angry face. None of your specials has this colour or this smiley: keep your hand back. It is { $seat }’s.
a_moi-lesson-smiley = A yellow surprised face. You do not have yellow, but you have the surprised special: that is enough!
a_moi-lesson-dice = Look at the dice: a smile, and yellow. That is the very card that lies there! Then anybody may win it, and steals a card from each of the others.
a_moi-lesson-end = Well done! A hand on a card that is not yours costs two of those you have won. After 36 cards, most cards win.
a_moi-how-specials = Your specials
a_moi-how-specials-text = Each stands for a colour or for a smiley.
a_moi-how-slap = Yours?
a_moi-how-slap-text = Same colour or same smiley: be the first with your hand on it.
a_moi-how-dice = The card of the dice
a_moi-how-dice-text = Anybody may win it, and steals a card from everybody.
a_moi-how-error = Not yours?
a_moi-how-error-text = A hand too many costs two cards.

# The match in brief
a_moi-brief-row = { $by } won { $count } cards in a row
    .strong = { $count } cards
a_moi-brief-row-you = You won { $count } cards in a row
    .strong = { $count } cards
a_moi-brief-errors =
    { $count ->
        [one] Hasty hand: { $by }, once
       *[other] Hasty hand: { $by }, { $count } times
    }
    .strong = { $by }
a_moi-brief-errors-you =
    { $count ->
        [one] Hasty hand: you, once
       *[other] Hasty hand: you, { $count } times
    }
    .strong = you
a_moi-brief-stolen =
    { $count ->
        [one] { $by } pinched { $count } card from the others
       *[other] { $by } pinched { $count } cards from the others
    }
    .strong = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
a_moi-brief-stolen-you =
    { $count ->
        [one] You pinched { $count } card from the others
       *[other] You pinched { $count } cards from the others
    }
    .strong = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
a_moi-brief-haul = Best catch: { $count } cards at once, for { $by }
    .strong = { $count } cards
a_moi-brief-haul-you = Best catch: { $count } cards at once, for you
    .strong = { $count } cards

# What clocks decide: before the time that is left
a_moi-clock-card = Next card in

# Hints
a_moi-hint-yours =
    { $count ->
        [1] You win: { $a }.
        [2] You win: { $a } and { $b }.
        [3] You win: { $a }, { $b } and { $c }.
        [4] You win: { $a }, { $b }, { $c } and { $d }.
        [5] You win: { $a }, { $b }, { $c }, { $d } and { $e }.
       *[6] You win: { $a }, { $b }, { $c }, { $d }, { $e } and { $f }.
    }
a_moi-hint-specials = Your special cards
