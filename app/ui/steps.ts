/** A value and the civil day from which it holds. */
export interface Point {
  at: string;
  value: number;
}

/** The values of one thing over time, in any order of days. */
export interface Line {
  name: string;
  points: Point[];
}

/** Where days and values are drawn, in a square of 100. */
export interface Scale {
  first: string;
  last: string;
  low: number;
  high: number;
  x(day: string): number;
  y(value: number): number;
}

/** What a last change in days to come keeps of the width, so that it shows. */
const TAIL = 8;
/** Room above the highest line and below the lowest. */
const MARGIN = 6;

/** The scale that holds every line, from their first day to today or to the last change still to come. */
export function scaleOf(lines: Line[], today: string): Scale {
  const points = lines.flatMap((line) => line.points);
  const days = [...points.map(({ at }) => at), today].sort();
  const values = points.map(({ value }) => value);
  const [first = today, last = today] = [days[0], days.at(-1)];
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const [start, end] = [Date.parse(first), Date.parse(last)];
  const width = last > today ? 100 - TAIL : 100;
  return {
    first,
    last,
    low,
    high,
    x: (day) => round(((Date.parse(day) - start) / Math.max(1, end - start)) * width),
    y: (value) => round(low === high ? 50 : 100 - MARGIN - ((value - low) / (high - low)) * (100 - 2 * MARGIN)),
  };
}

/** The value that holds on a day; null before the first. */
export function valueOn(points: Point[], day: string): number | null {
  return inOrder(points).findLast(({ at }) => at <= day)?.value ?? null;
}

/** The way across until the value changes, then up or down, to the right edge: an SVG path. */
export function pathOf(points: Point[], { x, y }: Pick<Scale, "x" | "y">): string {
  const [first, ...others] = inOrder(points);
  if (!first) return "";
  return `M${x(first.at)} ${y(first.value)}${others.map(({ at, value }) => `H${x(at)}V${y(value)}`).join("")}H100`;
}

function inOrder(points: Point[]): Point[] {
  return [...points].sort((point, next) => (point.at < next.at ? -1 : 1));
}

const round = (value: number) => Math.round(value * 100) / 100;
