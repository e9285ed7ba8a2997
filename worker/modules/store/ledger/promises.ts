import { and, eq, type SQL } from "drizzle-orm";
import { promises } from "@/db/business";
import { nameOfActor } from "@/worker/engine/actor";
import { insertRows, partsOf } from "@/worker/engine/writing/bulk";
import type { CommandContext } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import type { BusinessDatabase } from "@/worker/engine/ports";
import type { Part } from "./fefo";
import type { PromiseCause } from "./status";

/** Promises stock to a record; the database refuses what is promised already (`not_enough`) or held (`lot_held`). */
export function promise(context: CommandContext, parts: Part[], cause: PromiseCause, causeId: string): void {
  const stamp = { cause, causeId, actor: nameOfActor(context.caller.actor), at: context.now };
  const rows = parts.map(({ unitCost, ...part }) => ({ id: newId(), ...part, ...stamp }));
  for (const some of partsOf(rows)) context.write(insertRows(context.db, promises, some));
}

/** Takes back what was promised to a record, or to one of its lines. */
export function release(context: CommandContext, causeId: string, lineId?: string): void {
  context.write(context.db.delete(promises).where(of(causeId, lineId)));
}

/** The query of what is promised to a record, for a batch. */
export function promisesTo(db: BusinessDatabase, causeId: string) {
  return db.select().from(promises).where(of(causeId)).orderBy(promises.id);
}

function of(causeId: string, lineId?: string): SQL | undefined {
  return and(eq(promises.causeId, causeId), lineId === undefined ? undefined : eq(promises.lineId, lineId));
}
