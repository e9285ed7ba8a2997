import type { Raster } from "../pdf/raster";

/** Darker than this is ink. */
const INK = 140;
/** Rows that are looked at to judge a page. */
const SAMPLE = 600;
/** Degrees that a page may be askew, and how finely it is judged. */
const MOST = 5;
const STEP = 0.25;
/** Below, recognition does not mind. */
const LEAST = 0.2;
/** The lines of a ticket are short: turning it costs more than it gives. */
const LEAST_TICKET = 1;

/** A picture whose lines run from left to right, and how many degrees clockwise it was turned for that: 0, 90, 180 or 270. */
export interface Levelled {
  raster: Raster;
  turn: number;
}

/**
 * A picture with its lines of text level: turned by a quarter when it lies on its side, then by the degrees it is askew. Whether
 * it then stands on its head, only recognition tells.
 * @param mayLie whether it may lie on its side
 */
export function levelled(raster: Raster, mayLie = true): Levelled {
  const isSideways = mayLie && liesOnItsSide(raster);
  const standing = isSideways ? quarterTurned(raster) : raster;
  const degrees = skewOf(inkOf(standing));
  const least = standing.height > standing.width * 1.6 ? LEAST_TICKET : LEAST;
  return { raster: Math.abs(degrees) < least ? standing : turned(standing, degrees), turn: isSideways ? 90 : 0 };
}

/** Squares across and down that are looked at one by one: a page that is seen from one side, or bends, is nearly level in each. */
const PARTS = 6;
/** Ink that a square must have to say something, and how much of a row or column that a rule fills. */
const LEAST_INK = 60;
const RULE = 0.7;
/** Degrees by which the lines of a square may lean. */
const LEANS = [-5, -2.5, 0, 2.5, 5];
/** Lines run down the page where squares say so by so much together. */
const CLEARLY_SIDEWAYS = 1.15;

/** Do lines of text run down the page? In a row of text ink is dense, between rows is none; across them it is even. */
function liesOnItsSide({ width, height, grey }: Raster): boolean {
  const step = Math.max(1, Math.floor(Math.min(width, height) / (SAMPLE * 1.4)));
  const [wide, high] = [Math.floor(width / step / PARTS), Math.floor(height / step / PARTS)];
  let [level, upright] = [0, 0];
  for (let part = 0; part < PARTS * PARTS; part++) {
    const [fromX, fromY] = [(part % PARTS) * wide, Math.floor(part / PARTS) * high];
    const ink: Point[] = [];
    for (let y = 0; y < high; y++)
      for (let x = 0; x < wide; x++) if ((grey[(fromY + y) * step * width + (fromX + x) * step] ?? 255) < INK) ink.push([x, y]);
    if (ink.length < LEAST_INK || ink.length > 0.5 * wide * high) continue;
    const text = withoutFull(ink, wide, high);
    const sharpest = (points: Point[], size: number) =>
      (Math.max(...LEANS.map((degrees) => sharpness(points, Math.tan((degrees * Math.PI) / 180)))) * size) / Math.max(1, text.length);
    level += sharpest(text, high);
    upright += sharpest(
      text.map(([x, y]) => [y, x] as const),
      wide,
    );
  }
  return upright > level * CLEARLY_SIDEWAYS;
}

/** The ink that is no part of a rule from side to side. */
function withoutFull(ink: Point[], wide: number, high: number): Point[] {
  const [rows, columns] = [new Uint16Array(high), new Uint16Array(wide)];
  for (const [x, y] of ink) {
    rows[y] = (rows[y] as number) + 1;
    columns[x] = (columns[x] as number) + 1;
  }
  return ink.filter(([x, y]) => (rows[y] as number) < wide * RULE && (columns[x] as number) < high * RULE);
}

type Point = readonly [x: number, y: number];

/** Where the ink is, on a smaller picture. */
function inkOf({ width, height, grey }: Raster): Point[] {
  const step = Math.max(1, Math.floor(Math.max(width, height) / SAMPLE));
  const points: Point[] = [];
  for (let y = 0; y < height; y += step)
    for (let x = 0; x < width; x += step) if ((grey[y * width + x] ?? 255) < INK) points.push([x / step, y / step]);
  return points;
}

/** How sharply ink falls into lines when rows are inclined: level text makes full rows and empty ones. @param slope pixels down for each across */
function sharpness(ink: Point[], slope: number): number {
  const rows = new Map<number, number>();
  for (const [x, y] of ink) {
    const row = Math.round(y - x * slope);
    rows.set(row, (rows.get(row) ?? 0) + 1);
  }
  let sum = 0;
  for (const count of rows.values()) sum += count * count;
  return sum;
}

function skewOf(ink: Point[]): number {
  let best = { degrees: 0, sharp: sharpness(ink, 0) * 1.02 };
  for (let degrees = -MOST; degrees <= MOST; degrees += STEP) {
    const sharp = sharpness(ink, Math.tan((degrees * Math.PI) / 180));
    if (sharp > best.sharp) best = { degrees, sharp };
  }
  return best.degrees;
}

/** Turned by a few degrees about its middle, on white; between pixels lies their mean, or letters would fray. */
function turned({ width, height, grey }: Raster, degrees: number): Raster {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const rotated = new Uint8Array(grey.length).fill(255);
  const [middleX, middleY] = [width / 2, height / 2];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const fromX = middleX + (x - middleX) * cos - (y - middleY) * sin;
      const fromY = middleY + (x - middleX) * sin + (y - middleY) * cos;
      const [left, top] = [Math.floor(fromX), Math.floor(fromY)];
      if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) continue;
      const [shareX, shareY] = [fromX - left, fromY - top];
      const at = top * width + left;
      const upper = (grey[at] ?? 255) * (1 - shareX) + (grey[at + 1] ?? 255) * shareX;
      const lower = (grey[at + width] ?? 255) * (1 - shareX) + (grey[at + width + 1] ?? 255) * shareX;
      rotated[y * width + x] = upper * (1 - shareY) + lower * shareY;
    }
  return { width, height, grey: rotated };
}

/** Turned by a half: what stood on its head stands upright. */
export function halfTurned({ width, height, grey }: Raster): Raster {
  return { width, height, grey: grey.slice().reverse() };
}

/** Turned by so many degrees, clockwise. @param degrees 0, 90, 180 or 270 */
export function turnedBy(raster: Raster, degrees: number): Raster {
  const half = degrees >= 180 ? halfTurned(raster) : raster;
  return degrees % 180 ? quarterTurned(half) : half;
}

/** Turned by a quarter, clockwise. */
function quarterTurned({ width, height, grey }: Raster): Raster {
  const quarter = new Uint8Array(grey.length);
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) quarter[x * height + (height - 1 - y)] = grey[y * width + x] ?? 255;
  return { width: height, height: width, grey: quarter };
}
