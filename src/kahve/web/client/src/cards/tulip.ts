/** The Iznik tulip, standing on the point (x, y), `size` high, with its stem and two leaves. */
export function tulip(x: number, y: number, size: number, petal: string, leaf: string, angle = 0): string {
  const scale = size / 100;
  return (
    `<g transform="translate(${x} ${y}) rotate(${angle}) scale(${scale}) translate(-30 -100)">` +
    `<path d="M30 52V100M30 98C14 92 8 78 6 66c14 6 22 16 24 32M30 98c16-6 22-20 24-32-14 6-22 16-24 32" ` +
    `fill="${leaf}" stroke="${leaf}" stroke-width="4" stroke-linejoin="round"/>` +
    `<path d="M30 54C12 52 8 28 14 4c7 6 9 14 11 20C25 14 27 8 30 0c3 8 5 14 5 24 2-6 4-14 11-20 6 24 2 48-16 50Z" fill="${petal}"/>` +
    `</g>`
  );
}
