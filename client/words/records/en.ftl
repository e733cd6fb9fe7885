### My matches, replay, figures, stamps, proof, evenings: comes with these pages.

ui-records = My matches
ui-records-none = No match yet. Take a box!
ui-records-more = Older ones
ui-record-with = with { $names }
ui-yours = All of this is yours. The house keeps it for a while, then erases it.
ui-yours-take = Take it all
ui-yours-erase = Erase…
ui-no-house = Played without a house
ui-no-house-add = Add a match played without a house
ui-no-house-ask =
    { $count ->
        [one] A match played without a house: keep it here?
       *[other] { $count } matches played without a house: keep them here?
    }
ui-no-house-yes = Keep
ui-no-house-no = No, thanks
ui-no-house-no-file = This file is not a match.
ui-no-house-proof = Played without a house: the device that played made the deal. The proof says how it was played, not where its chance came from.
ui-no-house-sending = Checking and keeping… { $done } of { $of }
ui-record-of = of { $of }
ui-record-place = { $place } of { $of }
ui-share-lead = Whoever has this link sees the match again, and can touch nothing. Your name is in it; the other players are animals. It is good for thirty days.
ui-share-qr = The link to this match, to be photographed
ui-share-open =
    { $seen ->
        [0] Link open to all, not seen yet
        [one] Link open to all, seen once
       *[other] Link open to all, seen { $seen } times
    }
ui-share-end = Withdraw
ui-record-drop = Take this match off my list
ui-tabs = What to look at
ui-tab-matches = Matches
ui-tab-stamps = Stamps
ui-figures = Figures
ui-figures-game = Game
ui-figures-all = All games
ui-figures-few =
    { $count ->
        [one] One more match, and there is something to count.
        [2] Two more matches, and there is something to count.
        [3] Three more matches, and there is something to count.
        [4] Four more matches, and there is something to count.
       *[other] Five more matches, and there is something to count.
    }
ui-figures-wins = Winning, with how many?
ui-figures-matches =
    { $count ->
        [one] one match
       *[other] { $count } matches
    }
ui-figures-at = of { $seats }
ui-figures-seats = With how many
ui-figures-played = Matches
ui-figures-won = Won
ui-figures-chance = what chance would give
ui-figures-hand = Your hand, month by month
ui-figures-hand-of = seconds, { $game }
ui-figures-seconds = { $seconds } s
ui-figures-month = Month
ui-figures-mean = On average
ui-figures-family = In the family
ui-figures-ahead = ahead of each other, at the same table
ui-figures-rope = { $name }: you were ahead { $ahead } times, behind { $behind } times.
ui-figures-card = Your card
ui-figures-card-laid =
    { $times ->
        [one] Once on the table, and you won { $won } of those times.
       *[other] { $times } times on the table, and you won { $won } of those times.
    }
ui-figures-months = Your matches, month by month
ui-figures-path =
    { $count ->
        [one] your longest path: one day
       *[other] your longest path: { $count } days
    }
ui-figures-keep = Keep my figures
ui-figures-keep-note = The house erases old matches. The sums stay, without the other players.
ui-stamps = Rare stamps
ui-stamps-about = for what one did, never for winning or coming
ui-stamp-done = You have it.
ui-stamp-not-yet = Not yet.
ui-stamp-days = A table of three days
ui-stamp-six = Six at one table
ui-stamp-verified = A deal verified
ui-stamp-boxes = Nine boxes opened
ui-stamp-watched = A match seen again to its end
ui-stamp-shared = A match shared
ui-stamp-screen = Several at one screen
ui-evenings = Evenings
ui-evenings-count =
    { $count ->
        [0] No evening yet
        [one] One evening
       *[other] { $count } evenings
    }
ui-evenings-asked = You are invited: will you count your evenings with them?
ui-evenings-yes = Yes
ui-evenings-no = No
ui-evenings-alone = First play with somebody: then your evenings can be counted together.
ui-evenings-lead = A score over several evenings, with the same people. Missing one costs nothing.
ui-evenings-new = Count our evenings
ui-evenings-name = Name
ui-evenings-name-hint = Autumn
ui-evenings-games = Which games? Without a choice, all of them.
ui-evenings-with = With whom?
ui-evenings-begin = Begin
ui-evenings-none = An evening: two matches in one day.
ui-evenings-offer = On { $day }, { $count } matches together. Shall it be an evening?
ui-evenings-add = An evening
ui-evenings-counting =
    { $evenings ->
        [one] one evening
       *[other] { $evenings } evenings, the best { $counting } of everybody count
    }
ui-evenings-who = Who
ui-evenings-points = points
ui-evenings-away = not there
ui-evenings-cat = The cat sleeps where somebody was not there: missing an evening costs nothing.
ui-evenings-mend = Take an evening out
ui-evenings-drop = Take out { $day }
ui-evenings-waiting = No answer yet: { $names }.
ui-evenings-along = Invite somebody
ui-evenings-ask = Invite
ui-evenings-leave = Leave these evenings
ui-evenings-leave-line = Your line goes. The matches stay in “My matches”.
ui-evenings-leave-do = Leave
ui-stamp-evening = An evening counted together
ui-replay-of = Replay · { $game }
ui-replay-move = Move { $move } of { $moves }
ui-replay-play = Play
ui-replay-pause = Pause
ui-replay-before = Move before
ui-replay-next = Next move
ui-replay-eyes = Seen by
ui-replay-all = All
ui-replay-speed = Speed
ui-replay-times = { $times }×
ui-replay-moves = The moves
ui-replay-keep = Keep
ui-stamp-led = A replay led
ui-moments-find = Find the key moments
ui-moments-wait = The robot goes through the match…
ui-moments-none = No turning point: it was close.
ui-moments-at = Move { $move } · { $who }
ui-moments-mark = { $number } · move { $move }
ui-moments-you = you
ui-moments-mine = Your chances: { $before } → { $after } out of 100.
ui-moments-theirs = { $name }’s chances: { $before } → { $after } out of 100.
ui-moments-better = Better: { $what } ({ $worth } out of 100 instead of { $played }).
ui-moments-known-mine = By what you could know at that moment.
ui-moments-known = By what { $name } could know at that moment.
ui-moments-samples = The robot played { NUMBER($samples) } endings.
ui-moments-quickest = The quickest hand: { $seconds } s.
ui-moments-closest = The closest: { $seconds } s before { $name }.
ui-moments-line-mine = your chances
ui-moments-line = { $name }’s chances
ui-branch = What if?
ui-branch-line = Go on from here, with robots in the others’ places.
ui-verify-title = Verify the match
ui-verify-yes = An honest match
ui-verify-no = Something is wrong
ui-verify-yes-line = The cards came out in the order that was sealed before the deal.
ui-verify-no-line = One of the three steps does not fit.
ui-verify-before = Before
ui-verify-during = During
ui-verify-after = After
ui-verify-again = Check again
ui-verify-keep = Keep the proof
ui-verify-keep-line = With this file, “tablee verify” checks it all at home, without this house.
ui-verify-ok = right
ui-verify-wrong = wrong
ui-verify-day = The day
