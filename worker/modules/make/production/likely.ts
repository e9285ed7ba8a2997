import { and, desc, eq, gt, ne } from "drizzle-orm";
import { type PlannedLine, productions } from "@/db/business";
import { type FieldProblem, Refusal } from "@/worker/core/errors";
import type { Language } from "@/worker/core/language";
import { quantityText } from "@/worker/core/text/format-value";
import type { BusinessDatabase } from "@/worker/engine/ports";
import type { Part } from "@/worker/modules/store/ledger";
import type { Around, ProductionRow } from "./records";
import { isLikely, isLikelyMaterial, likelyShares } from "./yields";

/** So many batches of a product, the latest, say what it gives. */
const LATEST = 12;

interface Outcome {
  /** Thousandths of the base of the unit of what is made. */
  output: number;
  parts: Part[];
  /** The lines whose materials a person entered; what is taken of the others follows the plan. */
  entered: ReadonlySet<string>;
  language: Language;
}

/**
 * Asks about what is hardly what happened: an output that is nothing, far from what was planned or from what such batches gave before,
 * or more than the packaging that was taken can hold; and materials that are far from what was planned.
 * @throws Refusal `invalid_input` naming `output`, `used`, or both
 */
export async function refuseUnlikely(db: BusinessDatabase, row: ProductionRow, around: Around, outcome: Outcome): Promise<void> {
  const fields = [...(await doubtsOfOutput(db, row, around, outcome)), ...doubtsOfMaterials(row, around, outcome)];
  if (fields.length) throw new Refusal("invalid_input", { fields });
}

/** What is to be asked about an output: the first doubt alone, the others come of the same slip. */
async function doubtsOfOutput(
  db: BusinessDatabase,
  { id: own, itemId: madeId, amount: planned, unit, snapshot }: ProductionRow,
  { itemOf }: Around,
  { output, parts, language }: Outcome,
): Promise<FieldProblem[]> {
  if (output === 0) return [{ field: "output", code: "nothing_out" }];
  const before = await db
    .select({ output: productions.output, planned: productions.amount })
    .from(productions)
    .where(and(eq(productions.itemId, madeId), eq(productions.status, "completed"), gt(productions.output, 0), ne(productions.id, own)))
    .orderBy(desc(productions.completedOn))
    .limit(LATEST);
  const shares = likelyShares(before.map((batch) => ({ output: batch.output ?? 0, planned: batch.planned })));
  if (!isLikely(output, planned, shares)) {
    const text = (share: number) => quantityText({ amount: Math.round((planned * share) / 100), unit }, language);
    const params = { planned: quantityText({ amount: planned, unit }, language), low: text(shares.low), high: text(shares.high) };
    return [{ field: "output", code: shares.isOwn ? "far_from_usual" : "far_from_planned", params }];
  }
  for (const line of snapshot.lines) {
    const { kind, name, unit: counted } = itemOf(line.itemId);
    if (kind !== "packaging" || counted !== "piece" || line.amount === 0) continue;
    const most = Math.ceil((takenOf(parts, line) * planned) / line.amount);
    if (output <= most) continue;
    return [{ field: "output", code: "beyond_packaging", params: { name, most: quantityText({ amount: most, unit }, language) } }];
  }
  return [];
}

/** Every material of which a person entered hardly what was taken, beside what is planned for it. */
function doubtsOfMaterials({ snapshot }: ProductionRow, { itemOf }: Around, { parts, entered, language }: Outcome): FieldProblem[] {
  return snapshot.lines.flatMap((line) => {
    const taken = takenOf(parts, line);
    if (!entered.has(line.id) || isLikelyMaterial(taken, line.amount)) return [];
    const { name, unit } = itemOf(line.itemId);
    const text = (amount: number) => quantityText({ amount, unit }, language);
    return [{ field: "used", code: "material_far", params: { name, taken: text(taken), planned: text(line.amount) } }];
  });
}

const takenOf = (parts: Part[], { id }: PlannedLine) => parts.reduce((total, part) => total + (part.lineId === id ? part.amount : 0), 0);
