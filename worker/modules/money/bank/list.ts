import { and, eq } from "drizzle-orm";
import { bankLines } from "@/db/business";
import { inOrder } from "@/worker/engine/lists/cursor";
import { handle } from "@/worker/engine/handler";
import { bank } from "./contract";
import { suggestionsFor, toLine } from "./lines";

/** A page of lines, the latest first; the open ones with what they likely are. */
export const list = handle(bank.list, async ({ db }, { state, ...question }) => {
  const page = inOrder({ ...question, sort: "day", column: bankLines.day, tieBreaker: bankLines.id, direction: "desc" });
  const rows = await db
    .select()
    .from(bankLines)
    .where(and(state && eq(bankLines.state, state), page.start))
    .orderBy(...page.order)
    .limit(page.limit);
  const suggestions = await suggestionsFor(db, rows);
  return page.pageOf(
    rows,
    ({ day, id }) => ({ value: day, tie: id }),
    (row) => toLine(row, suggestions.get(row.id)),
  );
});
