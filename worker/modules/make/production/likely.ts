import { and, desc, eq, gt, ne } from "drizzle-orm";
import { productions } from "@/db/business";
import { refuseField } from "@/worker/core/errors";
import type { Language } from "@/worker/core/language";
import { quantityText } from "@/worker/core/text/format-value";
import type { BusinessDatabase } from "@/worker/engine/ports";
import type { Part } from "@/worker/modules/store/ledger";
import type { Around, ProductionRow } from "./records";
import { isLikely, likelyShares } from "./yields";

/** So many batches of a product, the latest, say what it gives. */
const LATEST = 12;

interface Outcome {
  /** Thousandths of the base of the unit of what is made. */
  output: number;
  parts: Part[];
  language: Language;
}

/**
 * Asks about an output that is hardly what came out: nothing, far from what was planned or from what such batches gave before, or more
 * than the packaging that was taken can hold.
 * @throws Refusal `invalid_input` naming `output`
 */
export async function refuseUnlikely(
  db: BusinessDatabase,
  { id: own, itemId: madeId, amount: planned, unit, snapshot }: ProductionRow,
  { itemOf }: Around,
  { output, parts, language }: Outcome,
): Promise<void> {
  if (output === 0) refuseField("output", "nothing_out");
  const before = await db
    .select({ output: productions.output, planned: productions.amount })
    .from(productions)
    .where(and(eq(productions.itemId, madeId), eq(productions.status, "completed"), gt(productions.output, 0), ne(productions.id, own)))
    .orderBy(desc(productions.completedOn))
    .limit(LATEST);
  const shares = likelyShares(before.map((batch) => ({ output: batch.output ?? 0, planned: batch.planned })));
  if (!isLikely(output, planned, shares)) {
    const text = (share: number) => quantityText({ amount: Math.round((planned * share) / 100), unit }, language);
    const names = { planned: quantityText({ amount: planned, unit }, language), low: text(shares.low), high: text(shares.high) };
    refuseField("output", shares.isOwn ? "far_from_usual" : "far_from_planned", names);
  }
  for (const { id, itemId, amount } of snapshot.lines) {
    const { kind, name, unit: counted } = itemOf(itemId);
    if (kind !== "packaging" || counted !== "piece" || amount === 0) continue;
    const taken = parts.reduce((total, part) => total + (part.lineId === id ? part.amount : 0), 0);
    const most = Math.ceil((taken * planned) / amount);
    if (output > most) refuseField("output", "beyond_packaging", { name, most: quantityText({ amount: most, unit }, language) });
  }
}
