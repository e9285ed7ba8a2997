import { expect } from "vitest";
import { CELLAR } from "@/tests/support/bakery";
import { orders } from "@/worker/modules/sell/orders/contract";
import { counts } from "@/worker/modules/store/counts/contract";
import { lots } from "@/worker/modules/store/lots/contract";
import { movements } from "@/worker/modules/store/movements/contract";
import { at, expectRefused, measured, step, unitsOf } from "./commands";

/** What a count found was wrong: it is as if nobody had counted. */
export const uncount = step(
  "uncount",
  (model, { lot }) =>
    at(
      [...model.lots.values()].filter(({ counted }) => counted.length),
      lot,
    ),
  async (lot, _, { bakery: { does } }) => {
    const one = lot.counted.at(-1);
    if (!one) return;
    const request = does(movements.reverse, { id: one.movement });
    if (one.difference > lot.left.main) return expectRefused(request, "gone_");
    await request;
    lot.counted.pop();
    lot.left.main -= one.difference;
    if (one.difference > 0) lot.came -= one.difference;
    else lot.lost += one.difference;
  },
);

/** Less is found than is promised: an order waits for just what is lacking, and is named. */
export const countPromised = step(
  "countPromised",
  (model, { lot }) => at(model.usable("BREAD"), lot),
  async (lot, _, { bakery: { does, clientOf }, sku }, { amount, more }) => {
    const lines = [{ item: sku("BREAD"), amount: measured("BREAD", amount) }];
    const { id } = await does(orders.create, { client: clientOf.get("Anne"), lines });
    const before = unitsOf((await does(orders.confirm, { id })).lines[0]?.promised);
    const { reserved } = await does(lots.show, { id: lot.number });
    const { places } = await does(lots.show, { id: lot.number });
    const here = unitsOf(places.find(({ locationId }) => locationId === "main")?.reserved);
    expect(unitsOf(reserved)).toBeLessThanOrEqual(lot.left.main + lot.left[CELLAR]);
    const sheet = await does(counts.create, {});
    await does(counts.fill, { id: sheet.id, lines: [{ lot: lot.number, counted: measured("BREAD", more) }] });
    const { released } = await does(counts.post, { id: sheet.id });
    const lacking = Math.max(0, here - more);
    expect(
      released.reduce((sum, row) => sum + unitsOf(row.amount), 0),
      "what is promised no longer is said",
    ).toBe(lacking);
    const after = await does(orders.show, { id });
    expect(unitsOf(after.lines[0]?.promised), "no more promises are broken than must be").toBe(before - lacking);
    await does(orders.cancel, { id });
    const { items } = await does(movements.list, { lot: lot.number, type: "count", limit: 1 });
    const difference = more - lot.left.main;
    if (difference) lot.counted.push({ movement: items[0]?.id ?? "", difference });
    lot.left.main = more;
    if (difference > 0) lot.came += difference;
    else lot.lost -= difference;
  },
);
