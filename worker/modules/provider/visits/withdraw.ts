import { visits as table } from "@/db/platform";
import { refuseState } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { tell } from "@/worker/modules/business/notifications";
import { visits } from "./contract";
import { fetchVisit, toVisit } from "./records";
import { isOpen } from "./rules";

/** Ends a visit at once: whoever is on it sees nothing more. @throws Refusal `not_allowed_now` once it is over */
export const withdraw = handle(visits.withdraw, async (context, { id, version }) => {
  const { platform, caller, now } = context;
  const { row, businessName } = await fetchVisit(platform, caller, id);
  if (!isOpen(row, now)) refuseState("endsAt", "visit_over");
  const after = context.update(table, row, { withdrawnAt: now }, version);
  await tell(context, "accessWithdrawn", { about: row.businessId, values: { business: businessName } });
  return toVisit({ row: after, businessName }, now);
});
