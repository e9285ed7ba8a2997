import { beforeAll, expect, it } from "vitest";
import { invoices as invoiceRows, orders as orderRows } from "@/db/business";
import { newPotMaker, type PotMaker } from "@/tests/support/pots";
import { today } from "@/tests/support/today";
import type { Door } from "@/worker/core/doors";
import { figures } from "@/worker/modules/business/figures/contract";
import { items } from "@/worker/modules/catalogue/items/contract";
import { invoices } from "@/worker/modules/money/invoices/contract";
import { orders } from "@/worker/modules/sell/orders/contract";
import { standingOrders } from "@/worker/modules/sell/standing-orders/contract";

/** By what a record says of itself: the door it came through, and the brand of what it sells. */

let maker: PotMaker;
const pieces = (value: number) => ({ value, unit: "piece" });
const lines = [{ item: "POT", amount: pieces(3) }];
const groups = async (measures: string[], by: string) => {
  const { items: found, totals } = await maker.call(figures.query, { measures, by: [by], from: today, to: today });
  return { groups: found.map(({ keys: [key], figures: [one] }) => [key?.key ?? null, key?.label, one?.count ?? one?.money]), totals };
};

beforeAll(async () => {
  maker = await newPotMaker();
  const order = async (door: Door) => {
    const { id } = await maker.call(orders.create, { client: "CLI", lines }, { door });
    await maker.call(orders.confirm, { id }, { door: "web" });
    return id;
  };
  await order("terminal");
  await order("terminal");
  const id = await order("web");
  const standing = await maker.call(standingOrders.create, { client: "CLI", rhythm: "weekly", nextOn: today, lines });
  await maker.call(standingOrders.run, { id: standing.id }, { door: "cron" });
  const paper = await maker.call(invoices.fromOrders, { orders: [id], shippedOnly: false }, { door: "mcp" });
  await maker.call(invoices.send, { id: paper.id, mail: false }, { door: "web" });
  await maker.call(invoices.cancel, { id: paper.id, reason: "Erreur", mail: false }, { door: "assistant" });
});

it("orders and invoices are told by the door that each was made through, whoever changed it since", async () => {
  expect((await groups(["ordersAndQuotes"], "door")).groups).toEqual([
    ["terminal", "Terminal", 2],
    ["cron", "Échéances automatiques", 1],
    ["web", "Écrans", 1],
  ]);
  expect((await groups(["papers"], "door")).groups).toEqual([
    ["assistant", "Assistant", 1],
    ["mcp", "Assistant externe (MCP)", 1],
  ]);
});

it("nothing is written that says no door", async () => {
  const [written, billed] = await Promise.all([maker.db.select().from(orderRows), maker.db.select().from(invoiceRows)]);
  expect([...written, ...billed].filter(({ door }) => door === null)).toEqual([]);
});

it("sales are told by brand, and what has none apart; a filter names the brand", async () => {
  const { version } = await maker.call(items.show, { id: "POT" });
  await maker.call(items.update, { id: "POT", version, brand: "Deux Rives" });
  await maker.call(items.create, { sku: "NU", name: "Sans marque", kind: "product", unit: "piece", price: 1, vatRate: 5.5 });
  const { id } = await maker.call(orders.create, { client: "CLI", lines: [{ item: "NU", amount: pieces(10) }] });
  await maker.call(orders.confirm, { id });
  expect((await groups(["salesOrdered"], "brand")).groups).toEqual([
    ["Deux Rives", "Deux Rives", 300_000],
    [null, "Sans marque commerciale", 100_000],
  ]);
  const filters = [{ dimension: "brand", is: ["Deux Rives"] }];
  const { totals } = await maker.call(figures.query, { measures: ["salesOrdered"], filters, from: today, to: today });
  expect(totals.figures[0]?.money).toBe(300_000);
});
