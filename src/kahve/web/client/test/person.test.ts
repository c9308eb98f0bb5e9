import assert from "node:assert/strict";
import { test } from "node:test";
import { codeIn } from "../src/person/code";
import { bytes, text } from "../src/person/passkeys";
import { ago } from "../src/person/ago";
import { waitsAmongPeople } from "../src/person/waiting";

test("a link carries its code behind the mark, and nothing else is taken for one", () => {
  assert.equal(codeIn("#code=abcDEF"), "ABCDEF");
  for (const hash of ["", "#", "#code=", "#code=ABC DEF", "#code=<b>", "#cod=ABCDEF", "#code=ABCDEFABCDEFABCDEF"]) assert.equal(codeIn(hash), "");
});

test("how long ago something was is said in one unit", () => {
  const texts = [0, 59, 60, 119, 3599, 3600, 7200, 86400, 86400 * 3].map((seconds) => ago(1000, 1000 + seconds));
  assert.deepEqual(texts, ["just now", "just now", "1 minute ago", "1 minute ago", "59 minutes ago", "1 hour ago", "2 hours ago", "1 day ago", "3 days ago"]);
  // The clock of the device is behind that of the server.
  assert.equal(ago(2000, 1000), "just now");
});

test("bytes come through the text of a passkey as they were", () => {
  const all = Uint8Array.from({ length: 256 }, (_, i) => i);
  assert.match(text(all.buffer), /^[\w-]+$/);
  assert.deepEqual(bytes(text(all.buffer)), all);
  assert.equal(text(bytes("_-8").buffer as ArrayBuffer), "_-8");
});

test("a table waits among people where another person sits, and not against bots alone", () => {
  const player = (seat: number, kind: "person" | "bot" | "open") => ({ seat, kind, name: "", emblem: null });
  const waits = (yours: boolean, ...kinds: ("person" | "bot" | "open")[]) => waitsAmongPeople({ yours, seat: 0, players: kinds.map((kind, seat) => player(seat, kind)) });
  assert.deepEqual([waits(true, "person", "bot"), waits(true, "person", "open", "bot"), waits(true, "person", "bot", "person"), waits(false, "person", "person")], [false, false, true, false]);
});
