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
  /** How many will sit there, how long it is, and by whose rules. */
  summary: string;
  busy: boolean;
  play: () => void;
  invite: () => void;
  lookBack: () => void;
}

/** The first choice: play at once, play with friends, or watch and see again. What has been chosen below is said and counts. */
export function waysIn({ draft, title, summary, busy, play, invite, lookBack }: WaysIn): TemplateResult {
  const friends = isForFriends(draft);
  return html`<div class="ways-in">
    <button type="button" class="play" ?disabled=${busy} @click=${play}><span>${message("client-home-play-now")}</span> <span class="play-what">${title}</span></button>
    ${isOffered("friends") ? html`<button type="button" class=${friends ? "play" : "porcelain"} ?disabled=${busy} @click=${invite}>${icon.friends} ${message("client-home-play-with-friends")}</button>` : nothing}
    <button type="button" class="porcelain" @click=${lookBack}>${icon.eye} ${message("client-home-watch-and-replay")}</button>
    <a class="porcelain" href=${to(`/learn/${draft.game.name}`)} @click=${follow}>${icon.hint} ${message("client-page-learn-it")}</a>
    <a class="porcelain" href=${to("/puzzles")} @click=${follow}>${icon.puzzle} ${message("client-page-puzzles")}</a>
    <p class="hint">${message("client-home-game-and-summary", { game: title, summary })}</p>
  </div>`;
}

/** The same at the foot of the window while the first choice is out of sight: *Play* is always in reach. */
export function waysInAtFoot({ draft, title, summary, busy, play, invite }: WaysIn, hidden: boolean): TemplateResult {
  const friends = isForFriends(draft);
  return html`<section class="at-foot" aria-label=${message("client-home-what-is-chosen")} ?hidden=${hidden}>
    <p><b>${title}</b> <span>${summary}</span></p>
    <button type="button" class="play small" ?disabled=${busy} @click=${friends ? invite : play}>${friends ? message("client-home-invite-to", { game: title }) : message("client-home-play-game", { game: title })}</button>
  </section>`;
}
