import fc from "fast-check";
import width from "fast-string-width";
import { describe, expect, it } from "vitest";
import { type Column, columnsThatFit, shorten, tableParts, tableText } from "@/cli/output/table";

const column = (label: string, cells: string[], isFigure = false) => ({ label, cells, isFigure });

describe("a table", () => {
  it("sets texts to the left and figures to the right, under their labels", () => {
    const text = tableText([column("Nom", ["Sel", "Crème"]), column("Prix", ["1,20 €", "12,00 €"], true)]);
    expect(text.split("\n")).toEqual(["Nom       Prix", "─────  ───────", "Sel     1,20 €", "Crème  12,00 €"]);
  });

  it("fits the screen by shortening texts, never figures", () => {
    const name = "Rillettes de canard au piment d'Espelette";
    const text = tableText([column("Nom", [name]), column("Prix", ["123 456,78 €"], true)], 40);
    expect(Math.max(...text.split("\n").map((line) => width(line)))).toBeLessThanOrEqual(40);
    expect(text).toContain("123 456,78 €");
    expect(text).toContain("…");
  });

  it("keeps what its list ranks first, then the name, figures, and the narrowest texts, as far as there is room", () => {
    const all = [
      column("Nom", ["Rillettes de canard au piment"]),
      column("Catégorie", ["Rillettes et terrines"]),
      column("Statut", ["Actif"]),
      column("Prix", ["123 456,78 €"], true),
    ];
    const shown = (columns: Column[], screen?: number) => columnsThatFit(columns, screen).map(({ label }) => label);
    expect(shown(all)).toEqual(["Nom", "Catégorie", "Statut", "Prix"]);
    expect(shown(all, 60)).toEqual(["Nom", "Catégorie", "Statut", "Prix"]);
    expect(shown(all, 44)).toEqual(["Nom", "Statut", "Prix"]);
    expect(shown(all, 36)).toEqual(["Nom", "Prix"]);
    const ranked = all.map((one) => (one.label === "Catégorie" ? { ...one, rank: 1 } : one.label === "Nom" ? { ...one, rank: 0 } : one));
    expect(shown(ranked, 34)).toEqual(["Nom", "Catégorie"]);
  });

  it("never cuts a label: it takes a second line, or leaves its column out", () => {
    const all = [
      column("Nom", ["Rillettes de canard au piment"]),
      column("Date limite de consommation", ["27/11/26"]),
      column("Prix", ["123 456,78 €"], true),
    ];
    const head = ["                               Date limite de", "Nom                            consommation             Prix"];
    expect(tableParts(all, 60).head).toEqual(head);
    const words = fc.array(fc.string({ unit: fc.constantFrom("a", "é", "œ"), minLength: 1, maxLength: 9 }), { minLength: 1, maxLength: 5 });
    const drawn = fc.record({ label: words.map((some) => some.join(" ")), cell: fc.string({ maxLength: 40 }), isFigure: fc.boolean() });
    fc.assert(
      fc.property(fc.array(drawn, { minLength: 1, maxLength: 9 }), fc.integer({ min: 80, max: 120 }), (some, screen) => {
        const columns = some.map(({ label, cell, isFigure }) => column(label, [cell], isFigure));
        const { head, rule } = tableParts(columnsThatFit(columns, screen), screen);
        expect(head.join("")).not.toContain("…");
        expect(head.length).toBeLessThanOrEqual(2);
        for (const line of [...head, rule]) expect(width(line)).toBeLessThanOrEqual(screen);
      }),
    );
  });

  it("writes days short before it leaves any out", () => {
    const day = { ...column("Jour", ["27 novembre 2026"]), short: ["27/11/26"], isWhole: true };
    expect(columnsThatFit([column("Nom", ["Sel"]), day], 15).map(({ cells }) => cells[0])).toEqual(["Sel", "27/11/26"]);
  });
});

it("a text is cut to its width, whatever it is made of, and left alone when it fits", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.integer({ min: 1, max: 40 }), (text, size) => {
      const short = shorten(text, size);
      expect(width(short)).toBeLessThanOrEqual(size);
      if (width(text) <= size) expect(short).toBe(text);
    }),
  );
});

describe("colours", () => {
  it("are put on once a cell has its room, so that they take none", () => {
    const paint = (text: string, row: number) => (row ? `<${text}>` : text);
    const columns = [
      { label: "Statut", cells: ["Payée", "Émise"], isFigure: false, paint },
      { label: "Montant", cells: ["1", "22"], isFigure: true },
    ];
    expect(tableText(columns).split("\n").slice(2)).toEqual(["Payée         1", "<Émise >       22"]);
  });
});
