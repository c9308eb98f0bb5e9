import { onPreference, preferences, type BotPace } from "../page/preferences";

/** Tells the table how fast its person wishes the bots to play: whenever the line opens, and when the wish changes. */
export class Pacing {
  private sent: BotPace | null = null;
  private readonly stop = onPreference(() => this.sent !== null && this.tell());

  constructor(private readonly send: (pace: BotPace) => void) {}

  /** The line is open; whoever was told before on another line has forgotten. */
  open(): void {
    this.sent = null;
    this.tell();
  }

  leave(): void {
    this.stop();
  }

  private tell(): void {
    const { bots } = preferences();
    if (bots === this.sent) return;
    this.sent = bots;
    this.send(bots);
  }
}
