import type { Step } from "@/worker/core/files/paper";
import { linesOf, type PageLayout } from "./flow";
import { MARGIN, styles, WIDTH } from "./look";
import type { Slab } from "./pages";

const A_ROW = 4;
/** Room between two boxes, for the arrow. */
const GAP = 20;
const BOX = (WIDTH - GAP * (A_ROW - 1)) / A_ROW;
const PADDING = 6;
/** The head of an arrow, six points wide. */
const HEAD = "M0 0 L6 3 L0 6 Z";

/** A process as boxes that lead into one another, with what is watched at each; the numbers carry on from row to row. */
export function stepSlabs(layout: PageLayout, steps: Step[]): Slab[] {
  const inside = BOX - 2 * PADDING;
  const boxes = steps.map(({ name, marks }, place) => ({
    names: linesOf(layout, `${place + 1}. ${name}`, inside, styles.strong),
    marks: marks.flatMap((mark) => linesOf(layout, mark, inside, styles.detail)),
  }));
  const rows = Array.from({ length: Math.ceil(boxes.length / A_ROW) }, (_, row) => boxes.slice(row * A_ROW, (row + 1) * A_ROW));
  return rows.map((row, at) => {
    const heights = row.map(({ names, marks }) => names.length * styles.strong.leading + marks.length * styles.detail.leading);
    const height = Math.max(...heights) + 2 * PADDING;
    return {
      height,
      gap: at === 0 ? 10 : 12,
      draw: (y) => {
        for (const [place, box] of row.entries()) {
          const x = MARGIN + place * (BOX + GAP);
          drawBox(layout, box, x, y, height);
          if (place < row.length - 1) drawArrow(layout, x + BOX, y + height / 2);
        }
      },
    };
  });
}

function drawBox(
  { canvas, parent }: PageLayout,
  { names, marks }: { names: string[]; marks: string[] },
  x: number,
  y: number,
  height: number,
) {
  canvas.decorate(() => canvas.box(x, y, BOX, height));
  canvas.tag("P", parent, () => {
    for (const [at, line] of names.entries()) canvas.write(line, x + PADDING, y + PADDING + at * styles.strong.leading, styles.strong);
    const top = y + PADDING + names.length * styles.strong.leading;
    for (const [at, line] of marks.entries()) canvas.write(line, x + PADDING, top + at * styles.detail.leading, styles.detail);
  });
}

function drawArrow({ canvas }: PageLayout, x: number, y: number): void {
  canvas.decorate(() => {
    canvas.rule(x + 2, y, GAP - 8);
    canvas.shape(HEAD, x + GAP - 7, y - 3, 1);
  });
}
