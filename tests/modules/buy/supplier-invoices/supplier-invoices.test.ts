import { beforeAll, describe, expect, it } from "vitest";
import { treasuryEntries } from "@/db/business";
import { faults, inDays, newBuyer, post, type Restock } from "@/tests/support/buying";
import { businessOf } from "@/tests/support/catalogue";
import type { Person } from "@/tests/support/people";
import { databases } from "@/tests/support/platform";

interface Booked {
  id: string;
  status: string;
  version: number;
  subtotal: number;
  tax: number;
  total: number;
  due: number;
  dueOn: string;
  difference: number | null;
  compared: { itemName: string; invoiced: number; received: number; difference: number }[];
  payments: { id: string }[];
  moves: string[];
}

let maker: Person;
const today = new Date().toLocaleDateString("sv-SE", { timeZone: "Europe/Paris" });
const flour = { item: "FAR", amount: { value: 100, unit: "kg" }, price: 0.84, per: "kg", vatRate: 5.5 };
let count = 0;
const inputOf = (more: object = {}) => {
  count += 1;
  return { supplier: "Moulin", number: `F-${count}`, issuedOn: today, lines: [flour], ...more };
};
const write = async (more: object = {}) => (await post(maker, "/api/supplier-invoices", inputOf(more))) as unknown as Booked;
const act = async (id: string, verb: string, more: object = {}) =>
  (await post(maker, `/api/supplier-invoices/${id}/${verb}`, more)) as unknown as Booked;
const refused = async (more: object) => faults(await maker.api("/api/supplier-invoices", { method: "POST", json: inputOf(more) }));

beforeAll(async () => {
  ({ maker } = await newBuyer());
});

describe("an invoice of a supplier through its life", () => {
  it("is a draft, then to pay, then paid; the treasury pays it, and a payment undone comes back", async () => {
    const draft = await write();
    expect(draft).toMatchObject({ status: "draft", subtotal: 84, tax: 4.62, total: 88.62, due: 0, dueOn: inDays(30) });
    expect(await act(draft.id, "book")).toMatchObject({ status: "to_pay", due: 88.62 });
    await act(draft.id, "mark-paid", { amount: 50 });
    const paid = await act(draft.id, "mark-paid");
    expect(paid).toMatchObject({ status: "paid", due: 0 });
    const { payments } = (await maker.api(`/api/supplier-invoices/${draft.id}`)).body as unknown as Booked;
    expect(await act(draft.id, "undo-payment", { payment: payments[0]?.id })).toMatchObject({ status: "to_pay", due: 50 });
    const db = databases.business((await businessOf(maker)).database);
    const entries = await db.select().from(treasuryEntries);
    expect(entries.reduce((sum, { signed }) => sum + signed, 0)).toBe(-386_200);
    const cancelled = await maker.api(`/api/supplier-invoices/${draft.id}/cancel`, { method: "POST", json: {} });
    expect([cancelled.status, faults(cancelled)]).toEqual([409, ["id: paid_in_part"]]);
  });

  it("is cancelled before it is paid, and its number is free again", async () => {
    const { id } = await write({ number: "UNIQUE-1" });
    await act(id, "book");
    expect(await refused({ number: "UNIQUE-1" })).toEqual(["number: booked_before"]);
    expect(await act(id, "cancel")).toMatchObject({ status: "cancelled", due: 0 });
    await write({ number: "UNIQUE-1" });
  });

  it("is known once, however many enter it at the same time", async () => {
    const answers = await Promise.all(
      [1, 2, 3].map(() => maker.api("/api/supplier-invoices", { method: "POST", json: inputOf({ number: "JUMEAU" }) })),
    );
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
  });
});

describe("a credit note written by hand", () => {
  const little = { ...flour, amount: { value: 10, unit: "kg" } };
  const due = async () => (await maker.api("/api/supplier-invoices/facets")).body as unknown as { due: number };

  it("is a draft, then is taken off the oldest invoice that is due; what is left of it, off the next", async () => {
    const bill = await write({ lines: [little] });
    await act(bill.id, "book");
    const before = await due();
    const credit = await write({ isCredit: true, dueOn: inDays(9), lines: [{ ...flour, amount: { value: 1, unit: "kg" } }] });
    expect(credit).toMatchObject({ isCredit: true, status: "draft", total: 0.89, dueOn: null, difference: null });
    expect((await due()).due).toBe(before.due);
    expect(await act(credit.id, "book")).toMatchObject({ due: 0, moves: [] });
    expect((await due()).due).toBeCloseTo(before.due - 0.89, 2);
    expect(await refused({ number: "F-AV", isCredit: true, issuedOn: "2999-01-01" })).toEqual(["issuedOn: future"]);
  });

  it("takes its VAT off what was paid", async () => {
    const month = `from=${today.slice(0, 8)}01&to=${today}`;
    const vat = async () => (await maker.api(`/api/accounting/vat?${month}`)).body as unknown as { deductible: number };
    const before = await vat();
    const { id } = await write({ isCredit: true });
    expect(await vat()).toEqual(before);
    await act(id, "book");
    expect(JSON.stringify(await vat())).not.toBe(JSON.stringify(before));
  });
});

describe("what the paper says", () => {
  it("may be by rate alone, with the supplier's own rounding", async () => {
    const vat = [
      { rate: 5.5, base: 100.01, tax: 5.51 },
      { rate: 20, base: 12 },
    ];
    expect(await write({ lines: [], vat })).toMatchObject({ subtotal: 112.01, tax: 7.91, total: 119.92 });
  });

  it.each([
    [{ lines: [] }, "lines: required"],
    [{ vat: [{ rate: 5.5, base: 90 }] }, "vat: sums_differ"],
    [{ vat: [{ rate: 5.5, base: 84, tax: 9 }] }, "vat: sums_differ"],
    [{ issuedOn: "2999-01-01" }, "issuedOn: future"],
    [{ dueOn: "2020-01-01" }, "dueOn: before_issue"],
    [{ lines: [{ ...flour, item: "RIEN" }] }, "lines.0.item: not_found"],
    [{ lines: [{ ...flour, vatRate: 19.6 }] }, "lines.0.vatRate: choice"],
    [{ restock: "ACH-0000-0000" }, "restock: not_found"],
  ])("refuses %j", async (more, problem) => {
    expect(await refused(more)).toEqual([problem]);
  });
});

it("stands against what came at the price that was ordered", async () => {
  const order = (await post(maker, "/api/restocks", {
    supplier: "Moulin",
    lines: [{ item: "FAR", packs: 4 }],
  })) as unknown as Restock;
  await post(maker, `/api/restocks/${order.id}/order`, { send: false });
  await post(maker, `/api/restocks/${order.id}/receive`, { lines: [{ line: "FAR", packs: 4 }] });
  const { difference, compared } = await write({ restock: order.reference });
  expect(difference).toBe(4);
  expect(compared).toMatchObject([{ itemName: "Farine T55", invoiced: 84, received: 80, difference: 4 }]);
});
