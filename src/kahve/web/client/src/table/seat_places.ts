import type { Scene } from "../protocol/messages";
import { hasSeat } from "../protocol/seat";
import { floorOf, needsRoom } from "./keyed_cards";

type Spot = readonly [x: number, y: number];

/** A seat and where its plate lies on the cloth, in hundredths of its width and height: on an upright screen and on a wide one. */
export interface SeatPlace {
  seat: number;
  upright: Spot;
  wide: Spot;
}

/** The places of 1 to 12 others, from one's left hand round to one's right; who watches sees everybody as another one. */
const UPRIGHT: readonly (readonly Spot[])[] = [
  [[50, 13]],
  [[23, 14], [77, 14]],
  [[17, 30], [50, 12], [83, 30]],
  [[17, 34], [27, 12], [73, 12], [83, 34]],
  [[17, 58], [17, 32], [50, 12], [83, 32], [83, 58]],
  [[16, 62], [16, 35], [28, 11], [72, 11], [84, 35], [84, 62]],
  [[16, 64], [16, 37], [18, 11], [50, 11], [82, 11], [84, 37], [84, 64]],
  [[16, 80], [16, 57], [16, 34], [29, 11], [71, 11], [84, 34], [84, 57], [84, 80]],
  [[16, 82], [16, 59], [16, 36], [18, 11], [50, 11], [82, 11], [84, 36], [84, 59], [84, 82]],
  [[16, 84], [16, 65], [16, 46], [16, 27], [29, 9], [71, 9], [84, 27], [84, 46], [84, 65], [84, 84]],
  [[16, 84], [16, 65], [16, 46], [16, 27], [18, 9], [50, 9], [82, 9], [84, 27], [84, 46], [84, 65], [84, 84]],
  [[16, 88], [16, 72], [16, 56], [16, 40], [16, 24], [29, 8], [71, 8], [84, 24], [84, 40], [84, 56], [84, 72], [84, 88]],
];
const WIDE: readonly (readonly Spot[])[] = [
  [[50, 14]],
  [[20, 24], [80, 24]],
  [[11, 50], [50, 13], [89, 50]],
  [[10, 60], [27, 16], [73, 16], [90, 60]],
  [[10, 66], [20, 22], [50, 13], [80, 22], [90, 66]],
  [[9, 72], [12, 36], [35, 13], [65, 13], [88, 36], [91, 72]],
  [[9, 74], [10, 42], [27, 14], [50, 12], [73, 14], [90, 42], [91, 74]],
  [[9, 80], [9, 50], [16, 18], [39, 12], [61, 12], [84, 18], [91, 50], [91, 80]],
  [[9, 84], [9, 60], [9, 36], [27, 12], [50, 12], [73, 12], [91, 36], [91, 60], [91, 84]],
  [[9, 84], [9, 60], [9, 36], [20, 12], [40, 12], [60, 12], [80, 12], [91, 36], [91, 60], [91, 84]],
  [[9, 84], [9, 60], [9, 36], [14, 12], [32, 12], [50, 12], [68, 12], [86, 12], [91, 36], [91, 60], [91, 84]],
  [[9, 88], [9, 69], [9, 50], [9, 31], [20, 11], [40, 11], [60, 11], [80, 11], [91, 31], [91, 50], [91, 69], [91, 88]],
];

/** A floor needs the room below, and so does an invitation: the others sit at the upper side. */
const UPRIGHT_FLOOR: Record<number, readonly Spot[]> = { 3: [[17, 13], [50, 13], [83, 13]], 4: [[13, 13], [37.5, 13], [62.5, 13], [87, 13]] };
const WIDE_FLOOR: Record<number, readonly Spot[]> = { 2: [[22, 14], [78, 14]] };

/** Where the others sit, seen from one's own chair: the next in turn to the left, or to the right in a counterclockwise game. A spectator has no chair. */
export function seatPlaces(scene: Scene): SeatPlace[] {
  const count = scene.seats.length;
  const inTurn = Array.from({ length: hasSeat(scene) ? count - 1 : count }, (_, i) => (scene.seat + 1 + i) % count);
  const fromLeft = scene.direction === "counterclockwise" ? inTurn.reverse() : inTurn;
  const others = inTurn.length;
  const isInviting = others < 4 && scene.phase !== "play" && scene.seats.some(({ kind }) => kind === "open");
  const upright = ((isInviting || needsRoom(scene)) && UPRIGHT_FLOOR[others]) || UPRIGHT[others - 1]!;
  const wide = (floorOf(scene) && WIDE_FLOOR[others]) || WIDE[others - 1]!;
  return fromLeft.map((seat, i) => ({ seat, upright: upright[i]!, wide: wide[i]! }));
}
