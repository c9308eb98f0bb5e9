/** A number as it is printed: with a minus sign rather than a hyphen. */
export function figure(value: number): string {
  return String(value).replace("-", "−");
}

/** A number of things: "1 point", "3 points". */
export function count(value: number, thing: string): string {
  return `${figure(value)} ${thing}${value === 1 ? "" : "s"}`;
}
