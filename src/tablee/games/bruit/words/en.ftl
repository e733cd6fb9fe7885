## Faites du bruit !, in English.

bruit-name = Faites du bruit !
bruit-about = Your card has the colour or the smiley of somebody else’s? Shout their name before they shout yours!

# Options
bruit-option-tempo_s = Seconds from card to card
bruit-option-live = Which pairs count
bruit-option-live-newest_card = those with the card just dealt
bruit-option-live-any_pair = every pair on the table

# Moves
bruit-move-name = Shout “{ $whom }!”
bruit-move-own-name = Shout your own name
bruit-time-deal = The next card goes to { $seat }
bruit-time-last = The last card has been there long enough

# The table
bruit-table-dice = On the dice: { $card }.
bruit-table-pack =
    { $count ->
        [0] All cards have been dealt.
        [one] One card is left in the pack, for { $seat }.
       *[other] Cards left in the pack: { $count }. The next one goes to { $seat }.
    }
bruit-table-won = This card has had its winner: wait for the next one.
bruit-table-seat =
    { $count ->
        [one] { $seat } shows { $card_def } (the only card).
       *[other] { $seat } shows { $card_def } ({ $count } cards).
    }
bruit-table-newest =
    { $count ->
        [one] { $seat } has just been dealt { $card_def } (the only card).
       *[other] { $seat } has just been dealt { $card_def } ({ $count } cards).
    }
bruit-table-empty = { $seat } has no card.
bruit-table-yours =
    { $count ->
        [one] You show { $card_def } (your only card).
       *[other] You show { $card_def } ({ $count } cards).
    }
bruit-table-yours-newest =
    { $count ->
        [one] You have just been dealt { $card_def } (your only card).
       *[other] You have just been dealt { $card_def } ({ $count } cards).
    }
bruit-table-yours-empty = You have no card.

# What happens
bruit-dealt = { $whom } gets { $card_def }.
    .voice = { $whom }: { $card }.
bruit-dealt-to-you = You get { $card_def }.
    .voice = You: { $card }.
bruit-last-card = That was the last card: a moment more to make some noise!
    .voice = Last card!
bruit-named =
    { $count ->
        [one] { $by } shouts “{ $whom }!” Well spotted: one card won.
       *[other] { $by } shouts “{ $whom }!” Well spotted: { $count } cards won.
    }
    .short = Named
    .voice =
        { $count ->
            [one] { $by } takes one card from { $whom }.
           *[other] { $by } takes { $count } cards from { $whom }.
        }
bruit-named-you =
    { $count ->
        [one] You shout “{ $whom }!” Well spotted: you win one card.
       *[other] You shout “{ $whom }!” Well spotted: you win { $count } cards.
    }
    .voice =
        { $count ->
            [one] You take one card from { $whom }.
           *[other] You take { $count } cards from { $whom }.
        }
bruit-named-to-you =
    { $count ->
        [one] { $by } shouts your name. Well spotted: you lose one card.
       *[other] { $by } shouts your name. Well spotted: you lose { $count } cards.
    }
    .voice =
        { $count ->
            [one] { $by } takes one of your cards.
           *[other] { $by } takes { $count } of your cards.
        }
bruit-shouted-first =
    { $count ->
        [0] The dice’s own card! { $by } shouted first, but there is no card to win.
        [one] The dice’s own card! { $by } shouted first and wins one card.
       *[other] The dice’s own card! { $by } shouted first and wins { $count } cards.
    }
    .short = Shouted
    .voice =
        { $count ->
            [0] The dice! { $by } wins nothing.
            [one] The dice! { $by } wins one card.
           *[other] The dice! { $by } wins { $count } cards.
        }
bruit-shouted-first-you =
    { $count ->
        [0] The dice’s own card! You shouted first, but there is no card to win.
        [one] The dice’s own card! You shouted first! You win one card.
       *[other] The dice’s own card! You shouted first! You win { $count } cards.
    }
    .voice =
        { $count ->
            [0] The dice! Nothing to win.
            [one] The dice! You win one card.
           *[other] The dice! You win { $count } cards.
        }
bruit-rolled = { $by } rolls the dice and deals. On the dice: { $card }.
    .short = Dice
    .voice = The dice: { $card }.
bruit-rolled-you = You roll the dice and deal. On the dice: { $card }.
    .voice = The dice: { $card }.
bruit-misnamed =
    { $count ->
        [0] { $by } shouts “{ $whom }!” without having any card, and falls silent until the next one.
        [one] { $by } shouts “{ $whom }!” Wrong: one card given away, and silence until the next one.
       *[other] { $by } shouts “{ $whom }!” Wrong: { $count } cards given away, and silence until the next one.
    }
    .short = Missed
    .voice = { $by } is wrong.
bruit-misnamed-you =
    { $count ->
        [0] You shout “{ $whom }!” without having any card: silence until the next one.
        [one] You shout “{ $whom }!” Wrong: you give one card away, and silence until the next one.
       *[other] You shout “{ $whom }!” Wrong: you give { $count } cards away, and silence until the next one.
    }
    .voice =
        { $count ->
            [0] Wrong.
            [one] Wrong: one card less.
           *[other] Wrong: { $count } cards less.
        }
bruit-misnamed-to-you =
    { $count ->
        [0] { $by } shouts your name without having any card, and falls silent until the next one.
        [one] { $by } shouts your name. Wrong: one card given away, and silence until the next one.
       *[other] { $by } shouts your name. Wrong: { $count } cards given away, and silence until the next one.
    }
    .voice = { $by } wrongly names you.
bruit-shouted-for-nothing =
    { $count ->
        [0] { $by } says “me!” and the dice do not: there is no card to give, only silence until the next one.
        [one] { $by } says “me!” and the dice do not: one card given away, and silence until the next one.
       *[other] { $by } says “me!” and the dice do not: { $count } cards given away, and silence until the next one.
    }
    .short = In vain
    .voice = { $by } is wrong.
bruit-shouted-for-nothing-you =
    { $count ->
        [0] You say “me!” and the dice do not: you have no card to give, only silence until the next one.
        [one] You say “me!” and the dice do not: you give one card away, and silence until the next one.
       *[other] You say “me!” and the dice do not: you give { $count } cards away, and silence until the next one.
    }
    .voice =
        { $count ->
            [0] Wrong.
            [one] Wrong: one card less.
           *[other] Wrong: { $count } cards less.
        }
bruit-ignored = { $by } shouts a name that does not count just now.
    .short = Ignored
bruit-ignored-you = That name does not count just now: nothing won, nothing lost.
    .voice = That does not count.
bruit-uncovered = { $by } now shows { $card_def }.
    .short = Uncovers
    .voice = { $by } shows { $card }.
bruit-uncovered-you = You now show { $card_def }.
    .voice = You show { $card }.
bruit-won = { $by } wins with { $count } cards.
    .short = Won
bruit-won-you = You win with { $count } cards!

# Why not
bruit-nobody-there = Nobody sits there.
bruit-no-card-yet = No card has been dealt yet.
bruit-locked = You were wrong: be silent until the next card.
    .voice = { "" }

# The scene
bruit-legend-dice = The card of both dice: shout your own name!
    .strong = both dice
bruit-flag-locked = waits
bruit-flag-dealer = deals
bruit-prompt-start = Watch out: the cards are coming…
bruit-prompt-watch = Who goes with whom?
bruit-doing = Same colour or same smiley: say the name, quick!
bruit-prompt-call = Who goes with you? Same colour or same smiley.
    .voice = Who goes with you?
bruit-prompt-no-card = You have no card: look out for the one on the dice.
    .voice = You have no card.
bruit-prompt-won = This card has been won: wait for the next one.
    .voice = { "" }

# A lesson, and how it is played in four pictures
bruit-lesson-piles = Cards fall one after the other, each on somebody’s pile. Only the top card of a pile counts.
bruit-lesson-unlike = These two cards have neither colour nor smiley in common: nothing to shout. The next card is yours.
bruit-lesson-colour = Your card is violet, and so is { $seat }’s! Shout the name: tap { $seat }, before they shout yours.
bruit-lesson-smiley = You have won the card. Now { $seat } got a sad face, and yours is sad too: tap { $seat }!
bruit-lesson-dice = This is exactly the card on the dice! Now everybody shouts their own name: tap yourself.
bruit-lesson-end = What a noise! A wrong name costs a card for each of the others. When the pack is empty, most cards win.
bruit-how-deal = Cards fall
bruit-how-deal-text = One after the other; the top card of each pile counts.
bruit-how-name = Alike? Shout!
bruit-how-name-text = Same colour or smiley as yours: shout their name first.
bruit-how-dice = The card of the dice
bruit-how-dice-text = Then everybody shouts their own name.
bruit-how-win = Most cards
bruit-how-win-text = When the pack is empty, most cards win.

# The match in brief
bruit-brief-loot = Biggest loot: { $count } cards, for { $by }
    .strong = { $count } cards
bruit-brief-loot-you = Biggest loot: { $count } cards, for you
    .strong = { $count } cards
bruit-brief-wrong =
    { $count ->
        [one] Hasty shout: { $by }, once
       *[other] Hasty shout: { $by }, { $count } times
    }
    .strong = { $by }
bruit-brief-wrong-you =
    { $count ->
        [one] Hasty shout: you, once
       *[other] Hasty shout: you, { $count } times
    }
    .strong = you
bruit-brief-right = Sharp eyes: { $by }, { $count } right shouts
    .strong = { $by }
bruit-brief-right-you = Sharp eyes: you, { $count } right shouts
    .strong = you
bruit-brief-calls =
    { $count ->
        [one] { $count } shout in all
       *[other] { $count } shouts in all
    }
    .strong = { $count ->
        [one] { $count } shout in all
       *[other] { $count } shouts in all
    }

# What clocks decide: before the time that is left
bruit-clock-card = Next card in
bruit-clock-last = Match ends in

# Hints
bruit-hint-watch = Watch for your colour and face: { $colour }, { $smiley }.
bruit-hint-dice = You have no card: watch for the one on the dice.
