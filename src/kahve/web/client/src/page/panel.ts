import { html, type TemplateResult } from "lit";
import { ref } from "lit/directives/ref.js";
import { icon } from "./icons";

interface Panel {
  title: string;
  body: unknown;
  close: () => void;
  kind?: string;
}

/** A dialog above the table: Escape, the cross and a click beside it close it, and the focus goes back where it was. */
export function panel({ title, body, close, kind = "" }: Panel): TemplateResult {
  return html`<dialog class="panel ${kind}" aria-labelledby="panel-title" ${ref(open)} @close=${close} @click=${beside}>
    <div class="panel-sheet">
      <header class="panel-head">
        <h2 id="panel-title">${title}</h2>
        <button type="button" class="round" aria-label="Close" title="Close (Esc)" @click=${closePanel}>${icon.close}</button>
      </header>
      <div class="panel-body">${body}</div>
    </div>
  </dialog>`;
}

/** Close the panel that is open, if any; true where there was one. */
export function closePanel(): boolean {
  const dialog = document.querySelector<HTMLDialogElement>("dialog.panel[open]");
  dialog?.close();
  return dialog !== null;
}

function open(element: Element | undefined): void {
  const dialog = element as HTMLDialogElement | undefined;
  // Lit hands the element over just before it lays it into the page.
  queueMicrotask(() => dialog?.isConnected && !dialog.open && dialog.showModal());
}

function beside(click: MouseEvent): void {
  if (click.target === click.currentTarget) closePanel();
}
