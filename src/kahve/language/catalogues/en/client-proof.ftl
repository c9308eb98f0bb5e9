### The seal of a deal, and the test of all deals.

client-proof-secret-fits = The secret of the house is the one that it committed to.
client-proof-secret-differs = The secret of the house is not the one that it committed to.
client-proof-value-differs = The value of { $name } is not the one that was committed to.
client-proof-devices-took-part = Devices that took part: { LIST($names, style: "comma") }. Each told the value that it had committed to.
client-proof-no-device = No device took part in this deal, so the house alone made its chance.
client-proof-silent = Silent, and so left out: { LIST($names, style: "comma") }.
client-proof-no-order = The order of the cards cannot be worked out.
client-proof-order-fits = The { $count } cards lay in the order that follows from all of these.
client-proof-order-differs = The cards lay in another order than the one that follows from these.
client-proof-not-there = This page was not at the table before this deal, so it cannot know what was committed to.
client-proof-other-commitments = Before the deal this page was told other commitments.
client-proof-late-commitment = Somebody committed only after this device had told its value.
client-proof-part-of-commitments = This page was told only a part of the commitments before the deal.
client-proof-same-commitments = This page was told the same commitments before the deal.
client-proof-own-value-there = The value that this device drew is among them.
client-proof-own-value-exchanged = The value of this device was exchanged for another.
client-proof-dealt-without = This device told its value, and the house dealt without it.
client-proof-too-slow = This device was too slow to take part.
client-proof-all-deals-tested = All deals, tested
client-proof-counting = Counting the deals…
client-proof-counted-all =
    { $count ->
        [one] { $count } deal: all finished deals of this house, counted { $date }.
       *[other] { $count } deals: all finished deals of this house, counted { $date }.
    }
client-proof-counted-latest =
    { $count ->
        [one] { $count } deal: the latest finished deals of this house, counted { $date }.
       *[other] { $count } deals: the latest finished deals of this house, counted { $date }.
    }
client-proof-test-says = The test says whether the shuffles are even. That nobody chose a single deal, the seal of that deal says.
client-proof-deals-with-pack =
    { $count ->
        [one] { $count } deal with a pack of { $cards } cards.
       *[other] { $count } deals with a pack of { $cards } cards.
    }
client-proof-test = Test
client-proof-chi-square = Chi-square
client-proof-freedom = Degrees of freedom
client-proof-p-value = p
client-proof-other-tests-later = The other tests need more deals.
client-proof-tests-later = The tests need more deals.
client-proof-below = below { $number }
client-proof-chance-checked = Chance of this deal: checked
client-proof-chance-in-part = Chance of this deal: checked in part
client-proof-chance-broken = The cards do not fit their proof
client-proof-checking = Checking the chance of this deal…
client-proof-browser-checked = What this browser has checked
client-proof-what-it-means = What that means
client-proof-does-not-prove = It does not prove that nobody looks: the house deals the cards, so whoever runs it could see them.
client-proof-broken-off-deals =
    { $count ->
        [0] A house that stops before a deal that it dislikes is counted: no deal was broken off at this table.
        [one] A house that stops before a deal that it dislikes is counted: { $count } deal was broken off at this table.
       *[other] A house that stops before a deal that it dislikes is counted: { $count } deals were broken off at this table.
    }
client-proof-all-deals-of-house = All deals of this house, tested
client-proof-not-known = Not known
client-proof-fits = Fits
client-proof-does-not-fit = Does not fit
client-proof-means-proven = Nobody could choose these cards, not even whoever runs this house: one honest device is enough for that.
client-proof-means-unknown = Nothing contradicts itself. But this browser cannot prove by itself that the cards were not chosen.
client-proof-means-broken = Somebody has changed something after the fact. Keep the log of the match, and ask whoever runs this house.
client-proof-exchanges-broken-off =
    { $count ->
        [one] Before it { $count } exchange for this deal was broken off.
       *[other] Before it { $count } exchanges for this deal were broken off.
    }
client-proof-gave-in-vain = Your device gave its part to the chance of this deal, and the house dealt without it.
