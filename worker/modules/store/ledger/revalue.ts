import { and, eq, inArray, or, sql } from "drizzle-orm";
import { items, lots, movements, productions } from "@/db/business";
import type { CommandContext } from "@/worker/engine/handler";
import { correct, standing } from "./correct";
import { productionCostOf } from "./production-cost";
import { worth } from "./worth";

type LotRow = typeof lots.$inferSelect;

/**
 * Costs follow: what was made with a lot costs what the lot costs now, and what was made with that; what came back of it too. The
 * command's batch writes the new costs, and the movements that gave those lots anew.
 * @param lotId the lot whose cost the command has changed itself
 * @param unitCost what one unit of it costs now, in ten-thousandths of a euro
 */
export async function revalue(context: CommandContext, lotId: string, unitCost: number): Promise<void> {
  const { db } = context;
  const costs = new Map([[lotId, unitCost]]);
  const revalued = new Map<string, typeof productions.$inferSelect>();
  for (const queue = [lotId]; queue.length; ) {
    const id = queue.shift() ?? "";
    const [used, apart] = await db.batch([
      standing(db, and(eq(movements.lotId, id), eq(movements.type, "consumption"))),
      standing(db, and(eq(movements.cause, "lot"), eq(movements.lotId, id), sql`movements.cause_id <> movements.lot_id`)),
    ]);
    for (const { causeId } of apart) if (costs.get(causeId) !== costs.get(id)) queue.push(note(costs, causeId, costs.get(id) ?? 0));
    const rows = await db
      .select()
      .from(productions)
      .where(inArray(productions.id, [...new Set(used.map(({ causeId }) => causeId))]));
    for (const row of rows) {
      const after = await costNow(context, revalued.get(row.id) ?? row, costs);
      revalued.set(row.id, after);
      const lot = after.lotId;
      if (lot && after.cost && costs.get(lot) !== after.cost.unit) queue.push(note(costs, lot, after.cost.unit));
    }
  }
  for (const row of revalued.values()) {
    const [before] = await db.select().from(productions).where(eq(productions.id, row.id));
    if (before) context.update(productions, before, { cost: row.cost });
  }
  costs.delete(lotId);
  const changed = await db
    .select()
    .from(lots)
    .where(inArray(lots.id, [...costs.keys()]));
  for (const lot of changed) await rewrite(context, lot, costs.get(lot.id) ?? lot.unitCost);
}

function note(costs: Map<string, number>, lotId: string, unitCost: number): string {
  costs.set(lotId, unitCost);
  return lotId;
}

/** A production with what it cost, once some lots cost something else. */
async function costNow({ db }: CommandContext, row: typeof productions.$inferSelect, costs: Map<string, number>) {
  const lotRows = await db
    .select({ id: lots.id, unitCost: lots.unitCost, kind: items.kind, unit: items.unit })
    .from(lots)
    .innerJoin(items, eq(items.id, lots.itemId))
    .where(inArray(lots.id, [...row.used.map((part) => part.lotId), row.lotId ?? ""]));
  const lotOf = new Map(lotRows.map((lot) => [lot.id, lot]));
  const spent = row.used.flatMap(({ lotId, amount }) => {
    const lot = lotOf.get(lotId);
    return lot ? [{ kind: lot.kind, value: worth(amount, lot.unit, costs.get(lotId) ?? lot.unitCost) }] : [];
  });
  const unit = lotOf.get(row.lotId ?? "")?.unit ?? row.unit;
  return { ...row, cost: productionCostOf(spent, row.snapshot, row.labourMinutes ?? 0, { amount: row.output ?? 0, unit }) };
}

/** A lot at another cost, and the movements that gave it. */
async function rewrite(context: CommandContext, lot: LotRow, unitCost: number): Promise<void> {
  if (lot.unitCost === unitCost) return;
  context.update(lots, lot, { unitCost });
  const gave = or(eq(movements.type, "output"), and(eq(movements.cause, "lot"), eq(movements.causeId, lot.id)));
  const before = await standing(context.db, and(eq(movements.lotId, lot.id), gave));
  await correct(
    context,
    before,
    before.map(({ id, at, actor, reverses, ...movement }) => ({ ...movement, unitCost })),
  );
}
