import { html, nothing, type TemplateResult } from "lit";
import { follow } from "../page/navigation";
import { decimal, figure } from "../page/number";
import { to } from "../protocol/gateway";
import type { DuplicateResults, DuplicateRow } from "../protocol/messages";
import "../language/club";
import "../language/replay";
import "../language/table";
import { message } from "../language/message";
import { person } from "../language/rich";

/** What each made of the same deals: in all, and deal by deal. seen: whether the replays are open, to which links lead where the play parts. */
export function comparison({ deals, totals, pars }: DuplicateResults, seen: boolean): TemplateResult {
  return html`<section class="paper" aria-labelledby="in-all">
      <h2 id="in-all">${message("client-club-same-in-all")}</h2>
      ${grid(message("client-club-same-in-all"), [message("client-club-same-over"), message("client-club-same-matchpoints")], totals.map((row) => ({ row, cells: [decimal(row.over), row.matchpoints === null ? "–" : figure(row.matchpoints)] })))}
      <p class="hint">${message("client-club-same-explained")} ${pars ? nothing : message("client-club-same-looking")}</p>
    </section>
    ${deals.map(({ deal, rows }) => {
      const own = rows.find(({ yours }) => yours);
      const title = message("client-table-deal", { deal });
      const heads = [message("client-club-same-points"), message("client-club-same-more"), message("client-club-same-par"), message("client-club-same-over"), message("client-club-same-matchpoints"), message("client-club-same-parts")];
      return html`<section class="paper"><h2>${title}</h2>
        ${grid(title, heads, rows.map((row) => ({ row, cells: [figure(row.points), decimal(row.margin), row.par === null ? "–" : decimal(row.par), decimal(row.over), row.matchpoints === null ? "–" : figure(row.matchpoints), parting(row, own, seen)] })))}</section>`;
    })}`;
}

interface Line {
  row: { name: string; yours: boolean };
  cells: unknown[];
}

function grid(caption: string, heads: readonly string[], lines: readonly Line[]): TemplateResult {
  return html`<div class="sheet-scroll" role="group" aria-label=${caption} tabindex="0"><table class="sheet">
    <thead><tr><td></td>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
    <tbody>${lines.map(({ row, cells }) => html`<tr class=${row.yours ? "sum" : ""}><th scope="row">${person(row.name)}</th>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody>
  </table></div>`;
}

/** Where the play of a table parts from one's own; as links to both replays where they are open. */
function parting({ table, deal, parted }: DuplicateRow, own: DuplicateRow | undefined, seen: boolean): TemplateResult | string {
  const says = !own || table === own.table ? "" : parted === null ? message("client-club-same-never") : message("client-club-same-after", { moves: parted });
  if (!seen) return says;
  const link = (row: Pick<DuplicateRow, "table" | "deal">, text: string) => html`<a class="soft" href=${to(`/r/${encodeURIComponent(row.table)}/${row.deal}/${parted ?? 0}`)} @click=${follow}>${text}</a>`;
  return html`${link({ table, deal }, says || message("client-replay-replay"))} ${says ? link(own!, message("client-club-same-yours")) : nothing}`;
}
