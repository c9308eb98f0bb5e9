import type { Proof } from "../protocol/messages";
import { commitmentOf, orderOf, seedOf, shareCommitment } from "./construction";
import type { Held } from "./held";

/** One thing that was looked at. `null` is neither good nor bad: it could not be known. */
export interface Finding {
  fits: boolean | null;
  says: string;
}

/** proven: this device took part, or saw the commitments, and all fits. unknown: all fits, and yet it proves little here. */
export type Verdict = "proven" | "unknown" | "broken";

export interface Checked {
  verdict: Verdict;
  findings: Finding[];
}

const HEX = /^[0-9a-f]{64}$/;

/** Check the proof of a deal that is over against its own order, and against what this browser held before the deal. */
export function check(proof: Proof, held: Held | null): Checked {
  const findings = [...ofHouse(proof), ...ofShares(proof), ...ofOrder(proof), ...ofHeld(proof, held)];
  const broken = findings.some((one) => one.fits === false);
  const unknown = findings.some((one) => one.fits === null);
  return { verdict: broken ? "broken" : unknown ? "unknown" : "proven", findings };
}

function ofHouse({ secret, commitment }: Proof): Finding[] {
  const fits = isHex(secret) && commitmentOf(secret) === commitment;
  return [{ fits, says: fits ? "The secret of the house is the one that it committed to." : "The secret of the house is not the one that it committed to." }];
}

function ofShares({ shares, commitment, players, left_out }: Proof): Finding[] {
  const wrong = shares.filter(({ seat, value, commitment: given }) => !isHex(value) || !isHex(commitment) || shareCommitment(commitment, seat, value) !== given);
  const by = (kind: string) => shares.filter((share) => share.by === kind).map(({ seat }) => players[seat] ?? `Seat ${seat + 1}`);
  const devices = by("device");
  const found: Finding[] = wrong.map(({ seat }) => ({ fits: false, says: `The value of ${players[seat] ?? `seat ${seat + 1}`} is not the one that was committed to.` }));
  if (!wrong.length && devices.length) found.push({ fits: true, says: `Devices that took part: ${devices.join(", ")}. Each told the value that it had committed to.` });
  if (!devices.length) found.push({ fits: null, says: "No device took part in this deal, so the house alone made its chance." });
  if (left_out.length) found.push({ fits: true, says: `Silent, and so left out: ${left_out.map((seat) => players[seat] ?? `seat ${seat + 1}`).join(", ")}.` });
  return found;
}

function ofOrder({ secret, shares, pack, orders, deal }: Proof): Finding[] {
  const values = shares.map(({ seat, value }) => ({ seat, value: value ?? "" }));
  if (!isHex(secret) || values.some(({ value }) => !isHex(value)) || !orders.length) return [{ fits: false, says: "The order of the cards cannot be worked out." }];
  const seed = seedOf(secret, values);
  const cards = pack.split(" ");
  const fits = orders.every((order, at) => orderOf(cards, seed, deal + at).join(" ") === order);
  return [{ fits, says: fits ? `The ${cards.length} cards lay in the order that follows from all of these.` : "The cards lay in another order than the one that follows from these." }];
}

function ofHeld({ shares, commitment }: Proof, held: Held | null): Finding[] {
  if (!held?.early) return [{ fits: null, says: "This page was not at the table before this deal, so it cannot know what was committed to." }];
  const late = shares.some(({ seat }) => !(seat in held.shares));
  const same = held.commitment === commitment && shares.every(({ seat, commitment: given }) => !(seat in held.shares) || held.shares[seat] === given);
  const found: Finding[] = [];
  if (!same) found.push({ fits: false, says: "Before the deal this page was told other commitments." });
  else if (late && held.sent) found.push({ fits: false, says: "Somebody committed only after this device had told its value." });
  else if (late) found.push({ fits: null, says: "This page was told only a part of the commitments before the deal." });
  else found.push({ fits: true, says: "This page was told the same commitments before the deal." });
  if (held.value === null) return found;
  const own = shares.find((share) => share.seat === held.seat && share.by === "device");
  if (own) found.push({ fits: own.value === held.value, says: own.value === held.value ? "The value that this device drew is among them." : "The value of this device was exchanged for another." });
  else if (held.sent) found.push({ fits: null, says: "This device told its value, and the house dealt without it." });
  else found.push({ fits: null, says: "This device was too slow to take part." });
  return found;
}

function isHex(text: string | null): text is string {
  return text !== null && HEX.test(text);
}
