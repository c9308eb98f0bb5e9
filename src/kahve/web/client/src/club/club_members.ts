import { html, nothing, type TemplateResult } from "lit";
import { emblem } from "../person/emblems";
import type { ClubMember, ClubPage } from "../protocol/messages";
import type { Act } from "./club_requests";
import "../language/club";
import { message } from "../language/message";
import { person } from "../language/rich";

type Ask = (asks: string, yes: string, act: () => Promise<void>) => void;

/** The members of a club with their roles, and for those who may what can be done with each. */
export function membersField({ members, role }: ClubPage, act: (act: Act) => Promise<void>, ask: Ask): TemplateResult {
  return html`<ul class="club-members">${members.map((member) => html`<li>
    <span class="my-player ${member.here ? "here" : ""}">${emblem(member.emblem)}${person(member.name)}</span>
    <small>${[member.role === "member" ? "" : message("client-club-role", { role: member.role }), member.you ? message("client-club-you") : ""].filter(Boolean).join(" · ")}</small>
    ${acts(member, role, act, ask)}
  </li>`)}</ul>`;
}

function acts({ id, name, role, you }: ClubMember, mine: ClubMember["role"], act: (act: Act) => Promise<void>, ask: Ask): TemplateResult | typeof nothing {
  if (you || mine === "member" || (mine === "host" && role !== "member")) return nothing;
  const other = role === "host" ? "member" : "host";
  return html`<details class="club-acts"><summary aria-label=${message("client-club-what-with", { name })}>…</summary><p class="actions">
    ${mine === "founder"
      ? html`<button type="button" class="soft" @click=${() => act({ do: "give_role", member: id, role: other })}>${message("client-club-make", { role: other })}</button>
          <button type="button" class="soft" @click=${() => ask(message("client-club-hand-over-ask", { name }), message("client-club-hand-over"), () => act({ do: "hand_over", member: id }))}>${message("client-club-hand-over")}</button>`
      : nothing}
    <button type="button" class="soft danger" @click=${() => ask(message("client-club-remove-ask", { name }), message("client-club-remove"), () => act({ do: "remove", member: id }))}>${message("client-club-remove")}</button>
  </p></details>`;
}
