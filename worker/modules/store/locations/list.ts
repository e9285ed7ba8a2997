import { and, count, isNotNull, isNull } from "drizzle-orm";
import { locations as table } from "@/db/business";
import { inOrder } from "@/worker/engine/lists/cursor";
import { handle } from "@/worker/engine/handler";
import { holdsWords } from "@/worker/engine/lists/search";
import { locations } from "./contract";
import { selectLocations, toLocation } from "./records";

/** The places of the business by name, with how much lies in each. */
export const list = handle(locations.list, async ({ db }, question) => {
  const page = inOrder({ ...question, sort: "name", column: table.sortName, tieBreaker: table.id, direction: "asc" });
  const matching = and(
    question.archived ? isNotNull(table.archivedAt) : isNull(table.archivedAt),
    holdsWords(table.sortName, question.search),
  );
  const [rows, [counted]] = await db.batch([
    selectLocations(db)
      .where(and(matching, page.start))
      .orderBy(...page.order)
      .limit(page.limit),
    db.select({ total: count() }).from(table).where(matching),
  ]);
  const placeOf = ({ location }: (typeof rows)[number]) => ({ value: location.sortName, tie: location.id });
  return { ...page.pageOf(rows, placeOf, toLocation), total: counted?.total ?? 0 };
});
