import { and, eq, inArray, sql } from "drizzle-orm";
import { items, lots, movements, productions } from "@/db/business";
import type { CommandContext } from "@/worker/engine/handler";
import { standing } from "./correct";
import { productionCostOf } from "./production-cost";
import { isSameCost, type UnitCost, unitCostOf, worth } from "./worth";

const NOTHING: UnitCost = { unitCost: 0, costRest: 0 };

/**
 * Costs follow: what was made with a lot costs what the lot costs now, and what was made with that; what came back of it too. The
 * command's batch writes the new costs; what has moved of those lots is worth what they cost.
 * @param written what one unit costs now of the lots whose cost the command has written itself
 */
export async function revalue(context: CommandContext, written: Map<string, UnitCost>): Promise<void> {
  const { db } = context;
  const costs = new Map(written);
  const isNew = (id: string, now: UnitCost) => {
    const before = costs.get(id);
    costs.set(id, now);
    return !before || !isSameCost(before, now);
  };
  const revalued = new Map<string, typeof productions.$inferSelect>();
  for (const queue = [...written.keys()]; queue.length; ) {
    const id = queue.shift() ?? "";
    const [used, apart] = await db.batch([
      standing(db, and(eq(movements.lotId, id), eq(movements.type, "consumption"))),
      standing(db, and(eq(movements.cause, "lot"), eq(movements.lotId, id), sql`movements.cause_id <> movements.lot_id`)),
    ]);
    for (const { causeId } of apart) if (isNew(causeId, costs.get(id) ?? NOTHING)) queue.push(causeId);
    const rows = await db
      .select()
      .from(productions)
      .where(inArray(productions.id, [...new Set(used.map(({ causeId }) => causeId))]));
    for (const row of rows) {
      const after = await costNow(context, revalued.get(row.id) ?? row, costs);
      revalued.set(row.id, after.row);
      if (row.lotId && isNew(row.lotId, after.lotCost)) queue.push(row.lotId);
    }
  }
  for (const row of revalued.values()) {
    const [before] = await db.select().from(productions).where(eq(productions.id, row.id));
    if (before) context.update(productions, before, { cost: row.cost });
  }
  for (const lotId of written.keys()) costs.delete(lotId);
  const changed = await db
    .select()
    .from(lots)
    .where(inArray(lots.id, [...costs.keys()]));
  for (const lot of changed) {
    const now = costs.get(lot.id);
    if (now && !isSameCost(lot, now)) context.update(lots, lot, now);
  }
}

/** A production with what it cost, once some lots cost something else, and what a unit of its lot costs. */
async function costNow({ db }: CommandContext, row: typeof productions.$inferSelect, costs: Map<string, UnitCost>) {
  const lotRows = await db
    .select({ id: lots.id, unitCost: lots.unitCost, costRest: lots.costRest, kind: items.kind, unit: items.unit })
    .from(lots)
    .innerJoin(items, eq(items.id, lots.itemId))
    .where(inArray(lots.id, [...row.used.map((part) => part.lotId), row.lotId ?? ""]));
  const lotOf = new Map(lotRows.map((lot) => [lot.id, lot]));
  const spent = row.used.flatMap(({ lotId, amount }) => {
    const lot = lotOf.get(lotId);
    if (!lot) return [];
    const { unitCost, costRest } = costs.get(lotId) ?? lot;
    return [{ kind: lot.kind, value: worth(amount, lot.unit, unitCost, costRest) }];
  });
  const output = { amount: row.output ?? 0, unit: lotOf.get(row.lotId ?? "")?.unit ?? row.unit };
  const cost = productionCostOf(spent, row.snapshot, row.labourMinutes ?? 0, output);
  return { row: { ...row, cost }, lotCost: unitCostOf(cost.total, output.amount, output.unit) };
}
