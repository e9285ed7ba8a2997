import { handle } from "@/worker/engine/handler";
import { payments } from "./contract";
import { fetchWhole, toWhole } from "./records";

/** A payment with what was given back of it. @throws Refusal `not_found` */
export const show = handle(payments.show, async ({ platform }, { id }) => {
  const { payment, business, returned } = await fetchWhole(platform, id);
  return toWhole(payment, business.name, returned);
});
