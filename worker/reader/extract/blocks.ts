import type { Row, Segment } from "./rows";
import { around, type Box } from "./words";

/** Lines that stand together, as an address does. */
export interface Block extends Box {
  lines: Segment[];
}

/** The blocks of the document: each line joins the one above it that it continues. */
export function blocksOf(rows: Row[]): Block[] {
  const blocks: Block[] = [];
  for (const { segments } of rows)
    for (const line of segments) {
      const block = blocks.findLast((one) => continues(one, line));
      if (block) {
        block.lines.push(line);
        Object.assign(block, around(block.lines));
      } else blocks.push({ ...line, lines: [line] });
    }
  return blocks.flatMap(({ lines, ...block }) => {
    const spoken = lines.filter(({ text }) => !REMARK.test(text));
    return spoken.length ? [{ ...block, lines: spoken }] : [];
  });
}

/** "(no cheques to this address)": what a line says about the block it stands in. */
const REMARK = /^\([^()\d]+\)$/;

function continues(block: Block, line: Segment): boolean {
  const last = block.lines.at(-1);
  if (!last || block.page !== line.page || last.row === line.row) return false;
  const em = Math.max(last.em, line.em);
  const gap = line.top - last.bottom;
  // Recognised letters are measured without the room around them.
  const room = line.words.every(({ sure }) => sure < 1) ? 1.35 : 0.95;
  if (gap > room * em || gap < -0.6 * em || Math.max(last.em, line.em) > 1.9 * Math.min(last.em, line.em)) return false;
  const isAligned = Math.abs(last.left - line.left) < 0.9 * em || Math.abs(block.left - line.left) < 0.9 * em;
  const isCentred = Math.abs(last.left + last.right - line.left - line.right) < 1.4 * em;
  const isRight = Math.abs(last.right - line.right) < 0.6 * em;
  return isAligned || isCentred || isRight;
}
