import type { Amount } from "./amounts";
import type { ColumnKind, TableHead } from "./columns";
import type { Row } from "./rows";
import type { Box, Word } from "./words";

/** The columns that hold numbers. */
export const numeric = new Set<ColumnKind>([
  "quantity",
  "unitPrice",
  "discount",
  "vatRate",
  "vatAmount",
  "total",
  "totalIncl",
  "other",
  "line",
]);

/** On so many of the rows with numbers, a name stands under the head of names. */
const MOSTLY = 0.7;

/** A row of a table: what its columns of numbers hold. */
export interface Cells {
  row: Row;
  numbers: Map<ColumnKind, Amount>;
}

/** Where most of the words of the lines begin: before it stand codes and numbers of lines. Null without a column of names. */
export function textLeftOf(body: Row[], anchors: Row[], { columns, em }: TableHead): number | null {
  const description = columns.find(({ kind }) => kind === "description");
  if (!description) return null;
  const next = columns.find(({ left }) => left > description.right)?.left ?? Number.POSITIVE_INFINITY;
  const starts: { left: number; letters: number }[] = [];
  for (const { left, folded } of body.flatMap(({ segments }) => segments)) {
    if (left > next - em) continue;
    const letters = folded.replace(/[^a-z]/g, "").length;
    const start = starts.find((candidate) => Math.abs(candidate.left - left) < 0.7 * em);
    if (start) start.letters += letters;
    else starts.push({ left, letters });
  }
  starts.sort((a, b) => b.letters - a.letters);
  // What stands further in, under a name, may say more than the names do: those are on the rows of the numbers.
  const isName = ({ left }: Box) => Math.abs(left - description.left) < em;
  const named = anchors.flatMap(({ segments }) => segments.filter((one) => isName(one) && /[a-z]{3}/.test(one.folded)));
  return named.length > anchors.length * MOSTLY ? Math.min(...named.map(({ left }) => left)) : (starts[0]?.left ?? null);
}

/** The words of a row that no number has taken, by the columns of text they stand under. */
export function textOf({ row, numbers }: Cells, head: TableHead): { description: string; code: string; unit: string } {
  const numberBoxes = [...numbers.values()];
  const isFree = (word: Word) => !numberBoxes.some((number) => word.left < number.right - 0.1 && word.right > number.left + 0.1);
  const parts: Record<"description" | "code" | "unit", string[]> = { description: [], code: [], unit: [] };
  for (const { words } of row.segments)
    for (const [at, word] of words.entries()) {
      const kind = isFree(word) ? columnOf(word, at === 0 ? null : words, head) : null;
      if (kind === "description" || kind === "code" || kind === "unit") parts[kind].push(word.text);
    }
  return { description: parts.description.join(" "), code: parts.code.join(" "), unit: parts.unit.join(" ") };
}

/**
 * The column of text that a word stands in. Names run wherever there is room, codes do not: what is under the head of a code
 * and has no digit belongs to the name.
 * @param words those of its segment, null when it is the first of them
 */
function columnOf(word: Word, words: Word[] | null, { columns, em, textLeft }: TableHead): ColumnKind | null {
  const middle = (word.left + word.right) / 2;
  const description = columns.find(({ kind }) => kind === "description");
  const under = columns.find(({ left, right }) => middle >= left - 0.3 * em && middle <= right + 0.3 * em);
  if (!description)
    return under?.kind === "code" && /\d/.test(word.text)
      ? "code"
      : under && numeric.has(under.kind) && under.kind !== "line"
        ? null
        : "description";
  const next = columns.find(({ left }) => left > description.right);
  if (next && word.left > next.left - 0.5 * em) return under?.kind === "unit" ? "unit" : null;
  if (under?.kind === "line" && !words && /^\d{1,3}[.)]?$/.test(word.text)) return "line";
  if (textLeft !== null && word.right < textLeft - 0.2 * em) return /\d/.test(word.text) || under?.kind === "code" ? "code" : null;
  return under?.kind === "code" && /\d/.test(word.text) && word.right < description.left + em ? "code" : "description";
}
