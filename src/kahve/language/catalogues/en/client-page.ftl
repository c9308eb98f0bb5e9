### What all parts of the page share: panels, preferences, the rulebook, notices.

client-page-seat = Seat { $number }
client-page-preferences = Preferences
client-page-try-again = Try again
client-page-rules-of = Rules of { $game }
client-page-your-name = Your name
client-page-guest = Guest
client-page-to-points = to { $points }
client-page-deals =
    { $count ->
        [one] { $count } deal
       *[other] { $count } deals
    }
client-page-length-of-deals = { $length } deal
client-page-copy = Copy
client-page-back = Back
client-page-title = { $page } · Kahve
client-page-kept-for = kept for { $name }
client-page-a-bot = a bot
client-page-not-fetched-again = A part of this page could not be fetched. Load it again.
client-page-yes = Yes
client-page-no = No
client-page-learn-it = Learn it
client-page-puzzles = Puzzles
client-page-not-fetched = A part of this page could not be fetched.
client-page-load-again = Load it again
client-page-close = Close
client-page-close-esc = Close (Esc)
client-page-theme-device = Like my device
client-page-theme-light = Light
client-page-theme-dark = Dark
client-page-pace-slow = Slow
client-page-pace-normal = Normal
client-page-pace-fast = Fast
client-page-cards-do-not-fly = Never
client-page-bots-calm = Calm
client-page-bots-normal = Normal
client-page-bots-quick = Quick
client-page-help-first-time = The first time
client-page-help-never = Never
client-page-cards-classic = Classic
client-page-cards-four-colours = Four colours
client-page-cards-large-index = Large index
client-page-light-or-dark = Light or dark
client-page-cards = Cards
client-page-bots-play = Bots play
client-page-slowest-wish = With friends the slowest wish counts, unless the table has a pace of its own.
client-page-cards-fly = Cards fly
client-page-reduced-motion = Where your device asks for reduced motion, the cards do not fly.
client-page-help-shown = What is on the table is explained
client-page-help-anew = Switched on again, it begins anew.
client-page-fetching-rulebook = Fetching the rulebook…
client-page-rulebook = Rulebook
client-page-rules-differ =
    { $count ->
        [1] One house rule of this table differs from the book; it is marked below.
       *[other] { $count } house rules of this table differ from the book; they are marked below.
    }
client-page-search-rulebook = Search the rulebook
client-page-search = Search
client-page-print = Print
client-page-paragraphs-found =
    { $count ->
        [0] No paragraph has these words.
        [1] One paragraph
       *[other] { $count } paragraphs
    }
client-page-house-silent = The house does not answer. Is the server running?
client-page-your-turn-at = Your turn · { $game }
client-page-your-turn-and-last = It is your turn. { $last }
client-page-your-turn = It is your turn.
client-page-sound-off = Off
client-page-sound-soft = Soft
client-page-sound-on = On
client-page-notices-denied = This browser has been told not to notify you. You can change that in its settings for this page.
client-page-notices-from-home-screen = On this device notices come from the home screen only: press Share, then Add to Home Screen, and open Kahve from there. It counts as another device: get a code for it under My tables.
client-page-notices-need-https = Notices need an address with https, or the machine on which the house is open.
client-page-notices-need-newer-system = This device cannot notify you yet: that needs iOS or iPadOS 16.4 or newer.
client-page-notices-not-in-browser = This browser cannot notify you. Another browser on this device may be able to.
client-page-sound = Sound
client-page-turn-heard = My turn is heard while this page is hidden
client-page-turn-noticed = Notify me of my turn while this page is hidden
client-page-turn-noticed-if-open = This browser notifies you only while a page of the house is open.
client-page-turn-pushed = At a table by the day you hear of it even when no page is open, if this house can push.
client-page-kahve-home = Kahve, home
client-page-home-key = Home (H)
client-page-this-deal = deal { $deal }
client-page-tools = Tools
client-page-rules = Rules
client-page-keys = Keys
client-page-tool-and-key = { $tool } ({ $key })
client-page-key-keys = These keys
client-page-key-home = Home
client-page-tap-hurries = A tap while cards are moving shows the end at once.
client-page-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
client-page-facts = { LIST($facts, style: "comma") }
client-page-names = { $names }
client-page-see-again = See it again
client-page-copied = Copied
client-page-share = Share
client-page-known-cards =
    { $count ->
        [one] { $name }: { $count } known card
       *[other] { $name }: { $count } known cards
    }
client-page-match-and-deal = Match { $match }, deal { $deal }
client-page-totals = { $totals }
client-page-language = Language
client-page-language-of-browser = Like my browser
