import { trainings as table } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { handle } from "@/worker/engine/handler";
import { trainings } from "./contract";
import { fetchTraining, toTraining } from "./records";
import { requireDays, searchTextOf } from "./rules";

/** Changes what is said of it; what is left out stays. @throws Refusal as `create` */
export const update = handle(trainings.update, async (context, { id, version, ...changes }) => {
  const found = await fetchTraining(context.db, id);
  const whole = { ...found.row, ...changes };
  requireDays(whole, civilDate(context.now));
  const row = context.update(table, found.row, { ...changes, searchText: searchTextOf(whole) }, version);
  return toTraining({ ...found, row }, context.now);
});
