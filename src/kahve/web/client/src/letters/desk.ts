import { html, nothing, type TemplateResult } from "lit";
import type { CardStyle } from "../cards/deck";
import { icon } from "../page/icons";
import { count } from "../page/number";
import type { Claim, Move, Scene, Stakes } from "../protocol/messages";
import { sentence } from "../page/sentence";
import { letterFaces } from "./letter_faces";
import type { Held } from "../table/held";
import { rackView, type RackView } from "./rack_view";
import { wordOf } from "./rack";
import { stakeSays, whoDoes, whoIs } from "./says";
import { suitSign, suitTitle } from "./signs";
import { letterOf } from "./sorting";

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
    const held = hand.filter((card) => card.startsWith(suit)).length;
    const move = moveNamed(scene, `rule ${suit}`);
    return move && html`<button type="button" class="suit-button" data-shortcut=${suit.toLowerCase()} aria-keyshortcuts=${suit} @click=${() => acts.play(move)}>
      ${suitSign(suit)}<b>${suitTitle(suit)}</b>${hand.length ? html`<small>${held} in hand</small>` : nothing}
    </button>`;
  });
  const none = moveNamed(scene, "rule none");
  return desk(
    "naming",
    "Which suit is the ruling suit of this deal?",
    html`<div class="suit-buttons">
      ${suits}
      ${none && html`<button type="button" class="suit-button none" data-shortcut="n" aria-keyshortcuts="N" @click=${() => acts.play(none)}>
        <span class="suit-sign" aria-hidden="true">–</span><b>None</b><small>no ruling suit</small>
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
  return desk(
    "claiming",
    html`Arrange the letters into a word, or claim none. <small>${whoDoes(scene, controls, "control") === "you control" ? "Your card controls" : `The card of ${whoIs(scene, controls)} controls`} the trick. ${scene.letters?.claims ?? ""}</small>`,
    html`${rackView(scene, view)}
      <p class="rack-word" dir="ltr" role="status" aria-label="The word reads ${word}">${word}</p>
      ${scene.letters?.claiming?.length
        ? html`<div class="all-stakes" role="group" aria-label="What each verdict would come to" tabindex="0">
            ${scene.letters.claiming.map((stakes) => stakesList(scene, stakes, word, targets.length > 1))}
          </div>`
        : nothing}
      <div class="desk-buttons acts">
        ${targets.map((to) => {
          const move = claims.find((one) => one.word === word && Number(one.to) === to);
          const why = move ? "" : (scene.letters?.claims ?? "That cannot be claimed.");
          const words = html`Claim <b dir="ltr">${word}</b>: ${whoDoes(scene, to, "take")} ${to === scene.seat ? "the trick" : "it"}`;
          return html`<button type="button" class="${arranged ? "play small" : "soft"} claim" data-to=${to} data-first=${to === first ? "" : nothing} aria-disabled=${move ? "false" : "true"} title=${why || nothing} @click=${() => (move ? acts.play(move) : acts.tell(why))}>
            <span>${words}</span>${why ? html`<span class="unseen">: ${why}</span>` : nothing}
          </button>`;
        })}
        ${decline && html`<button type="button" class="${arranged ? "soft" : "play small"} decline" @click=${() => acts.play(decline)}>No word</button>`}
      </div>`,
  );
}

/** A word that another claims: it passes, or the list decides. */
export function checkDesk(scene: Scene, claim: Claim, style: CardStyle, acts: DeskActs): TemplateResult {
  const faces = letterFaces(scene);
  const sitters = scene.letters?.sitters ?? [];
  const lying = scene.zones.find((zone) => zone.kind === "trick")?.cards ?? [];
  const wins = claim.to === claim.by ? "and the trick with it" : `and gives the trick to ${whoIs(scene, claim.to)}`;
  const [pass, check] = [moveNamed(scene, "accept"), moveNamed(scene, "spellcheck")];
  return desk(
    "checking",
    html`${sentence(whoDoes(scene, claim.by, "claim"))} <b dir="ltr">${claim.word}</b>, ${wins}.`,
    html`<div class="rack fixed" dir="ltr" role="img" aria-label=${claim.cards.map(faces.title).join("; ")}>
        ${claim.cards.map((card) => html`<span class="tile" data-card=${card}><img src=${faces.picture(card, style)} alt="" draggable="false" /><small>${tileOf(scene, sitters[lying.indexOf(card)])}</small></span>`)}
      </div>
      ${claim.stakes ? stakesList(scene, claim.stakes, claim.word) : nothing}
      <div class="desk-buttons even acts">
        ${pass && keyed("a", "soft large", "Let it pass", () => acts.play(pass))} ${check && keyed("c", "play small large", "Have it checked", () => acts.play(check))}
      </div>`,
  );
}

function tileOf(scene: Scene, seat: number | undefined): unknown {
  return html`${seat === scene.letters?.controls ? icon.crown : nothing}${seat === scene.seat ? "You" : whoIs(scene, seat)}`;
}

/** What each verdict would come to; of several claims, for whom the word is claimed. */
function stakesList(scene: Scene, stakes: Stakes, word: string, several = false): TemplateResult {
  const whose = several ? ` for ${whoIs(scene, stakes.word.to)}` : "";
  return html`<dl class="stakes">
    <div class="word"><dt><b aria-hidden="true">✓</b> If <span dir="ltr">${word}</span>${whose} is a word</dt><dd>${stakeSays(scene, stakes, "word")}</dd></div>
    <div class="no_word"><dt><b aria-hidden="true">✗</b> If it is not</dt><dd>${stakeSays(scene, stakes, "no_word")}</dd></div>
  </dl>`;
}

/** What is answered to a call or an inspection: the milder answer first, and the one that leads to a check. */
const ANSWERS: Record<string, readonly [mild: [string, string], check: [string, string]]> = {
  reply: [["comply", "Eat it"], ["spellcheck", "Have it checked"]],
  offer: [["offer", "Offer to take it back"], ["proceed", "Stand by the call"]],
  agree: [["agree", "Agree: no call"], ["refuse", "Have it checked"]],
  inspect: [["drop", "Let it be"], ["spellcheck", "Have it checked"]],
};

/** A call, an offer or an inspection in Soup. */
export function answerDesk(scene: Scene, acts: DeskActs): TemplateResult | typeof nothing {
  const told = scene.letters!;
  const answers = ANSWERS[told.stage];
  if (!answers) return nothing;
  const word = scene.zones.find((zone) => zone.name === "eaten")?.cards.map(letterOf).join("") ?? told.soup ?? "";
  const other = whoIs(scene, scene.moves[0]?.other);
  const titles: Record<string, unknown> = {
    reply: html`${sentence(other)} ${other === "you" ? "call" : "calls"} <b dir="ltr">${word}</b> a word: you are to eat it.`,
    offer: html`${sentence(other)} will have <b dir="ltr">${word}</b> checked. Do you stand by your call?`,
    agree: html`${sentence(other)} offers to take the call of <b dir="ltr">${word}</b> back.`,
    inspect: html`${sentence(other)} ate <b dir="ltr">${word}</b> as a word.`,
  };
  const [mild, check] = answers.map(([move, words]) => ({ move: moveNamed(scene, move), words }));
  return desk(
    "checking",
    titles[told.stage],
    html`${told.stakes ? stakesList(scene, told.stakes, word) : nothing}
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
    html`Name a word that ${both ? "has" : "begins with"} <b dir="ltr">${soup}</b>${both ? " in it" : ""}.`,
    html`<form class="proof acts" @submit=${(submit: Event) => { submit.preventDefault(); name(); }}>
      <input type="text" dir="ltr" aria-label="A word that the soup can become" autocomplete="off" autocapitalize="characters" spellcheck="false" .value=${typed} @input=${(input: Event) => type((input.target as HTMLInputElement).value)} />
      <button type="submit" class="play small">Name it</button>
      ${giveUp && html`<button type="button" class="soft" @click=${() => acts.play(giveUp)}>Give up</button>`}
    </form>`,
  );
}

/** The ways to play a card in Soup, each with its key and what the soup would be. */
const WAYS: readonly { way: string; key: string; words: (soup: string, letter: string) => unknown }[] = [
  { way: "right", key: "a", words: (soup, letter) => html`Add: ${ltr(soup + letter)}` },
  { way: "right_eat", key: "e", words: (soup, letter) => html`Add and eat: ${ltr(soup + letter)}` },
  { way: "left", key: "l", words: (soup, letter) => html`Add on the left: ${ltr(letter + soup)}` },
  { way: "left_eat", key: "j", words: (soup, letter) => html`On the left, and eat: ${ltr(letter + soup)}` },
  { way: "eat_first", key: "f", words: (soup, letter) => html`Eat ${ltr(soup)}, then play ${ltr(letter)}` },
];

function ltr(word: string): TemplateResult {
  return html`<b dir="ltr">${word}</b>`;
}

/** How shall this card be played? What is not possible now says why. */
export function waysDesk(scene: Scene, held: Held, acts: DeskActs, leave: () => void): TemplateResult {
  const told = scene.letters!;
  const ways = WAYS.filter((one) => told.ends === "both" || !one.way.startsWith("left"));
  return desk(
    "playing",
    html`<span>${letterFaces(scene).title(held.card)}: how is it played?</span>
      <button type="button" class="round" aria-label="Play another card" title="Play another card (Esc)" @click=${leave}>${icon.close}</button>`,
    html`<div class="desk-buttons way-buttons acts">
      ${ways.map(({ way, key, words }) => {
        const move = held.moves.find((one) => one.way === way);
        const why = move ? "" : (told.reasons?.[way]?.[held.card] ?? scene.line);
        return keyed(key, `soft way-button ${way}`, words(told.soup ?? "", letterOf(held.card)), () => (move ? acts.play(move) : acts.tell(why)), why);
      })}
    </div>`,
  );
}

/** What can be said before a card is played in Soup. */
export function soupOffers(scene: Scene, acts: DeskActs): TemplateResult[] {
  const soup = scene.letters?.soup ?? "";
  const words: Record<string, [key: string, says: unknown, title: string]> = {
    call: ["c", html`Call ${ltr(soup)}`, `Call: ${soup} is a word, and must be eaten`],
    inspect: ["i", "Inspect", "Look at the soup that was just eaten"],
    demand: ["d", "Demand a word", `Demand a word that ${soup} can become`],
    nothing: ["e", "End the deal", "Let the soup be, and end the deal"],
  };
  return scene.moves.flatMap((move) => {
    const found = words[move.move];
    if (!found) return [];
    const [key, says, title] = found;
    return [html`<button type="button" class="soft" data-shortcut=${key} aria-keyshortcuts=${key.toUpperCase()} aria-label=${title} title=${title} @click=${() => acts.play(move)}><span>${says}</span><kbd aria-hidden="true">${key.toUpperCase()}</kbd></button>`];
  });
}

/** How far the choice of cards for the neighbour is. */
export function passingSays(scene: Scene, chosen: number): string {
  const to = whoIs(scene, scene.letters?.pass_to);
  return chosen ? `For ${to}: ${chosen} of 3 chosen.` : `Your turn: choose three cards to pass to ${to}.`;
}

/** Which cards are missing, for who asks too early. */
export function missingSays(chosen: number): string {
  return `${sentence(count(3 - chosen, chosen ? "more card" : "card"))} to choose first.`;
}
