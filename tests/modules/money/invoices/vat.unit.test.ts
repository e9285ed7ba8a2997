import { describe, expect, it } from "vitest";
import { vatNumber } from "@/worker/core/trade/trade-numbers";
import { requireVatReason, type Sale, vatCategoryOf, vatReasonOf } from "@/worker/modules/money/invoices/electronic/vat-category";
import { atRatesOfBuyer, vatPlaceOf } from "@/worker/core/trade/vat";
import { refusalOf, refusedOf } from "@/tests/support/refusals";

const address = (country: string) => ({ street: "1 quai", postcode: "1", city: "X", country });
const party = (country: string | null, vatNumber: string | null, overrides = {}) =>
  ({ vatRegime: "normal", vatNumber, siret: null, address: country && address(country), ...overrides }) as unknown as Sale["buyer"];
const line = (vatRate: number, itemId: string | null = "jam") => ({ itemId, vatRate });
const sale = (overrides: Partial<Sale> = {}): Sale => ({
  seller: party("FR", "FR1"),
  buyer: party("FR", null),
  deliveryAddress: null,
  lines: [line(0)],
  kinds: new Map([
    ["jam", "product"],
    ["advice", "service"],
  ]),
  vatReason: null,
  ...overrides,
});
const belfast = { ...party("GB", "XI980780684"), address: { ...address("GB"), postcode: "BT1 5GS" } };
const advice = { lines: [line(0, "advice")] };

describe("why a sale bears no tax", () => {
  it.each([
    ["the seller is small", { seller: party("FR", "FR1", { vatRegime: "franchise" }), vatReason: "exempt" }, "franchise"],
    ["it is said", { vatReason: "exempt", buyer: party("US", null) }, "exempt"],
    ["the seller has no number: nothing", { seller: party("FR", null) }, null],
    ["the seller is overseas: rates are told", { seller: party("RE", "FR1"), buyer: party("US", null) }, null],
    ["nothing says it at home", {}, null],
    ["nothing says it of someone whose place is unknown", { buyer: party(null, "DE1") }, null],
    ["goods go to a business of the Union", { buyer: party("DE", "DE1") }, "intra_community"],
    ["goods go to a person of the Union: nothing", { buyer: party("DE", null) }, null],
    ["goods go to the Union, to a French business: nothing", { buyer: party("DE", "FR1") }, null],
    ["a number that ends as ours do is foreign", { buyer: party("DE", "DE1FR") }, "intra_community"],
    ["services go to a business of the Union", { ...advice, buyer: party("DE", "DE1") }, "reverse_charge"],
    ["goods leave the Union", { buyer: party("US", null) }, "export"],
    ["services for a person beyond the Union: nothing", { ...advice, buyer: party("US", null, { isConsumer: true }) }, null],
    ["a number of the United Kingdom says nothing in the Union", { buyer: party("DE", "GB1") }, null],
    ["goods go to Northern Ireland, to a business known there", { buyer: belfast }, "intra_community"],
    ["goods go to Northern Ireland, to one known in Great Britain: nothing", { buyer: { ...belfast, vatNumber: "GB1" } }, null],
    ["services go to Northern Ireland, which is beyond the Union", { ...advice, buyer: belfast }, "outside_scope"],
    ["Greece has letters of its own", { buyer: party("GR", "EL1") }, "intra_community"],
    ["goods go to Réunion", { buyer: party("RE", null) }, "overseas"],
    ["services for Réunion: nothing", { ...advice, buyer: party("RE", null) }, null],
    ["services leave the Union", { ...advice, buyer: party("US", null) }, "outside_scope"],
    ["Monaco is as France", { buyer: party("MC", "DE1") }, null],
    ["goods count where they go", { buyer: party("FR", "DE1"), deliveryAddress: address("US") }, "export"],
    ["services count where the buyer is", { ...advice, buyer: party("DE", "DE1"), deliveryAddress: address("US") }, "reverse_charge"],
    ["one good among services", { buyer: party("US", null), lines: [line(0, "advice"), line(0)] }, "export"],
    ["goods that bear tax do not count", { buyer: party("US", null), lines: [line(0, "advice"), line(550)] }, "outside_scope"],
    ["what is no item goes with the goods", { buyer: party("US", null), lines: [line(0, null)] }, "export"],
  ] as [string, Partial<Sale>, string | null][])("%s", (_, overrides, reason) => expect(vatReasonOf(sale(overrides))).toBe(reason));
});

describe("an invoice is sent", () => {
  const small = { seller: party("FR", null, { vatRegime: "franchise" }) };
  it.each([
    ["when everything bears tax", { lines: [line(550)] }, null],
    ["when it says why not", { vatReason: "exempt" }, null],
    ["not when nothing says why not", {}, "vatReason:vat_reason"],
    ["not with tax of one who charges none", { ...small, lines: [line(550)] }, "lines.0.vatRate:vat_franchise"],
    ["not with tax on a later line either", { ...small, lines: [line(0), line(550)] }, "lines.1.vatRate:vat_franchise"],
    ["by one who charges none, without tax", small, null],
    ["for one reason beside what bears tax", { vatReason: "export", buyer: party("US", null), lines: [line(550), line(0)] }, null],
    ["outside the scope, alone", { ...advice, buyer: party("US", null) }, null],
    ["not outside the scope beside tax", { buyer: party("US", null), lines: [line(550), line(0, "advice")] }, "vatReason:vat_reason_alone"],
    ["within the Union", { vatReason: "intra_community", buyer: party("DE", "DE1") }, null],
    ["within the Union, Northern Ireland", { vatReason: "intra_community", buyer: belfast }, null],
    ["not beyond the Union in Northern Ireland", { vatReason: "export", buyer: belfast }, "vatReason:vat_reason_place"],
    ["not within the Union at home", { vatReason: "intra_community", buyer: party("FR", "FR2") }, "vatReason:vat_reason_place"],
    ["not within the Union nowhere", { vatReason: "intra_community", buyer: party(null, "DE1") }, "vatReason:vat_reason_place"],
    ["beyond the Union", { vatReason: "export", buyer: party("US", null) }, null],
    ["not beyond the Union within it", { vatReason: "export", buyer: party("DE", "DE1") }, "vatReason:vat_reason_place"],
    ["overseas", { vatReason: "overseas", buyer: party("GP", null) }, null],
    ["not overseas at home", { vatReason: "overseas" }, "vatReason:vat_reason_place"],
    [
      "not to someone with a number of ours",
      { vatReason: "intra_community", buyer: party("DE", "FR1") },
      "client.vatNumber:client_vat_number",
    ],
    ["where it is delivered", { vatReason: "export", deliveryAddress: address("US") }, null],
    ["not to someone without a number", { vatReason: "intra_community", buyer: party("DE", null) }, "client.vatNumber:client_vat_number"],
    [
      "not by someone without one",
      { vatReason: "export", seller: party("FR", null), buyer: party("US", null) },
      "company.vatNumber:company_vat_number",
    ],
    ["with the tax shifted to a known business", { vatReason: "reverse_charge", buyer: party("FR", "FR83404833048") }, null],
    [
      "not with the tax shifted to one known by SIRET alone",
      { vatReason: "reverse_charge", buyer: party("FR", null, { siret: "1" }) },
      "client.vatNumber:client_vat_number",
    ],
    ["not with the tax shifted to nobody", { vatReason: "reverse_charge" }, "client.vatNumber:client_vat_number"],
  ] as [string, Partial<Sale>, string | null][])("%s", (_, overrides, refused) =>
    expect(refusedOf(() => requireVatReason(sale(overrides)))).toBe(refused),
  );

  it("or says that a party is incomplete", () =>
    expect(refusalOf(() => requireVatReason(sale({ vatReason: "reverse_charge" })))?.code).toBe("incomplete_party"));
});

it.each([
  [550, "export", "S"],
  [0, null, "E"],
  [0, "franchise", "E"],
  [0, "intra_community", "K"],
  [0, "export", "G"],
  [0, "overseas", "G"],
  [0, "reverse_charge", "AE"],
  [0, "outside_scope", "O"],
] as const)("a rate of %i for %s is of category %s", (rate, reason, code) => expect(vatCategoryOf(rate, reason).code).toBe(code));

describe("where a postcode stands for VAT", () => {
  it.each([
    ["FR", "47000", "france"],
    ["FR", "20000", "france"],
    ["FR", "97099", "france"],
    ["FR", "97100", "overseas"],
    ["FR", "97132", "overseas"],
    ["FR", "97133", "beyond"],
    ["FR", "97134", "overseas"],
    ["FR", "97149", "overseas"],
    ["FR", "97150", "beyond"],
    ["FR", "97151", "overseas"],
    ["FR", "97200", "overseas"],
    ["FR", "97300", "overseas"],
    ["FR", "97 400", "overseas"],
    ["FR", "97500", "beyond"],
    ["FR", "97600", "overseas"],
    ["FR", "97700", "beyond"],
    ["FR", "97800", "beyond"],
    ["FR", "98000", "france"],
    ["FR", "98600", "beyond"],
    ["FR", "98800", "beyond"],
    ["MC", "98000", "france"],
    ["RE", "97400", "overseas"],
    ["PF", "98714", "beyond"],
    ["ES", "34999", "union"],
    ["ES", "35001", "beyond"],
    ["ES", "38001", "beyond"],
    ["IT", "23041", "beyond"],
    ["FI", "21999", "union"],
    ["FI", "22100", "beyond"],
    ["DE", "97400", "union"],
    ["GB", "BA1 5LX", "beyond"],
    ["CH", "1200", "beyond"],
  ])("%s %s", (country, postcode, place) => expect(vatPlaceOf({ country, postcode })).toBe(place));
});

describe("lines at the rates of who buys", () => {
  const jam = { id: "jam", kind: "product", vatRate: 550 };
  const rates = (buyer: Sale["buyer"], lines: { itemId: string | null; vatRate: number }[]) =>
    atRatesOfBuyer(lines, { seller: party("FR", "FR1"), buyer, deliveryAddress: null }, [jam]).map(({ vatRate }) => vatRate);
  it.each([
    ["none abroad", party("US", null), [line(550), line(2_000, null)], [0, 0]],
    ["what is said at home", party("FR", null), [line(2_000), line(1_000, null)], [2_000, 1_000]],
    ["the item's at home, where nothing was charged", party("FR", null), [line(0), line(0, null)], [550, 0]],
    ["those of home for a person of the Union", party("BE", null), [line(550)], [550]],
  ] as const)("%s", (_, buyer, lines, expected) => expect(rates(buyer, [...lines])).toEqual(expected));
});

it.each([
  ["XI980780684", true],
  ["XI 434 0314 94", true],
  ["XI980780685", false],
  ["GB980780684", true],
])("%s is a VAT number: %s", (text, isOne) => expect(vatNumber.safeParse(text).success).toBe(isOne));
