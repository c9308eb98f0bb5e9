import assert from "node:assert/strict";
import { test } from "node:test";
import "../src/language/cards";
import { preferred } from "../src/language/page_language";
import { plainly } from "../src/language/direction";
import "../src/language/home";
import "../src/language/page";
import { message, noun, paragraph } from "../src/language/message";
import { inflected } from "../src/language/names";
import { listed, rich } from "../src/language/rich";
import "../src/language/table";

test("a sentence has the plural of its number, and a list as the language writes it", () => {
  assert.equal(message("client-home-players", { count: 1 }), "1 player");
  assert.equal(message("client-home-players", { count: 4 }), "4 players");
  assert.equal(message("client-table-seats-open-kept", { count: 2, names: ["Ayla", "Deniz", "Kemal"] }), "2 seats are open, kept for Ayla, Deniz and Kemal.");
  assert.equal(message("client-home-players-named", { numbers: ["2", "4"] }), "2 or 4 players");
  assert.equal(message("client-home-rules-and-more", { rules: ["Target 101", "Two packs"], more: 3 }), "Target 101, Two packs and 3 more");
  assert.equal(message("client-page-points", { points: -2 }), "−2 points");
});

test("a noun has the form that its sentence asks for", () => {
  const ace = noun("cards-card", "french", { rank: noun("cards-rank", "A"), suit: noun("cards-suit", "H") });
  assert.equal(message("client-table-choose-what-takes", { card: ace }), "Choose what the ace of hearts takes.");
  assert.equal(message("client-cards-some", { rank: noun("cards-rank", "A"), count: 1 }), "an ace");
  assert.equal(message("client-cards-some", { rank: noun("cards-rank", "6"), count: 3 }), "3 sixes");
});

test("a name is in the genitive of its language", () => {
  assert.equal(message("client-table-of-name", { name: "Ayla" }), "Ayla's");
});

test("Turkish names keep vowel harmony, as on the server", () => {
  const cases = ["genitive", "accusative", "dative", "locative", "ablative", "instrumental"];
  const forms = (name: string) => cases.map((each) => inflected(name, each, "tr")).join(" ");
  assert.equal(forms("Ayla"), "Ayla'nın Ayla'yı Ayla'ya Ayla'da Ayla'dan Ayla'yla");
  assert.equal(forms("Zeynep"), "Zeynep'in Zeynep'i Zeynep'e Zeynep'te Zeynep'ten Zeynep'le");
  assert.equal(forms("YILDIZ"), "YILDIZ'ın YILDIZ'ı YILDIZ'a YILDIZ'da YILDIZ'dan YILDIZ'la");
  assert.equal(forms("Bot 40"), "Bot 40'ın Bot 40'ı Bot 40'a Bot 40'ta Bot 40'tan Bot 40'la");
  assert.equal(forms("Mustafa Kemal"), "Mustafa Kemal'in Mustafa Kemal'i Mustafa Kemal'e Mustafa Kemal'de Mustafa Kemal'den Mustafa Kemal'le");
  assert.equal(forms("Zuhal"), "Zuhal'in Zuhal'i Zuhal'e Zuhal'de Zuhal'den Zuhal'le");
  assert.equal(forms("Erdal"), "Erdal'ın Erdal'ı Erdal'a Erdal'da Erdal'dan Erdal'la");
  assert.equal(inflected("أحمد", "genitive", "tr"), "أحمد'in");
});

test("parts of the page stand where the language wants them", () => {
  assert.deepEqual(rich("client-table-decision-head", { turn: 3 }, { place: "P", name: "N" }), ["", "P", ": turn 3, ", "N", ""]);
  assert.deepEqual(listed(["A", "B", "C"]), ["A", ", ", "B", " and ", "C"]);
});

test("only what is written against the sentence is isolated", () => {
  assert.equal(plainly("Seat \u20682\u2069 of \u2068Ayla\u2069", false), "Seat 2 of Ayla");
  assert.equal(plainly("Seat \u20682\u2069 of \u2068أيلا\u2069", false), "Seat 2 of \u2068أيلا\u2069");
  assert.equal(plainly("مقعد \u2068Ayla\u2069", true), "مقعد \u2068Ayla\u2069");
  assert.equal(plainly("\u2068a \u2068ب\u2069 c\u2069", false), "a \u2068ب\u2069 c");
  assert.equal(plainly("\u2068أنت و\u2068Ayla\u2069 \u2068−2\u2069\u2069", true), "أنت و\u2068Ayla\u2069 \u2068−2\u2069");
  assert.equal(plainly("\u2068Ayla أيلا\u2069", true), "\u2068Ayla أيلا\u2069");
  assert.equal(plainly("Points: \u2068−2\u2069", false), "Points: −2");
});

test("the first wish that is offered is the language, and English otherwise", () => {
  assert.equal(preferred(["", "de-AT", "tr-TR", "el"], ["en", "tr", "el"]), "tr");
  assert.equal(preferred(["de"], ["en", "tr"]), "en");
  assert.equal(preferred([], ["en"]), "en");
});

test("what no catalogue has, and what a message is not given, are faults", () => {
  assert.throws(() => message("client-home-no-such"), /No catalogue has the message client-home-no-such/);
  assert.throws(() => message("client-home-players"), /The message client-home-players cannot be said: Unknown variable: \$count/);
});

test("a paragraph leaves out what is empty", () => {
  assert.equal(paragraph("One.", "", "Two."), "One. Two.");
});
