import { regionNames } from "@/worker/core/trade/region-names";
import { en } from "@/worker/modules/provider/directory/words.en";
import { fr } from "@/worker/modules/provider/directory/words.fr";
import { expect, it } from "vitest";
import { departments } from "@/worker/core/trade/departments";
import { regionOf, regions } from "@/worker/core/trade/regions";
import { derive, likenessOf, mergedFields, supplierTypeOf } from "@/worker/modules/provider/directory/rules";

it("every French department lies in one region, and every region has some", () => {
  const ofDepartments = departments.flatMap(({ prefixes }) =>
    prefixes.map((prefix) => regionOf({ country: "FR", postcode: prefix.padEnd(5, "0") })),
  );
  expect(ofDepartments).not.toContain(null);
  expect([...new Set(ofDepartments)].sort()).toEqual([...regions].sort());
});

it.each([
  [{ country: "FR", postcode: "47 000" }, "nouvelle_aquitaine"],
  [{ country: "FR", postcode: "97410" }, "la_reunion"],
  [{ country: "FR", postcode: "20137" }, "corse"],
  [{ country: "BE", postcode: "75001" }, null],
  [{ country: "FR", postcode: "7500" }, null],
  [{ country: "FR", postcode: "00100" }, null],
  [{ country: "FR", postcode: "98000" }, null],
])("%o lies in %s", (address, region) => expect(regionOf(address)).toBe(region));

it("an entry is found by what it does, and two of one company are alike", () => {
  const address = { street: "1 quai", postcode: "47 000", city: "Agen", country: "FR" };
  const facts = {
    name: "Verrerie de l'Été",
    description: "Bocaux",
    products: ["Pots"],
    certifications: ["organic" as const],
    address,
    siret: null,
  };
  expect(derive(facts)).toEqual({
    sortName: "verrerie de l'ete",
    searchText: "verrerie de l'ete pots agen 47 000  bocaux",
    region: "nouvelle_aquitaine",
    organic: true,
    likeness: "verreriedelete 47000",
  });
  expect(likenessOf("VERRERIE de l’été", "47000")).toBe("verreriedelete 47000");
  expect(derive({ ...facts, certifications: [] }).organic).toBe(false);
});

it("what stays takes over what it lacks, and never loses what it has", () => {
  const none = {
    description: "",
    products: [],
    certifications: [],
    siret: null,
    minimumOrder: null,
    leadTimeDays: null,
    contactName: "",
    email: null,
    phone: null,
    website: "",
  };
  const full = {
    ...none,
    description: "Deux",
    products: ["b", "a"],
    certifications: ["ifs" as const],
    minimumOrder: 10,
    email: "b@b.fr",
    website: "b.fr",
  };
  const own = { ...none, description: "Un", products: ["a"], minimumOrder: 0, certifications: ["organic" as const] };
  expect(mergedFields(own, full)).toEqual({
    ...full,
    description: "Un",
    products: ["a", "b"],
    certifications: ["organic", "ifs"],
    minimumOrder: 0,
  });
  expect(mergedFields(none, full)).toEqual(full);
});

it("who makes for others gives a service", () => {
  expect((["supplier", "co_packer", "service_provider"] as const).map(supplierTypeOf)).toEqual([
    "supplier",
    "service_provider",
    "service_provider",
  ]);
});

it("calls regions as figures do, in both languages", () => {
  expect(fr.values.region).toEqual(regionNames);
  expect(en.values.region).toEqual(regionNames);
});
