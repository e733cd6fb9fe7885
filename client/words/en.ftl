### The page’s own words. Those of the games are beside their rules.

ui-house-away = The house does not answer. Trying again…
ui-press-stale = Too late: it was settled already.
    .voice = Too late.
ui-press-false-start = Too soon! Wait until you see it.

## Around the table: bar, log, messages, keys

ui-bar-code = table { $code }
ui-sound-now =
    { $on ->
        [on] Sound on.
       *[off] Sound off.
    }
ui-side = Memo, log and messages
ui-log = What happened
ui-log-new = { $count } new
ui-ticker-more =
    { $count ->
        [one] { $count } more event: open the log
       *[other] { $count } more events: open the log
    }
ui-chat = Messages
ui-chat-unread =
    { $count ->
        [0] Messages
       *[other] Messages, { $count } new
    }
ui-chat-phrases = Little words
ui-chat-emoji = Faces
ui-emoji =
    { $emoji ->
        [smile] a smile
        [love] a face in love
        [wink] a wink
        [surprised] a surprised face
        [sad] a sad face
       *[angry] an angry face
    }
ui-chat-field = Write a message
ui-chat-send = Send
ui-chat-sit-first = Take a seat to talk to the others.
ui-says = { $name } says:
ui-mute = Don’t hear { $name } any more
ui-muted = You don’t hear { $name } any more.
ui-unmute = Hear again
ui-line-broken = Connection lost. Coming back…
ui-line-back = You’re back!
ui-missed =
    { $count ->
        [one] You’re back! You missed one move.
       *[other] You’re back! You missed { $count } moves.
    }
ui-missed-show = See them
ui-status-stand-in = A robot is playing for you.
ui-status-resigned = A robot finishes for you.
ui-status-waits = Waiting for the others.
ui-status-paused = The table is paused.
ui-status-watches = You’re watching
ui-status-full = (all seats are taken)
ui-robots-sit =
    { $count ->
        [one] { $names }, a robot, takes the free seat.
       *[other] { $names }, robots, take the free seats.
    }
ui-robot-stands-in = A robot plays for { $name }.
ui-voice-press =
    { $seconds ->
        [one] { $name }: { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } second.
       *[other] { $name }: { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } seconds.
    }
ui-voice-time =
    { $seconds ->
        [one] Your time: { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } second.
       *[other] Your time: { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } seconds.
    }
ui-voice-chat = { $name } says: { $words }
ui-taken-back = Taken back.
ui-ask-undo = Take back
ui-answer-nothing = Nothing on the table.
ui-answer-nothing-yet = Nothing yet.
ui-answer-no-hand = You hold nothing.
ui-answer-no-clock = No clock: take your time.
ui-answer-clock = { $label } { $seconds } s.
ui-answer-no-times = No race has been judged yet.
ui-answer-meter = { $count } of { $of }
ui-answer-playable = { $name } (playable)
ui-answer-zone = { $name }: { $inside }
ui-answer-count =
    { $count ->
        [0] empty
        [one] one card
       *[other] { $count } cards
    }
ui-keys = The keys
ui-key-turn = Whose turn is it?
ui-key-table = What is on the table?
ui-key-hand = My cards
ui-key-clock = The clock
ui-key-last = What just happened?
ui-key-times = The times of the last race
ui-key-log = The log
ui-key-sound = Sound, on or off
ui-key-undo = Take back what you chose
ui-key-keys = This list
ui-key-tab = From zone to zone
ui-key-arrows = Inside a zone
ui-key-places = The buttons below your hand
ui-key-people = Name somebody, when the game asks for it
ui-key-me = { $name } (you)
ui-letters = Letters answer
ui-letters-note = Turn this off if you talk to your device.
ui-ask = What can I do?
ui-ask-nothing = Nothing to do just now: watch closely.
ui-ask-chosen = You chose: { $words }
ui-ask-any = Tap what you have found
ui-ask-does = { $name }: { $does }
ui-ask-then = { $name }, then choose what follows
ui-ask-place = Piece { $number }
ui-ask-pick =
    { $low ->
        [0] Choose up to { $high } pieces, then “{ $send }”.
       *[other] Choose { $low } to { $high } pieces, then “{ $send }”.
    }
ui-ask-marks =
    { $count ->
        [one] Place one mark, then “{ $send }”.
       *[other] Place { $count } marks, then “{ $send }”.
    }

## The television

ui-tv-join = Join with your phone
ui-tv-waiting = Take a seat…
ui-tv-free = Free seat
ui-tv-start = The host starts the match on their phone.
ui-tv-hide = Hide my cards
ui-tv-show = Show my cards
ui-tv-left =
    { $count ->
        [0] none left
       *[other] { $count } left
    }
ui-tv-look = Look at the television.
ui-tv-earlier = Earlier
ui-tv-aim = { $value }?
ui-tv-turn = { $name } is to play.
ui-tv-hidden = Your cards are hidden.
ui-tv-seated = You play on this device: your cards would be on the TV. Open this page on the TV itself.
ui-tv-to-table = To my seat
ui-tv-won =
    { $count ->
        [one] { $names } wins!
       *[other] { $names } win!
    }
ui-tv-verdict =
    { $kind ->
        [tie] A tie at { $time } s: a coin chose { $name }.
        [alone] { $name }: { $time } s.
       *[other] { $name } was quicker: { $time } s.
    }
ui-tv-here = I have the TV
ui-tv-here-note = The table is on the TV, here is only your hand.

## Shelf, games, waiting room, end, settings

ui-home = Tablée, back to the shelf
ui-close = Close
ui-less = Less
ui-more = More
ui-link = Link
ui-percent = Aa · { $percent } %
ui-ms = { $ms } ms

ui-shelf = The shelf
ui-to-photos = Play with our own photos
ui-shelf-title = What shall we play?
ui-shelf-line = Take a box. Play together, or right now with robots.
ui-players-short = { $least }–{ $most }
ui-players-word = players
ui-age-short = age { $age }+
ui-players = { $least } to { $most }
ui-players-exactly =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
ui-age = from age { $age }
ui-minutes = { $minutes } min
ui-evening-title = Smileys evening
ui-evening-line = all { $count } games in a row
ui-evening-games = The games of the evening
ui-my-way = My matches
ui-my-matches = My matches
ui-go-on = Back to { $game }
ui-join = Join
ui-join-label = Table code
ui-join-hint = Code: KNWJB
ui-open-hall = Open a room
ui-join-none = No table { $code }. Check the code.
ui-open-tables = Open tables
ui-table-of = { $name }’s table
ui-table-code = Table { $code }
ui-table-playing = being played
ui-places-free =
    { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }
ui-watch = Watch

ui-no-such-game = This game is not on the shelf.
ui-back-to-shelf = Back to the shelf
ui-play-now = Play now
ui-open-table = Open a table
ui-learn = Learn
ui-how = How to play
ui-all-rules = All the rules
ui-rules = The rules
ui-rules-of = { $game }: the rules

ui-coming = Coming to the table…
ui-closed = The table is closed.
ui-elsewhere = You are playing in another tab.
ui-play-here = Play here
ui-name-title = A match of { $game } is waiting for you.
ui-name-ask = What’s your name?
ui-door-title = This house has a door
ui-door-more = Ask for its word whoever invited you.
ui-door-word = The word of the house
ui-door-enter = Come in
ui-name-none = No idea? Leave it empty and be called after an animal.
ui-name-full = All seats are taken: you can watch.
ui-name-watch = Come and watch
ui-name-enter = Come and play

ui-leave = Leave
ui-places = Around the table
ui-places-count = { $taken } of { $seats }
ui-watchers =
    { $count ->
        [one] { $count } person is watching.
       *[other] { $count } people are watching.
    }
ui-you = you
ui-on-this-device = on this device
ui-host = host
ui-in-words = table in words
ui-head-start-of = { $ms } ms head start
ui-handicap = At my pace
ui-handicap-for = At { $name }’s pace
ui-handicap-mine = In races, and for your turn, you have:
ui-handicap-has = In races, and for a turn, { $name } has:
ui-handicap-usual = the same time as everybody
ui-handicap-times = { $times } × the time
ui-handicap-proposed = Proposed: { $times } × the time, from the last races of { $runners }: { $won } of { $races } won.
ui-handicap-take = Take { $times } ×
ui-handicap-offer = At my pace: { $times } × proposed
ui-handicap-seen = Everybody sees it. It is written in the record, and “Verify” does the sums again.
ui-handicap-keep = Keep
ui-ready = ready
ui-away = away
ui-robot-kind = robot, { $level }
ui-robot-name =
    { $robot ->
       *[rouage] Cog
        [ressort] Spring
        [pignon] Gable
        [piston] Piston
        [boulon] Bolt
        [manivelle] Crank
        [bobine] Bobbin
        [loupiote] Flicker
    }
ui-robot-second = { $name } Two
ui-bot-beginner = Beginner
ui-bot-family = Family
ui-bot-sharp = Sharp
ui-bot-merciless = Merciless
ui-bot-beginner-promise = a child of seven can win
ui-bot-family-promise = a match for an adult
ui-bot-sharp-promise = quick and attentive
ui-bot-merciless-promise = lets nothing pass
ui-robots-ask = Which robots?
ui-robots-kept = We remember it for next time; you can change it whenever you like.
ui-robots-chosen = Robots: { $level } · change
ui-robots-of-play-now = Robots of “Play now”
ui-place-free = Free seat
ui-place-invite = Invite someone, or a robot will play
ui-place-sit = Sit here
ui-rename = Change my name
ui-make-host = Make { $name } the host
ui-get-up = { $name } gets up
ui-remove = Remove { $name }
ui-somebody-here = Someone here, on this device
ui-somebody-name = Their name
ui-somebody-add = Add
ui-somebody-line = You pass the device round: a curtain hides the cards between turns.
ui-other-place = Change seats
ui-move-here = I sit there
ui-add-robot = Add a robot
ui-invite = Come and play!
ui-invite-line = Scan, or type this code at
ui-qr = Code to photograph to come to this table
ui-copy-link = Copy the link
ui-copied = Copied!
ui-copy-yourself = The link is selected: copy it.
ui-television = On the TV
ui-options = How we play
ui-more-options = More options
ui-seat-count = Number of seats
ui-series = How many matches
ui-series-free = As many as we like
ui-series-matches = { $count } matches
ui-series-each = One per player
ui-series-points = Up to { $points } points
ui-race = When speed counts
ui-race-usual = The quickest, wherever they are
ui-race-strict = First to reach the house
ui-race-unhurried = No rush: it is drawn
ui-photo-titled = Photo: { $title }
ui-short-option-pace-normal = Normal
ui-short-option-pace-relaxed = Relaxed
ui-short-option-pace-none = None
ui-short-option-first-random = Drawn
ui-short-option-first-host = The host
ui-short-option-first-loser = Who lost
ui-short-option-first-winner = Who won
ui-first-note = Is it the youngest? Pick their name.
ui-pace-auto =
    { $people ->
        [1] Automatic (none)
       *[other] Automatic (normal)
    }
ui-pace-note = Automatic: no clock for one person alone with robots.
ui-public = Open to everybody
ui-public-note = it is seen on the shelf
ui-watching = People may watch
ui-watching-note = without seeing anybody’s cards
ui-chat-way = Messages between players
ui-chat-way-free = Free
ui-chat-way-phrases = Phrases and faces
ui-chat-way-off = None
ui-chat-is-off = Nobody writes at this table.
ui-offer = { $name } has the table in words: to hear a card takes longer than to see it. Which do you prefer?
ui-offer-ask-host = { $name } has the table in words: the host can choose to play without haste, or give a head start.
ui-offer-unhurried = Play without haste
ui-offer-head-start = Give a head start of { $seconds } s
ui-offer-is-unhurried = { $name } has the table in words: you play without haste, speed does not count.
ui-offer-is-given = { $name } has the table in words and a head start of { $seconds } s: the time to hear the card.
ui-head-start = A head start for the little ones
ui-sit = I’m in!
ui-start = Let’s start!
ui-wait-away = Waiting for { $name }.
ui-wait-host = { $name } will start the match.
ui-wait-robots = Robots will play on free seats.
ui-wait-full-watch = The table is full: you are watching. If a seat becomes free, you can sit down.
ui-wait-full = Everybody is here.

ui-settings = Settings
ui-theme = Colours
ui-theme-day = Day
ui-theme-night = Night
ui-theme-contrast = Contrast
ui-text-size = Text size
ui-language = Language
ui-while-playing = While playing
ui-sound = Sounds
ui-sound-note = key S
ui-turn-sound = Call me when it is my turn
ui-turn-sound-note = one soft sound, if the page is hidden
ui-vibration = Vibration
ui-vibration-note = on your turn; never in a race
ui-robot-talk = Robots talk
ui-robot-talk-yes = yes
ui-robot-talk-little = a little
ui-robot-talk-no = no
ui-read-robots = Read robots aloud
ui-read-robots-note = what they say is spoken
ui-calm = Less motion
ui-calm-note = cards appear without flying
ui-assistance = Show what can be played
ui-assistance-note = possible cards rise
ui-described = The table in words
ui-described-note = everything is read and played with buttons
ui-me = Me
ui-name = My name
ui-name-kept = Got it.
ui-handover = Go on with another device
ui-handover-line = Open this link on the other device. It works once.
ui-handover-none = This link is not complete. Make a new one.
ui-handover-title = Go on here?
ui-handover-more = This device gets your name, your seats and your matches.
ui-handover-take = Yes, it’s me
ui-sign-out = Sign out my other devices
ui-sign-out-line = A phone that was lost or lent will no longer have your name, your seats or your matches. Nothing changes here.
ui-sign-out-yes = Yes, sign them out
ui-sign-out-no = No, keep them
ui-sign-out-done = Done: only this device is left.
ui-forget = Forget me
ui-forget-line = Your name goes, and your matches are no longer yours. This cannot be undone.
ui-forget-yes = Yes, forget me
ui-forget-no = No, stay

ui-menu = Menu
ui-take-back = Take my seat back
ui-pause = Take a break
ui-resume = Go on playing
ui-hosting = You are the host
ui-robot-for = A robot plays for { $name }
ui-to-shelf = Back to the shelf
ui-to-shelf-line = Your seat waits: come back whenever you like.
ui-leave-seat = Leave my seat to a robot
ui-resign = Resign
ui-resign-line = A robot finishes for you, and you count as last.
ui-close-table = Close the table
ui-close-table-line = The table goes away for everybody.
ui-rather-not = Rather not

ui-end-won = { $name } wins!
ui-end-won-you = You won!
ui-end-shared = { $names } win together!
ui-end-nobody = The match is over.
ui-end-place =
    { $place ->
        [1] Well done, what a match.
        [2] You came second. Well played.
        [3] You came third. Nice.
       *[other] You came { place-ordinal }. Until next time!
    }
ui-end-watched = A fine match to watch.
ui-end-several = Well played, what a match.
ui-end-again = Once more?
ui-rematch = Rematch!
ui-next-match = Match { $number }!
ui-next-game = Next: { $game }.
ui-new-series = New series!
ui-end-wait = { $name } can start the rematch.
ui-willing =
    { $count ->
        [one] { $names } is in!
       *[other] { $names } are in!
    }
ui-still-here = Still here: { $names }
ui-other-game = Play another game
ui-other-game-title = Which game next?
ui-see-table = See the table
ui-brief = The match in short
ui-replay = Replay
ui-replay-match = Replay the match
ui-verify = Verify
ui-verify-line = Verify: all chance was sealed before the match. Do it again at home and compare.
ui-resigned = resigned
ui-score-of = Series: { $game }
ui-score-after =
    { $count ->
        [one] After { $count } match.
       *[other] After { $count } matches.
    }
ui-score-of-all = Match { $done } of { $all } is over.
ui-score-over = The series is over.
ui-score-tied = { $names } are level.
ui-score-match = Match { $number }
ui-score-total = Total
ui-score-player = Player

ui-lesson-title = Learn { $game }
ui-lesson-continue = Continue
ui-lesson-skip = Skip
ui-lesson-step = Step { $step } of { $steps }
ui-lesson-try = Try again: tap what is raised.
ui-lesson-spot = Almost! Look a little beside it.
ui-lesson-over = You know how! Now for real.
ui-lesson-again = See the lesson again
ui-lesson-none = There is no lesson for this game yet.
ui-lesson-you = You
ui-teacher = The owl

ui-animal =
    { $seat ->
        [0] Frog
        [1] Owl
        [2] Rabbit
        [3] Duck
        [4] Fox
        [5] Cat
        [6] Bear
        [7] Penguin
        [8] Mouse
        [9] Hedgehog
        [10] Sheep
        [11] Pig
        [12] Cow
        [13] Squirrel
        [14] Hen
       *[15] Elephant
    }
ui-animal-dressed =
    { $outfit ->
        [1] { $animal } with a scarf
        [2] { $animal } with glasses
       *[3] { $animal } with a hat
    }
ui-animal-clothes = Other clothes
ui-share = Share
ui-replay-deal = The deal
ui-replay-unseen = A move that is not seen from here.
ui-replay-line = How far the match is
ui-led = Looking back together
ui-led-begin = Look back together
ui-led-by = { $name } leads
ui-led-me = You lead
ui-led-take = Let me lead
ui-led-end = End the replay
ui-led-leave = Stop following
ui-led-follow = Follow
ui-led-on = { $name } leads a replay.
ui-led-about = { $name } shows the match. Lead yourself, or stop following, whenever you like.
ui-led-about-me = Everybody sees what you show. Point at a card: your hand is on it for all.
ui-led-about-watch = { $name } shows the match. You see it from beside the table.
ui-led-nobody = Nobody follows yet.
ui-led-you = you
ui-led-follow-you = { $names } follow.
ui-led-follow-others =
    { $count ->
        [one] { $names } follows.
       *[other] { $names } follow.
    }
ui-led-watchers =
    { $count ->
        [one] one who watches
       *[other] { $count } who watch
    }
ui-moments = Key moments
ui-branch-from =
    { $move ->
        [0] What if…? from the deal
       *[other] What if…? from move { $move }
    }
ui-branch-over = It is in no figures. See it again, and go on from wherever you like.
ui-look-back = Look back
ui-look-back-of = As you saw it · { $game }
ui-look-on = Back to the match
ui-look-on-turn = Your turn! Back to the match
ui-verify-seal = The seal, shown to all:
ui-verify-marks =
    { $mark ->
        [0] circle
        [1] square
        [2] star
        [3] clover
        [4] moon
       *[5] triangle
    }
ui-verify-whole = The whole seal

## The table

ui-seats = Around the table
ui-seat-me = Me
ui-seat-cards =
    { $count ->
        [0] no cards
        [one] one card
       *[other] { $count } cards
    }
ui-seat-robot = robot
ui-seat-away = away
ui-seat-stand-in = a robot plays
ui-seat-resigned = gave up
ui-your-turn = Your turn!
ui-title-turn = Your turn! · { $game }
ui-next = Next: { $next }.
ui-next-two = Next: { $next }, then { $second }.
ui-next-you = you
ui-time-left =
    { $seconds ->
        [one] { $label } { $seconds } second
       *[other] { $label } { $seconds } seconds
    }
ui-actions = What you can do
ui-undo = Take back
ui-picked = { $words } { $count }
ui-chosen-what = { $words } { $what }
ui-about = { $name } · { $words }

## Races and pictures

ui-unnamed-piece = Picture
ui-place-good = found
ui-place-bad = not changed
ui-no-card = no card
ui-place-empty = free place
ui-yourself = You
ui-it-is-me = It’s me
ui-before = Before
ui-after = Now
ui-judging = Looking who was first…
ui-judging-slower = It is noted. Those who have more time get it…
ui-pressed = Your hand is down!
ui-pressed-name = You said it!
ui-loupe = Magnify
ui-see-all = See all
ui-both-zoomed = Both together, × { NUMBER($scale, maximumFractionDigits: 1) }
ui-claim =
    { $kind ->
        [me] Found it!
       *[other] { $name } found it!
    }
ui-cards-left = { $count } left
ui-picture-coming = The picture is coming…
ui-picture-held = Ready: waiting for everybody…
ui-picture-how = { $name }. Touch a difference. By keyboard: arrows aim, Enter places a mark, plus and minus magnify.
ui-mark = Mark { $number }. Arrows move it, Delete takes it away.
ui-mark-placed = Mark { $number } placed.
ui-mark-removed = Mark { $number } taken away.
ui-marks-placed =
    { $count ->
        [one] One mark placed
        [2] Two marks placed
       *[other] { $count } marks placed
    }
ui-marks-done = You can still move them. Then shout!
ui-marks-left =
    { $count ->
        [0] Go on to the next one.
        [one] Show one more difference.
       *[other] Show { $count } differences.
    }
ui-steps = The cards to compare
ui-step-title =
    { $way ->
        [up] Neighbour above
        [right] Neighbour on the right
        [down] Neighbour below
        [left] Neighbour on the left
       *[other] Neighbour
    }
ui-step =
    { $way ->
        [up] Neighbour above
        [right] Neighbour on the right
        [down] Neighbour below
        [left] Neighbour on the left
       *[other] Neighbour
    }: { $due ->
        [0] { $placed ->
            [one] one mark
           *[other] { $placed } marks
        }
       *[other] { $placed } of { $due }
    }
ui-seconds-left = { $label } { $seconds } s
ui-break = The table has a break
ui-break-why = We go on in a moment, right where we were.
ui-break-waits =
    { $count ->
        [0] We go on at once.
        [one] Waiting for { $names }.
       *[other] Waiting for: { $names }.
    }
ui-break-over = Go on
ui-curtain-pass = Hand the screen to { $name }
ui-curtain-who = Who is looking?
ui-curtain-alone = Is nobody else looking?
ui-curtain-me = It’s me, { $name }!
ui-curtain-hidden = The cards stay hidden until you touch.
ui-why = Why?
ui-agreed = All right
ui-verdict-line =
    { $kind ->
        [tie] Dead heat: a coin chose { $name }.
        [me] You were faster.
        [alone] Nobody else pressed.
        [lone] Only { $name } pressed.
       *[other] { $name } was faster.
    }
ui-verdict-title =
    { $kind ->
        [tie] Dead heat!
        [me] You were faster
        [alone] Your reaction
        [lone] { $name }’s reaction
       *[other] { $name } was faster
    }
ui-seconds = { $time } s
ui-travel = { $travel } ms on its way, not counted
ui-travel-ours = timed by the house, { $travel } ms on its way, not counted
ui-run-head-start = · head start of { $start } ms
ui-run-handicap = · { $time } s count as { $counted } s
ui-verdict-sure = { $apart } s apart. That is more than the doubt, hatched: it is sure.
ui-verdict-tie = Less than the doubt, hatched: nobody can tell who.
ui-verdict-whole = See all
ui-verdict-how = Time counts from the moment the picture is on your own screen. A slow line makes nobody lose.
ui-verdict-again = The race again
ui-verdict-check = Every press is already written in the record of this match: its time, its way, its head start. While we play, the record is closed. At the end, “Verify” does every sum again, this one too.
ui-verdict-coin = So a coin, tossed beforehand, chose { $me ->
        [true] you
       *[false] { $name }
    }. Never the order of arrival, never the seat.

# Quick phrases
phrase-hello = Hello!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-hurry = Come on, your turn!
phrase-thinking = Let me think…
phrase-oops = Oops!
phrase-again = Once more?
phrase-bye = Goodbye, see you soon!

# What robots say, each in its own way.
robot-rouage-glad = As planned.
robot-rouage-sorry = I miscounted.
robot-rouage-teased = Noted.
robot-ressort-glad = Yippee!
robot-ressort-sorry = Ouch…
robot-ressort-teased = Hey!
robot-pignon-glad = Phew, it holds.
robot-pignon-sorry = I feared so…
robot-pignon-teased = Not that one!
robot-piston-glad = There!
robot-piston-sorry = Pff… well played.
robot-piston-teased = I’m steaming.
robot-boulon-glad = Good.
robot-boulon-sorry = Right.
robot-boulon-teased = Didn’t hurt.
robot-manivelle-glad = Tra-la-la!
robot-manivelle-sorry = Wrong note.
robot-manivelle-teased = Nice one!
robot-bobine-glad = What joy!
robot-bobine-sorry = Oh no…
robot-bobine-teased = You make me blush.
robot-loupiote-glad = I saw it!
robot-loupiote-sorry = Lights out…
robot-loupiote-teased = Who, me?

## The parts of a table, for those who listen

ui-zone-pile = Cards
ui-zone-hand = Hand
ui-zone-row = Row
ui-zone-grid = Grid
ui-zone-scatter = Cards on the table
ui-zone-dice = Dice
ui-zone-picture = Picture
ui-zone-lines = Lines
ui-zone-board = Board
ui-zone-meter = Progress
ui-zone-notice = Watch out
ui-zone-legend = Memo
ui-zone-words = The table in words

## Lines
ui-lines-open = See the lines: { $name }

## Pencil and gaps
ui-pencil = Pencil
ui-pencil-private = Choose a piece, then note up to three values. Your notes stay on this device: nobody else sees them.
ui-pencil-rub = Rub out
ui-gap-left = Push to the left
ui-gap-right = Push to the right
ui-gap-here = Here!

## Everybody’s animal, and the phone that is turned
ui-my-animal = My animal
ui-change-animal = Choose another animal
ui-animal-for = An animal for { $name }
ui-animal-taken = Somebody at this table has it already.
ui-animal-taken-here = Somebody here has it already.
ui-status-house = The machine of this table does not answer. We wait…
ui-status-store = The house cannot write just now. We wait…
ui-turn-phone = Turn your phone.

## Hints
ui-hint-ask = A hint?
ui-hint-short = Hint
ui-hint-comes = Flicker is thinking…
ui-hint-title = A hint
ui-hint-close = Close the hint
ui-hint-promise = I see what you see, nothing more. You choose.
ui-hint-number = hint { $number }
ui-hint-bars =
    { $bars ->
        [4] Excellent:
        [3] Good:
        [2] Possible:
       *[1] Risky:
    }
ui-hinted = with hints
ui-key-hint = A hint
ui-speed = Robot speed
ui-speed-calm = Calm
ui-speed-normal = Normal
ui-speed-quick = Quick
ui-solo = With robots
ui-solo-clock = Play with the clock
ui-solo-clock-note = From the next table on. Without it, one person with robots has no clock.

## The turning point
ui-turning = The turning point
ui-turning-line = Your chance to win, from { $begins } to { $ends } in a hundred
ui-turning-at = At move { $move }: { $what }
ui-turning-better = A turn before, this would have helped: { $what }.
ui-turning-close = It was close to the end.
ui-turning-see = See that move
ui-easier = One level easier

## What is played over the table
ui-skip = Tap to go on
ui-stamp-yes = Yes!
ui-stamp-no = No
ui-stamp-you = It’s you!
ui-stamp-name = { $name }!
ui-tie = It’s a tie!
ui-spot-right = { $name } guessed your { $value }
ui-spot-left =
    { $left ->
        [0] You have nothing hidden left.
        [one] You have one hidden tile left.
       *[other] You have { $left } hidden tiles left.
    }
ui-spot-wrong = Missed!
ui-spot-safe = Your code holds.
ui-end-bubble = Once more?

## Tables over days

ui-away-limit = A robot plays for who is away
ui-away-never = never
ui-away-minutes = after { $count } min
ui-away-seconds = after { $count } s
ui-rhythm = Rhythm
ui-rhythm-note = Over days, nobody need be there: everybody plays when they come.
ui-rhythm-live = Right now
ui-rhythm-0 = When you like
ui-rhythm-1 = 1 day a turn
ui-rhythm-3 = 3 days a turn
ui-rhythm-7 = 7 days a turn
ui-my-tables = My tables
ui-my-turns = your turn: { $count }
ui-my-table-turn = Your turn!
ui-my-table-theirs = { $name } is thinking
ui-my-table-others = The others are thinking
ui-my-table-waiting = Not begun yet
ui-my-table-over = Match over
ui-my-table-paused = Paused
ui-my-table-free = when you like
ui-my-table-now = just now
ui-due = until
ui-my-table-due = until { $date }
ui-my-table-when = { $ago } · { $limit }
ui-my-table-ends = If nobody plays, it closes on { $date }.

## My devices

ui-devices = My devices
ui-device-phone = Phone
ui-device-tablet = Tablet
ui-device-computer = Computer
ui-device-other = Device
ui-device-here = this one
ui-device-seen = seen on { $date }
ui-device-drop = Sign out
ui-handover-qr = A code to photograph with the other device
ui-spare = Make a spare key
ui-spare-line = If you lose your only device, a key written on paper gives you back your name, your seats and your matches. A new key replaces the old one.
ui-spare-title = Do you have a spare key?
ui-spare-label = Spare key

# ---- the deal of the day

ui-day = Today’s deal
ui-day-line = against three robots
ui-day-played = you have played it
ui-day-have-played = { $count ->
        [one] { $names } has played.
       *[other] { $names } have played.
    }
ui-day-signs = Stars: { $stars }. Blue dots: { $dots }. Circles: { $rest }.
ui-day-line-trials = { $unit ->
        [night] twelve nights against a robot
       *[card] twelve cards against a robot
    }
ui-day-trial-star = before the robot
ui-day-trial-dot = after
ui-day-trial-circle = missed
ui-ghost-run = A race of ghosts
ui-ghost-same = { $unit ->
        [night] Everybody played the same twelve nights. A time counts from the moment one wakes on one’s own screen.
       *[card] Everybody played the same twelve cards. A time counts from the moment the card is on one’s own screen.
    }
ui-ghost-silent = Ghosts keep still until your hand is down.
ui-ghost-none = No ghost yet. The robot is waiting.
ui-trial-how = { $how ->
    [star] Before the robot!
    [dot] Right, after the robot.
    [wrong] That was not it.
    [missed] That one went by.
   *[still] Well seen: nothing to take.
    }
ui-trial-apart = { $side ->
    [less] { $name } was { $time } s quicker.
    [more] { $name } took { $time } s longer.
   *[level] { $name } was just as quick.
    }
ui-trial-took = { $name }: { $time } s.
ui-trial-next = The next one
ui-trial-times = Everybody’s time
ui-trial-by-card = { $unit ->
        [night] Night by night
       *[card] Card by card
    }
ui-trial-number = { $unit ->
        [night] night { $number } of { $of }
       *[card] card { $number } of { $of }
    }
ui-trial-stars = { $count ->
        [one] { $name }: one star
       *[other] { $name }: { $count } stars
    }
ui-trial-quicker = { $count ->
        [one] Quicker than { $name } once out of { $of }.
       *[other] Quicker than { $name } { $count } times out of { $of }.
    }
ui-day-see = See my deal
# Being told
ui-push = Tell me on this device
ui-push-line = when an unhurried table waits for you; never between 20:00 and 8:00
ui-push-title = Played. { $name } is in no hurry.
ui-push-title-all = Played. The others are in no hurry.
ui-push-ask = You can close the page: your place stays. Shall we tell you when it’s your turn?
ui-push-http = You can close the page: your place stays. Here the house speaks http: the device lets no message in.
ui-push-off = You can close the page: your place stays. This house sends no messages.
ui-push-unable = You can close the page: your place stays. This browser cannot be sent messages.
ui-push-denied = You can close the page: your place stays. This browser was told that you want no messages from here.
ui-push-install = You can close the page: your place stays. On iPhones and iPads only an installed page gets messages.
ui-push-install-how = Tap Share, then “Add to Home Screen”, and open Tablée from there: we will ask again.
ui-push-promise = Never a word of your cards, never a reminder.
ui-push-quiet = Silence from 20:00 to 8:00.
ui-push-stop = One tap ends it, in the settings or table by table.
ui-push-yes = Yes, tell me
ui-push-no = No, I’ll come back
ui-push-tab = Keep the tab: its name and its sign tell you, and a note if you like.
ui-push-back = Or come back: “My tables” waits on the shelf.
ui-push-host = Whoever runs the house can open a way in by https.
ui-push-ok = All right
ui-push-note = A note when it’s my turn
ui-push-refused = Your browser said no. Its settings can change that.
ui-push-table = Tell me: { $game }, table { $code }
ui-push-not-http = Here the house speaks http: this device cannot be told of your turn. The page’s title and “My tables” say it.
ui-push-not-off = This house sends no messages when it is your turn.
ui-push-not-unable = This browser cannot be sent messages when it is your turn.
ui-push-not-denied = This browser was told that you want no messages from here. Its settings can change that.
ui-push-not-install = On iPhones and iPads only an installed page can tell you of your turn: tap Share, then “Add to Home Screen”.
ui-picture-keep = Keep this picture
ui-picture-keep-now = Keep
ui-picture-name = Give it a name
ui-picture-example = Sunday’s market
ui-picture-kept-as = Kept: { $name }
ui-picture-drop = Keep it no longer
ui-picture-drop-name = Keep { $name } no longer
ui-picture-named = “{ $name }”
ui-picture-chosen = A picture that was kept
ui-pictures-kept = My pictures
ui-pictures-kept-line = { $count } of { $most }. Choose them at a table, among its pictures.
ui-same-picture = The same picture
ui-picture-of-the-box = Play with a picture of the box
