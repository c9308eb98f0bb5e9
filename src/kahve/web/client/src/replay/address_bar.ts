import { isPanelState } from "../page/navigation";
import { gateway, here } from "../protocol/gateway";
import { addressOf, replayIn, type ReplayAddress } from "./replay_address";

/** The address in the browser's bar: it always names what is on show, and adds no entry to the history. */
export class AddressBar {
  /** Whether something else came on show while a panel had a place of its own in the history. */
  private unwritten = false;
  /** What stands in the bar, as the page came by it or wrote it; beneath a panel stands the address from before. */
  private written = "";

  constructor(private readonly onShow: () => ReplayAddress) {}

  enter(): void {
    window.addEventListener("popstate", this.onPop);
  }

  leave(): void {
    window.removeEventListener("popstate", this.onPop);
  }

  /** Whether this address leads elsewhere than the page has written itself; it stands in the bar from now on. */
  leadsElsewhere(address: ReplayAddress): boolean {
    const wanted = addressOf(address);
    if (wanted === this.written) return false;
    this.written = wanted;
    return true;
  }

  /** Write the address of what is on show now. */
  write(): void {
    if (isPanelState()) this.unwritten = true;
    else if (replayIn(here())) {
      this.written = addressOf(this.onShow());
      history.replaceState(history.state, "", gateway().write(this.written));
    }
  }

  /** The panel has been left: the address beneath it is that of what was on show before. */
  private readonly onPop = (): void => {
    if (!this.unwritten) return;
    this.unwritten = false;
    this.write();
  };
}
