/** A number as it is printed: with a minus sign rather than a hyphen. */
export function figure(value: number): string {
  return String(value).replace("-", "−");
}

/** A number of things: "1 point", "3 points". */
export function count(value: number, thing: string): string {
  return `${figure(value)} ${thing}${value === 1 ? "" : "s"}`;
}

/** Points with one decimal where they are few, and with their sign unless it goes without saying. */
export function decimal(value: number, signed = true): string {
  const text = value.toFixed(Math.abs(value) < 100 ? 1 : 0).replace("-", "−").replace("−0.0", "0.0");
  return signed && value >= 0.05 ? `+${text}` : text;
}
