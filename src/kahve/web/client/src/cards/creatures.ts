import { LINE, skin as part, thread } from "./brushes";

/** The animals that are seen whole, from the side or from above; the middle of each at 0 0. */
export const CREATURES: Record<string, () => string> = { ant, iguana, newt, snake, turtle };

function oval(x: number, y: number, rx: number, ry: number, colour: string, angle = 0): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${colour}" stroke="${LINE}" stroke-width="3" transform="rotate(${angle} ${x} ${y})"/>`;
}

function dot(x: number, y: number, size: number, colour: string): string {
  return `<circle cx="${x}" cy="${y}" r="${size}" fill="${colour}"/>`;
}

function ant(): string {
  return (
    thread("M-6 6-22 2-44 48h-10M4 8-4 24-14 50h-9M12 6 26 24 30 50h10", LINE, 6) +
    thread("M44-18 52-42 68-46M36-20 38-46 52-54", LINE, 4.500) +
    oval(-44, -6, 33, 24, "#9c3a1c", 10) +
    thread("M-50-29q-8 22 2 45M-33-27q-7 22 2 42", "#5f1f10", 4) +
    oval(4, -2, 19, 14, "#9c3a1c") +
    oval(42, -4, 22, 19, "#b04a24", 14) +
    thread("M60 6l10 6-10 5", LINE, 4.500) +
    dot(48, -8, 5.500, "#fff") + dot(49.500, -7.500, 3, LINE)
  );
}

/** A crest along its back, a beard beneath its chin, a long tail. */
function iguana(): string {
  return (
    thread("M-26 22c-20 18-44 22-44 4 0-14 16-16 18-4", LINE, 14) +
    thread("M-26 22c-20 18-44 22-44 4 0-14 16-16 18-4", "#4f8f2e", 9) +
    part("M-40 10l0-22 10 10 2-24 11 14 7-26 11 18 10-26 8 20 14-20 6 22Z", "#b9451f") +
    part("M-24 22-34 48h18l6-20ZM26 24l6 24h18l-8-28Z", "#3f7a26") +
    part("M-44 28C-30 4-12-10 14-16c6-16 22-28 42-24 12 2 20 10 19 18-1 7-8 10-18 11 2 14-2 28-18 36-18 8-44 10-62 10Z", "#67ab3c") +
    part("M38-10c4 10 4 22-2 32 12-4 22-16 22-30Z", "#e2a53a") +
    thread("M74-22q-12 8-28 5", LINE, 3) +
    thread("M-22 18q10-14 24-20M-4 22q10-12 22-16", "#3f7a26", 5) +
    dot(50, -28, 6.500, "#fff3b0") + dot(51, -28, 3.500, LINE)
  );
}

/** Seen from above, spotted, in a bend. */
function newt(): string {
  const body = "M-72 34C-52 46-36 36-22 18-6-4 10-12 34-16";
  return (
    thread("M-10-2-28-22-38-20M-28-22-24-34M10 10 18 34 8 42M18 34 30 38M26-16 14-40 4-40M14-40 20-51M40-8 56 14 50 24M56 14 66 14", "#25242c", 8) +
    thread(body, LINE, 17) +
    thread("M-28 26C-10 2 6-10 32-15", LINE, 33) +
    part("M26-33C44-44 70-42 76-26c4 14-14 24-38 24Z", "#2f2d38") +
    thread(body, "#2f2d38", 11) +
    thread("M-28 26C-10 2 6-10 32-15", "#2f2d38", 27) +
    [[-52, 38, 4], [-36, 30, 5], [-24, 14, 6], [-12, 14, 4], [-8, -2, 6], [6, 0, 5], [10, -14, 6], [26, -8, 5], [32, -24, 5], [44, -16, 5], [50, -32, 4]]
      .map(([x, y, size]) => dot(x!, y!, size!, "#ff9f1c"))
      .join("") +
    dot(62, -34, 5, "#ffe9b0") + dot(63, -34, 2.500, LINE) + dot(64, -13, 5, "#ffe9b0") + dot(65, -13, 2.500, LINE)
  );
}

/** Raised out of its coils, with a diamond pattern. */
function snake(): string {
  const coils = "M-70 26C-74 44-52 50-34 42-14 34-20 12-4 12 14 12 8 46 28 46 52 46 50 8 32-6 18-18 14-34 34-38";
  return (
    thread("M62-36q8 3 12-3M68-34q5 4 9 3", "#c5281c", 3.500) +
    thread(coils, LINE, 29) +
    part("M28-54c16-6 36 2 40 14 2 9-16 18-36 14Z", "#2f8a6d") +
    thread(coils, "#2f8a6d", 23) +
    `<path d="${coils}" fill="none" stroke="#f1cf5b" stroke-width="10" stroke-dasharray="10 11"/>` +
    dot(50, -44, 5, "#fff3b0") + dot(51.500, -44, 2.800, LINE)
  );
}

function turtle(): string {
  return (
    part("M-60 28-78 38l22 4Z", "#7fae4a") +
    part("M-50 26-56 52h24l8-22ZM22 28l6 24h24l-4-26Z", "#6a9a3a") +
    part("M38 24c0-24 8-44 24-46 14-1 20 10 17 20-2 8-10 10-14 14-4 8-6 16-13 22Z", "#8cbc52") +
    part("M-62 32C-62-16-38-48-4-48s56 30 58 80Z", "#a4662a") +
    part("M-4-38 18-24 16 0H-24L-26-24Z", "#d59a4c") +
    part("M-34-18-30 4-44 22-56 24C-56 6-48-8-34-18ZM26-18 22 4 36 22 48 24C47 6 40-8 26-18ZM-22 8h36l10 16H-32Z", "#c4853a") +
    part("M-66 26H56c4 0 4 11 0 11H-66c-4 0-4-11 0-11Z", "#e8c27a") +
    dot(66, -8, 4.500, LINE) + dot(67.500, -9.500, 1.500, "#fff") +
    thread("M79-1q-5 6-12 5", LINE, 3)
  );
}
