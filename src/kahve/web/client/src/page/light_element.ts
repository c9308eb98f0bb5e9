import { LitElement } from "lit";

/** A Lit element drawn into the page itself rather than a shadow: one style sheet, and labels and descriptions that reach across. */
export class Light extends LitElement {
  protected override createRenderRoot(): HTMLElement {
    return this;
  }
}
