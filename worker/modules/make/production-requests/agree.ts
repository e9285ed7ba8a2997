import { civilDate } from "@/worker/core/figures/dates";
import { handle } from "@/worker/engine/handler";
import { productionRequests } from "./contract";
import { moveRequest } from "./move";
import { sideOf } from "./records";
import { requireToAgree } from "./rules";

/** Agrees to the day that the other side proposes. @throws Refusal `not_allowed_now` */
export const agree = handle(productionRequests.agree, (context, input) =>
  moveRequest(context, "agree", {
    ...input,
    changes: (row) => {
      requireToAgree(row, sideOf(context.caller), civilDate(context.now));
      return { agreedAt: context.now };
    },
  }),
);
