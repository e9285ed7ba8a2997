import { civilDate } from "@/worker/core/figures/dates";
import { mustExist, refuseField } from "@/worker/core/errors";
import { QUANTITY_SCALE, units } from "@/worker/core/figures/quantity";
import { handle } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import { fetchItem } from "@/worker/modules/catalogue/items";
import { openCheckedLots } from "@/worker/modules/safety/lot-checks";
import { datesFrom, post, requireInTime } from "@/worker/modules/store/ledger";
import { placeNamed } from "@/worker/modules/store/locations";
import { toLot } from "@/worker/modules/store/lots";
import { fetchSupplier } from "@/worker/modules/buy/suppliers";
import { addFirstTariffs } from "@/worker/modules/buy/tariffs";
import { inUnitOf, requireStocked } from "./amounts";
import { stock } from "./contract";

/**
 * Takes goods in by hand, as a new lot at the item's cost unless another is typed; a supplier's first price becomes its tariff. What a
 * checklist of receipts is for waits on hold for its check.
 */
export const receive = handle(stock.receive, async (context, input) => {
  const today = civilDate(context.now);
  const { day = today, supplierLot, temperature, notes } = input;
  if (input.dlc && input.ddm) refuseField("ddm", "one_date");
  if (input.dlc && input.dlc < day) refuseField("dlc", "dlc_past");
  if (day > today) refuseField("day", "future");
  const [item, location, supplier] = await Promise.all([
    mustExist("item", fetchItem(context.db, input.item)),
    placeNamed(context.db, "location", input.location),
    input.supplier ? mustExist("supplier", fetchSupplier(context.db, input.supplier)) : null,
  ]);
  requireStocked(item, "item");
  const amount = inUnitOf(item, input.amount, "amount");
  const cause = { cause: "hand", causeId: newId() } as const;
  const supplierId = supplier?.id ?? null;
  const isTyped = Boolean(input.dlc || input.ddm);
  const { dlc, ddm } = isTyped ? { dlc: input.dlc ?? null, ddm: input.ddm ?? null } : datesFrom(item, day);
  const facts = { number: input.number, supplierId, supplierLot, dlc, ddm, unitCost: input.unitCost ?? item.cost ?? 0, temperature, notes };
  const [lot] = await openCheckedLots(context, "receipt", [{ itemId: item.id, bornOn: day, ...facts, ...cause }]);
  if (!lot) throw new Error("One lot was asked for");
  const { id: lotId, unitCost } = lot;
  const came = { type: "receipt", itemId: item.id, lotId, locationId: location.id, amount, unitCost, day, ...cause } as const;
  await requireInTime(context, [came], "day");
  post(context, [came]);
  if (supplier && input.unitCost) {
    const pack = { packAmount: units[item.unit].factor * QUANTITY_SCALE, packUnit: item.unit, pack: "" };
    await addFirstTariffs(context, supplier.id, [{ itemId: item.id, price: input.unitCost, ...pack }]);
  }
  const row = {
    ...lot,
    ...facts,
    number: lot.number,
    decision: lot.decision ?? "available",
    reason: lot.reason ?? "",
    amount,
    reserved: 0,
    costRest: 0,
    beforeScrap: null,
  } as const;
  const saved = { ...row, version: 1, useBy: dlc ?? ddm ?? "9999-12-31", state: row.decision, stocked: true } as const;
  const { name: itemName, sku, unit } = item;
  return toLot({ lot: saved, itemName, sku, unit, supplierName: supplier?.name ?? null, causeReference: null }, context.now);
});
