import { preferences } from "./preferences";

/** Draw the cards of the boards of a rulebook; the code that draws them is fetched for it. Without it the boards stay away. */
export async function drawBoards(book: Element): Promise<void> {
  const { fetchFamily } = await import("../table/families");
  for (const board of book.querySelectorAll<HTMLElement>(".rule-board")) {
    const family = await fetchFamily(board.dataset.family);
    for (const card of board.querySelectorAll<HTMLImageElement>("img[data-face]")) card.src = family.drawn(card.dataset.face!, preferences().cards);
    board.classList.add("ready");
  }
}
