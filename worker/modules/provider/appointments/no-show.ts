import { handle } from "@/worker/engine/handler";
import { captureCredits } from "@/worker/modules/business/credit-ledger";
import { appointments } from "./contract";
import { moveAppointment } from "./move";
import { requireBegun } from "./rules";

/** Says that nobody came: the credits are spent all the same. @throws Refusal `not_allowed_now` */
export const noShow = handle(appointments.noShow, (context, input) =>
  moveAppointment(context, "noShow", {
    ...input,
    changes: (row) => {
      requireBegun(row.startsAt, context.now);
      captureCredits(context, { kind: "appointment", id: row.holdId });
      return {};
    },
  }),
);
