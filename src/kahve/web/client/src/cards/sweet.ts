/** A sweet in its wrapper in a box of 100 by 100, outlined. */
export function sweet(line: string): string {
  const twist = `<path d="M30 41 4 22c-3 9-1 13 3 18-6 6-6 14 0 20-4 5-6 9-3 18l26-19Z" fill="#f6a5d0" stroke="${line}" stroke-width="5" stroke-linejoin="round"/>`;
  return (
    twist +
    `<g transform="translate(100 0) scale(-1 1)">${twist}</g>` +
    `<circle cx="50" cy="50" r="28" fill="#fff5fb"/>` +
    `<path d="M50 50C44 40 46 30 54 22a28 28 0 0 1 20 14C64 36 56 40 50 50ZM50 50c12-1 21 4 27 14a28 28 0 0 1-24 14c4-9 3-18-3-28ZM50 50c-6 11-15 15-27 13a28 28 0 0 1 0-26c9 0 20 3 27 13Z" fill="#e0459a"/>` +
    `<circle cx="50" cy="50" r="28" fill="none" stroke="${line}" stroke-width="6"/>`
  );
}
