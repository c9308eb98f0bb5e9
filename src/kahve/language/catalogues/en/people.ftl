### What the server answers besides what happens at a table: at its door, about games and tables, about persons and their devices.


## At the door of the server

people-nothing-here = There is nothing at this address.
people-deals-still-hidden = You can see this after you have played the same deal yourself.
people-no-such-duplicate = There are no such deals here, or they are not for you.
people-deals-played-elsewhere = You play the same deals at another table.
people-deals-need-person = To play deals that others play too, you need a key of your own: open their link in a browser.
people-cannot-be-done-here = This cannot be done at this address.
people-seat-is-a-number = This address cannot be read: a seat is a number.
people-failure = Something went wrong on the server. What was played before is safe.
people-house-has-no-tables = The server cannot reach its tables right now. Try again in a moment.
people-house-is-full = The server is full right now. Try again in a moment.
people-asks-a-lot = Too many requests came from your address in a short time. Wait a moment and try again.
people-too-many-connections = Too many connections from your address are open. Close some of them.
people-request-took-too-long = This request took too long to arrive.
# $names: the addresses by which the server can be reached.
people-house-of-other-name = This server does not answer to that name: use { LIST($names, style: "comma") }. Its operator can allow more names with --allow-host.
people-page-from-elsewhere = A page from another place may not talk to this table.
people-base-is-a-path = The base is the path under which a page sees the server, as in /kahve/: it begins and ends with a slash and has at most { $most } characters.
people-too-many-open = Your address has { $most } open requests and sockets, which is the limit. Close some of them.
people-address-too-long = This address is too long to be read here.
people-request-too-long =
    { $most ->
        [one] This request is too long: { $most } byte is allowed.
       *[other] This request is too long: { $most } bytes are allowed.
    }
people-request-not-complete = This request ended before its body was complete.
people-message-too-long =
    { $most ->
        [one] This message is too long: { $most } byte is allowed.
       *[other] This message is too long: { $most } bytes are allowed.
    }
# $error: what the reader of JSON says, in English.
people-message-unreadable = This message cannot be read: { $error }.
# $field: the name of a part of a message, as in `name`; $most: how many characters it may have.
people-text-too-long =
    { $most ->
        [one] The text { $field } is too long: at most { $most } character is allowed.
       *[other] The text { $field } is too long: at most { $most } characters are allowed.
    }
people-message-too-deep = This message cannot be read: it is nested too deeply.
people-request-unreadable = This request cannot be read: { $error }.
people-request-too-deep = This request cannot be read: it is nested too deeply.
# The whole page while the client is not built. $says: a sentence for the operator, in English.
people-page-not-built = The table server runs, but its page has not been built. { $says }
people-no-index = There is no index.html in { $folder }.

## Games and tables

people-no-rulebook = This game's rulebook has not been written yet.
people-too-many-tables = Too many new tables were opened from here in the last minute. Wait a little.
people-words-are-played-here = Somebody at your address is playing a deal with words: you can ask the word list when it is over.
people-only-who-sits = Only the players at this table may see it: send the key to your seat.
# $seat: the number of the seat that was asked for; $own: of the reader's seat. Both are texts.
people-other-seat = Seat { $seat } is not yours: your key is for seat { $own }.
# Under a house rule in the rulebook: what it is at this table. $value: a choice of a house rule, as in "yes" or "150".
people-at-this-table = At this table: { $value }.
# $value is marked in the page. $book: the choice of the rulebook.
people-at-this-table-other = At this table: { $value } (the book says { $book }).
# Under a picture of a position in the rulebook: the hand, and the link to the lesson.
people-your-hand = Your hand
# The cards of the hand, read aloud where they are drawn.
people-cards = { LIST($cards, style: "comma") }
people-try-it = Try it
# Above the picture of a worked example.
people-example = Example
# In such a picture, who plays there. $number: of the seat in turn, a text.
people-player = Player { $number }
# A card that is played, in such a picture.
people-card-played = Played: { $card }
# Where the rules do not allow what somebody tries there.
people-not-allowed = Not allowed:
# Before another way to play the same example.
people-example-or = Or:
# The house rule of the table at which an example is played. $rule: its name. $value: as "yes" or "150".
people-example-house = House rule: { $rule } – { $value }
# A choice of a house rule that is on or off.
people-yes = yes
people-no = no

## Inviting friends

people-send-this-link = Send this link to a friend:
people-link-for-network = This link is for friends in your own network. For friends elsewhere start the server with --public-url and its public address.
# The command is typed as it is.
people-link-opens-here = This link works on this machine only. To let your network in, stop the server and start it as kahve serve --host 0.0.0.0. The table is saved.
# Addresses stand below this sentence.
people-friends-then-open = Friends in your network then open:

## Persons and their devices

people-only-a-person = Only a person known to this server may ask for that: send the key of your device.
people-too-many-persons = Too many new people came from here in the last minute. Wait a little.
people-device-unknown = This device is no longer known here: it was signed out, or its person's data was deleted.
people-person-unknown = This person is no longer known here.
people-no-such-device = There is no such device.
# The first line of the file with all that is kept of a person.
people-file-about = What this Kahve server stores about you. Times are seconds since 1970 (UTC).
# What a device is called. $browser and $system are names, as Firefox and Linux.
people-device-label = { $browser } on { $system }
people-device-program = A program

## The code that brings in a second device

# $count: how many letters.
people-code-of-letters = A code has { $count } letters, without I and O. Look again at the first device.
people-code-unknown = This code is not known. Look again at the first device.
people-code-used = This code has already been used: each works once. Ask for a new one on the first device.
people-code-replaced = This code was replaced by a newer one. Type that one.
people-code-missed = This code was mistyped too often and no longer works. Ask for a new one on the first device.
people-code-of-nobody = This code no longer works: its person was deleted.
people-code-too-old =
    { $minutes ->
        [one] This code is too old: it works for { $minutes } minute. Ask for a new one on the first device.
       *[other] This code is too old: it works for { $minutes } minutes. Ask for a new one on the first device.
    }
people-too-many-wrong-codes = Too many wrong codes were tried. Wait a minute and check the code.

## Passkeys

# $host: the name in the address of the page.
people-passkey-needs-name = A passkey needs an address with a name and https, or localhost: this page is at { $host }.
people-passkey-needs-address = A passkey needs an address with a name and https, or localhost: this page has no address.
people-passkey-unreadable = This passkey cannot be read.
people-passkey-not-for-here = This passkey was not made for this server, so it was not saved. Try again.
people-passkey-opens-nothing = This passkey does not work on this server. Try again.
people-passkey-unknown = This passkey is not known here: it was removed, or its person's data was deleted.
people-no-such-passkey = There is no such passkey.
people-passkey-kept-already = This passkey is already saved.
people-too-many-passkeys = Too many passkeys were requested from here in the last minute. Wait a little.
people-too-late = That took too long or was already done. Try again.

## Notifications on a device that it is its person's turn

# The notification: its title, with a game, and its sentence.
people-push-title = Your turn · { $game }
people-push-says = It is your turn.
# $seat: its number, a text.
people-push-only-to-seat = Only the devices of seat { $seat } are notified of its turns: send the key to that seat.
people-push-asked-too-often = This was requested too often in the last minute. Wait a little.
people-push-nothing = This server sends no notifications: it has no key for them.
people-push-no-service = This is not the address of a push service.
people-push-service-unknown = This server sends notifications only through the push services of browsers, and it does not know this one.
people-push-keys-unreadable = The keys of this device cannot be read: have the browser subscribe again.
