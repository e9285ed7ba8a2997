import { civilDate } from "@/worker/core/figures/dates";
import { handle } from "@/worker/engine/handler";
import { production } from "./contract";
import { fetchProduction, readAround } from "./records";
import { toProduction } from "./shown";

/** One order: what it takes, from which lots, what is lacking today, what it was to cost and what it did. */
export const show = handle(production.show, async ({ db, now }, { id }) => {
  const row = await fetchProduction(db, id);
  return toProduction(row, await readAround(db, row), civilDate(now));
});
