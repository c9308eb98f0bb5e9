import { star } from "./star";

/** The joker: a whirling dervish, the same for everyone around the table. */
export function joker(corners = true): string {
  const ring = star(125, 175, 16, 104, 92);
  const corner = `<path d="${star(31, 38, 8, 20, 10)}" fill="#8d2430"/><circle cx="31" cy="38" r="5" fill="#e0b15a"/>`;
  return (
    `<path d="${ring}" fill="#12414d"/><circle cx="125" cy="175" r="84" fill="#1d5c66" stroke="#d8a546" stroke-width="3"/>` +
    `<path d="${star(125, 175, 24, 78, 72)}" fill="none" stroke="#d8a546" stroke-width="1.500" opacity=".6"/>` +
    `<path d="M125 168c-22 10-58 34-66 54 20 10 32-4 44 4s16 12 26 4 26 6 36-2 22 2 28-10c-10-18-46-40-68-50Z" fill="#fbf3e1"/>` +
    `<path d="M125 170c-8 18-16 36-22 54M125 170c2 20 4 40 4 58M125 170c12 16 28 34 40 50" stroke="#d3bf96" stroke-width="2.500" fill="none"/>` +
    `<path d="M112 138h26l4 34h-34Z" fill="#fbf3e1"/><path d="M108 168h34v7h-34Z" fill="#8d2430"/>` +
    `<path d="M114 142 82 122 68 98l9-3 16 20 24 12ZM136 142l32 18 22-4 1 9-24 8-34-16Z" fill="#fbf3e1"/>` +
    `<ellipse cx="125" cy="124" rx="11" ry="14" fill="#f0c9a2" transform="rotate(-10 125 124)"/>` +
    `<path d="M113 119c2 12 6 20 14 19 7 0 10-8 10-17-5 7-19 8-24-2Z" fill="#33211a" opacity=".9"/>` +
    `<path d="M112 116l4-34q7-5 14-1l6 33q-12-6-24 2Z" fill="#b98a53" stroke="#7d5626" stroke-width="1.500"/>` +
    (corners ? corner + `<g transform="rotate(180 125 175)">${corner}</g>` : "")
  );
}
