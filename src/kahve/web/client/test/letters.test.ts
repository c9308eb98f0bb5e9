import assert from "node:assert/strict";
import { test } from "node:test";
import { ALPHABET, capitals, footing, isWritten, placeOf } from "../src/cards/alphabet";
import type { CardStyle } from "../src/cards/deck";
import { LETTER_SUITS } from "../src/cards/letter_suits";
import { letterPicture, letterTitle } from "../src/cards/letter_pictures";
import { picture } from "../src/cards/pictures";

const STYLES: CardStyle[] = ["classic", "four-colour", "large-index"];
const ALL = LETTER_SUITS.flatMap((suit) => ALPHABET.map((letter) => suit + letter));

function drawn(card: string, style: CardStyle = "classic", icons?: number): string {
  return decodeURIComponent(letterPicture(card, style, icons).replace("data:image/svg+xml,", ""));
}

/** The peppers lie, so each is known by the first stroke of its body. */
function peppersOn(svg: string): number {
  return svg.split("M22 34C6 40").length - 1;
}

test("every suit has every letter, each card with a face of its own in every style", () => {
  assert.equal(ALL.length, 4 * 32);
  for (const style of STYLES) assert.equal(new Set(ALL.map((card) => letterPicture(card, style))).size, 4 * 32);
});

test("every face of a letter is a whole drawing without a missing number or a foreign address", () => {
  for (const svg of STYLES.flatMap((style) => ALL.map((card) => drawn(card, style)))) {
    assert.match(svg, /^<svg .*<\/svg>$/s);
    assert.doesNotMatch(svg, /NaN|undefined|href/);
    assert.deepEqual([...svg.matchAll(/https?:[^"]*/g)].map(String), ["http://www.w3.org/2000/svg"]);
    assert.deepEqual(unclosed(svg), []);
  }
});

/** The elements still open at the end; an end without its beginning is one too. */
function unclosed(svg: string): string[] {
  const open: string[] = [];
  for (const [, end, name, rest] of svg.matchAll(/<(\/?)([a-zA-Z]+)([^<>]*)>/g)) {
    if (end && open.at(-1) === name) open.pop();
    else if (end || !rest!.endsWith("/")) open.push(end! + name);
  }
  return open;
}

test("a pepper card has as many peppers as are said, by its rank where nothing is said", () => {
  for (const style of STYLES) {
    assert.deepEqual(["CA", "CH", "CI", "CN", "CO", "CT", "CU"].map((card) => peppersOn(drawn(card, style))), [1, 1, 2, 2, 3, 3, 4]);
    assert.deepEqual([1, 2, 3, 4].map((icons) => peppersOn(drawn("CZ", style, icons))), [1, 2, 3, 4]);
    assert.equal(peppersOn(drawn("SA", style)), 0);
  }
});

test("the dog and the turtle are marked, and another letter can be either", () => {
  const night = "#08222f";
  const dark = ALL.filter((card) => drawn(card).includes(night));
  assert.deepEqual(dark, ["AD", "AT"]);
  assert.ok(decodeURIComponent(letterPicture("AH", "classic", 0, "dog")).includes(night));
  assert.ok(!decodeURIComponent(letterPicture("AD", "classic", 0, "none")).includes(night));
});

test("a letter that turned about reads as another has a line beneath it", () => {
  for (const letter of "MWNZ") assert.notEqual(footing(letter, 0, 0, 10, "red"), "");
  for (const letter of "ABDR") assert.equal(footing(letter, 0, 0, 10, "red"), "");
});

test("letter cards are named as people say them", () => {
  assert.equal(letterTitle("AD"), "D of animals, the Dog");
  assert.equal(letterTitle("AT"), "T of animals, the Turtle");
  assert.equal(letterTitle("AA"), "A of animals, the Ant");
  assert.equal(letterTitle("AQ"), "Q of animals");
  assert.equal(letterTitle("AH", 0, "dog"), "H of animals, the Dog");
  assert.equal(letterTitle("AD", 0, "none"), "D of animals");
  assert.equal(letterTitle("CU"), "U of chili peppers, 4 peppers");
  assert.equal(letterTitle("CA"), "A of chili peppers, 1 pepper");
  assert.equal(letterTitle("CA", 3), "A of chili peppers, 3 peppers");
  assert.equal(letterTitle("SA"), "A of sours");
  assert.equal(letterTitle("WT"), "T of sweets");
  assert.equal(letterTitle("??"), "card face down");
});

test("the codes of letters do not meet those of other decks, and a card of no deck lies face down", () => {
  assert.notEqual(letterPicture("AD", "classic"), picture("AD", "classic"));
  assert.equal(letterPicture("??", "classic"), picture("??", "classic"));
  assert.equal(letterPicture("5H", "classic"), picture("??", "classic"));
});

test("Turkish words are written in the capitals of their own alphabet", () => {
  assert.equal(capitals("iğne ılık", "tr"), "İĞNE ILIK");
  assert.equal(capitals("i\u0307z", "tr"), "İZ");
  assert.equal(capitals("stir", "en"), "STIR");
  assert.deepEqual(["İĞNE", "WIFI", "", "A B"].map((word) => isWritten(word, "tr")), [true, false, false, false]);
  assert.deepEqual(["STIR", "İĞNE"].map((word) => isWritten(word, "en")), [true, false]);
  const order = (letters: string) => [...letters].sort((a, b) => placeOf(a) - placeOf(b)).join("");
  assert.equal(order("ZÜUŞSÖOİIĞGÇCQXW"), "CÇGĞIİOÖQSŞUÜWXZ");
});

test("every animal of the Turkish deck has a picture, and its name there begins with its letter", () => {
  const title = (card: string) => letterTitle(card, 0, "none", "tr");
  assert.match(title("AA"), /bear/i);
  assert.match(title("AK"), /wolf/i);
  assert.match(title("AE"), /donkey/i);
  for (const letter of "AEFIİKLMRÜV") assert.match(title(`A${letter}`), /, the /);
  assert.equal(title("AG"), "G of animals");
  assert.notEqual(letterPicture("AE", "classic", 0, "none", "tr"), letterPicture("AE", "classic", 0, "none", "en"));
});
