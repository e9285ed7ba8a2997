import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { extract } from "@/worker/reader/extract/extract";
import { supplierOf } from "@/worker/reader/extract/parties";
import { sheetOf } from "@/worker/reader/extract/sheet";
import type { Page, Word } from "@/worker/reader/extract/words";

/** A page whose lines are 12 apart, a letter 6 wide; a bar is a wide gap. */
function pageOf(lines: string[], sure = 1): Page {
  const words: Word[] = lines.flatMap((line, row) =>
    [...line.matchAll(/[^\s|]+/g)].map(({ 0: text, index }) => {
      const [left, top] = [index * 6, row * 12];
      return { text, page: 1, left, right: left + text.length * 6, top, bottom: top + 10, sure };
    }),
  );
  return { number: 1, width: 600, height: 800, words };
}

const own = { name: "La Fabrique du Lavoir SAS", vatNumber: null, siret: null };

describe("the reader's own business", () => {
  const labels = ["", "Client : ", "Adressée à : ", "M. ", "À l'attention de ", "Doit : ", "Société ", "Livré à : "];
  const writings = ["La Fabrique du Lavoir", "LA FABRIQUE DU LAVOIR", "La Fabrique du Lavoir SAS", "La Fabrlque du Lavoir"];
  const seller = ["Ferme des Hauts Prés", "Le Bourg", "43160 Malvières", "Tél. 04 71 00 00 00"];

  it("never sent a paper, however it is called there, nor did the street under its name", () => {
    const law = fc.property(fc.constantFrom(...labels), fc.constantFrom(...writings), fc.boolean(), (label, name, isFirst) => {
      const us = [`${label}${name}`, "3 rue de l'Estacade", "42000 Saint-Étienne"];
      const wide = `${"Facture n° 118 du 3 mai 2026".padEnd(60)}Échéance : 2 juin 2026`;
      const page = pageOf([...(isFirst ? [...us, "", "", ...seller] : [...seller, "", "", ...us]), "", "", wide]);
      const { name: found } = supplierOf(sheetOf([page]), { own });
      expect(found?.text).toBe("Ferme des Hauts Prés");
    });
    fc.assert(law, { numRuns: 64 });
  });
});

it("a road or a town is nobody's name, but a place may be", () => {
  const named = (...head: string[]) => supplierOf(sheetOf([pageOf([...head, "", "", "Facture n° 118 du 3 mai 2026"])]), {}).name?.text;
  expect(named("Moulin de la Varenne", "Route du Bief - 49320 Brissac")).toBe("Moulin de la Varenne");
  expect(named("ZI de Kergaradec - 29200 Brest")).not.toBe("ZI de Kergaradec");
});

it("a name that its first line leaves open goes on in the next", () => {
  const { name } = supplierOf(
    sheetOf([
      pageOf([
        "Boucherie Lafitte &",
        "Fils",
        "12 place du Marché",
        "47200 Marmande",
        "",
        "",
        `${"Facture n° 118".padEnd(60)}Échéance : 2 juin 2026`,
      ]),
    ]),
    {},
  );
  expect(name?.text).toBe("Boucherie Lafitte & Fils");
});

describe("totals that lost the mark before their cents", () => {
  const totals = [`${"Total HT".padEnd(30)}559200 €`, `${"TVA 20 %".padEnd(30)}111840 €`, `${"Total TTC".padEnd(30)}671040 €`];
  const read = (lines: string[]) => extract([pageOf([...lines, "", ...totals], 0.95)], "ocr", {}).fields;

  it("are not sure, though they agree with each other", () => {
    expect(read(["Facture n° 118 du 3 mai 2026"]).totalInclTax.confidence).toBeLessThan(0.8);
  });
});
