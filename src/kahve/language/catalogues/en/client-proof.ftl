### The seal of a deal, and the test of all deals.

client-proof-secret-fits = The server's secret is the one that it committed to.
client-proof-secret-differs = The server's secret is not the one that it committed to.
client-proof-former-scheme = This proof is of an earlier kind. It does not fix how often the deal was started or which devices were left out.
client-proof-value-differs = The value of { $name } is not the one that was committed to.
client-proof-devices-took-part = Devices that took part: { LIST($names, style: "comma") }. Each revealed the value that it had committed to.
client-proof-no-device = No device took part in this deal, so the server alone drew the cards.
client-proof-silent = Silent and so left out: { LIST($names, style: "comma") }.
client-proof-no-order = The order of the cards cannot be worked out.
client-proof-order-fits = The { $count } cards lay in the order that follows from all these values.
client-proof-order-differs = The cards did not lie in the order that follows from these values.
# $count: how many pictures of the table were compared.
client-proof-cards-fit =
    { $count ->
        [one] Every card that this page was shown lay where this order has it: { $count } picture of the table was compared.
       *[other] Every card that this page was shown lay where this order has it: { $count } pictures of the table were compared.
    }
client-proof-cards-in-part = This page saw only a part of this deal. The cards that it was shown fit this order.
client-proof-cards-differ = The cards that this page was shown do not follow from this order.
# $moves: after how many moves of the deal.
client-proof-cards-differ-at =
    { $moves ->
        [0] When the cards were dealt, this page was shown something that does not follow from this order.
        [one] After { $moves } move this page was shown something that does not follow from this order.
       *[other] After { $moves } moves this page was shown something that does not follow from this order.
    }
# $shown, $due: cards in codes, with blanks between them.
client-proof-cards-shown-and-due =
    { $moves ->
        [0] When the cards were dealt, this page was shown { $shown }. By this order { $due } lay there.
        [one] After { $moves } move this page was shown { $shown }. By this order { $due } lay there.
       *[other] After { $moves } moves this page was shown { $shown }. By this order { $due } lay there.
    }
client-proof-moves-not-by-rules = With the cards in this order, the moves that the server reports break the rules.
client-proof-cards-not-seen = This browser did not see this deal played, so it has no cards to compare with this order.
client-proof-cards-not-compared = The cards that this page was shown could not be compared with this order.
client-proof-no-rules-for-page = This server does not have the rules of this game for browsers, so a page cannot replay the deal by itself.
client-proof-of-other-deal = The server answered with the proof of another deal.
client-proof-deal-not-void = The server says that a deal before this one was void. By the rules it was not.
client-proof-none-given = The server committed itself before this deal, and now it gives no proof.
# $count: how many times this browser saw this deal dealt with other cards.
client-proof-dealt-before =
    { $count ->
        [one] This browser has seen this deal dealt before, with other cards: an older copy of the table was restored.
       *[other] This browser has seen this deal dealt { $count } times before, with other cards: an older copy of the table was restored.
    }
# $count: how many exchanges this browser was told of. $attempt: which of them this was, as the server says.
client-proof-begun-more-often =
    { $count ->
        [one] This browser was told of { $count } exchange for this deal. The server says that this was number { $attempt }.
       *[other] This browser was told of { $count } exchanges for this deal. The server says that this was number { $attempt }.
    }
client-proof-not-there = This page was not at the table before this deal, so it cannot know the commitments.
client-proof-other-commitments = Before the deal this page was told different commitments.
client-proof-late-commitment = Somebody committed only after this device had revealed its value.
client-proof-part-of-commitments = This page was told only some of the commitments before the deal.
client-proof-same-commitments = This page was told the same commitments before the deal.
client-proof-own-value-there = The value that this device drew is among them.
client-proof-own-value-exchanged = This device's value was replaced by another.
client-proof-dealt-without = This device revealed its value, and the server dealt without it.
client-proof-too-slow = This device was too slow to take part.
client-proof-all-deals-tested = All deals, tested
client-proof-counting = Counting the deals…
client-proof-counted-all =
    { $count ->
        [one] { $count } deal: all finished deals on this server, counted { $date }.
       *[other] { $count } deals: all finished deals on this server, counted { $date }.
    }
client-proof-counted-latest =
    { $count ->
        [one] { $count } deal: the latest finished deals on this server, counted { $date }.
       *[other] { $count } deals: the latest finished deals on this server, counted { $date }.
    }
client-proof-test-says = The test shows whether the shuffles are fair overall. The seal of a single deal shows that nobody chose its cards.
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
client-proof-chance-repeated = This deal was dealt more than once
client-proof-chance-broken = The cards do not fit their proof
client-proof-checking = Checking the chance of this deal…
# $word: four syllables, such as “bizevise”.
client-proof-word = The word of this deal is { $word }. If everybody at the table reads the same word, everybody was told the same cards and moves.
client-proof-browser-checked = What this browser has checked
client-proof-what-it-means = What that means
client-proof-does-not-prove = It does not prove that nobody looks: the server deals the cards, so whoever runs it could see them.
client-proof-broken-off-deals =
    { $count ->
        [0] A server that drops a deal it dislikes is found out: no deal was broken off at this table.
        [one] A server that drops a deal it dislikes is found out: { $count } deal was broken off at this table.
       *[other] A server that drops a deal it dislikes is found out: { $count } deals were broken off at this table.
    }
client-proof-all-deals-of-house = All deals on this server, tested
client-proof-not-known = Not known
client-proof-fits = Fits
client-proof-does-not-fit = Does not fit
client-proof-means-proven = Nobody could choose these cards, not even whoever runs this server: one honest device is enough to make sure.
client-proof-means-unknown = Everything is consistent. But this browser alone cannot prove that the cards were not chosen.
client-proof-means-repeated = These cards follow from their proof, but the server started this deal again without counting it. Whoever runs the server could choose among several deals: ask why.
client-proof-means-broken = Something was changed afterwards, or the cards dealt were not the proven ones. Keep the log of the match, and ask whoever runs this server.
client-proof-exchanges-broken-off =
    { $count ->
        [one] Before that { $count } exchange for this deal was broken off.
       *[other] Before that { $count } exchanges for this deal were broken off.
    }
client-proof-gave-in-vain = Your device added its value for this deal, and the server dealt without it.
