import { deviceMemory } from "../memory";
import { preferences } from "../page/preferences";
import { asPerson, keyed, keyTo } from "../person/person_requests";
import { devicePerson } from "../person/device_person";
import type { DayPlay, DayResult, Days, Place } from "../protocol/messages";
import { logOf, request } from "../protocol/http";
import { keepPlace, placeAt } from "../protocol/places";
import { readJson } from "../protocol/reading";

const KEY = "kahve.days";
/** The plays that this browser remembers where no server knows its person. */
const MOST = 200;

/** The plays that this browser knows by itself, the first one first. */
export function ownPlays(): DayPlay[] {
  try {
    const stored = readJson<DayPlay[] | null>(deviceMemory.getItem(KEY) ?? "null");
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

function keepPlay(play: DayPlay): void {
  const plays = ownPlays();
  const at = plays.findIndex(({ table }) => table === play.table);
  if (at < 0) plays.push(play);
  else plays[at] = play;
  deviceMemory.setItem(KEY, JSON.stringify(plays.slice(-MOST)));
}

/** The deals of the day, with what the person of this device, or this browser, has played of them. */
export async function fetchDays(): Promise<Days> {
  const days = await request<Days>("GET", "/api/days", undefined, keyed());
  return devicePerson() ? days : { ...days, plays: ownPlays() };
}

/** Sit down at the deal of a day: the place of the play that has begun, or of a new one. */
export async function playDay(day: string, game: string): Promise<Place> {
  const begun = devicePerson() ? undefined : ownPlays().find((play) => play.day === day && play.game === game && !play.over);
  const before = begun && placeAt(begun.table);
  if (before) return before;
  const name = preferences().name || null;
  const place = await asPerson((headers) => request<Place>("POST", `/api/days/${day}/${encodeURIComponent(game)}`, { name }, headers));
  keepPlace(place);
  if (!devicePerson()) keepPlay({ day, game, table: place.table, link: place.link, seat: place.seat, over: false, points: null });
  return place;
}

/** Let a play count here that was played on a page without a server. log: as that page saves it. */
export async function bringPlay(day: string, game: string, log: File): Promise<void> {
  keepPlace(await asPerson((headers) => request<Place>("POST", `/api/days/${day}/${encodeURIComponent(game)}/log`, log, headers)));
}

/** The log of a play, to be brought to a server. */
export async function playLog(play: DayPlay): Promise<File> {
  return new File([await logOf(await placeOf(play))], `kahve-${play.game}-${play.day}.jsonl`);
}

async function placeOf({ table }: DayPlay): Promise<Place> {
  const before = placeAt(table);
  if (before) return before;
  const place = await keyTo(table);
  keepPlace(place);
  return place;
}

/** What a play came to beside the others; it is over. */
export async function dayResult(play: DayPlay): Promise<DayResult> {
  const { token } = await placeOf(play);
  const result = await request<DayResult>("GET", `/api/tables/${encodeURIComponent(play.table)}/day`, undefined, { ...keyed(), Authorization: `Bearer ${token}` });
  if (!devicePerson()) keepPlay({ ...play, over: true, points: result.points });
  return result;
}

/** The best line of a day that is over, as a log. */
export async function daySolution(play: DayPlay): Promise<File> {
  return new File([await logOf(await placeOf(play), undefined, "day/solution")], "solution.jsonl");
}
