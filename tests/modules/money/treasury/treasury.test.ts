import { beforeAll, describe, expect, it } from "vitest";
import { newBusiness } from "@/tests/support/people";
import { sampleCompany } from "@/tests/support/sample";
import { newShop } from "@/tests/support/shop";
import { problemsOf } from "@/tests/support/workshop";

interface Entry {
  id: string;
  version: number;
  signed: number;
  reference: string;
}
interface Page {
  items: Entry[];
  nextCursor: string | null;
  total: number;
}

const today = new Date().toLocaleDateString("sv-SE", { timeZone: "Europe/Paris" });
const inDays = (days: number) => new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);
const address = { street: "3 quai du Port", postcode: "47000", city: "Agen" };
const tasting = { description: "Dégustation", amount: { value: 2, unit: "piece" }, price: 30, vatRate: 20 };
let shop: Awaited<ReturnType<typeof newShop>>;

beforeAll(async () => {
  shop = await newShop({ siret: "55208131766522", billingAddress: address, paymentTerms: "30_days" });
  await shop.made(shop.person.api("/api/company", { method: "PATCH", json: sampleCompany }));
});

const enter = (input: object) => shop.made<Entry>(shop.post("/api/treasury", { category: "other", description: "Divers", ...input }));

describe("entries", () => {
  it("are found by what the books call them, of their own day alone", async () => {
    const { id, reference } = await enter({ type: "expense", amount: 12, day: inDays(-9) });
    const found = async (piece: string) => (await shop.made<Page>(shop.api(`/api/treasury?search=${piece}`))).items.map((one) => one.id);
    expect(reference).toMatch(/^TR-\d{8}-[0-9A-F]{6}$/);
    expect(await found(reference)).toEqual([id]);
    expect(await found(reference.replace(inDays(-9).replaceAll("-", ""), today.replaceAll("-", "")))).toEqual([]);
    await shop.made(shop.post(`/api/treasury/${id}/remove`, {}));
  });

  it("are written, changed and taken away by hand, and those of payments are not", async () => {
    const entry = await enter({
      type: "expense",
      category: "energy",
      description: "Électricité d'octobre",
      amount: 120.5,
      day: inDays(-3),
    });
    expect(entry).toMatchObject({ signed: -120.5, ofPayment: false, version: 1 });
    const changed = await shop.api(`/api/treasury/${entry.id}`, { method: "PATCH", json: { amount: 100, version: 1 } });
    expect(changed.body).toMatchObject({ signed: -100, version: 2 });
    const { id } = await shop.made<{ id: string }>(shop.post("/api/invoices", { client: shop.client, lines: [tasting] }));
    await shop.made(shop.post(`/api/invoices/${id}/send`));
    await shop.made(shop.post(`/api/invoices/${id}/mark-paid`));
    const { items } = await shop.made<Page>(shop.api("/api/treasury?type=income"));
    expect(items).toMatchObject([{ signed: 72, ofPayment: true }]);
    const refused = await shop.api(`/api/treasury/${items[0]?.id}`, { method: "PATCH", json: { amount: 1 } });
    expect([refused.status, refused.body.code]).toEqual([409, "not_allowed_now"]);
    expect(await shop.made(shop.api("/api/treasury?search=electricite"))).toMatchObject({ total: 1, totalExpense: 100, netBalance: -100 });
    await shop.made(shop.post(`/api/treasury/${entry.id}/remove`, {}));
  });

  it("are of a day that has come, and more than nothing", async () => {
    const rent = { type: "expense", category: "rent", description: "Loyer", amount: 900 };
    expect(problemsOf(await shop.post("/api/treasury", { ...rent, day: inDays(1) }))).toEqual(["day:future"]);
    expect(problemsOf(await shop.post("/api/treasury", { ...rent, amount: 0 }))).toEqual(["amount:more_than_nothing"]);
  });

  it("page by day, the latest first", async () => {
    for (const days of [-9, -5, -7]) await enter({ type: "expense", category: "bank", amount: -days, day: inDays(days) });
    const first = await shop.made<Page>(shop.api("/api/treasury?category=bank&limit=2"));
    const rest = await shop.made<Page>(shop.api(`/api/treasury?category=bank&limit=2&cursor=${first.nextCursor}`));
    expect([...first.items, ...rest.items].map(({ signed }) => signed)).toEqual([-5, -7, -9]);
    expect(first.total).toBe(3);
  });

  it("need a plan with the finances", async () => {
    const core = await newBusiness({ plan: "core" });
    expect((await core.api("/api/treasury")).body).toMatchObject({ code: "feature_not_in_plan" });
  });
});

describe("what there is", () => {
  it("is all that moved, until the bank says what it has; then that and what moves since", async () => {
    const fresh = await newShop();
    const move = (input: object) => fresh.made(fresh.post("/api/treasury", { category: "other", description: "Divers", ...input }));
    await move({ type: "income", amount: 500, day: inDays(-10) });
    await move({ type: "expense", amount: 200, day: inDays(-40) });
    expect(await fresh.made(fresh.api("/api/treasury/summary"))).toMatchObject({ balance: 300, bankBalance: null, netBalance: 300 });
    expect(await fresh.made(fresh.post("/api/bank/set-balance", { balance: -50 }))).toMatchObject({ bankBalance: -50, balance: -50 });
    await move({ type: "income", amount: 80 });
    const summary = await fresh.made<{ months: object[]; categories: object[] }>(fresh.api("/api/treasury/summary"));
    expect(summary).toMatchObject({ balance: 30, bankBalance: -50, bankOn: today, totalIncome: 580, totalExpense: 200, netBalance: 380 });
    expect(summary.months).toHaveLength(12);
    expect(summary.categories).toEqual([{ category: "other", income: 580, expense: 200 }]);
    expect(problemsOf(await fresh.post("/api/bank/set-balance", { balance: 1, day: inDays(-1) }))).toEqual(["day:before_last_balance"]);
  });
});

describe("the months ahead", () => {
  it("count an order that is over until its invoice is sent, then the invoice", async () => {
    const own = await newShop({ siret: "55208131766522", billingAddress: address, paymentTerms: "30_days" });
    await own.jar("POT-F", { vatRate: 5.5 });
    await own.lay("POT-F", { number: "PREV-2", pieces: 10 });
    const { id } = await own.order({ "POT-F": 10 });
    await own.move(id, "confirm", "prepare", "pack", "ship", "deliver", "complete");
    expect((await own.read(id)).status).toBe("completed");
    const vat = { kind: "vat", income: 0, expense: 2.2 };
    const ahead = async () => (await own.made<{ flows: object[] }>(own.api("/api/treasury/forecast"))).flows;
    expect(await ahead()).toEqual([{ kind: "order", income: 42.2, expense: 0 }, vat]);
    const draft = await own.made<{ id: string }>(own.post("/api/invoices/from-orders", { orders: [id] }));
    expect(await ahead()).toEqual([{ kind: "order", income: 42.2, expense: 0 }, vat]);
    await own.made(own.api("/api/company", { method: "PATCH", json: sampleCompany }));
    await own.made(own.post(`/api/invoices/${draft.id}/send`));
    expect(await ahead()).toEqual([{ kind: "receivable", income: 42.2, expense: 0 }, vat]);
  });

  it("count what is due, ordered and planned; late clients move the low point", async () => {
    const own = await newShop({ siret: "55208131766522", billingAddress: address, paymentTerms: "15_days" });
    await own.made(own.person.api("/api/company", { method: "PATCH", json: sampleCompany }));
    await own.made(own.post("/api/bank/set-balance", { balance: 100 }));
    const { id } = await own.made<{ id: string }>(own.post("/api/invoices", { client: own.client, lines: [tasting] }));
    await own.made(own.post(`/api/invoices/${id}/send`));
    await own.jar("POT-A", { vatRate: 5.5 });
    await own.lay("POT-A", { number: "PREV-1", pieces: 100 });
    const order = await own.order({ "POT-A": 25 });
    await own.move(order.id, "confirm");
    const rent = {
      type: "expense",
      category: "rent",
      description: "Loyer de l'atelier",
      amount: 150,
      nextOn: inDays(20),
      endsOn: inDays(30),
    };
    const plan = await own.made<{ id: string }>(own.post("/api/treasury-plans", { ...rent, rhythm: "monthly" }));
    const plain = await own.made(own.api("/api/treasury/forecast"));
    expect(plain).toMatchObject({ balance: 100, closing: 110, lowBalance: 100, lowOn: today, shortOn: null });
    expect(plain).toMatchObject({
      flows: [
        { kind: "receivable", income: 72, expense: 0 },
        { kind: "order", income: 105.5, expense: 0 },
        // Of what was ordered, and of the tasting, a service, once it is paid.
        { kind: "vat", income: 0, expense: 17.5 },
        { kind: "plan", income: 0, expense: 150 },
      ],
    });
    const late = await own.made<{ points: object[] }>(own.api("/api/treasury/forecast?clientsLate=15&by=weekly"));
    expect(late).toMatchObject({ closing: 110, shortOn: inDays(20) });
    expect(late.points).toHaveLength(53);
    expect(problemsOf(await own.post(`/api/treasury-plans/${plan.id}/settle`, { day: inDays(2) }))).toEqual(["day:future"]);
    await own.made(own.post(`/api/treasury-plans/${plan.id}/settle`, {}));
    expect(await own.made(own.api("/api/treasury-plans"))).toMatchObject({ total: 0 });
    expect(await own.made(own.api("/api/treasury/summary"))).toMatchObject({ balance: -50 });
  });
});
