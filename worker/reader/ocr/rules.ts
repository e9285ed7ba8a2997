import type { Raster } from "../pdf/raster";

/** Darker than this share of the paper is ink: a hair line that a scanner blurred is little more than grey. */
const INK = 0.8;
/** Of all pixels, so many are darker than the paper is, where it is nothing but paper. */
const PAPER = 0.6;
/** A run of ink longer than this share of the width is a rule: no letter is, and the feet of digits that stand close are no run. */
const LONG = 0.06;
const HIGH = 0.045;
/** Grain interrupts a rule: by no more pixels than these, and not more of it than this share. */
const GAP = 1;
const WHOLE = 0.9;
/** Rules are thin nearly everywhere, but where letters touch them; what is thicker is a picture, a bar, or the foot of a word. */
const THICK = 9;
const PLACES = 24;
const MOSTLY = 0.88;

/**
 * Takes the rules of tables off a picture: recognition takes them for letters, and loses the cells they part. The picture is
 * changed where it stands.
 */
export function withoutRules(raster: Raster): void {
  const { width, height, grey } = raster;
  const ink = INK * paperOf(raster);
  const marked = new Uint8Array(grey.length);
  markLines(grey, marked, { lines: height, length: width, step: 1, across: width, long: Math.round(width * LONG), ink });
  markLines(grey, marked, { lines: width, length: height, step: width, across: 1, long: Math.round(width * HIGH), ink });
  for (let at = 0; at < grey.length; at++) if (marked[at]) grey[at] = 255;
}

/** How light the paper is. */
function paperOf({ grey }: Raster): number {
  const sample = Uint8Array.from({ length: Math.ceil(grey.length / 97) }, (_, at) => grey[at * 97] as number).sort();
  return sample[Math.floor(sample.length * PAPER)] ?? 255;
}

interface Sweep {
  lines: number;
  length: number;
  /** From one pixel of a line to the next, and from one line to the next. */
  step: number;
  across: number;
  long: number;
  ink: number;
}

/** Marks the long thin runs of ink along one direction, with the pixel on either side that fades into the paper. */
function markLines(grey: Uint8Array, marked: Uint8Array, { lines, length, step, across, long, ink }: Sweep): void {
  const isInk = (at: number) => (grey[at] ?? 255) < ink;
  for (let line = 0; line < lines; line++) {
    let [start, last, count] = [-1, -1, 0];
    for (let place = 0; place <= length + GAP; place++) {
      if (place < length && isInk(line * across + place * step)) {
        if (start < 0) [start, count] = [place, 0];
        last = place;
        count += 1;
        continue;
      }
      if (start < 0 || place - last <= GAP) continue;
      const size = last + 1 - start;
      if (size >= long && count >= WHOLE * size && isRule(line, start, size)) clear(line, start, last + 1);
      start = -1;
    }
  }

  /** Is a run thin in most of its places? */
  function isRule(line: number, start: number, size: number): boolean {
    let thin = 0;
    for (let at = 0; at < PLACES; at++) if (isThin(line, start + Math.floor(((at + 0.5) * size) / PLACES))) thin += 1;
    return thin >= MOSTLY * PLACES;
  }

  function isThin(line: number, place: number): boolean {
    let thick = 1;
    for (const direction of [-1, 1])
      for (
        let next = line + direction;
        next >= 0 && next < lines && thick <= THICK && isInk(next * across + place * step);
        next += direction
      )
        thick++;
    return thick <= THICK;
  }

  function clear(line: number, from: number, to: number): void {
    for (let near = Math.max(0, line - 1); near <= Math.min(lines - 1, line + 1); near++)
      for (let place = from; place < to; place++) marked[near * across + place * step] = 1;
  }
}
