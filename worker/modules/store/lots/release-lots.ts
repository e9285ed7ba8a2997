import { inArray, sql } from "drizzle-orm";
import { lots } from "@/db/business";
import { refuseField } from "@/worker/core/errors";
import type { CommandContext } from "@/worker/engine/handler";
import { heldBack } from "./held-back";

/**
 * Lets lots go in the command's batch; those that are not on hold, rejected or thrown away ones, stay as they are.
 * @param by the field that names them, in the order of `ids`, and the recall that the same command ends
 * @throws Refusal `invalid_input` naming the lot that a check or another recall holds back
 */
export async function releaseLots(context: CommandContext, ids: string[], by: { field: string; endedRecall: string }): Promise<void> {
  if (!ids.length) return;
  const among = sql`(select value from json_each(${JSON.stringify(ids)}))`;
  const rows = await context.db.select().from(lots).where(inArray(lots.id, among));
  const held = rows.filter(({ decision }) => decision === "on_hold");
  const [first] = await heldBack(
    context,
    held.map(({ id }) => id),
    by.endedRecall,
  );
  if (first) refuseField(`${by.field}.${ids.indexOf(first.lotId)}`, first.code, first.names);
  context.updateMany(
    lots,
    held.map((before) => ({ before, changes: { decision: "available" as const, reason: "" } })),
  );
}
