import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { encode } from "fast-png";
import { create, type Font } from "fontkit";

type Point = readonly [x: number, y: number];
type Colour = readonly [red: number, green: number, blue: number];

/** Looks into every pixel so many times each way: edges come out soft. */
const LOOKS = 4;
/** Steps in which a curve is followed. */
const STEPS = 8;

const serifFile = createRequire(import.meta.url).resolve("@fontsource/young-serif/files/young-serif-latin-400-normal.woff");
let serif: Font | undefined;

/** A picture drawn by areas of one colour on white, y going down; what the demo's logos are made with. */
export class Drawing {
  readonly #pixels: Uint8Array;

  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    this.#pixels = new Uint8Array(width * height * 3).fill(255);
  }

  /** Fills what lies within an odd number of outlines. */
  fill(outlines: Point[][], colour: Colour): void {
    const heights = outlines.flat().map(([, y]) => y);
    const first = Math.max(0, Math.floor(Math.min(...heights)));
    const last = Math.min(this.height, Math.ceil(Math.max(...heights)) + 1);
    for (let y = first; y < last; y += 1) this.#fillRow(y, outlines, colour);
  }

  #fillRow(y: number, outlines: Point[][], colour: Colour): void {
    const cover = new Uint8Array(this.width);
    for (let look = 0; look < LOOKS; look += 1) {
      const height = y + (look + 0.5) / LOOKS;
      const crossings = outlines.flatMap((outline) => crossingsOf(outline, height)).sort((a, b) => a - b);
      for (let at = 0; at + 1 < crossings.length; at += 2) {
        const [from, to] = [crossings[at] ?? 0, crossings[at + 1] ?? 0].map((x) => Math.round(x * LOOKS)) as [number, number];
        for (let along = Math.max(0, from); along < Math.min(to, this.width * LOOKS); along += 1) {
          const x = Math.floor(along / LOOKS);
          cover[x] = (cover[x] ?? 0) + 1;
        }
      }
    }
    for (let x = 0; x < this.width; x += 1) {
      const share = (cover[x] ?? 0) / LOOKS ** 2;
      for (let part = 0; share && part < 3; part += 1) {
        const at = (y * this.width + x) * 3 + part;
        this.#pixels[at] = Math.round((this.#pixels[at] ?? 255) * (1 - share) + (colour[part] ?? 0) * share);
      }
    }
  }

  /** Writes in the product's serif. @param y of the line that letters stand on */
  write(text: string, x: number, y: number, size: number, colour: Colour): void {
    serif ??= create(readFileSync(serifFile)) as Font;
    const scale = size / serif.unitsPerEm;
    const { glyphs, positions } = serif.layout(text);
    let at = x;
    for (const [place, glyph] of glyphs.entries()) {
      this.fill(
        outlinesOf(glyph.path.commands, (px, py) => [at + px * scale, y - py * scale]),
        colour,
      );
      at += (positions[place]?.xAdvance ?? 0) * scale;
    }
  }

  png(): Uint8Array {
    return encode({ width: this.width, height: this.height, data: this.#pixels, channels: 3, depth: 8 });
  }
}

/** A circle, or a part of one when it is cut flat. */
export function ring(x: number, y: number, radius: number): Point[] {
  return Array.from({ length: 90 }, (_, at) => [x + radius * Math.cos((at * Math.PI) / 45), y + radius * Math.sin((at * Math.PI) / 45)]);
}

/** A rectangle with round corners. */
export function rounded(x: number, y: number, width: number, height: number, radius: number): Point[] {
  const corner = (cx: number, cy: number, start: number): Point[] =>
    Array.from({ length: 9 }, (_, at) => {
      const angle = start + (at * Math.PI) / 16;
      return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
    });
  return [
    ...corner(x + width - radius, y + height - radius, 0),
    ...corner(x + radius, y + height - radius, Math.PI / 2),
    ...corner(x + radius, y + radius, Math.PI),
    ...corner(x + width - radius, y + radius, 1.5 * Math.PI),
  ];
}

function crossingsOf(outline: Point[], y: number): number[] {
  return outline.flatMap(([x1, y1], at) => {
    const [x2, y2] = outline[(at + 1) % outline.length] ?? [x1, y1];
    return y1 <= y === y2 <= y ? [] : [x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)];
  });
}

/** The outlines of a letter, its curves as short straight lines. */
function outlinesOf(commands: { command: string; args: number[] }[], put: (x: number, y: number) => Point): Point[][] {
  const outlines: Point[][] = [];
  let last: [number, number] = [0, 0];
  for (const { command, args } of commands) {
    if (command === "closePath") continue;
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = args;
    if (command === "moveTo") outlines.push([]);
    const outline = outlines.at(-1) ?? [];
    if (command === "quadraticCurveTo") {
      for (let step = 1; step <= STEPS; step += 1) {
        const [near, far] = [step / STEPS, 1 - step / STEPS];
        const between = (from: number, by: number, to: number) => far * far * from + 2 * far * near * by + near * near * to;
        outline.push(put(between(last[0], x1, x2), between(last[1], y1, y2)));
      }
      last = [x2, y2];
    } else {
      outline.push(put(x1, y1));
      last = [x1, y1];
    }
  }
  return outlines;
}
