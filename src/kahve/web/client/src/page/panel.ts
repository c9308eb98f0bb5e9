import { html, nothing, type TemplateResult } from "lit";
import { ref } from "lit/directives/ref.js";
import { enterPanel, leavePanel, onLeavingPanel } from "./navigation";
import { icon } from "./icons";
import "../language/page";
import { message } from "../language/message";

interface Panel {
  title: string;
  body: unknown;
  close: () => void;
  kind?: string;
  /** Whether it is only read: then the keyboard scrolls it, as there is no button in it to go to. */
  isRead?: boolean;
}

/** The notice of the page, while there is one: what lies beneath an open panel is neither seen nor read out. */
let notice = "";

/** Have this said in whatever panel is drawn from now on; an empty sentence ends it. */
export function noticeInPanel(says: string): void {
  notice = says;
}

/** A dialog above the page: Escape, the cross, Back and a click beside it close it, and the focus goes back where it was. */
export function panel({ title, body, close, kind = "", isRead = false }: Panel): TemplateResult {
  return html`<dialog class="panel ${kind}" aria-labelledby="panel-title" ${ref(open)} @close=${() => closed(close)} @click=${beside}>
    <div class="panel-sheet">
      <header class="panel-head">
        <h2 id="panel-title">${title}</h2>
        <button type="button" class="round" aria-label=${message("client-page-close")} title=${message("client-page-close-esc")} @click=${closePanel}>${icon.close}</button>
      </header>
      ${isRead ? html`<div class="panel-body" tabindex="0" role="group" aria-labelledby="panel-title">${body}</div>` : html`<div class="panel-body">${body}</div>`}
      ${notice ? html`<p class="notice shown" role="alert">${notice}</p>` : nothing}
    </div>
  </dialog>`;
}

export function isPanelOpen(): boolean {
  return opened() !== null;
}

function opened(): HTMLDialogElement | null {
  return document.querySelector<HTMLDialogElement>("dialog.panel[open]");
}

/** Close the panel that is open, if any; true where there was one. */
export function closePanel(): boolean {
  const dialog = opened();
  dialog?.close();
  return dialog !== null;
}

/**
 * Close the panel that is open, and act when that is done.
 *
 * A browser tells a little later that a dialog is closed. The act may open another panel, which that must not close.
 */
export function closePanelFirst(act: () => void): void {
  const dialog = opened();
  if (!dialog) return act();
  dialog.addEventListener("close", act, { once: true });
  dialog.close();
}

function open(element: Element | undefined): void {
  const dialog = element as HTMLDialogElement | undefined;
  // Lit hands the element over just before it lays it into the page.
  queueMicrotask(() => {
    if (!dialog?.isConnected || dialog.open) return;
    dialog.showModal();
    enterPanel();
  });
}

function closed(close: () => void): void {
  leavePanel();
  close();
}

function beside(click: MouseEvent): void {
  if (click.target === click.currentTarget) closePanel();
}

if (typeof window !== "undefined") onLeavingPanel(closePanel, () => opened() !== null);
