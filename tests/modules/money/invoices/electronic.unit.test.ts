import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Refusal } from "@/worker/core/errors";
import { ciiOf } from "@/worker/modules/money/invoices/electronic/cii";
import { line, paperOf, parties, schemaErrors, electronic as sorts, writtenOut } from "@/tests/support/electronic";

const xmlOf = (sort: string) => ciiOf((sorts[sort] ?? expect.fail(sort))());
/** What every element of this name says, in one part of the document. */
const textsOf = (xml: string, name: string, part = "rsm:CrossIndustryInvoice") => {
  const inner = new RegExp(`<${part}[ >].*</${part}>`, "s").exec(xml)?.[0] ?? "";
  return [...inner.matchAll(new RegExp(`<ram:${name}(?: [^>]*)?>([^<]*)</ram:${name}>`, "g"))].map(([, text]) => text ?? "");
};
const first = (xml: string, name: string, part?: string) => textsOf(xml, name, part)[0];
const SETTLEMENT = "ram:ApplicableHeaderTradeSettlement";

it("every sort of invoice obeys the schema of Factur-X, profile EN 16931", async () => {
  expect(await schemaErrors(writtenOut().map(({ xml }) => xml))).toEqual([]);
});

it("the schema is read: what breaks it is found", async () => {
  const xml = xmlOf("one rate");
  expect(await schemaErrors([xml.replace("<ram:TypeCode>380</ram:TypeCode>", "")])).not.toEqual([]);
  expect(await schemaErrors([xml.replace(/<ram:GrandTotalAmount>[^<]*/, "<ram:GrandTotalAmount>beaucoup")])).not.toEqual([]);
});

describe.each(writtenOut())("$name", ({ xml, paper: { row } }) => {
  it("says who sells and buys, and where programs reach both (BR-FR-10, 12, 13)", () => {
    for (const party of ["ram:SellerTradeParty", "ram:BuyerTradeParty"])
      expect(textsOf(xml, "URIID", party).at(-1)).toMatch(/^[\w.@-]{5,125}$/);
    expect(textsOf(xml, "ID", "ram:SellerTradeParty")[0]).toMatch(/^\d{9}$/);
  });

  it("says each of the notes once (BR-FR-05, 06, 20)", () => {
    expect(textsOf(xml, "SubjectCode").sort()).toEqual(xml.includes("<ram:Content>B2C<") ? ["BAR"] : ["AAB", "BAR", "PMD", "PMT"]);
    expect(textsOf(xml, "Content").filter((text) => /^(B2B|B2BINT|B2C)$/.test(text))).toHaveLength(1);
  });

  it("counts and prices with the decimals allowed (BR-FR-DEC-01 to 04)", () => {
    for (const amount of textsOf(xml, "BilledQuantity")) expect(amount).toMatch(/^-?\d+(\.\d{1,4})?$/);
    for (const price of textsOf(xml, "ChargeAmount")) expect(price).toMatch(/^\d+(\.\d{1,6})?$/);
    for (const rate of textsOf(xml, "RateApplicablePercent")) expect(rate).toMatch(/^(0|2\.1|5\.5|10|20)$/);
    for (const sum of [...textsOf(xml, "LineTotalAmount"), ...textsOf(xml, "CalculatedAmount")]) expect(sum).toMatch(/^-?\d+\.\d\d$/);
  });

  it("says for every rate what it is, and why there is none (BR-S-08, BR-E-10, BR-O-05)", () => {
    const rates = xml.replace(/<ram:SpecifiedTradeAllowanceCharge>.*?<\/ram:SpecifiedTradeAllowanceCharge>/gs, "");
    const codes = textsOf(rates, "CategoryCode", SETTLEMENT);
    expect(codes).toHaveLength(row.vat.length);
    expect(codes.filter((code) => code !== "S")).toHaveLength(textsOf(rates, "ExemptionReason", SETTLEMENT).length);
    expect(textsOf(rates, "RateApplicablePercent", SETTLEMENT)).toHaveLength(codes.filter((code) => code !== "O").length);
  });

  it("its sums follow from each other, what is taken off included (BR-CO-10, 11, 13, 15, BR-S-08)", () => {
    const cents = (texts: string[]) => texts.reduce((sum, text) => sum + Math.round(Number(text) * 100), 0);
    const [head = "", sums = ""] =
      new RegExp(`<${SETTLEMENT}>(.*)(<ram:SpecifiedTradeSettlementHeader.*)</${SETTLEMENT}>`, "s").exec(xml)?.slice(1) ?? [];
    const of = (part: string, name: string) =>
      [...part.matchAll(new RegExp(`<ram:${name}[^>]*>([^<]*)`, "g"))].map(([, text = ""]) => text);
    const lines = xml.slice(0, xml.indexOf(`<${SETTLEMENT}>`));
    expect(cents(of(sums, "LineTotalAmount"))).toBe(cents(of(lines, "LineTotalAmount")));
    expect(cents(of(sums, "AllowanceTotalAmount"))).toBe(cents(of(head, "ActualAmount")));
    expect(cents(of(sums, "TaxBasisTotalAmount"))).toBe(cents(of(sums, "LineTotalAmount")) - cents(of(sums, "AllowanceTotalAmount")));
    expect(cents(of(sums, "GrandTotalAmount"))).toBe(cents(of(sums, "TaxBasisTotalAmount")) + cents(of(head, "CalculatedAmount")));
    const bases = [...head.matchAll(/<ram:ApplicableTradeTax>.*?<\/ram:ApplicableTradeTax>/gs)].flatMap(([tax]) => of(tax, "BasisAmount"));
    expect(cents(bases)).toBe(cents(of(sums, "TaxBasisTotalAmount")));
  });

  it("is due on its day or later, or says what it is set against (BR-FR-CO-07, BR-CO-25)", () => {
    const due = /<ram:DueDateDateTime>.*?(\d{8})/.exec(xml)?.[1];
    expect((due ?? "99999999") >= row.issuedOn.replaceAll("-", "")).toBe(true);
    expect(due !== undefined || first(xml, "Description", "ram:SpecifiedTradePaymentTerms") === "FA-2026-0001").toBe(true);
  });
});

it.each([
  ["one rate", "S"],
  ["goods within the Union", "K"],
  ["services within the Union", "AE"],
  ["an export, with transport", "G"],
  ["services beyond the Union", "O"],
  ["a franchise, with a VAT number", "E"],
  ["a franchise, without one", "E"],
  ["a franchise that sells abroad", "E"],
  ["a reverse charge in France", "AE"],
  ["a training, exempt, with goods that are not", "E"],
  ["crates lent, outside the scope", "O"],
])("%s is of the category %s, on its lines as in its sums", (sort, code) => {
  const xml = xmlOf(sort);
  expect(first(xml, "CategoryCode", SETTLEMENT)).toBe(code);
  expect(first(xml, "CategoryCode", "ram:IncludedSupplyChainTradeLineItem")).toBe(code);
});

it("outside the scope of VAT nobody has a VAT number (BR-O-02)", () => {
  expect(xmlOf("services beyond the Union")).not.toContain("SpecifiedTaxRegistration");
  expect(xmlOf("crates lent, outside the scope")).not.toContain("SpecifiedTaxRegistration");
});

it.each([
  ["one rate", "380", "B1"],
  ["nothing else but services", "380", "S1"],
  ["goods and services, with notes", "380", "M1"],
  ["a deposit", "386", "B1"],
  ["what is left after a deposit", "380", "B4"],
  ["a credit note", "381", "B1"],
  ["a credit note of a deposit", "503", "S1"],
])("%s is of type %s and mode %s (BR-FR-04, 08, CO-08)", (sort, type, mode) => {
  expect(first(xmlOf(sort), "TypeCode")).toBe(type);
  expect(first(xmlOf(sort), "ID")).toBe(mode);
});

it("a quantity stays exact: in the base unit where the unit of its price has too many decimals", () => {
  const xml = xmlOf("weights to the milligram");
  expect(textsOf(xml, "BilledQuantity")).toEqual(["1234.567", "0.007", "1.2345", "0.333"]);
  expect(textsOf(xml, "BasisQuantity")).toEqual(["1000", "1000", "1", "1"]);
  const amounts = fc.tuple(fc.integer({ min: 1, max: 10 ** 9 }), fc.constantFrom("g", "kg", "ml", "cl", "l", "piece"));
  fc.assert(
    fc.property(amounts, ([amount, per]) => {
      const one = ciiOf(paperOf([line({ amount, per, unit: per, price: 100 })]));
      const factor = { g: 1, kg: 1_000, ml: 1, cl: 10, l: 1_000, piece: 1 }[per];
      const each = Number(first(one, "BilledQuantity")) / Number(first(one, "BasisQuantity"));
      expect(each).toBeCloseTo(amount / 1_000 / factor, 9);
    }),
    { numRuns: 60 },
  );
});

describe("what bears no tax says why, or is not sent", () => {
  const untaxed = line({ vatRate: 0 });
  const fieldsOf = (make: () => unknown) => {
    try {
      make();
    } catch (problem) {
      return problem instanceof Refusal ? problem.detail.fields?.map(({ field, code }) => `${field}:${code}`) : problem;
    }
    return [];
  };

  it.each([
    ["to a client in France, by a business that charges VAT", () => paperOf([untaxed]), "vatReason:vat_reason"],
    [
      "to a person elsewhere in the Union",
      () => paperOf([untaxed], { buyer: { ...parties.berlin, vatNumber: null } }),
      "vatReason:vat_reason",
    ],
    [
      "to a German company, delivered in France",
      () => paperOf([untaxed], { buyer: parties.berlin, row: { deliveryAddress: parties.seller.address } }),
      "vatReason:vat_reason",
    ],
    ["an export that stays", () => paperOf([untaxed], { row: { vatReason: "export" } }), "vatReason:vat_reason_place"],
    [
      "within the Union, beyond it",
      () => paperOf([untaxed], { buyer: parties.geneva, row: { vatReason: "intra_community" } }),
      "vatReason:vat_reason_place",
    ],
    [
      "outside the scope, beside what is not",
      () => paperOf([untaxed, line()], { row: { vatReason: "outside_scope" } }),
      "vatReason:vat_reason_alone",
    ],
    [
      "shifted to someone without a number",
      () => paperOf([untaxed], { buyer: parties.person, row: { vatReason: "reverse_charge" } }),
      "client.vatNumber:client_vat_number",
    ],
    [
      "shifted by someone without one",
      () => paperOf([untaxed], { seller: { ...parties.seller, vatNumber: null }, row: { vatReason: "reverse_charge" } }),
      "company.vatNumber:company_vat_number",
    ],
    [
      "a franchise that charges VAT",
      () => paperOf([untaxed, line()], { seller: { ...parties.seller, vatRegime: "franchise" } }),
      "lines.1.vatRate:vat_franchise",
    ],
  ])("%s", (_, make, problem) => {
    expect(fieldsOf(make)).toEqual([problem]);
  });

  it("what bears tax needs no reason", () => {
    expect(fieldsOf(() => paperOf([line()]))).toEqual([]);
    expect(paperOf([line()], { buyer: parties.geneva }).reason).toBeNull();
  });
});
