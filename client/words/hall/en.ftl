### The words of the pages of a hall: one who leads, many people, several tables.

## Everywhere

hall-name = The room
hall-code = room { $code }
hall-the-leader = Whoever leads
hall-table-word = Table
hall-table-number = Table { $table }
hall-without-table = No table
hall-round = Round { $round } of { $of }
hall-free-play = Free play
hall-time-left = { $time } left
hall-soon = Starting soon
hall-paused = Everyone pauses
hall-thanks = Thanks for playing!
hall-thanks-all = Thanks, everyone!
hall-bravo = Well done, everyone!
hall-no-ranking = no ranking
hall-door-shut = The door is closed for now.
hall-try-again = Try again
hall-toss-title = Heads or tails
hall-toss = { $names } were equal: a coin, tossed beforehand, chose { $went }.
hall-toss-mine =
    { $goes ->
        [true] You and { $names } were equal: a coin, tossed beforehand, decided. You go on!
       *[false] You and { $names } were equal: a coin, tossed beforehand, decided. This time { $count ->
            [one] { $went } goes on
           *[other] { $went } go on
        }.
    }
hall-sure = { $words }: sure?
hall-quoted = “{ $words }”
hall-sum-matches =
    { $count ->
        [one] match, and nobody was left alone
       *[other] matches, and nobody was left alone
    }
hall-sum-moves =
    { $count ->
        [one] move played together
       *[other] moves played together
    }
hall-sum-meetings =
    { $count ->
        [one] meeting around a table
       *[other] meetings around a table
    }

## Coming in

hall-who = Who are you?
hall-letters = By letter
hall-name-taken = (taken)
hall-your-animal = Your animal
hall-choose-name = Choose your name
hall-that-is-me = That’s me, { $name }
hall-promise-title = Nothing stays.
hall-promise = Your name and your matches are wiped when the session ends. No account, no password.
hall-kept-title = Matches stay.
hall-kept = The matches of this session are kept after the end.
hall-asked = We are asking whether you may come in…
hall-asked-more = Stay on this page: it opens by itself.

## Waiting

hall-hello = Hello { $name }!
hall-hello-line = You are in the room. Your screen will tell you at which table you play.
hall-late-line = A round is on already. A seat is found for you, or you play in the next one.
hall-my-table = { $name }, table { $table }
hall-with = with
hall-to-my-table = To my table
hall-have-time = Got a minute?
hall-learn-line = Learn the game in a minute.
hall-learn = Learn
hall-gathering = Waiting for everybody
hall-playing = Your table is playing
hall-next-round = You play in the next round
hall-over = It is over, thank you!
hall-waits-leader = Waiting for { $name }
hall-my-place = Place { $place }, { $points } points
hall-to-desk = The desk
hall-hand-up = Raise my hand
hall-why = Say why
hall-why-line = Only for whoever leads the room:
hall-hand-down = Lower my hand
hall-report = Report somebody
hall-report-line = Who? Only whoever leads will know.
hall-hand-of = { $name } sees the hand of { $owner }.
hall-show-cards = Show my cards to whoever leads
hall-hide-cards = Show my cards no more
hall-hand-seen = { $name } sees your hand.

## The desk

hall-does = The room
hall-desk-line =
    Room { $code } · { $here } here{ $away ->
        [0] { "" }
       *[other] , { $away } away
    }
hall-door = The door
hall-door-open = Door open
hall-door-closed = Door closed
hall-open-word = Open
hall-closed-word = Closed
hall-door-names = Names
hall-names-list = Of the list
hall-names-asked = I accept them
hall-names-free = Any
hall-list = The list, one name a line
hall-list-keep = Keep this list
hall-wall = The wall
hall-print = Print
hall-print-results = The sheet of results (PDF)
hall-print-csv = A table (CSV)
hall-print-labels = Labels, a code for each child (PDF)
hall-print-league = The league, to open the next time
hall-print-before = Sheet and table: take them before the session ends.
hall-end = End the session
hall-end-line = End of the session: nothing stays. Names, matches and messages are wiped at once.
hall-end-keeps = End of the session: matches stay, names and messages are wiped.
hall-end-sure = End the session now
hall-bar-line =
    { $format ->
        [free] Free
        [rotation] Rotation
        [swiss] Swiss
       *[knockout] Knock-out
    }{ $minutes ->
        [0] { "" }
       *[other] {" "}· { $minutes } min a round
    }
hall-more = { $minutes } min
hall-tell = Message
hall-tell-all = Message to everybody
hall-tell-table = Message to table { $table }
hall-tell-person = Message to { $name }
hall-tell-here = Message to this table
hall-tell-label = Your message
hall-tell-note = It is shown at once, and not kept.
hall-next = Next round
hall-finish = Last round done
hall-pause = Pause everyone
hall-resume = Go on
hall-pause-here = Pause this table
hall-resume-here = Go on at this table
hall-watch = Watch, hands hidden
hall-watch-short = Watch
hall-table-title = Table { $table }: { $game }
hall-raises = { $name } raises a hand
hall-since = for { $time }
hall-helped = Done
hall-see-hand = See their hand
hall-hand-title = The hand of { $name }
hall-look-note = The whole table is told. It ends with the match, or after two minutes.
hall-side = What waits
hall-asking = At the door
hall-accept = Come in!
hall-refuse = No
hall-reports = Reported
hall-reported-by = by { $name }
hall-robot-seat = A robot’s seat
hall-in-round = In round { $round }
hall-away = away
hall-away-since = away for { $time }
hall-muted = silent
hall-talking = Talking
hall-chat-free = Free
hall-chat-phrases = Phrases
hall-chat-off = Silent
hall-nothing-kept = Nothing is kept after the session.
hall-done = done
hall-paused-here = paused
hall-plays = playing
hall-not-yet = not begun yet
hall-once-more = One more round

## Somebody

hall-rename = Rename
hall-seat-at = Their seat
hall-company = With whom
hall-never-with = never with
hall-always-with = always with
hall-with-whom = Choose somebody
hall-only-you = Only you see it.
hall-apart = Apart: { $one } and { $other }
hall-together = Together: { $one } and { $other }
hall-drop = Take away “{ $words }”
hall-mute = Silent
hall-mute-note = Nobody hears their messages.
hall-assist = Leads, too
hall-assist-note = May do all that you may here.
hall-free-name = Give their name back to the list
hall-remove = Show them out
hall-ban = Show them out for good

## Who with whom

hall-formula = Formula
hall-format =
    { $format ->
        [free] Free
        [rotation] Rotation
        [swiss] Swiss
       *[knockout] Knock-out
    }
hall-format-line =
    { $format ->
        [free] Everybody plays as they like.
        [rotation] New company in every round.
        [swiss] You meet who has as many points.
       *[knockout] The first of every table go on.
    }
hall-minutes = A round lasts
hall-minutes-value = { $minutes } min
hall-no-end = no end
hall-rounds = Rounds
hall-size = Seats at a table
hall-ranking = Ranking
hall-without = Without
hall-with-ranking = With
hall-games = Games
hall-add-game = Add a game
hall-whom = Who with whom
hall-mixed = Mixed levels
hall-robots = Robots on empty seats
hall-walk = People walk from tablet to tablet
hall-mix = Mix again
hall-mix-first = Seat everybody
hall-met =
    { $count ->
        [one] { $count } pair met before
       *[other] { $count } pairs met before
    }
hall-all-new = all new
hall-put =
    { $table ->
        [0] { $name } at no table
       *[other] put { $name } here
    }
hall-more-about = More about { $name }
hall-seating-hint = Drag a name from table to table, or leave it as it is.
hall-gathering-hint = Waiting for everybody; then all have a table.
hall-undo = Undo the last
hall-begin-soon = In { $seconds } s
hall-starts-in = It starts in { $time }.
hall-then-start = then we play
hall-begin = Start everywhere!
hall-after = After this round
hall-after-line = { $fresh } of { $all } meetings are new.

## The wall

hall-come-play = Come and play!
hall-or-go = Or go to
hall-and-type = and type
hall-here =
    { $here } here{ $awaited ->
        [0] { "" }
       *[other] , { $awaited } to come
    }
hall-arriving = Just arriving?
hall-then-turn = then all change
hall-then-end = then it is over
hall-screen-tells = In round { $round } your screen tells you where you play.
hall-screen-line = Your screen tells you where you play.
hall-walk-line = Find your name, and go to your table.
hall-finish-move = Finish your move: nobody loses anything when tables change.
hall-last-round = This is the last round.
hall-podium-line =
    { $format ->
        [free] free play
        [rotation] rotation in { $rounds } rounds
        [swiss] Swiss in { $rounds } rounds
       *[knockout] knock-out
    } · { $people } players
hall-sheet-line = Ask whoever leads for the sheet.
hall-points-line = 12 points for the first of a table, 0 for the last. Equals share a step.
hall-close-behind = And close behind

## Opening a room

hall-open-title = Open a room
hall-open-line = One code for everybody, a table for each. No accounts; nothing stays after the session.
hall-title-label = Its name
hall-title-hint = Year 4 of Mrs King
hall-names-label = The names, one a line (if you like)
hall-names-note =
    { $count ->
        [0] Without a list everybody types their name.
        [one] One name of { $most } at most.
       *[other] { $count } names of { $most } at most.
    }
hall-league-open = A league that goes on (the file of last time)
hall-league-read =
    { $count ->
        [one] League read: one person.
       *[other] League read: { $count } people.
    }
hall-league-wrong = This file is not a league.
hall-keep = Keep the matches after the end
hall-keep-note = Every screen says so then.
hall-open = Open the room
hall-key-yours = Your key
hall-key-line = With it you lead room { $code } from another device, if this one goes out. It is shown only once.
hall-key-print = Print
hall-key-noted = I noted it
hall-key-title = Lead this room
hall-key-more = The key has eight letters: it was shown when the room was opened.
hall-key-label = The key
hall-key-enter = Open the desk
hall-key-play = I come to play
