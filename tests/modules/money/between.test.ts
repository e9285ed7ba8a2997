import { beforeAll, describe, expect, it } from "vitest";
import { balancesIn, readFec } from "@/tests/support/fec";
import { sampleCompany } from "@/tests/support/sample";
import { newShop } from "@/tests/support/shop";
import { addDays, civilDate, firstOfMonth } from "@/worker/core/figures/dates";

/** What happens between documents, over HTTP: figures counted by hand. */
type Shop = Awaited<ReturnType<typeof newShop>>;
type Paper = Record<string, unknown> & {
  id: string;
  number: string;
  total: number;
  due: number;
  status: string;
  lines: { id: string }[];
  credits: { id: string }[];
  payments: { id: string; method: string; amount: number }[];
};
let shop: Shop;
const today = civilDate(Date.now());
const piece = (value: number) => ({ value, unit: "piece" });
const made = <T = Paper>(path: string, json: object = {}) => shop.made<T>(shop.post(path, json));
const read = <T = Paper>(path: string) => shop.made<T>(shop.api(path));
/** The fields that a call is refused by, as "field:code". */
async function refused(path: string, json: object = {}): Promise<string> {
  const { status, body } = await shop.post(path, json);
  expect(status, JSON.stringify(body)).toBeGreaterThanOrEqual(400);
  return JSON.stringify(body);
}
const send = async (draft: { id: string }) => made(`/api/invoices/${draft.id}/send`, { mail: false });
const bill = async (lines: object[], client = shop.client, more: object = {}) =>
  send(await made("/api/invoices", { client, lines, ...more }));
const good = (price: number, vatRate = 20) => ({ description: "Lot", amount: piece(1), price, vatRate, nature: "goods" });
let clients = 0;
async function newClient(more: object = {}): Promise<string> {
  const facts = { siret: "55208131766522", billingAddress: { ...sampleCompany.address, country: "FR" } };
  const { reference } = await made<{ reference: string }>("/api/clients", {
    companyName: `Client ${++clients}`,
    category: "retailer",
    ...facts,
    ...more,
  });
  return reference;
}
async function ready(client: string, lines: object[]): Promise<string> {
  const { id } = await made<{ id: string }>("/api/orders", { client, lines });
  await shop.move(id, "confirm", "prepare", "pack");
  return id;
}
const deposit = async (order: string, share: number) => send(await made("/api/invoices/deposit", { order, share }));
const pay = (paper: Paper, json: object = {}) => made(`/api/invoices/${paper.id}/mark-paid`, json);
const final = async (order: string) => send(await made("/api/invoices/from-orders", { orders: [order] }));
let lines = 0;
async function bankLine(euros: number, label = "VIR", day = today): Promise<string> {
  const own = `${label} ${++lines}X`;
  await made("/api/bank/import", { content: `Date;Libellé;Montant\n${day};${own};${euros}` });
  const { items } = await read<{ items: { id: string; label: string }[] }>("/api/bank?state=open&limit=100");
  return items.find((one) => one.label === own)?.id ?? expect.fail(own);
}
const match = (line: string, json: object) => made(`/api/bank/${line}/match`, json);
const onAccount = async (client: string) => 0 - (await read<{ carried: number }>(`/api/invoices/statement?client=${client}`)).carried;
async function fec(from = firstOfMonth(today), to = today): Promise<string> {
  return (await read<{ text: string }>(`/api/accounting/export?from=${from}&to=${to}`)).text;
}
/** What an account of one client came to, in euros. */
const ofClient = async (account: string, client: string) =>
  readFec(await fec()).reduce((sum, line) => {
    const isOwn = line.CompteNum?.startsWith(account) && line.CompAuxNum === client;
    return isOwn ? sum + Number(line.Debit?.replace(",", ".")) - Number(line.Credit?.replace(",", ".")) : sum;
  }, 0);
async function vatLines(): Promise<Record<string, [number, number]>> {
  const { lines: filled } = await read<{ lines: { line: string; base: number; tax: number }[] }>(
    `/api/accounting/vat?from=${today}&to=${today}`,
  );
  return Object.fromEntries(filled.map(({ line, base, tax }) => [line, [base, tax]]));
}
const close = (value: number) => Math.round(value * 100) / 100;

beforeAll(async () => {
  shop = await newShop({ siret: "55208131766522", billingAddress: { ...sampleCompany.address, country: "FR" } });
  await shop.made(shop.api("/api/company", { method: "PATCH", json: sampleCompany }));
  await shop.jar("A", { price: 10, vatRate: 20 });
  await shop.jar("B", { price: 7.77, vatRate: 5.5 });
  await shop.jar("FUT", { price: 30, vatRate: 20 });
  for (const sku of ["A", "B", "FUT"]) await shop.lay(sku, { number: `LOT-${sku}`, pieces: 1_000 });
  await made("/api/bank/set-rule", { mostDifference: 0, mostShare: 2, category: "discount" });
});

describe("an order that deposits pay for", () => {
  it("of 3 × 7,77 at 5,5 %: 24,59 ahead, then 0,00", async () => {
    const client = await newClient();
    const order = await ready(client, [{ item: "B", amount: piece(3) }]);
    const ahead = await deposit(order, 100);
    expect(ahead.total).toBe(24.59);
    await pay(ahead);
    await shop.move(order, "ship");
    const paper = await final(order);
    expect([paper.total, paper.status, paper.due]).toEqual([0, "paid", 0]);
    expect(close(await ofClient("4191", client))).toBe(0);
    expect(close(await ofClient("411", client))).toBe(0);
    const { content } = await read<{ content: string }>(`/api/invoices/${paper.id}/einvoice`);
    expect(Buffer.from(content, "base64").toString()).toContain(ahead.number);
    expect((await shop.api(`/api/invoices/${paper.id}/paper`)).status).toBe(200);
  });
  it("in two of 33 % and 67 %: 19,80 and 40,20", async () => {
    const order = await ready(await newClient(), [{ item: "A", amount: piece(5) }]);
    const both = [await deposit(order, 33), await deposit(order, 67)];
    expect(both.map(({ total }) => total)).toEqual([19.8, 40.2]);
    await shop.move(order, "ship");
    expect((await final(order)).total).toBe(0);
  });
  it("and nothing ordered twice is invoiced at 0,00", async () => {
    const order = await ready(await newClient(), [{ item: "A", amount: piece(1) }]);
    await deposit(order, 100);
    await shop.move(order, "ship");
    await final(order);
    expect(await refused("/api/invoices/from-orders", { orders: [order] })).toContain("nothing_to_invoice");
  });
});

describe("a deposit of 12,00 whose order is cancelled", () => {
  const cancelled = async (paid: number, fate?: string) => {
    const client = await newClient();
    const order = await ready(client, [{ item: "A", amount: piece(2) }]);
    const ahead = await deposit(order, 50);
    expect(ahead.total).toBe(12);
    if (paid) await pay(ahead, { amount: paid });
    return { client, order, ahead, done: fate ? await made(`/api/orders/${order}/cancel`, { deposit: fate }) : null };
  };
  const kept = async () => balancesIn(await fec())["758800"] ?? 0;
  it("is kept: 12,00 of income, nothing on 4191 and 411", async () => {
    const before = await kept();
    const { client } = await cancelled(12, "keep");
    expect((await kept()) - before).toBe(-1_200);
    expect([close(await ofClient("4191", client)), close(await ofClient("411", client))]).toEqual([0, 0]);
  });
  it("is kept as far as it was paid: 6,00", async () => {
    const before = await kept();
    const { client, ahead } = await cancelled(6, "keep");
    expect((await kept()) - before).toBe(-600);
    expect([(await read(`/api/invoices/${ahead.id}`)).due, close(await ofClient("411", client))]).toEqual([0, 0]);
  });
  it("is given back, or kept for the client", async () => {
    const { client } = await cancelled(12, "refund");
    expect(close(await ofClient("411", client))).toBe(0);
    const other = await cancelled(12, "credit");
    expect(close(await ofClient("411", other.client))).toBe(-12);
  });
  it("asks", async () => {
    const { order } = await cancelled(12);
    expect(await refused(`/api/orders/${order}/cancel`)).toContain("deposit");
  });
});

describe("sales without an invoice", () => {
  it("of 48,53 at 5,5 % are 46,00 and 2,53", async () => {
    const before = (await vatLines())["09"] ?? [0, 0];
    await match(await bankLine(48.53), { category: "sales", vatRate: 5.5 });
    const after = (await vatLines())["09"] ?? [0, 0];
    expect([close(after[0] - before[0]), close(after[1] - before[1])]).toEqual([46, 2.53]);
  });
  it("given back, -1,20 at 20 % are -1,00 and -0,20", async () => {
    const before = (await vatLines())["08"] ?? [0, 0];
    await match(await bankLine(-1.2), { category: "sales", vatRate: 20 });
    const after = (await vatLines())["08"] ?? [0, 0];
    expect([close(after[0] - before[0]), close(after[1] - before[1])]).toEqual([-1, -0.2]);
  });
  it("alone bear VAT", async () =>
    expect(await refused(`/api/bank/${await bankLine(-500)}/match`, { category: "rent", vatRate: 20 })).toContain("not_sales"));
});

describe("money on account", () => {
  it("of 100,00 pays 36,00, and 64,00 stay; no more than that is used; undone, it is there again", async () => {
    const client = await newClient();
    await match(await bankLine(100), { carried: client, onAccount: true });
    expect(await onAccount(client)).toBe(100);
    const [first, second] = [await bill([good(30)], client), await bill([good(100)], client)];
    const paid = await made(`/api/invoices/${first.id}/allocate`);
    expect([paid.status, await onAccount(client)]).toEqual(["paid", 64]);
    expect(await refused(`/api/invoices/${second.id}/allocate`, { amount: 65 })).toContain("above_account");
    expect((await made(`/api/invoices/${second.id}/allocate`)).due).toBe(56);
    await made(`/api/invoices/${first.id}/undo-payment`, { payment: paid.payments[0]?.id });
    expect(await onAccount(client)).toBe(36);
    expect(close(await ofClient("411", client))).toBe(56);
  });
  it("comes of a cheque of 50,00 for 36,00, and goes when it bounces", async () => {
    const client = await newClient();
    const paper = await bill([good(30)], client);
    expect(await refused(`/api/invoices/${paper.id}/mark-paid`, { amount: 50, method: "cheque" })).toContain("above_due");
    const paid = await pay(paper, { amount: 50, method: "cheque", onAccount: true });
    expect([paid.due, await onAccount(client)]).toEqual([0, 14]);
    const after = await made(`/api/invoices/${paper.id}/undo-payment`, { payment: paid.payments[0]?.id, bouncedOn: today });
    expect([after.due, await onAccount(client), close(await ofClient("411", client))]).toEqual([36, 0, 36]);
  });
  it("by hand, and given back", async () => {
    const client = await newClient();
    await made("/api/treasury", { type: "income", category: "clients", party: client, amount: 25, description: "Espèces" });
    await match(await bankLine(-25), { carried: client });
    expect(await onAccount(client)).toBe(0);
  });
  it("beside an invoice: 150,00 pay 120,00, and 30,00 stay; a line is one thing", async () => {
    const client = await newClient();
    const paper = await bill([good(100)], client);
    const line = await bankLine(150);
    expect(await refused(`/api/bank/${line}/match`, { invoice: paper.id, carried: client })).toContain("carried");
    expect(await refused(`/api/bank/${line}/match`, { invoice: paper.id, category: "other" })).toContain("one_meaning");
    await match(line, { invoice: paper.id, carried: client, onAccount: true });
    expect(await onAccount(client)).toBe(30);
  });
  it("of a supplier", async () => {
    const { reference } = await made<{ reference: string }>("/api/suppliers", { name: "Moulin" });
    await match(await bankLine(-100), { carried: reference, onAccount: true });
    const draft = await made("/api/supplier-invoices", {
      supplier: reference,
      number: "M-1",
      issuedOn: today,
      lines: [{ description: "Farine", price: 200, vatRate: 5.5 }],
    });
    await made(`/api/supplier-invoices/${draft.id}/book`);
    expect((await made(`/api/supplier-invoices/${draft.id}/allocate`)).due).toBe(111);
  });
});

describe("packaging", () => {
  const crates = (many: number, container: string) => ({ description: "Caisse", amount: piece(many), price: 4.5, container });
  it("5 charged, 2 credited, 3 given back, and no more", async () => {
    const client = await newClient();
    const paper = await bill([crates(5, "charged")], client);
    const credit = (many: number) => ({ lines: [{ line: paper.lines[0]?.id, amount: piece(many) }], reason: "Rendues", mail: false });
    await made(`/api/invoices/${paper.id}/credit`, credit(2));
    await bill([good(30), crates(3, "returned")], client);
    const draft = await made("/api/invoices", { client, lines: [good(30), crates(1, "returned")] });
    expect(await refused(`/api/invoices/${draft.id}/send`, { mail: false })).toContain("above_containers");
    expect(await refused(`/api/invoices/${paper.id}/credit`, credit(1))).toContain("above_containers");
    expect(close(await ofClient("4196", client))).toBe(0);
  });
  it("is not billed again once credited", async () => {
    const client = await newClient();
    const order = await ready(client, [
      { item: "A", amount: piece(1) },
      { item: "FUT", amount: piece(2), container: true },
    ]);
    await shop.move(order, "ship");
    const paper = await final(order);
    await made(`/api/invoices/${paper.id}/credit`, { lines: [{ line: paper.lines[1]?.id }], reason: "Rendus", mail: false });
    expect(await refused("/api/invoices/from-orders", { orders: [order] })).toContain("nothing_to_invoice");
  });
});

describe("an invoice of 240,00 paid 235,20 with 2 % off", () => {
  const discounted = async () => {
    const client = await newClient();
    const paper = await bill([{ ...good(100), amount: piece(2) }], client);
    await match(await bankLine(235.2), { invoice: paper.id });
    return { client, paper };
  };
  it("is credited whole for 235,20: 196,00 and 39,20", async () => {
    const { client, paper } = await discounted();
    const { credits } = await made(`/api/invoices/${paper.id}/credit`, {
      lines: [{ line: paper.lines[0]?.id }],
      reason: "Rendu",
      mail: false,
    });
    const note = await read(`/api/invoices/${credits[0]?.id}`);
    expect([note.total, note.subtotal, note.creditBalance]).toEqual([235.2, 196, 235.2]);
    expect(close(await ofClient("411", client))).toBe(-235.2);
  });
  it("is credited by half for 117,60, twice", async () => {
    const { paper } = await discounted();
    const half = { lines: [{ line: paper.lines[0]?.id, amount: piece(1) }], reason: "Rendu", mail: false };
    await made(`/api/invoices/${paper.id}/credit`, half);
    const { credits } = await made(`/api/invoices/${paper.id}/credit`, half);
    const notes = await Promise.all(credits.map(({ id }) => read(`/api/invoices/${id}`)));
    expect(notes.map(({ total }) => total)).toEqual([117.6, 117.6]);
  });
});

describe("the return", () => {
  const abroad = (country: string, vatNumber?: string) =>
    newClient({ billingAddress: { ...sampleCompany.address, country, postcode: "1000" }, vatNumber, siret: null });
  const baseOf = async (line: string) => (await vatLines())[line]?.[0] ?? 0;
  it("has goods of the Union on F2 once they are invoiced: 20,00, and no deposit", async () => {
    const before = await baseOf("F2");
    const order = await ready(await abroad("BE", "BE0403019261"), [{ item: "A", amount: piece(2) }]);
    await pay(await deposit(order, 25));
    expect(await baseOf("F2")).toBe(before);
    await shop.move(order, "ship");
    await final(order);
    expect(close((await baseOf("F2")) - before)).toBe(20);
  });
  it("has exports on E1: a deposit when it is paid, all of it with the goods", async () => {
    const before = await baseOf("E1");
    const order = await ready(await abroad("CH"), [{ item: "A", amount: piece(2) }]);
    const ahead = await deposit(order, 25);
    expect(await baseOf("E1")).toBe(before);
    await pay(ahead);
    expect(close((await baseOf("E1")) - before)).toBe(5);
    await shop.move(order, "ship");
    await final(order);
    expect(close((await baseOf("E1")) - before)).toBe(20);
  });
  it("has a machine of 1 000,00 on line 19, and last month's credit on line 22", async () => {
    const { reference } = await made<{ reference: string }>("/api/suppliers", { name: "Inox" });
    const book = async (number: string, issuedOn: string, line: object) => {
      const draft = await made("/api/supplier-invoices", { supplier: reference, number, issuedOn, lines: [line] });
      await made(`/api/supplier-invoices/${draft.id}/book`);
    };
    await book("I-1", addDays(firstOfMonth(today), -3), { description: "Étiquettes", price: 50, vatRate: 20 });
    await book("I-2", today, { description: "Autoclave", price: 1_000, vatRate: 20, isAsset: true });
    const filled = await vatLines();
    expect([filled["19"]?.[1], filled["22"]?.[1]]).toEqual([200, 10]);
  });
  it("reverse charge wants a VAT number", async () => {
    const draft = await made("/api/invoices", {
      client: await newClient(),
      lines: [{ ...good(10, 0), nature: "service" }],
      vatReason: "reverse_charge",
    });
    expect(await refused(`/api/invoices/${draft.id}/send`, { mail: false })).toContain("client.vatNumber");
  });
});

it("a line of the bank of before an invoice does not propose it", async () => {
  const paper = await bill([good(77)], await newClient());
  const line = await bankLine(92.4, `VIR ${paper.number}`, addDays(today, -2));
  const { items } = await read<{ items: { id: string; candidates: unknown[]; suggestion: unknown }[] }>("/api/bank?state=open&limit=100");
  expect(items.find(({ id }) => id === line)).toMatchObject({ suggestion: null, candidates: [] });
});

it("letters of a day are those of the month", async () => {
  const letters = (text: string) =>
    readFec(text).map(({ EcritureNum, CompteNum, EcritureLet }) => [EcritureNum, CompteNum, EcritureLet].join());
  const month = new Set(letters(await fec()));
  expect(letters(await fec(today)).filter((one) => !month.has(one))).toEqual([]);
});
