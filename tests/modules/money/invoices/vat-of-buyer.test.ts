import { beforeAll, describe, expect, it } from "vitest";
import { newMaker } from "@/tests/support/in-process";
import { sampleCompany } from "@/tests/support/sample";
import { testRuntime } from "@/tests/support/runtime";
import type { Operation, Result } from "@/worker/core/contract/operation";
import { company } from "@/worker/modules/business/company/contract";
import { items } from "@/worker/modules/catalogue/items/contract";
import { invoices } from "@/worker/modules/money/invoices/contract";
import { recurringInvoices } from "@/worker/modules/money/recurring-invoices/contract";
import { clients } from "@/worker/modules/sell/clients/contract";
import { orders } from "@/worker/modules/sell/orders/contract";
import { standingOrders } from "@/worker/modules/sell/standing-orders/contract";
import { stock } from "@/worker/modules/store/stock/contract";

type Act = <O extends Operation>(operation: O, input: unknown) => Promise<Result<O>>;
let act: Act;
const address = (postcode: string, country = "FR") => ({ street: "3 quai du Port", postcode, city: "Ville", country });
const amount = { value: 10, unit: "piece" };

beforeAll(async () => {
  const { call } = await newMaker();
  act = (operation, input) => call(operation, input, { runtime: testRuntime() });
  await act(company.update, sampleCompany);
  await act(items.create, { sku: "CONFIT", name: "Confit", kind: "product", unit: "piece", price: 10, vatRate: 5.5 });
  await act(stock.receive, { item: "CONFIT", number: "LOT-CONFIT", amount: { value: 10_000, unit: "piece" } });
});

const newClient = (facts: object) => act(clients.create, { companyName: "Halles", category: "retailer", email: "a@b.test", ...facts });
const sold = async (client: string) => {
  const order = await act(orders.create, { client, lines: [{ item: "CONFIT", amount }] });
  for (const move of [orders.confirm, orders.prepare, orders.pack]) await act(move, { id: order.id });
  await act(orders.ship, { id: order.id });
  return order;
};
const lines = [{ item: "CONFIT", amount }];
const nextOn = "2999-01-31";

/** Every way in which an invoice is born. @returns its identifier */
const births: Record<string, (client: string) => Promise<string>> = {
  written: async (client) => (await act(invoices.create, { client, lines })).id,
  "of an order": async (client) => (await act(invoices.fromOrders, { orders: [(await sold(client)).id] })).id,
  "a deposit": async (client) => (await act(invoices.deposit, { order: (await sold(client)).id, share: 30 })).id,
  "of a standing order": async (client) => {
    const { id } = await act(standingOrders.create, { client, rhythm: "weekly", nextOn, lines });
    const { orderId } = await act(standingOrders.run, { id });
    for (const move of [orders.confirm, orders.prepare, orders.pack, orders.ship]) await act(move, { id: orderId });
    return (await act(invoices.fromOrders, { orders: [orderId] })).id;
  },
  recurring: async (client) => {
    const { id } = await act(recurringInvoices.create, { client, description: "Panier", nextOn, lines });
    return (await act(recurringInvoices.run, { id })).invoiceId;
  },
  duplicated: async (client) => (await act(invoices.duplicate, { id: (await act(invoices.create, { client, lines })).id })).id,
};

const buyers = [
  ["of France", { billingAddress: address("47000"), siret: "55208131766522" }, 5.5, null],
  ["of Belgium with a number", { billingAddress: address("1000", "BE"), vatNumber: "BE0403019261" }, 0, "intra_community"],
  ["of Belgium, a person", { billingAddress: address("1000", "BE"), category: "particulier" }, 5.5, null],
  ["of Great Britain", { billingAddress: address("BA1 5LX", "GB") }, 0, "export"],
  ["of Réunion", { billingAddress: address("97400"), siret: "55208131766522" }, 0, "overseas"],
  [
    "of France, delivered in Germany",
    { billingAddress: address("47000"), shippingAddress: address("10115", "DE"), siret: "55208131766522" },
    5.5,
    null,
  ],
] as const;

describe.each(buyers)("for a buyer %s", (_, facts, rate, reason) => {
  it.each(Object.keys(births))("an invoice %s has the buyer's VAT", async (birth) => {
    const { id: client } = await newClient(facts);
    const id = (await births[birth]?.(client)) ?? "";
    const draft = await act(invoices.show, { id });
    expect(new Set(draft.lines.map(({ vatRate }) => vatRate / 100))).toEqual(new Set([rate]));
    expect((await act(invoices.check, { id })).notices).toEqual([]);
    expect(await act(invoices.send, { id, mail: false })).toMatchObject({ status: "sent", vatReason: reason });
  });
});

describe("a buyer whose VAT changes", () => {
  const abroad = { billingAddress: address("1000", "BE"), vatNumber: "BE0403019261", siret: null };

  it("is seen on the drafts that are there, and their VAT is mended", async () => {
    const { id: client } = await newClient({ billingAddress: address("47000"), siret: "55208131766522" });
    const draft = await act(invoices.create, { client, lines });
    await act(clients.update, { id: client, ...abroad });
    expect((await act(invoices.check, { id: draft.id })).notices).toEqual(["vat_of_buyer"]);
    const mended = await act(invoices.followVat, { id: draft.id });
    expect(mended).toMatchObject({ subtotal: draft.subtotal, tax: 0, total: draft.subtotal });
    expect((await act(invoices.check, { id: draft.id })).notices).toEqual([]);
    await act(clients.update, { id: client, billingAddress: address("47000"), vatNumber: null, siret: "55208131766522" });
    expect(await act(invoices.followVat, { id: draft.id })).toMatchObject({ total: draft.total });
    await act(invoices.send, { id: draft.id, mail: false });
    await expect(act(invoices.followVat, { id: draft.id })).rejects.toMatchObject({ code: "not_allowed_now" });
  });

  it("has a deposit taken back with the VAT that it bore", async () => {
    const { id: client } = await newClient({ billingAddress: address("47000"), siret: "55208131766522" });
    const order = await act(orders.create, { client, lines });
    await act(orders.confirm, { id: order.id });
    const deposit = await act(invoices.deposit, { order: order.id, share: 30 });
    await act(invoices.send, { id: deposit.id, mail: false });
    await act(clients.update, { id: client, ...abroad });
    await act(orders.update, { id: order.id, deliveryAddress: abroad.billingAddress });
    for (const move of [orders.prepare, orders.pack, orders.ship]) await act(move, { id: order.id });
    const final = await act(invoices.fromOrders, { orders: [order.id] });
    expect(final.vat).toEqual([
      { rate: 0, base: 1_000_000, tax: 0 },
      { rate: 550, base: -300_000, tax: -16_500 },
    ]);
    expect(await act(invoices.send, { id: final.id, mail: false })).toMatchObject({ vatReason: "intra_community", total: 683_500 });
  });
});
