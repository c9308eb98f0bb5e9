import { html, nothing, type TemplateResult } from "lit";

/** A button that asks for a file: the browser's own field speaks the browser's language, which may not be the page's. */
export function fileField(words: string, accept: string, chosen: (file: File) => void, more: { id?: string; name?: string } = {}): TemplateResult {
  const take = ({ target }: Event): void => {
    const field = target as HTMLInputElement;
    if (field.files?.[0]) chosen(field.files[0]);
    // The same file can be chosen again once it has been mended.
    field.value = "";
  };
  return html`<label class="soft file-field"><input type="file" class="unseen" id=${more.id ?? nothing} accept=${accept} @change=${take} />${words}</label>
    ${more.name ? html`<small class="file-name"><bdi>${more.name}</bdi></small>` : nothing}`;
}
