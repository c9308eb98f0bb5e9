/** The print of a paw in a box of 100 by 100. */
export function paw(colour: string): string {
  return (
    `<g fill="${colour}"><path d="M50 46c15 0 30 19 30 33 0 11-9 15-17 13-9-2-17-2-26 0-8 2-17-2-17-13 0-14 15-33 30-33Z"/>` +
    `<ellipse cx="14" cy="48" rx="10" ry="14" transform="rotate(-22 14 48)"/><ellipse cx="36" cy="23" rx="11" ry="16" transform="rotate(-6 36 23)"/>` +
    `<ellipse cx="64" cy="23" rx="11" ry="16" transform="rotate(6 64 23)"/><ellipse cx="86" cy="48" rx="10" ry="14" transform="rotate(22 86 48)"/></g>`
  );
}
