import { onPreference, preferences, type BotPace } from "../page/preferences";

/** Tells the table how fast its person wishes the bots to play: whenever the line opens, and when the wish changes. */
export class Pacing {
  private told: BotPace | null = null;
  private readonly stop = onPreference(() => this.told !== null && this.tell());

  constructor(private readonly send: (pace: BotPace) => void) {}

  /** The line is open; whoever was told before on another line has forgotten. */
  open(): void {
    this.told = null;
    this.tell();
  }

  leave(): void {
    this.stop();
  }

  private tell(): void {
    const { bots } = preferences();
    if (bots === this.told) return;
    this.told = bots;
    this.send(bots);
  }
}
