import assert from "node:assert/strict";
import { test } from "node:test";
import { folded, sounded } from "../src/language/folding";
import { seek } from "../src/page/rulebook_search";

/** A part of a page, as far as the search looks at it. */
function part(tagName: string, textContent: string, strong = ""): { tagName: string; textContent: string; hidden: boolean; querySelector: () => { textContent: string } | null } {
  return { tagName, textContent, hidden: false, querySelector: () => (strong ? { textContent: strong } : null) };
}

const parts = () => [
  part("P", "An old game."),
  part("H2", "3 The play"),
  part("P", "3.1 Play a card.", "3.1"),
  part("P", "3.2 Take the pile.", "3.2"),
  part("BLOCKQUOTE", "House rule: a pişti on top."),
  part("H2", "4 The bonus"),
  part("P", "4.1 Ten points.", "4.1"),
];

test("a search shows the paragraphs with all its words, with their house rules and titles", () => {
  const children = parts();
  assert.equal(seek({ children } as unknown as Element, "pile PISTI"), 1);
  assert.deepEqual(children.filter((one) => !one.hidden).map((one) => one.textContent), ["3 The play", "3.2 Take the pile.", "House rule: a pişti on top."]);
  assert.equal(seek({ children } as unknown as Element, "whist"), 0);
  assert.ok(children.every((one) => one.hidden));
  assert.equal(seek({ children } as unknown as Element, "bonus"), 1);
  assert.ok(!children.at(-1)!.hidden);
  assert.equal(seek({ children } as unknown as Element, "  "), null);
  assert.ok(children.every((one) => !one.hidden));
});

test("letters are sought without capitals and accents", () => {
  assert.equal(folded("PİŞTİ kâğıt"), "pisti kagit");
  assert.equal(folded("Πάστρας"), folded("ΠΑΣΤΡΑΣ"));
  assert.equal(folded("لعبة أحمد"), folded("لعبه احمـد"));
});

test("a name is known by its sound in each way of writing it, as on the server", () => {
  const alike = [["Ξερή", "ξερη", "XERI", "kseri", "Kserí"], ["Pişpirik", "PİŞPİRİK", "pishpirik"], ["Koumi", "el komi", "kumi"], ["الباصرة", "باصره"], ["Κολτσίνα", "koltsina"], ["Μπάσρα", "basra", "Bassra"]];
  for (const [name, ...others] of alike) for (const other of others) assert.equal(sounded(other), sounded(name!));
  assert.equal(sounded("-"), "");
  assert.equal(sounded("el"), "el");
});
