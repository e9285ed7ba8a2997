import { beforeAll, describe, expect, it } from "vitest";
import { newBusiness, type Person } from "@/tests/support/people";

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

async function bring(content: string, every = {}) {
  const { body } = await post("/api/imports", { target: "tariffs", content, fileName: "tarif.csv", every });
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

  it("settles the cost: a file of ingredients does not overwrite it and says so; another density counts it anew", async () => {
    await post("/api/items", { name: "Huile de noix", sku: "HUI", kind: "ingredient", unit: "l", density: 0.9, cost: 9 });
    const tariff = await bring(`${head}HUI;Moulin de Barbaste;9 kg;bidon;90\n`);
    await post(`/api/imports/${tariff.id}/confirm`);
    expect((await itemOf("HUI")).cost).toBe(9);
    expect((await maker.api(`/api/items/${(await itemOf("HUI")).id}`, { method: "PATCH", json: { density: 0.92 } })).body.cost).toBe(9.2);

    const file = (content: string) => post("/api/imports", { target: "ingredients", content, fileName: "huiles.csv" });
    const { body: dearer } = await file("SKU;Nom;Coût\nHUI;Huile de noix;12\n");
    expect(dearer).toMatchObject({ toUpdate: 0, refused: 1 });
    const { body: lines } = await maker.api(`/api/imports/${dearer.id}/lines`);
    expect(lines.items).toMatchObject([{ problems: [{ field: "cost", code: "from_tariff" }] }]);
    const { body: denser } = await file("SKU;Densité\nHUI;0,9\n");
    await post(`/api/imports/${denser.id}/confirm`);
    expect((await itemOf("HUI")).cost).toBe(9);
  });

  it("is read as suppliers write it: our names or their codes, their headings, one supplier for every line", async () => {
    const theirs = "Réf. fournisseur;Désignation;Colisage;PU HT\n";
    const file = await bring(`${theirs}M-55;farine t55;10 kg;9,80\n`, { supplier: "moulin de barbaste" });
    expect(file).toMatchObject({ toCreate: 1, refused: 0 });
    const written = await post(`/api/imports/${file.id}/confirm`);
    expect(written.status).toBe(200);
    const recognised = await bring("Réf. fournisseur;Désignation;Colisage;PU HT\nM-55;Farine T55 du mois;10 kg;10,20\n", {
      supplier: "Moulin de Barbaste",
    });
    expect(recognised).toMatchObject({ toUpdate: 1, refused: 0 });
  });

  it("reads packs as they are written, and knows the pack there is", async () => {
    await post("/api/items", { name: "Beurre doux", sku: "BEU", kind: "ingredient", unit: "kg" });
    const theirs = "Réf.;Désignation;Conditionnement;Prix HT le colis;TVA\n";
    const supplier = { supplier: "Moulin de Barbaste" };
    const file = await bring(`${theirs}L-1;Beurre doux;carton 10 × 1 kg;78,50;5,5\nL-2;Farine T55;Sac de 20 kg;18,00;5,5\n`, supplier);
    expect(file).toMatchObject({ toCreate: 2, refused: 0 });
    await post(`/api/imports/${file.id}/confirm`);
    expect((await itemOf("BEU")).cost).toBe(7.85);
    const { body } = await maker.api("/api/tariffs?item=BEU");
    expect(body.items).toMatchObject([{ packName: "carton", pack: { value: 10, unit: "kg" }, supplierCode: "L-1" }]);

    const dearer = await bring(`${theirs}L-1;Beurre doux;CARTON (40 x 250 g);80;5,5\nL-2;Farine T55;20 kg;18;5,5\n`, supplier);
    expect(dearer).toMatchObject({ toCreate: 0, toUpdate: 1, refused: 0, unchanged: 1 });
    const unread = await bring(`${theirs}L-1;Beurre doux;boîte 4/4;80;5,5\n`, supplier);
    const { body: lines } = await maker.api(`/api/imports/${unread.id}/lines`);
    expect(lines.items).toMatchObject([{ problems: [{ field: "pack", message: expect.stringContaining("comme 25 kg") }] }]);
  });

  it("names articles nobody knows: they are listed once each, made, and the list is taken up again", async () => {
    const theirs = "Réf.;Désignation;Conditionnement;Prix HT le colis;TVA\n";
    const lines = "S-1;Sucre roux;sac 25 kg;31,00;5,5\nS-2;Rhum ambré;bidon 5 L;62,00;20\nS-3;sucre roux;carton 10 x 1 kg;15;5,5\n";
    const list = await bring(theirs + lines, { supplier: "Moulin de Barbaste" });
    expect(list).toMatchObject({ toCreate: 0, refused: 3 });
    const { body: created } = await post(`/api/imports/${list.id}/introduce`);
    expect(created).toMatchObject({ target: "ingredients", toCreate: 2, refused: 0 });
    await post(`/api/imports/${created.id}/confirm`);
    const { body: matches } = await maker.api("/api/items?search=rhum");
    expect(matches.items).toMatchObject([{ name: "Rhum ambré", unit: "l", vatRate: 20, kind: "ingredient" }]);
    const { body: again } = await post(`/api/imports/${list.id}/remap`, { mapping: {} });
    expect(again).toMatchObject({ toCreate: 3, refused: 0 });
    expect((await post(`/api/imports/${list.id}/introduce`)).body.code).toBe("not_allowed_now");
  });

  it("says that a field said for every line is none", async () => {
    const { status, body } = await post("/api/imports", { target: "tariffs", content: `${head}FAR;;25 kg;;1\n`, every: { nothing: "x" } });
    expect(status).toBe(422);
    expect((body.errors as object[])[0]).toMatchObject({ field: "every" });
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
