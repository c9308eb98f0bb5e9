import { html, nothing, type TemplateResult } from "lit";
import type { CardStyle } from "../cards/deck";
import type { CardMark, Decision, Reason, Zone } from "../protocol/messages";
import type { Faces } from "./faces";
import "../language/table";
import { message, paragraph } from "../language/message";
import { person, rich } from "../language/rich";

/** The roles that a card of the own hand has, and one on the cloth; cards of the others are not seen, whatever looks like them. */
const ROLES = { hand: ["safe", "kept", "counts", "other"], cloth: ["taken", "highest", "word"] } as const;

type Where = keyof typeof ROLES;

const isRole = (role: string, where: Where) => (ROLES[where] as readonly string[]).includes(role);

/** What each card is of which reasons speak, by its code: of the hand, or of those on the cloth. */
export function rolesOf(reasons: readonly Reason[], where: Where): ReadonlyMap<string, string> {
  const marks = reasons.flatMap((reason) => reason.marks).filter(({ role }) => isRole(role, where));
  // What the first sentence says of a card is weightier.
  return new Map(marks.reverse().map(({ card, role }) => [card, role]));
}

/** The corners of the cards of which reasons speak, those of one role behind its words. */
export function markList(reasons: readonly Reason[], faces: Faces, style: CardStyle): TemplateResult | typeof nothing {
  const groups = new Map<string, CardMark[]>();
  const inHand = rolesOf(reasons, "hand");
  for (const mark of reasons.flatMap((reason) => reason.marks)) {
    // A card of the hand has one sign on the table, and is shown under that alone.
    if (isRole(mark.role, "hand") && inHand.get(mark.card) !== mark.role) continue;
    const group = groups.get(mark.says) ?? [];
    // Two sentences may speak of one card; of two packs both cards are shown once.
    if (!group.some(({ card }) => card === mark.card)) groups.set(mark.says, [...group, mark]);
  }
  if (!groups.size) return nothing;
  return html`<ul class="reason-marks" tabindex="0" aria-label=${message("client-table-reason-marks")}>
    ${[...groups].map(([says, marks]) => html`<li><span class="mark-says" data-sign=${marks[0]!.role}>${says}</span> ${marks.map(({ card }) => html`<span class="mark-card"><img src=${faces.picture(card, style)} alt=${faces.title(card)} /></span>`)}</li>`)}
  </ul>`;
}

/** Why another move was better, in words and by the corners of the cards; `who` was to move, null for the reader. */
export function reasonLines({ why }: Decision, who: string | null, faces: Faces, style: CardStyle): TemplateResult | typeof nothing {
  if (!why.length) return nothing;
  // The sentences speak to the player to move.
  const toWhom = who === null ? nothing : rich("client-table-advice-to", {}, { name: person(who) });
  return html`<p class="hint">${toWhom} ${paragraph(...why.map(({ says }) => says))}</p> ${markList(why, faces, style)}`;
}

/** A position as a small picture: what lies on the table and in the hand, the cards marked of which reasons speak. */
export function positionPicture(zones: readonly Zone[], hand: readonly string[], reasons: readonly Reason[], faces: Faces, style: CardStyle): TemplateResult {
  const cards = (codes: readonly string[], where: Where) => {
    const left = new Map(rolesOf(reasons, where));
    return codes.map((card) => {
      const role = left.get(card);
      // Of several cards alike one is meant.
      left.delete(card);
      return html`<li data-mark=${role ?? nothing}><img src=${faces.picture(card, style)} alt=${faces.title(card)} /></li>`;
    });
  };
  // Of cards that are all seen nothing need be said.
  const says = (zone: Zone) => (zone.cards.length && zone.cards.length === zone.count ? zone.title : message("client-table-zone", { zone: zone.title, says: zone.says }));
  const lies = (zone: Zone) =>
    html`<div class="decision-zone"><span>${says(zone)}</span>
      ${zone.cards.length ? html`<ul class="laid-out small">${cards(zone.kind === "stack" ? zone.cards.slice(-1) : zone.cards, "cloth")}</ul>` : nothing}</div>`;
  return html`<div class="decision-table">
    ${zones.filter(({ kind }) => kind !== "melds" && kind !== "stock").map(lies)}
    ${hand.length ? html`<div class="decision-zone"><span>${message("client-table-in-hand")}</span><ul class="laid-out small">${cards(hand, "hand")}</ul></div>` : nothing}
  </div>`;
}

/** Mark the cards of the hand and of the cloth of which these reasons speak, and no others; of several alike the one on top. */
export function markReasons(page: HTMLElement, reasons: readonly Reason[]): void {
  for (const where of ["hand", "cloth"] as const) {
    const left = new Map(rolesOf(reasons, where));
    for (const card of [...page.querySelectorAll<HTMLElement>(`.${where} [data-card]`)].reverse()) {
      const role = left.get(card.dataset.card ?? "");
      left.delete(card.dataset.card ?? "");
      if (role) card.dataset.mark = role;
      else delete card.dataset.mark;
    }
  }
}
