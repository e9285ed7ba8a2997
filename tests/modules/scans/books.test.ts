import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { invoices } from "@/db/business";
import { bring, invoicePdf, readingOf, type ToldScan } from "../../support/documents";
import { layouts } from "../../support/invoices/layouts";
import { kept } from "../../support/newcomer";
import { newBusiness, type Person } from "../../support/people";
import { databases } from "../../support/platform";

let maker: Person;
beforeEach(async () => {
  maker = await newBusiness();
});

const post = (path: string, json: unknown = {}) => maker.api(path, { method: "POST", json });
const correct = async (id: string, json: unknown) => {
  const { status, body } = await post(`/api/scans/${id}/correct`, json);
  expect(status, JSON.stringify(body)).toBe(200);
  return body as unknown as ToldScan;
};
async function read(change = {}, layout = 0) {
  const { content, truth } = await invoicePdf(layout, change);
  // Two made in one second would be the same file.
  const own = Buffer.concat([Buffer.from(content, "base64"), Buffer.from(`\n%${randomUUID()}\n`)]).toString("base64");
  return { scan: await readingOf(maker, (await bring(maker, own)).id), truth };
}
async function invoiceOf({ invoiceId }: { invoiceId?: unknown }) {
  const database = (await kept(maker.email))?.businesses?.database ?? "";
  const [row] = await databases
    .business(database)
    .select()
    .from(invoices)
    .where(eq(invoices.id, String(invoiceId)));
  return row;
}

describe("a review", () => {
  it("says whether the arithmetic holds, and what a person says is certain", async () => {
    const { scan } = await read();
    const wrong = await correct(scan.id, { totalInclTax: 1, version: scan.version });
    expect(wrong).toMatchObject({ totalInclTax: 1, checks: { totals: false } });
    expect(wrong.found.find(({ field }) => field === "totalInclTax")).toMatchObject({ confidence: 100, corrected: true });
    expect((await post(`/api/scans/${scan.id}/correct`, { totalInclTax: 2, version: scan.version })).body.code).toBe("stale");
    expect((await correct(scan.id, { totalInclTax: scan.totalInclTax })).checks.totals).toBe(true);
  });

  it("teaches: the next document of the supplier reads right, items of lines included", async () => {
    const { scan, truth } = await read();
    await post("/api/suppliers", { name: truth.supplier });
    const { body: item } = await post("/api/items", { name: "Ce que c'est chez nous", kind: "ingredient", unit: "kg" });
    const lineItems = scan.lineItems.map(({ description }, at) => ({ description, ...(at === 0 && { item: item.id }) }));
    await correct(scan.id, { invoiceNumber: truth.invoiceNumber.slice(1), supplierAddress: "Quai neuf, 47000 Agen", lineItems });

    const next = (await read({ invoiceNumber: "F2027-5555" })).scan;
    expect(next).toMatchObject({ invoiceNumber: "2027-5555", supplierAddress: "Quai neuf, 47000 Agen" });
    expect(next.lineItems[0]).toMatchObject({ itemId: item.id, itemName: "Ce que c'est chez nous" });
    expect(next.found.find(({ field }) => field === "invoiceNumber")).toMatchObject({ learned: true, corrected: false });

    await correct(next.id, { invoiceNumber: "F2027-5555" });
    expect((await read({ invoiceNumber: "F2027-6666" })).scan.invoiceNumber).toBe("F2027-6666");
  });

  it("teaches what stands before a number, not what is said behind one: that is its paper's own", async () => {
    const { scan, truth } = await read();
    await post("/api/suppliers", { name: truth.supplier });
    await correct(scan.id, { invoiceNumber: `${truth.invoiceNumber}-A` });
    const next = (await read({ invoiceNumber: "F2027-5555" })).scan;
    expect(next.invoiceNumber).toBe("F2027-5555");
    await correct(next.id, { invoiceNumber: "FA-F2027-5555" });
    expect((await read({ invoiceNumber: "F2027-6666" })).scan.invoiceNumber).toBe("FA-F2027-6666");
  });

  it("keeps a tax of nothing, and tells whether the rates of the lines make the tax", async () => {
    const { scan } = await read();
    expect(scan.checks).toEqual({ lines: true, totals: true, vat: true });
    expect((await correct(scan.id, { vatAmount: 0 })).checks).toMatchObject({ totals: false, vat: false });
    expect((await correct(scan.id, { vatAmount: 0 })).vatAmount).toBe(0);
  });

  it("refuses an item that is none, naming its line", async () => {
    const { scan } = await read();
    const { body } = await post(`/api/scans/${scan.id}/correct`, { lineItems: [{ description: "Farine", item: "nulle-part" }] });
    expect(body.errors).toEqual([expect.objectContaining({ field: "lineItems.0.item", code: "item_unknown" })]);
  });

  it("takes lines that were not read, and leaves out those that are no lines; the supplier may be another", async () => {
    const { scan } = await read();
    const { body: other } = await post("/api/suppliers", { name: "Maison mère" });
    const [first, ...rest] = scan.lineItems;
    const told = [...rest.map(({ line, description }) => ({ line, description })), { line: 0, description: "Transport", totalAmount: 12 }];
    const after = await correct(scan.id, { lineItems: told, supplierId: other.reference });
    expect(after.lineItems.map(({ description }) => description)).toEqual([...rest.map(({ description }) => description), "Transport"]);
    expect(after.lineItems.at(-1)).toMatchObject({ totalAmount: 12, quantity: null, confidence: 100 });
    expect(after.lineItems.some(({ description }) => description === first?.description)).toBe(false);
    expect(after.supplierName).toBe("Maison mère");

    const booked = await post(`/api/scans/${scan.id}/book`);
    expect(await invoiceOf(booked.body)).toMatchObject({ supplierId: other.id, partyName: "Maison mère" });
  });
});

describe("the supplier of a document", () => {
  it("is made in place from what was read, with its account, and once", async () => {
    const { scan, truth } = await read();
    const iban = "FR76 3000 6000 0112 3456 7890 189";
    await correct(scan.id, { iban, supplierAddress: "3 rue du Moulin, 47000 Agen" });
    const { status, body } = await post(`/api/scans/${scan.id}/add-supplier`);
    expect([status, body.supplierName], JSON.stringify(body)).toEqual([200, truth.supplier]);
    const kept = {
      ...{ name: truth.supplier, vatNumber: truth.vatNumber, iban: iban.replaceAll(" ", "") },
      address: expect.objectContaining({ street: "3 rue du Moulin", postcode: "47000", city: "Agen", country: "FR" }),
    };
    expect((await maker.api("/api/suppliers")).body.items).toEqual([expect.objectContaining(kept)]);
    expect((await maker.api(`/api/scans/${scan.id}`)).body.supplierName).toBe(truth.supplier);

    const again = (await read({ invoiceNumber: "F2027-7777" })).scan;
    expect((await post(`/api/scans/${again.id}/add-supplier`)).status).toBe(200);
    expect((await maker.api("/api/suppliers")).body.items).toHaveLength(1);
  });

  it("is found by documents that were read before it was made", async () => {
    const [first, second] = [(await read()).scan, (await read()).scan];
    expect((await post(`/api/scans/${first.id}/book`)).status).toBe(200);
    const { body } = await maker.api(`/api/scans/${second.id}`);
    expect([body.supplierName, body.duplicateOf]).toEqual([first.supplier, expect.any(String)]);
  });

  it("is nobody while the document names nobody, and within what the plan allows", async () => {
    const { scan } = await read();
    const unnamed = await correct(scan.id, { supplier: null });
    const { status, body } = await post(`/api/scans/${scan.id}/add-supplier`, { version: unnamed.version });
    expect([status, body.errors]).toEqual([422, [expect.objectContaining({ field: "supplier", code: "required" })]]);
  });
});

describe("a document in the books", () => {
  it("is an invoice to pay on its day, of a supplier that was made for it", async () => {
    const { scan, truth } = await read();
    const { status, body } = await post(`/api/scans/${scan.id}/book`, { version: scan.version });
    expect([status, body.status], JSON.stringify(body)).toEqual([200, "booked"]);
    expect(await invoiceOf(body)).toMatchObject({
      type: "supplier",
      status: "to_pay",
      number: truth.invoiceNumber,
      partyName: truth.supplier,
      issuedOn: truth.invoiceDate,
      dueOn: truth.dueDate ?? expect.any(String),
      total: truth.totalInclTax,
      tax: truth.vatAmount,
      subtotal: truth.totalExclTax,
      scanId: scan.id,
    });
    const { body: found } = await maker.api("/api/suppliers");
    expect(found.items).toEqual([expect.objectContaining({ name: truth.supplier, vatNumber: truth.vatNumber })]);
    expect((await post(`/api/scans/${scan.id}/book`)).body.code).toBe("not_allowed_now");
  });

  it("is there once: its double is told in review and refused", async () => {
    const first = await read();
    await post(`/api/scans/${first.scan.id}/book`);
    const { scan } = await read();
    expect(scan.id).not.toBe(first.scan.id);
    expect(scan.duplicateOf).toEqual(expect.any(String));
    const { status, body } = await post(`/api/scans/${scan.id}/book`);
    expect([status, body.code, body.errors]).toEqual([
      422,
      "invalid_input",
      [expect.objectContaining({ field: "invoiceNumber", code: "booked_before" })],
    ]);
  });

  it("is not there while its totals contradict each other", async () => {
    const { scan } = await read();
    await correct(scan.id, { vatAmount: 1 });
    const refused = await post(`/api/scans/${scan.id}/book`);
    expect([refused.status, refused.body.errors]).toEqual([422, [expect.objectContaining({ field: "totalInclTax", code: "scan_sums" })]]);
    await correct(scan.id, { vatAmount: null });
    expect((await post(`/api/scans/${scan.id}/book`)).status).toBe(200);
  });

  it("is taken up again once its invoice was cancelled, and not before", async () => {
    const { scan } = await read();
    const { body: booked } = await post(`/api/scans/${scan.id}/book`);
    expect(booked.moves).toEqual([]);
    const early = await post(`/api/scans/${scan.id}/reopen`);
    expect([early.status, early.body.code, early.body.errors]).toEqual([
      409,
      "not_allowed_now",
      [expect.objectContaining({ field: "invoiceId", code: "scan_stands" })],
    ]);
    expect((await post(`/api/supplier-invoices/${booked.invoiceId}/cancel`)).status).toBe(200);
    expect((await maker.api(`/api/scans/${scan.id}`)).body.moves).toEqual(["reopen"]);
    const { body: again } = await post(`/api/scans/${scan.id}/reopen`);
    expect(again).toMatchObject({ status: "to_review", invoiceId: null, duplicateOf: null });
    const { status, body: anew } = await post(`/api/scans/${scan.id}/book`);
    expect([status, anew.status]).toEqual([200, "booked"]);
    expect(anew.invoiceId).not.toBe(booked.invoiceId);
  });

  it("lacks nothing it must have", async () => {
    const { scan } = await read();
    await correct(scan.id, { invoiceNumber: null, invoiceDate: null });
    const { body } = await post(`/api/scans/${scan.id}/book`);
    expect((body.errors as { field: string }[]).map(({ field }) => field)).toEqual(["invoiceNumber", "invoiceDate"]);
  });

  it("flags another price with what it does to recipes, and changes the tariff that is ticked", async () => {
    const { scan, truth } = await read();
    const [line] = truth.lines;
    const { body: supplier } = await post("/api/suppliers", { name: truth.supplier });
    const { body: item } = await post("/api/items", { name: "Matière", kind: "ingredient", unit: "piece" });
    const { body: product } = await post("/api/items", { name: "Bocal", kind: "product", unit: "piece", price: 900 });
    const price = (line?.unitPrice ?? 0) / 10_000;
    const pack = { value: 1, unit: "piece" };
    const { body: tariff } = await post("/api/tariffs", { item: item.id, supplier: supplier.id, pack, price: price / 2 });
    const { body: recipe } = await post("/api/recipes", { item: product.id, output: pack, lines: [{ item: item.id, amount: pack }] });
    await post(`/api/recipes/${recipe.id}/activate`);

    const lineItems = scan.lineItems.map(({ description }, at) => ({ description, ...(at === 0 && { item: item.id, unit: "colis" }) }));
    const seen = await correct(scan.id, { lineItems });
    expect(seen.lineItems[0]?.priceChange).toMatchObject({ tariffId: tariff.id, before: price / 2, after: price, change: 100, reached: 1 });
    expect(seen.lineItems[0]?.priceChange?.effects).toEqual([expect.objectContaining({ name: "Bocal", costAfter: price })]);

    expect((await post(`/api/scans/${scan.id}/book`, { updateTariffs: ["autre"] })).body.errors).toEqual([
      expect.objectContaining({ field: "updateTariffs" }),
    ]);
    await post(`/api/scans/${scan.id}/book`, { updateTariffs: [tariff.id] });
    expect((await maker.api(`/api/tariffs/${tariff.id}`)).body.price).toBe(price);
    expect((await maker.api(`/api/items/${item.id}`)).body.cost).toBe(price);
  });
});

describe("a supplier's credit note", () => {
  const note = layouts.findIndex(({ name }) => name === "credit note");

  it("is set against what is due to the supplier, and what is left of it against their next invoice", async () => {
    const { scan, truth } = await read({}, note);
    expect(scan.kind).toBe("credit");
    const total = -truth.totalInclTax / 10_000;
    const { body: supplier } = await post("/api/suppliers", { name: truth.supplier });
    const owed = (number: string, price: number) => ({
      ...{ supplier: supplier.id, number, issuedOn: "2026-01-05" },
      lines: [{ description: "Marchandise", price, vatRate: 0 }],
    });
    const { body: first } = await post("/api/supplier-invoices", owed("A-1", 100));
    await post(`/api/supplier-invoices/${first.id}/book`);
    const { status, body } = await post(`/api/scans/${scan.id}/book`);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(await invoiceOf(body)).toMatchObject({
      type: "supplier_credit",
      status: "sent",
      total: -truth.totalInclTax,
      paid: 1_000_000,
      due: 0,
    });
    expect((await maker.api(`/api/supplier-invoices/${first.id}`)).body).toMatchObject({ status: "paid", due: 0 });

    const owing = {
      kind: "supplier_credit",
      direction: "to_receive",
      amount: Math.round((total - 100) * 100) / 100,
      partyName: truth.supplier,
    };
    expect((await maker.api("/api/schedule?direction=to_receive")).body).toMatchObject({
      items: [owing],
      toReceive: { total: owing.amount },
    });

    const { flows } = (await maker.api("/api/treasury/forecast")).body as { flows: object[] };
    expect(flows).toContainEqual({ kind: "payable", income: owing.amount, expense: 0 });

    const { body: next } = await post("/api/supplier-invoices", owed("A-2", total));
    const { body: booked } = await post(`/api/supplier-invoices/${next.id}/book`);
    expect(booked).toMatchObject({
      status: "overdue",
      due: 100,
      payments: [expect.objectContaining({ amount: Math.round((total - 100) * 100) / 100 })],
    });
    expect(await invoiceOf(body)).toMatchObject({ status: "paid" });
    expect((await maker.api("/api/schedule?direction=to_receive")).body).toMatchObject({ items: [], toReceive: { total: 0 } });
    const { body: listed } = await maker.api("/api/supplier-invoices");
    expect((listed.items as { isCredit: boolean }[]).filter(({ isCredit }) => isCredit)).toHaveLength(1);
  });

  it("is told by a person where it was not seen; an invoice below zero is none", async () => {
    const { scan } = await read({}, note);
    await correct(scan.id, { kind: "invoice" });
    const { body } = await post(`/api/scans/${scan.id}/book`);
    expect(body.errors).toEqual([expect.objectContaining({ field: "totalInclTax", code: "scan_negative" })]);
    await correct(scan.id, { kind: "credit" });
    expect((await post(`/api/scans/${scan.id}/book`)).status).toBe(200);
  });
});

it("a document in another currency is booked at what it comes to in euros, and not before", async () => {
  const { scan, truth } = await read(
    {},
    layouts.findIndex(({ name }) => name === "english dairy"),
  );
  expect(scan.currency).toBe("GBP");
  const { body } = await post(`/api/scans/${scan.id}/book`);
  expect(body.errors).toEqual([expect.objectContaining({ field: "inEuros", code: "scan_currency" })]);
  const inEuros = (Math.round(truth.totalInclTax * 1.17) / 10_000).toFixed(2);
  const booked = await post(`/api/scans/${scan.id}/book`, { inEuros: Number(inEuros) });
  const row = await invoiceOf(booked.body);
  expect(row?.total).toBe(Math.round(Number(inEuros) * 100) * 100);
  expect((row?.subtotal ?? 0) + (row?.tax ?? 0)).toBe(row?.total);
  expect(row?.lines[0]?.total).toBeGreaterThan(truth.lines[0]?.total ?? 0);
});
