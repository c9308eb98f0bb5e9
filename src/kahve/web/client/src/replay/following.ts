/** So often, in milliseconds, it is asked whether the next deal is over. */
const ASK_AGAIN = 5000;

export interface Followed {
  /** The name of the deal after the one on show, once it is over. */
  next(): Promise<string | undefined>;
  show(deal: string): Promise<void>;
}

/** Waits at a table until the next deal is over, and then has it shown. */
export class Following {
  waits = false;
  private timer = 0;

  constructor(private readonly followed: Followed) {}

  begin(): void {
    this.waits = true;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void this.seek(), ASK_AGAIN);
  }

  end(): void {
    this.waits = false;
    clearTimeout(this.timer);
  }

  private async seek(): Promise<void> {
    const next = await this.followed.next();
    if (!this.waits) return;
    if (!next) return this.begin();
    this.waits = false;
    await this.followed.show(next);
  }
}
