import assert from "node:assert/strict";
import { test } from "node:test";
import "../src/language/cards";
import type { CardStyle } from "../src/cards/deck";
import { french } from "../src/cards/french";
import { cardName, cardTitle, picture } from "../src/cards/pictures";
import { pileTop } from "../src/cards/pile_top";
import { PIPS } from "../src/cards/pips";
import { ranked } from "../src/cards/ranked_deck";
import { RANKS } from "../src/cards/ranks";

const STYLES: CardStyle[] = ["classic", "four-colour", "large-index"];

test("the French deck has 52 cards and a joker, each with a face of its own in every style", () => {
  assert.equal(french.codes().length, 53);
  for (const style of STYLES) assert.equal(new Set(french.codes().map((code) => french.face(code, style))).size, 53);
});

test("every face and the back are whole drawings without a missing number or a foreign address", () => {
  const drawings = [french.back(), ...[french, ranked].flatMap((deck) => STYLES.flatMap((style) => deck.codes().map((code) => deck.face(code, style))))];
  for (const kind of ["clean", "dirty", "wild"]) drawings.push(pileTop("K", kind), pileTop("wild", kind));
  for (const svg of drawings) {
    assert.match(svg, /^<svg .*<\/svg>$/s);
    assert.doesNotMatch(svg, /NaN|undefined|href/);
    assert.equal(svg.match(/<g[ >]/g)?.length ?? 0, svg.match(/<\/g>/g)?.length ?? 0);
    assert.deepEqual([...svg.matchAll(/https?:[^"]*/g)].map(String), ["http://www.w3.org/2000/svg"]);
  }
});

test("a number card shows as many signs as its number, laid out the same from both sides", () => {
  RANKS.slice(1, 10).forEach((rank, i) => {
    const places = PIPS[rank]!;
    assert.equal(places.length, i + 2);
    // The seven has its odd sign in the upper half, as everywhere.
    if (rank === "7") return;
    const turned = new Set(places.map(([x, y]) => `${250 - x} ${350 - y}`));
    assert.ok(places.every(([x, y]) => turned.has(`${x} ${y}`)), rank);
  });
});

test("the four-colour style gives each suit a colour of its own", () => {
  const inks = ["C", "D", "H", "S"].map((suit) => /stroke="(#\w+)" stroke-width="9"/.exec(french.face(`5${suit}`, "four-colour"))![1]);
  assert.equal(new Set(inks).size, 4);
});

test("cards are named as people say them", () => {
  assert.equal(cardName("5H"), "five of hearts");
  assert.equal(cardTitle("TD"), "Ten of diamonds");
  assert.equal(cardName("*"), "joker");
  assert.equal(cardName("??"), "card face down");
});

test("a card of a deck nobody has drawn yet shows its code", () => {
  assert.equal(cardTitle("AD9"), "AD9");
  assert.match(decodeURIComponent(picture("ZZ", "classic")), />ZZ<\/text>/);
  assert.match(decodeURIComponent(picture("<&", "classic")), />&lt;&amp;<\/text>/);
  assert.doesNotMatch(decodeURIComponent(picture("??", "classic")), /text/);
});
