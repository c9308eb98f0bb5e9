// Every component in every state, on one page: `node build.mjs --design FOLDER` makes it, and tests/browser/test_design.py looks at it.
import { html, render, type TemplateResult } from "lit";
import { FACE_DOWN, type CardStyle } from "../src/cards/deck";
import { picture } from "../src/cards/pictures";
import { language, isFromRight } from "../src/language/page_language";
import { family } from "../src/fishing/family";
import { portrait } from "../src/home/portraits";
import { tables } from "../src/home/tables";
import "../src/language/home";
import "../src/language/letters";
import { message } from "../src/language/message";
import { letterFaces } from "../src/letters/letter_faces";
import { checkDesk, claimDesk, namingDesk, type DeskActs } from "../src/letters/desk";
import { newRack, tapTile } from "../src/letters/rack";
import { laid } from "../src/melding/laid_melds";
import { LearnPage } from "../src/learn/learn_page";
import { LessonTable } from "../src/learn/lesson_table";
import { progress } from "../src/learn/progress";
import { icon } from "../src/page/icons";
import { segments } from "../src/page/segments";
import { PuzzleTable } from "../src/puzzles/puzzle_table";
import { PuzzlesPage } from "../src/puzzles/puzzles_page";
import type { DealStory, Game, Hint, Meld, Move, Moment, Pile, Place, Scene, Zone } from "../src/protocol/messages";
import { askAbout, tapped } from "../src/table/capture_choice";
import { choosingButtons, choosingSays } from "../src/table/choosing_line";
import { curve } from "../src/table/curve";
import { FirstHelp } from "../src/table/first_help";
import { hand } from "../src/table/hand";
import { handCards } from "../src/table/hand_cards";
import { hintSlip } from "../src/table/hint";
import { Invite } from "../src/table/invite";
import { withKeys } from "../src/table/keyed_cards";
import { facesOf, noteFamily } from "../src/table/loaded_families";
import { scoreSheet } from "../src/table/score_sheet";
import { choosePanel, sheetPanel } from "../src/table/table_panels";
import { ownPlate, seatPlate } from "../src/table/seat_plate";
import { layOut } from "../src/table/spread";
import { tableBar } from "../src/table/table_bar";
import { Wire } from "../src/table/wire";
import type { Keys } from "../src/table/table_keys";
import { zone } from "../src/table/zones";

const STYLES: CardStyle[] = ["classic", "four-colour", "large-index"];
const NAMES = ["Ayla", "Αλέξανδρος", "سلمى", "Grandmother İğdeli"];
const nothingToDo = () => undefined;
const anyAct = new Proxy({}, { get: () => nothingToDo }) as Keys & DeskActs;

const move = (card: string, more: Partial<Move> = {}): Move => ({ move: card, card, says: card, ...more }) as Move;
const seats = NAMES.map((name, seat) => ({ seat, name, kind: ["person", "bot", "person", "open"][seat], side: seat % 2, away: seat === 2, stand_in: null, known: [], hand: seat ? Array<string>(4 + seat).fill(FACE_DOWN) : ["7H", "QS", "JD", "9C", "AD"] }));
const marks = [{ title: "Pisti", points: 10, card: "7D" }, { title: "Pisti", points: 20, card: "JC" }];
const table = {
  ...{ game: "pisti", family: "pile", title: "Pisti", seat: 0, you: 0, phase: "play", deal: 2, dealer: 1, turn: 0, target: 151, length: "", direction: "counterclockwise", rubber: null, clock: { seat: 0, left: 12 } },
  ...{ seats, scores: [87, 104], winners: [], history: [], can: ["hint"], may: [], show: { hints: true }, house: {}, origin: null, letters: undefined },
  sides: [0, 1].map((side) => ({ side, seats: [side, side + 2], name: NAMES[side], score: 87 + 17 * side, games: 0, cards: 12, points: 4, marks: side ? [] : marks, taken: null })),
  zones: [{ name: "pile", title: message("client-page-rules"), kind: "stack", count: 6, cards: ["9S", "7C"], under: 3, says: "" }, { name: "stock", title: message("client-table-hint"), kind: "stock", count: 24, cards: ["JS"], says: "" }],
  moves: [move("7H", { takes: 7 }), move("QS"), move("JD", { takes: 7, bonus: 10 }), move("AD")],
  refusals: { "9C": message("client-page-no") },
  sheet: { items: [{ name: "cards", title: message("client-table-last-moves-tool") }, { name: "total", title: message("client-table-before") }], rows: [0, 1].map((side) => ({ side, values: [7 * side, 11 + side] })) },
} as unknown as Scene;
const letters = { ...table, family: "letters", letters: { icons: {} }, seats: [{ ...seats[0]!, hand: ["AD", "CA", "SX", "WQ", "WR"] }], moves: ["A", "C", "S", "W", "none"].map((suit) => move("", { move: `rule ${suit}` })) } as unknown as Scene;
const stakes = (to: number) => ({ word: { to, points: [{ side: 1, change: -10 }] }, no_word: { to: 1, points: [{ side: 0, change: -10 }] } });
const claimed = { ...letters, seats: [letters.seats[0]!, ...table.seats.slice(1)], zones: [{ ...table.zones[0]!, kind: "trick", cards: ["AD", "CA", "SX", "WQ"] }], moves: [0, 2].map((to) => move("", { move: `claim ${to}`, word: "DAXQ", to: `${to}` })).concat(move("", { move: "no" })), letters: { icons: {}, sitters: [0, 1, 2, 3], controls: 1, claiming: [0, 2].map(stakes) } } as unknown as Scene;
const claim = { by: 1, to: 1, word: "DAXQ", cards: ["AD", "CA", "SX", "WQ"], stakes: stakes(1) } as unknown as Parameters<typeof checkDesk>[1];
const rack = newRack(claim.cards);
const wire = new Wire(anyAct as never, nothingToDo, nothingToDo);
wire.stands("lost", "");
const play = message("client-home-play-now");
const hint = { sure: true, level: 2, says: message("client-table-hint-sure"), worths: [4.5, 1, -3].map((worth, i) => ({ worth, error: i, cards: ["7H", "QS", "AD"].slice(0, i + 1), says: message("client-page-rulebook") })), why: [{ says: "", marks: ["taken", "safe", "out", "out", "held", "counts", "highest", "other"].map((role, i) => ({ role, says: role === "out" ? play : `${i + 1}`, card: ["7C", "QS", "7D", "7S", "JC", "AD", "9S", "2H"][i], name: "", seat: null })) }] } as unknown as Hint;
const says = message("client-page-rules-differ", { count: 3 });
const melds = (ranks: string) => [...ranks].map((rank, i) => ({ rank, cards: [...rank.repeat(3), ...(i === 1 ? ["2"] : [])], count: i === 1 ? 4 : 3, says: rank, title: rank }) as Meld);
const piles = ["clean", "dirty"].map((kind) => ({ kind, rank: kind === "clean" ? "5" : "9", count: 1, says: kind, title: kind, top: "" }) as Pile);
const onCloth = (ranks: string, isReady = false, own = "ours") => html`<section class="laid ${own}" style="flex:1 0 100%">${laid({ zone: { melds: melds(ranks), piles: ranks ? piles : [], red_threes: ranks.length > 6 ? 2 : 0 } as unknown as Zone, truth: undefined, tapping: own ? { ready: isReady, lit: new Set(["K"]), tap: nothingToDo } : null, style: "classic" })}</section>`;
const small = { name: "pisti", family: "pile", also: [], seats: { min: 2, max: 4 }, options: [], note: "", moment: { lying: [{ kind: "stack", cards: ["4C", "9H", "7S"] }], hand: ["2H", "7D", "KC"], moved: ["7D", "7S"] } } as unknown as Game;
const door = (title: string) => ({ game: { ...small, name: title }, title, says, values: null }) as unknown as Parameters<typeof tables>[1];

const part = (name: string, body: unknown, kind = ""): TemplateResult => html`<section class="part" data-part=${name} style="padding:1rem 1.2rem;position:relative"><div class=${kind} style="position:relative;display:flex;flex-wrap:wrap;gap:.8rem;align-items:center;padding:.8rem;inset:auto;height:auto;width:auto">${body}</div></section>`;
const button = (kind: string, words: unknown, disabled = false) => html`<button type="button" class=${kind} ?disabled=${disabled}>${words}</button>`;
const line = (kind: string, now: string, last: string, offers: unknown = "") => html`<section class="line ${kind}" style="flex:1 0 100%"><p class="line-now">${now}</p><p class="line-last">${last}</p>${offers}</section>`;
const step = (name: string, from: number, to: number, draw: (step: number) => TemplateResult) => part(name, Array.from({ length: to - from + 1 }, (_, i) => draw(from + i)));

noteFamily("pile", family);
// A panel lies among the other parts, and not above them.
HTMLDialogElement.prototype.showModal = function () { this.open = true; };
localStorage["kahve.lessons"] = localStorage["kahve.puzzles"] = '{"pisti":[1]}';
/** What an element of a page draws in a state that is given here, without a server to ask. */
const drawn = (element: object, state: object, part: string, ...args: unknown[]) => (Object.assign(element, state) as Record<string, (...args: unknown[]) => unknown>)[part]!(...args);
const lessons = { game: "pisti", family: "pile", title: "Pisti", lessons: [1, 2, 3].map((number) => ({ number, title: number > 1 ? says : play, moment: small.moment as Moment })), match: { says, setup: {} } };
const taughtAt = (number: number | null) => ({ kind: "learn", game: "pisti", number });
const lesson = (number: number, verdict: object | null) => drawn(new LessonTable(), { course: lessons, address: taughtAt(number), taught: { title: play, says, rule: "3.2" }, verdict }, "teacher");
const puzzle = (state: object) => drawn(new PuzzleTable(), { address: { ...taughtAt(2), kind: "puzzles" }, taught: { says: play, hard: says, grade: "fair", of: 3, title: "Pisti" }, ...state }, "teacher");
const puzzles = { daily: { game: "pisti", number: 1, title: "Pisti" }, games: [{ ...lessons, asks: says, moment: small.moment, puzzles: ["easy", "easy", "fair", "hard"].map((grade, i) => ({ grade, number: i + 1 })) }] };
const teachers = [lesson(1, null), lesson(2, { right: false, says }), lesson(3, { right: true, says }), puzzle({}), puzzle({ turnSoFar: ["7D"], verdict: { right: false, says } }), puzzle({ verdict: { right: true, says, then: [play, says] } }), puzzle({ gaveUp: true, verdict: { right: true, says } })];
const invited = { link: "https://kahve.example/t/k7fdoor", addresses: ["http://192.168.0.7:8000/t/k7fdoor"], says, reach: "network", code: picture("JC", "classic") };
const invitations = [{ open: 2, invited, bots: nothingToDo }, { open: 3, reserved: NAMES.slice(0, 2) }, { open: 0, purpose: "watch", invited: { ...invited, addresses: [] } }].map((state) => drawn(new Invite(), state, "render"));
const lying = { name: "floor", title: "", kind: "row", count: 4, cards: ["5H", "3S", "2D", "8C"], says: "" } as unknown as Zone;
const choice = askAbout({ card: "8D", key: "8D.0", refusal: "", moves: [move("8D", { taken: ["8C"] }), move("8D", { taken: ["5H", "3S"] }), move("8D", { taken: ["8C", "5H", "3S"], takes: 4, bonus: 10 })] }, withKeys(lying.cards))!;
const choices = [choice, tapped(choice, "5H.0"), tapped(tapped(choice, "8C.0"), "5H.0")];
const story = { result: says, match: play, standings: [[0, 0], [4, 10], [21, 10], [24, 31]], moves: 3, turned: { move: 2, side: 1, says }, best: { title: play, says, move: 2, cards: ["7H", "QS", "JD"] } } as unknown as DealStory;
const place = { table: "k7fdoor" } as Place;
const doors = ["Pisti", "Hand, Knee and Foot"].map(door);
const help = new FirstHelp({ element: document.body, redraw: async () => nothingToDo() });
const page = html`<style>.mini { content-visibility: visible !important; } .part :is(.desk, .hint-slip, .invite, .zones, dialog) { position: static !important; translate: none !important; margin: auto; } *, ::before { animation: none !important; transition: none !important; }</style><main style="width:720px;background:var(--room)">
  ${step("type", 1, 10, (n) => html`<span style="font:600 var(--type-${n})/1.2 var(--display)">${play} 1,204</span><span style="font-size:var(--type-${n})">${play} 1,204</span>`)}
  ${step("space", 1, 12, (n) => html`<span style="width:var(--space-${n});height:1rem;background:var(--brass)"></span>`)}
  ${part("buttons", [button("play", play), button("play", play, true), button("play small", play), button("soft", html`${icon.hint} ${play}`), button("soft", play, true), button("round", icon.close)])}
  ${part("on the cloth", [button("play", play), button("porcelain", html`${icon.eye} ${message("client-home-watch-and-replay")}`)], "hero")}
  ${part("words", html`<div class="words">${["Pisti", says, play].map((word, i) => html`<span class="signed">${i ? html`<span class="sign"> · </span>` : ""}<button type="button" class="word">${word}</button></span>`)}</div>`, "hero")}
  ${part("small tables", tables([{ heading: play, doors }], doors[0]!, (one) => (one === doors[0] ? play : ""), nothingToDo))}
  ${part("faces", html`<div class="presets" style="flex:1 0 100%">${["beginner", "expert"].map((level, i) => html`<label class="preset faced"><input type="radio" name="level" ?checked=${!i} />${portrait({ name: level })}<span class="preset-title">${play}</span><span class="preset-says">${says}</span></label>`)}</div>`)}
  ${part("fields", html`<input type="checkbox" class="switch" checked /><input type="checkbox" class="switch" /><input type="checkbox" class="switch" disabled /><input type="text" value="Kahve" aria-label=${play} /><select aria-label=${play}><option>${play}</option></select><div style="flex:1 0 100%">${segments(says, "one", STYLES.map((style) => [style, message("client-page-no")] as const), "classic", nothingToDo)}</div>`)}
  ${part("cards", [...STYLES.flatMap((style) => ["AS", "QH", "KD", "9C"].map((card) => html`<img src=${picture(card, style)} width="54" alt="" />`)), ...["AD", "CA", "SX", "WQ"].map((card) => html`<img src=${letterFaces(letters).picture(card, "classic")} width="54" alt="" />`), html`<img src=${picture(FACE_DOWN, "classic")} width="54" alt="" />`])}
  <div class="table-page" style="min-height:0;height:auto;display:block">
    ${part("bar", tableBar(table, "M", true, anyAct), "flat")}
    ${part("plates", html`${[1, 2, 3].map((seat) => seatPlate({ ...table, turn: 2 }, { seat, upright: [18 + 31 * (seat - 1), 30], wide: [18 + 31 * (seat - 1), 30] }, "classic"))}<div style="height:7rem"></div>`, "cloth")}
    ${part("zones", html`<div class="zones">${table.zones.map((one) => zone(one, null, "classic", nothingToDo))}</div>`, "cloth")}
    ${part("lines", [line("my-turn", says, message("client-page-not-fetched")), line("", says, message("client-page-not-fetched")), line("between", says, message("client-page-not-fetched"), html`<div class="offers">${button("play small", play)}</div>`)])}
    ${part("help", html`<section class="line my-turn" style="flex:1 0 100%">${help.view({ ...table, helps: [{ name: "aim", says }] } as unknown as Scene)}<p class="line-now">${says}</p><p class="line-last">${says}</p></section>`)}
    ${part("melds", [onCloth("K4", true), onCloth("456789TK"), html`<div class="sides" style="flex:1 0 100%">${onCloth("78", false, "")}</div>`, onCloth("")], "cloth melding")}
    ${part("hand", html`<div class="mine" style="flex:1 0 100%">${ownPlate(table)}</div>${hand({ cards: handCards(table), focus: 0, leaving: null, myTurn: true, inQuestion: "AD", faces: facesOf(table), style: "classic", choose: nothingToDo, focused: nothingToDo, left: nothingToDo, pointed: nothingToDo, grab: nothingToDo })}`)}
    ${[namingDesk(letters, anyAct), claimDesk(claimed, { rack, firm: false, style: "classic", tap: nothingToDo, move: nothingToDo }, anyAct), claimDesk(claimed, { rack: tapTile(rack, 2), firm: false, style: "four-colour", tap: nothingToDo, move: nothingToDo }, anyAct), checkDesk({ ...claimed, moves: ["accept", "spellcheck"].map((name) => move("", { move: name })) }, claim, "classic", anyAct)].map((desk) => part("desk", desk, "lettered"))}
    ${part("strip", html`<section class="line" style="flex:1 0 100%">${wire.strip()}<p class="line-now">${says}</p><p class="line-last">${says}</p></section>`)}
    ${part("people", [["", says, ""], ["decides", says, html`<div class="people-buttons">${button("soft main", play)}${button("soft", play)}</div>`]].map(([kind, words, ways]) => html`<section class="people-line ${kind}" style="flex:1 0 100%"><p class="people-news">${words}</p>${ways}${button("round", icon.talk)}</section>`))}
    ${part("notice", html`<p class="notice shown" style="position:static;translate:none;margin:auto">${says}</p>`)}
    ${part("teacher", teachers.map((teacher) => html`<div class="teaching" style="display:block;flex:1 0 100%">${teacher}</div>`))}
    ${choices.map((asking) => part("capture", html`<div style="position:relative;flex:1 0 100%;height:9rem;--band:0;--end:0;--foot:0;--side:0">${zone(lying, { lit: asking.now.lit, maybe: asking.now.open, expecting: false, choice: { asking, tap: nothingToDo, take: nothingToDo, focused: nothingToDo } }, "classic", nothingToDo)}</div><section class="line my-turn asking" style="flex:1 0 100%"><p class="line-now">${choosingSays(asking, withKeys(lying.cards))}</p>${choosingButtons(asking, nothingToDo, nothingToDo)}</section>`, "cloth floored"))}
    ${part("capture", choosePanel("8D", choice.handCard.moves.map((one) => ({ ...one, says })), "classic", nothingToDo, nothingToDo))}
    ${part("invitation", invitations.map((one) => html`<div style="flex:1 0 100%">${one}</div>`))}
    ${part("slips", hintSlip(hint, facesOf(table), "classic", nothingToDo))}
  </div>
  ${part("curve and progress", html`<div style="flex:1 0 100%">${curve({ rows: [[0, 0], [4, 10], [21, 10], [24, 31]], names: NAMES.slice(0, 2), own: 0, lowWins: false, turned: { row: 2, side: 1 }, label: says })}${progress(says, 0.4)}</div>`)}
  ${part("boards", [drawn(new LearnPage(), { address: taughtAt(null) }, "list", lessons), drawn(new PuzzlesPage(), {}, "all", puzzles, undefined)].map((board) => html`<div class="home learn puzzles" style="flex:1 0 100%;min-height:0">${board}</div>`))}
  ${[table, { ...table, phase: "over", winners: [0], history: [1, 2].map((deal) => ({ deal, totals: [20, 12], scores: [24 * deal, 31 * deal] })) } as unknown as Scene].map((scene) => part("story", sheetPanel(place, { ...scene, dealt: { name: "1.1" } } as unknown as Scene, story, "classic", button("play small", play), nothingToDo, [icon.eye, icon.hint, icon.play, ""].map((one) => button("soft", html`${one} ${play}`)))))}
  ${part("panel", html`<div class="panel-sheet" style="width:100%"><header class="panel-head"><h2>${play}</h2>${button("round", icon.close)}</header><div class="panel-body">${scoreSheet({ ...table, phase: "over", winners: [1] }, "classic")}</div></div>`)}
</main>`;

Object.assign(document.documentElement, { lang: language, dir: isFromRight ? "rtl" : "ltr" });
render(page, document.body);
for (const area of document.querySelectorAll<HTMLElement>(".floor")) layOut(area);
