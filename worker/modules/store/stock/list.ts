import { and, count, eq, ne, type SQL, sql } from "drizzle-orm";
import { items as table, itemStocks, itemTallies } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import type { Parsed } from "@/worker/core/contract/operation";
import { inOrder } from "@/worker/engine/lists/cursor";
import { handle } from "@/worker/engine/handler";
import { foundBy } from "@/worker/modules/catalogue/items";
import { stock } from "./contract";
import { isShort, liesIn, selectLevels, toLevel } from "./levels";

type Question = Parsed<typeof stock.list>;

/** A page of what there is, by the items' names, with the number that match; read in one batch. */
export const list = handle(stock.list, async ({ db, now }, question) => {
  const today = civilDate(now);
  const page = inOrder({ ...question, sort: "name", column: table.sortName, tieBreaker: table.seq, direction: "asc" });
  const matching = conditionOf(question, today);
  const [rows, [counted]] = await db.batch([
    selectLevels(db, today, question.location)
      .where(and(matching, page.start))
      .orderBy(...page.order)
      .limit(page.limit),
    isTallied(question)
      ? db
          .select({ total: sql<number>`total(${itemTallies.count})` })
          .from(itemTallies)
          .where(and(eq(itemTallies.archived, false), kindCondition(itemTallies, question)))
      : db.select({ total: count() }).from(table).innerJoin(itemStocks, eq(itemStocks.id, table.id)).where(matching),
  ]);
  const placeOf = ({ sortName, seq }: (typeof rows)[number]) => ({ value: sortName, tie: seq });
  return { ...page.pageOf(rows, placeOf, toLevel), total: counted?.total ?? 0 };
});

/** Does the question ask for nothing but what is tallied? */
const isTallied = ({ short, stocked, location, search }: Question) => !short && stocked === undefined && !location && !search;

const kindCondition = (of: typeof table | typeof itemTallies, { kind }: Question) => (kind ? eq(of.kind, kind) : ne(of.kind, "service"));

function conditionOf(question: Question, today: string): SQL | undefined {
  const { short, stocked, location, search } = question;
  return and(
    eq(table.archived, false),
    kindCondition(table, question),
    short ? isShort(today) : undefined,
    stocked === undefined ? undefined : sql`(${itemStocks.amount} > 0) = ${stocked ? 1 : 0}`,
    location ? liesIn(location) : undefined,
    search ? foundBy(search) : undefined,
  );
}
