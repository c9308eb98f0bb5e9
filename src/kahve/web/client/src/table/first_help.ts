import { html, type TemplateResult } from "lit";
import { icon } from "../page/icons";
import { helped, wasHelped } from "../page/help_read";
import { prefer, preferences } from "../page/preferences";
import type { Help, Scene } from "../protocol/messages";
import "../language/table";
import { message } from "../language/message";

/** The table on which something is explained. */
export interface Explained {
  readonly element: HTMLElement;
  redraw(): Promise<void>;
}

/** Explains what is on a table for the first time: one thing at a time, and with each scene of one's own turn one at most. */
export class FirstHelp {
  private shown: Help | null = null;
  /** The scene in which something was explained to the end: its other things wait for the next turn. */
  private done: Scene | null = null;

  constructor(private readonly table: Explained) {}

  /** Choose what this scene shows. What is on show stays until it is read, or until the deal is over. */
  see(scene: Scene): void {
    if (scene.phase !== "play" || !preferences().help) this.shown = null;
    else if (scene !== this.done) this.shown ??= scene.helps.find(({ name }) => !wasHelped(scene.game, name)) ?? null;
  }

  /** The words take the place of the line's first sentence, so that nothing else moves. It is there from the start: a screen reader hears of what comes into it. */
  view(scene: Scene): TemplateResult {
    this.see(scene);
    const { shown } = this;
    return html`<aside class="first-help ${preferences().help ? "" : "off"}" aria-label=${message("client-table-help")} ?hidden=${!shown}>
      <p role="status">${shown?.says ?? ""}</p>
      <div class="first-help-ways">
        <button type="button" class="soft" title=${message("client-table-got-it")} @click=${() => this.end(scene, () => helped(scene.game, shown!.name))}>${icon.done}<span>${message("client-table-got-it")}</span></button>
        <button type="button" class="soft" title=${message("client-table-help-on-again")} @click=${() => this.end(scene, () => prefer({ help: false }))}>${icon.silenced}<span>${message("client-table-no-more-help")}</span></button>
      </div>
    </aside>`;
  }

  private end(scene: Scene, keep: () => void): void {
    keep();
    this.done = scene;
    this.shown = null;
    const { element } = this.table;
    const hadFocus = element.querySelector(".first-help")?.contains(document.activeElement);
    void this.table.redraw().then(() => {
      // The button that had the focus is gone: whoever plays by keys goes on with the cards.
      if (hadFocus) element.querySelector<HTMLElement>('.hand [tabindex="0"]')?.focus({ preventScroll: true });
    });
  }
}
