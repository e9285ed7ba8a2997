import type { Label, LabelKind } from "../labels";
import { labelScores, type Value } from "../near";
import type { Segment } from "../rows";
import type { Sheet } from "../sheet";
import { concepts } from "./concepts";

const kinds: LabelKind[] = [
  "invoiceNumber",
  "otherNumber",
  "invoiceDate",
  "dueDate",
  "otherDate",
  "exclTax",
  "vat",
  "inclTax",
  "total",
  "due",
  "otherAmount",
  "buyer",
  "vatNumber",
  "siret",
];
/** In letters' sizes: what stands further is not near. */
const FAR = 40;
const HIGH = 6;

/** Everything about where a value stands and what stands around it, as numbers in an order that never changes. */
export function surroundings<V extends Value>(value: V, values: V[], sheet: Sheet, labels: Label[]): number[] {
  const { segment, page, top, left } = value;
  const paper = sheet.pages.find(({ number }) => number === page);
  const [width, height] = [paper?.width ?? 1, paper?.height ?? 1];
  const before = segment.folded.slice(Math.max(0, value.from - 60), value.from);
  const after = segment.folded.slice(value.to, value.to + 12);
  const row = sheet.rows[segment.row]?.segments ?? [];
  const at = row.indexOf(segment);
  const [beside, further] = [row[at - 1], row[at - 2]];
  const over = above(value, sheet);
  const scores = labelScores(value, values, labels, sheet.rows);
  const best = Math.max(0, ...scores.values());
  const gap = beside ? Math.min(FAR, (left - beside.right) / segment.em) : FAR;
  return [
    ...speaking(before),
    ...speaking(beside && gap < FAR ? beside.folded.slice(-45) : ""),
    ...speaking(over[0]?.folded ?? ""),
    ...kinds.map((kind) => scores.get(kind) ?? 0),
    ...kinds.map((kind) => ((scores.get(kind) ?? 0) === best && best > 0 ? 1 : 0)),
    before.trim() ? 1 : 0,
    after.trim() ? 1 : 0,
    /[:#°]\s*$/.test(before || (beside?.folded ?? "")) ? 1 : 0,
    gap,
    further ? 1 : 0,
    over[0] ? (top - over[0].bottom) / segment.em : HIGH,
    over.length,
    left / width,
    value.right / width,
    top / height,
    page,
    page === sheet.pages.length ? 1 : 0,
    segment.em / sheet.em,
    row.length,
    values.indexOf(value) / Math.max(1, values.length),
    values.length,
  ];
}

/** What stands right before a value, beside it and over it, as they are looked at above. */
export function wordsNear(value: Value, sheet: Sheet): string {
  const { segment, from } = value;
  const row = sheet.rows[segment.row]?.segments ?? [];
  const beside = row[row.indexOf(segment) - 1]?.folded.slice(-45) ?? "";
  return [segment.folded.slice(Math.max(0, from - 60), from), beside, above(value, sheet)[0]?.folded ?? ""].join("\n");
}

const speaking = (text: string) => concepts.map((concept) => (text && concept.test(text) ? 1 : 0));

/** What stands right above, the nearest first: a label of its column, and that label's own. */
function above({ segment, left, right, page }: Value, { rows }: Sheet): Segment[] {
  const found: Segment[] = [];
  for (let at = segment.row - 1; at >= 0 && found.length < 2; at--) {
    const row = rows[at];
    if (!row || row.page !== page || segment.top - row.bottom > HIGH * segment.em) break;
    const over = row.segments.find((other) => other.left < right + 0.5 * segment.em && other.right > left - 0.5 * segment.em);
    if (over) found.push(over);
  }
  return found;
}
