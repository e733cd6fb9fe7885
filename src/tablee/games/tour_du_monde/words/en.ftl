## Tour du Monde, in English.

tour_du_monde-name = Tour du Monde
tour_du_monde-about = Be the first to lay all five continents in front of you, come moon, lightning or icebergs.

# Options
tour_du_monde-option-deck = Which cards
tour_du_monde-option-deck-std110 = 110 cards, many attacks
tour_du_monde-option-deck-light110 = 110 cards, more continents and fewer attacks: shorter
tour_du_monde-option-line_colour = The colour of a line
tour_du_monde-option-line_colour-declared = named by whoever opens it
tour_du_monde-option-line_colour-coloured_suns = that of the sun: suns have colours
tour_du_monde-option-interrupt_next = After a moon is cancelled at once
tour_du_monde-option-interrupt_next-after_attacker = play goes on after the attacker
tour_du_monde-option-interrupt_next-interrupter_plays = whoever cancelled it plays

# Colours and cards
tour_du_monde-colour =
    { $colour ->
        [coral] coral
        [jade] jade
       *[saffron] saffron
    }
    .letter =
        { $colour ->
            [coral] C
            [jade] J
           *[saffron] S
        }
    .mark =
        { $colour ->
            [coral] wave
            [jade] peaks
           *[saffron] lozenge
        }
    .marked = { tour_du_monde-colour } ({ tour_du_monde-colour.mark })
    .capital =
        { $colour ->
            [coral] Coral
            [jade] Jade
           *[saffron] Saffron
        }
tour_du_monde-which =
    { $continent ->
        [africa] Africa
        [america] America
        [asia] Asia
        [europe] Europe
       *[oceania] Oceania
    }
tour_du_monde-continent = { tour_du_monde-colour } { tour_du_monde-which }
    .def = { tour_du_monde-colour } { tour_du_monde-which }
    .marked = { tour_du_monde-colour } { tour_du_monde-which } ({ tour_du_monde-colour.mark })
tour_du_monde-sun = sun
    .def = the sun
    .indef = a sun
    .marked = sun
tour_du_monde-coloured-sun = { tour_du_monde-colour } sun
    .def = the { tour_du_monde-colour } sun
    .indef = a { tour_du_monde-colour } sun
    .marked = { tour_du_monde-colour } sun ({ tour_du_monde-colour.mark })
tour_du_monde-rainbow = rainbow
    .def = the rainbow
    .indef = a rainbow
    .marked = rainbow
tour_du_monde-moon = moon
    .def = the moon
    .indef = a moon
    .marked = moon
tour_du_monde-lightning = lightning
    .def = the lightning
    .indef = lightning
    .marked = lightning
tour_du_monde-iceberg = iceberg
    .def = the iceberg
    .indef = an iceberg
    .marked = iceberg

# Moves
tour_du_monde-move-direction =
    { $left ->
        [yes] Play to the left, clockwise
       *[no] Play to the right, anticlockwise
    }
tour_du_monde-move-open = Open your { $colour } line with { $card_indef }
tour_du_monde-step-open = Open a line with { $card_indef }
tour_du_monde-step-line = your { $colour_marked } line
tour_du_monde-move-lay = Lay { $card_def }
tour_du_monde-move-cure = Cover the moon on your { $colour } line with { $card_indef }
tour_du_monde-step-cure = Cover a moon with { $card_indef }
tour_du_monde-move-eclipse = Lay a moon on { $whom }’s { $colour } line
tour_du_monde-step-eclipse = Attack with a moon
tour_du_monde-move-freeze = Lay an iceberg on { $whom }’s { $colour } line
tour_du_monde-step-freeze = Attack with an iceberg
tour_du_monde-step-target = { $whom }’s { $colour_marked } line
tour_du_monde-move-strike = Strike all { $colour } lines with lightning
tour_du_monde-step-strike = Attack with lightning
tour_du_monde-step-struck = all { $colour_marked } lines
tour_du_monde-move-pass = Pass
tour_du_monde-move-exchange =
    { $count ->
        [one] Exchange a card
       *[other] Exchange { $count } cards
    }
tour_du_monde-move-exchange-all = Exchange your whole hand
tour_du_monde-step-exchange = Exchange some cards
tour_du_monde-step-keep =
    { $of ->
        [one] Keep { $card_def }
       *[other] Keep all { $of } of: { $card }
    }
tour_du_monde-step-give =
    { $of ->
        [one] Give { $card_def }
       *[other] Give { $count } of { $of }: { $card }
    }
tour_du_monde-move-cancel = Cancel the moon with a rainbow
tour_du_monde-move-let = Let it happen
tour_du_monde-time-late = { $seat } has taken too long
tour_du_monde-time-react-over = The time to answer is over

# The table
tour_du_monde-table-pile =
    { $pile ->
        [0] The pile is empty.
        [one] One card in the pile.
       *[other] { $pile } cards in the pile.
    }
tour_du_monde-table-choosing = { $seat } dealt and chooses which way to go round.
tour_du_monde-table-turn =
    { $left ->
        [yes] Play goes to the left. It is { $seat }’s turn.
       *[no] Play goes to the right. It is { $seat }’s turn.
    }
tour_du_monde-table-your-turn =
    { $left ->
        [yes] Play goes to the left. It is your turn.
       *[no] Play goes to the right. It is your turn.
    }
tour_du_monde-table-threat = A moon hangs over { $whom }’s { $colour } line.
tour_du_monde-table-threat-yours = A moon hangs over your { $colour } line: only a rainbow can cancel it now.
tour_du_monde-table-over = The game is over.
tour_du_monde-table-seat = { $seat }: { $kinds } of 5 continents, { $count ->
        [0] no cards
        [one] one card
       *[other] { $count } cards
    } in hand.{ $coral }{ $jade }{ $saffron }
tour_du_monde-table-you = In front of you: { $kinds } of 5 continents.{ $coral }{ $jade }{ $saffron }
tour_du_monde-table-card =
    { $count ->
        [one] You hold: { $card_marked }.
       *[other] You hold: { $count } × { $card_marked }.
    }
tour_du_monde-line =
    { $top ->
        [none] { "" }
       *[other] { " " }{ tour_du_monde-colour.capital } line: { tour_du_monde-line-top }{ tour_du_monde-line-continents }{ tour_du_monde-line-end }.
    }
tour_du_monde-line-top =
    { $top ->
        [sun] sun
        [rainbow] rainbow, guarded
       *[moon] stopped by a moon
    }
tour_du_monde-line-continents =
    { $africa ->
        [0] { "" }
        [1] , Africa
       *[other] , Africa × { $africa }
    }{ $america ->
        [0] { "" }
        [1] , America
       *[other] , America × { $america }
    }{ $asia ->
        [0] { "" }
        [1] , Asia
       *[other] , Asia × { $asia }
    }{ $europe ->
        [0] { "" }
        [1] , Europe
       *[other] , Europe × { $europe }
    }{ $oceania ->
        [0] { "" }
        [1] , Oceania
       *[other] , Oceania × { $oceania }
    }
tour_du_monde-line-end =
    { $continent ->
        [none] { "" }
       *[other] { " " }(last: { tour_du_monde-which })
    }{ $frozen ->
        [yes] , frozen
       *[no] { "" }
    }

# What happens
tour_du_monde-chose-direction =
    { $left ->
        [yes] { $by } lets play go to the left.
       *[no] { $by } lets play go to the right.
    }
    .short = Way
tour_du_monde-chose-direction-you =
    { $left ->
        [yes] You let play go to the left.
       *[no] You let play go to the right.
    }
tour_du_monde-opened = { $by } opens a { $colour } line with { $card_indef }.
    .short = Opens
tour_du_monde-opened-you = You open a { $colour } line with { $card_indef }.
tour_du_monde-laid =
    { $kinds ->
        [one] { $by } lays { $card_def }: one continent of five.
       *[other] { $by } lays { $card_def }: { $kinds } continents of five.
    }
    .short = Lays
tour_du_monde-laid-you =
    { $kinds ->
        [one] You lay { $card_def }: one continent of five.
       *[other] You lay { $card_def }: { $kinds } continents of five.
    }
tour_du_monde-cured = { $by } covers the moon on the { $colour } line with { $card_indef }.
    .short = Sun
tour_du_monde-cured-you = You cover the moon on your { $colour } line with { $card_indef }.
tour_du_monde-threatened = { $by } plays a moon on { $whom }’s { $colour } line…
    .short = Moon
tour_du_monde-threatened-you = You play a moon on { $whom }’s { $colour } line…
tour_du_monde-threatened-to-you = { $by } plays a moon on your { $colour } line! A rainbow would cancel it.
tour_du_monde-let-be = { $by } lets it happen.
    .short = Lets be
tour_du_monde-let-be-you = You let it happen.
tour_du_monde-cancelled = Rainbow! { $by } cancels { $whom }’s moon: the { $colour } line is guarded for good.
    .short = Rainbow
tour_du_monde-cancelled-you = Rainbow! You cancel { $whom }’s moon: your { $colour } line is guarded for good.
tour_du_monde-cancelled-to-you = Rainbow! { $by } cancels your moon: the { $colour } line is guarded for good.
tour_du_monde-stole = { $by } steals { $card_def } from { $whom }.
    .short = Steals
tour_du_monde-stole-you = You steal { $card_def } from { $whom }.
tour_du_monde-stole-to-you = { $by } steals { $card_def } from you.
tour_du_monde-stopped = The moon stops { $whom }’s { $colour } line.
tour_du_monde-stopped-to-you = The moon stops your { $colour } line.
tour_du_monde-struck = Lightning! { $by } strikes the { $colour } lines.
    .short = Lightning
tour_du_monde-struck-you = Lightning! You strike the { $colour } lines.
tour_du_monde-lost = { $whom } loses { $card_def }.
tour_du_monde-lost-to-you = You lose { $card_def }.
tour_du_monde-froze = { $by } lays an iceberg on { $whom }’s { $colour } line: it is frozen for good.
    .short = Iceberg
tour_du_monde-froze-you = You lay an iceberg on { $whom }’s { $colour } line: it is frozen for good.
tour_du_monde-froze-to-you = { $by } lays an iceberg on your { $colour } line: it is frozen for good.
tour_du_monde-exchanged =
    { $count ->
        [0] { $by } passes.
        [one] { $by } exchanges a card.
       *[other] { $by } exchanges { $count } cards.
    }
    .short = { $count ->
        [0] Passes
       *[other] Swaps
    }
tour_du_monde-exchanged-you =
    { $count ->
        [0] You pass.
        [one] You exchange a card.
       *[other] You exchange { $count } cards.
    }
tour_du_monde-drew =
    { $count ->
        [one] { $seat } draws a card.
       *[other] { $seat } draws { $count } cards.
    }
    .short = Draws
tour_du_monde-drew-you =
    { $count ->
        [one] You draw a card.
       *[other] You draw { $count } cards.
    }
tour_du_monde-drew-card = { $by } draws: { $card }.
    .short = Draws
tour_du_monde-drew-card-you = You draw: { $card }.
tour_du_monde-ran-dry = The pile is empty: play on with the cards you hold.
tour_du_monde-finished =
    { $place ->
        [1] { $by } has been round the world: 50 points!
       *[other] { $by } has been round the world: { place-ordinal }!
    }
    .short = Arrived
tour_du_monde-finished-you =
    { $place ->
        [1] You have been round the world: 50 points!
       *[other] You have been round the world: { place-ordinal }!
    }
tour_du_monde-halted =
    { $why ->
        [dry] No pile, and nobody plays a card any more: points decide.
        [frozen] All lines are frozen: points decide.
       *[long] The game has lasted long enough: points decide.
    }
tour_du_monde-scored = { $whom }: { $cards } × { $kinds } = { $points } ({ tour_du_monde-counted }).
tour_du_monde-scored-to-you = For you: { $cards } × { $kinds } = { $points } ({ tour_du_monde-counted }).
tour_du_monde-counted = cards laid × different continents

# Why not
tour_du_monde-no-vote = Nobody is asked to go on just now.
tour_du_monde-no-moon-to-answer = There is no moon for you to answer.
tour_du_monde-wait-for-answer = Wait a moment: a moon is being answered.
tour_du_monde-no-rainbow = You hold no rainbow.
tour_du_monde-answer-first = Answer the moon first.
tour_du_monde-not-your-turn = It is not your turn.
tour_du_monde-choose-direction = First choose which way to go round.
tour_du_monde-direction-chosen = The direction has been chosen.
tour_du_monde-begin-with-sun = You dealt and hold a sun: begin by opening a line with it.
tour_du_monde-so-many-cards =
    { $count ->
        [0] You hold no cards.
        [one] You hold only one card.
       *[other] You hold only { $count } cards.
    }
tour_du_monde-small-pile =
    { $count ->
        [0] The pile is empty: there is nothing to exchange with.
        [one] The pile has only one card left to exchange with.
       *[other] The pile has only { $count } cards left to exchange with.
    }
tour_du_monde-first-of-equals = Of equal cards, give the first ones.
tour_du_monde-not-in-hand = This card is not in your hand: { $card }.
tour_du_monde-strikes-nobody = Nobody would lose a card on a { $colour } line.
tour_du_monde-open-already = You have a { $colour } line already.
tour_du_monde-no-moon-there = There is no moon on your { $colour } line.
tour_du_monde-not-open = You have not opened a { $colour } line yet.
tour_du_monde-under-moon = A moon stops your { $colour } line: cover it first.
tour_du_monde-frozen = Your { $colour } line is frozen.
tour_du_monde-no-such-line = There is no such line on the table.
tour_du_monde-own-line = You cannot attack yourself.
tour_du_monde-has-finished = Who has finished the tour cannot be attacked any more.
tour_du_monde-frozen-already = That line is frozen already.
tour_du_monde-rainbow-guards = A rainbow guards that line.
tour_du_monde-moon-already = A moon lies on that line already.

# The scene
tour_du_monde-zone-left = Play goes to the left.
tour_du_monde-zone-right = Play goes to the right.
tour_du_monde-zone-line = { $colour } line
tour_du_monde-zone-lines = Your lines
tour_du_monde-zone-mine = My world
tour_du_monde-zone-which-colour = Which colour?
tour_du_monde-struck-colour = { $colour }
    .counted =
        { $count ->
            [0] { $colour }: no line struck
            [one] { $colour }: one line struck
           *[other] { $colour }: { $count } lines struck
        }
tour_du_monde-ask-line = On which line? Tap it.
tour_du_monde-legend-moon = Stops and steals
tour_du_monde-legend-lightning = Strikes a colour
tour_du_monde-legend-iceberg = Freezes a line
tour_du_monde-legend-rainbow = Guards a line
tour_du_monde-flag-place =
    { $place ->
        [1] Wins, points: { $points }
       *[other] { scene-place }, points: { $points }
    }
tour_du_monde-flag-moon = Moon!
tour_du_monde-flag-frozen = Frozen
tour_du_monde-flag-guarded = Guarded
tour_du_monde-flag-stopped = Stopped
tour_du_monde-flag-cure = Lay a sun
tour_du_monde-flag-open = Open with a sun
tour_du_monde-notice = { $by } attacks { $whom }, { $colour } line!
tour_du_monde-notice-you = You attack { $whom }, { $colour } line!
tour_du_monde-notice-to-you = { $by } attacks your { $colour } line!
tour_du_monde-notice-wants = At stake: { $card_def }.
tour_du_monde-notice-stops = The line would be stopped.
tour_du_monde-say-steals = steals { tour_du_monde-which }
tour_du_monde-say-stops = stops
tour_du_monde-say-freezes = freezes
tour_du_monde-doing = Play a card, or exchange some.
tour_du_monde-doing-dry = Play a card, or pass.
tour_du_monde-doing-direction = Which way play goes has to be chosen.
tour_du_monde-doing-moon = A rainbow would cancel the moon.
tour_du_monde-prompt-direction = Which way shall play go? You dealt, so you choose and begin; then comes { $left } or { $right }.
tour_du_monde-prompt-direction-two = Which way shall play go? You dealt, so you choose and begin.
tour_du_monde-prompt-begin = Begin: open a line with a sun.
tour_du_monde-prompt-play = Play a card, or exchange some.
tour_du_monde-prompt-play-dry = Play a card, or pass.
tour_du_monde-prompt-change = Nothing to play: exchange some cards, or pass.
tour_du_monde-prompt-pass = Nothing to play: pass.
tour_du_monde-prompt-attack = { $by } attacks { $whom }…
tour_du_monde-prompt-attack-you = You attack { $whom }…
tour_du_monde-prompt-moon = A moon on your { $colour } line! A rainbow cancels it.
tour_du_monde-prompt-let = You let it happen.
tour_du_monde-bar-left = Left, to { $seat }
tour_du_monde-bar-right = Right, to { $seat }
tour_du_monde-bar-pass = Pass
tour_du_monde-bar-let = Let it happen
tour_du_monde-bar-exchange = Exchange
tour_du_monde-bar-rainbow = Rainbow!

# A lesson, and how it is played in four pictures
tour_du_monde-lesson-direction = The aim: lay all five continents in front of you. You deal, so you choose the way round: to the left.
tour_du_monde-lesson-open = A journey begins with a sun: it opens a line in a colour. You hold two jade continents, so open a jade line.
tour_du_monde-lesson-lay = Now continents of this colour fit on it. Lay jade Africa.
tour_du_monde-lesson-moon = { $seat } has begun too. Time for a moon: on { $seat }’s coral line it steals the last continent and blocks the line.
tour_du_monde-lesson-rainbow = { $seat } pays you back with a moon! But you hold a rainbow: cancel the moon at once. From then on your line is safe.
tour_du_monde-lesson-second = Your turn again. A second continent: lay jade Oceania.
tour_du_monde-lesson-end = Two of five: the journey goes on! Lightning takes the last continent of a colour from all others, an iceberg ends a line. Nothing fits? Exchange cards.
tour_du_monde-how-goal = Five continents
tour_du_monde-how-goal-text = Whoever has all five in front of them first wins.
tour_du_monde-how-line = Sun, then continents
tour_du_monde-how-line-text = A sun opens a line; continents of its colour go on it.
tour_du_monde-how-attack = Attacks
tour_du_monde-how-attack-text = A moon steals and blocks, lightning takes away, an iceberg freezes.
tour_du_monde-how-rainbow = The rainbow
tour_du_monde-how-rainbow-text = It cancels a moon, even out of turn, and guards the line.

# The match in brief
tour_du_monde-brief-parried =
    { $count ->
        [one] { $by } chased { $count } moon away
       *[other] { $by } chased { $count } moons away
    }
    .strong = { $count ->
        [one] { $count } moon
       *[other] { $count } moons
    }
tour_du_monde-brief-parried-you =
    { $count ->
        [one] You chased { $count } moon away
       *[other] You chased { $count } moons away
    }
    .strong = { $count ->
        [one] { $count } moon
       *[other] { $count } moons
    }
tour_du_monde-brief-stolen =
    { $count ->
        [one] { $by } stole { $count } continent
       *[other] { $by } stole { $count } continents
    }
    .strong = { $count ->
        [one] { $count } continent
       *[other] { $count } continents
    }
tour_du_monde-brief-stolen-you =
    { $count ->
        [one] You stole { $count } continent
       *[other] You stole { $count } continents
    }
    .strong = { $count ->
        [one] { $count } continent
       *[other] { $count } continents
    }
tour_du_monde-brief-storms =
    { $lost ->
        [one] One continent lost to lightning
       *[other] { $lost } continents lost to lightning
    }
    .strong = { $lost ->
        [one] One continent
       *[other] { $lost } continents
    }
tour_du_monde-brief-frozen =
    { $count ->
        [one] Frozen: { $by }, { $count } line
       *[other] Frozen: { $by }, { $count } lines
    }
    .strong = { $by }
tour_du_monde-brief-frozen-you =
    { $count ->
        [one] Frozen: you, { $count } line
       *[other] Frozen: you, { $count } lines
    }
    .strong = you
tour_du_monde-brief-swapped = Most cards exchanged: { $by }, { $count }
    .strong = { $by }
tour_du_monde-brief-swapped-you = Most cards exchanged: you, { $count }
    .strong = you

# What clocks decide: before the time that is left
tour_du_monde-clock-answer = { $by }’s answer
tour_du_monde-clock-answer-you = Your answer

# Hints
tour_du_monde-hint-block = Block { $who }: only { tour_du_monde-which } is missing.
tour_du_monde-hint-missing =
    { $count ->
        [one] You lack one continent.
       *[other] You lack { $count } continents.
    }
tour_du_monde-hint-moon = A moon threatens your line.
tour_du_monde-hint-cancel = Your rainbow wipes it away.
tour_du_monde-hint-let = You have no rainbow.
tour_du_monde-hint-direction =
    { $seats ->
        [2] With two, the direction changes nothing: choose freely.
       *[other] Nothing is laid yet: both directions are as good.
    }
tour_du_monde-hint-open = One more line for your continents.
tour_du_monde-hint-lay =
    { $count ->
        [one] You will still lack one.
       *[other] You will still lack { $count }.
    }
tour_du_monde-hint-round = You are round the world!
tour_du_monde-hint-cure = Your line goes on.
tour_du_monde-hint-eclipse = The line of { $who } stops.
tour_du_monde-hint-strike = All their lines of this colour lose a continent.
tour_du_monde-hint-freeze = This line of { $who } will not grow any more.
tour_du_monde-hint-exchange = You draw as many others.
