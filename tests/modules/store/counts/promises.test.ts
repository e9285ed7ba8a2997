import { expect, it } from "vitest";
import { orders } from "@/worker/modules/sell/orders/contract";
import { counts } from "@/worker/modules/store/counts/contract";
import { newSampleMaker } from "@/tests/support/sample-maker";

const kilos = (value: number) => ({ value, unit: "kg" });

// Three kilos of the lot are promised to an order.
it.each([
  [3.001, 0, 3],
  [3, 0, 3],
  [2.999, 1, 2.999],
])("a count of %d kg breaks %i promise, and leaves %d kg of it", async (counted, broken, promised) => {
  const maker = await newSampleMaker();
  const order = await maker.call(orders.create, { client: "ESSAI-CLIENT", lines: [{ item: "ESSAI-PRODUIT", amount: kilos(3) }] });
  await maker.call(orders.confirm, { id: order.id });
  const { id } = await maker.call(counts.create, { kind: "product" });
  await maker.call(counts.fill, { id, lines: [{ lot: "ESSAI-LOT-PRODUIT", counted: kilos(counted) }] });
  expect((await maker.call(counts.post, { id })).released).toHaveLength(broken);
  expect(await maker.call(orders.show, { id: order.id })).toMatchObject({ lines: [{ promised: { amount: promised * 1_000_000 } }] });
});
