import { html, svg, type TemplateResult } from "lit";
import "../language/people";
import { message } from "../language/message";

interface Reaction {
  draw: TemplateResult;
  /** What it says of oneself and of somebody else. */
  you: string;
  they: string;
}

const FACE = svg`<circle cx="24" cy="24" r="19" fill="#f3c65f" stroke="#8a5f17" stroke-width="2" />`;
const EYES = svg`<circle cx="17.5" cy="20" r="2.4" fill="#3b2410" /><circle cx="30.5" cy="20" r="2.4" fill="#3b2410" />`;
/** Ink is for the inside of a picture; what lies beside it is seen on light and dark paper alike. */
const INK = "#3b2410";
const BESIDE = "#a87b2e";
const line = (path: string, width = 2.6, colour = INK) => svg`<path d=${path} fill="none" stroke=${colour} stroke-width=${width} stroke-linecap="round" stroke-linejoin="round" />`;

const picture = (inside: unknown) => html`<svg class="reaction" viewBox="0 0 48 48" aria-hidden="true">${inside}</svg>`;

/** The pictures of the reactions that the server names, drawn by the page, and how each is told in words. */
const REACTIONS: Readonly<Record<string, Reaction>> = {
  smile: { draw: picture([FACE, EYES, line("M15 28c3 5.5 15 5.5 18 0")]), you: "smile", they: "smiles" },
  laugh: {
    draw: picture([FACE, line("M13.5 21c1.5-3 5-3 6.5 0M28 21c1.5-3 5-3 6.5 0"), svg`<path d="M14 27h20c-1 7-4.5 10-10 10s-9-3-10-10Z" fill="#7c2418" stroke="#3b2410" stroke-width="2" stroke-linejoin="round" />`]),
    you: "laugh",
    they: "laughs",
  },
  surprise: {
    draw: picture([FACE, svg`<circle cx="17" cy="20" r="3" fill="#3b2410" /><circle cx="31" cy="20" r="3" fill="#3b2410" />`, line("M13 13c1.5-2 4-2.5 6-1.5M35 13c-1.5-2-4-2.5-6-1.5", 2), svg`<ellipse cx="24" cy="31.5" rx="4" ry="5" fill="#7c2418" stroke="#3b2410" stroke-width="2" />`]),
    you: "are surprised",
    they: "is surprised",
  },
  think: { draw: picture([FACE, EYES, line("M13.5 14.5c2-1.5 4.5-1.5 6.5 0M28 12.5c2-1.5 4.5-1.5 6.5 0", 2), line("M18 31.5c4-2.5 8-2.5 11.5-.5")]), you: "think", they: "thinks" },
  clap: {
    draw: picture([
      svg`<path d="M14 30 9.5 20.5c-1.5-3.2 2.5-5 4-2l3 6-4-10c-1.3-3.3 3-5 4.4-1.7l4.2 9.7-2.5-10c-.8-3.4 3.6-4.6 4.6-1.2l3.3 11.7 1.5-4.5c1-3 5.2-1.8 4.5 1.3-1.5 7-2.5 12-6.5 15.2-5 4-10 2.5-12-5Z" fill="#f3c65f" stroke="#8a5f17" stroke-width="2" stroke-linejoin="round" />`,
      line("M36 8.5v-4M40.5 12l3.5-3M41 17.5h4.5", 2.4, BESIDE),
      line("M12 38c1.5 2.5 3.5 4 6 5", 2, BESIDE),
    ]),
    you: "clap",
    they: "claps",
  },
  heart: { draw: picture(svg`<path d="M24 41C13 32.5 6 26 6 17.5 6 8 18.5 6 24 14.5 29.5 6 42 8 42 17.5 42 26 35 32.5 24 41Z" fill="#b8402d" stroke="#74210f" stroke-width="2" />`), you: "send a heart", they: "sends a heart" },
  tea: {
    draw: picture([
      svg`<path d="M15 17h18c-1.5 5-3 7-3 10 0 4 3.5 5 3 9-.4 3-4 5-9 5s-8.6-2-9-5c-.5-4 3-5 3-9 0-3-1.5-5-3-10Z" fill="#f8eedb" stroke="#8a5f17" stroke-width="2" stroke-linejoin="round" /><path d="M16.7 21h14.6c-1 3-1.8 4-1.8 6.5 0 3.5 2.7 5 2.3 8-.3 2.2-3.6 3.6-7.8 3.6s-7.5-1.4-7.8-3.6c-.4-3 2.3-4.5 2.3-8 0-2.5-.8-3.5-1.8-6.5Z" fill="#b8402d" />`,
      line("M20 12.5c-2-2.5 2-4 0-7M28 12.5c-2-2.5 2-4 0-7", 2, BESIDE),
      svg`<path d="M9 43.5h30" stroke="#8a5f17" stroke-width="3" stroke-linecap="round" />`,
    ]),
    you: "offer tea",
    they: "offers tea",
  },
  wave: {
    draw: picture([
      svg`<path d="M17 42c-4-2-6-6-7.5-11L7 22.5c-.9-3.2 3.3-4.3 4.3-1.3l2.2 6-1.8-14c-.5-3.4 4-4 4.7-.7l2.3 12.5.3-15c.1-3.5 4.6-3.5 4.7 0l.6 15.3 2.7-12.8c.7-3.4 5-2.5 4.5.9L29.5 29l4-3.5c2.7-2.2 5.5 1 3.3 3.4-4 4.5-5 10-9.3 12.6-3.5 2-7.5 2-10.5.5Z" fill="#f3c65f" stroke="#8a5f17" stroke-width="2" stroke-linejoin="round" />`,
      line("M37.5 8c2.5 1.5 4 4 4.5 7M5 10c.5-2.5 1.5-4.5 3.5-6", 2.2, BESIDE),
    ]),
    you: "wave",
    they: "waves",
  },
};

/** The picture of a reaction; one that nobody has drawn is shown by its name. */
export function reactionPicture(name: string): TemplateResult {
  return REACTIONS[name]?.draw ?? html`<span class="reaction-word">${name}</span>`;
}

/** A reaction in words: "Ayla claps", "You clap". */
export function reactionSays(name: string, who: string, own: boolean): string {
  if (!(name in REACTIONS)) return message("client-people-says", { name: who, says: name });
  return message("client-people-reaction", { who: own ? "you" : "other", name: who, reaction: name });
}

/** What a reaction is called on its button: "Clap". */
export function reactionName(name: string): string {
  return name in REACTIONS ? message("client-people-reaction-name", { reaction: name }) : name;
}
