import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ean13, measured, money, rate, z } from "@/worker/core/contract/fields";
import { formatMoney } from "@/worker/core/figures/money";
import { QUANTITY_SCALE, unitNames, units } from "@/worker/core/figures/quantity";
import { formatRate } from "@/worker/core/figures/rate";

/** Thin and no-break spaces read the same to people. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

describe("money", () => {
  it("is written the French way, with two to four decimals", () => {
    expect(plain(formatMoney(42_000))).toBe("4,20 €");
    expect(plain(formatMoney(12_345_000))).toBe("1 234,50 €");
    expect(plain(formatMoney(1_234))).toBe("0,1234 €");
  });

  it("reads 0 € when the number is not one", () => {
    for (const wrong of [Number.NaN, Number.POSITIVE_INFINITY, null, undefined]) expect(plain(formatMoney(wrong))).toBe("0 €");
  });

  it("comes back unchanged from the doors, for every amount", () => {
    const amounts = fc.integer({ min: 0, max: 10_000_000_000 });
    fc.assert(fc.property(amounts, (amount) => z.decode(money, z.encode(money, amount)) === amount));
  });

  it("refuses a fifth decimal, a debt and what is not a number", () => {
    for (const wrong of [1.00001, -1, Number.NaN, "12", 1e12]) expect(money.safeParse(wrong).success).toBe(false);
  });
});

describe("rates", () => {
  it("come back unchanged from the doors, for every rate", () => {
    const rates = fc.integer({ min: -100_000, max: 10_000_000 });
    fc.assert(fc.property(rates, (value) => z.decode(rate, z.encode(rate, value)) === value));
  });

  it("are written as each language does", () => {
    expect(plain(formatRate(550, "fr"))).toBe("5,5 %");
    expect(formatRate(550, "en")).toBe("5.5%");
  });
});

describe("barcodes", () => {
  it("are kept when the last digit checks the others", () => {
    expect(ean13.safeParse(" 3 760298-411007 ").data).toBe("3760298411007");
    expect(ean13.safeParse("37602984110").error?.issues).toHaveLength(1);
    expect(ean13.safeParse("3760001234567").success).toBe(checkDigit("376000123456") === "7");
    fc.assert(fc.property(fc.stringMatching(/^\d{12}$/), (digits) => ean13.safeParse(digits + checkDigit(digits)).success));
  });

  it("are refused when any single digit is wrong", () => {
    const wrong = fc.tuple(fc.stringMatching(/^\d{12}$/), fc.integer({ min: 0, max: 12 }), fc.integer({ min: 1, max: 9 }));
    fc.assert(
      fc.property(wrong, ([digits, place, shift]) => {
        const code = [...(digits + checkDigit(digits))];
        code[place] = String((Number(code[place]) + shift) % 10);
        return !ean13.safeParse(code.join("")).success;
      }),
    );
  });
});

/** GS1's definition, written the other way round: from the right, weights 3 and 1. */
function checkDigit(digits: string): string {
  const sum = [...digits].reverse().reduce((total, digit, place) => total + Number(digit) * (place % 2 ? 1 : 3), 0);
  return String((10 - (sum % 10)) % 10);
}

it("no quantity carries binary dust: a person reads as many decimals as it has", () => {
  const amounts = fc.integer({ min: 1, max: 100_000_000_000 });
  fc.assert(
    fc.property(amounts, fc.constantFrom(...unitNames), (amount, unit) => {
      const written = String(z.encode(measured, { amount, unit }).value);
      const [whole = "", part = ""] = written.split(".");
      const exact = BigInt(whole + part.padEnd(6, "0")) * BigInt(units[unit].factor * QUANTITY_SCALE);
      expect(written).toMatch(/^\d+(\.\d{1,6})?$/);
      expect(exact).toBe(BigInt(amount) * 1_000_000n);
    }),
  );
  expect(z.encode(measured, { amount: 9_466_700, unit: "kg" }).value).toBe(9.4667);
});
