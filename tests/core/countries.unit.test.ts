import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countryOf } from "@/worker/core/trade/countries";
import { address } from "@/worker/core/trade/parties";

const typed = (country: string) => address.safeParse({ street: "1 Markt", postcode: "10115", city: "Berlin", country });

describe("the country of an address", () => {
  it.each([
    ["Allemagne", "DE"],
    ["germany", "DE"],
    [" belgique ", "BE"],
    ["Etats Unis", "US"],
    ["États-Unis", "US"],
    ["Côte d'Ivoire", "CI"],
    ["al", "AL"],
    ["Royaume-Uni", "GB"],
  ])("%s is %s", (name, code) => expect(typed(name).data?.country).toBe(code));

  it.each(["Alemange", "Allem", "D", "DEU", ""])("%j is none, and says so", (name) => {
    expect(typed(name).error?.issues).toMatchObject([{ path: ["country"] }]);
  });

  it("no word becomes a country of which it is not the name, in any of both languages, or the code", () => {
    const names = (language: string) => new Intl.DisplayNames([language], { type: "region" });
    fc.assert(
      fc.property(
        fc.constantFrom("fr", "en"),
        fc.constantFrom("DE", "FR", "CH", "AL", "GR", "GB", "JP"),
        fc.nat(20),
        (language, code, cut) => {
          const name = names(language).of(code) ?? "";
          expect(countryOf(name)).toBe(code);
          const part = name.slice(0, 3 + cut);
          if (part !== name) expect(countryOf(part)).toBe(part.toUpperCase());
        },
      ),
    );
  });
});
