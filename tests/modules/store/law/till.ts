import { sales } from "@/worker/modules/sell/sales/contract";
import { deliveries } from "@/worker/modules/sell/deliveries/contract";
import { CELLAR } from "@/tests/support/bakery";
import { at, cut, expectRefused, measured, step, unitsOf } from "./commands";

/** Whom the till sells to when nobody says who it is. */
const PASSERS_BY = "Clients de passage";

/** Somebody who passes by buys what there is, of whatever lots and places come first. */
const sell = step(
  "sell",
  (model) => (model.usable("BREAD").length ? model : undefined),
  async (_, model, { bakery: { does }, sku }, { amount }) => {
    const { items } = await does(sales.shelf, { search: sku("BREAD") });
    const free = unitsOf(items.find((one) => one.sku === sku("BREAD"))?.available ?? undefined);
    const request = { lines: [{ item: sku("BREAD"), amount: measured("BREAD", free + 1) }], method: "cash" };
    await expectRefused(does(sales.create, request), "not_enough");
    if (free < 1) return;
    const taken = cut(amount, free);
    const { id, deliveryId } = await does(sales.create, { ...request, lines: [{ item: sku("BREAD"), amount: measured("BREAD", taken) }] });
    const { lines } = await does(deliveries.show, { id: deliveryId });
    for (const { lot, locationId, amount: part } of lines) {
      const place = locationId === "main" ? "main" : CELLAR;
      model.lot(lot).left[place] -= unitsOf(part);
      const sold = { delivery: deliveryId, client: PASSERS_BY, lot, amount: unitsOf(part), returned: 0, returns: [] };
      model.sales.push({ ...sold, till: { id, place } });
    }
  },
);

/** A sale at the till was none. */
const takeBack = step(
  "takeBackSale",
  (model, { lot }) =>
    at(
      model.sales.filter(({ till }) => till),
      lot,
    ),
  async ({ till, delivery }, model, { bakery: { does } }) => {
    const own = model.sales.filter((sale) => sale.delivery === delivery);
    const ask = does(sales.takeBack, { id: till?.id, reason: "Erreur de frappe" });
    if (own.some(({ returned }) => returned > 0)) return expectRefused(ask, "sale_returned");
    await ask;
    for (const sale of own) model.lot(sale.lot).left[sale.till?.place ?? "main"] += sale.amount;
    model.sales = model.sales.filter((sale) => !own.includes(sale));
    await expectRefused(does(sales.takeBack, { id: till?.id, reason: "Encore" }), "sale_taken_back");
  },
);

export const anyTill = [sell, sell, takeBack];
