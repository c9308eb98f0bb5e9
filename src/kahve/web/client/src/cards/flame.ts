/** A flame with its middle at 0 0, 116 high: what a hot pepper does. */
export function flame(line: string): string {
  return (
    `<path d="M4-57c4 24 38 36 38 70 0 28-18 44-42 44s-42-16-42-44c0-16 9-26 16-36 1 9 5 14 11 17-4-20 5-38 19-51Z" fill="#f26a1b" stroke="${line}" stroke-width="4" stroke-linejoin="round"/>` +
    `<path d="M1 51c-14 0-23-9-23-22 0-15 13-21 18-38 11 10 28 22 28 38 0 13-9 22-23 22Z" fill="#ffc935"/>` +
    `<path d="M1 51C-7 51-12 45-12 38c0-8 8-12 11-21 7 6 14 13 14 21 0 7-5 13-12 13Z" fill="#fff3c4"/>`
  );
}
