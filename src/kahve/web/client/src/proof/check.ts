import type { Proof } from "../protocol/messages";
import { commitmentOf, knowsScheme, LATEST, orderOf, seedOf, shareCommitment } from "./construction";
import type { KnownExchange } from "./known_exchanges";
import "../language/page";
import "../language/proof";
import { message } from "../language/message";

/** One thing that was looked at. `null` is neither good nor bad: it could not be known. */
export interface Finding {
  fits: boolean | null;
  says: string;
}

/**
 * proven: this device took part, or saw the commitments, and all fits, every card that was shown too. unknown: all fits, and yet it proves
 * little here. repeated: the deal was made again, unseen. broken: something does not fit.
 */
export type Verdict = "proven" | "unknown" | "repeated" | "broken";

export interface Checked {
  verdict: Verdict;
  findings: Finding[];
  /** The seed of the order, where it can be worked out. */
  seed: string | null;
}

const HEX = /^[0-9a-f]{64}$/;

/**
 * Check the proof of a deal that is over against its own order, and against what this browser held before the deal.
 *
 * deal: the name of the deal that was asked for. exchanges: all exchanges for it that this browser was told of.
 *
 * cards: whether the cards that were shown follow from the order.
 */
export function check(proof: Proof, deal: string, known: KnownExchange | null, exchanges: readonly KnownExchange[], cards: Finding): Checked {
  const seed = seedIn(proof);
  const repeated = ofExchanges(proof, exchanges);
  const findings = [...ofDeal(proof, deal), ...ofHouse(proof), ...ofShares(proof), ...ofOrder(proof, seed), cards, ...ofExchange(proof, known)];
  const broken = findings.some((one) => one.fits === false);
  const unknown = findings.some((one) => one.fits === null);
  const verdict = broken ? "broken" : repeated.length ? "repeated" : unknown ? "unknown" : "proven";
  return { verdict, findings: [...findings, ...repeated], seed };
}

/** The seed that a proof comes to; null where something in it is missing. */
export function seedIn(proof: Proof): string | null {
  const { secret, shares, scheme } = proof;
  if (!isHex(secret) || !knowsScheme(scheme)) return null;
  const values = shares.map(({ seat, by, value }) => ({ seat, by, value: value ?? "" }));
  return values.every(({ value }) => isHex(value)) ? seedOf(proof, secret, values) : null;
}

/** A server could answer with a deal that it has made honestly. */
function ofDeal({ name, number, deal }: Proof, wanted: string): Finding[] {
  const fits = (name === wanted || name.endsWith(`.${wanted}`)) && name.endsWith(`.${number}`) && deal <= number;
  return fits ? [] : [{ fits: false, says: message("client-proof-of-other-deal") }];
}

function ofHouse(proof: Proof): Finding[] {
  const { secret, commitment, scheme } = proof;
  const fits = isHex(secret) && knowsScheme(scheme) && commitmentOf(proof, secret) === commitment;
  const findings: Finding[] = [{ fits, says: fits ? message("client-proof-secret-fits") : message("client-proof-secret-differs") }];
  if (scheme !== LATEST) findings.push({ fits: null, says: message("client-proof-former-scheme") });
  return findings;
}

function ofShares({ scheme, shares, commitment, players, left_out }: Proof): Finding[] {
  const wrong = shares.filter(({ seat, by, value, commitment: given }) => !isHex(value) || !isHex(commitment) || shareCommitment(scheme, commitment, { seat, by, value }) !== given);
  const by = (kind: string) => shares.filter((share) => share.by === kind).map(({ seat }) => players[seat] ?? message("client-page-seat", { number: seat + 1 }));
  const devices = by("device");
  const findings: Finding[] = wrong.map(({ seat }) => ({ fits: false, says: message("client-proof-value-differs", { name: players[seat] ?? message("client-page-seat", { number: seat + 1 }) }) }));
  if (!wrong.length && devices.length) findings.push({ fits: true, says: message("client-proof-devices-took-part", { names: devices }) });
  if (!devices.length) findings.push({ fits: null, says: message("client-proof-no-device") });
  if (left_out.length) findings.push({ fits: true, says: message("client-proof-silent", { names: left_out.map((seat) => players[seat] ?? message("client-page-seat", { number: seat + 1 })) }) });
  return findings;
}

/** The orders of the deals that come from this chance, by the number of the deal: all but the last were void. */
export function provenOrders({ pack, deal, number }: Proof, seed: string): Map<number, string[]> {
  const cards = pack.split(" ");
  return new Map(Array.from({ length: Math.max(0, number - deal + 1) }, (_, at) => [deal + at, orderOf(cards, seed, deal + at)]));
}

function ofOrder(proof: Proof, seed: string | null): Finding[] {
  const { pack, orders, deal, number } = proof;
  if (seed === null || orders.length !== number - deal + 1) return [{ fits: false, says: message("client-proof-no-order") }];
  const proven = [...provenOrders(proof, seed).values()];
  const fits = orders.every((order, at) => proven[at]!.join(" ") === order);
  return [{ fits, says: fits ? message("client-proof-order-fits", { count: pack.split(" ").length }) : message("client-proof-order-differs") }];
}

function ofExchange({ shares, commitment }: Proof, known: KnownExchange | null): Finding[] {
  if (!known?.early) return [{ fits: null, says: message("client-proof-not-there") }];
  const late = shares.some(({ seat }) => !(seat in known.shares));
  const same = known.commitment === commitment && shares.every(({ seat, commitment: given }) => !(seat in known.shares) || known.shares[seat] === given);
  const findings: Finding[] = [];
  if (!same) findings.push({ fits: false, says: message("client-proof-other-commitments") });
  else if (late && known.sent) findings.push({ fits: false, says: message("client-proof-late-commitment") });
  else if (late) findings.push({ fits: null, says: message("client-proof-part-of-commitments") });
  else findings.push({ fits: true, says: message("client-proof-same-commitments") });
  if (known.value === null) return findings;
  const own = shares.find((share) => share.seat === known.seat && share.by === "device");
  if (own) findings.push({ fits: own.value === known.value, says: own.value === known.value ? message("client-proof-own-value-there") : message("client-proof-own-value-exchanged") });
  else if (known.sent) findings.push({ fits: null, says: message("client-proof-dealt-without") });
  else findings.push({ fits: null, says: message("client-proof-too-slow") });
  return findings;
}

/** Whether the server began this deal more often than it says: by the commitments of all exchanges that this browser was told of. */
function ofExchanges({ commitment, attempt }: Proof, exchanges: readonly KnownExchange[]): Finding[] {
  const others = exchanges.filter((one) => one.commitment !== commitment);
  const findings: Finding[] = [];
  const dealt = others.filter((one) => one.dealt).length;
  if (dealt) findings.push({ fits: false, says: message("client-proof-dealt-before", { count: dealt }) });
  // Each exchange for a deal has a number of its own, and those that were broken off before this one have lower ones.
  if (others.some((one) => one.attempt >= attempt)) findings.push({ fits: false, says: message("client-proof-begun-more-often", { count: exchanges.length, attempt }) });
  return findings;
}

function isHex(text: string | null): text is string {
  return text !== null && HEX.test(text);
}
