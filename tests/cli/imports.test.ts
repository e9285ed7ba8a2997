import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { newBusiness, type Person } from "../support/people";
import { newShell } from "../support/terminal";

const shell = newShell();
const folder = mkdtempSync(join(tmpdir(), "cellier-import-"));
let maker: Person;
beforeAll(async () => {
  maker = await newBusiness();
  await shell.signIn(maker);
});

function file(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

const total = async () => (await maker.api("/api/items")).body.total;

it("a dry run tells what would happen, and writes nothing", async () => {
  const path = file("bons.csv", Buffer.from("Désignation;SKU;Prix HT;Couleur\nCr\u00e8me;T-1;3,50;blanc\nPur\u00e9e;T-2;2;\n", "latin1"));
  const { code, out, aside } = await shell.run(["items", "import", path, "--dry-run"]);
  expect([code, out]).toEqual([0, ""]);
  expect(aside).toMatch(/2 lignes : 2 à créer/);
  expect(aside).toContain("Couleur");
  expect(await total()).toBe(0);
  expect((await maker.api("/api/imports")).body.items).toEqual([]);
});

it("a dry run foresees what the plan has no room for", async () => {
  const small = newShell();
  const person = await newBusiness({ plan: "freemium" });
  await small.signIn(person);
  const lines = (count: number) => `Nom;SKU;Prix\n${Array.from({ length: count }, (_, at) => `Pot ${at};P-${at};2`).join("\n")}\n`;
  const trial = async (count: number) => small.run(["items", "import", file(`${count}.csv`, lines(count)), "--dry-run"]);
  expect((await trial(10)).code).toBe(0);
  const { code, aside } = await trial(11);
  expect([code, aside]).toEqual([8, expect.stringContaining("offre")]);
  expect((await person.api("/api/imports")).body.items).toEqual([]);
});

it("refused lines are a table and a code of their own", async () => {
  const path = file("faux.csv", "Nom;SKU;Prix\nBon;F-1;2\n;F-2;3\nAutre;F-3;cher\n");
  const screen = newShell({ CELLIER_HOME: shell.home, CELLIER_FORCE_TTY: "120" });
  const { code, out, aside } = await screen.run(["items", "import", path, "--yes"]);
  expect(code).toBe(6);
  const piped = (await shell.run(["items", "import", path, "--dry-run"])).out;
  expect(piped).toMatch(/^line\tfield\tmessage\n3\tname\t.+\n4\tprice\t.+\n$/);
  expect(out).toMatch(/Ligne\s+Champ\s+Raison/);
  expect(out).toMatch(/3\s+Nom\s+Ce champ est obligatoire/);
  expect(out).toMatch(/4\s+Prix HT\s+Un nombre est attendu/);
  expect(aside).toContain("--skip-refused");
  expect(await total()).toBe(0);
  expect((await shell.run(["items", "import", path, "--yes", "--skip-refused"])).code).toBe(0);
  expect(await total()).toBe(1);
});

it("columns are named by hand, kinds are chosen, and the whole is undone", async () => {
  const path = file("main.csv", "Chose;Clef;Bruit\nFarine;M-1;x\n");
  const line = ["items", "import", path, "--as", "ingredients", "--map", "Chose=name", "--map", "Clef=sku", "--yes", "--json"];
  const { code, out } = await shell.run(line);
  expect(code).toBe(0);
  const { id } = JSON.parse(out);
  expect((await maker.api("/api/items/M-1")).body).toMatchObject({ kind: "ingredient", unit: "kg" });
  expect((await shell.run(["imports", "undo", id])).code).toBe(0);
  expect((await maker.api("/api/items/M-1")).status).toBe(404);
});

it.each([
  ["is not there", () => join(folder, "absent.csv"), /ne peut pas être lu/],
  ["is a workbook", () => file("a.csv", "PK\u0003\u0004"), /classeur/],
  ["is empty", () => file("b.csv", ""), /obligatoire|vide/],
  ["is too long", () => file("c.csv", Buffer.alloc(10_000_001, 65)), /5 Mo/],
])("a file that %s is refused by name", async (_, path, reason) => {
  const { code, aside } = await shell.run(["items", "import", path(), "--dry-run"]);
  expect([code, aside]).toEqual([2, expect.stringMatching(reason)]);
});

it("a list is kept as a file that a spreadsheet opens, and that comes back as it was", async () => {
  await maker.api("/api/items", {
    method: "POST",
    json: { name: "=SOMME(A1)", sku: "X-1", price: 1234.5, allergens: ["milk"], description: "une;deux\ntrois" },
  });
  const path = join(folder, "export.csv");
  expect((await shell.run(["items", "export", "--out", path, "--search", "somme"])).code).toBe(0);
  const text = readFileSync(path, "utf8");
  expect(text.startsWith("\ufeffNom;Code article;")).toBe(true);
  expect(text).toContain("'=SOMME(A1);X-1;");
  expect(text).toContain(";1234,5;");
  const { aside } = await shell.run(["items", "import", path, "--dry-run"]);
  expect(aside).toMatch(/1 sans changement, 0 à corriger/);
});

it("an export is not in every plan", async () => {
  const small = await newBusiness({ plan: "core" });
  const own = newShell();
  await own.signIn(small);
  expect((await own.run(["items", "export"])).code).toBe(8);
});
