import { visits as table } from "@/db/platform";
import { requireBusiness } from "@/worker/engine/actor";
import { handle } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import { tell } from "@/worker/modules/business/notifications";
import { requirePerson } from "@/worker/modules/provider/people";
import { visits } from "./contract";
import { toVisit } from "./records";
import { endOf } from "./rules";

/** Lets the provider's staff read what the caller's business owns, for so many hours. */
export const grant = handle(visits.grant, async (context, { hours, reason }) => {
  const { caller, now } = context;
  const business = requireBusiness(caller);
  const row = {
    ...{ id: newId(), businessId: business.id, userId: requirePerson(caller).userId, reason, endsAt: endOf(now, hours) },
    ...{ withdrawnAt: null, entries: 0, enteredAt: null, version: 1, createdAt: now, updatedAt: now },
  };
  context.insert(table, row);
  const values = { business: business.name, reason, until: { instant: row.endsAt } };
  await tell(context, "accessGranted", { about: business.id, values });
  return toVisit({ row, businessName: business.name }, now);
});
