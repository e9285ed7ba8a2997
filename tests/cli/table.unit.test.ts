import fc from "fast-check";
import width from "string-width";
import { describe, expect, it } from "vitest";
import { columnsThatFit, NOTHING, shorten, tableText } from "@/cli/output/table";

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

  it("leaves out the emptiest texts, then the widest, when there is no room to read them all; never the name, never figures", () => {
    const all = [
      column("Nom", ["Rillettes de canard au piment"]),
      column("Catégorie", ["Rillettes et terrines"]),
      column("Client", [NOTHING]),
      column("Statut", ["Actif"]),
      column("Prix", ["123 456,78 €"], true),
    ];
    const shown = (screen?: number) => columnsThatFit(all, screen).map(({ label }) => label);
    expect(shown()).toEqual(["Nom", "Catégorie", "Client", "Statut", "Prix"]);
    expect(shown(60)).toEqual(["Nom", "Catégorie", "Statut", "Prix"]);
    expect(shown(50)).toEqual(["Nom", "Statut", "Prix"]);
    expect(shown(10)).toEqual(["Nom", "Prix"]);
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
