import { handle } from "@/worker/engine/handler";
import { releaseCredits } from "@/worker/modules/business/credit-ledger";
import { freeQuarters } from "./booking";
import { appointments } from "./contract";
import { moveAppointment } from "./move";

/** Says no, and why: the slot is free again, and the credits are given back. @throws Refusal `not_allowed_now` */
export const reject = handle(appointments.reject, (context, { id, version, reason }) =>
  moveAppointment(context, "reject", {
    id,
    version,
    changes: (row) => {
      freeQuarters(context, row);
      releaseCredits(context, { kind: "appointment", id: row.holdId });
      return { reason };
    },
  }),
);
