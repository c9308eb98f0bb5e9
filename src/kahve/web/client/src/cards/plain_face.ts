import { HEIGHT, WIDTH } from "./deck";

/** A card that no deck of ours has, as in a game of somebody's own: its code on paper, and again in a corner, which is seen in a full hand. */
export function plainFace(code: string): string {
  const written = code.replace(/[<&]/g, (sign) => (sign === "<" ? "&lt;" : "&amp;"));
  const text = (x: number, y: number, size: number) =>
    `<text x="${x}" y="${y}" font-size="${size}" font-family="sans-serif" font-weight="600" fill="#3a2a1a" text-anchor="middle" dominant-baseline="central">${written}</text>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">` +
    `<rect x="1" y="1" width="248" height="348" rx="17" fill="#fffaf0" stroke="#cbb894" stroke-width="2"/>` +
    `<rect x="24" y="72" width="202" height="206" rx="10" fill="none" stroke="#c99a4b" stroke-width="2"/>${text(50, 42, 52)}${text(125, 175, 100)}</svg>`
  );
}
