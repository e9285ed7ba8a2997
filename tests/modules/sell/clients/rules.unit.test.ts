import { expect, it } from "vitest";
import { cityOf, derive } from "@/worker/modules/sell/clients/rules";

const agen = { street: "3 rue des Cornières", postcode: "47000", city: "Agen", country: "FR" };
const condom = { ...agen, city: "Condom" };

it("is in the city where its goods go, or else its bills", () => {
  expect(cityOf({ billingAddress: agen, shippingAddress: condom })).toBe("Condom");
  expect(cityOf({ billingAddress: agen, shippingAddress: null })).toBe("Agen");
  expect(cityOf({ billingAddress: null, shippingAddress: null })).toBe("");
});

it("is found by its reference, both names, its contact, its address and its cities, without accents", () => {
  const facts = { reference: "CLI-0007", companyName: "Épicerie Œuf & Cie", commercialName: "L'Œuf", contactPerson: "Zoé" };
  const { sortName, searchText } = derive({ ...facts, email: "zoe@oeuf.example", billingAddress: agen, shippingAddress: condom });
  expect(sortName).toBe("epicerie oeuf & cie");
  for (const word of ["cli-0007", "epicerie", "l'oeuf", "zoe", "zoe@oeuf.example", "agen", "condom"]) expect(searchText).toContain(word);
});
