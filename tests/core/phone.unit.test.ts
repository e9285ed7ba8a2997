import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { frenchPhoneText } from "@/worker/core/trade/french-phone";
import { phone } from "@/worker/core/trade/phone";
import { phoneNumber, phoneText } from "@/worker/core/trade/phone-numbers";

describe("phone numbers", () => {
  it("are the same however they are written", () => {
    const written = ["06 12 34 56 78", "06.12.34.56.78", "+33 6 12 34 56 78", "0033612345678", "+33 (0)6 12 34 56 78"];
    expect(new Set(written.map(phoneNumber))).toEqual(new Set(["+33612345678"]));
    expect(phoneNumber("+32 470 12 34 56")).toBe("+32470123456");
    expect(phoneNumber("ask Paul")).toBe("ask Paul");
  });

  it("stay the same when written again", () => {
    const digits = fc.stringMatching(/^(0[1-9]|\+[1-9]\d)[0-9]{8}$/);
    const same = fc.property(digits, (text) => phoneNumber(phoneNumber(text)) === phoneNumber(text));
    fc.assert(same, { examples: [["+4900000000"]], numRuns: 1000 });
  });

  it("are written as people say them, and read back as the same number", () => {
    expect(["+33536491234", "+32470123456", "17"].map(phoneText)).toEqual(["05 36 49 12 34", "+32 470 12 34 56", "17"]);
    const stored = fc.stringMatching(/^\+33[1-79]\d{8}$/);
    fc.assert(fc.property(stored, (number) => phoneNumber(phoneText(number)) === number));
  });

  it("of France are written alike without the numbers of all countries, or left to them", () => {
    expect(["+33536491234", "+33800123456", "+32470123456", "17"].map(frenchPhoneText)).toEqual(["05 36 49 12 34", null, null, null]);
    const stored = fc.stringMatching(/^\+33\d{8,10}$/);
    const isAlike = fc.property(stored, (number) => (frenchPhoneText(number) ?? phoneText(number)) === phoneText(number));
    fc.assert(isAlike, { numRuns: 1000 });
  });

  it("are refused where they cannot be", () => {
    for (const text of ["......", "+", "12345", "06 12 34 56 78 91 01 11 21", "06<12>345678", "abc", ""])
      expect(phone.safeParse(text).success, text).toBe(false);
  });
});
