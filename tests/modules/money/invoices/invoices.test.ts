import { beforeAll, describe, expect, it } from "vitest";
import { treasuryEntries } from "@/db/business";
import { outbox } from "@/db/kernel";
import { businessOf } from "@/tests/support/catalogue";
import { databases } from "@/tests/support/platform";
import { sampleCompany } from "@/tests/support/sample";
import { newShop } from "@/tests/support/shop";
import { problemsOf } from "@/tests/support/workshop";

interface Invoice {
  id: string;
  number: string | null;
  status: string;
  type: string;
  version: number;
  subtotal: number;
  tax: number;
  total: number;
  due: number;
  dueOn: string;
  lines: { id: string; description: string; total: number; amount: { value: number } }[];
  payments: { id: string; amount: number; takenBack: boolean }[];
  credits: { number: string; total: number }[];
  moves: string[];
  buyer: { name: string } | null;
}

const address = { street: "3 quai du Port", postcode: "47000", city: "Agen" };
let shop: Awaited<ReturnType<typeof newShop>>;

beforeAll(async () => {
  shop = await newShop({ siret: "55208131766522", billingAddress: address, email: "compta@bistrot.test" });
  await shop.made(shop.person.api("/api/company", { method: "PATCH", json: sampleCompany }));
  await shop.jar("POT-A");
});

const today = new Date().toLocaleDateString("sv-SE", { timeZone: "Europe/Paris" });
const tasting = { description: "Dégustation", amount: { value: 2, unit: "piece" }, price: 30, vatRate: 20 };
const write = (input: object = {}) => shop.made<Invoice>(shop.post("/api/invoices", { client: shop.client, lines: [tasting], ...input }));
const act = (id: string, verb: string, input: object = {}) => shop.made<Invoice>(shop.post(`/api/invoices/${id}/${verb}`, input));
const read = (id: string) => shop.made<Invoice>(shop.api(`/api/invoices/${id}`));
const sent = async (input: object = {}) => act((await write(input)).id, "send");

describe("an invoice through its life", () => {
  it("is a draft without a number, then sent, frozen and due; what its client becomes later does not change it", async () => {
    const draft = await write({ lines: [{ item: "POT-A", amount: { value: 10, unit: "piece" } }, tasting] });
    expect(draft).toMatchObject({
      number: null,
      status: "draft",
      subtotal: 100,
      tax: 14.2,
      total: 114.2,
      due: 0,
      moves: expect.arrayContaining(["send"]),
    });
    const changed = await shop.made<Invoice>(
      shop.api(`/api/invoices/${draft.id}`, { method: "PATCH", json: { lines: [tasting], version: 1 } }),
    );
    expect(changed).toMatchObject({ total: 72, version: 2 });
    const invoice = await act(draft.id, "send");
    expect(invoice).toMatchObject({
      number: expect.stringMatching(/^FA-\d{4}-\d{4}$/),
      status: "sent",
      due: 72,
      buyer: { name: "Bistrot du Port" },
    });
    await shop.made(shop.api(`/api/clients/${shop.client}`, { method: "PATCH", json: { companyName: "Bistrot du Canal" } }));
    expect((await read(invoice.id)).buyer?.name).toBe("Bistrot du Port");
    const { status, body } = await shop.api(`/api/invoices/${draft.id}`, { method: "PATCH", json: { notes: "trop tard" } });
    expect([status, body.code]).toEqual([409, "not_allowed_now"]);
    expect(JSON.stringify(body.errors)).toContain("Marquer réglée");
    await shop.made(shop.api(`/api/clients/${shop.client}`, { method: "PATCH", json: { companyName: "Bistrot du Port" } }));
  });

  it("is paid in parts, never beyond what is due; the treasury says what came in, and a payment that is undone goes out", async () => {
    const { id, number } = await sent();
    expect(await act(id, "mark-paid", { amount: 50, method: "card" })).toMatchObject({ status: "sent", due: 22 });
    expect(problemsOf(await shop.post(`/api/invoices/${id}/mark-paid`, { amount: 22.01 }))).toEqual(["amount:above_due"]);
    expect(problemsOf(await shop.post(`/api/invoices/${id}/mark-paid`, { paidOn: "2999-01-01" }))).toEqual(["paidOn:future"]);
    const paid = await act(id, "mark-paid");
    expect(paid).toMatchObject({ status: "paid", due: 0 });
    const [first] = (await read(id)).payments;
    expect(await act(id, "undo-payment", { payment: first?.id })).toMatchObject({ status: "sent", due: 50 });
    expect(problemsOf(await shop.post(`/api/invoices/${id}/undo-payment`, { payment: first?.id }))).toEqual(["payment:taken_back"]);
    const db = databases.business((await businessOf(shop.person)).database);
    const entries = (await db.select().from(treasuryEntries)).filter(({ description }) => description.startsWith(String(number)));
    expect(entries.reduce((sum, { signed }) => sum + signed, 0)).toBe(220_000);
  });

  it("is taken back in part by a credit note, and whole by one of the same amount", async () => {
    const one = await sent();
    const line = one.lines[0]?.id;
    const credited = await act(one.id, "credit", {
      lines: [{ line, amount: { value: 1, unit: "piece" } }],
      reason: "Une dégustation annulée",
    });
    expect(credited).toMatchObject({ status: "sent", due: 36, credits: [{ number: expect.stringMatching(/^AV-/), total: 36 }] });
    const beyond = { lines: [{ line, amount: { value: 2, unit: "piece" } }], reason: "Encore" };
    expect(problemsOf(await shop.post(`/api/invoices/${one.id}/credit`, beyond))).toEqual(["lines.0.amount:above_left"]);
    const two = await sent();
    expect(await act(two.id, "cancel", { reason: "Doublon" })).toMatchObject({ status: "cancelled", due: 0, credits: [{ total: 72 }] });
    const db = databases.business((await businessOf(shop.person)).database);
    const letters = (await db.select().from(outbox)).map(({ message }) => message).filter(({ subject }) => subject.startsWith("Avoir AV-"));
    expect(letters).toMatchObject([1, 2].map(() => ({ to: "compta@bistrot.test", papers: [{ operation: "invoices.paper" }] })));
    expect(letters[1]?.text).toContain(String(two.number));
  });

  it("names its client in every list, search and account as its paper does, whatever the client was called when it was begun", async () => {
    const drafts = [await write(), await write({ type: "proforma" })];
    await shop.made(shop.api(`/api/clients/${shop.client}`, { method: "PATCH", json: { companyName: "Comptoir des Halles" } }));
    const invoices: Invoice[] = [];
    for (const { id } of drafts) invoices.push(await act(id, "send"));
    await shop.made(shop.api(`/api/clients/${shop.client}`, { method: "PATCH", json: { companyName: "Bistrot du Port" } }));
    await act(String(invoices[0]?.id), "cancel", { reason: "Double" });
    for (const { id } of invoices)
      expect(await read(id)).toMatchObject({ partyName: "Comptoir des Halles", buyer: { name: "Comptoir des Halles" } });
    const found = await shop.made<{ items: Invoice[] }>(shop.api("/api/invoices?search=comptoir%20des%20halles"));
    expect(found.items.map(({ id }) => id)).toEqual(expect.arrayContaining(invoices.map(({ id }) => id)));
    const { text } = await shop.made<{ text: string }>(shop.api(`/api/accounting/export?from=${today}&to=${today}`));
    const rows = text.split("\n").filter((line) => line.includes(String(invoices[0]?.number)));
    expect(rows.some((line) => line.includes("Comptoir des Halles"))).toBe(true);
    expect(rows.join("\n")).not.toContain("Bistrot du Port");
  });
});

describe("what the law wants", () => {
  it("refuses to send without the facts of both sides, and names them", async () => {
    const { reference } = await shop.made<{ reference: string }>(
      shop.post("/api/clients", { companyName: "Sans adresse", category: "retailer" }),
    );
    const { id } = await write({ client: reference });
    const refused = await shop.post(`/api/invoices/${id}/send`);
    expect(problemsOf(refused)).toEqual(["client.billingAddress:client_address", "client.siret:client_siret"]);
    expect(refused.body.errors).toMatchObject([
      { message: "L'adresse de facturation du client manque", records: [{ record: "clients", name: "Sans adresse" }] },
      { message: "Le SIRET du client manque", records: [{ record: "clients", name: "Sans adresse" }] },
    ]);
  });

  it("numbers follow the days: none before the last one, none ahead", async () => {
    await sent();
    const { id } = await write();
    expect(problemsOf(await shop.post(`/api/invoices/${id}/send`, { issuedOn: "2026-01-02" }))).toEqual(["issuedOn:before_last"]);
    expect(problemsOf(await shop.post(`/api/invoices/${id}/send`, { issuedOn: "2999-01-02" }))).toEqual(["issuedOn:future"]);
    expect(problemsOf(await shop.post("/api/invoices", { client: shop.client, lines: [{ ...tasting, vatRate: 19.6 }] }))).toEqual([
      "lines.0.vatRate:choice",
    ]);
  });

  it("two hundred sent at once have two hundred numbers, without gap or twin", async () => {
    const drafts = await Promise.all(Array.from({ length: 200 }, () => write()));
    const invoices = await Promise.all(drafts.map(({ id }) => act(id, "send", { mail: false })));
    const numbers = invoices.map(({ number }) => Number(number?.slice(-4))).sort((one, other) => one - other);
    const [first = 0] = numbers;
    expect(numbers).toEqual(numbers.map((_, place) => first + place));
  });

  it("says the number it gave in the answer, the letter, the search and when asked again with the same key", async () => {
    const { id } = await write();
    const again = () => shop.made<Invoice>(shop.post(`/api/invoices/${id}/send`, {}, { "Idempotency-Key": `send-${id}` }));
    const { number } = await again();
    expect(await again()).toMatchObject({ number });
    const { items } = await shop.made<{ items: Invoice[] }>(shop.api(`/api/invoices?search=${number}`));
    expect(items.map((one) => one.id)).toEqual([id]);
    const db = databases.business((await businessOf(shop.person)).database);
    const letters = await db.select().from(outbox);
    expect(letters.filter(({ message }) => message.subject.includes(String(number)))).toHaveLength(1);
  });
});

describe("orders", () => {
  it("are invoiced as they leave, and what a deposit has asked is taken back", async () => {
    await shop.lay("POT-A", { number: "FACT-1", pieces: 100 });
    const order = await shop.order({ "POT-A": 20 });
    await shop.move(order.id, "confirm", "prepare", "pack");
    const deposit = await shop.made<Invoice>(shop.post("/api/invoices/deposit", { order: order.reference, share: 30 }));
    expect(deposit).toMatchObject({ subtotal: 24, total: 25.32 });
    await act(deposit.id, "send");
    expect(problemsOf(await shop.post("/api/invoices/from-orders", { orders: [order.reference] }))).toEqual(["orders:nothing_to_invoice"]);
    await shop.move(order.id, "ship");
    const invoice = await shop.made<Invoice>(shop.post("/api/invoices/from-orders", { orders: [order.reference] }));
    expect(invoice.lines.map(({ total }) => total)).toEqual([80, -24]);
    expect(await shop.read(order.id)).toMatchObject({ invoicedShare: 100 });
    expect(problemsOf(await shop.post("/api/invoices/from-orders", { orders: [order.reference] }))).toEqual(["orders:nothing_to_invoice"]);
    await act(invoice.id, "remove");
    expect(await shop.read(order.id)).toMatchObject({ invoicedShare: 30 });
  });
});

it("lists, ageing and facets tell the same story", async () => {
  const fresh = await newShop({ siret: "55208131766522", billingAddress: address });
  await fresh.made(fresh.person.api("/api/company", { method: "PATCH", json: sampleCompany }));
  for (const value of [1, 2]) {
    const lines = [{ ...tasting, amount: { value, unit: "piece" } }];
    const { id } = await fresh.made<Invoice>(fresh.post("/api/invoices", { client: fresh.client, lines }));
    await fresh.made(fresh.post(`/api/invoices/${id}/send`));
  }
  const list = await fresh.made<{ items: Invoice[]; total: number }>(fresh.api("/api/invoices?status=sent"));
  expect([list.total, list.items.reduce((sum, { due }) => sum + due, 0)]).toEqual([2, 108]);
  expect(await fresh.made(fresh.api("/api/invoices/facets"))).toMatchObject({
    due: 108,
    overdue: 0,
    statuses: [{ status: "sent", count: 2 }],
  });
  const ageing = await fresh.made<{ items: object[] }>(fresh.api("/api/invoices/ageing"));
  expect(ageing).toMatchObject({ items: [{ partyName: "Bistrot du Port", not_due: 108, total: 108 }], totals: { total: 108 } });
  expect((list.items[0]?.dueOn ?? "") > today).toBe(true);
});
