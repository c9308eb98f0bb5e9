import { to } from "../protocol/gateway";
import { invitation } from "../protocol/http";
import { addressOf, type ReplayAddress } from "./replay_address";
import "../language/replay";
import { message } from "../language/message";

const inMemory = () => message("client-replay-in-memory");

/** The link to a move of a deal, as others can open it. */
export class Sharing {
  link = "";
  says = "";
  copied = false;

  constructor(private readonly changed: () => void) {}

  async prepare(address: ReplayAddress): Promise<void> {
    const path = addressOf({ ...address, follows: false });
    this.link = new URL(to(path), location.href).href;
    this.says = address.log ? inMemory() : message("client-replay-who-has-link");
    this.copied = false;
    this.changed();
    if (address.log) return;
    const invited = await invitation(address.place).catch(() => null);
    if (!invited) return;
    // The server tells the link to the table; the deal is another page of the same server.
    this.link = invited.link.replace(/\/t\/[^/]*$/, () => path);
    if (invited.reach === "here") this.says = invited.says;
    this.changed();
  }

  async copy(field: HTMLInputElement): Promise<void> {
    // Without a secure address a browser has no clipboard: then the link is left selected, to be copied by hand.
    await navigator.clipboard?.writeText(this.link).then(
      () => (this.copied = true),
      () => undefined,
    );
    field.select();
    this.changed();
  }

  /** The system's share sheet, where there is one. */
  get sheet(): (() => void) | null {
    if (typeof navigator.share !== "function") return null;
    // A person who closes the sheet has shared nothing: no error is shown.
    return () => void navigator.share({ title: document.title, url: this.link }).catch(() => undefined);
  }
}
