import { base } from "./protocol/base";

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

  /** name: says which storage, as `() => localStorage`. before: what stands before each key there. */
  constructor(
    name: () => Storage,
    private readonly before = "",
  ) {
    this.storage = usable(name);
  }

  /** Whether what is kept is still there when the page is opened again. */
  get lasts(): boolean {
    return this.storage !== null;
  }

  getItem(key: string): string | null {
    return this.untilClosed.get(key) ?? this.storage?.getItem(this.before + key) ?? null;
  }

  setItem(key: string, value: string): void {
    try {
      if (!this.storage) throw new Error("refused");
      this.storage.setItem(this.before + key, value);
      this.untilClosed.delete(key);
    } catch {
      this.untilClosed.set(key, value);
    }
  }

  removeItem(key: string): void {
    this.untilClosed.delete(key);
    this.storage?.removeItem(this.before + key);
  }

  keys(): string[] {
    const own = Object.keys(this.storage ?? {}).filter((key) => key.startsWith(this.before));
    return [...new Set([...own.map((key) => key.slice(this.before.length)), ...this.untilClosed.keys()])];
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

/** Set by the build for the pocket, whose page has kept what it knows without a name before it, wherever it lies. */
declare const IS_POCKET: boolean | undefined;

/** A browser gives all servers below one address the same storage, and one must not see the keys of another. */
const own = base === "/" || (typeof IS_POCKET !== "undefined" && IS_POCKET) ? "" : base;

/** What this browser keeps for the next visit. */
export const deviceMemory = new BrowserMemory(() => localStorage, own);

/** What this tab keeps until it is closed. */
export const tabMemory = new BrowserMemory(() => sessionStorage, own);
