import { closings } from "@/db/business";
import { inOrder } from "@/worker/engine/lists/cursor";
import { handle } from "@/worker/engine/handler";
import { accounting } from "./contract";

/** The closed periods, the last one first. */
export const list = handle(accounting.list, async ({ db }, question) => {
  const page = inOrder({ ...question, sort: "until", column: closings.until, tieBreaker: closings.id, direction: "desc" });
  const rows = await db
    .select()
    .from(closings)
    .where(page.start)
    .orderBy(...page.order)
    .limit(page.limit);
  return page.pageOf(
    rows,
    ({ until, id }) => ({ value: until, tie: id }),
    (row) => row,
  );
});
