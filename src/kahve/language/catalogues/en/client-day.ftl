### The page of the deal of the day: before it is played, and its result beside the levels and one's clubs.

client-day-title = The deal of the day
client-day-all-games = All games
client-day-dates = The days that are kept
# $others: the level of all other players.
client-day-about = One deal of each game, with the same cards for everybody. All others play as { $others }, and the same move gets the same answer. Your first play counts.
client-day-by-the-server =
    { $hours ->
        [one] It is { $date } in universal time. The next deal comes in about { $hours } hour.
       *[other] It is { $date } in universal time. The next deal comes in about { $hours } hours.
    }
client-day-by-this-device =
    { $hours ->
        [one] By the clock of this device it is { $date } in universal time. The next deal comes in about { $hours } hour.
       *[other] By the clock of this device it is { $date } in universal time. The next deal comes in about { $hours } hours.
    }
client-day-not-played = Not played yet
client-day-begun = You have begun it
# $kind: ahead, behind or level. $points: a number as text.
client-day-points =
    { $kind ->
        [ahead] { $points } points ahead
        [behind] { $points } points behind
       *[level] Level on points
    }
client-day-no-such-game = There is no game of this name here.
client-day-shown-later = What others made of it is shown after you have played.
client-day-play = Play { $game }
client-day-go-on = Go on playing
client-day-practise = Play it again for practice
client-day-bring = Played without a network?
client-day-bring-how = Save the log on the page where you played, and choose it here: then it counts here, too.
client-day-bring-log = Choose the log
client-day-solution = See the best line
client-day-solution-later = The best line is told from the next day on.
client-day-levels = What the levels make of it
client-day-level-says =
    { $plays ->
        [one] { $low } in { $plays } play. You were ahead of { $percent }%.
       *[other] Mostly from { $low } to { $high }, in the middle { $middle }, in { $plays } plays. You were ahead of { $percent }%.
    }
client-day-lesson = What to learn from it
client-day-lesson-comes = The deal is being looked through…
client-day-nothing-given = You gave nothing away that can be told.
client-day-share = Share your result
client-day-share-says = Kahve, the deal of { $date }: { $game }. { $points }.
client-day-share-ahead = Ahead of { $percent }% of the plays of a bot on the level { $level }.
client-day-copy = Copy the text
client-day-copied = Copied
client-day-picture = Share a picture
