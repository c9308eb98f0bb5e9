import { isFromRight } from "../language/page_language";
import type { DayResult } from "../protocol/messages";

const [WIDE, HIGH, EDGE] = [1200, 630, 70];
/** The parts of the cup of Kahve (`page/icons.ts`), each with its colour. */
const CUP = [
  ["M14 26h33c0 14-5 22-11 24H25c-6-2-11-10-11-24z", "#f8eedb"],
  ["M30.500 30c1.400 4.500 8 7.600 8 12 0 4.500-5.500 5.300-7 2.300.2 1.600 1 2.700 2 3.500h-6c1-.8 1.800-1.900 2-3.500-1.500 3-7 2.200-7-2.300 0-4.400 6.600-7.500 8-12z", "#b8402d"],
  ["M10 51h41v4H10z", "#d8a546"],
] as const;

/** A result as a picture: words, and a bar for each level with one's own mark. No card is in it, so that others can still play the deal. */
export async function dayPicture({ title, levels, points }: DayResult, says: string, date: string): Promise<Blob> {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDE, HIGH];
  const draw = canvas.getContext("2d")!;
  const wood = draw.createLinearGradient(0, 0, WIDE, HIGH);
  wood.addColorStop(0, "#1c6966");
  wood.addColorStop(1, "#0a2b2b");
  draw.fillStyle = wood;
  draw.fillRect(0, 0, WIDE, HIGH);
  draw.direction = isFromRight ? "rtl" : "ltr";
  draw.textAlign = "start";
  const start = isFromRight ? WIDE - EDGE : EDGE;
  const family = getComputedStyle(document.documentElement).getPropertyValue("--display") || "serif";
  const write = (text: string, y: number, size: number, colour: string) => {
    draw.fillStyle = colour;
    draw.font = `600 ${size}px ${family}`;
    draw.fillText(text, start, y, WIDE - 2 * EDGE - 150);
  };
  write(`Kahve · ${title}`, 120, 60, "#f3cd82");
  write(date, 178, 36, "#d3e2d8");
  write(says, 262, 54, "#fbf3e2");
  draw.save();
  draw.translate(isFromRight ? EDGE - 20 : WIDE - EDGE - 130, 40);
  draw.scale(2.6, 2.6);
  for (const [path, colour] of CUP) {
    draw.fillStyle = colour;
    draw.fill(new Path2D(path));
  }
  draw.restore();
  const all = [points, ...levels.flatMap(({ low, high }) => [low, high])];
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const left = 330;
  const across = (value: number) => {
    const part = (value - least) / (most - least || 1);
    const x = left + part * (WIDE - left - EDGE);
    return isFromRight ? WIDE - x : x;
  };
  const step = Math.min(46, 290 / Math.max(1, levels.length));
  levels.forEach(({ title: name, low, middle, high }, row) => {
    const y = 330 + row * step;
    write(name, y + 9, 26, "#d3e2d8");
    draw.lineCap = "round";
    const line = (from: number, until: number, width: number, colour: string) => {
      draw.strokeStyle = colour;
      draw.lineWidth = width;
      draw.beginPath();
      draw.moveTo(from, y);
      draw.lineTo(until, y);
      draw.stroke();
    };
    line(across(low), across(high), 12, "#35928a");
    line(across(middle), across(middle) + 0.1, 20, "#fbf3e2");
  });
  draw.strokeStyle = "#e3b667";
  draw.lineWidth = 6;
  draw.setLineDash([12, 10]);
  draw.beginPath();
  draw.moveTo(across(points), 305);
  draw.lineTo(across(points), 320 + levels.length * step);
  draw.stroke();
  return new Promise((done, failed) => canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture"))), "image/png"));
}
