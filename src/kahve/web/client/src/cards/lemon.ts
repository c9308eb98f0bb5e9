/** A lemon in a box of 100 by 100, with a leaf, outlined. */
export function lemon(line: string): string {
  return (
    `<g transform="rotate(-24 50 54)"><path d="M2 55c6-2 9-6 13-13C23 27 36 19 51 19s28 8 35 22c3 6 6 9 12 12-5 5-8 10-11 15-7 13-20 21-36 21-15 0-28-8-36-22-3-6-7-10-13-12Z" ` +
    `fill="#ffd51e" stroke="${line}" stroke-width="6" stroke-linejoin="round"/>` +
    `<path d="M27 46c5-9 12-14 22-15" fill="none" stroke="#fff6b8" stroke-width="7" stroke-linecap="round"/>` +
    `<path d="M40 78c12 5 26 3 36-7" fill="none" stroke="#dca200" stroke-width="6" stroke-linecap="round"/></g>` +
    `<path d="M58 20C60 4 76-2 94 4c-4 16-20 24-36 16Z" fill="#4d9a3a" stroke="${line}" stroke-width="5" stroke-linejoin="round"/>`
  );
}
