### What the house answers to people besides what happens at a table: at its door, about games and tables, about persons and their devices.


## At the door of the house

people-nothing-here = There is nothing at this address.
people-cannot-be-done-here = This cannot be done at this address.
people-seat-is-a-number = This address cannot be read: a seat is a number.
people-failure = Something went wrong in the house. What was played before is safe.
people-house-has-no-tables = The house cannot reach its tables just now. Try again in a moment.
people-house-is-full = The house is full just now. Try again in a moment.
people-asks-a-lot = Too much was asked for from your address in a short time. Wait a moment, and try again.
people-too-many-connections = Too many connections from your address are open. Close some.
people-request-took-too-long = This request took too long to arrive.
# $names: the addresses by which the house can be reached.
people-house-of-other-name = This house does not answer to that name: use { LIST($names, style: "comma") }. Whoever runs it can allow more names by --allow-host.
people-page-from-elsewhere = A page from another place may not talk to this table.
people-base-is-a-path = The base is the path below which a page sees the house, as in /kahve/: it begins and ends with a slash and has at most { $most } characters.
people-too-many-open = There are { $most } open requests and sockets from your address: that is the most. Close some.
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
people-too-many-tables = Too many new tables were made from here in this minute. Wait a little.
people-words-are-played-here = Somebody plays a deal with words from your address: the word list can be asked when it is over.
people-only-who-sits = Only who sits at this table may see it: send the key to your seat.
# $seat: the number of the seat that was asked for; $own: of the reader's seat. Both are texts.
people-other-seat = Seat { $seat } is not yours: your key is for seat { $own }.
# Under a house rule in the rulebook: what it is at this table. $value: a choice of a house rule, as in "yes" or "150".
people-at-this-table = At this table: { $value }.
# $value is marked in the page. $book: the choice of the rulebook.
people-at-this-table-other = At this table: { $value } (the book has { $book }).
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
people-link-for-network = This link is for friends in your own network. For friends elsewhere start the house with --public-url and its address there.
# The command is typed as it is.
people-link-opens-here = This link opens on this machine only. Let your network in: stop the house and start it as kahve serve --host 0.0.0.0. The table is kept.
# Addresses stand below this sentence.
people-friends-then-open = Friends in your network then open:

## Persons and their devices

people-only-a-person = Only a person of this house may ask for that: send the key of your device.
people-too-many-persons = Too many new persons came from here in this minute. Wait a little.
people-device-unknown = This device is not known here any more: it was signed out, or what was kept of its person was deleted.
people-person-unknown = This person is not known here any more.
people-no-such-device = There is no such device.
# The first line of the file with all that is kept of a person.
people-file-about = What this house of Kahve keeps of you. Times are seconds since 1970 (UTC).
# What a device is called. $browser and $system are names, as Firefox and Linux.
people-device-label = { $browser } on { $system }
people-device-program = A program

## The code that brings in a second device

# $count: how many letters.
people-code-of-letters = A code has { $count } letters, without I and O. Look again at the first device.
people-code-unknown = This code is not known. Look again at the first device.
people-code-used = This code was used already: each works once. Ask for a new one on the first device.
people-code-replaced = This code was replaced by a newer one. Type that one.
people-code-missed = This code was mistyped too often and does not work any longer. Ask for a new one on the first device.
people-code-of-nobody = This code works no more: its person was deleted.
people-code-too-old =
    { $minutes ->
        [one] This code is too old: it lives for { $minutes } minute. Ask for a new one on the first device.
       *[other] This code is too old: it lives for { $minutes } minutes. Ask for a new one on the first device.
    }
people-too-many-wrong-codes = Too many wrong codes were tried. Wait a minute, and look at the code again.

## Passkeys

# $host: the name in the address of the page.
people-passkey-needs-name = A passkey needs an address with a name and https, or localhost: this page is at { $host }.
people-passkey-needs-address = A passkey needs an address with a name and https, or localhost: this page has no address.
people-passkey-unreadable = This passkey cannot be read.
people-passkey-not-for-here = This passkey was not made for this house, so it is not kept. Try again.
people-passkey-opens-nothing = This passkey does not open this house. Try again.
people-passkey-unknown = This passkey is not known here: it was taken away, or what was kept of its person was deleted.
people-no-such-passkey = There is no such passkey.
people-passkey-kept-already = This passkey is kept already.
people-too-many-passkeys = Too many passkeys were asked for from here in this minute. Wait a little.
people-too-late = That took too long, or it was done already. Try again.

## Notices on a device that it is its person's turn

# The notice: its title, with a game, and its sentence.
people-push-title = Your turn · { $game }
people-push-says = It is your turn.
# $seat: its number, a text.
people-push-only-to-seat = Only the devices of seat { $seat } are pushed its turns: send the key to that seat.
people-push-asked-too-often = This was asked for too often in this minute. Wait a little.
people-push-nothing = This house pushes nothing: it was given no key for that.
people-push-no-service = This is no address of a push service.
people-push-service-unknown = The house pushes only to the services of browsers, and this address is of none that it knows.
people-push-keys-unreadable = The keys of this device cannot be read: let the browser subscribe again.
