import { and, eq, gte, lte, or, type SQL, sql } from "drizzle-orm";
import { items, lots, movements as table } from "@/db/business";
import type { Parsed } from "@/worker/core/contract/operation";
import { inOrder } from "@/worker/engine/lists/cursor";
import { handle } from "@/worker/engine/handler";
import { foundBy } from "@/worker/modules/catalogue/items";
import { placesCalled } from "@/worker/modules/store/locations";
import { movements } from "./contract";
import { selectMovements, toMovementFor } from "./records";

/** A page of the ledger, the newest first. It does not say how many there are: counting them all would cost more every year. */
export const list = handle(movements.list, async ({ db, platform }, question) => {
  const page = inOrder({ ...question, sort: "id", column: table.id, tieBreaker: table.id, direction: "desc" });
  const rows = await selectMovements(db, and(conditionOf(question), page.start))
    .orderBy(page.order[0] as SQL)
    .limit(page.limit);
  const show = await toMovementFor(platform, rows);
  return page.pageOf(rows, ({ movement }) => ({ value: movement.id, tie: movement.id }), show);
});

function conditionOf({ item, lot, type, location, cause, since, until, search }: Parsed<typeof movements.list>): SQL | undefined {
  return and(
    item
      ? sql`${table.itemId} in (select ${items.id} from ${items} where ${or(eq(items.id, item), eq(items.sku, item.toUpperCase()))})`
      : undefined,
    lot ? sql`${table.lotId} in ${lotsCalled(lot)}` : undefined,
    type && eq(table.type, type),
    location ? sql`${table.locationId} in ${placesCalled(location)}` : undefined,
    cause && eq(table.cause, cause),
    since ? gte(table.day, since) : undefined,
    until ? lte(table.day, until) : undefined,
    search ? searched(search) : undefined,
  );
}

/** By the item, or by the number of the lot, ours or the supplier's. */
function searched(search: string): SQL | undefined {
  return or(
    sql`${table.itemId} in (select ${items.id} from ${items} where ${foundBy(search)})`,
    sql`${table.lotId} in ${lotsCalled(search)}`,
  );
}

function lotsCalled(idOrNumber: string): SQL {
  const isCalled = or(
    eq(lots.id, idOrNumber),
    eq(lots.number, idOrNumber),
    eq(lots.number, idOrNumber.toUpperCase()),
    eq(lots.supplierLot, idOrNumber),
  );
  return sql`(select ${lots.id} from ${lots} where ${isCalled})`;
}
