import type { Block, Box, Code, Fact } from "@/worker/core/files/paper";
import { type CodeShape, captionOf, codeShape } from "./codes";
import { type PageLayout, heading, later, linesOf, paragraph } from "./flow";
import { MARGIN, MM, styles, WIDTH } from "./look";
import type { Slab } from "./pages";
import { stepSlabs } from "./steps";
import { tableSlabs } from "./table";

const FACTS_A_ROW = 4;
const TOTALS_WIDTH = 88 * MM;
const BOX_HEIGHT = 25 * MM;

/** What a block is made of, top to bottom. */
export function slabsOf(layout: PageLayout, block: Block): Slab[] {
  switch (block.kind) {
    case "heading":
      return heading(layout, block.text);
    case "text":
      return [
        ...(block.label ? paragraph(layout, block.label, styles.label, { gap: 10, withNext: true }) : []),
        ...paragraph(layout, block.text, styles.body, { gap: block.label ? 1 : 10 }),
      ];
    case "facts":
      return factSlabs(layout, block.facts);
    case "table":
      return tableSlabs(layout, block);
    case "totals":
      return totalSlabs(layout, block.totals);
    case "codes":
      return codeSlabs(layout, block.codes, block.facts);
    case "boxes":
      return [boxesSlab(layout, block.boxes)];
    case "steps":
      return stepSlabs(layout, block.steps);
    case "legal":
      return block.lines.flatMap((line, at) => paragraph(layout, line, styles.small, { gap: at === 0 ? 14 : 2 }));
  }
}

/** Short facts in a grid: what, and under it how much or when. */
export function factSlabs(layout: PageLayout, facts: Fact[]): Slab[] {
  const columns = Math.min(FACTS_A_ROW, facts.length);
  const width = WIDTH / Math.max(1, columns);
  const rows = Array.from({ length: Math.ceil(facts.length / FACTS_A_ROW) }, (_, row) =>
    facts.slice(row * FACTS_A_ROW, (row + 1) * FACTS_A_ROW).map(({ label, value }) => ({
      labels: linesOf(layout, label, width - 12, styles.label),
      values: linesOf(layout, value, width - 12, styles.strong),
    })),
  );
  return rows.map((row, at) => {
    const heights = row.map(({ labels, values }) => labels.length * styles.label.leading + values.length * styles.strong.leading);
    return {
      height: Math.max(...heights) + 8,
      gap: at === 0 ? 10 : 0,
      draw: (y) => {
        for (const [place, { labels, values }] of row.entries()) writeFact(layout, labels, values, MARGIN + place * width, y);
      },
    };
  });
}

function writeFact({ canvas, parent }: PageLayout, labels: string[], values: string[], x: number, y: number): void {
  canvas.tag("P", parent, () => {
    for (const [at, line] of labels.entries()) canvas.write(line, x, y + at * styles.label.leading, styles.label);
    const top = y + labels.length * styles.label.leading;
    for (const [at, line] of values.entries()) canvas.write(line, x, top + at * styles.strong.leading, styles.strong);
  });
}

/** Sums at the right, under one another, kept together; the last one counts. */
function totalSlabs(layout: PageLayout, totals: Fact[]): Slab[] {
  const { canvas } = layout;
  const table = later(() => canvas.group("Table", layout.parent));
  const right = MARGIN + WIDTH;
  return totals.map(({ label, value }, at) => {
    const isLast = at === totals.length - 1;
    const style = isLast ? styles.sum : styles.body;
    return {
      height: style.leading + (isLast ? 10 : 3),
      gap: at === 0 ? 8 : 0,
      withNext: !isLast,
      draw: (y) => {
        const top = isLast ? y + 5 : y + 1.5;
        if (isLast) canvas.decorate(() => canvas.rule(right - TOTALS_WIDTH, y + 1, TOTALS_WIDTH, canvas.ruleColour, 0.9));
        const row = canvas.group("TR", table());
        canvas.tag("TH", row, () => canvas.write(label, right - TOTALS_WIDTH, top, style), { scope: "Row" });
        canvas.tag("TD", row, () => canvas.write(value, right, top, style, "right"));
      },
    };
  });
}

const CODE_HEIGHT = 26 * MM;
const FACT_GAP = 5;

interface PlacedCode {
  shape: CodeShape;
  caption: string;
  width: number;
}

/** Codes side by side, as many as the page has room for, and beside the last of them what they say, fact under fact. */
function codeSlabs(layout: PageLayout, codes: Code[], facts: Fact[] = []): Slab[] {
  const { canvas, parent } = layout;
  const rows: PlacedCode[][] = [];
  let room = 0;
  for (const code of codes) {
    const shape = codeShape(code, { width: 70 * MM, height: CODE_HEIGHT });
    const caption = captionOf(code);
    const width = Math.max(shape.width, canvas.measure(caption, styles.detail)) + 24;
    if (width > room) {
      rows.push([]);
      room = WIDTH + 24;
    }
    rows.at(-1)?.push({ shape, caption, width });
    room -= width;
  }
  const left = MARGIN + (rows.at(-1) ?? []).reduce((sum, { width }) => sum + width, 0);
  // An address is longer than what is left beside its code.
  const beside = facts.map(({ label, value }) => {
    const values = linesOf(layout, value, MARGIN + WIDTH - left, styles.strong);
    return { label, values, height: styles.label.leading + values.length * styles.strong.leading + FACT_GAP };
  });
  const factsHeight = beside.reduce((sum, { height }) => sum + height, 0);
  return rows.map((row, at) => ({
    height: Math.max(CODE_HEIGHT + styles.detail.leading + 4, at === rows.length - 1 ? factsHeight : 0),
    gap: 14,
    draw: (y) => {
      let x = MARGIN;
      for (const { shape, caption, width } of row) {
        const middle = x + (width - 24) / 2;
        const draw = () => {
          canvas.shape(shape.path, middle - shape.width / 2, y, shape.scale);
          canvas.write(caption, middle, y + shape.height + 3, styles.detail, "center");
        };
        canvas.tag("Figure", parent, draw, { alt: caption });
        x += width;
      }
      if (at < rows.length - 1) return;
      let top = y;
      for (const { label, values, height } of beside) {
        writeFact(layout, [label], values, x, top);
        top += height;
      }
    },
  }));
}

function boxesSlab(layout: PageLayout, boxes: Box[]): Slab {
  const { canvas } = layout;
  const gap = 14;
  const width = (WIDTH - gap * (boxes.length - 1)) / Math.max(1, boxes.length);
  return {
    height: BOX_HEIGHT,
    gap: 18,
    draw: (y) => {
      for (const [place, { label, hint, isSigned }] of boxes.entries()) {
        const x = MARGIN + place * (width + gap);
        canvas.decorate(() => canvas.box(x, y, width, BOX_HEIGHT));
        canvas.tag("P", layout.parent, () => {
          canvas.write(label, x + 7, y + 5, styles.strong);
          if (hint) canvas.write(hint, x + 7, y + 5 + styles.strong.leading, styles.detail);
        });
        const written = 5 + styles.strong.leading + (hint ? styles.detail.leading : 0) + 2;
        if (isSigned) canvas.toSign(x + 7, y + written, width - 14, BOX_HEIGHT - written - 3);
      }
    },
  };
}
