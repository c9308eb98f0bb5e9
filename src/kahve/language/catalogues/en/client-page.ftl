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
client-page-not-fetched-again = Part of this page didn't load. Reload it.
client-page-yes = Yes
client-page-no = No
client-page-learn-it = Learn it
client-page-puzzles = Puzzles
client-page-my-mistakes = My mistakes
client-page-not-fetched = Part of this page didn't load.
client-page-load-again = Reload
client-page-close = Close
client-page-close-esc = Close (Esc)
client-page-theme-device = Same as my device
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
client-page-slowest-wish = With friends the slowest setting applies, unless the table has a pace of its own.
client-page-remarks = Characters say something now and then
client-page-cards-fly = Flying cards
client-page-reduced-motion = If your device asks for reduced motion, cards do not fly.
client-page-help-shown = Explain what is on the table
client-page-help-anew = Switching it on again starts it from the beginning.
client-page-better = Say it better
client-page-better-says = Shows a mark at each sentence, so that you can write a better wording. The page reloads.
client-page-fetching-rulebook = Loading the rulebook…
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
        [0] No paragraph contains these words.
        [1] One paragraph
       *[other] { $count } paragraphs
    }
client-page-house-silent = The server does not answer. Is it running?
client-page-your-turn-at = Your turn · { $game }
client-page-your-turn-and-last = It is your turn. { $last }
client-page-your-turn = It is your turn.
client-page-sound-off = Off
client-page-sound-soft = Soft
client-page-sound-on = On
client-page-notices-denied = Notifications are blocked in this browser. You can change that in its settings for this page.
client-page-notices-from-home-screen = On this device notifications only work from the home screen: press Share, then Add to Home Screen, and open Kahve from there. It counts as another device: get a code for it under My tables.
client-page-notices-need-https = Notifications need an https address, or the machine that runs the server.
client-page-notices-need-newer-system = This device cannot notify you yet: that needs iOS or iPadOS 16.4 or newer.
client-page-notices-not-in-browser = This browser cannot notify you. Another browser on this device may be able to.
client-page-sound = Sound
client-page-turn-heard = Play a sound on my turn while this page is hidden
client-page-turn-noticed = Notify me of my turn while this page is hidden
client-page-turn-noticed-if-open = This browser notifies you only while a Kahve page is open.
client-page-turn-pushed = At a table with a day per move you are notified even when no page is open, if this server can send notifications.
client-page-kahve-home = Kahve, home
client-page-home-key = Home (H)
client-page-this-deal = deal { $deal }
client-page-tools = Tools
client-page-rules = Rules
client-page-keys = Keys
client-page-tool-and-key = { $tool } ({ $key })
client-page-key-keys = These keys
client-page-key-home = Home
client-page-tap-hurries = Tap while cards are moving to skip to the end.
client-page-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
client-page-facts = { LIST($facts, style: "comma") }
client-page-names = { $names }
client-page-see-again = See it again
client-page-save-log = Save the log
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
client-page-language-of-browser = Same as my browser
