import type { Reading } from "@/worker/core/trade/reading";
import { bare, likeness } from "@/worker/reader/extract/fold";
import type { Facts } from "@/tests/support/variety/facts";

/** What of a reading is right; undefined where the paper does not say it, or where nobody would book it. */
export interface Score {
  number?: boolean;
  date?: boolean;
  due?: boolean;
  supplier?: boolean;
  total?: boolean;
  kind: boolean;
  /** Lines of the paper, lines read, and those of both. */
  lines: [printed: number, read: number, right: number];
  /** Lines whose quantity is right too. */
  counted: number;
  /** Of the fields: how sure the reader was, and whether it was right. */
  sure: [confidence: number, right: boolean][];
}

export const bookable = ["invoice", "credit", "receipt"];

/** Is it that name, but for a letter, or for the form of the business? */
export function isSupplier(read: string, printed: string): boolean {
  const [one, other] = [bare(read), bare(printed)];
  const isPart = one.length > 4 && other.includes(one) && one.length >= 0.6 * other.length;
  return likeness(read, printed) >= 0.85 || isPart || (other.length > 4 && one.includes(other) && other.length >= 0.6 * one.length);
}

/** Judges a reading by what its paper says. */
export function scoreOf(reading: Reading, { branches, number, date, due, seller, incl, lines }: Facts): Score {
  const { fields, lineItems } = reading;
  const kind = reading.kind === branches.kind;
  if (!bookable.includes(branches.kind)) return { kind, lines: [0, 0, 0], counted: 0, sure: [] };
  const name = fields.supplier.value ?? "";
  const right = {
    number: bare(fields.invoiceNumber.value ?? "") === bare(number),
    date: fields.invoiceDate.value === date,
    due: fields.dueDate.value === due,
    supplier: isSupplier(name, seller.name),
    total: Math.abs(fields.totalInclTax.value ?? 0) === Math.abs(incl) * 100 && fields.totalInclTax.value !== null,
  };
  const totals = lines.map((line) => ({ total: line.total * 100, name: line.good.name, many: Math.round(line.quantity * 1_000) }));
  let [hits, counted] = [0, 0];
  for (const line of lineItems) {
    const at = totals.findIndex(
      (one) => one.total === line.total && (likeness(one.name, line.description) >= 0.7 || bare(line.description).includes(bare(one.name))),
    );
    if (at >= 0) {
      hits += 1;
      if (Math.abs(line.quantity ?? 0) === Math.abs(totals[at]?.many ?? 0)) counted += 1;
      totals.splice(at, 1);
    }
  }
  return {
    kind,
    ...right,
    lines: [lines.length, lineItems.length, hits],
    counted,
    sure: [
      ...(fields.dueDate.value ? [[fields.dueDate.confidence, right.due] as [number, boolean]] : []),
      [fields.invoiceNumber.confidence, right.number],
      [fields.invoiceDate.confidence, right.date],
      [fields.supplier.confidence, right.supplier],
      [fields.totalInclTax.confidence, right.total],
    ],
  };
}

/** Shares of what is right, in percent; null where nothing was to be read. */
export function figuresOf(scores: Score[]) {
  const share = (field: "number" | "date" | "due" | "supplier" | "total" | "kind") => {
    const judged = scores.filter((score) => score[field] !== undefined);
    return judged.length ? (100 * judged.filter((score) => score[field]).length) / judged.length : null;
  };
  const [printed, read, right] = [0, 1, 2].map((at) => scores.reduce((sum, { lines }) => sum + (lines[at] ?? 0), 0)) as [
    number,
    number,
    number,
  ];
  const sure = scores.flatMap((score) => score.sure);
  const shown = sure.filter(([confidence]) => confidence >= 0.95);
  const rights = sure.filter(([, isRight]) => isRight);
  return {
    papers: scores.length,
    number: share("number"),
    date: share("date"),
    due: share("due"),
    supplier: share("supplier"),
    total: share("total"),
    lines: printed ? (200 * right) / (printed + read) : null,
    counted: printed ? (200 * scores.reduce((sum, one) => sum + one.counted, 0)) / (printed + read) : null,
    kind: share("kind"),
    shownRight: shown.length ? (100 * shown.filter(([, isRight]) => isRight).length) / shown.length : null,
    reached: rights.length ? (100 * rights.filter(([confidence]) => confidence >= 0.95).length) / rights.length : null,
  };
}
