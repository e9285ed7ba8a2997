import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hashingOf } from "@/worker/doors/runtime";
import { hashPassword, QUICK, SLOW, verifyPassword } from "@/worker/modules/business/account/password";
import { requireStrongPassword, weaknesses } from "@/worker/modules/business/account/password-strength";
import { normalEmail } from "@/worker/modules/business/account/rules";
import { refusalOf, refusedOf } from "@/tests/support/refusals";

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

describe("why a password is refused", () => {
  const refusedFor = (password: string, personal: string[] = []) => refusedOf(() => requireStrongPassword(password, personal));
  it.each([
    ["nine signs", "kq7Wz-pLx", "password:password_length"],
    ["ten signs", "kq7Wz-pLx2", null],
    ["four different signs", "abcdabdcacbd", "password:password_repetitive"],
    ["five different signs", "abcdeabdcead", null],
    ["a word again and again", "mot7!mot7!mot7!", "password:password_repetitive"],
    ["a word again and again, and three signs", "mot7!mot7!xyz", "password:password_repetitive"],
    ["a word again and again, and four signs", "mot7!mot7!xyzq", null],
    ["something before a word that comes again", "Zmot7!mot7!mot7!", null],
    ["too short and of few signs", "w7#w7#", "password:password_length password:password_repetitive"],
  ])("%s", (_, password, refused) => expect(refusedFor(password)).toBe(refused));

  it.each([
    ["one's name and four letters more", "camille-wxyz-19", ["Camille Martin"], "password:password_personal"],
    ["one's name and five letters more", "camille-wxyzq-19", ["Camille Martin"], null],
    ["names of three letters are nobody's", "luc-1987-2026", ["Luc"], null],
    ["names of four letters are somebody's", "jean-1987-2026", ["Jean"], "password:password_personal"],
    ["what stands after the @ is shared by many", "kvartz-1987-26", ["x@kvartz.fr"], null],
    ["what stands before the @ is one's own", "kvartz-1987-26", ["kvartz@conserverie.fr"], "password:password_personal"],
    ["the longer of two names first", "martinette-1987", ["Mart Martinette"], "password:password_personal"],
    ["figures without one's name", "1987-2026-4711", ["Camille"], null],
  ])("%s", (_, password, personal, refused) => expect(refusedFor(password, personal)).toBe(refused));

  it("is said at once, with the least length", () =>
    expect(refusalOf(() => requireStrongPassword("w7#w7#", []))).toMatchObject({
      code: "weak_password",
      fields: [{ params: { minimum: 10 } }, { params: { minimum: 10 } }],
    }));
});

it.each([
  ["  Marie@Ferme.FR ", "marie@ferme.fr"],
  ["marie@ferme.fr", "marie@ferme.fr"],
])("an e-mail written %s is %s", (written, stored) => expect(normalEmail(written)).toBe(stored));
