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
import { readFec } from "@/tests/support/fec";
import { sampleCompany } from "@/tests/support/sample";
import { addDays, firstOfMonth } from "@/worker/core/figures/dates";

beforeAll(openShop);

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

it("takes nothing off, for paying early, of a rate that was credited before", async () => {
  const paper = await bill([good(100), good(100, 5.5)], await newClient());
  const back = (place: number) => ({ lines: [{ line: paper.lines[place]?.id }], reason: "Rendu", mail: false });
  await made(`/api/invoices/${paper.id}/credit`, back(1));
  await match(await bankLine(117.6), { invoice: paper.id });
  const { credits } = await made(`/api/invoices/${paper.id}/credit`, back(0));
  const notes = await Promise.all(credits.map(({ id }) => read(`/api/invoices/${id}`)));
  expect(notes.map(({ total }) => total)).toEqual([105.5, 117.6]);
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
