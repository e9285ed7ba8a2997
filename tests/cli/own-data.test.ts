import { spawn } from "node:child_process";
import { cpSync, existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { beforeAll, expect, it } from "vitest";
import { inDays } from "../support/pantry";
import { newShop } from "../support/shop";
import { newBusiness } from "../support/people";
import { newShell } from "../support/terminal";

/** A business leaves with everything that is its own, and begins again elsewhere with it. */

const shell = newShell();
/** A lot whose use-by date was ahead when it was born, and is past by now. */
const born = { bornOn: inDays(-30), dlc: inDays(-10) };
const folder = join(shell.home, "copy");
const linesOf = (kind: string) =>
  readFileSync(join(folder, `${kind}.jsonl`), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Record<string, unknown>);

beforeAll(async () => {
  const shop = await newShop();
  const { post, made } = shop;
  await shell.signIn(shop.person);
  await made(post("/api/suppliers", { name: "Ferme Lestage" }));
  await made(post("/api/items", { sku: "CANARD", name: "Canard", kind: "ingredient", unit: "kg", cost: 8.25, allergens: [] }));
  await shop.jar("RILLETTES", { price: 5.4 });
  await made(post("/api/tariffs", { item: "CANARD", supplier: "Ferme Lestage", pack: { value: 5, unit: "kg" }, price: 40 }));
  const lines = [{ item: "CANARD", amount: { value: 3, unit: "kg" } }];
  const recipe = await made<{ id: string; version: number }>(
    post("/api/recipes", { item: "RILLETTES", output: { value: 20, unit: "piece" }, lines }),
  );
  await made(post(`/api/recipes/${recipe.id}/activate`, { version: recipe.version }));
  await made(post("/api/items/RILLETTES/set-price", { category: "retailer", price: 4.9 }));
  await made(post("/api/stock/receive", { item: "CANARD", amount: { value: 12.5, unit: "kg" }, number: "LOT-A" }));
  await made(post("/api/stock/CANARD/set-minimum", { minimum: { value: 20, unit: "kg" } }));
  await made(
    post("/api/stock/receive", { item: "CANARD", amount: { value: 1, unit: "kg" }, number: "LOT-PASSE", day: born.bornOn, dlc: born.dlc }),
  );
  await made(post("/api/stock/receive", { item: "CANARD", amount: { value: 1, unit: "kg" }, number: "LOT-VIDE" }));
  await made(post("/api/stock/scrap", { lot: "LOT-VIDE", amount: { value: 1, unit: "kg" }, reason: "damaged" }));
  await made(post("/api/locations", { name: "Cave haute" }));
  await made(post("/api/stock/transfer", { lot: "LOT-A", to: "Cave haute", amount: { value: 2.5, unit: "kg" } }));
  await shop.order({ RILLETTES: 6 }, { dueOn: "2035-01-31" });
  for (let place = 0; place < 105; place += 1)
    await made(post("/api/clients", { companyName: `Client ${String(place).padStart(3, "0")}`, category: "retailer" }));
});

it("says how much there is without writing, goes on after it was killed, and copies each record once", async () => {
  const foreseen = await shell.run(["export", folder, "--dry-run"]);
  expect([foreseen.code, foreseen.out]).toEqual([0, expect.stringMatching(/^Clients\t106$/m)]);
  expect(existsSync(folder)).toBe(false);
  const env = { PATH: process.env.PATH, LANG: "fr_FR.UTF-8", CELLIER_HOME: shell.home } as unknown as NodeJS.ProcessEnv;
  const child = spawn(process.execPath, [resolve("dist/cli/cellier.mjs"), "export", folder], { env });
  while (!existsSync(join(folder, "clients.jsonl"))) await pause(10);
  child.kill("SIGKILL");
  await new Promise((done) => child.on("close", done));
  const resumed = await shell.run(["export", folder]);
  expect([resumed.code, resumed.aside]).toEqual([0, expect.stringContaining("Reprise")]);
  const clients = linesOf("clients").map(({ id }) => id);
  expect([clients.length, new Set(clients).size]).toEqual([106, 106]);
  expect(linesOf("orders")[0]).toMatchObject({ dueOn: "2035-01-31", lines: [{ sku: "RILLETTES", amount: { value: 6, unit: "piece" } }] });
  expect(statSync(join(folder, "clients.jsonl")).mode & 0o077).toBe(0);
  expect((await shell.run(["export", folder])).code).toBe(2);
});

it("writes it in another business: nothing for a trial, everything once, however often it is asked", { timeout: 300_000 }, async () => {
  const other = newShell();
  const person = await newBusiness({ company: "La Relève" });
  await other.signIn(person);
  const total = async (path: string) => ((await person.api(path)).body as { total: number }).total;
  expect(await other.run(["import", folder])).toMatchObject({ code: 2, aside: "Ajoutez --yes pour confirmer.\n" });
  const trial = await other.run(["import", folder, "--dry-run"]);
  expect([trial.code, trial.out, await total("/api/clients")]).toEqual([0, expect.stringContaining("Clients : 106 à écrire"), 0]);
  const output = await other.run(["import", folder, "--yes"]);
  expect([output.code, output.aside]).toEqual([0, expect.stringMatching(/Reste dans le dossier.*Commandes/)]);
  expect(output.aside).toContain("Lots : 1 restent dans le dossier, car il n'en reste rien.");
  // What a trial foresees is what is done.
  expect(trial.out.replaceAll("à écrire", "écrites")).toBe(output.out);
  const again = await other.run(["import", folder, "--yes"]);
  expect([again.code, again.out]).toEqual([0, expect.stringContaining("Clients : 0 écrites, 106 déjà là")]);
  expect([await total("/api/clients"), await total("/api/items")]).toEqual([106, 2]);
  const { body: recipe } = await person.api("/api/recipes/RILLETTES");
  expect(recipe).toMatchObject({ status: "active", lines: [{ sku: "CANARD", amount: { value: 3, unit: "kg" } }] });
  const { body: prices } = await person.api("/api/items/RILLETTES/prices");
  expect((prices.prices as { category: string }[]).find(({ category }) => category === "retailer")).toMatchObject({ price: 4.9 });
  const { body: lot } = await person.api("/api/lots/LOT-A");
  expect(lot).toMatchObject({ amount: { value: 12.5, unit: "kg" }, unitCost: 8 });
  const places = (lot.places as { locationName: string; amount: { value: number } }[]).map(({ locationName, amount }) => [
    locationName,
    amount.value,
  ]);
  expect(Object.fromEntries(places)).toMatchObject({ "Cave haute": 2.5 });
  expect((await person.api("/api/lots/LOT-PASSE")).body).toMatchObject(born);
  expect((await person.api("/api/stock/CANARD")).body).toMatchObject({ minimum: { value: 20, unit: "kg" } });
  expect((await person.api("/api/lots/LOT-VIDE")).status).toBe(404);
  const { body: tariffs } = await person.api("/api/tariffs");
  expect(tariffs.items).toEqual([expect.objectContaining({ sku: "CANARD", supplierName: "Ferme Lestage", price: 40, preferred: true })]);
});

it("keeps another record apart though both have the same number: it is given the next", { timeout: 300_000 }, async () => {
  const other = newShell();
  const person = await newBusiness({ company: "Déjà commencée" });
  await other.signIn(person);
  const json = { companyName: "Notre premier client", category: "horeca" };
  expect((await person.api("/api/clients", { method: "POST", json })).status).toBeLessThan(300);
  const output = await other.run(["import", folder, "--only", "clients", "--yes"]);
  expect([output.code, output.out]).toEqual([0, expect.stringContaining("Clients : 106 écrites, 0 déjà là")]);
  expect((await person.api("/api/clients")).body).toMatchObject({ total: 107 });
  expect((await person.api("/api/clients/CLI-0001")).body).toMatchObject({ companyName: "Notre premier client" });
  const [first] = linesOf("clients");
  const found = (await person.api(`/api/clients?search=${encodeURIComponent(String(first?.companyName))}`)).body;
  expect(found.items).toEqual([expect.objectContaining({ companyName: first?.companyName })]);
});

it("foresees what the plan has no room for as it comes to be, and goes on with the rest where one says so", {
  timeout: 300_000,
}, async () => {
  const small = newShell();
  const person = await newBusiness({ company: "La Petite", plan: "freemium" });
  await small.signIn(person);
  const only = ["--only", "clients,suppliers"];
  const total = async (path: string) => ((await person.api(path)).body as { total: number }).total;
  const trial = await small.run(["import", folder, ...only, "--dry-run"]);
  expect([trial.code, trial.aside]).toEqual([8, expect.stringMatching(/Clients, fiche 11 sur 106.*pas plus de 10/)]);
  const foreseen = await small.run(["import", folder, ...only, "--dry-run", "--skip-refused"]);
  expect([foreseen.code, foreseen.out]).toEqual([0, expect.stringContaining("Clients : 10 à écrire, 0 déjà là, 96 refusées")]);
  expect(await total("/api/clients")).toBe(0);
  const done = await small.run(["import", folder, ...only, "--yes", "--skip-refused"]);
  expect([done.code, done.out]).toEqual([0, expect.stringContaining("Clients : 10 écrites, 0 déjà là, 96 refusées")]);
  expect([await total("/api/clients"), await total("/api/suppliers")]).toEqual([10, 1]);
});

it("names the file and the line that cannot be read, before anything is written", async () => {
  const torn = join(shell.home, "torn");
  cpSync(folder, torn, { recursive: true });
  const path = join(torn, "items.jsonl");
  const lines = readFileSync(path, "utf8").trim().split("\n");
  const other = newShell();
  const person = await newBusiness({ company: "La Coupée" });
  await other.signIn(person);
  for (const last of [lines.at(-1)?.slice(0, 60), "null", "[]", "not json"]) {
    writeFileSync(path, [...lines.slice(0, -1), last].join("\n"));
    for (const how of ["--dry-run", "--yes"]) {
      const refused = await other.run(["import", torn, how]);
      expect([refused.code, refused.out, refused.aside]).toEqual([2, "", expect.stringContaining(`${path}, ligne ${lines.length} `)]);
    }
  }
  expect(((await person.api("/api/suppliers")).body as { total: number }).total).toBe(0);
});
