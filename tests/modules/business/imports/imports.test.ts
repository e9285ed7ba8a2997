import { beforeAll, describe, expect, it } from "vitest";
import { newBusiness, type Person } from "@/tests/support/people";

type File = { id: string; state: string; version: number; handled: number; lines: number } & Record<
  "toCreate" | "toUpdate" | "unchanged" | "refused",
  number
>;
type Line = { line: number; state: string; problems: { field: string; code: string; message: string }[] };
type Item = { name: string; sku: string; price: number | null; cost: number | null; kind: string; version: number };

let maker: Person;
beforeAll(async () => {
  maker = await newBusiness();
});

const post = (path: string, json: unknown = {}, person = maker) => person.api(path, { method: "POST", json });

async function bring(content: string, overrides: Record<string, unknown> = {}, person = maker): Promise<File> {
  const { status, body } = await post("/api/imports", { target: "products", content, ...overrides }, person);
  expect(status, JSON.stringify(body)).toBe(201);
  return body as unknown as File;
}

async function linesOf({ id }: File, query = "", person = maker): Promise<Line[]> {
  const { body } = await person.api(`/api/imports/${id}/lines?limit=100${query}`);
  return body.items as Line[];
}

async function itemOf(sku: string, person = maker): Promise<Item> {
  return (await person.api(`/api/items/${sku}`)).body as unknown as Item;
}

async function done({ id }: File, person = maker): Promise<File> {
  for (;;) {
    const file = (await person.api(`/api/imports/${id}`)).body as unknown as File;
    if (file.state !== "running") return file;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

describe("a file through its life", () => {
  const content =
    "Désignation;Réf;Prix HT (€);TVA;Allergènes;Type;Couleur\r\nRillettes;rf-1;1 234,50;5,5 %;lait, œufs;Produit;rose\r\nTapenade;RF-2;3,8;20;aucun;product;\r\n";

  it("is read without writing, confirmed, and undone", async () => {
    const file = await bring(content, { fileName: "produits.csv" });
    expect(file).toMatchObject({ state: "ready", lines: 2, toCreate: 2, toUpdate: 0, refused: 0 });
    expect((await maker.api("/api/items/RF-1")).status).toBe(404);

    const confirmed = await post(`/api/imports/${file.id}/confirm`);
    expect(confirmed.body).toMatchObject({ state: "done", handled: 2 });
    expect(await itemOf("RF-1")).toMatchObject({
      name: "Rillettes",
      price: 1234.5,
      vatRate: 5.5,
      allergens: ["milk", "eggs"],
      kind: "product",
    });
    expect(await itemOf("RF-2")).toMatchObject({ allergens: [], vatRate: 20 });

    const undone = await post(`/api/imports/${file.id}/undo`);
    expect(undone.body).toMatchObject({ state: "undone" });
    expect((await maker.api("/api/items/RF-1")).status).toBe(404);
    expect((await post(`/api/imports/${file.id}/undo`)).body.code).toBe("not_allowed_now");
  });

  it("changes what a reference finds, leaves what a cell does not say, and gives it back", async () => {
    await post("/api/items", { name: "Coulis", sku: "UP-1", price: 3, category: "Sauces", cost: 1 });
    await post("/api/items", { name: "Ketchup", sku: "UP-2", price: 4 });
    const file = await bring("SKU;Nom;Prix;Catégorie\nup-1;Coulis de tomate;3,40;\nUP-2;Ketchup;4;\nUP-3;Moutarde;;Sauces\n");
    expect(file).toMatchObject({ toCreate: 1, toUpdate: 1, unchanged: 1 });
    await post(`/api/imports/${file.id}/confirm`);
    expect(await itemOf("UP-1")).toMatchObject({ name: "Coulis de tomate", price: 3.4, category: "Sauces", version: 2 });
    expect(await itemOf("UP-2")).toMatchObject({ version: 1 });
    const { body } = await maker.api("/api/items?search=coulis%20tomate");
    expect(body.total).toBe(1);

    await post(`/api/imports/${file.id}/undo`);
    expect(await itemOf("UP-1")).toMatchObject({ name: "Coulis", price: 3, category: "Sauces", cost: 1, version: 3 });
    expect((await maker.api("/api/items?search=coulis%20tomate")).body.total).toBe(0);
  });

  it("is not undone once something of it has changed, and says how many", async () => {
    const file = await bring("SKU;Nom\nCH-1;Un\nCH-2;Deux\nCH-3;Trois\n");
    await post(`/api/imports/${file.id}/confirm`);
    for (const sku of ["CH-1", "CH-2"]) await maker.api(`/api/items/${sku}`, { method: "PATCH", json: { price: 2 } });
    const refused = await post(`/api/imports/${file.id}/undo`);
    expect([refused.status, refused.body.code]).toEqual([409, "changed_since"]);
    expect(refused.body.detail).toContain("2");
    expect((await maker.api("/api/items/CH-3")).status).toBe(200);
  });

  it("brings in what is bought as ingredients, by the kilo", async () => {
    const file = await bring("name,sku,cost\nFarine T55,ING-1,0.85\n", { target: "ingredients" });
    await post(`/api/imports/${file.id}/confirm`);
    expect(await itemOf("ING-1")).toMatchObject({ kind: "ingredient", unit: "kg", cost: 0.85 });
  });
});

describe("what cannot be taken", () => {
  it("is refused line by line, and nothing is written unless one accepts to leave it out", async () => {
    await post("/api/items", { name: "Taken", sku: "BC-0", barcode: "3760123450003" });
    const rows = [
      "SKU;Nom;Prix;Code-barres;Statut",
      "BAD-1;;2;;",
      "BAD-2;Deux;cher;;",
      "BAD-3;Trois;3;3760123450003;",
      "BAD-4;Quatre;4;;Perdu",
      "BAD-5;Cinq;5",
      "BAD-6;Six;6;;",
      "bad-6;Six encore;6;;",
    ];
    const file = await bring(rows.join("\n"));
    expect(file).toMatchObject({ toCreate: 1, refused: 6 });
    const lines = await linesOf(file, "&state=refused");
    expect(lines.map(({ line, problems }) => [line, problems[0]?.field, problems[0]?.code])).toEqual([
      [2, "name", "required"],
      [3, "price", "type_number"],
      [4, "barcode", "taken"],
      [5, "status", "choice"],
      [6, "", "csv_ragged"],
      [8, "sku", "import_twice"],
    ]);
    expect(lines[3]?.problems[0]?.message).toContain("Rupture");

    const no = await post(`/api/imports/${file.id}/confirm`);
    expect([no.status, (no.body.errors as { field: string }[])[0]?.field]).toEqual([422, "skipRefused"]);
    expect((await maker.api("/api/items/BAD-6")).status).toBe(404);
    const yes = await post(`/api/imports/${file.id}/confirm`, { skipRefused: true });
    expect(yes.body).toMatchObject({ state: "done", handled: 1 });
    expect((await maker.api("/api/items/BAD-2")).status).toBe(404);
  });

  it("is what has changed since the file was read", async () => {
    await post("/api/items", { name: "Avant", sku: "MV-1" });
    const file = await bring("SKU;Nom\nMV-1;Après\nMV-2;Nouveau\n");
    await maker.api("/api/items/MV-1", { method: "PATCH", json: { name: "Entre-temps" } });
    const { body } = await post(`/api/imports/${file.id}/confirm`);
    expect(body).toMatchObject({ state: "done", refused: 1 });
    expect((await linesOf(file, "&state=refused")).map(({ problems }) => problems[0]?.code)).toEqual(["import_changed"]);
    expect(await itemOf("MV-1")).toMatchObject({ name: "Entre-temps" });
  });

  it("is more than the plan allows, as a whole", async () => {
    const small = await newBusiness({ plan: "freemium" });
    const many = Array.from({ length: 11 }, (_, n) => `Pot ${n}`);
    const file = await bring(["Nom", ...many].join("\n"), {}, small);
    const refused = await post(`/api/imports/${file.id}/confirm`, {}, small);
    expect([refused.status, refused.body.code]).toEqual([403, "limit_reached"]);
    expect((await small.api("/api/items")).body.total).toBe(0);
    const fitting = await bring(["Nom", ...many.slice(1)].join("\n"), {}, small);
    expect((await post(`/api/imports/${fitting.id}/confirm`, {}, small)).status).toBe(200);
  });
});

describe("columns", () => {
  it("are taken as one says, and the next file is read the same way", async () => {
    const cook = await newBusiness();
    const file = await bring("Truc;Machin\nA1;Confit\n", {}, cook);
    expect(file).toMatchObject({ refused: 1 });
    const again = await post(`/api/imports/${file.id}/remap`, { mapping: { Truc: "sku", Machin: "name" } }, cook);
    expect(again.body).toMatchObject({ refused: 0, toCreate: 1 });
    expect(await bring("machin;truc\nConfit;A2\n", {}, cook)).toMatchObject({ refused: 0, toCreate: 1 });
  });

  it.each([
    ["a field that is none", { Nom: "colour" }],
    ["one field twice", { Nom: "name", Ref: "name" }],
    ["a column that is none", { Couleur: "name" }],
  ])("but not %s", async (_, mapping) => {
    const { status, body } = await post("/api/imports", { target: "products", content: "Nom;Ref\nA;B\n", mapping });
    expect([status, (body.errors as { field: string }[])[0]?.field]).toEqual([422, "mapping"]);
  });
});

describe("clients", () => {
  it("are found by their reference, or given the next one, with their addresses", async () => {
    const cook = await newBusiness();
    const headings = "Raison sociale;Code client;Type;Adresse;CP;Ville;Téléphone;Remise";
    const rows = [
      "Bistrot du Port;CLI-0003;Restaurateur;3 quai Sud;33000;Bordeaux;05 56 00 00 00;5,5 %",
      "Épicerie Fine;;détaillant;;;;;",
      "Marché Vert;;grossiste;;;;;",
    ];
    const file = await bring([headings, ...rows].join("\n"), { target: "clients" }, cook);
    expect(file).toMatchObject({ toCreate: 3, refused: 0 });
    expect((await post(`/api/imports/${file.id}/confirm`, {}, cook)).body).toMatchObject({ state: "done" });
    const client = await cook.api("/api/clients/CLI-0003");
    const billingAddress = { street: "3 quai Sud", postcode: "33000", city: "Bordeaux", country: "FR" };
    expect(client.body).toMatchObject({
      companyName: "Bistrot du Port",
      category: "horeca",
      phone: "+33556000000",
      discount: 5.5,
      billingAddress,
    });
    expect((await cook.api("/api/clients/CLI-0004")).body).toMatchObject({ companyName: "Épicerie Fine" });

    const exported = (await cook.api("/api/clients/export")).body as { text: string };
    expect(await bring(exported.text, { target: "clients" }, cook)).toMatchObject({ lines: 3, unchanged: 3, refused: 0 });
  });
});

describe("suppliers", () => {
  it("keep their references or are given one, and what follows their name follows it there and back", async () => {
    const cook = await newBusiness();
    const content =
      "Fournisseur;Code;Ville;Adresse;CP;Délai;Minimum de commande\nMoulin du Lez;MOU;Lyon;1 rue Haute;69001;3;150,50\nVerrerie;;;;;;\n";
    const file = await bring(content, { target: "suppliers" }, cook);
    expect(file).toMatchObject({ toCreate: 2, refused: 0 });
    await post(`/api/imports/${file.id}/confirm`, {}, cook);
    expect((await cook.api("/api/suppliers/MOU")).body).toMatchObject({ leadTimeDays: 3, minimumOrder: 150.5, address: { city: "Lyon" } });
    expect((await cook.api("/api/suppliers/FOU-0001")).body).toMatchObject({ name: "Verrerie" });

    await post("/api/items", { name: "Farine", sku: "SU-1", kind: "ingredient", unit: "kg" }, cook);
    await post("/api/tariffs", { item: "SU-1", supplier: "MOU", pack: { value: 25, unit: "kg" }, price: 20 }, cook);
    const main = async () => ((await cook.api("/api/items/SU-1")).body as { supplierName: string }).supplierName;
    const change = await bring("Code;Nom\nmou;Moulin de la Garonne\n", { target: "suppliers" }, cook);
    await post(`/api/imports/${change.id}/confirm`, {}, cook);
    expect(await main()).toBe("Moulin de la Garonne");
    expect((await post(`/api/imports/${file.id}/undo`, {}, cook)).body.code).toBe("changed_since");
    await post(`/api/imports/${change.id}/undo`, {}, cook);
    expect(await main()).toBe("Moulin du Lez");
  });
});

describe("what recipes are made of", () => {
  it("reaches their cost, and what a recipe settles is refused", async () => {
    const cook = await newBusiness();
    const items = [
      { name: "Sucre", sku: "RC-S", kind: "ingredient", unit: "kg", cost: 1 },
      { name: "Sirop", sku: "RC-P", unit: "kg", price: 9 },
    ];
    for (const json of items) await post("/api/items", json, cook);
    const lines = [{ item: "RC-S", amount: { value: 1, unit: "kg" } }];
    const recipe = await post("/api/recipes", { item: "RC-P", output: { value: 1, unit: "kg" }, lines }, cook);
    await post(`/api/recipes/${recipe.body.id}/activate`, {}, cook);
    const before = (await itemOf("RC-P", cook)).cost ?? 0;
    const file = await bring("SKU;Coût HT\nRC-S;3\n", { target: "ingredients" }, cook);
    await post(`/api/imports/${file.id}/confirm`, {}, cook);
    await expect.poll(async () => (await itemOf("RC-P", cook)).cost, { timeout: 10_000 }).toBe(before + 2);
    await post(`/api/imports/${file.id}/undo`, {}, cook);
    await expect.poll(async () => (await itemOf("RC-P", cook)).cost, { timeout: 10_000 }).toBe(before);
    const wrong = await bring("SKU;Coût HT\nRC-P;99\n", {}, cook);
    expect((await linesOf(wrong, "", cook))[0]?.problems[0]).toMatchObject({ field: "cost", code: "from_recipe" });
  });
});

describe("prices by category of clients", () => {
  it("are set from their day on, changed, refused in the past, and taken back", async () => {
    await post("/api/items", { name: "Terrine", sku: "PX-1", price: 5 });
    const content =
      "SKU;Catégorie de clients;Prix HT;À partir du\npx-1;Restaurateur;4,20;\nPX-1;grossiste;3,90;01/02/2999\nPX-1;horeca;4;01/01/2020\nPX-0;retailer;4;\n";
    const file = await bring(content, { target: "prices" });
    expect(file).toMatchObject({ toCreate: 2, refused: 2 });
    expect((await linesOf(file, "&state=refused")).map(({ problems }) => problems[0]?.code)).toEqual(["past", "import_unknown"]);
    await post(`/api/imports/${file.id}/confirm`, { skipRefused: true });
    const history = async () => ((await maker.api("/api/items/PX-1/prices")).body.history as { price: number }[]).map(({ price }) => price);
    expect(await history()).toEqual([4.2, 3.9]);
    const change = await bring("SKU;Catégorie;Prix\nPX-1;horeca;4,50\n", { target: "prices" });
    expect(change).toMatchObject({ toUpdate: 1 });
    await post(`/api/imports/${change.id}/confirm`);
    expect(await history()).toEqual([4.5, 3.9]);
    for (const { id } of [change, file]) expect((await post(`/api/imports/${id}/undo`)).status).toBe(200);
    expect(await history()).toEqual([]);
  });
});

describe("a long file", () => {
  it("is written part by part, once however often it is asked for, and undone as a whole", async () => {
    const cook = await newBusiness();
    const rows = Array.from({ length: 1_234 }, (_, n) => `L-${n};Bocal ${n};${n},5`);
    const file = await bring(["SKU;Nom;Prix HT", ...rows].join("\n"), {}, cook);
    const confirmed = await post(`/api/imports/${file.id}/confirm`, {}, cook);
    expect(confirmed.body).toMatchObject({ state: "running", handled: 0 });
    expect((await post(`/api/imports/${file.id}/confirm`, {}, cook)).body.code).toBe("not_allowed_now");
    expect(await done(file, cook)).toMatchObject({ state: "done", handled: 1_234, refused: 0 });
    expect((await cook.api("/api/items")).body.total).toBe(1_234);
    expect((await post(`/api/imports/${file.id}/undo`, {}, cook)).body).toMatchObject({ state: "undone" });
    expect((await cook.api("/api/items")).body.total).toBe(0);
  });
});

it("a body longer than a file may be is refused at the door", async () => {
  const { status, body } = await post("/api/imports", { target: "products", content: "x".repeat(9_000_000) });
  expect([status, body.code]).toEqual([413, "body_too_large"]);
});

it("a neighbour finds nothing of it", async () => {
  const file = await bring("Nom\nSecret\n");
  const neighbour = await newBusiness();
  for (const path of ["", "/lines"]) expect((await neighbour.api(`/api/imports/${file.id}${path}`)).status).toBe(404);
  for (const verb of ["confirm", "undo", "discard"])
    expect((await post(`/api/imports/${file.id}/${verb}`, {}, neighbour)).status).toBe(404);
});
