import { handle } from "@/worker/engine/handler";
import { captureCredits, releaseCredits } from "@/worker/modules/business/credit-ledger";
import { isStaff } from "@/worker/modules/provider/sides";
import { freeQuarters } from "./booking";
import { appointments } from "./contract";
import { moveAppointment } from "./move";
import { requireCancellable, settlementOf } from "./rules";

/** Gives an appointment up: its slot is free again; a customer who does so late loses its credits. @throws Refusal `not_allowed_now` */
export const cancel = handle(appointments.cancel, (context, { id, version, reason }) =>
  moveAppointment(context, "cancel", {
    id,
    version,
    changes: (row) => {
      requireCancellable(row, context.now, isStaff(context.caller));
      freeQuarters(context, row);
      const settle = settlementOf(row, context.now, isStaff(context.caller)) === "release" ? releaseCredits : captureCredits;
      settle(context, { kind: "appointment", id: row.holdId });
      return { reason };
    },
  }),
);
