import { and, asc, count, desc, eq, isNull, lt, type SQL, sql } from "drizzle-orm";
import { items as table } from "@/db/business";
import type { Parsed } from "@/worker/core/operation";
import { after, cursorOf, readCursor } from "@/worker/engine/cursor";
import { handle } from "@/worker/engine/handler";
import { items } from "./contract";
import { toItem } from "./records";
import { searchQuery } from "./rules";

type Question = Parsed<typeof items.list>;

/** A page of items with the number that match, read in one batch. */
export const list = handle(items.list, async ({ db }, question) => {
  const { limit, sort, direction, cursor } = question;
  const column = sortColumns[sort];
  const matching = and(...conditionsOf(question));
  const start = cursor ? after(column, table.seq, direction, readCursor(cursor, sort)) : undefined;
  const order = direction === "asc" ? asc : desc;

  const [rows, [counted]] = await db.batch([
    db
      .select()
      .from(table)
      .where(and(matching, start))
      .orderBy(order(column), order(table.seq))
      .limit(limit + 1),
    db.select({ total: count() }).from(table).where(matching),
  ]);

  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    items: shown.map(toItem),
    nextCursor: last ? cursorOf(sort, last[sortKeys[sort]], last.seq) : null,
    total: counted?.total ?? 0,
  };
});

const sortKeys = {
  name: "sortName",
  sku: "sku",
  category: "category",
  kind: "kind",
  price: "sortPrice",
  margin: "sortMargin",
  status: "status",
  updatedAt: "updatedAt",
} as const satisfies Record<Question["sort"], keyof typeof table.$inferSelect>;

const sortColumns = Object.fromEntries(Object.entries(sortKeys).map(([sort, key]) => [sort, table[key]])) as {
  [Sort in Question["sort"]]: (typeof table)[(typeof sortKeys)[Sort]];
};

function conditionsOf(question: Question): (SQL | undefined)[] {
  const { section, kind, status, category, supplierName, marginBelow, search } = question;
  return [
    eq(table.archived, question.archived),
    section && eq(table.section, section),
    kind && eq(table.kind, kind),
    status && eq(table.status, status),
    category ? eq(table.category, category) : undefined,
    supplierName ? eq(table.supplierName, supplierName) : undefined,
    marginBelow === undefined ? undefined : lt(table.margin, marginBelow),
    question.allergen && allergenCondition(question.allergen),
    search ? searchCondition(search) : undefined,
  ];
}

function allergenCondition(allergen: NonNullable<Question["allergen"]>): SQL {
  if (allergen === "undeclared") return isNull(table.allergens);
  if (allergen === "none") return sql`${table.allergens} = '[]'`;
  return sql`exists (select 1 from json_each(${table.allergens}) where value = ${allergen})`;
}

/** Words without a letter or a digit match nothing, rather than everything. */
function searchCondition(text: string): SQL {
  const words = searchQuery(text);
  return words ? sql`${table.seq} in (select rowid from items_search where items_search match ${words})` : sql`false`;
}
