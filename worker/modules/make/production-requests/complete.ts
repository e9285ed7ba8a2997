import { refuseField } from "@/worker/core/errors";
import { civilDate } from "@/worker/core/figures/dates";
import { units } from "@/worker/core/figures/quantity";
import { handle } from "@/worker/engine/handler";
import { productionRequests } from "./contract";
import { moveRequest } from "./move";

/** Says that it is made today, how much, and its lot. @throws Refusal `not_allowed_now`, `invalid_input` naming `made` of another measure */
export const complete = handle(productionRequests.complete, (context, { id, version, made, lotNumber }) =>
  moveRequest(context, "complete", {
    id,
    version,
    changes: (row) => {
      if (made && units[made.unit].base !== units[row.unit].base) refuseField("made", "other_measure");
      const { amount, unit } = made ?? row;
      return { completedOn: civilDate(context.now), madeAmount: amount, madeUnit: unit, lotNumber };
    },
  }),
);
