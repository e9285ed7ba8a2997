import { and, eq, inArray, sql } from "drizzle-orm";
import { lots, movements } from "@/db/business";
import { nameOfActor } from "@/worker/engine/actor";
import { insertRows, partsOf } from "@/worker/engine/writing/bulk";
import type { CommandContext } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import type { MovementCause, MovementType } from "./status";

/** One movement of goods, as a command asks for it. */
export interface Posting {
  type: MovementType;
  itemId: string;
  lotId: string;
  locationId: string;
  /** Thousandths of the item's base unit; negative when it leaves. */
  amount: number;
  /** Ten-thousandths of a euro for one unit of the item. */
  unitCost: number;
  /** The civil day the goods moved. */
  day: string;
  cause: MovementCause;
  causeId: string;
  reason?: string;
  /** The movement that this one undoes. */
  reverses?: string;
}

/**
 * Writes movements in the command's batch; levels follow by themselves. The database refuses the batch when a level would
 * go below what is promised of it (`not_enough`), or when goods that are held or past their DLC would be used or sold.
 * @returns what was written, in the order of the postings
 */
export function post(context: CommandContext, postings: Posting[]): (typeof movements.$inferSelect)[] {
  const actor = nameOfActor(context.caller.actor);
  const rows = postings.map(({ reverses = null, reason = "", ...facts }) => {
    return { id: newId(), at: context.now, actor, ...facts, reverses, reason };
  });
  for (const some of partsOf(rows)) context.write(insertRows(context.db, movements, some));
  reopen(context, postings);
  return rows;
}

/** Goods that come to a lot that was thrown away wait for a look; what had been refused before stays refused. */
function reopen({ db, write }: CommandContext, postings: Posting[]): void {
  const filled = [...new Set(postings.flatMap(({ lotId, amount }) => (amount > 0 ? [lotId] : [])))];
  if (!filled.length) return;
  const was = sql`${lots.beforeScrap} ->> 'decision' = 'rejected'`;
  const set = {
    decision: sql<"on_hold">`iif(${was}, 'rejected', 'on_hold')`,
    reason: sql<string>`iif(${was}, ${lots.beforeScrap} ->> 'reason', ${lots.reason})`,
    beforeScrap: null,
  };
  const ofThem = inArray(lots.id, sql`(select value from json_each(${JSON.stringify(filled)}))`);
  write(
    db
      .update(lots)
      .set(set)
      .where(and(ofThem, eq(lots.decision, "scrapped"), eq(lots.stocked, true))),
  );
}
