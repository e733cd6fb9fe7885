## The house's own words, in English.

seat-number = Seat { $number }

# Why a move is refused, where no game is needed to tell
refused-no-such-move = There is no such move.
refused-no-such-seat = There is no such seat at this table of { $seats }.
refused-no-such-clock = No clock has run out.
refused-over = The match is over.
refused-not-now = You have nothing to do just now.
refused-table-only = Only time makes this move.

# Playing on for places
vote-on = Go on for the places
vote-enough = Stop here
vote-time-over = Time to answer is over
vote-asked = Shall the others go on for the places?
vote-voted =
    { $on ->
        [yes] { $by } wants to go on.
       *[no] { $by } would rather stop.
    }
vote-voted-you =
    { $on ->
        [yes] You want to go on.
       *[no] You would rather stop.
    }
vote-decided =
    { $on ->
        [yes] The others go on for the places.
       *[no] The match stops here.
    }

# Options every game has
option-first = Who begins
option-first-random = drawn at random
option-first-host = the host
option-first-loser = the loser of the last game
option-first-winner = the winner of the last game
option-pace = Pace of the clocks
option-pace-normal = normal
option-pace-relaxed = relaxed, twice as long
option-pace-none = none where the rules allow it
option-play_on = Play on for the places
option-play_on-on = yes
option-play_on-off = no

# The command
cli-key = Key
cli-game = Game
cli-players = Players
cli-about = What it is
cli-options = Options
cli-option = Name
cli-values = Values
cli-meaning = Meaning
cli-you = You
cli-which-game = Which game? A number from 1 to { $most }, or q to stop.
cli-prompt = A number to choose, 0 to go back, ? to see the table again, q to stop.
cli-not-understood =
    { $most ->
        [0] Nothing can be chosen just now.
        [1] Please type 1, or q to stop.
       *[other] Please type a number from 1 to { $most }, or q to stop.
    }
cli-too-late = Too late: that choice is gone.
cli-place = { $place }. { $name }
cli-place-points =
    { $points ->
        [one] { $place }. { $name }, { $points } point
       *[other] { $place }. { $name }, { $points } points
    }
cli-running-score =
    { $matches ->
        [one] After one match:
       *[other] After { $matches } matches:
    }
cli-goodbye = Goodbye, and thank you for playing.
cli-recorded = The match is kept in { $file }.
cli-commitment = The cards are committed to: { $hash }
cli-verified = This record of { $game } is sound: { $moves } messages, each one legal, all chance as it must be.
cli-seeded = Its chance comes from a seed that was known beforehand: nothing was committed to.
cli-committed = The secret is the one committed to before the deal: { $hash }
cli-not-verified = This record is not sound: { $why }
cli-game-whole = { $package } is a whole game.

# Pictures and print
house-line = Nine games, one table
pictures-title = All the pictures of Tablée
pictures-made = { $count } pictures in { $folder }. Open { $page } to look at them.
pictures-progress = Drawing
pictures-sheets = Laying out
pictures-missing = Pictures need a little more: pip install "tablee[pictures]"
pictures-pack-smileys = Smileys
pictures-pack-boxes = The boxes
pictures-pack-house = The house
pictures-theme-day = day
pictures-theme-night = night
pictures-theme-contrast = high contrast
print-front = front
print-back = back
print-how = print at 100 %, both sides, turned on the long edge
print-ruler = { $length } mm when printed at 100 %
print-made = { $pages } pages in { $file }. Print them at 100 %, on both sides, turned on the long edge.
print-progress = Drawing the cards
print-nothing = { $game } has no pictures to print.

# Scenes: what every table has
scene-seat = { $seat }
scene-pile = Pile
scene-discard = Discard
scene-hand = Your cards
scene-legend = Reminder
scene-place = Place { $place }
scene-over = The match is over.
scene-turn-of = It is { $seat }’s turn.
scene-choose = Your choice.
scene-wait = Wait a moment.

# Live tables: why something is not done, and what the table has to say
house-bad-setup = This table cannot be set up: { $reason }
house-unknown = This message is not understood.
house-seat-taken = Somebody sits there.
house-between-matches = Only between two matches.
house-sit-first = Take a seat first.
house-device-full = At most { $most } people play on one device.
house-not-playing = No match is being played.
house-no-such-bot = There is no such bot; there are: { $names }.
house-nobody-there = Nobody sits there.
house-host-only = Only the host can do that.
house-not-your-seat = This is not your seat.
house-paused = The table is paused.
house-resigned = You have resigned; a bot plays on for you.
house-stale = The table had moved on: look again.
house-too-fast = Not so fast.
house-nothing-said = Say one thing at a time.
house-store-away = This could not be written down just now; nothing is lost. Try again in a moment.
house-closed = The table is closed.
house-stopping = The house is being restarted: you will be back in a moment.

# The house as a server
house-evening-name = An evening of smileys
house-evening-about = All five Smiley games, one after the other, with points.
house-guest-frog = Frog { $number }
house-guest-owl = Owl { $number }
house-guest-rabbit = Rabbit { $number }
house-guest-duck = Duck { $number }
house-guest-fox = Fox { $number }
house-guest-cat = Cat { $number }
house-guest-bear = Bear { $number }
house-guest-penguin = Penguin { $number }
house-guest-mouse = Mouse { $number }
house-guest-hedgehog = Hedgehog { $number }
house-web-bad-request = This cannot be understood: { $reason }
house-web-busy = The table has a lot to do just now. Try again in a moment.
house-web-doors-closed = No new tables are opened just now.
house-web-fault = Something went wrong in the house. It is written down.
house-web-foreign = This was not asked from a page of this house.
house-web-forgotten = You are forgotten, as you asked. Goodbye!
house-web-full = There is no room for another table.
house-web-link-over = This link has been used, or its time is over. Make a new one.
house-web-no-such-picture = There is no such picture.
house-web-no-such-record = There is no such record among yours.
house-web-no-such-route = There is nothing here.
house-web-no-such-table = There is no table with this code.
house-web-no-token = Only whoever runs the house may do that.
house-web-nobody = Tell us your name first.
house-web-not-json = This is no message.
house-web-not-ready = The house is not ready.
house-web-shown-out = Too much that could not be understood came from here.
house-web-table-broken = This table cannot be read. It is written down.
house-web-too-long = This is too long: at most { $most } bytes.
house-web-too-many = That was too often. Try again in a moment.
house-web-too-slow = This took too long to arrive.
house-serve-open = The house is open: { $address }
house-serve-network = Others on your network come in here: { $address }
house-serve-token = The key of whoever runs the house: { $token }
house-serve-missing = The house needs a little more: pip install "tablee[server,pictures]"
