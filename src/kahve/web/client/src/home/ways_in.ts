import { html, nothing, type TemplateResult } from "lit";
import { follow } from "../page/navigation";
import { icon } from "../page/icons";
import { to } from "../protocol/gateway";
import { isOffered } from "../protocol/offers";
import { isForFriends, type Draft } from "./setup";
import "../language/home";
import "../language/page";
import { message } from "../language/message";

export interface WaysIn {
  draft: Draft;
  /** What the game is called here. */
  title: string;
  /** The table in words, as for the narrow foot of the window. */
  summary: string;
  busy: boolean;
  play: () => void;
  invite: () => void;
  lookBack: () => void;
}

/** The first choice: play at once, play with friends, or watch and see again. What has been chosen below is said and counts. */
export function waysIn({ draft, title, busy, play, invite, lookBack }: WaysIn): TemplateResult {
  const friends = isForFriends(draft);
  return html`<div class="ways-in">
    <button type="button" class="play" ?disabled=${busy} @click=${play}><span>${message("client-home-play-now")}</span> <span class="play-what">${title}</span></button>
    ${isOffered("friends") ? html`<button type="button" class=${friends ? "play" : "porcelain"} ?disabled=${busy} @click=${invite}>${icon.friends} ${message("client-home-play-with-friends")}</button>` : nothing}
    <a class="porcelain" href=${to(`/learn/${draft.game.name}`)} @click=${follow}>${icon.hint} ${message("client-page-learn-it")}</a>
    <a class="porcelain" href=${to(`/puzzles/${draft.game.name}`)} @click=${follow}>${icon.puzzle} ${message("client-page-puzzles")}</a>
    <button type="button" class="porcelain" @click=${lookBack}>${icon.eye} ${message("client-home-watch-and-replay")}</button>
  </div>`;
}

/** The same at the foot of the window while the first choice is out of sight: *Play* is always in reach. */
export function waysInAtFoot({ draft, title, summary, busy, play, invite }: WaysIn, hidden: boolean): TemplateResult {
  const friends = isForFriends(draft);
  return html`<section class="at-foot" aria-label=${message("client-home-what-is-chosen")} ?hidden=${hidden}>
    <p>${summary}</p>
    <button type="button" class="play small" ?disabled=${busy} @click=${friends ? invite : play}>${friends ? message("client-home-invite-to", { game: title }) : message("client-home-play-game", { game: title })}</button>
  </section>`;
}
