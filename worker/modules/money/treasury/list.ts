import { and, count, eq, gte, like, lte, type SQL } from "drizzle-orm";
import { treasuryEntries as table } from "@/db/business";
import type { Parsed } from "@/worker/core/contract/operation";
import { inOrder } from "@/worker/engine/lists/cursor";
import { handle } from "@/worker/engine/handler";
import { holdsWords } from "@/worker/engine/lists/search";
import { readPiece } from "@/worker/modules/money/books";
import { treasury } from "./contract";
import { sums, toEntry } from "./records";

/** A page of entries, the latest day first, with what all that match come to; one batch. */
export const list = handle(treasury.list, async ({ db }, question) => {
  const page = inOrder({ ...question, sort: "day", column: table.day, tieBreaker: table.id, direction: "desc" });
  const matching = and(...conditionsOf(question));
  const [rows, [all]] = await db.batch([
    db
      .select()
      .from(table)
      .where(and(matching, page.start))
      .orderBy(...page.order)
      .limit(page.limit),
    db
      .select({ total: count(), ...sums })
      .from(table)
      .where(matching),
  ]);
  const { total = 0, income = 0, expense = 0 } = all ?? {};
  const shown = page.pageOf(rows, ({ day, id }) => ({ value: day, tie: id }), toEntry);
  return { ...shown, total, totalIncome: income, totalExpense: expense, netBalance: income - expense };
});

function conditionsOf({ type, category, from, to, search }: Parsed<typeof treasury.list>): (SQL | undefined)[] {
  const piece = search ? readPiece(search) : null;
  return [
    type && eq(table.type, type),
    category && eq(table.category, category),
    from ? gte(table.day, from) : undefined,
    to ? lte(table.day, to) : undefined,
    piece ? and(eq(table.day, piece.day), like(table.id, `%${piece.end}`)) : holdsWords(table.searchText, search),
  ];
}
