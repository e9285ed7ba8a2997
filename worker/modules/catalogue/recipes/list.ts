import { and, count, eq, type SQL, sql } from "drizzle-orm";
import { items, recipes as table } from "@/db/business";
import { fold } from "@/worker/core/language";
import type { Parsed } from "@/worker/core/contract/operation";
import { after, cursorOf, readCursor } from "@/worker/engine/lists/cursor";
import { handle } from "@/worker/engine/handler";
import { graphOf, reading } from "@/worker/modules/catalogue/costing";
import { recipes } from "./contract";
import { toListed } from "./records";

/** A page of versions by the name of what they make, with what each costs today; read in one batch. */
export const list = handle(recipes.list, async ({ db }, question) => {
  const { limit, cursor } = question;
  const matching = and(...conditionsOf(question));
  const start = cursor ? after(items.sortName, table.id, "asc", readCursor(cursor, "name")) : undefined;
  const page = sql`${table.id} in (
    select ${table.id} from ${table} join ${items} on ${items.id} = ${table.itemId} where ${and(matching, start) ?? sql`true`}
    order by ${items.sortName}, ${table.id} limit ${limit + 1})`;
  const [versions, itemRows, [counts]] = await db.batch([
    ...reading(db, page),
    db.select({ total: count() }).from(table).innerJoin(items, eq(items.id, table.itemId)).where(matching),
  ]);

  const graph = graphOf(versions, itemRows);
  const nameOf = (id: string) => graph.itemOf(id).sortName;
  const inOrder = versions.sort((a, b) => compare(nameOf(a.itemId), nameOf(b.itemId)) || compare(a.id, b.id));
  const shown = inOrder.slice(0, limit);
  const last = inOrder.length > limit ? shown.at(-1) : undefined;
  return {
    items: shown.map((version) => toListed(version, graph)),
    nextCursor: last ? cursorOf("name", nameOf(last.itemId), last.id) : null,
    total: counts?.total ?? 0,
  };
});

/** As the database compares texts. */
const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));

function conditionsOf({ search, status, item, allergen }: Parsed<typeof recipes.list>): (SQL | undefined)[] {
  return [
    status && eq(table.status, status),
    item ? sql`(${items.id} = ${item} or ${items.sku} = ${item.toUpperCase()})` : undefined,
    search ? sql`instr(${items.searchText}, ${fold(search)}) > 0` : undefined,
    allergen && and(eq(table.status, "active"), allergenCondition(allergen)),
  ];
}

function allergenCondition(allergen: NonNullable<Parsed<typeof recipes.list>["allergen"]>): SQL {
  if (allergen === "undeclared") return sql`${items.allergens} is null`;
  if (allergen === "none") return sql`${items.allergens} = '[]'`;
  return sql`exists (select 1 from json_each(${items.allergens}) where value = ${allergen})`;
}
