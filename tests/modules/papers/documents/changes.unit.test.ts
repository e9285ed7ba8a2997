import fc from "fast-check";
import { expect, it } from "vitest";
import { type Change, changesBetween } from "@/worker/modules/papers/documents/changes";

const marked = (changes: Change[]) =>
  changes.map(({ kind, text }) => (kind === "same" ? text : kind === "added" ? `[+${text}]` : `[-${text}]`)).join(" ");

it("marks the words that a line was rewritten by, and shows only the lines beside", () => {
  const older = "Titre\nObjet\nLivraison sous 72 heures.\nPénalités : 5 % par jour.\nFin\nSignatures";
  const newer = "Titre\nObjet\nLivraison sous 48 heures.\nPénalités : 10 % par jour.\nAnnexe\nFin\nSignatures";
  expect(marked(changesBetween(older, newer))).toBe(
    "Titre Objet Livraison sous [-72] [+48] heures. Pénalités : [-5] [+10] % par jour. [+Annexe] Fin Signatures",
  );
  const long = Array.from({ length: 9 }, (_, at) => `Article ${at}`).join("\n");
  expect(marked(changesBetween(`${long}\nBail`, `${long}\nVente`))).toBe("… Article 8 [-Bail] [+Vente]");
});

it("finds nothing where only the breaks of lines and blanks differ, or nothing does", () => {
  expect(changesBetween("Un deux\n\ntrois", "Un  deux\ntrois\n")).toEqual([]);
  expect(changesBetween("", "")).toEqual([]);
});

it("leads from one text to the other, whatever they say", () => {
  const text = fc.array(fc.array(fc.constantFrom("a", "b", "c", "d"), { minLength: 1, maxLength: 4 }), { maxLength: 3 });
  fc.assert(
    fc.property(text, text, (one, other) => {
      const [older, newer] = [one, other].map((lines) => lines.map((line) => line.join(" ")).join("\n")) as [string, string];
      const words = (kind: string) =>
        changesBetween(older, newer)
          .filter((change) => change.kind === "same" || change.kind === kind)
          .flatMap((change) => change.text.split(" "));
      const flat = (text: string) => text.split(/\s+/).filter(Boolean);
      const [removed, added] = [words("removed"), words("added")];
      const isShown = removed.length + added.length > 0 && ![...removed, ...added].includes("…");
      if (isShown) expect([removed, added]).toEqual([flat(older), flat(newer)]);
      if (!isShown && !removed.includes("…")) expect(flat(older)).toEqual(flat(newer));
    }),
  );
});

it("compares two long texts that share nothing in no time", () => {
  const text = (word: string) => Array.from({ length: 5_000 }, (_, at) => `${word}-${at}`).join("\n");
  const startedAt = performance.now();
  expect(changesBetween(text("un"), text("deux")).map(({ kind }) => kind)).toEqual(["removed", "added"]);
  expect(performance.now() - startedAt).toBeLessThan(2_000);
});
