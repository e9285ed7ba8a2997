import { and, count, desc, eq, gt, gte, lte, or, sql } from "drizzle-orm";
import { items, lots, movements, restocks as table, suppliers } from "@/db/business";
import { inOrder } from "@/worker/engine/lists/cursor";
import { handle } from "@/worker/engine/handler";
import { holdsWords } from "@/worker/engine/lists/search";
import { isCalled } from "@/worker/modules/buy/suppliers";
import { restocks } from "./contract";

/** What has come from suppliers, lot by lot, the newest first; read in one batch. */
export const receipts = handle(restocks.receipts, async ({ db }, question) => {
  const { supplier, item, since, until, search } = question;
  const matching = and(
    eq(movements.type, "receipt"),
    eq(movements.cause, "restock"),
    gt(movements.amount, 0),
    sql`not exists (select 1 from movements as undoing where undoing.reverses = ${movements.id})`,
    since ? gte(movements.day, since) : undefined,
    until ? lte(movements.day, until) : undefined,
    supplier ? isCalled(supplier) : undefined,
    item ? or(eq(items.id, item), eq(items.sku, item.toUpperCase())) : undefined,
    holdsWords(searched, search),
  );
  const page = inOrder({ ...question, sort: "at", column: movements.id, tieBreaker: movements.id, direction: "desc" });
  const [rows, [counted]] = await db.batch([
    db
      .select({ movement: movements, lot: lots, item: items, supplier: suppliers, reference: table.reference })
      .from(movements)
      .innerJoin(lots, eq(lots.id, movements.lotId))
      .innerJoin(items, eq(items.id, movements.itemId))
      .innerJoin(table, eq(table.id, movements.causeId))
      .innerJoin(suppliers, eq(suppliers.id, table.supplierId))
      .where(and(matching, page.start))
      .orderBy(desc(movements.id))
      .limit(page.limit),
    db
      .select({ total: count() })
      .from(movements)
      .innerJoin(lots, eq(lots.id, movements.lotId))
      .innerJoin(items, eq(items.id, movements.itemId))
      .innerJoin(table, eq(table.id, movements.causeId))
      .innerJoin(suppliers, eq(suppliers.id, table.supplierId))
      .where(matching),
  ]);
  const shown = page.pageOf(
    rows,
    ({ movement: { id } }) => ({ value: id, tie: id }),
    ({ movement, lot, item: { name, sku, unit }, supplier: { id, name: supplierName }, reference }) => ({
      id: movement.id,
      receivedOn: movement.day,
      supplierId: id,
      supplierName,
      itemId: lot.itemId,
      itemName: name,
      sku,
      amount: { amount: movement.amount, unit },
      unitCost: lot.unitCost,
      itemUnit: unit,
      lotId: lot.id,
      lotNumber: lot.number,
      supplierLot: lot.supplierLot,
      dlc: lot.dlc,
      ddm: lot.ddm,
      temperature: lot.temperature,
      restockId: movement.causeId,
      reference,
    }),
  );
  return { ...shown, total: counted?.total ?? 0 };
});

const searched = sql`(${items.sortName} || ' ' || lower(${items.sku}) || ' ' || lower(${lots.number}) || ' ' || lower(${lots.supplierLot}) || ' ' || ${suppliers.searchText})`;
