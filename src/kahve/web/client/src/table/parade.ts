/** Shows what happened one thing after another, however fast it came in. */
export class Parade<T> {
  private readonly queue: T[] = [];
  private walking = false;

  constructor(
    private readonly show: (item: T) => Promise<void>,
    private readonly arrived: () => void,
  ) {}

  get busy(): boolean {
    return this.walking;
  }

  /** Whether something waits behind what is being shown. */
  get waiting(): boolean {
    return this.queue.length > 0;
  }

  push(item: T): void {
    this.queue.push(item);
    if (!this.walking) void this.walk();
  }

  /** Forget what has not been shown yet. */
  clear(): void {
    this.queue.length = 0;
  }

  private async walk(): Promise<void> {
    this.walking = true;
    for (let item = this.queue.shift(); item !== undefined; item = this.queue.shift()) {
      await this.show(item);
    }
    this.walking = false;
    this.arrived();
  }
}
