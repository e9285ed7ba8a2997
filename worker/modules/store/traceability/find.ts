import { and, count, eq, gte, lte, or, type SQL, sql } from "drizzle-orm";
import { items, lots, movements, suppliers } from "@/db/business";
import { fold } from "@/worker/core/language";
import type { Parsed } from "@/worker/core/contract/operation";
import { newestFirst } from "@/worker/engine/lists/cursor";
import { handle } from "@/worker/engine/handler";
import { traceability } from "./contract";
import { daysIn } from "./days-in";
import type { TracedLot } from "./shapes";

type Question = Parsed<typeof traceability.find>;

/** A page of the lots that something concerns, the newest first, with the number that match. */
export const find = handle(traceability.find, async ({ db }, question) => {
  const page = newestFirst(lots, question);
  const days = daysIn(question.search ?? "");
  const isSearched = days ? movedIn(days) : named(question.search);
  const matching = and(isSearched, ofParties(question), onPapers(question), movedIn(question));
  const [rows, [counted]] = await db.batch([
    db
      .select({ lot: lots, itemName: items.name, sku: items.sku, unit: items.unit, supplierName: suppliers.name, born })
      .from(lots)
      .innerJoin(items, eq(items.id, lots.itemId))
      .leftJoin(suppliers, eq(suppliers.id, lots.supplierId))
      .where(and(matching, page.start))
      .orderBy(...page.order)
      .limit(page.limit),
    db.select({ total: count() }).from(lots).where(matching),
  ]);
  const flat = rows.map(({ lot, ...more }) => ({ ...lot, ...more }));
  return { ...page.pageOf(flat, shown), total: counted?.total ?? 0 };
});

const born = sql<number>`(select coalesce(sum(${movements.amount}), 0) from ${movements}
  where ${movements.lotId} = ${lots.id} and (${movements.type} in ('receipt', 'output') or ${movements.cause} = 'lot' and ${movements.causeId} = ${lots.id}))`;

type Row = typeof lots.$inferSelect & Pick<TracedLot, "itemName" | "sku" | "unit"> & { supplierName: string | null; born: number };

function shown({ id, number, itemId, supplierId, supplierLot, bornOn, dlc, ddm, state, ...row }: Row): TracedLot {
  const { itemName, sku, unit } = row;
  const lot = {
    id,
    number,
    itemId,
    itemName,
    sku,
    unit,
    supplierId,
    supplierName: row.supplierName ?? "",
    supplierLot,
    bornOn,
    dlc,
    ddm,
    state,
  };
  return { ...lot, born: { amount: row.born, unit }, amount: { amount: row.amount, unit } };
}

const moved = (causes: SQL) =>
  sql`select lot_id from movements where cause_id in (${causes}) and type in ('shipment', 'receipt', 'output', 'consumption')`;
const shippedTo = (people: SQL) => moved(sql`select id from deliveries where client_id in (${people})`);

/** By a number that somebody reads out, of a lot, a paper or an article, ours or another's; or by a name. */
function named(search: string | undefined): SQL | undefined {
  if (!search) return undefined;
  const [upper, folded] = [search.toUpperCase(), fold(search)];
  const holds = (column: string) => sql`instr(${sql.raw(column)}, ${folded}) > 0`;
  return sql`${lots.id} in (
    select id from lots where number like ${`${upper}%`} or supplier_lot like ${`${upper}%`}
    union ${moved(sql`select id from restocks where reference = ${upper} union select id from productions where reference = ${upper}
      union select id from deliveries where reference = ${upper}
      union select d.id from deliveries d join orders o on o.id = d.order_id where o.reference = ${upper} or upper(o.client_reference) = ${upper}`)}
    union ${shippedTo(sql`select id from clients where reference = ${upper} or ${holds("sort_name")}`)}
    union select id from lots where supplier_id in (select id from suppliers where reference = ${upper} or ${holds("sort_name")})
    union select id from lots where item_id in (select id from items where sku = ${upper} or barcode = ${search} or ${holds("sort_name")}))`;
}

function ofParties({ client, supplier, item }: Question): SQL | undefined {
  return and(
    client
      ? sql`${lots.id} in (${shippedTo(sql`select id from clients where id = ${client} or reference = upper(${client})`)})`
      : undefined,
    supplier
      ? or(eq(lots.supplierId, supplier), sql`${lots.supplierId} in (select id from suppliers where reference = upper(${supplier}))`)
      : undefined,
    item ? or(eq(lots.itemId, item), sql`${lots.itemId} in (select id from items where sku = upper(${item}))`) : undefined,
  );
}

/** Lots that a paper concerns, by its identifier or its reference. */
function onPapers({ order, delivery, production }: Question): SQL | undefined {
  const is = (table: string, idOrReference: string) =>
    sql`select id from ${sql.identifier(table)} where id = ${idOrReference} or reference = ${idOrReference.toUpperCase()}`;
  return and(
    order ? sql`${lots.id} in (${moved(sql`select id from deliveries where order_id in (${is("orders", order)})`)})` : undefined,
    delivery ? sql`${lots.id} in (${moved(is("deliveries", delivery))})` : undefined,
    production ? sql`${lots.id} in (${moved(is("productions", production))})` : undefined,
  );
}

/** Lots of which something moved in these days. */
function movedIn({ from, to }: Pick<Question, "from" | "to">): SQL | undefined {
  if (!from && !to) return undefined;
  const days = and(from ? gte(movements.day, from) : undefined, to ? lte(movements.day, to) : undefined);
  return sql`${lots.id} in (select ${movements.lotId} from ${movements} where ${days})`;
}
