### My tables: devices, codes, passkeys, what is kept of a person.

client-person-tables-come-along = Your tables come along to a second device: a phone, a tablet, another browser.
client-person-get-code = Get a code for it
client-person-type-code = On the other device open { $page } and type this code. It works once, for five minutes.
client-person-the-code = The code: { $code }
client-person-hold-camera = Or hold its camera before this:
client-person-code-as-picture = The code as a QR code
client-person-no-camera = This house opens on this machine only, so no camera finds it.
client-person-another-code = Another code
client-person-code-shown = The code that it shows
client-person-bring-along = Bring along the tables of this device
client-person-device-changes = This device is then that person's. Without their tables, what it was before is signed out.
client-person-devices = Devices
client-person-this-device = this device
client-person-seen = seen { $ago }
client-person-sign-out-this = Sign out { $device }, this device
client-person-sign-out-device = Sign out { $device }
client-person-sign-out = Sign out
client-person-passkey-at = at { $address }, { $ago }
client-person-take-passkey = Take away the passkey of { $device }
client-person-take-away = Take away
client-person-no-passkeys = You have none.
client-person-device-is-now = This device is { PERSON($name, case: "genitive") } now.
client-person-match-goes-on = The match is not over: the others can let a bot play for you, or open your seat.
client-person-forget-ask = Take this table of { $game } off your list? Your devices lose the key to your seat.
client-person-forget = Forget it
client-person-device-unknown = This device is not known here yet. At your first table it gets a key, and your tables are listed here: nobody asks for an address or a password.
client-person-to-the-games = To the games
client-person-first-emblem = First choose an emblem
client-person-who-you-are = Who you are
client-person-another-device = Another device
client-person-from-elsewhere = I have tables on another device
client-person-come-back-passkey = Come back with a passkey
client-person-what-is-kept = What is kept of you
client-person-kept-says = Your name, your emblem, these devices and passkeys, and at which tables you sit. Others see the name and the emblem.
client-person-sign-out-this-ask = Sign out this device? You come back by a code from another device, or by a passkey.
client-person-sign-out-ask = Sign out { $device }? It loses the keys to your seats.
client-person-drop-passkey-ask = Take this passkey away? It opens nothing here any more.
client-person-drop-passkey = Take it away
client-person-about-passkeys = A passkey keeps your tables for good: with it you come back on a new device when every other one is lost.
client-person-add-passkey = Add a passkey
client-person-no-passkey-here = A passkey can be added where the house has an address with https, or on the machine of the house itself.
client-person-delete-all-ask = Delete everything that is kept of you? Your devices, passkeys and your list of tables are gone for good, and no device has a key to your seats. The cards stay as they were played, under the name that you wrote at each table.
client-person-delete-all = Delete everything
client-person-nothing-kept = Nothing is kept of you any more.
client-person-are-you-sure = Are you sure?
client-person-no-passkey-given = The browser gave no passkey. Nothing has changed.
client-person-match-over = The match is over.
client-person-match-on = The match goes on.
client-person-looking-for-deals = Looking for the deals…
client-person-no-deal-yet = No deal is over yet. When one is, it can be seen again here: every move, and what it was worth.
client-person-no-table-yet = You sit at no table yet. Open one, or follow the link of a friend: it will be listed here.
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
client-person-take-data = Take it away
client-person-keep-name = At a table you keep the name and the emblem with which you sat down.
