import { beforeAll, describe, expect, it } from "vitest";
import { newBusiness, type Person } from "../../support/people";

/** A supplier's price list, from a spreadsheet to what a product costs. */

let maker: Person;
const post = (path: string, json: unknown = {}) => maker.api(path, { method: "POST", json });
const itemOf = async (sku: string) => (await maker.api(`/api/items/${sku}`)).body;

beforeAll(async () => {
  maker = await newBusiness();
  await post("/api/items", { name: "Farine T55", sku: "FAR", kind: "ingredient", unit: "kg", cost: 2, allergens: ["gluten"] });
  await post("/api/items", { name: "Œufs", sku: "OEU", kind: "ingredient", unit: "piece" });
  await post("/api/items", { name: "Gâteau", sku: "GAT", kind: "product", unit: "piece", price: 9 });
  await post("/api/suppliers", { name: "Moulin de Barbaste" });
  const lines = [{ item: "FAR", amount: { value: 500, unit: "g" } }];
  await post("/api/recipes", { item: "GAT", output: { value: 1, unit: "piece" }, lines });
  await post("/api/recipes/GAT/activate");
});

async function bring(content: string) {
  const { body } = await post("/api/imports", { target: "tariffs", content, fileName: "tarif.csv" });
  return body as { id: string; toCreate: number; toUpdate: number; refused: number };
}

describe("a supplier's price list", () => {
  const head = "Article;Fournisseur;Conditionnement;Emballage;Prix HT\n";

  it("gives items their cost and supplier, and products theirs; taken back, all is as before", async () => {
    expect(await itemOf("GAT")).toMatchObject({ cost: 1 });
    const file = await bring(`${head}far;Moulin de Barbaste;25 kg;sac;22,50\n`);
    expect(file).toMatchObject({ toCreate: 1, refused: 0 });
    await post(`/api/imports/${file.id}/confirm`);
    expect(await itemOf("FAR")).toMatchObject({ cost: 0.9, supplierName: "Moulin de Barbaste" });
    expect(await itemOf("GAT")).toMatchObject({ cost: 0.45 });

    const dearer = await bring(`${head}FAR;moulin de barbaste;25 kg;sac;25\n`);
    expect(dearer).toMatchObject({ toCreate: 0, toUpdate: 1 });
    await post(`/api/imports/${dearer.id}/confirm`);
    expect((await itemOf("GAT")).cost).toBe(0.5);

    await post(`/api/imports/${dearer.id}/undo`);
    expect((await itemOf("FAR")).cost).toBe(0.9);
    await post(`/api/imports/${file.id}/undo`);
    expect(await itemOf("FAR")).toMatchObject({ cost: 2, supplierName: "" });
    expect((await itemOf("GAT")).cost).toBe(1);
  });

  it("refuses what it cannot read, line by line, and writes nothing", async () => {
    const file = await bring(
      `${head}INCONNU;Moulin de Barbaste;25 kg;sac;20\nFAR;Personne;25 kg;sac;20\nOEU;Moulin de Barbaste;5 kg;;9\nFAR;Moulin de Barbaste;25 kg;sac;abc\n`,
    );
    expect(file).toMatchObject({ toCreate: 0, refused: 4 });
    const { body } = await maker.api(`/api/imports/${file.id}/lines?limit=10`);
    const fields = (body.items as { problems: { field: string }[] }[]).map(({ problems }) => problems[0]?.field);
    expect(fields).toEqual(["item", "supplier", "pack", "price"]);
  });
});
