/** How far a pointer moves before a press becomes a drag. */
const SLACK = 8;

export interface Drag {
  element: HTMLElement;
  pointer: PointerEvent;
  /** Whether a point of the screen is a place to let go. */
  accepts: (x: number, y: number) => boolean;
  over: (inside: boolean) => void;
  drop: () => void;
}

/** Follow a pointer that holds a card until it lets go: above the table the card is played, elsewhere it goes back. */
export function drag({ element, pointer, accepts, over, drop }: Drag): void {
  if (pointer.button !== 0) return;
  let dragging = false;

  const move = (to: PointerEvent) => {
    const dx = to.clientX - pointer.clientX;
    const dy = to.clientY - pointer.clientY;
    if (!dragging && Math.hypot(dx, dy) < SLACK) return;
    dragging = true;
    element.classList.add("dragged");
    element.style.translate = `${dx}px ${dy}px`;
    over(accepts(to.clientX, to.clientY));
  };

  const end = (at: PointerEvent) => {
    element.removeEventListener("pointermove", move);
    element.removeEventListener("pointerup", end);
    element.removeEventListener("pointercancel", end);
    over(false);
    if (!dragging) return;
    // The click that follows a drag is not a wish to play.
    element.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => element.removeEventListener("click", swallow, { capture: true }));
    if (at.type === "pointerup" && accepts(at.clientX, at.clientY)) drop();
    else letGo(element);
  };

  element.setPointerCapture(pointer.pointerId);
  element.addEventListener("pointermove", move);
  element.addEventListener("pointerup", end);
  element.addEventListener("pointercancel", end);
}

/** Put a dragged card back where it belongs. */
export function letGo(element: HTMLElement): void {
  element.classList.remove("dragged");
  element.style.translate = "";
}

function swallow(click: Event): void {
  click.preventDefault();
  click.stopImmediatePropagation();
}
