import { here } from "../protocol/gateway";
import { sentence } from "../page/sentence";
import { go } from "../page/navigation";
import type { Scene, Seat } from "../protocol/messages";
import { hasSeat } from "../protocol/seat";
import type { Wish } from "../protocol/wish";
import { botTitle } from "./talk_requests";
import "../language/people";
import "../language/table";
import { message, paragraph } from "../language/message";

export interface NewsButton {
  words: string;
  /** The same in full, where the words alone do not say of whom. */
  full: string;
  act: () => void;
  main?: boolean;
}

/** The one thing about the people that is to be said now, and what can be done about it. */
export interface News {
  says: string;
  buttons: readonly NewsButton[];
  /** Whether it is more than how many watch. */
  matters: boolean;
  /** The seat of whoever is away, where it can be decided about them. */
  about?: number;
}

export interface NewsActs {
  ask(wish: Wish): void;
  wait(seat: number): void;
  /** Ask whether this seat shall really be opened. */
  open(seat: number): void;
  /** Show who sits here, with the invitation. */
  people(): void;
}

/**
 * What is most urgent first: one's own seat, what one is asked, who is away, what one has answered, an open seat. What was declined is old
 * news. `waited`: the seats for whom one waits.
 */
export function newsFor(scene: Scene, waited: ReadonlySet<number>, declined: string, acts: NewsActs): News {
  const proposed = proposal(scene, acts);
  const proposedToReader = scene.may.includes("agree") ? proposed : null;
  return ownSeat(scene, acts) ?? proposedToReader ?? absence(scene, waited, acts) ?? proposed ?? waiting(scene) ?? refusal(declined) ?? openSeat(scene, acts) ?? onlooker(scene) ?? { says: watchersSay(scene), buttons: [], matters: false };
}

/** A bot plays for oneself. */
function ownSeat(scene: Scene, acts: NewsActs): News | null {
  const bot = scene.seats[scene.seat]?.stand_in;
  if (!bot) return null;
  return urgent(message("client-people-bot-plays-for-you", { bot: botTitle(bot) }), [{ words: message("client-people-come-back"), full: message("client-people-come-back-full"), act: () => acts.ask({ do: "return" }), main: true }]);
}

function proposal(scene: Scene, acts: NewsActs): News | null {
  const { proposal: proposed, may } = scene;
  if (!proposed) return null;
  const names = (seats: readonly number[]) => seats.map((seat) => (seat === scene.seat ? message("client-people-you") : (scene.seats[seat]?.name ?? "")));
  const others = proposed.waits.filter((seat) => seat !== scene.seat);
  const one = proposed.agreed.length === 1 && !proposed.agreed.includes(scene.seat);
  const agreed = proposed.agreed.length ? sentence(message("client-people-agree-so-far", { who: one ? "one" : "many", names: names(proposed.agreed) })) : "";
  const waits = others.length ? message("client-people-still-to-answer", { count: others.length, names: names(others) }) : "";
  const buttons: NewsButton[] = [];
  if (may.includes("agree")) buttons.push({ words: message("client-people-agree"), full: message("client-people-agree"), act: () => acts.ask({ do: "agree", proposal: proposed.n }), main: true });
  if (may.includes("decline")) {
    const own = proposed.by === scene.seat;
    buttons.push({ words: own ? message("client-people-withdraw") : message("client-people-decline"), full: own ? message("client-people-withdraw-full") : message("client-people-decline"), act: () => acts.ask({ do: "decline", proposal: proposed.n }) });
  }
  return urgent(paragraph(proposed.says, agreed, may.includes("agree") ? "" : waits), buttons);
}

function refusal(declined: string): News | null {
  return declined ? urgent(declined, []) : null;
}

/** Somebody is away, no bot plays for them, and one does not wait for them yet: one may wait, or do something about it. */
function absence(scene: Scene, waited: ReadonlySet<number>, acts: NewsActs): News | null {
  const away = scene.seats.filter((seat) => isMissed(scene, seat));
  const first = away.find((seat) => !waited.has(seat.seat));
  if (!first || !canAct(scene)) return null;
  const more = away.length - 1;
  const { name, seat } = first;
  return urgent(message("client-people-is-away", { name, more }), [
    { words: message("client-people-wait"), full: message("client-people-wait-for", { name }), act: () => acts.wait(seat) },
    { words: message("client-people-let-bot-play"), full: message("client-people-let-bot-play-for", { name }), act: () => acts.ask({ do: "stand_in", seat }), main: true },
    { words: message("client-people-open-seat"), full: message("client-people-open-seat-of", { name }), act: () => acts.open(seat) },
  ], seat);
}

/** Somebody is away, and one waits for them. */
function waiting(scene: Scene): News | null {
  const says = awaySays(scene);
  return says && hasSeat(scene) ? urgent(says, []) : null;
}

function awaySays(scene: Scene): string {
  const away = scene.seats.filter((seat) => isMissed(scene, seat)).map((seat) => seat.name);
  return away.length ? message("client-people-are-away", { count: away.length, names: away }) : "";
}

/** A seat is open in the middle of a deal: the invitation would lie on the cards, so it is a button away. */
function openSeat(scene: Scene, acts: NewsActs): News | null {
  const open = scene.seats.filter((seat) => seat.kind === "open");
  if (!open.length || scene.phase !== "play") return null;
  const invite: NewsButton = { words: message("client-people-invite"), full: message("client-people-invite-full"), act: () => acts.people() };
  const buttons: NewsButton[] = scene.locked ? [] : [hasSeat(scene) ? invite : takeSeat()];
  if (scene.may.includes("bot")) buttons.push({ words: message("client-people-seat-bots", { count: open.length }), full: message("client-people-seat-bots-full", { count: open.length }), act: () => acts.ask({ do: "bot" }), main: true });
  return urgent(message("client-table-seats-open", { count: open.length }), buttons);
}

/** A spectator sees that they are watching, and may sit down where a seat is free. */
function onlooker(scene: Scene): News | null {
  if (hasSeat(scene)) return null;
  const room = !scene.locked && scene.seats.some((seat) => seat.kind === "open" || (seat.kind === "bot" && scene.customs.late));
  return urgent(paragraph(message("client-people-you-watch"), awaySays(scene) || watchersSay(scene)), room ? [takeSeat()] : []);
}

function takeSeat(): NewsButton {
  return { words: message("client-people-take-seat"), full: message("client-people-take-seat-full"), act: () => go(here().pathname.replace("/w/", "/t/")), main: true };
}

function watchersSay(scene: Scene): string {
  if (!scene.watchers) return "";
  if (!hasSeat(scene)) return scene.watchers === 1 ? "" : message("client-people-others-watch", { count: scene.watchers - 1 });
  return message("client-people-watch", { count: scene.watchers });
}

/** Whether somebody else is missed: away, and no bot plays for them. */
export function isMissed(scene: Scene, seat: Seat): boolean {
  return seat.seat !== scene.seat && seat.kind === "person" && seat.away && !seat.stand_in;
}

/** Whether one may open this seat: somebody else sits there and is away, or a bot plays for them. */
export function canBeOpened(scene: Scene, number: number): boolean {
  const seat = scene.seats[number];
  return seat !== undefined && canAct(scene) && number !== scene.seat && seat.kind === "person" && (seat.away || Boolean(seat.stand_in));
}

/** Whether one plays oneself, and so may decide about others. */
export function canAct(scene: Scene): boolean {
  return hasSeat(scene) && !scene.seats[scene.seat]?.stand_in;
}

function urgent(says: string, buttons: readonly NewsButton[], about?: number): News {
  return { says, buttons, matters: true, ...(about === undefined ? {} : { about }) };
}
