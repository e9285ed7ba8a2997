import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { audit } from "@/db/kernel";
import { businesses, users } from "@/db/platform";
import { newBusiness, type Person } from "../support/people";
import { databases } from "../support/platform";
import { newShell } from "../support/terminal";

let maker: Person;
let neighbour: Person;
let shell: ReturnType<typeof newShell>;
beforeAll(async () => {
  [maker, neighbour] = await Promise.all([newBusiness(), newBusiness()]);
  shell = newShell({ CELLIER_FORCE_TTY: "200" });
  expect(await shell.signIn(maker)).toMatchObject({ code: 0, out: "" });
});

describe("items from the terminal", () => {
  it("are created, listed, changed and archived", async () => {
    const created = await shell.run(["items", "create", "--name", "Sirop de menthe", "--price", "4,50", "--sku", "SIR-MEN", "--json"]);
    expect(created.code, created.aside).toBe(0);
    expect(JSON.parse(created.out)).toMatchObject({ name: "Sirop de menthe", price: 4.5, version: 1 });

    const listed = await shell.run(["items", "list", "--search", "menthe"]);
    expect(listed.out).toMatch(/^Nom +Code article .*Prix HT/);
    expect(listed.out).toMatch(/Sirop de menthe +SIR-MEN .* 4,50\s€/);
    expect(listed.aside).toContain("1 au total");

    const changed = await shell.run(["items", "update", "SIR-MEN", "--price", "4.80"]);
    expect([changed.code, changed.aside.trim()]).toEqual([0, "Modifications enregistrées"]);
    expect(changed.out).toMatch(/Prix HT +4,80\s€/);

    expect((await shell.run(["items", "archive", "SIR-MEN"])).code).toBe(0);
    expect((await shell.run(["items", "list", "--search", "menthe"])).aside).toContain("Rien ne correspond");
    const archived = await shell.run(["items", "list", "--search", "menthe", "--archived", "--json"]);
    expect(JSON.parse(archived.out)).toMatchObject({ total: 1, items: [{ archived: true, version: 3 }] });
  });

  it("are remembered as done from the terminal", async () => {
    const { id } = JSON.parse((await shell.run(["items", "create", "--name", "Nougat", "--json"])).out) as { id: string };
    const [owner] = await databases.platform
      .select({ database: businesses.database })
      .from(businesses)
      .innerJoin(users, eq(users.businessId, businesses.id))
      .where(eq(users.email, maker.email));
    const rows = await databases
      .business(owner?.database ?? "")
      .select({ door: audit.door, operation: audit.operation })
      .from(audit)
      .where(eq(audit.recordId, id));
    expect(rows).toEqual([{ door: "terminal", operation: "items.create" }]);
  });

  it("are read page by page", async () => {
    for (const name of ["Anis", "Badiane", "Cumin"]) await shell.run(["items", "create", "--name", name, "--kind", "ingredient"]);
    const first = await shell.run(["items", "list", "--section", "ingredients", "--limit", "2"]);
    const cursor = /--cursor (\S+)/.exec(first.aside)?.[1] ?? "";
    const second = await shell.run(["items", "list", "--section", "ingredients", "--limit", "2", "--cursor", cursor]);
    expect(first.out).toContain("Badiane");
    expect(second.out).toContain("Cumin");
    expect(second.aside).toContain("au total");
  });
});

describe("refusals in the terminal", () => {
  it.each<[string, string[], number, RegExp]>([
    ["a price that is no number", ["items", "create", "--name", "X", "--price", "cher"], 2, /--price : Un nombre est attendu/],
    ["a rate nobody knows", ["items", "create", "--name", "X", "--vat-rate", "7"], 2, /--vat-rate : /],
    [
      "a barcode with a wrong check digit",
      ["items", "create", "--name", "X", "--barcode", "3760298411008"],
      2,
      /--barcode : Le chiffre de contrôle/,
    ],
    ["a required flag left out", ["items", "create"], 2, /--name/],
    ["an unknown flag", ["items", "list", "--colour", "red"], 2, /--colour/],
    ["an unknown command", ["items", "eat"], 2, /eat/],
    ["an unknown item", ["items", "show", "NOWHERE"], 5, /NOWHERE/],
    ["another role's operation", ["jobs", "list"], 4, /rôle/],
  ])("%s", async (_, line, code, reason) => {
    const output = await shell.run(line);
    expect([output.code, output.out]).toEqual([code, ""]);
    expect(output.aside).toMatch(reason);
  });

  it("a version that is no longer the record's", async () => {
    await shell.run(["items", "create", "--name", "Vinaigre", "--sku", "VIN"]);
    await shell.run(["items", "update", "VIN", "--price", "3"]);
    const late = await shell.run(["items", "update", "VIN", "--price", "4", "--version", "1"]);
    expect([late.code, late.aside]).toEqual([
      6,
      expect.stringMatching(/^La fiche a changé entre-temps\. Relisez-la, puis recommencez\.\s[\s\S]*Dernier changement : Modifier/),
    ]);
  });

  it("a neighbour's item, as if it did not exist", async () => {
    const { body } = await neighbour.api("/api/items", { method: "POST", json: { name: "Bière brune" } });
    for (const verb of ["show", "archive", "duplicate"]) expect((await shell.run(["items", verb, String(body.id)])).code).toBe(5);
  });

  it("in the person's language", async () => {
    const output = await shell.run(["items", "create", "--name", "X", "--price", "dear", "--lang", "en"]);
    expect(output.aside).toContain("--price: A number is expected");
    const english = newShell({ LANG: "en_GB.UTF-8" });
    expect(await english.run(["items", "list"])).toMatchObject({ code: 3, aside: expect.stringContaining("Sign in first") });
  });
});

describe("signing in", () => {
  it("keeps what it must in a file of one's own, and nothing of the password", async () => {
    const path = join(shell.home, "session.json");
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(readFileSync(path, "utf8")).not.toContain(maker.password);
  });

  it("refuses a wrong password, and a service that is not there", async () => {
    const other = newShell();
    expect((await other.signIn({ ...maker, password: "pas le bon, 123" })).code).toBe(3);
    const nowhere = await other.run(["login", "--api", "http://127.0.0.1:9", "--email", "a@b.fr", "--password-stdin"], "x\n");
    expect([nowhere.code, nowhere.aside]).toEqual([7, expect.stringContaining("http://127.0.0.1:9")]);
    expect((await other.run(["whoami"])).code).toBe(3);
  });

  it("gets a new token when the old one is over, and none after signing out", async () => {
    const other = newShell();
    await other.signIn(neighbour);
    const path = join(other.home, "session.json");
    const session = JSON.parse(readFileSync(path, "utf8"));
    writeFileSync(path, JSON.stringify({ ...session, accessToken: "old", expiresAt: 1 }));
    expect(await other.run(["whoami"])).toMatchObject({ code: 0, out: expect.stringContaining(neighbour.email) });
    expect((await other.run(["logout"])).code).toBe(0);
    writeFileSync(path, JSON.stringify(session));
    expect((await other.run(["whoami"])).code).toBe(3);
  });
});

describe("help", () => {
  it("names every operation, in both languages, without a service", async () => {
    const nobody = newShell({ CELLIER_API: "http://127.0.0.1:9" });
    const french = await nobody.run(["items", "--help"]);
    for (const verb of ["list", "show", "create", "update", "archive", "browse"]) expect(french.out).toContain(verb);
    expect(french.out).toContain("Ajouter un article");
    expect((await nobody.run(["items", "create", "--help", "--lang", "en"])).out).toContain("Add an item");
    expect((await nobody.run(["--help"])).out).toMatch(/Codes de sortie :\n +0 {2}fait/);
  });

  it("says that browsing needs a terminal", async () => {
    expect(await shell.run(["items", "browse"])).toMatchObject({ code: 2, aside: expect.stringContaining("cellier items list") });
  });
});
