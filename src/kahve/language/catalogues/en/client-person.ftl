### My tables: devices, codes, passkeys, what is kept of a person.

client-person-tables-come-along = Your tables can follow you to a second device: a phone, a tablet, another browser.
client-person-get-code = Get a code for it
client-person-type-code = On the other device open { $page } and type this code. It works once, for five minutes.
client-person-the-code = The code: { $code }
client-person-hold-camera = Or point its camera at this:
client-person-code-as-picture = The code as a QR code
client-person-no-camera = This server can be reached from this machine only, so a camera will not help.
client-person-another-code = Another code
client-person-code-shown = The code that it shows
client-person-bring-along = Bring along the tables of this device
client-person-device-changes = This device then belongs to that person. If you do not bring its tables along, its former person is signed out.
client-person-devices = Devices
client-person-this-device = this device
client-person-seen = seen { $ago }
client-person-sign-out-this = Sign out { $device }, this device
client-person-sign-out-device = Sign out { $device }
client-person-sign-out = Sign out
client-person-passkey-at = at { $address }, { $ago }
client-person-take-passkey = Remove the passkey of { $device }
client-person-take-away = Remove
client-person-no-passkeys = You have none.
client-person-device-is-now = This device is { PERSON($name, case: "genitive") } now.
client-person-match-goes-on = The match is not over: the others can let a bot play for you, or open your seat.
client-person-forget-ask = Remove this { $game } table from your list? Your devices lose the key to your seat.
client-person-forget = Forget it
client-person-device-unknown = This device is not known here yet. At your first table it gets a key, and your tables are listed here. You need no e-mail address and no password.
client-person-to-the-games = To the games
client-person-first-emblem = First choose an emblem
client-person-who-you-are = Who you are
client-person-another-device = Another device
client-person-from-elsewhere = I have tables on another device
client-person-come-back-passkey = Sign in with a passkey
client-person-what-is-kept = What is stored about you
client-person-kept-says = Your name, your emblem, these devices and passkeys, and the tables at which you sit. Others see the name and the emblem.
client-person-sign-out-this-ask = Sign out this device? You can come back with a code from another device or a passkey.
client-person-sign-out-ask = Sign out { $device }? It loses the keys to your seats.
client-person-drop-passkey-ask = Remove this passkey? It will no longer work here.
client-person-drop-passkey = Remove it
client-person-about-passkeys = A passkey keeps your tables for good: with it you can sign in on a new device even if you lose all the others.
client-person-add-passkey = Add a passkey
client-person-no-passkey-here = A passkey can be added where the server has an https address, or on the server's own machine.
client-person-delete-all-ask = Delete everything that is stored about you? Your devices, passkeys and your list of tables are gone for good, and no device has a key to your seats. The cards stay as they were played, under the name that you wrote at each table.
client-person-delete-all = Delete everything
client-person-nothing-kept = Nothing is stored about you now.
client-person-are-you-sure = Are you sure?
client-person-no-passkey-given = The browser did not give a passkey. Nothing has changed.
client-person-match-over = The match is over.
client-person-match-on = The match goes on.
client-person-looking-for-deals = Looking for the deals…
client-person-no-deal-yet = No deal is over yet. When one is, you can watch it again here: every move, and what it was worth.
client-person-no-table-yet = You are not at a table yet. Open one, or follow a friend's link: it will be listed here.
client-person-so-many-more =
    { $count ->
        [one] { $count } more
       *[other] { $count } more
    }
client-person-deals-of = The deals of this table of { $game }
client-person-deals-of-table = The deals of this table
client-person-forget-of = Forget this table of { $game }
client-person-forget-table = Forget this table
client-person-over = over
client-person-over-since = over, { $ago }
client-person-open-seats =
    { $count ->
        [1] an open seat
       *[other] { $count } open seats
    }
client-person-with-others = with { $others }
client-person-your-emblem = Your emblem
client-person-just-now = just now

## Emblems

client-person-emblem-cup = cup
client-person-emblem-pot = pot
client-person-emblem-lamp = lamp
client-person-emblem-bell = bell
client-person-emblem-key = key
client-person-emblem-house = house
client-person-emblem-boat = boat
client-person-emblem-anchor = anchor
client-person-emblem-fish = fish
client-person-emblem-cat = cat
client-person-emblem-owl = owl
client-person-emblem-tortoise = tortoise
client-person-emblem-bee = bee
client-person-emblem-snail = snail
client-person-emblem-tulip = tulip
client-person-emblem-leaf = leaf
client-person-emblem-lemon = lemon
client-person-emblem-cherry = cherry
client-person-emblem-mushroom = mushroom
client-person-emblem-moon = moon
client-person-emblem-sun = sun
client-person-emblem-star = star
client-person-emblem-mountain = mountain
client-person-emblem-kite = kite
client-person-bring-in = Bring in this device
client-person-passkeys = Passkeys
client-person-save-all = Save all as a file
client-person-delete-me = Delete me
client-person-take-data = Download your data
client-person-keep-name = At each table you keep the name and emblem with which you sat down.
client-person-my-clubs = My clubs
client-person-history = What I have played
client-person-history-comes = Your matches are being read…
client-person-history-empty = No match of yours has ended yet.
client-person-history-of-day = Deal of the day
client-person-history-latest =
    { $count ->
        [one] The latest match
       *[other] The latest { $count } matches
    }
client-person-history-won =
    { $matches ->
        [one] You won { $won } of { $matches } match.
       *[other] You won { $won } of { $matches } matches.
    }
client-person-history-margin = Points a deal compared with the others: { $points }.
client-person-history-luck =
    { $deals ->
        [one] In the { $deals } deal that was reviewed, { $play } of them came by play and { $luck } by luck.
       *[other] In the { $deals } deals that were reviewed, { $play } of them came by play and { $luck } by luck.
    }
client-person-history-days = Deals of the day: { $days }, with { $points } points a deal compared with the others.
client-person-taught-done = Lessons and puzzles on this device
client-person-history-learned = { $game }: lessons done { $lessons }, puzzles solved { $puzzles }.
client-person-history-beaten = Bots beaten: { LIST($bots, style: "comma") }.
client-person-history-curve = Points ahead of the others, added up
