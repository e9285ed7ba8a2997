import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { copyName, makeSku, markup, searchQuery, searchTextOf } from "@/worker/modules/catalogue/items/rules";

describe("margin is a markup on cost", () => {
  it("makes 60 sold at 100 two thirds", () => {
    expect(markup(1_000_000, 600_000)).toBe(6_667);
  });

  it("is unknown without price or cost, or when cost is nothing", () => {
    expect([markup(null, 1), markup(1, null), markup(1, 0)]).toEqual([null, null, null]);
  });

  it("has the sign of the gain, for every price and cost", () => {
    const amounts = fc.integer({ min: 1, max: 10_000_000_000 });
    fc.assert(
      fc.property(amounts, amounts, (price, cost) => {
        const margin = markup(price, cost) ?? Number.NaN;
        return price >= cost ? margin >= 0 : margin <= 0;
      }),
    );
  });
});

describe("search", () => {
  it("finds by beginnings of words, whatever the accents and ligatures", () => {
    expect(searchQuery("Crème d'Œuf")).toBe('"creme"* "d"* "oeuf"*');
    const text = { name: "Œufs en gelée", sku: "A-1", barcode: null, category: "Traiteur", brand: "", supplierName: "", customerName: "" };
    expect(searchTextOf(text)).toContain("oeufs en gelee a-1");
  });

  it("never lets a text become part of the query's grammar", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const query = searchQuery(text);
        return query === null || /^("[\p{L}\p{N}]+"\*)( "[\p{L}\p{N}]+"\*)*$/u.test(query);
      }),
    );
  });
});

describe("copies", () => {
  it("are numbered from the second on", () => {
    expect([copyName("Coulis"), copyName("Coulis (2)"), copyName("Coulis (9)")]).toEqual(["Coulis (2)", "Coulis (3)", "Coulis (10)"]);
  });

  it("keep within the length of a name", () => {
    fc.assert(fc.property(fc.string({ maxLength: 120 }), (name) => copyName(name).length <= 120));
  });
});

it("makes SKUs without signs that can be misread", () => {
  expect(makeSku(new Uint8Array([0, 31, 32, 255, 7, 8]))).toMatch(/^ART-[2-9A-HJ-NP-Z]{6}$/);
});
