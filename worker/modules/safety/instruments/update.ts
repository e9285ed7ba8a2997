import { instruments as table } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { fold } from "@/worker/core/language";
import { handle } from "@/worker/engine/handler";
import { instruments } from "./contract";
import { refuseTwin } from "./create";
import { fetchInstrument, toListed } from "./records";
import { searchTextOf } from "./rules";
import { instrumentStatus } from "./status";

/**
 * Changes what is known of an instrument; what is left out stays. How often it is calibrated counts from the next calibration on.
 * @throws Refusal `not_allowed_now` once it is retired; `already_exists` naming `name`
 */
export const update = handle(instruments.update, async (context, { id, version, ...changes }) => {
  const before = await fetchInstrument(context.db, id);
  instrumentStatus.require(before.status, "update", "instruments");
  const after = { ...before, ...changes };
  if (changes.name) await refuseTwin(context, changes.name, before.id);
  const derived = { sortName: fold(after.name), searchText: searchTextOf(after) };
  return toListed(context.update(table, before, { ...changes, ...derived }, version), civilDate(context.now));
});
