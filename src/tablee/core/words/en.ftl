## The house’s own words, in English.

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
vote-hint = As you like: the win is taken, the other places are still open.
vote-voted =
    { $on ->
        [yes] { $by } wants to go on.
       *[no] { $by } would rather stop.
    }
    .short = Votes
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
option-pace-days = in no hurry, over days
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
pictures-missing = Pictures need more than is installed: pip install tablee
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
print-missing = Printing needs a little more: pip install "tablee[print]"
print-nothing = { $game } has no pictures to print.
print-no-world = There is no world { $world } to compose pictures of; there are: { $worlds }.

# The sheets of a room
sheet-free = Free play
sheet-rotation = Rotation
sheet-swiss = Swiss
sheet-knockout = Knock-out
sheet-format =
    { $rounds ->
        [0] { $format }, tables of { $size }
        [1] { $format } in one round, tables of { $size }
       *[other] { $format } in { $rounds } rounds, tables of { $size }
    }
sheet-date =
    { $weekday ->
        [0] Monday
        [1] Tuesday
        [2] Wednesday
        [3] Thursday
        [4] Friday
        [5] Saturday
       *[6] Sunday
    } { $day } { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    }
sheet-people =
    { $people ->
        [one] one player
       *[other] { $people } players
    }
sheet-matches =
    { $matches ->
        [0] no match
        [one] one match
       *[other] { $matches } matches
    }
sheet-meetings =
    { $meetings ->
        [0] no meeting
        [one] one meeting
       *[other] { $meetings } meetings
    }
sheet-place = Place
sheet-name = Name
sheet-round = Round { $round }
sheet-table = Table in round { $round }
sheet-tables = The numbers under the rounds are those of the tables.
sheet-points = Points
sheet-earlier = Before
sheet-handicap = Pace
sheet-played = Matches
sheet-met = Met
sheet-together = Together
sheet-sums = Together: { $matches }, { $meetings }
sheet-games = Games: { $games }
sheet-scale = 12 points for the first at a table, 0 for the last, in even steps; equals share.
sheet-seal = Seal { $seal }
sheet-label = Point your camera here

# Scenes: what every table has
scene-seat = { $seat }
scene-pile = Pile
scene-discard = Discard
scene-hand = Your cards
scene-legend = Reminder
scene-place =
    { $place ->
        [1] Wins!
        [2] Second
        [3] Third
        [4] Fourth
        [5] Fifth
        [6] Sixth
        [7] Seventh
        [8] Eighth
        [9] Ninth
       *[other] Tenth
    }
    .short =
        { $place ->
            [1] 1st
            [2] 2nd
            [3] 3rd
           *[other] { $place }th
        }
place-ordinal =
    { $place ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
        [6] sixth
        [7] seventh
        [8] eighth
        [9] ninth
       *[other] tenth
    }
scene-over = The match is over.
scene-turn-of = { $seat } is thinking…
scene-choose = Your choice.
scene-wait = Wait a moment.

# What clocks decide: before the time that is left
clock-turn = { $by }’s turn
clock-turn-you = Your turn
clock-vote = Decided in
clock-left = Time left

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
house-led = Somebody leads already.
house-nobody-leads = Nobody leads.
house-not-alone = This is for those who play with no other person.
house-no-hints = This game has no hints.
house-no-hint = Nothing to advise just now.
house-being-made = A new picture is on its way… A few more seconds, and you begin.
house-picture-blank = The picture of this match cannot be drawn any more: its cards are blank, the moves are there.
house-picture-gone = This picture is kept no more: choose another one.
house-hint-failed = The hint did not come in time. You can ask again.
house-hint-waits = A hint is on its way already.
house-paused = The table is paused.
house-held = One moment: some pictures are still on their way.
house-waits-picture = Waiting for { $by }’s picture…
house-waits-picture-you = Your picture is coming… Everybody waits for you.
house-own-picture = Your picture is coming…
house-waits-pictures = Waiting for the pictures of { $count } people…
house-picture-late = Your picture is coming… The search has begun; your time counts from when you see it.
house-resigned = You have resigned; a bot plays on for you.
house-stale = The table had moved on: look again.
house-too-fast = Not so fast.
house-nothing-said = Say one thing at a time.
house-chat-off = Nobody writes at this table.
house-phrases-only = At this table there are ready-made phrases and faces only.
house-store-away = This could not be written down just now; nothing is lost. Try again in a moment.
house-closed = The table is closed.
house-stopping = The house is being restarted: you will be back in a moment.
house-unreachable = The machine that plays this table cannot be reached just now. You will be back in a moment.

# The house as a server
house-evening-name = An evening of smileys
house-evening-about = All five Smiley games, one after the other, with points.
house-guest-frog = Frog
house-guest-owl = Owl
house-guest-rabbit = Rabbit
house-guest-duck = Duck
house-guest-fox = Fox
house-guest-cat = Cat
house-guest-bear = Bear
house-guest-penguin = Penguin
house-guest-mouse = Mouse
house-guest-hedgehog = Hedgehog
house-guest-sheep = Sheep
house-guest-pig = Pig
house-guest-cow = Cow
house-guest-squirrel = Squirrel
house-guest-hen = Hen
house-guest-elephant = Elephant
house-web-address-full = Too many tables are open from your network. Close one, or wait until those nobody sits at are gone.
house-web-bad-request = This cannot be understood: { $reason }
house-web-busy = The table has a lot to do just now. Try again in a moment.
house-web-doors-closed = No new tables are opened just now.
house-web-fault = Something went wrong in the house. It is written down.
house-web-foreign = This was not asked from a page of this house.
house-web-forgotten = You are forgotten, as you asked. Goodbye!
house-web-signed-out = You have signed out your other devices.
house-web-full = There is no room for another table.
house-web-link-over = This link has been used, or its time is over. Make a new one.
house-web-no-such-device = You have no such device.
house-web-no-push = This house sends no messages to devices.
house-web-bad-push = This browser cannot be told: its push service is not one this house speaks to.
house-web-no-client = This house has no pages yet. Whoever runs it types: make play
house-web-no-replay = This match cannot be shown again: it was played by older rules.
house-web-no-such-game = There is no such game here.
house-web-no-such-lesson = There is no lesson for this game yet.
house-web-no-such-picture = There is no such picture.
house-web-no-picture = There is no picture of this match to be kept.
house-web-picture-name = Give this picture a name.
house-web-pictures-full = You keep { $most } pictures, or the house has no more room: delete one first.
house-web-no-kept-picture = This picture is not among those you keep.
house-web-no-record = This is not a whole match of one of these games.
house-web-no-such-record = There is no such record among yours.
house-day-table = This is the deal of the day: it is for playing, and nothing else.
house-branch-table = This match goes on from another: it is for playing, and nothing else.
house-web-no-branch = Nobody can go on from there: the match was over, or somebody may be first in this game.
house-web-look-later = Not now: you can look back when nothing is in a hurry.
house-web-day-open = This day is not over: its seal opens tomorrow.
house-web-day-over = This day is over. A new deal is waiting.
house-web-day-played = You have played this deal already. Once more would be for fun.
house-web-play-first = Play your deal first: the others’ results open afterwards.
house-web-no-such-day = There is no deal for this day.
house-web-no-such-league = These evenings are not yours.
house-web-no-evening = An evening: two matches in one day, with two of you.
house-web-too-many-leagues = { $most } scores of evenings are enough: leave one first.
house-web-league-name = Our evenings
house-web-no-such-link = This link was withdrawn, or is too old.
house-web-no-such-route = There is nothing here.
house-web-door-shut = This house has a door: its word is needed to come in.
house-web-wrong-word = That is not the word of this house.
house-web-name-refused = This house does not take that name. Choose another one.
house-web-no-such-table = There is no table with this code.
house-web-no-token = Only whoever runs the house may do that.
house-web-nobody = Tell us your name first.
house-web-not-json = This is no message.
house-web-not-ready = The house is not ready.
house-web-shown-out = Too much that could not be understood came from here.
house-web-table-broken = This table cannot be read. It is written down.
house-web-record-seats = This match has { $seats } seats: say who had each of them, or none.
house-web-record-unsealed = This match has no seal: only one played to its end at a table has.
house-web-too-long = This is too long: at most { $most } bytes.
house-web-too-many = That was too often. Try again in a moment.
house-web-too-slow = This took too long to arrive.
house-ready-full = The disk is full: make room, and the house goes on by itself.
house-ready-disk = The disk does not read or write: look at the machine’s own log.
house-ready-damaged = What is kept is damaged: stop the house, keep a copy of its folder and start it again, or restore a backup.
house-ready-busy = Another program holds what is kept: end it, and the house goes on by itself.
house-ready-rights = The house may not write what it keeps: look at the owner and the rights of its folder.
house-ready-refused = The database does not let the house in: look at its name, its user and the password.
house-ready-crowded = The database has too much to do; the house goes on by itself.
house-ready-away = The database does not answer: look whether it runs and can be reached.
house-serve-open = The house is open: { $address }
house-serve-network = Others on your network come in here: { $address }
house-serve-beacon = The deal of the day follows a public draw: once a day, the house asks its relays.
house-serve-token = The key of whoever runs the house: { $token }
push-played = { $by } has played. Your turn!
push-played-robot = { $by } has played. Your turn!
push-turn = Your turn!
push-several = { $n } tables are waiting for you.
house-serve-push = Sealed messages leave the house, for devices that asked to be told when it is their turn. --push off keeps them in.
house-serve-missing = The house needs more than is installed: pip install tablee
house-serve-no-workers = Several workers (--workers) need Linux or macOS: this system cannot pass connections from one process to another. Without --workers the house runs in one process.
house-think-open = Bots think here, { $count } at a time.

# The room: why nothing is done
house-hall-leader-only = Only whoever leads the room can do that.
house-hall-not-in = Come into the room first.
house-hall-no-such-person = Nobody has that number in the room.
house-hall-no-such-room = No room has this code.
house-hall-door-shut = The door of the room is shut. Ask whoever leads it.
house-hall-not-listed = That name is not on the list. Ask whoever leads the room.
house-hall-name-taken = That name is taken. Ask whoever leads the room.
house-hall-full = The room is full.
house-hall-too-many = Too many rooms are open. Try again later.
house-hall-in-a-round = Only between two rounds.
house-hall-not-seated = Mix the tables first.
house-hall-not-playing = No round is being played.
house-hall-not-paused = The room is not paused.
house-hall-too-few = There are not enough people for this game.
house-hall-all-played = That was the last round. Change the plan to play more of them.
house-hall-table-full = That table is full.
house-hall-no-seat = No seat is free at that table for now.
house-hall-not-shown = That hand is not shown.
house-hall-table = The room looks after this table.
house-hall-paused = The room is paused.
house-hall-muted = You cannot write for now.
house-hall-wrong-key = That is not the key of this room.
house-hall-removed = You are no longer in the room.
house-hall-freed = Choose your name again.
house-hall-left = You have left the room. See you soon!
house-hall-closed = The lesson is over: nothing stays.
house-hall-closed-kept = The lesson is over.

# What a house keeps: brought to a new version, copied elsewhere
store-missing = PostgreSQL needs a little more: pip install "tablee[cluster]"
store-migrated = Brought from version { $before } to version { $now }.
store-salvaged = What this house keeps was damaged, and what could be read of it was kept. Lost: { $tables } tables, { $records } matches. Put back to an earlier moment: { $shortened } tables. The damaged file is still there: { $aside }
store-salvaged-key = The key was lost as well: everybody has to say their name again.
store-newest = Version { $now } is the newest there is: nothing to do.
store-copied =
    { $count ->
        [0] There was nothing to copy.
        [one] All copied: one line.
       *[other] All copied: { $count } lines.
    }
store-backed-up = All copied to { $to }: { $tables } open tables, { $rows } rows of journals, { $records } matches.
store-copy-tables = tables
store-copy-journal = journal
store-copy-people = names
store-copy-records = matches
store-copy-claims = who may see them
store-copy-players = who played them
store-copy-links = links to matches
store-copy-chat = chat
store-copy-house = keys
store-copy-slow_tables = tables over days
store-copy-sitting = who sits there
store-copy-devices = devices
store-copy-spare_keys = spare keys
store-copy-days = deals of the day
store-copy-runs = tries of the day
store-copy-sums = sums of matches
store-copy-deeds = rare stamps
store-copy-leagues = scores of evenings
store-copy-league_people = who plays them
store-copy-evenings = their matches
store-copy-moments = key moments
store-copy-halls = rooms
store-copy-hall_rows = what happened in rooms
store-copy-pushes = devices to be told

# A match that is over: three things worth telling, and whether it was honest
fact-minutes =
    { $count ->
        [one] The match took { $count } minute
       *[other] The match took { $count } minutes
    }
fact-seconds =
    { $count ->
        [one] The match took { $count } second
       *[other] The match took { $count } seconds
    }
fact-moves =
    { $count ->
        [one] { $count } move was made
       *[other] { $count } moves were made
    }
fact-quickest = Quickest press: { $by }, { $seconds }.{ $part } s
    .strong = { $seconds }.{ $part } s
fact-quickest-you = Quickest press: you, { $seconds }.{ $part } s
    .strong = { $seconds }.{ $part } s
fact-longest =
    { $count ->
        [one] Longest thought: { $by }, { $count } second
       *[other] Longest thought: { $by }, { $count } seconds
    }
    .strong =
        { $count ->
            [one] { $count } second
           *[other] { $count } seconds
        }
fact-longest-you =
    { $count ->
        [one] Longest thought: you, { $count } second
       *[other] Longest thought: you, { $count } seconds
    }
    .strong =
        { $count ->
            [one] { $count } second
           *[other] { $count } seconds
        }
fact-busiest = Most moves: { $by }, with { $count }
    .strong = { $by }
fact-busiest-you = Most moves: you, with { $count }
    .strong = you

# On the podium: what everybody ends with
caption-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
caption-series-points =
    { $count ->
        [one] { $count } series point
       *[other] { $count } series points
    }
caption-cards =
    { $count ->
        [0] no cards
        [one] { $count } card
       *[other] { $count } cards
    }
caption-tied =
    { $count ->
        [0] no cards, a tie
        [one] { $count } card, a tie
       *[other] { $count } cards, a tie
    }
caption-first = first to play them all
caption-behind = right behind
caption-later = a little later
caption-turns =
    { $count ->
        [1] one turn later
        [2] two turns later
        [3] three turns later
       *[other] { $count } turns later
    }
caption-stayed = in until the end
caption-out-first = out first
caption-out = out next

# Whether all was honest
day-picture-stars = { $stars } of { $of }
day-picture-played = I played!
day-picture-turns = { $count ->
        [one] in one turn
       *[other] in { $count } turns
    }
day-picture-median = hand down in { $seconds }.{ $part } s
day-weekday = { $number ->
        [0] Monday
        [1] Tuesday
        [2] Wednesday
        [3] Thursday
        [4] Friday
        [5] Saturday
       *[6] Sunday
    }
day-month = { $number ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    }
verify-day = The deal comes from that day’s key, and from nothing else.
verify-day-not = The deal does not come from the key of that day.
verify-before = The shuffle was fixed before the deal: the secret is the one that was promised.
verify-before-not = The secret is not the one that was promised before the deal.
verify-during =
    { $presses ->
        [0] Played again, everything comes out the same: { $moves } moves, each by the rules, every card and die from the promised shuffle.
       *[other] Played again, everything comes out the same: { $moves } moves by the rules, { $presses } presses judged alike, every card and die from the promised shuffle.
    }
verify-during-not = Played again, this match does not come out the same.
verify-after = The seal is whole: nothing was changed since.
verify-after-not = The seal is broken: something was changed afterwards.

# The lab
lab-missing = The lab needs a little more: pip install "tablee[lab]"
lab-progress = Playing
lab-live = { $rates } % · { $moves } moves
lab-live-pairs = { $settled } of { $pairs } pairs settled
lab-title =
    { $games ->
        [one] { $game }, { $seats } players, one match
       *[other] { $game }, { $seats } players, { $games } matches
    }
lab-percent = { $number } %
lab-game = Game
lab-seat = Seat
lab-seats = Seats
lab-bot = Bot
lab-wins = Wins (95 % interval)
lab-wins-percent = Wins, %
lab-turn = In turn
lab-begins = begins
lab-plays-later = no. { $place }
lab-fair = if it did not matter
lab-measure = Length
lab-median = Median
lab-mean = Mean
lab-most-lie = 90 % lie within
lab-moves = Moves
lab-matches = Matches
lab-seconds = Seconds
lab-minutes = Minutes
lab-lead-changes = Lead changes
lab-dead-ends = Dead ends
lab-happening = Rule
lab-per-match = Times a match
lab-in-matches = In so many matches
lab-players = Players
lab-kept = Every match is kept in { $file }.
lab-plotted = The plots are in { $folder }.
lab-player = Player
lab-all = all
lab-rating = rating
lab-pair-settled = { $one } against { $other }: settled after { $games } matches.
lab-pair-open = { $one } against { $other }: { $games } matches, not as exact as you asked.
train-progress = Learning
train-strength = wins against { $found }
train-generation = Generation
train-done = The weights are in { $file }, the curve of their strength in { $folder }.
balance-title = Balance
balance-about =
    Written by `tablee balance`, from { $games } matches of plain bots at each kind of table. *Who begins* is what beginning is worth: percent points above or below a fair share of the victories, with its 95 % interval. *Moves* are the median and, in brackets, where nine matches of ten lie; *minutes* are those of bots, who think for about a second. *Dead ends* stopped with nobody at the goal. What is surely not chance (three standard errors) is **bold**.
balance-glance = At a glance
balance-first-wins = Who begins
balance-first-even = Who begins has no advantage that shows, at any table.
balance-first-good = Who begins has an advantage: up to { $points } points, at { $seats } players.
balance-first-bad = Who begins has a disadvantage: up to { $points } points, at { $seats } players.
balance-plot-first = What beginning is worth, points
balance-plot-moves = Moves
balance-switches = What each house rule changes, at { $seats } players:
balance-no-change = No difference to bots: { $switches }.
balance-house-rule = House rule
balance-first-change = Who begins
balance-moves-change = Moves
balance-minutes-change = Minutes
balance-leads-change = Lead changes
balance-dead-ends-change = Dead ends, points
balance-open-all = What the leaflets leave open
balance-open = Left open by the leaflet: { $name } (`{ $switch }`)
balance-open-people = Minutes are people’s, at { $seconds } seconds a move; all figures with their 95 % intervals.
balance-open-clock = Minutes are those of the table’s own clock; all figures with their 95 % intervals.
balance-open-rule = We play by the first. Another is advised where ours surely comes to a dead end in more than one match of a hundred.
balance-open-rule-length = We play by the first. Another is advised where ours surely comes to a dead end in more than one match of a hundred, or where the other is surely nearer to the { $minutes } minutes of the leaflet.
balance-open-minutes = minutes
balance-advised = Advised
balance-open-advice = Advised: **{ $value }** at { $seats } players.
balance-open-kept = Advised: **{ $value }**, as we play; the data give no reason to leave it.
balance-written = The report is { $file }.

## How far a table is, in a few words

house-far-laid =
    { $count ->
        [one] { $count } card laid
       *[other] { $count } cards laid
    }
house-far-won =
    { $count ->
        [one] { $count } card won
       *[other] { $count } cards won
    }
house-far-turn = turn { $turn }
house-far-night = night { $night }

# Photographs that people bring
photo-too-large = This file is too large: { $most } MB at most.
photo-no-file = This is no photo file of Tablée, or it is damaged.
photo-too-many-files = There are too many things in this file: { $most } at most.
photo-strange-file = There is something in this file that does not belong there.
photo-file-twice = The same thing is in this file twice.
photo-file-missing = Something is missing in this file: { $file }.
photo-unpacks-too-large = This file gets far too large when it is opened.
photo-bad-list = The list of cards in this file cannot be read ({ $reason }).
photo-newer = This file comes from a house that is newer than this one.
photo-card-count = There are { $count } cards in this file; there must be { $cards }.
photo-no-title = Give the photograph a title.
photo-no-name = Say in a word what changes on this card.
photo-same-name = Another card is already called “{ $name }”.
photo-no-picture = This is no WebP, JPEG or PNG picture.
photo-broken-picture = This picture is damaged.
photo-moves = This picture moves: it has to be one that stands still.
photo-wrong-size = The picture does not have the right size: { $width } by { $height } pixels.
photo-outside = What changes reaches over the edge of the photograph.
photo-bad-cards = { $count ->
        [one] One card is not right yet.
       *[other] { $count } cards are not right yet.
    }
photo-nothing = Nothing changes on this card.
photo-too-small = It is too small: about { $side } pixels a side, and { $least } are needed.
photo-too-big = It is too large: about { $side } pixels a side, { $most } at most.
photo-too-thin = It is too thin to be seen.
photo-several-places = The card changes in { $count } places: it must be one only.
photo-hue-only = It is seen by its colour alone: make it lighter or darker.
photo-too-near = It is too near to “{ $other }”.
photo-house-full = There is no room for another photograph in this house. Delete one.
photo-gone = This photograph is not here, or it was deleted.
photo-deleted = The photograph was deleted.
photo-many-nodes = This house has several machines: it keeps no photographs.
photo-by-ear = Somebody plays by ear here, and a photograph cannot be told. Choose another picture.
photo-print-how = print at 100%, on one side
photo-print-key = What is altered, card by card, in the order of the pages:
photo-not-in-a-room = Photographs are not played in a room.
photo-removed = The photograph and its cards are deleted.
photo-none = There are no photographs in this house.
photo-not-shared = A match played with a photograph stays in the house: there is no link to it.
photo-elsewhere = A match played with a photograph stays in the house where it was played.
