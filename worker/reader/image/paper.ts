import type { Raster } from "../pdf/raster";
import { type Corners, type Point, warped } from "./warp";

/** Squares along the longer side that edges are looked for among. */
const SQUARES = 240;
/** What lies around a sheet is darker than this share of the sheet beside it. */
const DARKER = 0.82;
/** So many squares of paper beside an edge are looked at: more than a rule, less than a margin. */
const DEEP = 4;
/** An edge is seen along this share of its side, no square further from its line than this. */
const SEEN = 0.4;
const ASIDE = 1.6;
/** A sheet fills so much of its picture, and its edges lean by no more than this. */
const LEAST_AREA = 0.3;
const MOST_LEAN = 0.36;
/** Of its width, so much stays around a sheet. */
const MARGIN = 0.006;

/**
 * A photographed sheet without the table it lies on, level as from above. What shows no edges of a sheet on at least three sides
 * stays as it is: a scan, a page that a program wrote, a till's ticket held close.
 */
export function paperOf(raster: Raster): Raster {
  const corners = cornersOf(raster);
  if (!corners) return raster;
  const [one, two, three, four] = corners;
  const width = Math.round((distance(one, two) + distance(four, three)) / 2);
  const height = Math.round((distance(one, four) + distance(two, three)) / 2);
  return warped(raster, corners, width, height);
}

const distance = ([x, y]: Point, [otherX, otherY]: Point) => Math.hypot(x - otherX, y - otherY);

/** A line as its place for each step along its side: `at + lean * step`. */
interface Edge {
  at: number;
  lean: number;
}

/** Where the corners of the sheet are, null when there is none to be seen. */
function cornersOf(raster: Raster): Corners | null {
  const squares = squaresOf(raster);
  const { across, down, size, lightAt } = squares;
  const sides = {
    left: edgeOf(down, across, (along, deep) => lightAt(deep, along)),
    right: edgeOf(down, across, (along, deep) => lightAt(across - 1 - deep, along)),
    top: edgeOf(across, down, (along, deep) => lightAt(along, deep)),
    bottom: edgeOf(across, down, (along, deep) => lightAt(along, down - 1 - deep)),
  };
  if (Object.values(sides).filter(Boolean).length < 3) return null;
  const edge = (found: Edge | null): Edge => found ?? { at: 0, lean: 0 };
  const [left, top] = [edge(sides.left), edge(sides.top)];
  const right = { at: across - edge(sides.right).at, lean: -edge(sides.right).lean };
  const bottom = { at: down - edge(sides.bottom).at, lean: -edge(sides.bottom).lean };
  const corners = [meeting(left, top), meeting(right, top), meeting(right, bottom), meeting(left, bottom)] as const;
  const isLarge = areaOf(corners) > LEAST_AREA * across * down;
  if (!isLarge) return null;
  const middle: Point = [corners.reduce((sum, [x]) => sum + x, 0) / 4, corners.reduce((sum, [, y]) => sum + y, 0) / 4];
  const outward = ([x, y]: Point): Point => [
    size * (middle[0] + (x - middle[0]) * (1 + 2 * MARGIN)),
    size * (middle[1] + (y - middle[1]) * (1 + 2 * MARGIN)),
  ];
  return [outward(corners[0]), outward(corners[1]), outward(corners[2]), outward(corners[3])];
}

/** Where an upright line and a level one meet. */
function meeting(upright: Edge, level: Edge): Point {
  const x = (upright.at + upright.lean * level.at) / (1 - upright.lean * level.lean);
  return [x, level.at + level.lean * x];
}

function areaOf(corners: Corners): number {
  const twice = corners.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = corners[(at + 1) % 4] as Point;
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twice) / 2;
}

/** A picture of how light its lightest pixels are, square by square: letters vanish. */
function squaresOf({ width, height, grey }: Raster) {
  const size = Math.max(1, Math.ceil(Math.max(width, height) / SQUARES));
  const [across, down] = [Math.floor(width / size), Math.floor(height / size)];
  const light = new Uint8Array(across * down);
  const values = new Uint8Array(size * size);
  for (let row = 0; row < down; row++)
    for (let column = 0; column < across; column++) {
      for (let y = 0; y < size; y++)
        values.set(grey.subarray((row * size + y) * width + column * size, (row * size + y) * width + column * size + size), y * size);
      values.sort();
      light[row * across + column] = values[Math.floor(values.length * 0.8)] as number;
    }
  return { across, down, size, lightAt: (column: number, row: number) => light[row * across + column] as number };
}

/** The line along which dark turns to light, looked for from one side inwards. */
function edgeOf(length: number, depth: number, lightAt: (along: number, deep: number) => number): Edge | null {
  const points: Point[] = [];
  for (let along = 0; along < length; along++) {
    const deep = stepOf(Math.floor(depth * 0.45), (at) => lightAt(along, at));
    if (deep !== null) points.push([along, deep]);
  }
  if (points.length < length * SEEN) return null;
  let best: { edge: Edge; near: Point[] } | null = null;
  const every = Math.max(1, Math.floor(points.length / 40));
  for (let from = 0; from < points.length; from += every)
    for (let to = from + 8 * every; to < points.length; to += every) {
      const [[x, y], [otherX, otherY]] = [points[from] as Point, points[to] as Point];
      const lean = (otherY - y) / (otherX - x);
      if (Math.abs(lean) > MOST_LEAN) continue;
      const edge = { at: y - lean * x, lean };
      const near = points.filter(([along, deep]) => Math.abs(deep - edge.at - lean * along) < ASIDE);
      if (!best || near.length > best.near.length) best = { edge, near };
    }
  return best && best.near.length >= length * SEEN ? through(best.near) : null;
}

/** How far it is dark before it becomes light; null when it is light from the first. */
function stepOf(most: number, lightAt: (at: number) => number): number | null {
  let table = lightAt(0);
  for (let at = 1; at < most; at++) {
    let paper = 255;
    for (let deep = 0; deep < DEEP; deep++) paper = Math.min(paper, lightAt(at + deep));
    if (table < paper * DARKER) return at;
    // The square before the last may have something of both.
    table = Math.max(table, at > 1 ? lightAt(at - 1) : 0);
  }
  return null;
}

/** The line nearest to some points. */
function through(points: Point[]): Edge {
  const [middleX, middleY] = [0, 1].map((axis) => points.reduce((sum, point) => sum + (point[axis] as number), 0) / points.length) as [
    number,
    number,
  ];
  let [up, down] = [0, 0];
  for (const [x, y] of points) [up, down] = [up + (x - middleX) * (y - middleY), down + (x - middleX) ** 2];
  const lean = down ? up / down : 0;
  return { at: middleY - lean * middleX, lean };
}
