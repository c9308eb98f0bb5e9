import type { Proof } from "../protocol/messages";
import { commitmentOf, orderOf, seedOf, shareCommitment } from "./construction";
import type { Held } from "./held";
import "../language/page";
import "../language/proof";
import { message } from "../language/message";

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
  return [{ fits, says: fits ? message("client-proof-secret-fits") : message("client-proof-secret-differs") }];
}

function ofShares({ shares, commitment, players, left_out }: Proof): Finding[] {
  const wrong = shares.filter(({ seat, value, commitment: given }) => !isHex(value) || !isHex(commitment) || shareCommitment(commitment, seat, value) !== given);
  const by = (kind: string) => shares.filter((share) => share.by === kind).map(({ seat }) => players[seat] ?? message("client-page-seat", { number: seat + 1 }));
  const devices = by("device");
  const found: Finding[] = wrong.map(({ seat }) => ({ fits: false, says: message("client-proof-value-differs", { name: players[seat] ?? message("client-page-seat", { number: seat + 1 }) }) }));
  if (!wrong.length && devices.length) found.push({ fits: true, says: message("client-proof-devices-took-part", { names: devices }) });
  if (!devices.length) found.push({ fits: null, says: message("client-proof-no-device") });
  if (left_out.length) found.push({ fits: true, says: message("client-proof-silent", { names: left_out.map((seat) => players[seat] ?? message("client-page-seat", { number: seat + 1 })) }) });
  return found;
}

function ofOrder({ secret, shares, pack, orders, deal }: Proof): Finding[] {
  const values = shares.map(({ seat, value }) => ({ seat, value: value ?? "" }));
  if (!isHex(secret) || values.some(({ value }) => !isHex(value)) || !orders.length) return [{ fits: false, says: message("client-proof-no-order") }];
  const seed = seedOf(secret, values);
  const cards = pack.split(" ");
  const fits = orders.every((order, at) => orderOf(cards, seed, deal + at).join(" ") === order);
  return [{ fits, says: fits ? message("client-proof-order-fits", { count: cards.length }) : message("client-proof-order-differs") }];
}

function ofHeld({ shares, commitment }: Proof, held: Held | null): Finding[] {
  if (!held?.early) return [{ fits: null, says: message("client-proof-not-there") }];
  const late = shares.some(({ seat }) => !(seat in held.shares));
  const same = held.commitment === commitment && shares.every(({ seat, commitment: given }) => !(seat in held.shares) || held.shares[seat] === given);
  const found: Finding[] = [];
  if (!same) found.push({ fits: false, says: message("client-proof-other-commitments") });
  else if (late && held.sent) found.push({ fits: false, says: message("client-proof-late-commitment") });
  else if (late) found.push({ fits: null, says: message("client-proof-part-of-commitments") });
  else found.push({ fits: true, says: message("client-proof-same-commitments") });
  if (held.value === null) return found;
  const own = shares.find((share) => share.seat === held.seat && share.by === "device");
  if (own) found.push({ fits: own.value === held.value, says: own.value === held.value ? message("client-proof-own-value-there") : message("client-proof-own-value-exchanged") });
  else if (held.sent) found.push({ fits: null, says: message("client-proof-dealt-without") });
  else found.push({ fits: null, says: message("client-proof-too-slow") });
  return found;
}

function isHex(text: string | null): text is string {
  return text !== null && HEX.test(text);
}
