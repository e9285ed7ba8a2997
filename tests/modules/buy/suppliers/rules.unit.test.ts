import { describe, expect, it } from "vitest";
import { inputFrom } from "@/worker/core/contract/input-from";
import { suppliers } from "@/worker/modules/buy/suppliers/contract";
import { addDays } from "@/worker/core/figures/dates";
import { certificateState, firstEnd, RENEWAL_DAYS, searchTextOf } from "@/worker/modules/buy/suppliers/rules";

const today = "2026-11-20";

describe("a certificate", () => {
  it.each([
    [null, "good"],
    ["2026-11-19", "ended"],
    ["2026-11-20", "soon"],
    [addDays(today, RENEWAL_DAYS), "soon"],
    [addDays(today, RENEWAL_DAYS + 1), "good"],
  ])("that ends on %s is %s", (expiresOn, state) => {
    expect(certificateState({ expiresOn }, today)).toBe(state);
  });

  it("that ends first is the one to look at", () => {
    expect(firstEnd([{ expiresOn: null }, { expiresOn: "2027-03-01" }, { expiresOn: "2026-12-31" }])).toBe("2026-12-31");
    expect(firstEnd([{ expiresOn: null }])).toBeNull();
  });
});

it("is found by its name, its reference, whom one calls and where it is", () => {
  const address = { street: "4 quai du Port", postcode: "47160", city: "Buzet-sur-Baïse", country: "FR" };
  const facts = { name: "Crèmerie Œillet", reference: "FOU-0012", contactName: "Noémie Brun", email: "noemie@oeillet.test", address };
  expect(searchTextOf(facts)).toBe("cremerie oeillet fou-0012 noemie brun noemie@oeillet.test buzet-sur-baise");
});

it.each([
  ["oeillet.fr", true],
  ["https://www.oeillet.fr/nos-fromages?page=2", true],
  ["", true],
  ["javascript:alert(1)", false],
  ["data:text/html,x", false],
  ["pas de site", false],
])("takes %s for a website: %s", (website, isTaken) => {
  expect(suppliers.create.input.safeParse({ name: "Essai", website }).success).toBe(isTaken);
});

it("loses its people when a form sends no row of them, and keeps those it sends", () => {
  const read = (texts: Record<string, string>) => inputFrom(suppliers.update, texts).contacts;
  expect(read({ contacts: "" })).toEqual([]);
  expect(read({ contacts: "", "contacts.0.name": "Noémie", "contacts.1.name": "" })).toEqual([{ name: "Noémie" }]);
  expect(read({})).toBeUndefined();
});
