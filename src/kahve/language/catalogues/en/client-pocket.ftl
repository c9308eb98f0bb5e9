# The pocket: the table as a page that works without a server, and without a network once it has been opened.

# $percent: how much of it is here, as a number from 0 to 100.
client-pocket-fetching = Loading the table: { $percent }%.
client-pocket-opening = Setting up the table.
client-pocket-others-coming = Loading the other players: { $percent }%. You can already play.
client-pocket-others-sitting = The others are sitting down.
client-pocket-once = This happens only once. After that this page needs no network.
client-pocket-whole = Everything is in this browser now: this page needs no network.
client-pocket-no-wasm = This browser has no WebAssembly, which the table needs. Use a newer browser.
client-pocket-elsewhere = The table is open on another page of this browser. Close that page to go on here.
client-pocket-newer = A newer version has saved matches in this browser. Reload the page to get that version.
client-pocket-broken = The table has stopped. Reload the page: every confirmed move is saved.
client-pocket-not-written = This browser could not save a move. Reload the page: everything before that move is saved.
client-pocket-not-kept = This browser saves nothing for this page. Matches are lost when you close it.
client-pocket-new-version = There is a new version of this page.
client-pocket-take-version = Use it now
client-pocket-understood = OK
