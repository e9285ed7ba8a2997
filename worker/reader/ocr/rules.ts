import type { Raster } from "../pdf/raster";

/** Darker than this is ink. */
const INK = 150;
/** A run of ink longer than this share of the width is a rule: no letter is. */
const LONG = 0.045;
/** Rules are thin; what is thicker is a picture or a bar. */
const THICK = 9;

/**
 * Takes the rules of tables off a picture: recognition takes them for letters, and loses the cells they part. The picture is
 * changed where it stands.
 */
export function withoutRules({ width, height, grey }: Raster): void {
  const long = Math.round(width * LONG);
  const marked = new Uint8Array(grey.length);
  markLines(grey, marked, { lines: height, length: width, step: 1, across: width, long });
  markLines(grey, marked, { lines: width, length: height, step: width, across: 1, long });
  for (let at = 0; at < grey.length; at++) if (marked[at]) grey[at] = 255;
}

interface Sweep {
  lines: number;
  length: number;
  /** From one pixel of a line to the next, and from one line to the next. */
  step: number;
  across: number;
  long: number;
}

/** Marks the long thin runs of ink along one direction, with the pixel on either side that fades into the paper. */
function markLines(grey: Uint8Array, marked: Uint8Array, { lines, length, step, across, long }: Sweep): void {
  const isInk = (at: number) => (grey[at] ?? 255) < INK;
  for (let line = 0; line < lines; line++) {
    let start = -1;
    for (let place = 0; place <= length; place++) {
      if (place < length && isInk(line * across + place * step)) {
        if (start < 0) start = place;
        continue;
      }
      if (start >= 0 && place - start >= long && isThin(line, (start + place) >> 1)) clear(line, start, place);
      start = -1;
    }
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
