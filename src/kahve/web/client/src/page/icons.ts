import { html, svg, type TemplateResult } from "lit";

const line = (path: string) => html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${svg`<path d=${path} />`}</svg>`;

export const icon = {
  home: line("M4 11 12 4l8 7M6.500 9.500V20h11V9.500M10 20v-6h4v6"),
  rules: line("M12 6.500C9.500 4.700 6.500 4.500 3.500 5v13.500c3-.5 6-.3 8.500 1.500 2.500-1.800 5.500-2 8.500-1.500V5c-3-.5-6-.3-8.500 1.500Zm0 0V20"),
  preferences: line("M4 7h9M17.500 7H20M4 17h2.500M11 17h9M15.200 4.800a2.200 2.200 0 1 1 0 4.400 2.200 2.200 0 0 1 0-4.400ZM8.800 14.800a2.200 2.200 0 1 1 0 4.400 2.200 2.200 0 0 1 0-4.400Z"),
  moves: line("M8.500 6H20M8.500 12H20M8.500 18H20M4 6h.5M4 12h.5M4 18h.5"),
  keys: line("M3 7.500A1.500 1.500 0 0 1 4.500 6h15A1.500 1.500 0 0 1 21 7.500v9a1.500 1.500 0 0 1-1.500 1.500h-15A1.500 1.500 0 0 1 3 16.500ZM7 10h.5M11.800 10h.5M16.500 10h.5M8 14h8"),
  score: line("M6 3.500h12v17l-3-2-3 2-3-2-3 2ZM9 8h6M9 12h6"),
  link: line("M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.700-5.700l-1.500 1.500M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.700 5.700l1.500-1.500"),
  hint: line("M9 17.500h6M10 20.500h4M9 17.500c0-2.500-3-4-3-7.500a6 6 0 0 1 12 0c0 3.500-3 5-3 7.500"),
  close: line("M6 6l12 12M18 6 6 18"),
  crown: line("M4 18h16M4.500 15 3 7l5 3.500L12 5l4 5.500L21 7l-1.500 8Z"),
  sort: line("M7 5v14M7 19l-3-3M7 19l3-3M13 6h7M13 12h5M13 18h3"),
  undo: line("M9 6 4.500 10.500 9 15M5 10.500h9a5 5 0 0 1 0 10h-3"),
  reset: line("M5 12a7 7 0 1 0 2.300-5.200L5 9M5 4.500V9h4.500"),
};

/** The sign of the house: a small cup with a spade on it, and steam. */
export function cup(): TemplateResult {
  return html`<svg class="cup" viewBox="6 2 50 56" aria-hidden="true">
    <g class="steam" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round">
      <path d="M25 20c-4-4 4-6 0-11" /><path d="M35 20c-4-4 4-6 0-11" />
    </g>
    <path d="M46 31c9-3 12 9-1 11" fill="none" stroke="var(--brass)" stroke-width="3.4" />
    <path d="M14 26h33c0 14-5 22-11 24H25c-6-2-11-10-11-24z" fill="var(--porcelain)" />
    <path
      d="M30.500 30c1.400 4.500 8 7.600 8 12 0 4.500-5.500 5.300-7 2.300.2 1.600 1 2.700 2 3.500h-6c1-.8 1.800-1.900 2-3.500-1.500 3-7 2.200-7-2.300 0-4.400 6.600-7.500 8-12z"
      fill="var(--coral)"
    />
    <path d="M10 53h41" stroke="var(--brass)" stroke-width="4" stroke-linecap="round" />
  </svg>`;
}
