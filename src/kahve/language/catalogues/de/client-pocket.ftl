# Die Tasche: der Tisch als Seite, die ohne Server läuft und, einmal geöffnet, auch ohne Netz.

client-pocket-fetching = Der Tisch wird geladen: { $percent } %.
client-pocket-opening = Der Tisch wird gedeckt.
client-pocket-others-coming = Die anderen kommen: { $percent } %. Du kannst schon spielen.
client-pocket-others-sitting = Die anderen setzen sich gerade.
client-pocket-once = Das geschieht nur einmal. Danach braucht diese Seite kein Netz.
client-pocket-whole = Jetzt ist alles in diesem Browser: Diese Seite braucht kein Netz.
client-pocket-no-wasm = Diesem Browser fehlt WebAssembly, das der Tisch braucht. Nimm einen neueren Browser.
client-pocket-elsewhere = Der Tisch ist auf einer anderen Seite dieses Browsers offen. Schließ sie, um hier weiterzuspielen.
client-pocket-newer = Eine neuere Version hat in diesem Browser Partien gespeichert. Lade die Seite neu, um diese Version zu bekommen.
client-pocket-broken = Der Tisch ist stehen geblieben. Lade die Seite neu: Jeder bestätigte Zug ist gespeichert.
client-pocket-not-written = Dieser Browser konnte einen Zug nicht speichern. Lade die Seite neu: Alles davor ist gespeichert.
client-pocket-not-kept = Dieser Browser speichert nichts für diese Seite. Beim Schließen gehen die Partien verloren.
client-pocket-new-version = Es gibt eine neue Version dieser Seite.
client-pocket-take-version = Jetzt verwenden
client-pocket-understood = OK
