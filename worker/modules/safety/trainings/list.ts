import { and, count, gt, gte, isNull, lt, lte, type SQL } from "drizzle-orm";
import { trainings as table } from "@/db/business";
import { addDays, civilDate } from "@/worker/core/figures/dates";
import { handle } from "@/worker/engine/handler";
import { newestFirst } from "@/worker/engine/lists/cursor";
import { holdsWords } from "@/worker/engine/lists/search";
import { RENEWAL_DAYS } from "@/worker/modules/papers/documents/rules";
import type { Validity } from "@/worker/modules/papers/documents/status";
import { trainings } from "./contract";
import { selectTrainings, toTraining } from "./records";

/** A page of trainings, the newest first, with the number that match. */
export const list = handle(trainings.list, async ({ db, now }, { validity, search, ...paging }) => {
  const page = newestFirst(table, paging);
  const matching = and(validity && isIn(validity, civilDate(now)), holdsWords(table.searchText, search));
  const [rows, [counted]] = await db.batch([
    selectTrainings(db, and(matching, page.start))
      .orderBy(...page.order)
      .limit(page.limit),
    db.select({ total: count() }).from(table).where(matching),
  ]);
  const found = rows.map((one) => ({ ...one, id: one.row.id, createdAt: one.row.createdAt }));
  return { ...page.pageOf(found, (one) => toTraining(one, now)), total: counted?.total ?? 0 };
});

/** The same as `validityOf` says of one. */
function isIn(validity: Validity, today: string): SQL | undefined {
  const last = addDays(today, RENEWAL_DAYS);
  if (validity === "endless") return isNull(table.validUntil);
  if (validity === "over") return lt(table.validUntil, today);
  return validity === "soon" ? and(gte(table.validUntil, today), lte(table.validUntil, last)) : gt(table.validUntil, last);
}
