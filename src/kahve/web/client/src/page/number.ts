import { locale } from "../language/page_language";

const WHOLE = new Intl.NumberFormat(locale, { useGrouping: false });

/** A number as it is printed: with a minus sign rather than a hyphen. */
export function figure(value: number): string {
  return WHOLE.format(value).replace("-", "−");
}

/** A change of points, with its sign. */
export function change(value: number): string {
  return value > 0 ? `+${figure(value)}` : figure(value);
}

/** Points with one decimal where they are few, and with their sign unless it goes without saying. */
export function decimal(value: number, signed = true): string {
  const digits = Math.abs(value) < 100 ? 1 : 0;
  const printed = new Intl.NumberFormat(locale, { useGrouping: false, minimumFractionDigits: digits, maximumFractionDigits: digits, signDisplay: signed ? "exceptZero" : "auto" });
  return printed.format(Number(value.toFixed(digits)) || 0).replace("-", "−");
}

/** A number with this many decimal places. */
export function digits(value: number, many: number): string {
  return new Intl.NumberFormat(locale, { useGrouping: false, minimumFractionDigits: many, maximumFractionDigits: many }).format(value);
}
