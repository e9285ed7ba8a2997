import { expect, it } from "vitest";
import { newBusiness } from "@/tests/support/people";

it("an empty cell clears the field where one asks for it; what must say something stays", async () => {
  const maker = await newBusiness();
  const post = async (path: string, json: unknown = {}) => (await maker.api(path, { method: "POST", json })).body;
  const bring = (overrides = {}) =>
    post("/api/imports", { target: "products", content: "SKU;Nom;Prix;Catégorie;Allergènes\nVIDE-1;;;;\n", ...overrides });
  const item = async () => (await maker.api("/api/items/VIDE-1")).body;
  await post("/api/items", { name: "Pistou", sku: "VIDE-1", price: 3, category: "Sauces", allergens: ["nuts"] });

  expect(await bring()).toMatchObject({ clearEmpty: false, unchanged: 1 });
  const file = await bring({ clearEmpty: true });
  expect(file).toMatchObject({ clearEmpty: true, toUpdate: 1, refused: 0 });
  await post(`/api/imports/${file.id}/confirm`);
  expect(await item()).toMatchObject({ name: "Pistou", price: null, category: "", allergens: null });
  await post(`/api/imports/${file.id}/undo`);
  expect(await item()).toMatchObject({ price: 3, category: "Sauces", allergens: ["nuts"] });

  const remapped = await bring();
  expect(await post(`/api/imports/${remapped.id}/remap`, { mapping: {}, clearEmpty: true })).toMatchObject({
    clearEmpty: true,
    toUpdate: 1,
  });
});
