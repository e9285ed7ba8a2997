import { desc, lt } from "drizzle-orm";
import { audit, movements } from "@/db/business";
import { cursorOf, readCursor } from "@/worker/engine/lists/cursor";
import { activityText } from "@/worker/engine/activity";
import { handle } from "@/worker/engine/handler";
import { namesOf } from "@/worker/engine/people";
import { dashboard } from "./contract";
import { nameKey, namesOfRecords } from "./names";
import { type Change, changeOfMovement, commandsOf } from "./rules";

/** One command rarely changes more records than this; of one that does, several lines are told. */
const RECORDS = 8;

/** Who did what, the latest first: from the audit and, where goods moved, from the ledger. Both are read along their keys. */
export const activity = handle(dashboard.activity, async ({ db, platform, caller, words }, { limit, cursor }) => {
  const before = cursor ? String(readCursor(cursor, "id").value) : null;
  const most = limit * RECORDS;
  const [changed, movementRows] = await db.batch([
    db
      .select({
        id: audit.id,
        at: audit.at,
        actor: audit.actor,
        operation: audit.operation,
        record: audit.record,
        recordId: audit.recordId,
      })
      .from(audit)
      .where(before === null ? undefined : lt(audit.id, before))
      .orderBy(desc(audit.id))
      .limit(most),
    db
      .select({
        id: movements.id,
        at: movements.at,
        actor: movements.actor,
        type: movements.type,
        cause: movements.cause,
        causeId: movements.causeId,
        lotId: movements.lotId,
      })
      .from(movements)
      .where(before === null ? undefined : lt(movements.id, before))
      .orderBy(desc(movements.id))
      .limit(most),
  ]);
  const rows = [...changed, ...movementRows.map(changeOfMovement)].sort((a, b) => (a.id < b.id ? 1 : -1));
  const commands = commandsOf<Change>(rows, isMain);
  const shown = commands.slice(0, limit);
  const [people, names] = await Promise.all([
    namesOf(
      platform,
      shown.map(({ actor }) => actor),
    ),
    namesOfRecords(db, shown),
  ]);
  const last = commands.length > limit || changed.length === most || movementRows.length === most ? shown.at(-1) : undefined;
  return {
    items: shown.map(({ actor, until, ...entry }) => ({
      ...entry,
      who: people.get(actor) ?? "",
      what: activityText(words, entry.operation, caller.language),
      name: names.get(nameKey(entry)) ?? "",
    })),
    nextCursor: last ? cursorOf("id", last.until, last.until) : null,
  };
});

/** Tables of records that are not called as their module is. */
const tableOf: Record<string, string> = { production: "productions", standingOrders: "standing_orders", stock: "lots" };

/** Is it the record that the command was called for? */
function isMain({ operation, record }: Change): boolean {
  const module = operation.slice(0, operation.indexOf("."));
  return record === (tableOf[module] ?? module);
}
