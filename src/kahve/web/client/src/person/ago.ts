import "../language/person";
import { locale } from "../language/page_language";
import { message } from "../language/message";
/** How long ago something was, roughly, in words. */
export function ago(then: number, now: number): string {
  const minutes = Math.max(0, Math.floor((now - then) / 60));
  const steps: [number, Intl.RelativeTimeFormatUnit][] = [[1440, "day"], [60, "hour"], [1, "minute"]];
  const step = steps.find(([size]) => minutes >= size);
  if (!step) return message("client-person-just-now");
  return new Intl.RelativeTimeFormat(locale).format(-Math.floor(minutes / step[0]), step[1]);
}
