/** The clock of everything that moves on the table: it can be slowed, and hurried to the end at any moment. */
export class Stage {
  private readonly running = new Set<Animation>();
  private readonly pauses = new Set<() => void>();
  private hurried = false;

  /** breath: how long the table rests between two moves, in milliseconds. */
  constructor(
    private readonly tempo: () => number,
    private readonly breath: () => number,
  ) {}

  /** How much longer than usual movements last; 0 where nothing shall move. */
  get speed(): number {
    return this.hurried ? 0 : this.tempo();
  }

  /** Rest between two moves; the time that has passed since the last of them counts. */
  async breathe(since: number, share = 1): Promise<void> {
    await this.pause(this.breath() * share - (performance.now() - since));
  }

  async pause(ms: number): Promise<void> {
    const length = ms * this.speed;
    if (length <= 0) return;
    await new Promise<void>((resume) => {
      const end = () => {
        clearTimeout(timer);
        this.pauses.delete(end);
        resume();
      };
      const timer = setTimeout(end, length);
      this.pauses.add(end);
    });
  }

  async animate(element: Element, frames: Keyframe[], ms: number, options: KeyframeAnimationOptions = {}): Promise<void> {
    if (this.speed <= 0) return;
    const delay = (Number(options.delay) || 0) * this.speed;
    const animation = element.animate(frames, { fill: "backwards", ...options, duration: ms * this.speed, delay });
    this.running.add(animation);
    await animation.finished.catch(() => undefined);
    this.running.delete(animation);
  }

  /** Bring everything to its end at once; nothing moves again until `calm`. */
  hurry(): void {
    this.hurried = true;
    for (const animation of this.running) animation.finish();
    for (const end of [...this.pauses]) end();
  }

  calm(): void {
    this.hurried = false;
  }
}
