import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { partiesOf } from "@/worker/reader/extract/parties";
import { rowsOf } from "@/worker/reader/extract/rows";
import { sheetOf } from "@/worker/reader/extract/sheet";
import type { Page, Word } from "@/worker/reader/extract/words";

/** A page whose lines are 12 apart and 10 high, a letter 6 wide. @param large lines whose letters are as many times as large */
function pageOf(lines: string[], sure = 1, large: Record<number, number> = {}): Page {
  let top = 0;
  const words: Word[] = lines.flatMap((line, row) => {
    const size = large[row] ?? 1;
    const own = [...line.matchAll(/\S+/g)].map(({ 0: text, index }) => ({
      text,
      page: 1,
      left: index * 6 * size,
      right: (index + text.length) * 6 * size,
      top,
      bottom: top + 10 * size,
      sure,
    }));
    top += 12 * size;
    return own;
  });
  return { number: 1, width: 600, height: 800, words };
}

const candidates = (...page: Parameters<typeof pageOf>) =>
  partiesOf(sheetOf([pageOf(...page)]), {}).candidates.map(({ value }) => value.text);

describe("who may have sent a paper", () => {
  const names = ["Brasserie Lagarde", "Castle Farm Logistics", "Maëlle Quéré", "Copper Logistics Ltd", "Comptoir de la Baie"];
  const over = ["LE PANIER FIN", "The Larder", "Makers of the West", "Viandes du Sud-Ouest", "Maison fondée en 1961"];
  const streets = ["12 rue des Tilleuls", "88 Mill Lane", "ZI de Kerlann"];
  const towns = ["35600 Redon", "Bristol BS1 4ND", "Portland, OR 97204"];
  const one = (...texts: string[]) => fc.constantFrom(...texts);

  it("is called what stands under a sign or a trade, and over the address", () => {
    const law = fc.property(
      one(...names),
      one(...over),
      one(...streets),
      one(...towns),
      fc.boolean(),
      (name, sign, street, town, isRead) => {
        expect(candidates([sign, name, street, town, "", "Facture 118"], isRead ? 0.93 : 1)).toContain(name);
      },
    );
    fc.assert(law, { numRuns: 60 });
  });

  it("is in the line of an address, whatever parts it there, and in small print behind a sentence", () => {
    const law = fc.property(one(...names), one("·", "-", ":"), one("35600 Redon", "5000 Namur"), (name, sign, town) => {
      const line = `${name} ${sign} 12 rue des Tilleuls ${sign} ${town} ${sign} 01 22 89 50 85`;
      expect(candidates([line, "", "", "Facture 118"], sign === ":" ? 0.93 : 1)).toContain(name);
    });
    fc.assert(law, { numRuns: 30 });
    expect(candidates(["Indemnité de recouvrement : 40,00 €. Brasserie Lagarde au capital de 65.000 €"])).toContain("Brasserie Lagarde");
  });

  it("is no more than its name where what it deals in stands behind it", () => {
    expect(candidates(["Meadow Foods specialists of fine foods", "12 Station Road", "York YO19 4QR"], 0.93)).toContain("Meadow Foods");
  });
});

it("a name in large letters is one thing, and what begins much larger stands alone", () => {
  const [row] = rowsOf([pageOf(["Ferme Combes EARL", "94 chemin des Prés"], 1, { 0: 2.8 })]);
  expect(row?.segments.map(({ text }) => text)).toEqual(["Ferme Combes EARL"]);
  expect(candidates(["Client : Domaine Rouvière", "69003 LYON", "Silver Packaging Ltd", "12 Station Road"], 1, { 2: 3 })).toContain(
    "Silver Packaging Ltd",
  );
});

it("short words between words that are set wide are set wide too", () => {
  const [row] = rowsOf([pageOf(["S A R L    C O M P T O I R    D U    V A L L O N"])]);
  expect(row?.segments.map(({ text }) => text)).toEqual(["SARL COMPTOIR DU VALLON"]);
});
