import { beforeAll, describe, expect, it } from "vitest";
import { sampleCompany } from "@/tests/support/sample";
import { newShop } from "@/tests/support/shop";
import { problemsOf } from "@/tests/support/workshop";

interface Invoice {
  id: string;
  subtotal: number;
  due: number;
  lines: { id: string }[];
}

const four = [1, 2, 3, 4];
const pieces = (value: number) => ({ value, unit: "piece" });
let shop: Awaited<ReturnType<typeof newShop>>;

beforeAll(async () => {
  const billingAddress = { street: "3 quai du Port", postcode: "47000", city: "Agen" };
  shop = await newShop({ siret: "55208131766522", billingAddress });
  await shop.made(shop.person.api("/api/company", { method: "PATCH", json: sampleCompany }));
  await shop.jar("POT-A");
  await shop.lay("POT-A", { number: "UNE-FOIS", pieces: 1_000 });
});

const sold = async () => {
  const { id } = await shop.order({ "POT-A": 10 });
  await shop.move(id, "confirm", "prepare", "pack");
  return id;
};
const ask = (order: string, share: number) => shop.post("/api/invoices/deposit", { order, share });
const sent = async (overrides: object = {}) => {
  const line = { description: "Dégustation", amount: pieces(10), price: 30, vatRate: 20, ...overrides };
  const { id } = await shop.made<Invoice>(shop.post("/api/invoices", { client: shop.client, lines: [line] }));
  return shop.made<Invoice>(shop.post(`/api/invoices/${id}/send`));
};

describe("an order is invoiced once", () => {
  it("by one of those who invoice it at the same time", async () => {
    for (const _ of four) {
      const id = await sold();
      await shop.move(id, "ship");
      const answers = await Promise.all(four.map(() => shop.post("/api/invoices/from-orders", { orders: [id] })));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const others = answers.filter(({ status }) => status !== 200);
      expect(others.map(problemsOf)).toEqual(others.map(() => ["orders:nothing_to_invoice"]));
    }
  });

  it("though its draft is written again", async () => {
    const id = await sold();
    await shop.move(id, "ship");
    const draft = await shop.made<Invoice>(shop.post("/api/invoices/from-orders", { orders: [id] }));
    const lines = [{ item: "POT-A", description: "Dix pots", amount: pieces(10) }];
    await shop.made(shop.api(`/api/invoices/${draft.id}`, { method: "PATCH", json: { lines } }));
    expect(problemsOf(await shop.post("/api/invoices/from-orders", { orders: [id] }))).toEqual(["orders:nothing_to_invoice"]);
  });

  it("less the deposit that was asked, though its draft is written again", async () => {
    const id = await sold();
    const { id: deposit } = await shop.made<Invoice>(ask(id, 50));
    await shop.made(shop.post(`/api/invoices/${deposit}/send`));
    await shop.move(id, "ship");
    const draft = await shop.made<Invoice>(shop.post("/api/invoices/from-orders", { orders: [id] }));
    const write = (value: number) => {
      const lines = [{ item: "POT-A", description: "Des pots", amount: pieces(value) }];
      return shop.api(`/api/invoices/${draft.id}`, { method: "PATCH", json: { lines } });
    };
    expect(await shop.made(write(9))).toMatchObject({ subtotal: 16, lines: [{ total: 36 }, { total: -20, orderId: id }] });
    expect(problemsOf(await write(4))).toEqual(["lines:negative_total"]);
  });

  it("by deposits that together ask for no more than it comes to, one after the other or at the same time", async () => {
    const id = await sold();
    expect(await shop.made(ask(id, 60))).toMatchObject({ subtotal: 24 });
    const beyond = await ask(id, 60);
    expect([beyond.status, problemsOf(beyond)]).toEqual([422, ["share:above_order"]]);
    expect(JSON.stringify(beyond.body)).toMatch(/40\s%/);
    expect(await shop.made(ask(id, 40))).toMatchObject({ subtotal: 16 });
    expect(problemsOf(await ask(id, 1))).toEqual(["share:above_order"]);
    const other = await sold();
    const answers = await Promise.all(four.map(() => ask(other, 60)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
  });
});

it("a credit note that names a line twice takes back no more than is left of it", async () => {
  const invoice = await sent();
  const [line] = invoice.lines.map(({ id }) => id);
  const credit = (...values: number[]) =>
    shop.post(`/api/invoices/${invoice.id}/credit`, { lines: values.map((value) => ({ line, amount: pieces(value) })), reason: "Reprise" });
  const beyond = await credit(8, 8);
  expect([beyond.status, problemsOf(beyond)]).toEqual([422, ["lines.1.amount:above_left"]]);
  expect(await shop.made(credit(4, 5))).toMatchObject({ due: 36 });
});

it("money that is paid has cents, and what is sold is more than nothing", async () => {
  const { id } = await sent();
  expect(problemsOf(await shop.post(`/api/invoices/${id}/mark-paid`, { amount: 0.001 }))).toEqual(["amount:decimals"]);
  const line = { description: "Rien", amount: pieces(1e-9), price: 30, vatRate: 20 };
  expect(problemsOf(await shop.post("/api/invoices", { client: shop.client, lines: [line] }))).toEqual(["lines.0.amount.value:decimals"]);
  const entry = { type: "expense", category: "rent", description: "Loyer" };
  expect(problemsOf(await shop.post("/api/treasury", { ...entry, amount: 1.001, day: "2026-01-05" }))).toEqual(["amount:decimals"]);
  expect(problemsOf(await shop.post("/api/treasury-plans", { ...entry, amount: 1.001, nextOn: "2027-01-05" }))).toEqual([
    "amount:decimals",
  ]);
});

it("a day is of the years in which one does business", async () => {
  const came = (day: string) => shop.post("/api/stock/receive", { item: "POT-A", amount: pieces(1), day });
  expect(problemsOf(await came("0001-01-01"))).toEqual(["day:years"]);
  expect(problemsOf(await came("1999-12-31"))).toEqual(["day:too_early"]);
});

it("one of those who settle a planned payment at the same time does, and the others are told", async () => {
  const rent = { type: "expense", category: "rent", description: "Loyer", amount: 500, rhythm: "monthly", nextOn: "2027-01-05" };
  const plan = await shop.made<{ id: string }>(shop.post("/api/treasury-plans", rent));
  const settle = (input?: object) => Promise.all(four.map(() => shop.post(`/api/treasury-plans/${plan.id}/settle`, input)));
  const seen = await settle({ version: 1 });
  expect(seen.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  // Who does not say what they saw may come when another is done, and settles the next month: each month once all the same.
  const unseen = await settle();
  const done = unseen.filter(({ status }) => status === 200).length;
  expect(done).toBeGreaterThan(0);
  const refused = [...seen, ...unseen].filter(({ status }) => status !== 200);
  expect(refused.map(({ body }) => body.code)).toEqual(refused.map(() => "stale"));
  expect(await shop.made(shop.api(`/api/treasury-plans/${plan.id}`))).toMatchObject({ nextOn: `2027-0${2 + done}-05` });
});
