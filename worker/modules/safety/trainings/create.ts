import { trainings as table } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { handle } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import { trainings } from "./contract";
import { toTraining } from "./records";
import { requireDays, searchTextOf } from "./rules";

/** Writes a training down. @throws Refusal `invalid_input` naming `heldOn` to come, or `validUntil` before it */
export const create = handle(trainings.create, async (context, input) => {
  const { now } = context;
  requireDays(input, civilDate(now));
  const row = { ...input, id: newId(), searchText: searchTextOf(input), version: 1, createdAt: now, updatedAt: now };
  context.insert(table, row);
  return toTraining({ row, proofs: 0 }, now);
});
