import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { clients, items, lots, orders, productions, promises } from "@/db/business";
import type { CommandContext } from "@/worker/engine/handler";
import type { BusinessDatabase } from "@/worker/engine/ports";
import type { Promised } from "./shapes";

/** The query of what is promised and to whom, for a batch. */
export function selectPromises(db: BusinessDatabase, condition: SQL | undefined) {
  return db
    .select({
      id: promises.id,
      cause: promises.cause,
      causeId: promises.causeId,
      reference: sql<string>`coalesce(${orders.reference}, ${productions.reference}, '')`,
      name: sql<string>`coalesce(${clients.companyName}, ${items.name}, '')`,
      lotId: promises.lotId,
      lot: lots.number,
      locationId: promises.locationId,
      amount: promises.amount,
    })
    .from(promises)
    .innerJoin(lots, eq(lots.id, promises.lotId))
    .leftJoin(orders, eq(orders.id, promises.causeId))
    .leftJoin(clients, eq(clients.id, orders.clientId))
    .leftJoin(productions, eq(productions.id, promises.causeId))
    .leftJoin(items, eq(items.id, productions.itemId))
    .where(condition)
    .orderBy(promises.id);
}

/**
 * Breaks the promises on lots, in the command's batch; done again when others promised meanwhile, so that whoever is concerned is
 * named. @param locationId only what is promised there
 */
export async function breakPromises(context: CommandContext, lotIds: string[], locationId?: string) {
  const those = and(inArray(promises.lotId, lotIds), locationId === undefined ? undefined : eq(promises.locationId, locationId));
  const broken = await selectPromises(context.db, those);
  context.assumes(sql`(select count(*) from ${promises} where ${those}) = ${broken.length}`);
  if (broken.length) context.write(context.db.delete(promises).where(those));
  return broken;
}

/**
 * Breaks what is promised of lots in a place beyond what is there, in the command's batch: who was promised last waits.
 * @param most how much of each lot there is, by its identifier
 * @returns what is promised no longer
 */
export async function breakBeyond(context: CommandContext, most: Map<string, number>, locationId: string) {
  const those = and(inArray(promises.lotId, [...most.keys()]), eq(promises.locationId, locationId));
  const rows = await selectPromises(context.db, those);
  context.assumes(
    sql`(select coalesce(sum(${promises.amount}), 0) from ${promises} where ${those}) = ${rows.reduce((sum, row) => sum + row.amount, 0)}`,
  );
  const free = new Map(most);
  return rows.flatMap((row) => {
    const stays = Math.min(row.amount, free.get(row.lotId) ?? 0);
    free.set(row.lotId, (free.get(row.lotId) ?? 0) - stays);
    if (stays === row.amount) return [];
    const one = eq(promises.id, row.id);
    context.write(stays ? context.db.update(promises).set({ amount: stays }).where(one) : context.db.delete(promises).where(one));
    return [{ ...row, amount: row.amount - stays }];
  });
}

/** A promise as the doors show it. @param unit of the item */
export function toPromised<Row extends { id: string; amount: number }>({ id: _, ...row }: Row, unit: Promised["amount"]["unit"]) {
  return { ...row, amount: { amount: row.amount, unit } };
}
