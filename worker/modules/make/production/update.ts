import { productions } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { refuseField } from "@/worker/core/errors";
import { convert } from "@/worker/core/figures/quantity";
import { handle } from "@/worker/engine/handler";
import { placeNamed } from "@/worker/modules/store/locations";
import { production } from "./contract";
import { fetchProduction, readAround, searchTextOf } from "./records";
import { toProduction } from "./shown";
import { rescaled } from "@/worker/modules/make/needs";
import { productionStatus } from "./status";

/** Changes an order that is not begun; another amount scales the recipe that the order holds. @throws Refusal `not_allowed_now` */
export const update = handle(production.update, async (context, { id, version, amount, location, ...facts }) => {
  const before = await fetchProduction(context.db, id);
  productionStatus.require(before.status, "update", "production");
  const around = await readAround(context.db, before);
  const { product, itemOf } = around;
  const changes: Partial<typeof before> = { ...facts };
  if (location !== undefined) {
    const place = await placeNamed(context.db, "location", location);
    changes.locationId = place.id;
  }
  if (amount) {
    const converted = convert(amount.amount, amount.unit, product.unit, product);
    if (!converted) refuseField("amount", "conversion");
    changes.amount = converted;
    changes.unit = converted === amount.amount ? amount.unit : product.unit;
    changes.snapshot = rescaled(before.snapshot, product, before.amount, converted, itemOf);
  }
  changes.searchText = searchTextOf({ ...before, ...facts }, product);
  const after = context.update(productions, before, changes, version);
  return toProduction(after, around, civilDate(context.now));
});
