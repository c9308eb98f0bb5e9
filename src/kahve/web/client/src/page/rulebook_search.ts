import { folded } from "../language/folding";

/** A paragraph of a rulebook: the parts of the page from its number to the next one. */
interface Paragraph {
  parts: HTMLElement[];
  text: string;
}

/** Show only the paragraphs of a rulebook that have all these words, with the titles above them; the number of those on show, null where nothing is sought. */
export function seek(book: Element, sought: string): number | null {
  const words = folded(sought).split(/\s+/).filter(Boolean);
  let seen = 0;
  for (const [titles, paragraphs] of chapters(book)) {
    const fitting = paragraphs.filter(({ text }) => words.every((word) => text.includes(word)));
    const title = folded(titles.map((part) => part.textContent).join(" "));
    const whole = words.length > 0 && !fitting.length && words.every((word) => title.includes(word));
    for (const paragraph of paragraphs) for (const part of paragraph.parts) part.hidden = !whole && !fitting.includes(paragraph);
    for (const part of titles) part.hidden = !whole && !fitting.length;
    seen += whole ? paragraphs.length : fitting.length;
  }
  return words.length ? seen : null;
}

/** The chapters of a book: their titles, and the paragraphs below them. */
function chapters(book: Element): [HTMLElement[], Paragraph[]][] {
  const sections: [HTMLElement[], Paragraph[]][] = [[[], []]];
  for (const part of book.children as HTMLCollectionOf<HTMLElement>) {
    const last = sections.at(-1)!;
    if (/^H[1-6]$/.test(part.tagName)) {
      if (last[1].length) sections.push([[part], []]);
      else last[0].push(part);
    } else if (!last[1].length || /^\d+(\.\d+)+$/.test(part.querySelector(":scope > strong:first-child")?.textContent ?? "")) {
      last[1].push({ parts: [part], text: folded(part.textContent ?? "") });
    } else {
      const paragraph = last[1].at(-1)!;
      paragraph.parts.push(part);
      paragraph.text += ` ${folded(part.textContent ?? "")}`;
    }
  }
  return sections;
}
