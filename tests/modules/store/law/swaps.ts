import { deliveries } from "@/worker/modules/sell/deliveries/contract";
import { production } from "@/worker/modules/make/production/contract";
import { at, cut, daysAgo, expectRefused, measured, step, unlessEarly } from "./commands";

/** Another lot was used than was written down. */
const swapUsed = step(
  "swapUsed",
  (model, { lot, other, amount }) => {
    const making = at(model.makings, lot);
    const [first, ...same] = making?.used ?? [];
    if (!making || !first) return undefined;
    const { kind } = model.lot(first.lot);
    const free = model.usable(kind).filter(({ number }) => making.used.every((part) => part.lot !== number));
    const instead = at(free, other);
    return instead && { making, first, same, instead, taken: cut(amount, instead.left.main) };
  },
  async ({ making, first, same, instead, taken }, model, { bakery: { does } }) => {
    const { lines } = await does(production.show, { id: making.reference });
    const parts = [{ lot: instead.number, amount: taken }, ...same];
    const used = parts.map((part) => {
      return { line: lines[0]?.lineId, lot: part.lot, location: "main", amount: measured(instead.kind, part.amount) };
    });
    if (!(await unlessEarly(does(production.correct, { id: making.reference, used, sure: true })))) return;
    model.lot(first.lot).left.main += first.amount;
    instead.left.main -= taken;
    making.used = parts;
  },
);

/** Another lot left than was written down; its delivery is of another day, at times. */
const swapShipped = step(
  "swapShipped",
  (model, { lot, other }) => {
    const sale = at(
      model.sales.filter(({ till }) => !till),
      lot,
    );
    const free = sale ? model.usable("BREAD").filter((one) => one.number !== sale.lot && one.left.main >= sale.amount) : [];
    const instead = at(free, other);
    return sale && instead && sale.amount > 0 ? { sale, instead } : undefined;
  },
  async ({ sale, instead }, model, { bakery: { does } }, { more, flag }) => {
    const parts = [{ lot: instead.number, amount: measured("BREAD", sale.amount), location: "main" }];
    const days = flag ? { shippedOn: daysAgo(more) } : {};
    const request = does(deliveries.correct, { id: sale.delivery, parts, ...days });
    if (sale.returned > 0) return expectRefused(unlessEarly(request), "returned_since");
    if (!(await unlessEarly(request))) return;
    model.lot(sale.lot).left.main += sale.amount;
    instead.left.main -= sale.amount;
    sale.lot = instead.number;
  },
);

export const anySwap = [swapUsed, swapUsed, swapShipped, swapShipped];
