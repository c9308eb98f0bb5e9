import type { Stage } from "./stage";

export interface Flight {
  picture: string;
  from: DOMRect;
  to: DOMRect;
  ms: number;
  delay?: number;
  turn?: number;
}

/** Let a card fly from one place to another above the table. It stays where it lands until it is removed. */
export async function fly(stage: Stage, layer: Element, flight: Flight): Promise<HTMLElement> {
  const card = flyer(flight);
  layer.append(card);
  const { from, to, turn = 0 } = flight;
  const start = `translate(${middleX(from) - middleX(to)}px, ${middleY(from) - middleY(to)}px) scale(${from.width / to.width})`;
  await stage.animate(card, [{ transform: start }, { transform: `rotate(${turn}deg)` }], flight.ms, {
    delay: flight.delay ?? 0,
    easing: "cubic-bezier(.25,.75,.3,1)",
  });
  return card;
}

function flyer({ picture, to, turn = 0 }: Flight): HTMLElement {
  const card = document.createElement("img");
  card.className = "flying";
  card.src = picture;
  card.alt = "";
  card.style.cssText = `left:${to.left}px;top:${to.top}px;width:${to.width}px;height:${to.height}px;transform:rotate(${turn}deg)`;
  return card;
}

/** Let cards that lie somewhere be gathered into a small heap at another place, where they vanish. */
export async function sweep(stage: Stage, cards: readonly HTMLElement[], to: DOMRect, ms: number): Promise<void> {
  await Promise.all(
    cards.map(async (card, i) => {
      const at = card.getBoundingClientRect();
      const end = `translate(${middleX(to) - middleX(at)}px, ${middleY(to) - middleY(at)}px) scale(.28) rotate(${20 - i * 15}deg)`;
      await stage.animate(card, [{ transform: card.style.transform }, { transform: end, opacity: 0.85 }], ms, {
        easing: "cubic-bezier(.5,0,.4,1)",
        fill: "both",
      });
      card.remove();
    }),
  );
}

/** A bonus rises from a place, as a word in a ring of light. */
export async function burst(stage: Stage, layer: Element, text: string, at: DOMRect): Promise<void> {
  const mark = document.createElement("div");
  mark.className = "burst";
  mark.textContent = text;
  mark.style.left = `${middleX(at)}px`;
  mark.style.top = `${middleY(at)}px`;
  layer.append(mark);
  await stage.animate(
    mark,
    [
      { transform: "translate(-50%,-50%) scale(.3)", opacity: 0 },
      { transform: "translate(-50%,-50%) scale(1.15)", opacity: 1, offset: 0.2 },
      { transform: "translate(-50%,-50%) scale(1)", opacity: 1, offset: 0.75 },
      { transform: "translate(-50%,-130%) scale(.95)", opacity: 0 },
    ],
    1500,
  );
  mark.remove();
}

function middleX(rect: DOMRect): number {
  return rect.left + rect.width / 2;
}

function middleY(rect: DOMRect): number {
  return rect.top + rect.height / 2;
}
