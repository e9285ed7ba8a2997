import { beforeEach, describe, expect, it } from "vitest";
import { newScanner } from "@/tests/support/scanner";

let scanner: Awaited<ReturnType<typeof newScanner>>;
beforeEach(async () => {
  scanner = await newScanner();
});

const post: typeof scanner.post = (...request) => scanner.post(...request);
const correct: typeof scanner.correct = (...request) => scanner.correct(...request);
const read: typeof scanner.read = (...request) => scanner.read(...request);
const invoiceOf: typeof scanner.invoiceOf = (scan) => scanner.invoiceOf(scan);

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

  it("teaches what never belongs to a description, until one that has it is right", async () => {
    const { scan, truth } = await read();
    await post("/api/suppliers", { name: truth.supplier });
    const whole = scan.lineItems[0]?.description ?? "";
    const rest = whole.split(" ").slice(0, -2).join(" ");
    expect(rest).not.toBe("");
    const [first, ...others] = scan.lineItems.map(({ description }) => ({ description }));
    await correct(scan.id, { lineItems: [{ ...first, description: rest }, ...others] });
    const next = (await read({ invoiceNumber: "F2027-5555" })).scan;
    expect(next.lineItems[0]?.description).toBe(rest);
    await correct(next.id, { lineItems: [{ description: whole }, ...next.lineItems.slice(1).map(({ description }) => ({ description }))] });
    expect((await read({ invoiceNumber: "F2027-6666" })).scan.lineItems[0]?.description).toBe(whole);
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

  it("tells a SIRET or an IBAN that was mistyped, and keeps one that is right", async () => {
    const { scan } = await read();
    const refused = await post(`/api/scans/${scan.id}/correct`, { iban: "FR76 3000 6000 0112 3456 7890 188" });
    expect(refused.body.errors).toEqual([expect.objectContaining({ field: "iban", code: "check_digit" })]);
    const { body } = await post(`/api/scans/${scan.id}/correct`, { siret: "732 829 320 00075" });
    expect(body.errors).toEqual([expect.objectContaining({ field: "siret", code: "check_digit" })]);
    const iban = "FR76 3000 6000 0112 3456 7890 189";
    expect(await correct(scan.id, { iban, siret: "" })).toMatchObject({ iban, siret: null });
  });

  it("refuses an item that is none, naming its line", async () => {
    const { scan } = await read();
    const { body } = await post(`/api/scans/${scan.id}/correct`, { lineItems: [{ description: "Farine", item: "nulle-part" }] });
    expect(body.errors).toEqual([expect.objectContaining({ field: "lineItems.0.item", code: "not_found" })]);
  });

  it("takes lines that were not read, and leaves out those that are no lines; the supplier may be another", async () => {
    const { scan } = await read();
    const { body: other } = await post("/api/suppliers", { name: "Maison mère" });
    const [first, ...rest] = scan.lineItems;
    const reordered = [
      ...rest.map(({ line, description }) => ({ line, description })),
      { line: 0, description: "Transport", totalAmount: 12 },
    ];
    const after = await correct(scan.id, { lineItems: reordered, supplierId: other.reference });
    expect(after.lineItems.map(({ description }) => description)).toEqual([...rest.map(({ description }) => description), "Transport"]);
    expect(after.lineItems.at(-1)).toMatchObject({ totalAmount: 12, quantity: null, confidence: 100 });
    expect(after.lineItems.some(({ description }) => description === first?.description)).toBe(false);
    expect(after.supplierName).toBe("Maison mère");

    const booked = await post(`/api/scans/${scan.id}/book`, { confirmed: true });
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
    const details = {
      name: truth.supplier,
      vatNumber: truth.vatNumber,
      iban: iban.replaceAll(" ", ""),
      address: expect.objectContaining({ street: "3 rue du Moulin", postcode: "47000", city: "Agen", country: "FR" }),
    };
    expect((await scanner.maker.api("/api/suppliers")).body.items).toEqual([expect.objectContaining(details)]);
    expect((await scanner.maker.api(`/api/scans/${scan.id}`)).body.supplierName).toBe(truth.supplier);

    const again = (await read({ invoiceNumber: "F2027-7777" })).scan;
    expect((await post(`/api/scans/${again.id}/add-supplier`)).status).toBe(200);
    expect((await scanner.maker.api("/api/suppliers")).body.items).toHaveLength(1);
  });

  it("is found by documents that were read before it was made", async () => {
    const [first, second] = [(await read()).scan, (await read()).scan];
    expect((await post(`/api/scans/${first.id}/book`)).status).toBe(200);
    const { body } = await scanner.maker.api(`/api/scans/${second.id}`);
    expect([body.supplierName, body.duplicateOf]).toEqual([first.supplier, expect.any(String)]);
  });

  it("is nobody while the document names nobody, and within what the plan allows", async () => {
    const { scan } = await read();
    const unnamed = await correct(scan.id, { supplier: null });
    const { status, body } = await post(`/api/scans/${scan.id}/add-supplier`, { version: unnamed.version });
    expect([status, body.errors]).toEqual([422, [expect.objectContaining({ field: "supplier", code: "required" })]]);
  });
});
