import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lineLessons, taughtLine, wrongLessons } from "@/worker/modules/buy/scans/reading/line-lessons";

type Line = Parameters<typeof taughtLine>[0];
const line = (description: string, quantity: number | null = 12_000, unitPrice: number | null = 45_000): Line => ({
  description,
  quantity,
  unit: null,
  unitPrice,
  totalAmount: 540_000,
  vatRate: null,
  code: null,
  itemId: null,
  read: 0,
});

describe("what a corrected line teaches of its supplier's papers", () => {
  it("is what never belongs to a description, whatever its digits", () => {
    const lessons = lineLessons(line("Farine de blé T65 Lot 24B118 conservation +4 °C"), line("Farine de blé T65"));
    expect(lessons).toEqual([{ field: "words", seen: "end lot # conservation # °c", meant: "" }]);
    expect(taughtLine(line("Beurre doux AOP lot 31C007 Conservation +6 °C"), lessons).description).toBe("Beurre doux AOP");
    expect(taughtLine(line("Lot 31C007 conservation +6 °C"), lessons).description).toBe("Lot 31C007 conservation +6 °C");
    expect(taughtLine(line("Crème crue lot de 6"), lessons).description).toBe("Crème crue lot de 6");
  });

  it("is not a number alone, nor a name that was written anew", () => {
    expect(lineLessons(line("Pots verre 324"), line("Pots verre"))).toEqual([]);
    expect(lineLessons(line("Glace vanille 1 l"), line("Crème glacée"))).toEqual([]);
  });

  it("is that quantity and price stand in each other's columns", () => {
    const lessons = lineLessons(line("Sel", 4_500, 120_000), line("Sel", 12_000, 45_000));
    expect(lessons).toEqual([{ field: "columns", seen: "*", meant: "swapped" }]);
    expect(taughtLine(line("Poivre", 8_000, 20_000), lessons)).toMatchObject({ quantity: 2_000, unitPrice: 80_000, totalAmount: 540_000 });
    expect(taughtLine(line("Poivre", null, 20_000), lessons)).toMatchObject({ quantity: null, unitPrice: 20_000 });
  });

  const word = fc.constantFrom("Farine", "Beurre", "AOP", "bio", "vrac", "sac", "T65", "lot", "24B118", "origine", "France", "x", "6");
  const words = fc.array(word, { minLength: 1, maxLength: 5 }).map((all) => all.join(" "));

  it("makes of the same line what the person made of it, and is unlearned by one that is right as it was read", () => {
    fc.assert(
      fc.property(words, words, fc.boolean(), (rest, more, isBefore) => {
        const read = line(isBefore ? `${more} ${rest}` : `${rest} ${more}`);
        const lessons = lineLessons(read, line(rest));
        expect(lessons.length).toBeLessThan(2);
        if (lessons.length) expect(taughtLine(read, lessons).description).toBe(rest);
        expect(wrongLessons(read, read, lessons)).toEqual(lessons);
        expect(wrongLessons(read, line(rest), lessons)).toEqual([]);
      }),
    );
  });
});
