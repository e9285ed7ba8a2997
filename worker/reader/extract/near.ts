import type { Label, LabelKind } from "./labels";
import type { Row, Segment } from "./rows";
import type { Box } from "./words";

/** Something that a label may announce. */
export interface Value extends Box {
  segment: Segment;
  from: number;
  to: number;
}

type Scores = Map<LabelKind, number>;

/** What was found once of a value among its others: several features ask for it. */
const found = new WeakMap<Value, { values: Value[]; labels: Label[]; scores: Scores }>();

/** How well each kind of label announces a value, by the best label of that kind; kinds without any are left out. */
export function labelScores(value: Value, values: Value[], labels: Label[], rows: Row[]): Scores {
  const known = found.get(value);
  if (known && known.values === values && known.labels === labels) return known.scores;
  const scores = scoresOf(value, values, labels, rows);
  found.set(value, { values, labels, scores });
  return scores;
}

function scoresOf(value: Value, values: Value[], labels: Label[], rows: Row[]): Scores {
  const best = new Map<LabelKind, number>();
  for (const label of labels) {
    const score = scoreOf(label, value, values, labels, rows) * label.weight;
    if (score > (best.get(label.kind) ?? 0)) best.set(label.kind, score);
  }
  return best;
}

function scoreOf(label: Label, value: Value, values: Value[], labels: Label[], rows: Row[]): number {
  if (label.page !== value.page) return 0;
  const em = Math.max(label.segment.em, value.segment.em);
  if (label.segment === value.segment) return label.to <= value.from + 1 ? inLine(label, value, values, labels) : 0;
  const isLevel = Math.abs(label.top + label.bottom - value.top - value.bottom) < 1.3 * em;
  if (isLevel && value.left >= label.right - 0.5 * em) return beside(label, value, values, labels, em);
  return below(label, value, labels, rows, em);
}

/** In the same text: "Facture n° 12 du 3 mai 2024". */
function inLine(label: Label, value: Value, values: Value[], labels: Label[]): number {
  const between = label.segment.folded.slice(label.to, value.from);
  const isParted = labels.some((other) => other.segment === label.segment && other.from >= label.to && other.to <= value.from);
  const isTaken = values.some((other) => other.segment === label.segment && other.from >= label.to && other.to <= value.from);
  const letters = between.replace(/[^a-z]/g, "").length;
  return 1 - Math.min(0.7, letters * 0.04) - (isParted ? 0.5 : 0) - (isTaken ? 0.35 : 0);
}

/** On the same row, further right. */
function beside(label: Label, value: Value, values: Value[], labels: Label[], em: number): number {
  const gap = (value.left - label.right) / em;
  const isBetween = (other: Box) => {
    const isLevel = Math.abs(other.top + other.bottom - value.top - value.bottom) < 1.3 * em;
    return other.page === value.page && isLevel && other.left >= label.right - 0.3 * em && other.right <= value.left + 0.3 * em;
  };
  const isParted = labels.some((other) => other !== label && isBetween(other));
  const between = values.filter((other) => other !== value && isBetween(other)).length;
  return 0.97 - Math.min(0.45, gap * 0.008) - (isParted ? 0.5 : 0) - Math.min(0.6, between * 0.3);
}

/** Underneath, as in a table of one row: the label covers the value, or begins or ends where it does. */
function below(label: Label, value: Value, labels: Label[], rows: Row[], em: number): number {
  const down = (value.top - label.bottom) / em;
  if (down < -0.5 || down > 4.5) return 0;
  const isUnder = value.left < label.right + 0.6 * em && value.right > label.left - 0.6 * em;
  if (!isUnder) return 0;
  // Text between both belongs to the one or the other, and parts them.
  const between = rows.slice(label.segment.row + 1, value.segment.row).flatMap(({ segments }) => segments);
  const parts = between.filter((other) => other.page === label.page && other.left < label.right && other.right > label.left);
  const isLabelled = labels.some((other) => other.segment === value.segment && other.to <= value.from);
  return 0.85 - Math.max(0, down) * 0.08 - parts.length * 0.25 - (isLabelled ? 0.35 : 0);
}
