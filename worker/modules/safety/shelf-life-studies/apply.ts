import { eq } from "drizzle-orm";
import { items, shelfLifeStudies as table } from "@/db/business";
import { refuseField, refuseState } from "@/worker/core/errors";
import { civilDate } from "@/worker/core/figures/dates";
import { handle } from "@/worker/engine/handler";
import { shelfLifeStudies } from "./contract";
import { fetchStudy, toStudy } from "./records";
import { studyStatus } from "./status";

/**
 * Puts the date that a study has shown on its product; lots to come bear it, those that are there keep theirs.
 * @throws Refusal `not_allowed_now` until it is concluded, naming `proposedDays` when it shows no day, or `appliedOn` when it is on
 *   the product already; `invalid_input` naming `days` beyond what is proposed
 */
export const apply = handle(shelfLifeStudies.apply, async (context, { id, version, days: chosen }) => {
  const saved = await fetchStudy(context.db, id);
  const { row } = saved;
  studyStatus.require(row.status, "apply", "shelfLifeStudies");
  if (row.appliedOn) refuseState("appliedOn", "applied_already");
  if (!row.proposedDays) refuseState("proposedDays", "no_day_holds");
  const days = chosen ?? row.proposedDays;
  if (days > row.proposedDays) refuseField("days", "beyond_shown", { days: row.proposedDays });
  const [item] = await context.db.select().from(items).where(eq(items.id, row.itemId));
  if (!item) throw new Error("A study is of an item");
  context.update(items, item, { shelfLifeDays: days, dateKind: row.dateKind });
  const put = { appliedOn: civilDate(context.now), appliedDays: days, formerDays: item.shelfLifeDays, formerKind: item.dateKind };
  const after = context.update(table, row, put, version);
  return toStudy(context, { ...saved, itemDays: days, itemKind: row.dateKind, row: after });
});
