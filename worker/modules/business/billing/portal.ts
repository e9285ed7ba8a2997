import { handle } from "@/worker/engine/handler";
import { billing } from "./contract";
import { fetchOwn } from "./records";

/** Where one changes one's card; null where payments are simulated, or no card was given yet. @throws Refusal `unavailable` */
export const portal = handle(billing.portal, async ({ platform, caller, till, origin }) => {
  const { customer } = await fetchOwn(platform, caller);
  return { url: customer && (await till.portal(customer, `${origin}/billing`)) };
});
