import { html, nothing, type TemplateResult } from "lit";
import type { CardStyle } from "../cards/deck";
import { icon } from "../page/icons";
import type { Claim, Move, Scene, Stakes } from "../protocol/messages";
import { letterFaces } from "./letter_faces";
import type { HandCard } from "../table/hand_cards";
import { rackView, type RackView } from "./rack_view";
import { wordOf } from "./rack";
import { stakeSays, whoIs, whose, youOr } from "./letter_sentences";
import { suitSign, suitTitle } from "./signs";
import { letterOf } from "./sorting";
import "../language/letters";
import "../language/table";
import { message, paragraph } from "../language/message";
import { rich } from "../language/rich";

/** What a desk can do for the person before it. */
export interface DeskActs {
  play: (move: Move) => void;
  tell: (says: string) => void;
}

/** What has to be decided, laid out on a sheet of paper over the lower end of the cloth; it stays until it is decided. */
function desk(kind: string, title: unknown, body: unknown): TemplateResult {
  return html`<div class="desk ${kind}" role="group" aria-labelledby="desk-title" tabindex="-1">
    <p class="desk-title" id="desk-title">${title}</p>
    ${body}
  </div>`;
}

/** A button that a key presses too. */
export function keyed(key: string, kind: string, words: unknown, act: () => void, why = ""): TemplateResult {
  return html`<button type="button" class=${kind} data-shortcut=${key} aria-keyshortcuts=${key.toUpperCase()} aria-disabled=${why ? "true" : "false"} title=${why || nothing} @click=${act}>
    <span>${words}</span><kbd aria-hidden="true">${key.toUpperCase()}</kbd>${why ? html`<span class="unseen">: ${why}</span>` : nothing}
  </button>`;
}

function moveNamed(scene: Scene, move: string): Move | undefined {
  return scene.moves.find((one) => one.move === move);
}

/** The dealer names the ruling suit, or none. */
export function namingDesk(scene: Scene, acts: DeskActs): TemplateResult {
  const hand = scene.seats[scene.seat]?.hand ?? [];
  const suits = ["A", "C", "S", "W"].map((suit) => {
    const count = hand.filter((card) => card.startsWith(suit)).length;
    const move = moveNamed(scene, `rule ${suit}`);
    return move && html`<button type="button" class="suit-button" data-shortcut=${suit.toLowerCase()} aria-keyshortcuts=${suit} @click=${() => acts.play(move)}>
      ${suitSign(suit)}<b>${suitTitle(suit)}</b>${hand.length ? html`<small>${message("client-letters-suit-in-hand", { count: count })}</small>` : nothing}
    </button>`;
  });
  const none = moveNamed(scene, "rule none");
  return desk(
    "naming",
    message("client-letters-which-ruling-suit"),
    html`<div class="suit-buttons">
      ${suits}
      ${none && html`<button type="button" class="suit-button none" data-shortcut="n" aria-keyshortcuts="N" @click=${() => acts.play(none)}>
        <span class="suit-sign" aria-hidden="true">–</span><b>${message("client-letters-no-suit")}</b><small>${message("client-letters-no-ruling-suit")}</small>
      </button>`}
    </div>`,
  );
}

/** The trick as a rack of tiles, the word that it reads, and for whom it can be claimed. */
export function claimDesk(scene: Scene, view: RackView, acts: DeskActs): TemplateResult {
  const word = wordOf(view.rack);
  const claims = scene.moves.filter((move) => move.word !== undefined);
  const targets = [...new Set(claims.map((move) => Number(move.to)))];
  const decline = scene.moves.find((move) => move.word === undefined);
  const first = targets[0];
  // Nobody is led to claim letters as they happened to fall: gold is for a word that one has arranged.
  const arranged = view.rack.typed > 0 || view.rack.order.some((card, place) => card !== place);
  const controls = scene.letters?.controls;
  // For whom a word is claimed changes no points, only who takes the trick, and the buttons say that.
  const stakes = scene.letters?.claiming?.[0];
  return desk(
    "claiming",
    html`${message("client-letters-arrange")} <small>${paragraph(message("client-letters-who-controls", { who: youOr(scene, controls), name: whoIs(scene, controls) }), scene.letters?.claims ?? "")}</small>`,
    html`${rackView(scene, view)}
      <p class="rack-word" dir="ltr" role="status" aria-label=${message("client-letters-word-reads", { word })}>${word}</p>
      ${stakes ? stakesList(scene, stakes, word, targets.length > 1) : nothing}
      <div class="desk-buttons acts">
        ${targets.map((to) => {
          const move = claims.find((one) => one.word === word && Number(one.to) === to);
          const why = move ? "" : (scene.letters?.claims ?? message("client-letters-cannot-be-claimed"));
          const words = rich("client-letters-claim-for", { who: youOr(scene, to), name: whoIs(scene, to) }, { word: ltr(word) });
          return html`<button type="button" class="${arranged ? "play small" : "soft"} claim" data-to=${to} data-first=${to === first ? "" : nothing} aria-disabled=${move ? "false" : "true"} title=${why || nothing} @click=${() => (move ? acts.play(move) : acts.tell(why))}>
            <span>${words}</span>${why ? html`<span class="unseen">: ${why}</span>` : nothing}
          </button>`;
        })}
        ${decline && html`<button type="button" class="${arranged ? "soft" : "play small"} decline" @click=${() => acts.play(decline)}>${message("client-letters-no-word")}</button>`}
      </div>`,
  );
}

/** A word that another claims: it passes, or the list decides. */
export function checkDesk(scene: Scene, claim: Claim, style: CardStyle, acts: DeskActs): TemplateResult {
  const faces = letterFaces(scene);
  const sitters = scene.letters?.sitters ?? [];
  const lying = scene.zones.find((zone) => zone.kind === "trick")?.cards ?? [];
  const by = { who: youOr(scene, claim.by), name: whoIs(scene, claim.by) };
  const word = { word: ltr(claim.word) };
  const title = claim.to === claim.by ? rich("client-letters-claims", by, word) : rich("client-letters-claims-for", { ...by, taker: whoIs(scene, claim.to) }, word);
  const [pass, check] = [moveNamed(scene, "accept"), moveNamed(scene, "spellcheck")];
  return desk(
    "checking",
    title,
    html`<div class="rack fixed" dir="ltr" role="img" aria-label=${claim.cards.map(faces.title).join("; ")}>
        ${claim.cards.map((card) => html`<span class="tile" data-card=${card}><img src=${faces.picture(card, style)} alt="" draggable="false" /><small>${tileOf(scene, sitters[lying.indexOf(card)])}</small></span>`)}
      </div>
      ${claim.stakes ? stakesList(scene, claim.stakes, claim.word) : nothing}
      <div class="desk-buttons even acts">
        ${pass && keyed("a", "soft large", message("client-letters-let-pass"), () => acts.play(pass))} ${check && keyed("c", "play small large", message("client-letters-have-checked"), () => acts.play(check))}
      </div>`,
  );
}

function tileOf(scene: Scene, seat: number | undefined): unknown {
  return html`${seat === scene.letters?.controls ? icon.crown : nothing}${whose(scene, seat)}`;
}

/** What each verdict would come to. open: whether it is still open who takes the trick of a word. */
function stakesList(scene: Scene, stakes: Stakes, word: string, open = false): TemplateResult {
  return html`<dl class="stakes">
    <div class="word"><dt><b aria-hidden="true">✓</b> ${rich("client-letters-if-word", {}, { word: html`<span dir="ltr">${word}</span>` })}</dt><dd>${stakeSays(scene, open ? { ...stakes, word: { ...stakes.word, to: null } } : stakes, "word")}</dd></div>
    <div class="no_word"><dt><b aria-hidden="true">✗</b> ${message("client-letters-if-not")}</dt><dd>${stakeSays(scene, stakes, "no_word")}</dd></div>
  </dl>`;
}

/** What is answered to a call or an inspection: the milder answer first, and the one that leads to a check. */
const answersTo = (): Record<string, readonly [mild: [string, string], check: [string, string]]> => ({
  reply: [["comply", message("client-letters-eat-it")], ["spellcheck", message("client-letters-have-checked")]],
  offer: [["offer", message("client-letters-offer-back")], ["proceed", message("client-letters-stand-by")]],
  agree: [["agree", message("client-letters-agree-no-call")], ["refuse", message("client-letters-have-checked")]],
  inspect: [["drop", message("client-letters-let-it-be")], ["spellcheck", message("client-letters-have-checked")]],
});

/** A call, an offer or an inspection in Soup. */
export function answerDesk(scene: Scene, acts: DeskActs): TemplateResult | typeof nothing {
  const facts = scene.letters!;
  const answers = answersTo()[facts.stage];
  if (!answers) return nothing;
  const word = scene.zones.find((zone) => zone.name === "eaten")?.cards.map(letterOf).join("") ?? facts.soup ?? "";
  const other = scene.moves[0]?.other;
  const by = { who: youOr(scene, other), name: whoIs(scene, other) };
  const part = { word: ltr(word) };
  const titles: Record<string, unknown> = {
    reply: rich("client-letters-called-word", by, part),
    offer: rich("client-letters-will-check", by, part),
    agree: rich("client-letters-offers-back", by, part),
    inspect: rich("client-letters-ate-as-word", by, part),
  };
  const [mild, check] = answers.map(([move, words]) => ({ move: moveNamed(scene, move), words }));
  return desk(
    "checking",
    titles[facts.stage],
    html`${facts.stakes ? stakesList(scene, facts.stakes, word) : nothing}
      <div class="desk-buttons even acts">
        ${mild?.move && keyed("a", "soft large", mild.words, () => acts.play(mild.move!))} ${check?.move && keyed("c", "play small large", check.words, () => acts.play(check.move!))}
      </div>`,
  );
}

/** A word is to be named that the soup can become. */
export function proofDesk(scene: Scene, typed: string, type: (word: string) => void, name: () => void, acts: DeskActs): TemplateResult {
  const soup = scene.letters?.soup ?? "";
  const both = scene.letters?.ends === "both";
  const giveUp = moveNamed(scene, "give up");
  return desk(
    "proving",
    both ? rich("client-letters-name-word-with", {}, { soup: ltr(soup) }) : rich("client-letters-name-word-from", {}, { soup: ltr(soup) }),
    html`<form class="proof acts" @submit=${(submit: Event) => { submit.preventDefault(); name(); }}>
      <input type="text" dir="ltr" aria-label=${message("client-letters-word-of-soup")} autocomplete="off" autocapitalize="characters" spellcheck="false" .value=${typed} @input=${(input: Event) => type((input.target as HTMLInputElement).value)} />
      <button type="submit" class="play small">${message("client-letters-name-it")}</button>
      ${giveUp && html`<button type="button" class="soft" @click=${() => acts.play(giveUp)}>${message("client-letters-give-up")}</button>`}
    </form>`,
  );
}

/** The ways to play a card in Soup, each with its key and what the soup would be. */
const WAYS: readonly { way: string; key: string; words: (soup: string, letter: string) => unknown }[] = [
  { way: "right", key: "a", words: (soup, letter) => rich("client-letters-way-add", {}, { soup: ltr(soup + letter) }) },
  { way: "right_eat", key: "e", words: (soup, letter) => rich("client-letters-way-add-eat", {}, { soup: ltr(soup + letter) }) },
  { way: "left", key: "l", words: (soup, letter) => rich("client-letters-way-left", {}, { soup: ltr(letter + soup) }) },
  { way: "left_eat", key: "j", words: (soup, letter) => rich("client-letters-way-left-eat", {}, { soup: ltr(letter + soup) }) },
  { way: "eat_first", key: "f", words: (soup, letter) => rich("client-letters-way-eat-first", {}, { soup: ltr(soup), letter: ltr(letter) }) },
];

function ltr(word: string): TemplateResult {
  return html`<b dir="ltr">${word}</b>`;
}

/** How shall this card be played? What is not possible now says why. */
export function waysDesk(scene: Scene, handCard: HandCard, acts: DeskActs, leave: () => void): TemplateResult {
  const facts = scene.letters!;
  const ways = WAYS.filter((one) => facts.ends === "both" || !one.way.startsWith("left"));
  return desk(
    "playing",
    html`<span>${message("client-letters-how-played", { card: letterFaces(scene).title(handCard.card) })}</span>
      <button type="button" class="round" aria-label=${message("client-table-play-another")} title=${message("client-table-play-another-esc")} @click=${leave}>${icon.close}</button>`,
    html`<div class="desk-buttons way-buttons acts">
      ${ways.map(({ way, key, words }) => {
        const move = handCard.moves.find((one) => one.way === way);
        const why = move ? "" : (facts.reasons?.[way]?.[handCard.card] ?? scene.line);
        return keyed(key, `soft way-button ${way}`, words(facts.soup ?? "", letterOf(handCard.card)), () => (move ? acts.play(move) : acts.tell(why)), why);
      })}
    </div>`,
  );
}

/** What can be said before a card is played in Soup. */
export function soupOffers(scene: Scene, acts: DeskActs): TemplateResult[] {
  const soup = scene.letters?.soup ?? "";
  const words: Record<string, [key: string, says: unknown, title: string]> = {
    call: ["c", rich("client-letters-call", {}, { soup: ltr(soup) }), message("client-letters-call-title", { soup })],
    inspect: ["i", message("client-letters-inspect"), message("client-letters-inspect-title")],
    demand: ["d", message("client-letters-demand"), message("client-letters-demand-title", { soup })],
    nothing: ["e", message("client-letters-end-deal"), message("client-letters-end-deal-title")],
  };
  return scene.moves.flatMap((move) => {
    const wording = words[move.move];
    if (!wording) return [];
    const [key, says, title] = wording;
    return [html`<button type="button" class="soft" data-shortcut=${key} aria-keyshortcuts=${key.toUpperCase()} title=${title} @click=${() => acts.play(move)}><span>${says}</span><kbd aria-hidden="true">${key.toUpperCase()}</kbd></button>`];
  });
}

/** How far the choice of cards for the neighbour is. */
export function passingSays(scene: Scene, chosen: number): string {
  const to = whoIs(scene, scene.letters?.pass_to);
  return chosen ? message("client-letters-passing", { name: to, count: chosen }) : message("client-letters-choose-to-pass", { name: to });
}

/** Which cards are missing, for a player who asks too early. */
export function missingSays(chosen: number): string {
  return chosen ? message("client-letters-choose-more-first", { count: 3 - chosen }) : message("client-letters-choose-three-first");
}
