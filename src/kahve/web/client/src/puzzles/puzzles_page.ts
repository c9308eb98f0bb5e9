import { html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { keyed } from "lit/directives/keyed.js";
import { follow } from "../page/navigation";
import { cup } from "../page/icons";
import { Light } from "../page/light_element";
import { to } from "../protocol/gateway";
import type { PuzzleGame, PuzzleList } from "../protocol/messages";
import { MINE, PUZZLES, taughtPath, type TaughtAddress } from "../learn/taught_address";
import { puzzleList } from "../learn/taught_requests";
import { miniature } from "../home/small_table";
import { numbersDone, wasRightAtFirst } from "../learn/lessons_done";
import { fetchDrawn } from "../table/families";
import { progress } from "../learn/progress";
import "./mistakes_page";
import "./puzzle_table";
import "../language/page";
import "../language/puzzles";
import { message } from "../language/message";

/** The puzzles: the one of the day, those of each game, and each of them on a table. */
@customElement("kahve-puzzles")
export class PuzzlesPage extends Light {
  @property({ attribute: false }) address: TaughtAddress | null = null;

  @state() private list: PuzzleList | null = null;
  @state() private trouble = "";

  protected override willUpdate(): void {
    if (this.address?.number == null && this.address?.game !== "mine" && !this.list && !this.trouble) void this.come();
  }

  private async come(): Promise<void> {
    try {
      this.list = await puzzleList();
      const families = new Set(this.list.games.map(({ family }) => family));
      void Promise.all([...families].map(fetchDrawn)).then(() => this.requestUpdate(), () => undefined);
      document.title = message("client-page-title", { page: message("client-page-puzzles") });
    } catch (error) {
      this.trouble = (error as Error).message;
    }
  }

  protected override render(): TemplateResult {
    const { address, list } = this;
    if (address?.game === "mine") return html`<kahve-mistakes></kahve-mistakes>`;
    if (address && address.number !== null) return html`${keyed(taughtPath(address), html`<kahve-puzzle .address=${address}></kahve-puzzle>`)}`;
    return html`<div class="home learn puzzles">
      <header class="home-bar"><a class="brand" href=${to("/")} aria-label=${message("client-page-kahve-home")} @click=${follow}>${cup()}<span>Kahve</span></a></header>
      <main>${list ? this.all(list, address?.game) : html`<p role=${this.trouble ? "alert" : "status"}>${this.trouble || message("client-puzzles-fetching-puzzles")}</p>`}</main>
    </div>`;
  }

  /** only: the game whose puzzles alone are shown. */
  private all({ daily, games }: PuzzleList, only?: string): TemplateResult {
    const shown = games.filter(({ game }) => !only || game === only);
    const one = only ? shown[0] : undefined;
    return html`<section class="paper">
      <h1>${one ? message("client-puzzles-of-game", { game: one.title }) : message("client-page-puzzles")}</h1>
      <p>${message("client-puzzles-about-puzzles")}</p>
      <p class="learn-begin">
        ${one
          ? html`<a class="soft" href=${to(PUZZLES)} @click=${follow}>${message("client-puzzles-all-puzzles")}</a>`
          : html`<a class="play small" href=${to(taughtPath({ kind: "puzzles", game: daily.game, number: daily.number }))} @click=${follow}>${message("client-puzzles-of-the-day", { title: daily.title })}</a>`}
        <a class="soft" href=${to(MINE)} @click=${follow}>${message("client-page-my-mistakes")}</a>
      </p>
      ${shown.map(gameList)}
    </section>`;
  }
}

function gameList({ game, title, family, moment, asks, puzzles }: PuzzleGame): TemplateResult {
  const done = numbersDone("puzzles", game);
  const solved = puzzles.filter(({ number }) => done.includes(number)).length;
  const next = puzzles.find(({ number }) => !done.includes(number));
  const tries = puzzles.map(({ number }) => wasRightAtFirst({ kind: "puzzles", game, number })).filter((right) => right !== undefined);
  return html`<section class="puzzle-game" aria-label=${title}>
    ${miniature({ family, moment })}
    <div>
    <h2>${title}</h2>
    <p>${asks}</p>
    ${progress(message("client-puzzles-solved-of", { solved, count: puzzles.length }), solved / puzzles.length)}
    ${tries.length ? html`<p>${message("client-puzzles-at-first", { count: tries.length, right: tries.filter(Boolean).length })}</p>` : nothing}
    ${next ? html`<p><a class="soft" href=${to(taughtPath({ kind: "puzzles", game, number: next.number }))} @click=${follow}><span>${message("client-puzzles-next-puzzle")}</span><span class="unseen">: ${title}, ${next.number}</span></a></p>` : nothing}
    </div>
    ${(["easy", "fair", "hard"] as const).map((grade) => {
      const graded = puzzles.filter((puzzle) => puzzle.grade === grade);
      if (!graded.length) return nothing;
      return html`<p class="puzzle-grade"><span>${gradeNames()[grade]}</span>
        ${graded.map(({ number }) => {
          const isSolved = done.includes(number);
          return html`<a class="soft ${isSolved ? "solved" : ""}" href=${to(taughtPath({ kind: "puzzles", game, number }))} aria-label=${isSolved ? message("client-puzzles-puzzle-solved", { game: title, number }) : message("client-puzzles-puzzle-numbered", { game: title, number })} @click=${follow}>${number}${isSolved ? " ✓" : ""}</a>`;
        })}
      </p>`;
    })}
  </section>`;
}

const gradeNames = () => ({ easy: message("client-puzzles-easy"), fair: message("client-puzzles-fair"), hard: message("client-puzzles-hard") });
