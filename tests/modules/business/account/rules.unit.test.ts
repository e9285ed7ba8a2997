import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hashingOf } from "@/worker/doors/house";
import { hashPassword, QUICK, SLOW, verifyPassword } from "@/worker/modules/business/account/password";
import { normalPhone, weaknesses } from "@/worker/modules/business/account/rules";

const camille = ["Camille", "Martin", "camille.martin@exemple.fr", "Conserverie des Deux Rives"];

describe("a password that is easy to guess", () => {
  it.each([
    ["Motdepasse2026!", "common"],
    ["P@ssw0rd123456", "common"],
    ["qwertyuiop2026", "common"],
    ["soleilsoleil", "common"],
    ["0123456789", "common"],
    ["abcdefghijklm", "common"],
    ["C@m1lleM@rt1n", "personal"],
    ["conserverie2026", "personal"],
    ["Tr8", "length"],
    ["aaaaaaaaaaaaaaa", "repetitive"],
    ["xK9xK9xK9xK9", "repetitive"],
  ] as const)("%s is %s", (password, weakness) => {
    expect(weaknesses(password, camille)).toContain(weakness);
  });

  it("is not one of several words nobody puts together", () => {
    for (const password of ["Bocaux-de-juillet-58", "quatre girafes sous la pluie", "Xk3$vTq9!mLw", "Ünïcödé-żółw-42"]) {
      expect(weaknesses(password, camille)).toEqual([]);
    }
  });

  it("has no length of signs that nobody sees: an emoji is one sign", () => {
    expect(weaknesses("🦆🥫🍅🌿🧂", [])).toContain("length");
  });

  it("is found whatever figures stand behind a common word", () => {
    const years = fc.integer({ min: 0, max: 9_999 });
    fc.assert(fc.property(years, (year) => weaknesses(`Motdepasse${year}`, []).includes("common")));
  });
});

describe("a kept password", () => {
  it("opens to itself only, in both ways of writing its accents", async () => {
    const stored = await hashPassword("Été-à-la-mer-2031", SLOW);
    expect(await verifyPassword("Été-à-la-mer-2031".normalize("NFD"), stored, SLOW)).toBe(true);
    expect(await verifyPassword("été-à-la-mer-2031", stored, SLOW)).toBe(false);
    expect(await hashPassword("Été-à-la-mer-2031", SLOW)).not.toBe(stored);
  });

  it("takes long to guess wherever the product is not on a developer's machine", () => {
    expect(hashingOf({})).toBe(SLOW);
    expect(hashingOf({ LOCAL: "1" })).toBe(QUICK);
    expect(SLOW.N * SLOW.r * SLOW.p).toBeGreaterThanOrEqual(2 ** 17 * 5);
  });

  it("opens to nobody when there is none", async () => {
    expect(await verifyPassword("", null, SLOW)).toBe(false);
    expect(await verifyPassword("", "", SLOW)).toBe(false);
  });
});

describe("phone numbers", () => {
  it("are the same however they are written", () => {
    const written = ["06 12 34 56 78", "06.12.34.56.78", "+33 6 12 34 56 78", "0033612345678", "+33 (0)6 12 34 56 78"];
    expect(new Set(written.map(normalPhone))).toEqual(new Set(["+33612345678"]));
    expect(normalPhone("+32 470 12 34 56")).toBe("+32470123456");
  });

  it("stay the same when written again", () => {
    const digits = fc.stringMatching(/^(0[1-9]|\+[1-9]\d)[0-9]{8}$/);
    fc.assert(fc.property(digits, (phone) => normalPhone(normalPhone(phone)) === normalPhone(phone)));
  });
});
