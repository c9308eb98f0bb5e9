# The pocket: the table as a page that works without a server, and without a network once it has been opened.

# $percent: how much of it is here, as a number from 0 to 100.
client-pocket-fetching = The table is on its way: { $percent } %.
client-pocket-opening = The table is being laid.
client-pocket-others-coming = The others are on their way: { $percent } %. You may play already.
client-pocket-others-sitting = The others are sitting down.
client-pocket-once = This happens once. After that this page needs no network.
client-pocket-no-wasm = This browser has no WebAssembly, and without it no table can be laid here. Use a newer browser.
client-pocket-elsewhere = The table is open on another page of this browser. Close that page, and this one goes on.
client-pocket-newer = A newer version has kept matches in this browser. Load the page again to get that version.
client-pocket-broken = The table has stopped. Load the page again: every move that was answered is kept.
client-pocket-not-written = This browser could not write a move down. Load the page again: what was played before is kept.
client-pocket-not-kept = This browser keeps nothing for this page. Matches are lost when it is closed.
client-pocket-new-version = There is a new version of this page.
client-pocket-take-version = Use it now
client-pocket-understood = All right
