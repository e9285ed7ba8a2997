import { refuseField } from "@/worker/core/errors";
import type { Language } from "@/worker/core/language";
import { quantityText } from "@/worker/core/text/format-value";
import type { Part } from "@/worker/modules/store/ledger";
import type { Around, ProductionRow } from "./records";

/** So many times more or less than planned is more often a mistyped figure than a batch. */
const FAR = 2;

interface Outcome {
  /** Thousandths of the base of the unit of what is made. */
  output: number;
  parts: Part[];
  language: Language;
}

/**
 * Asks about an output that is hardly what came out: nothing, far from what was planned, or more than the packaging that was taken
 * can hold.
 * @throws Refusal `invalid_input` naming `output`
 */
export function refuseUnlikely(
  { amount: planned, unit, snapshot }: ProductionRow,
  { itemOf }: Around,
  { output, parts, language }: Outcome,
): void {
  if (output === 0) refuseField("output", "nothing_out");
  if (output > FAR * planned || output * FAR < planned) {
    refuseField("output", "far_from_planned", { planned: quantityText({ amount: planned, unit }, language) });
  }
  for (const { id, itemId, amount } of snapshot.lines) {
    const { kind, name, unit: counted } = itemOf(itemId);
    if (kind !== "packaging" || counted !== "piece" || amount === 0) continue;
    const taken = parts.reduce((total, part) => total + (part.lineId === id ? part.amount : 0), 0);
    const most = Math.ceil((taken * planned) / amount);
    if (output > most) refuseField("output", "beyond_packaging", { name, most: quantityText({ amount: most, unit }, language) });
  }
}
