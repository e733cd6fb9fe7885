## Diferencio, in English.

diferencio-name = Diferencio
diferencio-about = While you sleep, somebody changes the world; be the first to see what is different.

# Options
diferencio-option-side = Which world
diferencio-option-side-town = the floating town
diferencio-option-side-sea = the city under the sea
diferencio-option-side-new = a new town
diferencio-option-study_s = Seconds to study the board before the first night
diferencio-option-sleep_s = Seconds of sleep
diferencio-option-search_s = Seconds to search

# Moves
diferencio-move-ready = I have looked enough
diferencio-move-swap = Lay { $card } on number { $number }
diferencio-move-done = That is all: let them wake
diferencio-move-point = Point at number { $number }, { $card }
diferencio-move-no-more = Nothing more has changed
diferencio-move-give-up = I cannot find it
diferencio-move-back-in = Search again after all
diferencio-move-give = Give back { $card }
diferencio-time-study = Time to look is over
diferencio-time-wake = The sleep is over
diferencio-time-swap = { $seat } has taken too long
diferencio-time-search = Time to search is over
diferencio-time-give = { $seat } has taken too long to give a card back

# The table
diferencio-table-asleep = You are asleep. { $seat } is changing the world…
diferencio-table-night = Everybody sleeps. { $seat } is changing the world…
diferencio-table-study = Round { $number }. Look well: { $seat } is the next architect.
diferencio-table-study-you = Round { $number }. Look well: you are the next architect.
diferencio-table-work =
    { $number ->
        [1] They sleep. Swap one card.
       *[other] They sleep. Swap one to three cards.
    }
diferencio-table-search =
    { $number ->
        [1] { $seat } has changed one card. Which?
       *[other] { $seat } has changed one to three cards. Which?
    }
diferencio-table-search-you =
    { $number ->
        [1] They are searching for the card you have changed.
       *[other] They are searching for what you have changed.
    }
diferencio-table-giving = The search is over; a card has still to be given back.
diferencio-table-over = The match is over.
diferencio-table-pile =
    { $count ->
        [0] The pile is empty.
        [one] There is one card in the pile.
       *[other] There are { $count } cards in the pile.
    }
diferencio-space = { $number }: { $card }
diferencio-space-changed = { $number }: { $card } (before: { $old })
diferencio-space-unchanged = { $number }: { $card } (has not changed)
diferencio-seat =
    { $count ->
        [0] { $seat }: no points.
        [one] { $seat }: one point.
       *[other] { $seat }: { $count } points.
    }
diferencio-seat-you =
    { $count ->
        [0] You have no points.
        [one] You have one point.
       *[other] You have { $count } points.
    }
diferencio-seat-wrong =
    { $count ->
        [0] { $seat }: no points. Was wrong this time.
        [one] { $seat }: one point. Was wrong this time.
       *[other] { $seat }: { $count } points. Was wrong this time.
    }
diferencio-seat-wrong-you =
    { $count ->
        [0] You have no points. You were wrong this time.
        [one] You have one point. You were wrong this time.
       *[other] You have { $count } points. You were wrong this time.
    }
diferencio-seat-resting =
    { $count ->
        [0] { $seat }: no points. Has stopped searching.
        [one] { $seat }: one point. Has stopped searching.
       *[other] { $seat }: { $count } points. Has stopped searching.
    }
diferencio-seat-resting-you =
    { $count ->
        [0] You have no points. You have stopped searching.
        [one] You have one point. You have stopped searching.
       *[other] You have { $count } points. You have stopped searching.
    }
diferencio-seat-owes = { $seat }: { $count } points, and one of them to give back.
diferencio-seat-owes-you = You have { $count } points, and one of them to give back. Choose which.
diferencio-table-card = You hold { $card } (number { $number }).

# What happens
diferencio-last-look = A last look: { $cards_1 }, { $cards_2 }, { $cards_3 }, { $cards_4 }, { $cards_5 }, { $cards_6 }, { $cards_7 }, { $cards_8 }, { $cards_9 }.
    .voice = A last look.
diferencio-night-fell = Night falls. { $by } is the architect, everybody else sleeps…
    .short = Night
diferencio-night-fell-you = Night falls. You are the architect: the others sleep.
diferencio-swapped = { $by } takes away { $old } and lays down { $new }.
    .short = Swaps
diferencio-swapped-you = You take away { $old } and lay down { $new }.
diferencio-needs-time = Sleep on a little: { $by } is not ready yet.
    .short = Waits
diferencio-needs-time-you = The others are about to wake: hurry up!
diferencio-woke = It is morning: everybody wakes up.
diferencio-found = { $by } points at { $new }. Found! There used to be { $old }: one point.
    .short = Found
    .voice = { $by } finds { $new }.
diferencio-found-you = You point at { $new }. Found! There used to be { $old }: one point.
    .voice = Found! It was { $old } before.
diferencio-mistaken = { $by } points at { $card }. No, nothing has changed there.
    .short = Missed
    .voice = { $by } is wrong.
diferencio-mistaken-you = You point at { $card }. No, nothing has changed there.
    .voice = Wrong: nothing changed there.
diferencio-owes-card = { $whom } loses a point and chooses the card to give back.
diferencio-owes-card-to-you = You lose a point: choose the card to give back.
diferencio-gave-back = { $by } puts back one point, { $card }, under the pile.
    .short = Returns
diferencio-gave-back-you = You put back one point, { $card }, under the pile.
diferencio-no-more = { $by } stops searching.
    .short = No more
    .voice = { "" }
diferencio-no-more-you = You stop searching.
diferencio-back-in = { $by } searches again.
    .short = Is back
    .voice = { "" }
diferencio-back-in-you = You search again.
diferencio-unnoticed = Nobody noticed: { $new } has taken the place of { $old }.
diferencio-scored =
    { $count ->
        [0] Cards swapped: { $swaps }, and all found. No point for { $by }.
        [one] Cards swapped: { $swaps }. { $by } gets one point.
       *[other] Cards swapped: { $swaps }. { $by } gets { $count } points.
    }
    .short = Points
    .voice =
        { $count ->
            [0] All is found.
            [one] { $by } wins one point.
           *[other] { $by } wins { $count } points.
        }
diferencio-scored-you =
    { $count ->
        [0] Cards swapped: { $swaps }, and all found. No point for you.
        [one] Cards swapped: { $swaps }. You get one point.
       *[other] Cards swapped: { $swaps }. You get { $count } points.
    }
    .voice =
        { $count ->
            [0] All is found.
            [one] You win one point.
           *[other] You win { $count } points.
        }
diferencio-drew-card = { $by } draws { $card }.
    .short = Draws
diferencio-drew-card-you = You draw { $card }.
diferencio-second-round = Three points: round two begins! One to three cards now change at night, and a mistake costs a point.
diferencio-skipped = { $seat } has no card left to swap and misses a turn as architect.
    .short = Skipped
diferencio-skipped-you = You have no card left to swap and miss a turn as architect.
diferencio-finished =
    { $place ->
        [1] { $by } has six points and wins!
       *[other] { $by } has six points: { place-ordinal }!
    }
    .short = Done
diferencio-finished-you =
    { $place ->
        [1] You have six points. You won!
       *[other] You have six points. You came { place-ordinal }.
    }
diferencio-cut-short = There will be no more nights: the points decide.

# Why not
diferencio-no-vote = Nobody is asked to go on just now.
diferencio-not-in-front = That card is not in front of you.
diferencio-nothing-owed = You have no card to give back.
diferencio-ready-already = You have said so already.
diferencio-nothing-to-be-ready-for = There is nothing to be ready for just now.
diferencio-architect-only = Only the architect changes the world.
diferencio-at-night-only = Cards are swapped only while the others sleep.
diferencio-work-done = You have finished your work for tonight.
diferencio-swap-one-first = Swap at least one card.
diferencio-not-in-hand = You do not hold { $card }.
diferencio-swapped-here = You have changed this number already: { $card } must wait.
diferencio-architect-knows = You are the architect: let the others search.
diferencio-asleep = Sleep well: you will search when you wake.
diferencio-no-search = There is nothing to search for just now.
diferencio-wrong-once = You were wrong: no further try this time.
diferencio-searching-already = You are searching already.
diferencio-back-in-first = You have stopped searching: come back first.
diferencio-found-already = This one has been found already.

# The scene
diferencio-zone-board = The board
diferencio-zone-place = Number { $number }
diferencio-zone-points = Points
diferencio-zone-won = Your points
diferencio-legend-first = Round one: one card changes.
    .strong = one card
diferencio-legend-trial = Two cards change each night. One mistake, and the next night comes.
diferencio-legend-second = Round two: one to three cards change. A mistake costs a point.
    .strong = one to three cards
diferencio-flag-architect = Architect
    .brief = Archi
diferencio-flag-asleep = Asleep
diferencio-flag-ready = Ready
diferencio-flag-owes = Owes 1
diferencio-flag-wrong = Mistake
diferencio-flag-no-more = No more
diferencio-flag-was = Before: { $card }
diferencio-prompt-study = Look well! { $by } is the next architect.
diferencio-prompt-study-trial = Look well! Two cards will change.
diferencio-prompt-study-you = Look well! You are the next architect.
diferencio-prompt-asleep = Everybody sleeps…
    .voice = { "" }
diferencio-prompt-late = Sleep on a little: { $seat } is not ready yet.
diferencio-prompt-dream = { $seat } changes the world in secret. Keep the picture in mind!
diferencio-prompt-swap = They sleep: swap one card.
diferencio-prompt-swap-some = They sleep: swap one to three cards.
diferencio-prompt-more = One more, or is that all?
diferencio-prompt-done = Done. They will wake soon.
diferencio-doing = A card that has changed has to be touched.
diferencio-prompt-trial = { $left ->
    [one] And the other? One more card has changed.
   *[other] What has changed? Touch both cards.
    }
diferencio-prompt-search = What has changed? Touch the card!
diferencio-prompt-resting = You have stopped searching.
    .voice = { "" }
diferencio-prompt-wrong = It was not that one. Wait for the next night.
    .voice = Wait for the next night.
diferencio-prompt-give = It was not that one. Choose a point to give back.
diferencio-prompt-watch = The dreamers are searching.
diferencio-bar-ready = I have looked
diferencio-bar-done = That is all
diferencio-bar-give-up = I give up
diferencio-bar-no-more = No more
diferencio-bar-back-in = Search again

## The floating town

# A new town: its words come with it
diferencio-composed = { "en" ->
        [fr] { $fr }
       *[en] { $en }
    }
diferencio-elsewhere = another place

# 1. The tower on its hill
diferencio-town-1-1 = the windmill
diferencio-town-1-2 = the lighthouse
diferencio-town-1-3 = the observatory
diferencio-town-1-4 = the clock tower
diferencio-town-1-5 = the bell tower
diferencio-town-1-6 = the dovecote

# 2. The balloon dock
diferencio-town-2-1 = the striped balloon
diferencio-town-2-2 = the zigzag balloon
diferencio-town-2-3 = the balloon with a star
diferencio-town-2-4 = the balloon with a heart
diferencio-town-2-5 = the spotted balloon
diferencio-town-2-6 = the balloon with a belt

# 3. The old tree
diferencio-town-3-1 = the tree with a swing
diferencio-town-3-2 = the tree with a ladder
diferencio-town-3-3 = the tree house
diferencio-town-3-4 = the tree with an owl
diferencio-town-3-5 = the tree with lanterns
diferencio-town-3-6 = the tree with a hammock

# 4. The shop
diferencio-town-4-1 = the bakery
diferencio-town-4-2 = the cheese shop
diferencio-town-4-3 = the flower shop
diferencio-town-4-4 = the bookshop
diferencio-town-4-5 = the toy shop
diferencio-town-4-6 = the hat shop

# 5. The fountain
diferencio-town-5-1 = the fish fountain
diferencio-town-5-2 = the frog fountain
diferencio-town-5-3 = the swan fountain
diferencio-town-5-4 = the star fountain
diferencio-town-5-5 = the umbrella fountain
diferencio-town-5-6 = the globe fountain

# 6. The family house
diferencio-town-6-1 = the house with a cat
diferencio-town-6-2 = the house with a stork
diferencio-town-6-3 = the house with a weathercock
diferencio-town-6-4 = the house with washing
diferencio-town-6-5 = the house with ivy
diferencio-town-6-6 = the house with flower boxes

# 7. The fair
diferencio-town-7-1 = the horse carousel
diferencio-town-7-2 = the flamingo carousel
diferencio-town-7-3 = the elephant carousel
diferencio-town-7-4 = the bandstand
diferencio-town-7-5 = the puppet theatre
diferencio-town-7-6 = the swing ride

# 8. The water mill
diferencio-town-8-1 = the mill with ducks
diferencio-town-8-2 = the mill with a swan
diferencio-town-8-3 = the mill with a rowing boat
diferencio-town-8-4 = the mill with frogs
diferencio-town-8-5 = the mill with an angler
diferencio-town-8-6 = the mill with stepping stones

# 9. The meadow
diferencio-town-9-1 = the barn with sheep
diferencio-town-9-2 = the barn with a black sheep
diferencio-town-9-3 = the barn with hay
diferencio-town-9-4 = the barn with a cow
diferencio-town-9-5 = the barn with beehives
diferencio-town-9-6 = the barn with a scarecrow

## The city under the sea

# 1. The coral tower
diferencio-sea-1-1 = the coral tower with a lantern
diferencio-sea-1-2 = the coral tower with a pearl
diferencio-sea-1-3 = the coral tower with a trident
diferencio-sea-1-4 = the coral tower with a spyglass
diferencio-sea-1-5 = the coral tower with a gong
diferencio-sea-1-6 = the coral tower with a squid

# 2. The landing stage
diferencio-sea-2-1 = the yellow submarine
diferencio-sea-2-2 = the diving bell
diferencio-sea-2-3 = the whale bus
diferencio-sea-2-4 = the turtle taxi
diferencio-sea-2-5 = the seahorse coach
diferencio-sea-2-6 = the bubble ship

# 3. The kelp forest
diferencio-sea-3-1 = the kelp with a swing
diferencio-sea-3-2 = the kelp with starfish
diferencio-sea-3-3 = the kelp with a hut
diferencio-sea-3-4 = the kelp with an otter
diferencio-sea-3-5 = the kelp with jellyfish
diferencio-sea-3-6 = the kelp with a hammock

# 4. The shop
diferencio-sea-4-1 = the pearl shop
diferencio-sea-4-2 = the shell shop
diferencio-sea-4-3 = the seaweed pancake stall
diferencio-sea-4-4 = the ink shop
diferencio-sea-4-5 = the bubble shop
diferencio-sea-4-6 = the lamp shop

# 5. The spring
diferencio-sea-5-1 = the spring with a dolphin
diferencio-sea-5-2 = the spring with a crab
diferencio-sea-5-3 = the spring with a seahorse
diferencio-sea-5-4 = the spring with a clam
diferencio-sea-5-5 = the spring with a mermaid
diferencio-sea-5-6 = the spring with an anchor

# 6. The shell house
diferencio-sea-6-1 = the shell house with a hermit crab
diferencio-sea-6-2 = the shell house with a puffer fish
diferencio-sea-6-3 = the shell house with a periscope
diferencio-sea-6-4 = the shell house with socks on the line
diferencio-sea-6-5 = the shell house with sponges
diferencio-sea-6-6 = the shell house with urchins

# 7. The fair
diferencio-sea-7-1 = the seahorse carousel
diferencio-sea-7-2 = the dolphin carousel
diferencio-sea-7-3 = the turtle carousel
diferencio-sea-7-4 = the crab orchestra
diferencio-sea-7-5 = the fish theatre
diferencio-sea-7-6 = the jellyfish swings

# 8. The wreck
diferencio-sea-8-1 = the wreck with a treasure chest
diferencio-sea-8-2 = the wreck with an octopus
diferencio-sea-8-3 = the wreck with a moray eel
diferencio-sea-8-4 = the wreck with a ghost
diferencio-sea-8-5 = the wreck with a figurehead
diferencio-sea-8-6 = the wreck with a diver

# 9. The anemone garden
diferencio-sea-9-1 = the garden with clownfish
diferencio-sea-9-2 = the garden with snails
diferencio-sea-9-3 = the garden with a ray
diferencio-sea-9-4 = the garden with a sea cow
diferencio-sea-9-5 = the garden with oysters
diferencio-sea-9-6 = the garden with a lobster

# A lesson, and how it is played in four pictures
diferencio-lesson-look = Nine pictures make a world. Look at them well, for soon one of them will be another. Say when you have looked enough.
diferencio-lesson-swap = Night falls. The others sleep, and you are the architect: lay your windmill in the place of the lighthouse.
diferencio-lesson-morning = { $seat } pointed at the wrong place, so the point is yours! Now look well again: the next night is { $seat }’s.
diferencio-lesson-sleep = Shh, you are asleep. { $seat } is changing the world…
diferencio-lesson-search = Wake up! What has changed? The bandstand has become a carousel: tap it, before the others.
diferencio-lesson-second = Found: one point! In round two, from three points on, the architect may change up to three pictures, and a mistake costs a point.
diferencio-lesson-end = Six points win. Sleep well, and keep your eyes open!
diferencio-how-look = Look
diferencio-how-look-text = Nine pictures: remember them well.
diferencio-how-sleep = Sleep
diferencio-how-sleep-text = Everybody sleeps, and the architect swaps a picture.
diferencio-how-find = Find
diferencio-how-find-text = Wake up: be first to point at what has changed.
diferencio-how-win = Six points
diferencio-how-win-text = If nobody notices, the architect scores. Six points win.

# The match in brief
diferencio-brief-night =
    { $count ->
        [one] Under everybody’s nose: { $by }, { $count } card in one night
       *[other] Under everybody’s nose: { $by }, { $count } cards in one night
    }
    .strong = { $by }
diferencio-brief-night-you =
    { $count ->
        [one] Under everybody’s nose: you, { $count } card in one night
       *[other] Under everybody’s nose: you, { $count } cards in one night
    }
    .strong = you
diferencio-brief-eyes = Sharp eyes: { $by }, { $count } finds
    .strong = { $by }
diferencio-brief-eyes-you = Sharp eyes: you, { $count } finds
    .strong = you
diferencio-brief-wrong =
    { $count ->
        [one] False alarm: { $by }, once
       *[other] False alarm: { $by }, { $count } times
    }
    .strong = { $by }
diferencio-brief-wrong-you =
    { $count ->
        [one] False alarm: you, once
       *[other] False alarm: you, { $count } times
    }
    .strong = you
diferencio-brief-unseen =
    { $count ->
        [one] { $count } swap nobody saw
       *[other] { $count } swaps nobody saw
    }
    .strong = { $count ->
        [one] { $count } swap nobody saw
       *[other] { $count } swaps nobody saw
    }

# What clocks decide: before the time that is left
diferencio-clock-study = Night falls in
diferencio-clock-sleep = The night ends in
diferencio-clock-search = Search ends in
diferencio-clock-swap = { $by }’s swap
diferencio-clock-swap-you = Your swap
diferencio-clock-give = { $by } gives one back
diferencio-clock-give-you = Yours to give back

# Hints
diferencio-hint-two = One of these changed.
diferencio-hint-one = Look at this one.
diferencio-hint-study =
    { $yours ->
        [yes] The night is yours: look for a card that is like the one in its place.
       *[no] Remember colours and large shapes first, place by place.
    }
diferencio-hint-swap = Choose the change that shows least.
diferencio-hint-alike = It looks like the one that lies there.
diferencio-hint-forgotten = What lay there is forgotten.
diferencio-hint-plain = The change is easy to see.
diferencio-hint-enough = One more change would be seen.
diferencio-hint-give = Give back any of them: each is worth one point.
diferencio-hint-back = Search again: something has changed.
diferencio-hint-nothing = I see nothing that has changed.
