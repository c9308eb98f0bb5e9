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

  constructor(private readonly changed: () => void) {}

  async prepare(address: ReplayAddress): Promise<void> {
    const path = addressOf({ ...address, follows: false });
    const page = new URL(to(path), location.href).href;
    // The address of this page may open on this machine only: there is no link until the server has answered.
    this.link = address.log ? page : "";
    this.says = address.log ? inMemory() : message("client-replay-who-has-link");
    this.changed();
    if (address.log) return;
    const invited = await invitation(address.place).catch(() => null);
    // The server tells the link to the table; the deal is another page of the same server.
    this.link = invited ? invited.link.replace(/\/t\/[^/]*$/, () => path) : page;
    if (invited?.reach === "here") this.says = invited.says;
    this.changed();
  }
}
