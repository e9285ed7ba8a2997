import { handle } from "@/worker/engine/handler";
import { appointments } from "./contract";
import { moveAppointment } from "./move";
import { requireAhead } from "./rules";

/** Confirms an appointment that is still to come. @throws Refusal `not_allowed_now` */
export const accept = handle(appointments.accept, (context, input) =>
  moveAppointment(context, "accept", {
    ...input,
    changes: ({ startsAt }) => {
      requireAhead(startsAt, context.now);
      return {};
    },
  }),
);
