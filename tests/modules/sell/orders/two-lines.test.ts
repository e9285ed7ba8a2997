import { beforeAll, expect, it } from "vitest";
import { deliveries } from "@/worker/modules/sell/deliveries/contract";
import { orders } from "@/worker/modules/sell/orders/contract";
import { stock } from "@/worker/modules/store/stock/contract";
import { locations } from "@/worker/modules/store/locations/contract";
import { type Bakery, CELLAR, openBakery } from "@/tests/support/bakery";

let bakery: Bakery;
let bread: string;
const pieces = (value: number) => ({ value, unit: "piece" });
beforeAll(async () => {
  bakery = await openBakery();
  bread = (await bakery.stockIn())("BREAD");
  await bakery.does(stock.receive, { item: bread, amount: pieces(20), number: "PAIN-1" });
});

async function packed() {
  const lines = [
    { item: bread, amount: pieces(3), price: 4 },
    { item: bread, amount: pieces(3), price: 1 },
  ];
  const { id } = await bakery.does(orders.create, { client: bakery.clientOf.get("Anne"), lines });
  for (const move of [orders.confirm, orders.prepare]) await bakery.does(move, { id });
  return bakery.does(orders.pack, { id });
}

it("books a part on the line it was typed for, when the same item stands on two", async () => {
  const { id, lines } = await packed();
  const shipped = (order: typeof lines) => order.map((line) => line.shipped.amount / 1_000);
  const second = { lot: "PAIN-1", amount: pieces(2), line: lines[1]?.id };
  const after = await bakery.does(orders.ship, { id, parts: [second] });
  expect(shipped(after.lines)).toEqual([0, 2]);
  expect(after.deliveredShare).toBeLessThan(2_000);
  const rest = await bakery.does(orders.ship, { id });
  expect(shipped(rest.lines)).toEqual([3, 3]);
});

it("refuses more than that line waits for, and a line of another order", async () => {
  const { id, lines } = await packed();
  const part = (amount: number, line: string | undefined) => ({ id, parts: [{ lot: "PAIN-1", amount: pieces(amount), line }] });
  const refusal = (code: string, field: string) => ({ detail: { fields: [{ field, code }] } });
  await expect(bakery.does(orders.ship, part(4, lines[1]?.id))).rejects.toMatchObject(refusal("over_ordered", "parts.0.amount"));
  await expect(bakery.does(orders.ship, part(1, "none"))).rejects.toMatchObject(refusal("no_such_line", "parts.0.line"));
});

it("keeps a part that is put right on the line it left for, said or not", async () => {
  const { id, lines } = await packed();
  const second = { lot: "PAIN-1", amount: pieces(3), line: lines[1]?.id };
  const { deliveries: left } = await bakery.does(orders.ship, { id, parts: [second] });
  await bakery.does(deliveries.correct, { id: left[0]?.id, parts: [{ lot: "PAIN-1", amount: pieces(2) }] });
  const shippedOf = async () => (await bakery.does(orders.show, { id })).lines.map(({ shipped }) => shipped.amount / 1_000);
  expect(await shippedOf()).toEqual([0, 2]);
  await bakery.does(deliveries.correct, { id: left[0]?.id, parts: [{ lot: "PAIN-1", amount: pieces(4) }] });
  expect(await shippedOf(), "what is more than its line goes to the other").toEqual([1, 3]);
});

it("takes a part from a place by its name, at the first shipment and when it is put right", async () => {
  const { number: lot } = await bakery.does(stock.receive, { item: bread, amount: pieces(4) });
  await bakery.does(stock.transfer, { lot, amount: pieces(2), to: CELLAR });
  const { items } = await bakery.does(locations.list, {});
  const cellar = items.find(({ name }) => name === CELLAR)?.id;
  const part = (amount: number, location: string) => ({ lot, amount: pieces(amount), location });
  const { id } = await packed();
  const unknown = bakery.does(orders.ship, { id, parts: [part(1, "Grenier")] });
  await expect(unknown).rejects.toMatchObject({ detail: { fields: [{ field: "parts.0.location", code: "not_found" }] } });
  const { deliveries: left } = await bakery.does(orders.ship, { id, parts: [part(1, CELLAR.toUpperCase())] });
  const takenFrom = async () => (await bakery.does(deliveries.show, { id: left[0]?.id })).lines.map(({ locationId }) => locationId);
  expect(await takenFrom()).toEqual([cellar]);
  const main = items.find(({ id: place }) => place === "main")?.name ?? "";
  await bakery.does(deliveries.correct, { id: left[0]?.id, parts: [part(2, main)] });
  expect(await takenFrom()).toEqual(["main"]);
});

it("ships for one line what was promised to the other, and promises no more than lies there", async () => {
  const cake = (await bakery.stockIn())("BREAD");
  const [first, second] = [
    await bakery.does(stock.receive, { item: cake, amount: pieces(3), ddm: "2099-01-01" }),
    await bakery.does(stock.receive, { item: cake, amount: pieces(3), ddm: "2099-02-01" }),
  ];
  const line = { item: cake, amount: pieces(3) };
  const order = await bakery.does(orders.create, { client: bakery.clientOf.get("Anne"), lines: [line, line] });
  await bakery.does(orders.confirm, { id: order.id });
  for (const move of [orders.promise, orders.prepare, orders.pack]) await bakery.does(move, { id: order.id }).catch(() => undefined);
  const part = { lot: second.number, amount: pieces(3), line: order.lines[0]?.id };
  const after = await bakery.does(orders.ship, { id: order.id, parts: [part] });
  expect(after.lines.map(({ shipped }) => shipped.amount)).toEqual([3_000, 0]);
  const rest = await bakery.does(orders.ship, { id: order.id, parts: [{ lot: first.number, amount: pieces(3) }] });
  expect(rest.lines.map(({ shipped }) => shipped.amount)).toEqual([3_000, 3_000]);
});
