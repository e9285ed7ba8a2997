import { productions } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { refuseField } from "@/worker/core/errors";
import { convert } from "@/worker/core/figures/quantity";
import { handle } from "@/worker/engine/handler";
import { production } from "./contract";
import { fetchProduction, mustBePlace, readAround, searchTextOf } from "./records";
import { toProduction } from "./shown";
import { rescaled } from "./snapshot";
import { productionStatus } from "./status";

/** Changes an order that is not begun; another amount takes the same recipe as was kept. @throws Refusal `not_allowed_now` */
export const update = handle(production.update, async (context, { id, version, amount, location, ...said }) => {
  const before = await fetchProduction(context.db, id);
  productionStatus.require(before.status, "update", "production");
  const around = await readAround(context.db, before);
  const { made, itemOf } = around;
  const changes: Partial<typeof before> = { ...said };
  if (location !== undefined) {
    await mustBePlace(context.db, location);
    changes.locationId = location;
  }
  if (amount) {
    const wanted = convert(amount.amount, amount.unit, made.unit, made);
    if (!wanted) refuseField("amount", "conversion");
    changes.amount = wanted;
    changes.unit = wanted === amount.amount ? amount.unit : made.unit;
    changes.snapshot = rescaled(before.snapshot, made, before.amount, wanted, itemOf);
  }
  changes.searchText = searchTextOf({ ...before, ...said }, made);
  const after = context.update(productions, before, changes, version);
  return toProduction(after, around, civilDate(context.now));
});
