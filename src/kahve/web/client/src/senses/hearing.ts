import { preferences, type Loudness } from "../page/preferences";
import type { Player } from "./player";
import type { Sound } from "./sounds";

const LEVELS: Readonly<Record<Loudness, number>> = { off: 0, soft: 0.28, on: 0.85 };

/** How a person wants to hear the table, and where the page stands. */
export interface Ear {
  loudness: Loudness;
  /** Whether the person has touched the page: a browser is silent before that, and so are we. */
  touched: boolean;
  hidden: boolean;
  /** Whether the own turn is heard from a hidden page too. */
  hiddenTurn: boolean;
}

/** How loud a sound is for this ear, from 0 to 1. A page that is not seen is silent but for the turn, if its person wishes so. */
export function levelOf(sound: Sound, { loudness, touched, hidden, hiddenTurn }: Ear): number {
  if (!touched || (hidden && !(hiddenTurn && sound === "turn"))) return 0;
  return LEVELS[loudness];
}

/** Fetches what makes the sounds when the first of them is to be heard, and lets it play. */
export class Hearing {
  private player: Promise<Player | null> | null = null;

  constructor(
    private readonly ear: () => Ear = earOfPage,
    private readonly fetch: () => Promise<Player> = async () => new (await import("./player")).Player(),
  ) {}

  hear(sounds: readonly Sound[]): void {
    for (const sound of sounds) {
      const level = levelOf(sound, this.ear());
      if (level > 0) void this.fetched().then((player) => player?.play(sound, level));
    }
  }

  /** What could not be fetched is tried again with the next sound. */
  private fetched(): Promise<Player | null> {
    return (this.player ??= this.fetch().catch(() => (this.player = null)));
  }
}

function earOfPage(): Ear {
  const { sound, hiddenTurn } = preferences();
  return { loudness: sound, hiddenTurn, hidden: document.hidden, touched: navigator.userActivation?.hasBeenActive ?? touched };
}

// For browsers that do not tell it themselves.
let touched = false;
if (typeof window !== "undefined") {
  for (const touch of ["pointerdown", "keydown"]) window.addEventListener(touch, () => (touched = true), { once: true, capture: true });
}
