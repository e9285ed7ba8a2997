import { inArray, type SQL, sql } from "drizzle-orm";
import { clients, items, orders, recipes, samples, suppliers, tariffs } from "@/db/business";
import { Refusal } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import type { BusinessDatabase } from "@/worker/engine/ports";
import { firstSteps } from "./contract";
import { type SampleKind, sampleKinds } from "./status";

const tables = { orders, recipes, tariffs, items, clients, suppliers } as const;

/** What uses a record of each kind, besides what is removed with it: columns that name one. */
const uses: Record<SampleKind, string[]> = {
  orders: ["deliveries.order_id", "invoices.order_id", "promises.cause_id"],
  recipes: ["items.recipe_id"],
  tariffs: [],
  items: [
    ...["lots.item_id", "movements.item_id", "productions.item_id", "item_prices.item_id", "order_lines.item_id", "invoice_lines.item_id"],
    ...["recipe_lines.item_id", "recipes.item_id", "tariffs.item_id", "restock_lines.item_id"],
  ],
  clients: ["orders.client_id", "deliveries.client_id", "invoices.client_id", "standing_orders.client_id", "recurring_invoices.client_id"],
  suppliers: ["tariffs.supplier_id", "restocks.supplier_id", "lots.supplier_id", "invoices.supplier_id"],
};

/** Which column of a record that uses others says what it is, where it may be a sample itself. */
const owners: Record<string, string> = {
  order_lines: "order_id",
  recipe_lines: "recipe_id",
  recipes: "id",
  tariffs: "id",
  orders: "id",
  items: "id",
};

/**
 * Removes what was put in to try things with. What an order, a recipe or anything else of the business names stays, with what that
 * needs in turn, and is told.
 * @throws Refusal `not_allowed_now` where there is none
 */
export const removeSamples = handle(firstSteps.removeSamples, async (context) => {
  const { db } = context;
  const rows = await db.select().from(samples);
  if (!rows.length) throw new Refusal("not_allowed_now", { fields: [{ field: "samples", code: "no_samples" }] });
  const going = await removable(db, rows);
  let removed = 0;
  for (const kind of sampleKinds) {
    const table = tables[kind];
    const ids = going.filter((one) => one.kind === kind).map(({ id }) => id);
    const records = await db.select().from(table).where(inArray(table.id, ids));
    for (const record of records) context.remove(table, record as never);
    removed += records.length;
    for (const column of uses[kind]) context.assumes(sql`not exists (${usersOf(column, ids, going)})`);
  }
  for (const row of rows) context.remove(samples, row);
  const keptIds = rows.filter((row) => !going.includes(row)).map(({ id }) => id);
  const named = await db.select({ name: items.name }).from(items).where(inArray(items.id, keptIds));
  const people = await db.select({ name: clients.companyName }).from(clients).where(inArray(clients.id, keptIds));
  return { removed, kept: [...named, ...people].map(({ name }) => name) };
});

type Sample = typeof samples.$inferSelect;

/** Those that nothing else uses, once those that are used and what these need are left out. */
async function removable(db: BusinessDatabase, rows: Sample[]): Promise<Sample[]> {
  let going = rows.filter(({ kind }) => kind !== "orders");
  const drafts = await db
    .select({ id: orders.id })
    .from(orders)
    .where(sql`${orders.status} = 'draft' and ${inArray(orders.id, idsOf(rows, "orders"))}`);
  going = [...going, ...rows.filter(({ id }) => drafts.some((draft) => draft.id === id))];
  for (;;) {
    const used = new Set<string>();
    for (const kind of sampleKinds) {
      const ids = idsOf(going, kind);
      for (const column of ids.length ? uses[kind] : []) {
        for (const { id } of await db.all<{ id: string }>(usersOf(column, ids, going))) used.add(id);
      }
    }
    if (!used.size) return going;
    going = going.filter(({ id }) => !used.has(id));
  }
}

const idsOf = (rows: Sample[], of: SampleKind) => rows.filter(({ kind }) => kind === of).map(({ id }) => id);

/** The query of which of these records a column names, by rows that stay. */
function usersOf(column: string, ids: string[], going: Sample[]): SQL {
  const [table = "", name = ""] = column.split(".");
  const owner = owners[table];
  const stays = owner
    ? sql` and ${sql.identifier(owner)} not in (select value from json_each(${JSON.stringify(going.map(({ id }) => id))}))`
    : sql``;
  return sql`select ${sql.identifier(name)} as id from ${sql.identifier(table)}
    where ${sql.identifier(name)} in (select value from json_each(${JSON.stringify(ids)}))${stays}`;
}
