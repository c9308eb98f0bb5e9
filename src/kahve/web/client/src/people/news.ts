import { count } from "../page/number";
import { go } from "../page/go";
import type { Scene, Seat } from "../protocol/messages";
import { hasSeat } from "../protocol/seat";
import type { Wish } from "../protocol/wish";
import { botTitle } from "./told";

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
}

export interface NewsActs {
  ask(wish: Wish): void;
  wait(seat: number): void;
  /** Show who sits here, with the invitation. */
  people(): void;
}

/** What is most urgent first: one's own seat, a proposal, who is away, an open seat. `waited`: the seats for whom one waits. */
export function newsFor(scene: Scene, waited: ReadonlySet<number>, declined: string, acts: NewsActs): News {
  return ownSeat(scene, acts) ?? proposal(scene, acts) ?? refusal(declined) ?? absence(scene, waited, acts) ?? openSeat(scene, acts) ?? onlooker(scene) ?? { says: watchersSay(scene), buttons: [], matters: false };
}

/** A bot plays for oneself. */
function ownSeat(scene: Scene, acts: NewsActs): News | null {
  const bot = scene.seats[scene.seat]?.stand_in;
  if (!bot) return null;
  return told(`${botTitle(bot)} plays for you.`, [{ words: "Come back", full: "Come back and play yourself", act: () => acts.ask({ do: "return" }), main: true }]);
}

function proposal(scene: Scene, acts: NewsActs): News | null {
  const { proposal: proposed, may } = scene;
  if (!proposed) return null;
  const named = (seats: readonly number[]) => listed(seats.map((seat) => (seat === scene.seat ? "you" : (scene.seats[seat]?.name ?? ""))));
  const others = proposed.waits.filter((seat) => seat !== scene.seat);
  const agreed = proposed.agreed.length ? ` ${capital(named(proposed.agreed))} ${proposed.agreed.length === 1 && !proposed.agreed.includes(scene.seat) ? "agrees" : "agree"}.` : "";
  const waits = others.length ? ` ${others.length === 1 ? `${named(others)} has` : `${named(others)} have`} still to answer.` : "";
  const buttons: NewsButton[] = [];
  if (may.includes("agree")) buttons.push({ words: "Agree", full: "Agree", act: () => acts.ask({ do: "agree" }), main: true });
  if (may.includes("decline")) {
    const own = proposed.by === scene.seat;
    buttons.push({ words: own ? "Withdraw" : "Decline", full: own ? "Withdraw the proposal" : "Decline", act: () => acts.ask({ do: "decline" }) });
  }
  return told(`${proposed.says}${agreed}${may.includes("agree") ? "" : waits}`, buttons);
}

function refusal(declined: string): News | null {
  return declined ? told(declined, []) : null;
}

/** Somebody is away, and no bot plays for them: the others may wait, or do something about it. */
function absence(scene: Scene, waited: ReadonlySet<number>, acts: NewsActs): News | null {
  const away = scene.seats.filter((seat) => isMissed(scene, seat));
  if (!away.length || !hasSeat(scene)) return null;
  const [first] = away.filter((seat) => !waited.has(seat.seat));
  if (!first || !canAct(scene)) return told(awaySays(scene), []);
  const more = away.length - 1;
  const { name, seat } = first;
  return told(`${name} is away${more ? `, and ${more} more` : ""}.`, [
    { words: "Wait", full: `Wait for ${name}`, act: () => acts.wait(seat) },
    { words: "Let a bot play", full: `Let a bot play for ${name}`, act: () => acts.ask({ do: "stand_in", seat }), main: true },
    { words: "Open the seat", full: `Open the seat of ${name}`, act: () => acts.ask({ do: "open", seat }) },
  ]);
}

function awaySays(scene: Scene): string {
  const away = scene.seats.filter((seat) => isMissed(scene, seat)).map((seat) => seat.name);
  return away.length ? `${listed(away)} ${away.length === 1 ? "is" : "are"} away.` : "";
}

/** A seat is open in the middle of a deal: the invitation would lie on the cards, so it is a button away. */
function openSeat(scene: Scene, acts: NewsActs): News | null {
  const open = scene.seats.filter((seat) => seat.kind === "open");
  if (!open.length || scene.phase !== "play") return null;
  const buttons: NewsButton[] = hasSeat(scene) ? [{ words: "Invite", full: "Invite a friend to the open seat", act: () => acts.people() }] : [takeSeat()];
  if (scene.may.includes("bot")) buttons.push({ words: open.length === 1 ? "Seat a bot" : "Seat bots", full: open.length === 1 ? "Seat a bot in the open seat" : "Seat bots in the open seats", act: () => acts.ask({ do: "bot" }), main: true });
  return told(open.length === 1 ? "One seat is open." : `${open.length} seats are open.`, buttons);
}

/** Who watches is told so, and may go and sit down where there is room. */
function onlooker(scene: Scene): News | null {
  if (hasSeat(scene)) return null;
  const room = scene.seats.some((seat) => seat.kind === "open" || (seat.kind === "bot" && scene.customs.late));
  return told(["You watch this table.", awaySays(scene) || watchersSay(scene)].join(" ").trim(), room ? [takeSeat()] : []);
}

function takeSeat(): NewsButton {
  return { words: "Take a seat", full: "Take a seat at this table", act: () => go(location.pathname.replace("/w/", "/t/")), main: true };
}

function watchersSay(scene: Scene): string {
  if (!scene.watchers) return "";
  if (!hasSeat(scene)) return scene.watchers === 1 ? "" : `${count(scene.watchers - 1, "other")} watch${scene.watchers === 2 ? "es" : ""}.`;
  return scene.watchers === 1 ? "One person watches." : `${scene.watchers} people watch.`;
}

/** Whether somebody else is missed: away, and no bot plays for them. */
export function isMissed(scene: Scene, seat: Seat): boolean {
  return seat.seat !== scene.seat && seat.kind === "person" && seat.away && !seat.stand_in;
}

/** Whether one plays oneself, and so may decide about others. */
export function canAct(scene: Scene): boolean {
  return hasSeat(scene) && !scene.seats[scene.seat]?.stand_in;
}

function told(says: string, buttons: readonly NewsButton[]): News {
  return { says, buttons, matters: true };
}

function listed(names: readonly string[]): string {
  return names.length > 1 ? `${names.slice(0, -1).join(", ")} and ${names.at(-1)}` : (names[0] ?? "");
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
