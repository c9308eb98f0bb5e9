/** Where texts are kept under a key: a storage of the browser, or what stands for it. */
export type Memory = Pick<Storage, "getItem" | "setItem">;

const PROBE = "kahve.probe";

/**
 * A storage of the browser; what it refuses or has no room for is kept until the page is closed.
 *
 * Some browsers refuse a page all storage, and already naming it raises an error.
 */
export class BrowserMemory implements Memory {
  private readonly storage: Storage | null;
  private readonly untilClosed = new Map<string, string>();

  /** name: says which storage, as `() => localStorage`. */
  constructor(name: () => Storage) {
    this.storage = usable(name);
  }

  /** Whether what is kept is still there when the page is opened again. */
  get lasts(): boolean {
    return this.storage !== null;
  }

  getItem(key: string): string | null {
    return this.untilClosed.get(key) ?? this.storage?.getItem(key) ?? null;
  }

  setItem(key: string, value: string): void {
    try {
      if (!this.storage) throw new Error("refused");
      this.storage.setItem(key, value);
      this.untilClosed.delete(key);
    } catch {
      this.untilClosed.set(key, value);
    }
  }

  removeItem(key: string): void {
    this.untilClosed.delete(key);
    this.storage?.removeItem(key);
  }

  keys(): string[] {
    return [...new Set([...Object.keys(this.storage ?? {}), ...this.untilClosed.keys()])];
  }
}

function usable(name: () => Storage): Storage | null {
  try {
    const storage = name();
    storage.setItem(PROBE, "");
    storage.removeItem(PROBE);
    return storage;
  } catch {
    return null;
  }
}

/** What this browser keeps for the next visit. */
export const deviceMemory = new BrowserMemory(() => localStorage);

/** What this tab keeps until it is closed. */
export const tabMemory = new BrowserMemory(() => sessionStorage);
