import assert from "node:assert/strict";
import { test } from "node:test";
import { deckIn, NoDeck } from "../src/home/deck_file";
import { layHand } from "../src/letters/lay_hand";
import { moveTile, newRack, rackFor, tapTile, typeBack, typeLetter, wordOf, type Rack } from "../src/letters/rack";
import { stakeSays, youOr } from "../src/letters/letter_sentences";
import { apart, nextOrder, sorted } from "../src/letters/sorting";
import type { Scene } from "../src/protocol/messages";
import { letterFaces } from "../src/letters/letter_faces";
import type { HandCard } from "../src/table/hand_cards";

const RACK = newRack(["SD", "SR", "AB", "SA"]);

function typed(rack: Rack, word: string): Rack {
  return [...word].reduce((so, letter) => typeLetter(so, letter) ?? so, rack);
}

function hand(...cards: string[]): HandCard[] {
  return cards.map((card) => ({ key: `${card}.0`, card, moves: [], refusal: "" }));
}

const OTHERS = [{ seat: 0, name: "Ada" }, { seat: 1, name: "Ayla" }, { seat: 2, name: "You" }, { seat: 3, name: "Kemal" }];

function scene(more: object): Scene {
  const seats = [{ seat: 0, name: "You" }, { seat: 1, name: "Ayla" }, { seat: 2, name: "Deniz" }, { seat: 3, name: "Kemal" }];
  const sides = [{ side: 0, seats: [0, 2] }, { side: 1, seats: [1, 3] }];
  return { seat: 0, you: 0, seats, sides, letters: { icons: { CU: 1 }, special: { AH: "dog" } }, ...more } as unknown as Scene;
}

const CLAIMS = [{ move: "scrump BARD", word: "BARD", to: 0 }, { move: "no scrump" }];

/** A whole trick, at this stage of the turn of this seat. */
function whole(stage: string, turn: number, moves: object[]): Scene {
  const zones = [{ name: "trick", cards: ["SD", "SR", "AB", "SA"] }];
  return scene({ phase: "play", turn, moves, draft: null, zones, letters: { stage } });
}

test("the desk of a claim opens by itself where a word can be claimed, and only there", () => {
  assert.deepEqual(rackFor(whole("scrump", 0, CLAIMS), null), RACK);
  assert.equal(rackFor(whole("scrump", 0, [{ move: "no scrump" }]), null), null);
  assert.equal(rackFor(whole("scrump", 3, []), null), null);
  assert.equal(rackFor(whole("play", 0, [{ move: "SA" }]), null), null);
  assert.equal(rackFor(whole("check", 0, [{ move: "accept" }]), RACK), null);
});

test("letters that one has arranged lie so until the trick is another", () => {
  const arranged = typed(RACK, "BARD");
  assert.equal(rackFor(whole("scrump", 0, CLAIMS), arranged), arranged);
  assert.deepEqual(rackFor(whole("scrump", 0, CLAIMS), typed(newRack(["SO", "SG"]), "GO")), RACK);
});

test("the letters of a trick lie in the order played until they are arranged", () => {
  assert.equal(wordOf(RACK), "DRBA");
});

test("typing a word lays its tiles in order, and begins anew behind the last letter", () => {
  assert.equal(wordOf(typed(RACK, "BARD")), "BARD");
  assert.equal(wordOf(typed(RACK, "BARDDRAB")), "DRAB");
  assert.equal(wordOf(typed(RACK, "BA")), "BADR");
});

test("a letter that no tile has left is not typed, and one can be taken back", () => {
  assert.equal(typeLetter(RACK, "K"), null);
  assert.equal(typeLetter(typed(RACK, "B"), "B"), null);
  assert.equal(wordOf(typed(typeBack(typed(RACK, "BA")), "R")), "BRAD");
});

test("of two equal letters each tile is used once", () => {
  const rack = newRack(["WA", "CI", "CT", "AT"]);
  const word = typed(rack, "TAIT");
  assert.equal(wordOf(word), "TAIT");
  assert.deepEqual([...word.order].sort(), [0, 1, 2, 3]);
});

test("two taps exchange two tiles, and a tile is moved between others", () => {
  assert.equal(tapTile(RACK, 0).picked, 0);
  assert.equal(wordOf(tapTile(tapTile(RACK, 0), 2)), "BRDA");
  assert.equal(wordOf(tapTile(tapTile(RACK, 1), 1)), "DRBA");
  assert.equal(wordOf(moveTile(RACK, 3, 0)), "ADRB");
  assert.equal(wordOf(moveTile(RACK, 0, 9)), "RBAD");
});

test("a hand is sorted by suit as it comes, by letter, or with the vowels apart", () => {
  const cards = hand("AD", "AE", "CA", "CD", "SO");
  const codes = (order: "suit" | "letter" | "vowels") => sorted(cards, order).map(({ card }) => card).join(" ");
  assert.equal(codes("suit"), "AD AE CA CD SO");
  assert.equal(codes("letter"), "CA AD CD AE SO");
  assert.equal(codes("vowels"), "CA AE SO AD CD");
  assert.equal(apart(sorted(cards, "vowels"), "vowels"), "AD.0");
  assert.equal(apart(cards, "suit"), null);
  assert.equal(apart(hand("AD", "CD"), "vowels"), null);
  assert.equal(nextOrder(nextOrder(nextOrder("suit"))), "suit");
});

test("up to twenty cards can be told apart on a telephone, and none lies outside", () => {
  for (let count = 1; count <= 20; count += 1) {
    const { rows, card, step } = layHand(count, 344, 156);
    const across = Math.ceil(count / rows);
    assert.ok(step >= 30, `${count} cards: ${step}`);
    assert.ok(Math.max(across * step, (across - 1) * step + card) <= 344 + 1e-6, `${count} cards`);
    assert.ok(rows * card * 1.4 + (rows - 1) * 6 <= 156 + 1e-6);
  }
});

test("what a check would come to is said in names", () => {
  const stakes = { word: { to: 3, points: [{ side: 0, change: -2 }] }, no_word: { to: 0, points: [{ side: 1, change: -2 }] } };
  assert.equal(stakeSays(scene({}), stakes, "word"), "Kemal takes the trick; points: us −2");
  assert.equal(stakeSays(scene({}), stakes, "no_word"), "you take the trick; points: them −2");
  assert.equal(stakeSays(scene({ seat: 2, you: 2, seats: OTHERS }), stakes, "word"), "Kemal takes the trick; points: us −2");
  const unknown = { word: { to: 3, points: [{ side: -1, change: -2 }] }, no_word: stakes.no_word };
  assert.equal(stakeSays(scene({}), unknown, "word"), "Kemal takes the trick; points: whoever has it checked −2");
  const soup = scene({ letters: { soup: "PEAR" }, sides: [{ side: 0, seats: [0] }, { side: 1, seats: [1] }] });
  const eats = { to: 0, points: [{ side: 1, change: -5 }, { side: 0, change: 5 }] };
  assert.equal(stakeSays(soup, { word: eats, no_word: { to: null, points: [] } }, "word"), "you eat the soup; points: Ayla −5, you +5");
  assert.equal(youOr(soup, 0), "you");
  assert.equal(youOr(soup, 1), "other");
});

test("the same code is another card where letters are played, and what is special is as this deck has it", () => {
  assert.equal(letterFaces(scene({})).title("AD"), "D of animals");
  assert.equal(letterFaces(scene({})).title("AH"), "H of animals, the Dog");
  assert.equal(letterFaces(scene({})).title("CU"), "U of chili peppers, 1 pepper");
});

const DECK = {
  id: "mine",
  suits: [
    { code: "A", name: "Animals", letters: "ABDEFINORSTWZ" },
    { code: "C", name: "Chili Peppers", letters: "ACEHILMNOQRTU", icons: "1111222233334" },
    { code: "S", name: "Sours", letters: "ADEGILOPRSTXY" },
    { code: "W", name: "Sweets", letters: "AEIJKNOPRSTUV" },
  ],
  dog: "AD",
  turtle: "AT",
  removed_for_three: "SA",
  soup_starter: "SP",
};

test("a deck file fills in the rows of a deck of your own", () => {
  assert.deepEqual(deckIn(JSON.stringify(DECK)), {
    deck: "custom",
    animals: "ABDEFINORSTWZ",
    chili_peppers: "ACEHILMNOQRTU",
    icons: "1111222233334",
    sours: "ADEGILOPRSTXY",
    sweets: "AEIJKNOPRSTUV",
    dog: "AD",
    turtle: "AT",
    removed: "SA",
    starter: "SP",
  });
});

test("a file that is not a deck says what is missing", () => {
  const without = (change: object) => JSON.stringify({ ...DECK, ...change });
  assert.throws(() => deckIn("a deck"), new NoDeck("This file is not a deck of letters: it is not JSON."));
  assert.throws(() => deckIn("[1]"), NoDeck);
  assert.throws(() => deckIn(without({ suits: DECK.suits.slice(1) })), new NoDeck("This deck file has no list of four suits."));
  assert.throws(() => deckIn(without({ suits: [...DECK.suits.slice(1), { code: "X" }] })), new NoDeck('This deck file has a suit with the code "X": the codes are A, C, S and W.'));
  assert.throws(() => deckIn(without({ suits: [...DECK.suits.slice(1), DECK.suits[1]] })), new NoDeck("This deck file has the suit C twice."));
  assert.throws(() => deckIn(without({ dog: undefined })), new NoDeck("This deck file does not say which card is its dog."));
});
