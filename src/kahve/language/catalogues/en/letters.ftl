### The letter games: Quist, Animal Quist, Chili Dog and Turtle with tricks, and Soup with one row of letters.
### Moves and words such as BARD are in capitals and in English in every language, because the cards are.
### $who is `you` where the reader is meant, and `other` for the person $name. $whom is the same for the person $person.
### $card is a noun of the kind cards-card, $suit one of the kind cards-letter-suit.


## The games

letters-game-quist = Quist
letters-game-animal-quist = Animal Quist
letters-game-chili-dog = Chili Dog
letters-game-turtle = Turtle
letters-game-soup = Soup
letters-summary-quist = Tricks of letters, two against two: whoever plays last may claim a word and take the trick.
letters-summary-animal-quist = Quist in which animals always rule, and captured animals score.
letters-summary-chili-dog = Tricks of letters, two against two: whoever takes the Dog pays for every pepper.
letters-summary-turtle = Tricks of three letters for three players: nobody wants the peppers, least of all the Turtle.
letters-summary-soup = A row of letters that must stay the beginning of a word; whoever completes one eats the soup.

## The score sheet, and what is counted while a deal is played

letters-item-tricks = Tricks
letters-item-animals = Animals
letters-item-peppers = Peppers
letters-item-dog = The Dog
letters-item-turtle = The Turtle
letters-item-hand = Points for the hand
letters-item-spellchecks = Spellchecks
letters-item-total = Total
letters-tally-tricks =
    { $count ->
        [one] { $count } trick
       *[other] { $count } tricks
    }
letters-tally-animals =
    { $count ->
        [one] { $count } animal
       *[other] { $count } animals
    }
letters-tally-peppers =
    { $count ->
        [one] { $count } pepper
       *[other] { $count } peppers
    }
# The side has taken this card. It stands alone.
letters-mark-dog = Dog
letters-mark-turtle = Turtle

## Whose turn it is

letters-your-turn-pass = Your turn: choose three cards to pass on.
letters-your-turn-name = Your turn: choose the ruling suit, or none.
letters-your-turn-lead = Your turn: lead a card.
letters-your-turn-play = Your turn: play a card.
letters-your-turn-scrump = Your turn: claim a word from these letters, or pass.
# $word: the word that somebody has claimed.
letters-your-turn-check = Your turn: let { $word } pass, or have it checked.
letters-your-turn-dealer = Your turn: deal next, or leave the deal to the next player.
# The reader has taken all penalty cards: they take points off, or the others get the points.
letters-your-turn-sign = Your turn: choose how your cards count.
letters-turn-pass = { $name } is choosing three cards to pass on.
letters-turn-name = { $name } is choosing the ruling suit.
letters-turn-lead = { $name } is to lead.
letters-turn-play = { $name } is to play.
letters-turn-scrump = { $name } may claim a word.
letters-turn-check = { $name } may have the word checked.
letters-turn-dealer = { $name } is choosing who deals next.
letters-turn-sign = { $name } is choosing how the cards count.
# $card: the one card that may start the soup.
letters-soup-your-turn-start = Your turn: start the soup with { NOUN($card, form: "definite") }.
letters-soup-your-turn-fresh = Your turn: start a new soup.
letters-soup-your-turn-add = Your turn: add a card to the soup, or eat it.
letters-soup-your-turn-last = Your turn: call, or end the deal.
# At this table a word that the soup can become may be demanded.
letters-soup-your-turn-last-demand = Your turn: call, demand a word, or end the deal.
letters-soup-your-turn-reply = Your turn: eat the soup, or have it checked.
letters-soup-your-turn-offer = Your turn: stand by your call, or offer to take it back.
letters-soup-your-turn-agree = Your turn: agree that the call is taken back, or have the soup checked.
letters-soup-your-turn-inspect = Your turn: let the eaten soup be, or have it checked.
letters-soup-your-turn-prove = Your turn: name a word that the soup can become, or give up.
letters-soup-turn-fresh = { $name } is to start a new soup.
letters-soup-turn-last = { $name } may call, or end the deal.
letters-soup-turn-reply = { $name } is told to eat the soup.
letters-soup-turn-offer = { $name } may offer to take the call back.
letters-soup-turn-agree = { $name } may agree that the call is taken back.
letters-soup-turn-inspect = { $name } is looking at the eaten soup.
letters-soup-turn-prove = { $name } has to name a word that the soup can become.

## The table: the title of a zone, and what lies there. Both stand alone, as in "Trick: no card yet".

letters-zone-trick = Trick
letters-zone-last-trick = Last trick
letters-trick = { NOUN($cards, form: "definite") }
letters-trick-empty = no card yet
letters-soup-zone = Soup
letters-soup-zone-eaten = Eaten soup
# $word: the letters of the cards from left to right.
letters-soup-row = { $word }: { NOUN($cards, form: "definite") }
letters-soup-row-empty = empty

## What a move does. Those of the first group stand beside the card that is their subject, the others alone.

letters-move-is-passed = is passed on
letters-move-is-led = is led
letters-move-is-played = is played
letters-soup-move-starts = starts a new soup
letters-soup-move-adds =
    { $end ->
        [left] is added on the left, and the soup stays
       *[right] is added, and the soup stays
    }
letters-soup-move-adds-and-eats =
    { $end ->
        [left] is added on the left, and you eat it all as a word
       *[right] is added, and you eat it all as a word
    }
# It stands beside the card, but its subject is the reader.
letters-soup-move-eats-first = starts a new soup, after you have eaten this one
letters-move-claim = claim { $word }
letters-move-claim-none = claim no word
letters-move-accept = let it pass
letters-move-check = have it checked
letters-move-name = make { NOUN($suit) } the ruling suit
letters-move-name-none = no ruling suit
letters-move-deal = deal next
letters-move-leave-deal = leave the deal to the next player
letters-move-take-off = take { $points } points off your own score
letters-move-give = give the others { $points } points each
letters-soup-move-call = call: the soup is a word and must be eaten
letters-soup-move-inspect = look at the soup that was just eaten as a word
letters-soup-move-demand = demand a word that the soup can become
letters-soup-move-nothing = let the soup be, and end the deal
letters-soup-move-comply = eat the soup
letters-soup-move-check = have it checked
letters-soup-move-proceed = stand by the call
letters-soup-move-offer = offer to take the call back
letters-soup-move-agree = agree that the call is taken back
letters-soup-move-refuse = have the soup checked
letters-soup-move-drop = let it be
letters-soup-move-named = that is the word
letters-soup-move-give-up = name no word, and eat the soup

## Why only some words of a trick may be claimed

letters-claims-as-played = At this table the letters are read in the order played.
letters-claims-listed = At this table only listed words may be claimed.
letters-claims-listed-as-played = At this table only listed words may be claimed, read in the order played.
letters-claims-not-rude = No word that hurts people may be claimed.

## What happened

letters-dealt =
    { $count ->
        [one] Each has { $count } card.
       *[other] Each has { $count } cards.
    }
letters-dealt-face-down = The hands stay face down until the ruling suit is named.
letters-you-passed = You passed { NOUN($cards, form: "definite") } to { $person }.
# $name: never the reader.
letters-passed =
    { $whom ->
        [you] { $name } passed three cards to you.
       *[other] { $name } passed three cards to { $person }.
    }
letters-you-got = You got { NOUN($cards, form: "definite") } from { $name }.
letters-named =
    { $who ->
        [you] You made { NOUN($suit) } the ruling suit.
       *[other] { $name } made { NOUN($suit) } the ruling suit.
    }
letters-named-none =
    { $who ->
        [you] You chose no ruling suit.
       *[other] { $name } chose no ruling suit.
    }
letters-led =
    { $who ->
        [you] You led { NOUN($card, form: "definite") }.
       *[other] { $name } led { NOUN($card, form: "definite") }.
    }
letters-played =
    { $who ->
        [you] You played { NOUN($card, form: "definite") }.
       *[other] { $name } played { NOUN($card, form: "definite") }.
    }
letters-claimed-none =
    { $who ->
        [you] You claimed no word.
       *[other] { $name } claimed no word.
    }
letters-claimed =
    { $who ->
        [you] You claimed { $word }.
       *[other] { $name } claimed { $word }.
    }
# $who and $whom are never the same person.
letters-claimed-for =
    { $who ->
        [you] You claimed { $word } and gave the trick to { $person }.
       *[other]
            { $whom ->
                [you] { $name } claimed { $word } and gave the trick to you.
               *[other] { $name } claimed { $word } and gave the trick to { $person }.
            }
    }
letters-accepted =
    { $who ->
        [you] You let { $word } pass.
       *[other] { $name } let { $word } pass.
    }
letters-checked =
    { $verdict ->
        [word]
            { $who ->
                [you] You had { $word } checked: it is a word.
               *[other] { $name } had { $word } checked: it is a word.
            }
       *[no_word]
            { $who ->
                [you] You had { $word } checked: it is not a word.
               *[other] { $name } had { $word } checked: it is not a word.
            }
    }
# What a check costs or brings. $changes: a list of letters-change nouns, as "you and Deniz −2".
letters-points = Points: { LIST($changes, style: "comma") }.
# $change: points with their sign, as "−2" or "+5".
letters-change-you = you { $change }
# $names: the partners of the reader.
letters-change-you-and-others = you and { $names } { $change }
# $names: one person, or several who play together.
letters-change-others = { $names } { $change }
letters-took-trick =
    { $who ->
        [you] You took the trick.
       *[other] { $name } took the trick.
    }
letters-will-deal =
    { $who ->
        [you] You will deal.
       *[other] { $name } will deal.
    }
letters-left-deal =
    { $who ->
        [you] You left the deal to the next player.
       *[other] { $name } left the deal to the next player.
    }
letters-took-off =
    { $who ->
        [you] You took { $points } points off your own score.
       *[other] { $name } took { $points } points off.
    }
letters-gave =
    { $who ->
        [you] You gave the others { $points } points each.
       *[other] { $name } gave the others { $points } points each.
    }
letters-deal-over = The deal is over.

## What happened in Soup. $soup: the letters of the soup, as PEA. $word: a word, or the letters of what was eaten.

letters-soup-started =
    { $who ->
        [you] You started the soup with { NOUN($card, form: "definite") }.
       *[other] { $name } started the soup with { NOUN($card, form: "definite") }.
    }
letters-soup-started-fresh =
    { $who ->
        [you] You started a new soup with { NOUN($card, form: "definite") }.
       *[other] { $name } started a new soup with { NOUN($card, form: "definite") }.
    }
# $soup: with the new letter.
letters-soup-added =
    { $end ->
        [left]
            { $who ->
                [you] You added { NOUN($card, form: "definite") } on the left: { $soup }.
               *[other] { $name } added { NOUN($card, form: "definite") } on the left: { $soup }.
            }
       *[right]
            { $who ->
                [you] You added { NOUN($card, form: "definite") }: { $soup }.
               *[other] { $name } added { NOUN($card, form: "definite") }: { $soup }.
            }
    }
letters-soup-added-and-ate =
    { $end ->
        [left]
            { $who ->
                [you] You added { NOUN($card, form: "definite") } on the left and ate the soup as a word: { $word }.
               *[other] { $name } added { NOUN($card, form: "definite") } on the left and ate the soup as a word: { $word }.
            }
       *[right]
            { $who ->
                [you] You added { NOUN($card, form: "definite") } and ate the soup as a word: { $word }.
               *[other] { $name } added { NOUN($card, form: "definite") } and ate the soup as a word: { $word }.
            }
    }
letters-soup-ate-first =
    { $who ->
        [you] You ate { $soup } and started a new soup with { NOUN($card, form: "definite") }.
       *[other] { $name } ate { $soup } and started a new soup with { NOUN($card, form: "definite") }.
    }
letters-best-word = Longest word
letters-best-soup = Longest soup
letters-best-soup-says =
    { $who ->
        [you] You ate { $soup }, { $count } cards.
       *[other] { $name } ate { $soup }, { $count } cards.
    }
# In the sentences with $whom nobody speaks to himself: $who and $whom are never the same person.
letters-soup-called =
    { $who ->
        [you] You called { $person } to eat { $soup } as a word.
       *[other]
            { $whom ->
                [you] { $name } called you to eat { $soup } as a word.
               *[other] { $name } called { $person } to eat { $soup } as a word.
            }
    }
letters-soup-inspected =
    { $who ->
        [you] You looked at the soup that { $person } had eaten: { $word }.
       *[other]
            { $whom ->
                [you] { $name } looked at the soup that you had eaten: { $word }.
               *[other] { $name } looked at the soup that { $person } had eaten: { $word }.
            }
    }
letters-soup-demanded =
    { $who ->
        [you] You demanded a word from { $person } that { $soup } can become.
       *[other]
            { $whom ->
                [you] { $name } demanded a word from you that { $soup } can become.
               *[other] { $name } demanded a word from { $person } that { $soup } can become.
            }
    }
# $soup: the soup, or what was eaten.
letters-soup-let-be =
    { $who ->
        [you] You let { $soup } be.
       *[other] { $name } let { $soup } be.
    }
letters-soup-complied =
    { $who ->
        [you] You ate { $soup }, as called.
       *[other] { $name } ate { $soup }, as called.
    }
# The other may still offer to take the call back, so nothing is checked yet.
letters-soup-asked-for-check =
    { $who ->
        [you] You asked for { $soup } to be checked.
       *[other] { $name } asked for { $soup } to be checked.
    }
letters-soup-offered =
    { $who ->
        [you] You offered { $person } to take the call back.
       *[other]
            { $whom ->
                [you] { $name } offered you to take the call back.
               *[other] { $name } offered { $person } to take the call back.
            }
    }
letters-soup-agreed =
    { $who ->
        [you] You agreed that the call is taken back.
       *[other] { $name } agreed that the call is taken back.
    }
letters-soup-stood-by =
    { $who ->
        [you] You stood by the call, so { $soup } was checked.
       *[other] { $name } stood by the call, so { $soup } was checked.
    }
letters-soup-refused =
    { $who ->
        [you] You did not agree, so { $soup } was checked.
       *[other] { $name } did not agree, so { $soup } was checked.
    }
letters-soup-had-checked =
    { $who ->
        [you] You had { $word } checked.
       *[other] { $name } had { $word } checked.
    }
letters-soup-is-word = It is a word.
letters-soup-is-no-word = It is not a word.
letters-soup-is-word-and-eaten =
    { $who ->
        [you] It is a word, and you ate it.
       *[other] It is a word, and { $name } ate it.
    }
letters-soup-is-no-word-and-stays = It is not a word, and stays.
letters-soup-proved =
    { $who ->
        [you] You named { $word }, a word that { $soup } can become.
       *[other] { $name } named { $word }, a word that { $soup } can become.
    }
letters-soup-proved-not =
    { $who ->
        [you] You named { $word }, which is not a word that { $soup } can become, and ate { $soup }.
       *[other] { $name } named { $word }, which is not a word that { $soup } can become, and ate { $soup }.
    }
letters-soup-gave-up =
    { $who ->
        [you] You named no word and ate { $soup }.
       *[other] { $name } named no word and ate { $soup }.
    }

## Why a move may not be made

letters-nothing-now = Nothing can be done now: the deal has not begun or is over.
letters-no-such-move = There is no such move.
letters-not-held = You do not hold { NOUN($card, form: "definite") }.
# $stage: what the reader has to decide.
letters-not-to-be-decided =
    { $stage ->
        [pass] Not now: three cards have to be passed.
        [name] Not now: the dealer has to name the ruling suit.
        [scrump] Not now: the question is whether the trick is a word.
        [check] Not now: the question is whether to have the word checked.
        [dealer] Not now: the question is who deals next.
        [sign] Not now: the question is how the cards count.
        [reply] Not now: a call has to be answered.
        [offer] Not now: the question is whether to take the call back.
        [agree] Not now: the question is whether to let the call be taken back.
        [inspect] Not now: the question is whether to have the eaten soup checked.
        [prove] Not now: somebody has to name a word that the soup can become.
        [end] Not now: all cards have been played.
       *[play] Not now: a card has to be played.
    }
# $suit: the one that was led.
letters-must-follow = You hold { NOUN($suit) }, so you must follow suit.
# $suits: one or more, a list.
letters-not-loose = { CAPITAL(NOUN($card, form: "definite")) } may not be led: { NOUN($suits) } may not be led yet, and you hold something else.
letters-not-in-first-trick = { CAPITAL(NOUN($card, form: "definite")) } is a penalty card: at this table it may not go into the first trick while you have another.
letters-no-arrangement = A trick of three cards can be arranged in only six ways.
letters-not-in-order = At this table the letters must be read in the order played.
letters-same-word = That spells the same word as another arrangement: a letter occurs twice.
letters-no-word = { $word } is not in the word list.
letters-rude-word = That word hurts people. This table asks everybody to do without it.
letters-no-such-target = The trick cannot be given there.
letters-changes-nothing = That would change nothing: the trick goes there anyway.
letters-soup-must-start = { CAPITAL(NOUN($card, form: "definite")) } must start the soup.
# $soup: the letters of the soup with the new one. $fewest: the fewest letters of a word at this table.
letters-soup-impossible-right =
    { $fewest ->
        [2] No word begins with { $soup }.
       *[other] No word of { $fewest } or more letters begins with { $soup }.
    }
# The same at a table where cards are added at both ends of the soup.
letters-soup-impossible-anywhere =
    { $fewest ->
        [2] No word contains { $soup }.
       *[other] No word of { $fewest } or more letters contains { $soup }.
    }
letters-soup-completes-word = { $word } is a word: whoever completes one eats the soup.
letters-soup-only-fresh = There is no soup: this card starts a new one.
letters-soup-nothing-to-call = There is nothing to call now.
letters-soup-nothing-to-inspect = There is nothing to inspect now.
letters-soup-nothing-to-demand = There is nothing to demand now.
# $longest: how many letters the longest word has.
letters-soup-too-long = No list has a word of more than { $longest } letters.
letters-soup-too-short = { $word } has too few letters: at this table a word has { $fewest } or more.
letters-soup-right-end-only = At this table cards are added at the right end only.

## What cannot be read as a move. $text is what somebody wrote, in quotation marks. The examples are written so in every language.

letters-passed-once-only = A card can be passed only once.
letters-three-are-passed =
    { $count ->
        [one] Pass three cards at once, as in pass AD CE SO; this is { $count }.
       *[other] Pass three cards at once, as in pass AD CE SO; these are { $count }.
    }
# $letters: those of the trick, as "S D R". $word: what somebody wrote.
letters-no-such-arrangement = The letters of the trick are { $letters }, which do not make { $word }.
letters-neither-right-nor-left = A word is claimed for yourself, or for right or left, as in scrump BARD right; not for { $text }.
letters-is-no-move = A move is a card, as in AD, a claimed word, as in scrump BARD, or an answer; { $text } is not.
letters-soup-word-of-letters =
    { $alphabet ->
        [tr] A word has the letters of the Turkish alphabet, as in name İNCİ.
       *[other] A word has the letters A to Z, as in name PEARL.
    }
letters-soup-is-no-move = A move is a card, as in AD, with what is eaten, as in AD eat or eat AD, or an answer, as in call.

## What speaks for a move

# $number: how many cards that nobody has seen would beat this one.
letters-why-lead =
    { $number ->
        [0] No card that is still out beats it.
        [1] Only one card that is still out beats it.
       *[other] There are { $number } cards still out that beat it.
    }
letters-why-leads-so-far =
    { $number ->
        [0] It is the highest card of the trick so far, and no card that is still out beats it.
        [1] It is the highest card of the trick so far, and only one card that is still out beats it.
       *[other] It is the highest card of the trick so far, and there are { $number } cards still out that beat it.
    }
# What decides, counted in imagined deals. $often and $otherwise: in how many of ten, after this turn and after the other one. $other: a card of the letter deck.
letters-why-wins =
    Your side takes the trick { $often ->
        [0] in no imagined deal
        [10] in all imagined deals
       *[other] in { $often } of 10 imagined deals
    }, and { $named ->
        [card] after { NOUN($other, form: "definite") }
       *[move] after the other choice
    } { $otherwise ->
        [0] in none
        [10] in all
       *[other] in { $otherwise } of 10
    }.
letters-soup-why-others-eat =
    Another player eats next { $often ->
        [0] in no imagined deal
        [10] in all imagined deals
       *[other] in { $often } of 10 imagined deals
    }, and { $named ->
        [card] after { NOUN($other, form: "definite") }
       *[move] after the other turn
    } { $otherwise ->
        [0] in none
        [10] in all
       *[other] in { $otherwise } of 10
    }.
letters-soup-why-you-eat =
    By the end of your next turn you eat { $often ->
        [0] in no imagined deal
        [10] in all imagined deals
       *[other] in { $often } of 10 imagined deals
    }, and { $named ->
        [card] after { NOUN($other, form: "definite") }
       *[move] after the other turn
    } { $otherwise ->
        [0] in none
        [10] in all
       *[other] in { $otherwise } of 10
    }.
# $who: whether the other player has a name, $name.
letters-why-claimed =
    { $who ->
        [name] { $name }
       *[nobody] An opponent
    } claims a word { $often ->
        [0] in no imagined deal
        [10] in all imagined deals
       *[other] in { $often } of 10 imagined deals
    }, and { $named ->
        [card] after { NOUN($other, form: "definite") }
       *[move] after the other choice
    } { $otherwise ->
        [0] in none
        [10] in all
       *[other] in { $otherwise } of 10
    }.
letters-why-claimed-either-way =
    { $who ->
        [name] { $name }
       *[nobody] An opponent
    } claims a word either way { $often ->
        [0] in no imagined deal
        [10] in all imagined deals
       *[other] in { $often } of 10 imagined deals
    }.
letters-why-side-claims =
    Your side claims a word { $often ->
        [0] in no imagined deal
        [10] in all imagined deals
       *[other] in { $often } of 10 imagined deals
    }, and { $named ->
        [card] after { NOUN($other, form: "definite") }
       *[move] after the other choice
    } { $otherwise ->
        [0] in none
        [10] in all
       *[other] in { $otherwise } of 10
    }.
letters-why-checked =
    { $often ->
        [0] With the other choice an opponent has the word checked { $otherwise ->
                [10] in all imagined deals
               *[other] in { $otherwise } of 10 imagined deals
            }.
       *[other] An opponent has the word checked { $often ->
                [10] in all imagined deals
               *[other] in { $often } of 10 imagined deals
            }, and after the other choice { $otherwise ->
                [0] in none
                [10] in all
               *[other] in { $otherwise } of 10
            }.
    }
letters-why-hurt =
    By the end of your next turn your side takes cards that count against it { $often ->
        [0] in no imagined deal
        [10] in all imagined deals
       *[other] in { $often } of 10 imagined deals
    }, and { $named ->
        [card] after { NOUN($other, form: "definite") }
       *[move] after the other choice
    } { $otherwise ->
        [0] in none
        [10] in all
       *[other] in { $otherwise } of 10
    }.
letters-why-keeps =
    In your next turn you hold the highest card left of a suit { $often ->
        [0] in no imagined deal
        [10] in all imagined deals
       *[other] in { $often } of 10 imagined deals
    }, and { $named ->
        [card] after { NOUN($other, form: "definite") }
       *[move] after the other choice
    } { $otherwise ->
        [0] in none
        [10] in all
       *[other] in { $otherwise } of 10
    }.
letters-soup-why-eats-either-way =
    In your next turn you eat either way { $often ->
        [0] in no imagined deal
        [10] in all imagined deals
       *[other] in { $often } of 10 imagined deals
    }.
letters-soup-why-called =
    { $who ->
        [name] { $name }
       *[nobody] The next player
    } calls you to eat { $often ->
        [0] in no imagined deal
        [10] in all imagined deals
       *[other] in { $often } of 10 imagined deals
    }, and { $named ->
        [card] after { NOUN($other, form: "definite") }
       *[move] after the other turn
    } { $otherwise ->
        [0] in none
        [10] in all
       *[other] in { $otherwise } of 10
    }.
letters-soup-why-keeps =
    In your next turn you hold a letter that can be added to the soup safely { $often ->
        [0] in no imagined deal
        [10] in all imagined deals
       *[other] in { $often } of 10 imagined deals
    }, and { $named ->
        [card] after { NOUN($other, form: "definite") }
       *[move] after the other turn
    } { $otherwise ->
        [0] in none
        [10] in all
       *[other] in { $otherwise } of 10
    }.
letters-soup-why-stuck =
    In your next turn none of your letters can be added to the soup safely { $often ->
        [0] in no imagined deal
        [10] in all imagined deals
       *[other] in { $often } of 10 imagined deals
    }, and { $named ->
        [card] after { NOUN($other, form: "definite") }
       *[move] after the other turn
    } { $otherwise ->
        [0] in none
        [10] in all
       *[other] in { $otherwise } of 10
    }.
letters-why-takes-last = You play last, and your card is the highest of the trick.
letters-why-can-claim = The letters of the trick then make { $word }, which you may claim.
letters-why-makes-a-word = The letters make { $word }: claim it, and the player on your right takes the trick.
letters-why-partner-leads = The highest card of the trick is your partner's.
letters-why-weakest = It does not beat the highest card of the trick, and it is the weakest card that you may play.
letters-why-other-leads = Another card of the trick stays the highest.
letters-why-rid-of-penalty = It gets rid of a card that counts against whoever takes it.
letters-why-no-word = The list has no word made of these letters.
letters-why-stays-yours = Without a claim the trick goes to your side anyway.
letters-why-stays-others = Without a claim the trick goes to the other side.
letters-why-claim-takes = The word is in the list, and the trick goes where you say.
letters-why-claim-bluffs = The word is not in the list: it takes the trick only if nobody has it checked.
letters-why-claim-listed = The word that was claimed is in the list.
letters-why-claim-not-listed = The word that was claimed is not in the list.
# $number: at least four of thirteen.
letters-why-longest-suit = You hold { $number } cards of that suit, your longest.
letters-why-holds-suit =
    { $number ->
        [0] You hold no card of that suit.
        [one] You hold { $number } card of that suit.
       *[other] You hold { $number } cards of that suit.
    }
# $number: four or five of thirteen. It speaks for no ruling suit.
letters-why-no-suit = Your longest suit has only { $number } cards.
letters-why-blind = Nobody has seen a card yet.
letters-why-dealer-names = The dealer names the suit that rules.
letters-why-next-leads = The player to the dealer's left leads to the first trick.
letters-why-next-deals = Then the next player deals.
letters-why-take-off = It takes { $points } points off your own score.
letters-why-give = It adds { $points } points to the score of each of the others.
# $number: at least one.
letters-why-passes-penalties =
    { $number ->
        [1] One of these cards counts against whoever takes it.
       *[other] Of these cards { $number } count against whoever takes them.
    }
# $number: up to twelve.
letters-why-passes-high = The highest of these cards beats { $number } of the twelve others of its suit.

## Habits: what somebody does more often, or less often, than a club player

letters-habit-claims = Claims words more often than a club player.
letters-habit-claims-less = Passes over words that a club player would claim.
letters-habit-bluffs = Bluffs more often than a club player.
letters-habit-bluffs-less = Bluffs less often than a club player.
letters-habit-checks = Has claims checked more often than a club player.
letters-habit-checks-less = Lets claims pass that a club player would have checked.
letters-habit-wins = Goes for tricks where a club player would duck.
letters-habit-wins-less = Ducks where a club player would go for the trick.
letters-habit-eats = Eats the soup sooner than a club player.
letters-habit-eats-less = Adds a letter where a club player would eat.
letters-habit-completes = Completes words without claiming them more often than a club player.
letters-habit-completes-less = Completes fewer words than a club player.
letters-habit-calls = Calls words more often than a club player.
letters-habit-calls-less = Passes over words that a club player would call.
letters-habit-doubts = Doubts the others more often than a club player.
letters-habit-doubts-less = Believes the others more often than a club player.
# $number: how many letters of the alphabet make no word and leave one possible.
letters-soup-why-stays-safe =
    { $number ->
        [0] With it the soup is not a word, and no letter can be added to it safely.
        [1] With it the soup is not a word, and only one letter of the alphabet can be added to it safely.
       *[other] With it the soup is not a word, and { $number } letters of the alphabet can be added to it safely.
    }
letters-soup-why-stays-possible = With it the soup is not a word, and it can still become one.
letters-soup-why-becomes-word = With it the soup is a word, but being called costs no more than eating it.
letters-soup-why-becomes-impossible = With it the soup can no longer become a word, but the next player would have to demand one.
letters-soup-why-eats-word = With it the soup is a listed word, so nobody can win a check of it.
letters-soup-why-eats-no-word = With it the soup is not a listed word, but that matters only if it is checked.
letters-soup-why-none-safe = None of your letters can be added safely, and you start a new soup.
letters-soup-why-few-follow =
    { $number ->
        [0] No letter can be added to the new soup safely.
        [1] Only one letter of the alphabet can be added to the new soup safely.
       *[other] Only { $number } letters of the alphabet can be added to the new soup safely.
    }
letters-soup-why-is-word = The soup is a listed word.
letters-soup-why-is-no-word = The soup is not a listed word.
letters-soup-why-was-word = The eaten soup is a listed word.
letters-soup-why-was-no-word = The eaten soup is not a listed word.
letters-soup-why-can-become = The list has a word that the soup can become.
letters-soup-why-cannot-become = The list has no word that the soup can become.
# $letter: a capital, of a card that is passed on.
letters-soup-why-rarest = None of your letters makes a word of three letters less often than { $letter }.
letters-soup-why-another = You keep another { $letter }.

## First-time help

letters-help-goal = Win tricks with your partner: the team that takes more of them wins the hand.
letters-help-low-wins = Take as few points as you can: every point is bad, and the lowest score wins.
letters-help-stakes = Check a word only if it pays: two lines say who takes the trick, and whose points change.
letters-help-claim = Do you see a word? Claim it, and you decide who takes the trick. But anybody may doubt it.
letters-help-claim-listed = These letters can be a word: claim it, and you decide who takes the trick.
letters-help-crown = To win this trick, beat the card with the crown. A word that is claimed can still take it.
letters-help-ruling = To win a trick, play the ruling suit: it beats the three others. But if you have the suit that was led, follow it.
letters-help-not-loose = Lead another suit for now: one of yours may be led only after a card of it has been played.
letters-help-letters-only = To win a trick, look at suit and letter only. The animals and peppers on the cards are just pictures.
letters-help-animals = Take animals, and win the hand: the team that wins it scores its animals above six.
letters-help-dog = Leave the Dog to the others: its team gets a point for each pepper drawn on the chili peppers it takes.
# $points: of the Turtle.
letters-help-turtle = Avoid chili peppers and the Turtle: each pepper you take costs a point, and the Turtle costs { $points }.
letters-soup-help-stakes = Decide by what is at stake: two lines say who eats the soup, and whose points change.
letters-soup-help-looked-at = Decide by what is at stake: two lines say whose points change. The trick stays where it is.
letters-soup-help-call = Is the soup already a word? Call, and your neighbour has to eat it or have it checked.
letters-soup-help-soup = Leave a soup that is not yet a word but can become one. Eating it counts as a trick, and tricks are bad.

## Positions that no deal leads to, as a line of text may describe them. The words scrumper and stage are names of its fields.

letters-position-stage = The field stage is { $stage }: it can be 0 to { $highest } here.
# $cards: how many cards each seat has, a list of texts.
letters-position-unequal-hands = The seats have { LIST($cards, style: "comma") } cards, those in the trick among them: all must have the same number.
# $leader, $turn: numbers of seats, as texts.
letters-position-wrong-turn =
    { $lying ->
        [one] The trick has { $lying } card, and seat { $leader } led: it cannot be the turn of seat { $turn }.
       *[other] The trick has { $lying } cards, and seat { $leader } led: it cannot be the turn of seat { $turn }.
    }
# $seats: how many play, and so how many cards a whole trick has.
letters-position-claim-too-early =
    { $lying ->
        [one] The trick has { $lying } card: a word is claimed when it has { $seats }.
       *[other] The trick has { $lying } cards: a word is claimed when it has { $seats }.
    }
letters-position-trick-too-early =
    { $lying ->
        [one] The trick has { $lying } card at stage { $stage }: it must be empty then.
       *[other] The trick has { $lying } cards at stage { $stage }: it must be empty then.
    }
letters-position-no-card = It is the turn of seat { $seat }, which has no card.
letters-position-stage-of-another-house = The field stage is { $stage }: no deal reaches that under these house rules.
letters-position-checked-by-its-own-side = Seat { $seat } is to say whether a word is checked that its own side claims.
letters-position-nobody-claims = A word is to be checked, and the field scrumper does not say whose.
letters-position-nothing-to-pass = Seat { $seat } has no card to choose for its neighbour.
letters-soup-position-stage = The field stage is { $stage }: Soup has no such stage.
letters-soup-position-passed-late = Cards are passed before the first is played, and here some have been played.

## Presets: the name of a set of house rules, and a sentence about it

letters-preset-strict = Listed words only
letters-preset-strict-says = Only listed words count, and nothing is checked.
letters-preset-turkish = Turkish letters
letters-preset-turkish-says = The deck has the 29 letters of Turkish, and the words are Turkish.
letters-preset-quist-short = Short Quist
letters-preset-quist-short-says = To eleven points.
letters-preset-quist-always-animals = Animals always rule
letters-preset-quist-always-animals-says = The dealer has no choice: animals rule in every deal.
letters-preset-animal-quist-short = Short Animal Quist
letters-preset-animal-quist-short-says = To eleven points.
letters-preset-chili-dog-short = Short Chili Dog
letters-preset-chili-dog-short-says = To fifty points.
letters-preset-turtle-short = Short Turtle
letters-preset-turtle-short-says = To fifty points.
letters-preset-soup-short = Short Soup
letters-preset-soup-short-says = To twenty-five points.
letters-preset-soup-both-ends = Soup at both ends
letters-preset-soup-both-ends-says = Cards may be added on the left too.

## House rules: the name of each, what it sets, and what a form calls its values

letters-rule-seats = Players
letters-rule-seats-says = How many people play.
letters-rule-seats-teams-says = How many people play, in two teams.
letters-rule-seats-alone-says = How many people play, each alone.
letters-rule-target = Target score
letters-rule-target-wins-says = The score that wins the match.
letters-rule-target-loses-says = The score with which a team loses the match.
letters-rule-target-ends-says = The score that ends the match: whoever then has the fewest points wins.
letters-rule-deck = Which letters are in the deck
letters-rule-deck-says = All 26 letters; or the same thirteen in every suit; or the 29 of Turkish; or a deck of your own.
letters-rule-deck-full26 = all 26 letters
letters-rule-deck-thirteen = the same thirteen in every suit
letters-rule-deck-custom = a deck of your own
letters-rule-deck-turkish29 = all 29 Turkish letters
letters-rule-rank-order = Which end of the alphabet is high
letters-rule-rank-order-says = Whether Z is the highest letter of a suit and A the lowest, or the other way round.
letters-rule-rank-order-az-low-a = A lowest, Z highest
letters-rule-rank-order-az-high-a = A highest, Z lowest
letters-rule-word-mode = When words are checked
letters-rule-word-mode-says = Anything may be claimed as a word until somebody has it checked; or only listed words count.
letters-rule-word-mode-table = when somebody asks
letters-rule-word-mode-strict = always, by the list alone
letters-rule-lexicon = Which word list
letters-rule-lexicon-says = The list that decides what a word is: English of all countries, American English, common words only, rare words too, Turkish, or words from a file of your own.
letters-rule-lexicon-int60 = English of all countries
letters-rule-lexicon-us60 = American English
letters-rule-lexicon-int35 = common words only
letters-rule-lexicon-int70 = rare words too
letters-rule-lexicon-tr = Turkish words
letters-rule-rude-words = Who may use rude words
letters-rule-rude-words-says = Who may claim a word that hurts people, such as a slur: people but no bot; bots too; or nobody.
letters-rule-rude-words-bots-never = people only
letters-rule-rude-words-allowed = people and bots
letters-rule-rude-words-refused = nobody
letters-rule-score-floor = How low a score can go
letters-rule-score-floor-says = Whether a score can fall below zero.
letters-rule-score-floor-none = below zero
letters-rule-score-floor-zero = zero
letters-rule-animals = Animals
letters-rule-animals-says = The letters of the animals in a deck of your own.
letters-rule-chili-peppers = Chili peppers
letters-rule-chili-peppers-says = The letters of the chili peppers in a deck of your own.
letters-rule-sours = Sours
letters-rule-sours-says = The letters of the sours in a deck of your own.
letters-rule-sweets = Sweets
letters-rule-sweets-says = The letters of the sweets in a deck of your own.
letters-rule-icons = Icons
letters-rule-icons-says = The icons on the chili peppers of a deck of your own, in the order of the alphabet.
letters-rule-dog = The Dog
letters-rule-dog-says = The Dog of a deck of your own, one of the animals.
letters-rule-turtle = The Turtle
letters-rule-turtle-says = The Turtle of a deck of your own, another of the animals.
letters-rule-removed = The card left out with three players
letters-rule-removed-says = The card that a deck of your own leaves out with three players.
letters-rule-starter = The card that starts the soup
letters-rule-starter-says = The card of a deck of your own that starts the soup.
# What may be written for the letters of a suit, the icons of the chili peppers and a card. They stand behind "allowed are".
letters-rule-allows-letters = thirteen different letters in alphabetical order
letters-rule-allows-icons = thirteen digits from 1 to 4
letters-rule-allows-card = the code of a card, as in AD
letters-rule-allows-own-list = a file of words such as mine.txt, where you start Kahve yourself
# $file: as mine.txt. $number: of words.
letters-own-list =
    { $number ->
        [one] { $file }, one word
       *[other] { $file }, { $number } words
    }
letters-rule-exchange = Where you pass cards
letters-rule-exchange-says = Whether three cards are passed to the right, to the left, or to the right in odd deals and to the left in even ones.
letters-rule-exchange-right = to the right
letters-rule-exchange-left = to the left
letters-rule-exchange-alternate = right and left in turn
letters-rule-dealer-option = How the ruling suit is chosen
letters-rule-dealer-option-says = The dealer names the ruling suit, or none, after or before looking at the hand; or animals always rule; or no suit does.
letters-rule-dealer-option-after-look = the dealer looks at the hand first
letters-rule-dealer-option-before-look = the dealer chooses unseen
letters-rule-dealer-option-always-animals = always animals
letters-rule-dealer-option-always-none = there is never one
letters-rule-dealer-rule = Who deals next
letters-rule-dealer-rule-says = The first player of the winning team after the dealer may deal next, or must; or the deal goes round.
letters-rule-dealer-rule-winner-choice = the winners, if they like
letters-rule-dealer-rule-winner-deals = the winners
letters-rule-dealer-rule-rotate = everybody in turn
letters-rule-restrict-ruling = Must animals wait to be led?
letters-rule-restrict-ruling-says = Whether animals, too, may not be led until one has been played.
letters-rule-safe-first-trick = Is the first trick free of penalty cards?
letters-rule-safe-first-trick-says = Whether penalty cards may not go into the first trick while a player has others.
letters-rule-lettering = How letters make a word
letters-rule-lettering-says = Whether the letters of a trick may be rearranged into a word or must be read in the order played.
letters-rule-lettering-loose = in any order
letters-rule-lettering-firm = in the order played
letters-rule-scrump-who = Who may scrump
letters-rule-scrump-who-says = Only the last player to a trick may scrump; or the opponents of the player about to take it may too, clockwise.
letters-rule-scrump-who-last-only = the last player only
letters-rule-scrump-who-open = opponents too
letters-rule-idle-scrump = May a scrump change nothing?
letters-rule-idle-scrump-says = Whether a word may be claimed even if the trick goes to the same player anyway.
letters-rule-review-last-trick = May you look back at the last trick?
letters-rule-review-last-trick-says = Whether the last trick may be looked at again.
letters-rule-turtle-target = Where you may give the trick
letters-rule-turtle-target-says = Whether a player who scrumps may give the trick only to the player on the right, or to any opponent.
letters-rule-turtle-target-right = to the right only
letters-rule-turtle-target-any = to any opponent
letters-rule-turtle-bonus = Taking all penalty cards
letters-rule-turtle-bonus-says = A player who takes all penalty cards has 26 points taken off, and the others get 26 each; or only one of the two; or the taker chooses.
letters-rule-turtle-bonus-both = minus 26, and plus 26 for the others
letters-rule-turtle-bonus-minus-only = only minus 26
letters-rule-turtle-bonus-plus-only = only plus 26 for the others
letters-rule-turtle-bonus-taker-chooses = the taker chooses
letters-rule-soup-min-word = Shortest word allowed
letters-rule-soup-min-word-says = The fewest letters of a word.
letters-rule-soup-ends = Where you may add a card
letters-rule-soup-ends-says = Whether a card may be added only at the right end, or at either end.
letters-rule-soup-ends-right = at the right end only
letters-rule-soup-ends-both = at either end
letters-rule-soup-possible = Must a word stay possible?
letters-rule-soup-possible-says = A card that makes every word impossible cannot be played; or it can, but the next player may demand to hear a word.
letters-rule-soup-possible-enforced = yes
letters-rule-soup-possible-challenge = no, but a word can be demanded

## House rules that do not go together; words with _ are names of rules, which stay as they are

# A sentence that says why stands behind it.
letters-deck-cannot-be = This deck cannot be played with.
# $rule: the name of a house rule.
letters-part-of-own-deck = { $rule } is part of a deck of your own: it needs deck custom.
# $deck, $lexicon: names of a deck and of a word list, as turkish29 and int60. $alphabet: that of the deck, en or tr.
# $lists: the word lists of the alphabet of the deck.
letters-list-of-another-alphabet =
    { $alphabet ->
        [tr] The deck { $deck } has the letters of the Turkish alphabet, and the words of { $lexicon } are English. This deck needs the word list { LIST($lists, style: "comma") }.
       *[other] The deck { $deck } has the letters of the English alphabet, and the words of { $lexicon } are Turkish. This deck needs one of the word lists { LIST($lists, style: "comma") }.
    }
letters-soup-no-challenge = soup_possible cannot be challenge if word_mode is strict, because then nothing is checked.
# $reason: what the system says.
letters-deck-file-unreadable = The deck file { $file } cannot be read: { $reason }.
letters-deck-file-no-text = The deck file { $file } is not text in UTF-8.
# $why: a whole sentence.
letters-deck-file-unusable = The deck file { $file } cannot be used. { $why }
