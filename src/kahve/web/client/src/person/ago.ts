/** How long ago something was, roughly, in words. */
export function ago(then: number, now: number): string {
  const minutes = Math.max(0, Math.floor((now - then) / 60));
  const steps: [number, string][] = [[1440, "day"], [60, "hour"], [1, "minute"]];
  const step = steps.find(([size]) => minutes >= size);
  if (!step) return "just now";
  const number = Math.floor(minutes / step[0]);
  return `${number} ${step[1]}${number === 1 ? "" : "s"} ago`;
}
