import { beforeAll, describe, expect, it } from "vitest";
import { newMaker } from "@/tests/support/in-process";
import { schemaErrors } from "@/tests/support/electronic";
import { sampleCompany } from "@/tests/support/sample";
import { testRuntime } from "@/tests/support/runtime";
import { bytesOf } from "@/worker/core/contract/printing";
import type { Printer } from "@/worker/engine/ports";
import type { Operation, Result } from "@/worker/core/contract/operation";
import { civilDate, addDays } from "@/worker/core/figures/dates";
import { company } from "@/worker/modules/business/company/contract";
import { items } from "@/worker/modules/catalogue/items/contract";
import { invoices } from "@/worker/modules/money/invoices/contract";
import { clients } from "@/worker/modules/sell/clients/contract";
import { deliveries } from "@/worker/modules/sell/deliveries/contract";
import { orders } from "@/worker/modules/sell/orders/contract";
import { stock } from "@/worker/modules/store/stock/contract";

type Act = <O extends Operation>(operation: O, input: unknown) => Promise<Result<O>>;
let act: Act;
let now = Date.now();
const address = (street: string) => ({ street, postcode: "47000", city: "Agen", country: "FR" });
const pieces = (value: number) => ({ value, unit: "piece" });
const iban = "FR7630006000011234567890189";

beforeAll(async () => {
  const { call } = await newMaker();
  act = (operation, input) => call(operation, input, { runtime: testRuntime({ now, printer }) });
  await act(company.update, { ...sampleCompany, iban });
  await act(items.create, { sku: "CONFIT", name: "Confit", kind: "product", unit: "piece", price: 10, vatRate: 5.5 });
  await act(items.create, { sku: "CONSEIL", name: "Conseil", kind: "service", unit: "piece", price: 50, vatRate: 20 });
  await act(stock.receive, { item: "CONFIT", number: "LOT-CONFIT", amount: pieces(10_000) });
});

/** Answers what stands on a paper; how it is drawn is tested elsewhere. */
const printer: Printer = {
  print: async ({ fileName, ...paper }) => ({ fileName, mediaType: "application/pdf", content: JSON.stringify(paper) }),
  outline: async () => ({ path: "", size: 0 }),
};

const newClient = (facts: object = {}) =>
  act(clients.create, {
    companyName: "Halles",
    category: "retailer",
    siret: "55208131766522",
    billingAddress: address("1 quai"),
    ...facts,
  });
const xmlOf = async (id: string) => new TextDecoder().decode(bytesOf(await act(invoices.einvoice, { id })));
const textOf = async (id: string) => (await act(invoices.paper, { id })).content.replace(/[\u00a0\u202f]/g, " ");
const sold = async (client: string, lines: object[] = [{ item: "CONFIT", amount: pieces(10) }]) => {
  const order = await act(orders.create, { client, lines });
  for (const move of [orders.confirm, orders.prepare, orders.pack]) await act(move, { id: order.id });
  return order;
};
const invoiced = async (id: string) => act(invoices.fromOrders, { orders: [id] });
const sent = async (id: string) => act(invoices.send, { id, mail: false });

describe("an invoice states what was delivered", () => {
  it("each delivery once, on the day and at the place where it was", async () => {
    const { id: client } = await newClient({ shippingAddress: address("2 rue du Dépôt") });
    const { id } = await sold(client);
    await act(orders.ship, { id, parts: [{ lot: "LOT-CONFIT", amount: pieces(4) }] });
    now += 2 * 86_400_000;
    await act(orders.ship, { id, parts: [{ lot: "LOT-CONFIT", amount: pieces(1) }] });
    const first = await invoiced(id);
    const { items: notes } = await act(deliveries.list, { limit: 10 });
    const places = first.deliveries.map(({ day, address: place }) => [day, place?.street]);
    expect(places).toEqual([
      [addDays(civilDate(now), -2), "2 rue du Dépôt"],
      [civilDate(now), "2 rue du Dépôt"],
    ]);
    expect(first.deliveries.map(({ reference }) => reference)).toEqual(notes.map(({ reference }) => reference).sort());
    expect(first.soldOn).toBe(civilDate(now));
    await sent(first.id);
    const xml = await xmlOf(first.id);
    const plain = (day: string) => day.replaceAll("-", "");
    expect(xml).toMatch(
      new RegExp(`BillingSpecifiedPeriod>.*${plain(addDays(civilDate(now), -2))}.*${plain(civilDate(now))}.*BillingSpecifiedPeriod`),
    );
    expect(xml).toContain("<ram:LineOne>2 rue du Dépôt</ram:LineOne>");
    expect(await schemaErrors([xml])).toEqual([]);
    expect(await textOf(first.id)).toContain("Livraisons facturées");

    await act(orders.ship, { id, parts: [{ lot: "LOT-CONFIT", amount: pieces(5) }] });
    const second = await sent((await invoiced(id)).id);
    expect(second.deliveries).toHaveLength(1);
    expect(await xmlOf(second.id)).toContain(
      `<ram:DespatchAdviceReferencedDocument><ram:IssuerAssignedID>${second.deliveries[0]?.reference}</ram:IssuerAssignedID>`,
    );
  });

  it("as a person says it, while it is a draft", async () => {
    const { id: client } = await newClient();
    const draft = await act(invoices.create, { client, lines: [{ item: "CONFIT", amount: pieces(1) }] });
    const day = addDays(civilDate(now), -3);
    const stated = [{ reference: "BL papier 12", day, address: address("9 place du Marché") }];
    const changed = await act(invoices.update, { id: draft.id, deliveries: stated });
    expect(changed).toMatchObject({ soldOn: day, deliveries: stated, deliveryAddress: { street: "9 place du Marché" } });
    await sent(draft.id);
    expect(await xmlOf(draft.id)).toContain(`<udt:DateTimeString format="102">${day.replaceAll("-", "")}</udt:DateTimeString>`);
    const text = await textOf(draft.id);
    expect(text).toContain("BL papier 12");
    expect(text).toContain("9 place du Marché");
  });
});

it("the last invoice names the deposits that it takes back, with their days", async () => {
  const { id: client } = await newClient();
  const order = await sold(client);
  const deposit = await sent((await act(invoices.deposit, { order: order.id, share: 30 })).id);
  await act(orders.ship, { id: order.id });
  const { id } = await sent((await invoiced(order.id)).id);
  const xml = await xmlOf(id);
  expect(xml).toContain(`<ram:InvoiceReferencedDocument><ram:IssuerAssignedID>${deposit.number}</ram:IssuerAssignedID>`);
  expect(await schemaErrors([xml])).toEqual([]);
  expect(await textOf(id)).toContain(`"Acomptes déduits","value":"${deposit.number}`);
});

describe("what the law wants said", () => {
  it("the original never changes: what is paid of it stands elsewhere", async () => {
    const { id: client } = await newClient();
    const { id } = await sent((await act(invoices.create, { client, lines: [{ item: "CONFIT", amount: pieces(1) }] })).id);
    const before = [await textOf(id), await xmlOf(id)];
    await act(invoices.markPaid, { id, amount: 5 });
    await act(invoices.markPaid, { id });
    await act(items.update, { id: "CONFIT", name: "Autre nom" });
    expect([await textOf(id), await xmlOf(id)]).toEqual(before);
  });

  it("VAT is charged by one who is known by number", async () => {
    const { id: client } = await newClient();
    const draft = await act(invoices.create, { client, lines: [{ item: "CONFIT", amount: pieces(1) }] });
    await act(company.update, { vatNumber: null });
    await expect(sent(draft.id)).rejects.toMatchObject({ code: "incomplete_party" });
    await act(company.update, { vatNumber: sampleCompany.vatNumber });
    await sent(draft.id);
  });

  it("a person is asked neither penalties nor 40 €", async () => {
    const { id: client } = await newClient({ category: "particulier", siret: null, email: "a@b.test" });
    const { id } = await sent((await act(invoices.create, { client, lines: [{ item: "CONFIT", amount: pieces(1) }] })).id);
    expect(await textOf(id)).not.toContain("40 €");
    expect(await xmlOf(id)).not.toMatch(/PMT|PMD/);
  });

  it("when VAT on services is due, on paper and in data", async () => {
    const { id: client } = await newClient();
    const advice = () => act(invoices.create, { client, lines: [{ item: "CONSEIL", amount: pieces(1) }] });
    const paid = await sent((await advice()).id);
    expect(await xmlOf(paid.id)).toContain("<ram:DueDateTypeCode>72</ram:DueDateTypeCode>");
    await act(company.update, { vatOnDebits: true });
    const debited = await sent((await advice()).id);
    await act(company.update, { vatOnDebits: false });
    const xml = await xmlOf(debited.id);
    expect(xml).toContain("<ram:DueDateTypeCode>5</ram:DueDateTypeCode>");
    expect(await schemaErrors([xml])).toEqual([]);
    expect(await textOf(debited.id)).toContain("d'après les débits");
    expect(await textOf(paid.id)).toContain("Prestation de services");
  });

  it("a pro forma is no invoice, and says where to pay", async () => {
    const { id: client } = await newClient();
    const { id } = await sent(
      (await act(invoices.create, { client, type: "proforma", lines: [{ item: "CONFIT", amount: pieces(1) }] })).id,
    );
    const text = await textOf(id);
    expect(text).toContain("ne vaut pas facture");
    expect(text).toContain("FR76 3000 6000 0112 3456 7890 189");
  });
});
