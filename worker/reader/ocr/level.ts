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
  const ink = inkOf(raster);
  // As if ink were spread evenly, both would be 1 whatever the shape of the page.
  const upright = sharpness(ink, 0) * raster.height;
  const across = sharpness(
    ink.map(([x, y]) => [y, x] as const),
    0,
  );
  const sideways = across * raster.width;
  const isSideways = mayLie && sideways > upright * 1.6;
  const standing = isSideways ? quarterTurned(raster) : raster;
  const degrees = skewOf(standing === raster ? ink : inkOf(standing));
  const least = standing.height > standing.width * 1.6 ? LEAST_TICKET : LEAST;
  return { raster: Math.abs(degrees) < least ? standing : turned(standing, degrees), turn: isSideways ? 90 : 0 };
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
