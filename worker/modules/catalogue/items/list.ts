import { and, count, eq, isNull, type SQL, sql } from "drizzle-orm";
import { itemTallies, items as table } from "@/db/business";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Parsed } from "@/worker/core/contract/operation";
import { inOrder } from "@/worker/engine/lists/cursor";
import { handle } from "@/worker/engine/handler";
import { items } from "./contract";
import { foundBy, hasMarginBelow, listedColumns } from "./records";

type Question = Parsed<typeof items.list>;

/** A page of items with the number that match, read in one batch. */
export const list = handle(items.list, async ({ db }, question) => {
  const column = sortColumns[question.sort];
  const page = inOrder({ ...question, column, tieBreaker: table.seq });
  const matching = and(...conditionsOf(question));

  const [rows, [counts]] = await db.batch([
    db
      .select({ ...listedColumns, seq: table.seq, sortValue: sql<string | number>`${column}` })
      .from(table)
      .where(and(matching, page.start))
      .orderBy(...page.order)
      .limit(page.limit),
    isTallied(question)
      ? db
          .select({ total: sql<number>`total(${itemTallies.count})` })
          .from(itemTallies)
          .where(tallied(question))
      : db.select({ total: count() }).from(table).where(matching),
  ]);

  const placeOf = ({ seq, sortValue }: (typeof rows)[number]) => ({ value: sortValue, tie: seq });
  return { ...page.pageOf(rows, placeOf, ({ seq, sortValue, ...item }) => item), total: counts?.total ?? 0 };
});

const sortColumns = {
  name: table.sortName,
  sku: table.sku,
  category: table.category,
  kind: table.kind,
  price: table.sortPrice,
  margin: table.sortMargin,
  status: table.status,
  updatedAt: table.updatedAt,
} as const satisfies Record<Question["sort"], SQLiteColumn>;

/** Does the question ask for nothing but what is tallied? */
function isTallied({ supplierName, marginBelow, allergen, stage, search }: Question): boolean {
  return !supplierName && marginBelow === undefined && !allergen && !stage && !search;
}

function tallied({ archived, section, kind, status, category }: Question, of: typeof table | typeof itemTallies = itemTallies) {
  return and(
    eq(of.archived, archived),
    section && eq(of.section, section),
    kind && eq(of.kind, kind),
    status && eq(of.status, status),
    category ? eq(of.category, category) : undefined,
  );
}

function conditionsOf(question: Question): (SQL | undefined)[] {
  const { supplierName, marginBelow, search } = question;
  return [
    tallied(question, table),
    supplierName ? eq(table.supplierName, supplierName) : undefined,
    marginBelow === undefined ? undefined : hasMarginBelow(marginBelow),
    question.allergen && allergenCondition(question.allergen),
    question.stage && eq(table.stage, question.stage),
    search ? foundBy(search) : undefined,
  ];
}

function allergenCondition(allergen: NonNullable<Question["allergen"]>): SQL {
  if (allergen === "undeclared") return isNull(table.allergens);
  if (allergen === "none") return sql`${table.allergens} = '[]'`;
  return sql`exists (select 1 from json_each(${table.allergens}) where value = ${allergen})`;
}
