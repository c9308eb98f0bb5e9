/** Left and right go from card to card in order, up and down to the nearest card of the next row. */
export function neighbour(all: readonly HTMLElement[], from: number, key: string): HTMLElement | undefined {
  if (from < 0) return undefined;
  const beside = { ArrowLeft: from - 1, ArrowRight: from + 1, Home: 0, End: all.length - 1 }[key];
  if (beside !== undefined) return all.at(beside % all.length);
  const way = { ArrowUp: -1, ArrowDown: 1 }[key];
  if (!way) return undefined;
  const here = all[from]!.getBoundingClientRect();
  const far = (card: HTMLElement) => {
    const there = card.getBoundingClientRect();
    return 10 * Math.abs(there.top - here.top) + Math.abs(there.left - here.left);
  };
  const beyond = all.filter((card) => (card.getBoundingClientRect().top - here.top) * way > here.height / 2);
  return beyond.sort((a, b) => far(a) - far(b))[0];
}
