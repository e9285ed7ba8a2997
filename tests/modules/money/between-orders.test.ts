import { beforeAll, describe, expect, it } from "vitest";
import {
  bankLine,
  bill,
  close,
  deposit,
  fec,
  final,
  good,
  made,
  match,
  newClient,
  ofClient,
  onAccount,
  openShop,
  pay,
  piece,
  read,
  ready,
  refused,
  shop,
  vatLines,
} from "@/tests/support/between";
import { today } from "@/tests/support/today";
import { balancesIn } from "@/tests/support/fec";

beforeAll(openShop);

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

describe("two of five goods that are credited", () => {
  const credited = async (more: object) => {
    const order = await ready(await newClient(), [{ item: "A", amount: piece(5) }]);
    await shop.move(order, "ship");
    const paper = await final(order);
    const lines = [{ line: paper.lines[0]?.id, amount: piece(2) }];
    const { credits } = await made(`/api/invoices/${paper.id}/credit`, { lines, reason: "Geste", mail: false, ...more });
    expect((await read(`/api/invoices/${credits[0]?.id}`)).total).toBe(24);
    const [left, { invoicedShare }] = await Promise.all([
      read<{ shipped: number }>(`/api/invoices/remaining?order=${order}`),
      read<{ invoicedShare: number }>(`/api/orders/${order}`),
    ]);
    return { order, open: left.shipped, invoicedShare };
  };
  it("are still to be invoiced, as the invoice was wrong", async () => {
    expect(await credited({})).toMatchObject({ open: 20, invoicedShare: 60 });
  });
  it("are not, as nothing came back and nothing more is asked: a gesture", async () => {
    const { order, ...left } = await credited({ goodwill: true });
    expect(left).toEqual({ open: 0, invoicedShare: 100 });
    expect(await refused("/api/invoices/from-orders", { orders: [order] })).toContain("nothing_to_invoice");
    expect((await read<{ items: object[] }>(`/api/invoices/returned?order=${order}`)).items).toEqual([]);
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
  const compensation = async () => balancesIn(await fec())["758800"] ?? 0;
  it("is kept: 12,00 of income, nothing on 4191 and 411", async () => {
    const before = await compensation();
    const { client } = await cancelled(12, "keep");
    expect((await compensation()) - before).toBe(-1_200);
    expect([close(await ofClient("4191", client)), close(await ofClient("411", client))]).toEqual([0, 0]);
  });
  it("is kept as far as it was paid: 6,00", async () => {
    const before = await compensation();
    const { client, ahead } = await cancelled(6, "keep");
    expect((await compensation()) - before).toBe(-600);
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
