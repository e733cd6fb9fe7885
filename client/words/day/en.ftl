### The deal of the day: comes with its page.

ui-day-play = Play my deal
ui-day-go-on = Go on with my deal
ui-day-robots = The same cards for the whole house, and the same robots.
ui-day-one-try = One try counts.
ui-day-source-house = Sealed this morning at 4, before anybody plays. The seal opens tomorrow.
ui-day-weak-house = Other houses have another deal; and whoever reads this house’s disk could look.
ui-day-source-circle = The same in all houses that share your word.
ui-day-weak-circle = Whoever knows the word can compute tomorrow.
ui-day-source-public = The same everywhere: it follows a public draw that nobody knows beforehand.
ui-day-weak-public = After midnight (UTC) a programmer can compute it.
ui-day-late = The public draw has not come: the deal of { $date } stays.
ui-day-none = This house has no deal of the day.
ui-day-house = Today in the house
ui-day-after-yours = Their results open after your deal.
ui-day-nobody = Nobody has played yet. The robots are waiting.
ui-day-order = In the order in which we played.
ui-day-stamps = Your stamps
ui-day-rest = a day of rest costs nothing
ui-day-stamp-played = played
ui-day-stamp-cat = kept by the cat
ui-day-stamp-rest = rest
ui-day-stamp-open = to be played
ui-day-month = { $count ->
        [one] One stamp this month.
       *[other] { $count } stamps this month.
    }
ui-day-cat = The cat kept your place.
ui-day-longest = Your longest path: { $count } days.
ui-day-first-stamp = A day played is a stamp.
ui-day-also = Also today
ui-day-game-played = { $game }, played already
ui-day-well = Well played, { $name }!
ui-day-behind = { $stars ->
        [0] The robots are ahead, for today.
        [one] One robot of { $of } behind you.
       *[other] { $stars } robots of { $of } behind you.
    }
ui-day-of = { $stars } of { $of }
ui-day-did = played
ui-day-turns = { $count ->
        [one] one turn
       *[other] { $count } turns
    }
ui-day-trials = { $unit ->
        [night] Twelve nights. The same for the whole house, and the same robot, which keeps still while you look.
       *[card] Twelve cards. The same for the whole house, and the same robot, which keeps still while you look.
    }
ui-day-before-robot = { $stars ->
        [0] The robot was ahead, for today.
        [one] { $unit ->
            [night] One night of { $of } before the robot.
           *[card] One card of { $of } before the robot.
        }
       *[other] { $unit ->
            [night] { $stars } nights of { $of } before the robot.
           *[card] { $stars } cards of { $of } before the robot.
        }
    }
ui-ghost-left = { $count ->
    [one] { $names } left a ghost. Its times are shown card by card, once your hand is down.
   *[other] { $names } left their ghosts. Their times are shown card by card, once your hand is down.
    }
ui-ghost-ask = Leave your ghost in the house?
ui-ghost-line = Whoever plays after you sees your name and your times, card by card, once their hand is down. You can take it back.
ui-ghost-yes = Yes, let it run
ui-ghost-no = No
ui-ghost-switch = My ghost runs with the others
ui-day-quicker = { $count ->
        [one] { $unit ->
            [night] Night by night, you were quicker than { $name } once out of { $of }.
           *[card] Card by card, you were quicker than { $name } once out of { $of }.
        }
       *[other] { $unit ->
            [night] Night by night, you were quicker than { $name } { $count } times out of { $of }.
           *[card] Card by card, you were quicker than { $name } { $count } times out of { $of }.
        }
    }
ui-day-sign-star = robot behind
ui-day-sign-dot = level
ui-day-sign-circle = robot ahead
ui-day-again = Once more, for fun
ui-day-replay = Replay: tomorrow
ui-day-picture = Your result as a picture: the box, the date and the stars
ui-day-no-spoiler = Nothing in it tells which cards came.
ui-day-text = The text to send
ui-day-named = My name on the picture
ui-day-send = Send the picture
ui-day-copy = Copy the text
ui-day-past = Past days
ui-day-before = The day before
ui-day-of-date = The deal of { $date }
ui-day-past-none = Nobody played on that day.
ui-day-key = The key of this day
ui-day-key-line = With it anybody can deal all matches of that day again and verify them.
ui-day-new-picture = A new picture today: nobody has ever seen it.
