## Trouve, in English.

trouve-name = Trouve
trouve-about = Be first to find the card that the dice name, and remember who has won it.

# Options
trouve-option-roll_s = Seconds for each roll
trouve-option-wrong_touch = A wrong card touched
trouve-option-wrong_touch-lockout_only = wait for the next roll
trouve-option-wrong_touch-penalty = wait, and lose a card

# Moves
trouve-move-touch = Touch { $card_def }
trouve-step-colour = Touch: { $colour }
trouve-step-smiley = { $smiley }
trouve-move-know = Say “I know!”
trouve-move-name = Name { $seat }
trouve-move-mine = “I have it myself!”
trouve-time-roll = The dice are rolled
trouve-time-over = The time for this roll is over
trouve-time-late = { $seat } has taken too long to name somebody

# The table
trouve-table-row = On the table, { $colour } ({ $colour_mark }): { $smile }{ $angry }{ $wink }{ $sad }{ $surprised }{ $love }.
trouve-first = { smileys-smiley }
trouve-next = , { smileys-smiley }
trouve-gone = { "" }
trouve-table-empty = There is no card left on the table.
trouve-table-dice = The dice name { $card_def } ({ $card_mark }).
trouve-table-roller = Next to roll: { $seat }.
    .voice = { "" }
trouve-table-you-know = You know: who holds the card?
trouve-table-seat =
    { $count ->
        [0] { $seat }: no cards, { $target } to win.
        [one] { $seat }: one card of { $target }.
       *[other] { $seat }: { $count } cards of { $target }.
    }
trouve-table-own =
    { $count ->
        [0] You have no cards, you need { $target }.
        [one] You have one card of { $target }.
       *[other] You have { $count } cards of { $target }.
    }
trouve-table-debt =
    { $count ->
        [one] { $seat } will put the next card won back on the table.
       *[other] { $seat } will put the next { $count } cards won back on the table.
    }
trouve-table-own-debt =
    { $count ->
        [one] The next card you win goes back on the table.
       *[other] The next { $count } cards you win go back on the table.
    }

# What happens
trouve-rolled = { $by } rolls the dice: { $card }!
    .short = Dice
    .voice = The dice: { $card }!
trouve-rolled-you = You roll the dice: { $card }!
    .voice = The dice: { $card }!
trouve-took = { $by } is the first to touch { $card_def }.
    .short = Taken
    .voice = { $by } takes the card.
trouve-took-you = You are the first to touch { $card_def }!
    .voice = Won! The card is yours.
trouve-wrong-touch = { $by } touches { $card_def }: wrong card.
    .short = Missed
    .voice = { $by } is wrong.
trouve-wrong-touch-you = You touch { $card_def }: wrong card.
    .voice = Wrong: not that card.
trouve-knows = { $by }: “I know!”
    .short = I know!
trouve-knows-you = You know! Who holds the card?
trouve-too-soon = { $by }: “I know!” But the card is still on the table.
    .short = Too soon
    .voice = { $by } says “I know!” too soon.
trouve-too-soon-you = “I know!” But the card is still on the table: look again.
    .voice = Too soon: it lies on the table.
trouve-stole = { $by } names { $whom }: right! { $by } steals { $card_def }.
    .short = Stolen
    .voice = Right: { $by } steals it from { $whom }.
trouve-stole-you = You name { $whom }: right! You steal { $card_def }.
    .voice = Right: you steal it from { $whom }.
trouve-stole-to-you = { $by } names you: right! { $by } steals { $card_def } from you.
    .voice = { $by } steals { $card_def } from you.
trouve-defended = { $by } had { $card_def }, and knew it: nobody steals it.
    .short = Kept
    .voice = { $by } keeps the card.
trouve-defended-you = You had { $card_def }, and you knew it: nobody steals it.
    .voice = Right: you keep your card.
trouve-misnamed = { $by } names { $whom }: wrong.
    .short = Missed
    .voice = { $by } is wrong.
trouve-misnamed-you = You name { $whom }: wrong.
    .voice = Wrong: it is not { $whom }.
trouve-misnamed-to-you = { $by } names you: wrong, you do not have it.
    .voice = { $by } wrongly names you.
trouve-not-mine = { $by } claims to have the card: wrong.
    .short = Missed
    .voice = { $by } is wrong.
trouve-not-mine-you = You thought you had the card: wrong.
    .voice = Wrong: you do not have it.
trouve-too-slow = { $by } names nobody in time.
    .short = Too slow
    .voice = { $by } is too slow.
trouve-too-slow-you = You named nobody in time.
trouve-nobody-dared = No answer: the dice are rolled again.
trouve-lost = { $by } loses a card: { $card_def } is back on the table.
    .short = Lost
    .voice = { $by } loses { $card_def }.
trouve-lost-you = You lose a card: { $card_def } is back on the table.
    .voice = You lose { $card_def }.
trouve-owes =
    { $count ->
        [one] { $by } has no card to lose: the next one won will go back on the table.
       *[other] { $by } has no card to lose: the next { $count } won will go back on the table.
    }
    .short = Owes
    .voice =
        { $count ->
            [one] { $by } owes one card.
           *[other] { $by } owes { $count } cards.
        }
trouve-owes-you =
    { $count ->
        [one] You have no card to lose: the next one you win will go back on the table.
       *[other] You have no card to lose: the next { $count } you win will go back on the table.
    }
    .voice =
        { $count ->
            [one] You owe one card.
           *[other] You owe { $count } cards.
        }
trouve-paid = { $by } makes up for an error: { $card_def } goes back on the table.
    .short = Pays
    .voice = { $card_def } is back on the table.
trouve-paid-you = You make up for an error: { $card_def } goes back on the table.
    .voice = You give back { $card_def }.
trouve-scored =
    { $count ->
        [one] { $by } has one card of { $target }.
       *[other] { $by } has { $count } cards of { $target }.
    }
    .short = Points
    .voice =
        { $count ->
            [one] { $by } has one card.
           *[other] { $by } has { $count } cards.
        }
trouve-scored-you =
    { $count ->
        [one] You have one card of { $target }.
       *[other] You have { $count } cards of { $target }.
    }
    .voice =
        { $count ->
            [one] You have one card.
           *[other] You have { $count } cards.
        }
trouve-table-emptied = The table is empty: only steals from now on, { $rolls } rolls at most.
trouve-reached =
    { $place ->
        [1] { $by } reaches the target and wins!
       *[other] { $by } reaches the target: { place-ordinal }!
    }
    .short = Arrived
trouve-reached-you =
    { $place ->
        [1] You reach the target. You won!
       *[other] You reach the target. You came { place-ordinal }.
    }
trouve-cut-short = That was the last roll: the cards are counted.
trouve-out-of-reach = The target is out of reach for everybody: the cards are counted.

# Why not
trouve-no-vote = Nobody is asked to go on just now.
trouve-wait-for-dice = Wait for the dice.
trouve-somebody-knows = { $seat } has said “I know!” and must now name somebody.
    .voice = { "" }
trouve-name-first = You said “I know!”: now name who holds the card.
trouve-not-in-play = Nobody in play sits there.
trouve-locked = You erred in this roll: wait for the next one.
trouve-know-first = Say “I know!” before you name somebody.
trouve-not-on-table = You cannot touch { $card_def }: it is not on the table.

# The scene
trouve-legend-gone = The card is gone? Say “I know!” and name who has it.
trouve-legend-error = Wrong card? You wait. Wrong name? You lose a card.
trouve-legend-any-error = Wrong? One of your cards goes back on the table.
trouve-zone-stack = { $count } of { $target }
trouve-flag-knows = knows!
trouve-flag-locked = waits
trouve-flag-owes = owes { $count }
trouve-doing = Touch the card, or say who took it.
trouve-doing-roll = The dice will say which card to find.
trouve-prompt-search = Find { $card_def }! Touch it, or say who took it.
    .voice = { "" }
trouve-prompt-locked = Not this time: wait for the next roll.
    .voice = { "" }
trouve-prompt-name = Who has { $card_def }? Touch a head.
trouve-bar-know = I know!

# A lesson, and how it is played in four pictures
trouve-lesson-cards = 36 cards lie on the table, each of them only once. Two dice say which one everybody looks for.
trouve-lesson-touch = The dice show a face in love and green. Find the green face in love and touch it, before the others!
trouve-lesson-hers = It is yours, face down: remember it well. Then the dice named the yellow smile, and { $seat } was quicker. Remember that one too.
trouve-lesson-know = The yellow smile again! But it lies on the table no more: somebody has it. You remember who? Press “I know!”.
trouve-lesson-name = Now say who has it: tap { $seat }.
trouve-lesson-own = Stolen! Now the dice name the green face in love: your own. Be first, before somebody steals it: “I know!”
trouve-lesson-keep = Name yourself: tap your own seat, and you keep it.
trouve-lesson-end = Well done! Touch a wrong card, and you wait for the next roll; name a wrong player, and you lose one of your cards. Whoever first has enough cards wins. The number stands on the stacks.
trouve-how-dice = The dice
trouve-how-dice-text = A smiley and a colour: together they name one card.
trouve-how-touch = Touch it first
trouve-how-touch-text = Whoever touches the card first wins it.
trouve-how-know = “I know!”
trouve-how-know-text = No longer on the table? Say who has it, and steal it.
trouve-how-win = Enough cards
trouve-how-win-text = Whoever has enough of them first wins.

# The match in brief
trouve-brief-stolen =
    { $count ->
        [one] Memory of an elephant: { $by }, { $count } card stolen
       *[other] Memory of an elephant: { $by }, { $count } cards stolen
    }
    .strong = { $by }
trouve-brief-stolen-you =
    { $count ->
        [one] Memory of an elephant: you, { $count } card stolen
       *[other] Memory of an elephant: you, { $count } cards stolen
    }
    .strong = you
trouve-brief-row = { $by } won { $count } cards in a row
    .strong = { $count } cards
trouve-brief-row-you = You won { $count } cards in a row
    .strong = { $count } cards
trouve-brief-names =
    { $count ->
        [one] Memory like a sieve: { $by }, once
       *[other] Memory like a sieve: { $by }, { $count } times
    }
    .strong = { $by }
trouve-brief-names-you =
    { $count ->
        [one] Memory like a sieve: you, once
       *[other] Memory like a sieve: you, { $count } times
    }
    .strong = you
trouve-brief-touched =
    { $count ->
        [one] Hasty finger: { $by }, once
       *[other] Hasty finger: { $by }, { $count } times
    }
    .strong = { $by }
trouve-brief-touched-you =
    { $count ->
        [one] Hasty finger: you, once
       *[other] Hasty finger: you, { $count } times
    }
    .strong = you
trouve-brief-kept =
    { $count ->
        [one] { $by } kept their cards safe once
       *[other] { $by } kept their cards safe { $count } times
    }
    .strong = their cards
trouve-brief-kept-you =
    { $count ->
        [one] You kept your cards safe once
       *[other] You kept your cards safe { $count } times
    }
    .strong = your cards

# What clocks decide: before the time that is left
trouve-clock-roll = Dice roll in
trouve-clock-search = Roll ends in
trouve-clock-name = { $by }’s answer
trouve-clock-name-you = Your answer

# Hints
trouve-hint-row = It is among the cards that are lit.
trouve-hint-row-name = These cards
trouve-hint-taken = Somebody took it.
trouve-hint-remember = Who picked it up?
trouve-hint-name = Who has { $card_def }? This is what I remember.
