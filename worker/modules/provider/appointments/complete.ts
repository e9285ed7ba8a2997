import { handle } from "@/worker/engine/handler";
import { captureCredits } from "@/worker/modules/business/credit-ledger";
import { appointments } from "./contract";
import { moveAppointment } from "./move";
import { requireBegun } from "./rules";

/** Says that it was held: its credits are spent, and the customer is asked how it was. @throws Refusal `not_allowed_now` */
export const complete = handle(appointments.complete, (context, { id, version, notes }) =>
  moveAppointment(context, "complete", {
    id,
    version,
    changes: (row) => {
      requireBegun(row.startsAt, context.now);
      captureCredits(context, { kind: "appointment", id: row.holdId });
      return { notes: notes || row.notes };
    },
  }),
);
