## DIFFERENCE, in English.

difference-name = DIFFERENCE
difference-about = Two differences between your card and the one in the middle: find them before anybody else.

# Options
difference-option-picture = The picture
difference-option-picture-circus = the circus
difference-option-picture-castle = the castle
difference-option-picture-lake = the lake
difference-option-picture-dragon = the dragon
difference-option-picture-new = a new picture, any kind
difference-option-picture-new_beach = new: the beach
difference-option-picture-new_beach_hard = new: the beach, hard
difference-option-picture-new_market = new: the market
difference-option-picture-new_market_hard = new: the market, hard
difference-option-picture-new_station = new: the station
difference-option-picture-new_station_hard = new: the station, hard
difference-option-picture-new_village = new: the village in winter
difference-option-picture-new_village_hard = new: the village in winter, hard
difference-option-variant = The way to play
difference-option-variant-base = one reference card
difference-option-variant-beginner = beginner: you may change your card
difference-option-variant-advanced = advanced: cards are laid side by side
difference-option-wrong = After a mistake
difference-option-wrong-until_other_claim = wait until somebody else claims
difference-option-wrong-cooldown_5s = wait five seconds
difference-option-wrong-free_retry = try again at once
difference-option-adv_marks = What is shown in the advanced game
difference-option-adv_marks-per_neighbour = two differences for each neighbouring card
difference-option-adv_marks-distinct = every difference only once
difference-option-adv_limit = How far the cards spread in the advanced game
difference-option-adv_limit-count5 = five cards in a row or a column
difference-option-adv_limit-bbox5 = within a square of five by five
difference-option-hints = Hints when nobody finds anything
difference-option-hints-on = yes
difference-option-hints-off = no

# Moves
difference-move-aim =
    { $count ->
        [one] Lay on { $cell }, beside one card
       *[other] Lay on { $cell }, beside { $count } cards
    }
difference-move-mark = Show { $spot_name }
difference-move-miss = Show another spot of the picture
difference-move-bury = Put the card under your pile
difference-step-row = Lay in row { $row }
difference-step-part = { $part }
difference-time-unlock = { $seat }: free to claim again
difference-time-hint = { $seat }: a hint
difference-time-flip = { $seat }: the next card

# The table
difference-table-picture = The picture: { $picture }.
difference-table-seat =
    { $count ->
        [0] { $seat } has no cards left.
        [one] { $seat } has one card left.
       *[other] { $seat } has { $count } cards left.
    }
difference-table-locked = { $seat } was wrong and waits a little.
difference-table-flipping = { $seat } is turning up another card.
difference-table-mine =
    { $count ->
        [0] You have no cards left.
        [one] You have one card left.
       *[other] You have { $count } cards left.
    }
difference-table-my-lock = You were wrong: you wait a little before you claim again.
difference-table-my-flip = Your next card is being turned up.
difference-table-laid = On { $cell }: { $spot_altered } The rest is as usual.
difference-table-newest = On { $cell }, the newest card:
difference-table-reference = The reference card:
difference-table-own = Your card:
difference-table-part = { $part }: { $changed ->
        [1] { $one_altered }
       *[other] { $one }
    } { $changed ->
        [2] { $two_altered }
       *[other] { $two }
    } { $changed ->
        [3] { $three_altered }
       *[other] { $three }
    } { $changed ->
        [4] { $four_altered }
       *[other] { $four }
    } { $changed ->
        [5] { $five_altered }
       *[other] { $five }
    }
difference-table-hint = A hint: on your card, look closely here: { $part }.
difference-table-small-hint = A closer hint: { $one_name }, or { $other_name }.
difference-table-aim = You want to lay on { $cell }. Neighbouring cards: { $cells }.
difference-table-next = Now show the two differences with the card on { $cell }.
difference-table-mark = You have shown { $spot_name }.

# What happens
difference-aimed = { $by } wants to lay on { $cell }.
    .short = Aims
difference-aimed-you = You want to lay on { $cell }.
difference-showed = { $by } shouts “DIFFERENCE!” Look: { $one_name } and { $other_name }.
    .short = Shows
    .voice = { $by } shouts “DIFFERENCE!”.
difference-showed-you = You shout “DIFFERENCE!” Look: { $one_name } and { $other_name }.
    .voice = You show { $one_name } and { $other_name }.
difference-showed-two-more = { $by } goes on: { $one_name } and { $other_name }.
    .short = Shows
difference-showed-two-more-you = You go on: { $one_name } and { $other_name }.
difference-showed-one-more = { $by } goes on: { $one_name }.
    .short = Shows
difference-showed-one-more-you = You go on: { $one_name }.
difference-found =
    { $left ->
        [0] Right: { $by } lays the last card.
        [one] Right: { $by } lays the card and has one left.
       *[other] Right: { $by } lays the card and has { $left } left.
    }
    .short = Found
    .voice =
        { $left ->
            [0] Right: { $by } lays the last card.
            [one] Right: { $by } has one card left.
           *[other] Right: { $by } has { $left } cards left.
        }
difference-found-you =
    { $left ->
        [0] Right: you lay your last card.
        [one] Right: you lay your card and have one left.
       *[other] Right: you lay your card and have { $left } left.
    }
    .voice =
        { $left ->
            [0] Right: that was your last card.
            [one] Right: you have one card left.
           *[other] Right: you have { $left } cards left.
        }
difference-missed =
    { $wait ->
        [until_other_claim] That is not it: { $by } keeps the card and waits until somebody else claims.
        [cooldown_5s] That is not it: { $by } keeps the card and waits a moment.
       *[free_retry] That is not it: { $by } keeps the card.
    }
    .short = Missed
    .voice = { $by } is wrong.
difference-missed-you =
    { $wait ->
        [until_other_claim] That is not it: you keep your card and wait until somebody else claims.
        [cooldown_5s] That is not it: you keep your card and wait a moment.
       *[free_retry] That is not it: you keep your card.
    }
difference-freed = { $whom } may claim again.
    .voice = { "" }
difference-freed-to-you = You may claim again.
difference-buried = { $by } puts a card under the pile.
    .short = Buries
difference-buried-you = You put your card under your pile.
difference-turned-up = { $by } turns up the next card.
    .short = Card
    .voice = { "" }
difference-turned-up-you = Here is your next card.
difference-part-hinted = A hint for { $whom }: { $part }.
    .voice = { "" }
difference-part-hinted-to-you = A hint: on your card, look closely here: { $part }.
difference-spots-hinted = A closer hint for { $whom }: { $one_name }, or { $other_name }.
    .voice = { "" }
difference-spots-hinted-to-you = A closer hint: { $one_name }, or { $other_name }.
difference-finished =
    { $place ->
        [1] { $by } has no cards left and wins!
       *[other] { $by } has no cards left: { place-ordinal }!
    }
    .short = Done
difference-finished-you =
    { $place ->
        [1] You have no cards left. You won!
       *[other] You have no cards left. You came { place-ordinal }.
    }
difference-full = There is no cell left for any card: the match stops, and the cards left decide.
difference-cut-short = Nobody finds anything any more: the match stops, and the cards left decide.

# Why not
difference-no-vote = Nobody is asked to go on just now.
difference-still-turning = One moment: your next card is being turned up.
difference-last-card = It is your last card: there is no other to play with.
difference-beginners-only = Cards may be changed in the beginner game only.
difference-wait = You were wrong: wait a little before you claim again.
difference-aim-first = First choose where to lay your card.
difference-one-reference = There is one reference card: no cell to choose.
difference-no-covering = A card lies on { $cell } already: it may not be covered.
difference-lay-beside = { $cell } touches no card that is laid.
difference-five-in-line = On { $cell } it would be the sixth card of a row or a column.
difference-five-by-five = { $cell } is too far off: all cards must fit into a square of five by five.

# The scene
difference-zone-reference = The reference
difference-zone-own = Your card
difference-zone-area = The cards laid
difference-zone-on = Card on { $cell }
difference-zone-hint = A hint for your card: { $part }
difference-zone-close-hint = A closer hint: { $one_name }, or { $other_name }
difference-flag-locked = Missed
    .short = ✗
difference-flag-flipping = Next card
    .short = ↻
difference-prompt-watch = Everybody is searching.
difference-prompt-flipping = Your next card is coming.
    .voice = { "" }
difference-prompt-locked = That was not it. Keep looking.
    .voice = { "" }
difference-doing = Find both differences, then call.
difference-doing-lay = Lay a card, and show the differences with its neighbours.
difference-prompt-find = Find both differences, then call!
difference-prompt-lay = Where does it go? Then show the differences with each neighbour.
difference-bar-claim = DIFFERENCE!
difference-bar-bury = Another card
difference-marks-due =
    { $count ->
        [one] Show one spot, no more and no fewer.
       *[other] Show { $count } spots, no more and no fewer.
    }

# A spot where nothing ever changes
difference-elsewhere = another spot
    .altered = another spot
    .name = another spot

# New pictures: their words come with them
difference-composed = { "en" ->
        [fr] { $fr }
       *[en] { $en }
    }
    .altered = { "en" ->
        [fr] { $fr }
       *[en] { $en }
    }
    .name = { "en" ->
        [fr] { $fr }
       *[en] { $en }
    }
difference-composed-part-1 = At the top
difference-composed-part-2 = On the left
difference-composed-part-3 = In the middle
difference-composed-part-4 = On the right
difference-composed-part-5 = At the bottom

# Photographs: whoever brought one has named what changes
difference-picture-photo = a photograph
difference-photo = { $what }: as in the photograph.
    .altered = { $what }: different.
    .name = { $what }

# The circus
difference-circus-part-1 = High up in the big top
difference-circus-01 = The trapeze artist is sitting.
    .altered = The trapeze artist is hanging upside down.
    .name = the trapeze artist
difference-circus-02 = A star hangs from the tent.
    .altered = A moon hangs from the tent.
    .name = the ornament hanging from the tent
difference-circus-03 = The parasol is yellow.
    .altered = The parasol is purple.
    .name = the parasol
difference-circus-04 = The parrot’s wings are folded.
    .altered = The parrot’s wings are spread.
    .name = the parrot
difference-circus-05 = The spotlight is on.
    .altered = The spotlight is off.
    .name = the spotlight
difference-circus-part-2 = The rope and the stands
difference-circus-06 = The acrobat’s cape is red.
    .altered = The acrobat’s cape is yellow.
    .name = the acrobat’s cape
difference-circus-07 = A cat walks on the rope.
    .altered = There is no cat on the rope.
    .name = the tightrope
difference-circus-08 = A monkey waits on the right platform.
    .altered = A penguin waits on the right platform.
    .name = the right platform
difference-circus-09 = The spectator with a moustache wears a top hat.
    .altered = The spectator with a moustache wears a pointed party hat.
    .name = the hat of the spectator with a moustache
difference-circus-10 = The flag in the audience is green.
    .altered = The flag in the audience is yellow.
    .name = the flag in the audience
difference-circus-part-3 = The band and the curtain
difference-circus-11 = The musician on the left plays the trumpet.
    .altered = The musician on the left plays the guitar.
    .name = the left musician’s instrument
difference-circus-12 = The drum has a blue star.
    .altered = The drum has a red heart.
    .name = the drum
difference-circus-13 = The accordion is pink.
    .altered = The accordion is blue.
    .name = the accordion
difference-circus-14 = A zebra peeps through the curtain.
    .altered = The curtain is closed.
    .name = the curtain
difference-circus-15 = The ringmaster is wearing his hat.
    .altered = The ringmaster is not wearing a hat.
    .name = the ringmaster’s head
difference-circus-part-4 = The animal acts
difference-circus-16 = The elephant holds a ball.
    .altered = The elephant holds flowers.
    .name = the elephant’s trunk
difference-circus-17 = A lion sits on the stool.
    .altered = A tiger sits on the stool.
    .name = the animal on the stool
difference-circus-18 = The hoop is on fire.
    .altered = The hoop is covered with paper.
    .name = the hoop
difference-circus-19 = The seal has a ball on its nose.
    .altered = The seal has a fish on its nose.
    .name = the seal’s nose
difference-circus-20 = The dog stands on a blue ball.
    .altered = The dog stands on a yellow ball.
    .name = the dog’s ball
difference-circus-part-5 = The front of the ring
difference-circus-21 = The clown holds a balloon dog.
    .altered = The clown holds a cream pie.
    .name = the clown’s hand
difference-circus-22 = A rabbit comes out of the magic hat.
    .altered = A dove comes out of the magic hat.
    .name = the magic hat
difference-circus-23 = The juggler throws balls.
    .altered = The juggler throws clubs.
    .name = what the juggler throws
difference-circus-24 = Somebody is popping out of the cannon.
    .altered = The cannon is empty.
    .name = the cannon
difference-circus-25 = The cart sells popcorn.
    .altered = The cart sells toffee apples.
    .name = the cart’s glass case

# The castle
difference-castle-part-1 = The sky
difference-castle-01 = The sun wears a crown.
    .altered = The sun has no crown.
    .name = the sun
difference-castle-02 = A hot-air balloon floats by the tower with the blue roof.
    .altered = There is no hot-air balloon by the tower with the blue roof.
    .name = the sky by the tower with the blue roof
difference-castle-03 = The flag with a heart flies to the right.
    .altered = The flag with a heart flies to the left.
    .name = the flag with a heart
difference-castle-04 = The stork flies to the right.
    .altered = The stork flies to the left.
    .name = the stork
difference-castle-05 = The kite is a dragon.
    .altered = The kite is a ladybird.
    .name = the kite
difference-castle-part-2 = The towers
difference-castle-06 = The left tower’s banner is red, with a star.
    .altered = The left tower’s banner is blue, with a moon.
    .name = the left tower’s banner
difference-castle-07 = There is a nest on the keep.
    .altered = There is no nest on the keep.
    .name = the top of the keep
difference-castle-08 = The keep has a clock.
    .altered = The keep has a stained-glass window.
    .name = the wall of the keep
difference-castle-09 = The right tower has a pointed roof.
    .altered = The right tower has battlements.
    .name = the top of the right tower
difference-castle-10 = A ghost is at the right tower’s window.
    .altered = A candle is at the right tower’s window.
    .name = the right tower’s window
difference-castle-part-3 = The walls and the gate
difference-castle-11 = An archer is on the left wall.
    .altered = There is no archer on the left wall.
    .name = the left wall
difference-castle-12 = The king is on the balcony.
    .altered = A bear is on the balcony.
    .name = the balcony
difference-castle-13 = A cat sits on the right wall.
    .altered = An owl sits on the right wall.
    .name = the right wall
difference-castle-14 = The portcullis is down.
    .altered = The portcullis is up.
    .name = the portcullis
difference-castle-15 = The guard on the right holds a halberd.
    .altered = The guard on the right holds a lollipop.
    .name = the right guard’s hand
difference-castle-part-4 = The moat and the countryside
difference-castle-16 = The big tree is an apple tree.
    .altered = The big tree is a fir tree.
    .name = the big tree
difference-castle-17 = The mill’s sails make a plus sign.
    .altered = The mill’s sails make an X.
    .name = the windmill
difference-castle-18 = The catapult is loaded with a rock.
    .altered = The catapult is loaded with a cake.
    .name = the catapult
difference-castle-19 = The swan swims to the right.
    .altered = The swan swims to the left.
    .name = the swan
difference-castle-20 = A crocodile swims in the moat.
    .altered = There is no crocodile in the moat.
    .name = the water to the right of the bridge
difference-castle-part-5 = The market and the meadow
difference-castle-21 = There are pumpkins on the market stall.
    .altered = There are fish on the market stall.
    .name = the market stall
difference-castle-22 = The minstrel plays the lute.
    .altered = The minstrel plays the drum.
    .name = the minstrel’s instrument
difference-castle-23 = The signpost points right.
    .altered = The signpost points left.
    .name = the signpost
difference-castle-24 = There is a plume on the knight’s helmet.
    .altered = There is a duck on the knight’s helmet.
    .name = the top of the knight’s helmet
difference-castle-25 = The chest is open.
    .altered = The chest is shut.
    .name = the chest

# The lake
difference-lake-part-1 = The sky
difference-lake-01 = The sun has no glasses.
    .altered = The sun wears dark glasses.
    .name = the sun
difference-lake-02 = The cloud shaped like a rabbit looks to the right.
    .altered = The cloud shaped like a rabbit looks to the left.
    .name = the rabbit cloud
difference-lake-03 = Three gulls are flying.
    .altered = Two gulls are flying.
    .name = the gulls
difference-lake-04 = A bear waves from the hot-air balloon.
    .altered = A penguin waves from the hot-air balloon.
    .name = the basket of the hot-air balloon
difference-lake-05 = The octopus kite has five arms.
    .altered = The octopus kite has four arms.
    .name = the kite
difference-lake-part-2 = The far shore
difference-lake-06 = The cow is grazing, with its head down.
    .altered = The cow holds its head up.
    .name = the cow
difference-lake-07 = A child laughs in the opening of the tent.
    .altered = The tent is closed.
    .name = the tent
difference-lake-08 = The smoke from the chimney drifts to the right.
    .altered = The smoke from the chimney drifts to the left.
    .name = the smoke from the chimney
difference-lake-09 = Blue trousers are drying beside the T-shirt.
    .altered = A yellow dress with red dots is drying beside the T-shirt.
    .name = the washing
difference-lake-10 = Both sheep are white.
    .altered = One sheep is white, the other is black.
    .name = the sheep
difference-lake-part-3 = The tree and the meadow
difference-lake-11 = The apple tree has six apples.
    .altered = The apple tree has five apples.
    .name = the apples
difference-lake-12 = The owl’s eyes are open.
    .altered = The owl is asleep.
    .name = the owl
difference-lake-13 = A mole looks out of the molehill.
    .altered = A flower grows on the molehill.
    .name = the molehill
difference-lake-14 = The hedgehog carries an apple.
    .altered = The hedgehog carries a pear.
    .name = the hedgehog
difference-lake-15 = The snail carries a spiral shell.
    .altered = The snail carries a little house.
    .name = the snail
difference-lake-part-4 = The boat and the water
difference-lake-16 = The white sail has a star on it.
    .altered = The white sail has a heart on it.
    .name = the white sail
difference-lake-17 = The dragonfly flies to the right.
    .altered = The dragonfly flies to the left.
    .name = the dragonfly
difference-lake-18 = The water lily is open.
    .altered = The water lily is in bud.
    .name = the water lily
difference-lake-19 = The otter reads a book.
    .altered = The otter holds a fish.
    .name = the otter
difference-lake-20 = Three ducklings follow the duck.
    .altered = Two ducklings follow the duck.
    .name = the ducklings
difference-lake-part-5 = On and around the pier
difference-lake-21 = The fisherman’s hat is green.
    .altered = The fisherman’s hat is yellow.
    .name = the fisherman’s hat
difference-lake-22 = A fish hangs from the fishing line.
    .altered = A boot hangs from the fishing line.
    .name = the end of the fishing line
difference-lake-23 = The frog smiles.
    .altered = The frog sticks out its tongue.
    .name = the frog
difference-lake-24 = The rabbit has both ears up.
    .altered = The rabbit has one ear folded.
    .name = the rabbit’s ears
difference-lake-25 = A fish’s tail sticks out of the bucket.
    .altered = The bucket is empty.
    .name = the bucket

# The dragon
difference-dragon-part-1 = The evening outside
difference-dragon-01 = The crescent moon opens to the right.
    .altered = The crescent moon opens to the left.
    .name = the moon
difference-dragon-02 = A shooting star crosses the sky.
    .altered = There is no shooting star.
    .name = the sky above the cloud
difference-dragon-03 = There is snow on the high mountain.
    .altered = There is no snow on the high mountain.
    .name = the high mountain
difference-dragon-04 = The castle’s tall tower has a pointed roof.
    .altered = The castle’s tall tower has battlements.
    .name = the top of the tall tower
difference-dragon-05 = The evening cloud has three bumps.
    .altered = The evening cloud has two bumps.
    .name = the evening cloud
difference-dragon-part-2 = The ceiling and the top of the wall
difference-dragon-06 = A long stalactite hangs above the entrance.
    .altered = There is no long stalactite above the entrance.
    .name = the ceiling above the entrance
difference-dragon-07 = Three bats sleep upside down.
    .altered = Two bats sleep upside down.
    .name = the sleeping bats
difference-dragon-08 = The banner shows a crown.
    .altered = The banner shows a sun.
    .name = the banner
difference-dragon-09 = The hanging lantern is square.
    .altered = The hanging lantern is round.
    .name = the lantern
difference-dragon-10 = A ship sails on the treasure map.
    .altered = A sea serpent swims on the treasure map.
    .name = the treasure map
difference-dragon-part-3 = The dragon and its shelves
difference-dragon-11 = The dragon wears round glasses.
    .altered = The dragon has no glasses.
    .name = the dragon’s eyes
difference-dragon-12 = A golden key hangs from the dragon’s neck.
    .altered = A golden bell hangs from the dragon’s neck.
    .name = the dragon’s pendant
difference-dragon-13 = The dragon’s wing is mended with a square patch.
    .altered = The dragon’s wing is mended with a heart-shaped patch.
    .name = the dragon’s wing
difference-dragon-14 = A little blue bird sits on the dragon’s back.
    .altered = There is no bird on the dragon’s back.
    .name = the dragon’s back
difference-dragon-15 = The sand in the hourglass is at the top.
    .altered = The sand in the hourglass is at the bottom.
    .name = the hourglass
difference-dragon-part-4 = The hoard
difference-dragon-16 = A sword is stuck in the hoard.
    .altered = There is no sword in the hoard.
    .name = the gold beside the chest
difference-dragon-17 = The dragon’s egg is whole.
    .altered = A baby dragon is hatching from the egg.
    .name = the egg
difference-dragon-18 = The big jewel is a red ruby.
    .altered = The big jewel is a green emerald.
    .name = the big jewel
difference-dragon-19 = The golden goblet stands upright.
    .altered = The golden goblet is upside down.
    .name = the goblet
difference-dragon-20 = The shield shows a star.
    .altered = The shield shows a crescent moon.
    .name = the shield
difference-dragon-part-5 = The guests around the rug
difference-dragon-21 = The knight holds a cup of tea.
    .altered = The knight holds a daisy.
    .name = the knight’s hand
difference-dragon-22 = The candle on the books is lit.
    .altered = The candle on the books is out.
    .name = the candle
difference-dragon-23 = The princess wears a pointed hat.
    .altered = The princess wears a crown.
    .name = the princess’s head
difference-dragon-24 = The little goblin holds a round biscuit.
    .altered = The little goblin holds an ice cream.
    .name = the goblin’s snack
difference-dragon-25 = The frog wears a crown.
    .altered = The frog wears a top hat.
    .name = the frog’s head

# A lesson, and how it is played in four pictures
difference-lesson-cards = One card lies in the middle, the other is yours. They look alike, but there are exactly two differences between them.
difference-lesson-claim = Look at the ringmaster’s head in the middle, and at the parrot at the top right. Tap both places, then press “DIFFERENCE!”.
difference-lesson-again = Right: your card lies in the middle now. But { $seat } was quick too, and the middle has changed again! Look up: the ornament hanging from the tent, and the trapeze artist on the left.
difference-lesson-wrong = Two cards fewer! If you are wrong, you wait until somebody else has made a claim. And whoever searches too long gets a hint.
difference-lesson-end = Whoever has no cards left first wins. Open your eyes!
difference-how-box = The box of DIFFERENCE
difference-how-two = Two differences
difference-how-two-text = Your card and the one in the middle: two places differ.
difference-how-mark = Show both
difference-how-mark-text = Tap both places, then “DIFFERENCE!”.
difference-how-lay = Lay your card
difference-how-lay-text = Right? Your card is the new one in the middle: everybody looks anew.
difference-how-win = No cards left
difference-how-win-text = Whoever has laid all their cards first wins.

# The match in brief
difference-brief-row = Sharp eyes: { $by }, { $count } cards in a row
    .strong = { $by }
difference-brief-row-you = Sharp eyes: you, { $count } cards in a row
    .strong = you
difference-brief-wrong =
    { $count ->
        [one] Seen too soon: { $by }, once
       *[other] Seen too soon: { $by }, { $count } times
    }
    .strong = { $by }
difference-brief-wrong-you =
    { $count ->
        [one] Seen too soon: you, once
       *[other] Seen too soon: you, { $count } times
    }
    .strong = you
difference-brief-flawless = Not one mistake: { $by }
    .strong = { $by }
difference-brief-flawless-you = Not one mistake: you
    .strong = you
difference-brief-buried =
    { $count ->
        [one] Kept for later: { $by }, { $count } card
       *[other] Kept for later: { $by }, { $count } cards
    }
    .strong = { $by }
difference-brief-buried-you =
    { $count ->
        [one] Kept for later: you, { $count } card
       *[other] Kept for later: you, { $count } cards
    }
    .strong = you

# What clocks decide: before the time that is left
difference-clock-hint = Hint in
difference-clock-trial = Left
difference-clock-card = { $by }’s card in
difference-clock-card-you = Your card in
difference-clock-locked = { $by } claims in
difference-clock-locked-you = Claim again in

# Hints
difference-hint-bury = While you wait, you may take another card.
difference-hint-look = Look around here, there is no hurry.
