/** A pepper lying down in a box of 100 by 100, its stalk to the left, with a line around it in a colour that its ground does not have. */
export function pepper(line: string): string {
  return (
    `<path d="M22 34C6 40 6 62 20 70c24 14 58 8 78-28 1-3-2-5-4-3C78 54 64 56 50 46 40 36 32 30 22 34Z" fill="#d8231a" stroke="${line}" stroke-width="5" stroke-linejoin="round"/>` +
    `<path d="M22 56c4 8 14 11 24 10" fill="none" stroke="#ffb199" stroke-width="6" stroke-linecap="round"/>` +
    `<path d="M14 36C10 30 6 28 2 26" fill="none" stroke="#2f7d32" stroke-width="8" stroke-linecap="round"/>` +
    `<path d="M30 30c-12-4-22 6-24 24 6-3 9-6 11-9 1 4 3 6 6 8 0-6 1-9 3-12 3 2 6 3 9 2-1-5-2-9-5-13Z" fill="#3d9440" stroke="${line}" stroke-width="3" stroke-linejoin="round"/>`
  );
}
