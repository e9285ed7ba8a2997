import { spawn } from "node:child_process";
import { beforeAll, describe, expect, it } from "vitest";
import { newBusiness } from "../support/people";
import { newShell } from "../support/terminal";

let shell: ReturnType<typeof newShell>;
beforeAll(async () => {
  shell = newShell();
  expect((await shell.signIn(await newBusiness())).code).toBe(0);
  for (const name of ["Anis", "Badiane"])
    await shell.run(["items", "create", "--name", name, "--price", "12,50", "--allergens", "milk,nuts"]);
});

describe("the output of a list", () => {
  it("is JSON as the API gives it, in one line when it is piped", async () => {
    const { out } = await shell.run(["items", "list", "--json"]);
    expect(out.trim().split("\n")).toHaveLength(1);
    expect(JSON.parse(out)).toMatchObject({ items: [{ name: "Anis", price: 12.5 }, { name: "Badiane" }], nextCursor: null, total: 2 });
  });

  it("is what a search over everything finds, a slip included", async () => {
    const { items } = JSON.parse((await shell.run(["find", "badianne", "--limit", "5", "--json"])).out);
    expect(items).toEqual([expect.objectContaining({ kind: "product", name: "Badiane" })]);
    expect((await shell.run(["find", "badiane"])).out).toMatch(/Badiane/);
  });

  it("is CSV, the same in both languages", async () => {
    const { out, aside } = await shell.run(["items", "list", "--csv"]);
    const [head = "", first = "", ...rest] = out.trim().split("\n");
    const cells = Object.fromEntries(head.split(",").map((name, place) => [name, first.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/)[place]]));
    expect(cells).toMatchObject({ name: "Anis", price: "12.5", allergens: '"milk,nuts"', archived: "false" });
    expect([rest.length, aside]).toEqual([1, ""]);
    expect((await shell.run(["--lang", "en", "items", "list", "--csv"])).out).toBe(out);
  });

  it("is CSV to its last line, however many pages that takes, or the page that was asked for", async () => {
    const cannery = newShell();
    await cannery.signIn({ email: "demo@cellier.test", password: "Demo-cellier-2026" });
    const { total } = JSON.parse((await cannery.run(["items", "list", "--limit", "1", "--json"])).out) as { total: number };
    expect(total).toBeGreaterThan(100);
    const lines = async (...flags: string[]) => (await cannery.run(["items", "list", "--csv", ...flags])).out.trim().split("\n").length;
    expect([await lines(), await lines("--limit", "3")]).toEqual([1 + total, 1 + 3]);
  });

  it("has nothing but text when it is piped, and nothing on standard output when it is empty", async () => {
    const sequence = "\u001b";
    expect((await shell.run(["items", "list"])).out).not.toContain(sequence);
    expect((await shell.run(["items", "list", "--search", "nulle part"])).out).toBe("");
  });

  it("says nothing when its reader leaves", async () => {
    const env = { PATH: process.env.PATH, CELLIER_HOME: shell.home } as unknown as NodeJS.ProcessEnv;
    const child = spawn(process.execPath, ["dist/cli/cellier.mjs", "items", "list"], { env });
    child.stdout.destroy();
    let aside = "";
    child.stderr.on("data", (text) => {
      aside += text;
    });
    const code = await new Promise((resolve) => child.on("close", resolve));
    expect([code, aside]).toEqual([0, expect.stringMatching(/^(?:2 au total\n)?$/)]);
  });

  it("shows the figures inside an answer", async () => {
    const screen = newShell({ CELLIER_HOME: shell.home, CELLIER_FORCE_TTY: "120" });
    expect((await screen.run(["items", "facets"])).out).toMatch(/Catalogue +2 +\d/);
  });
});

describe("what is piped", () => {
  it("is plain, whatever it is of: a record a line a field, what a command answers too", async () => {
    const { sku } = JSON.parse((await shell.run(["items", "list", "--search", "anis", "--json=sku"])).out)[0];
    for (const line of [
      ["show", sku],
      ["update", sku, "--price", "12,50"],
    ]) {
      const { code, out } = await shell.run(["items", ...line]);
      expect([code, out]).toEqual([0, expect.stringMatching(/^name\tAnis$[\s\S]*^price\t12\.5$[\s\S]*^allergens\tmilk,nuts$/m)]);
      expect(out).not.toMatch(/[─€\u00a0\u202f]/);
    }
    expect((await shell.run(["items", "show", sku, "--columns", "price,name"])).out).toBe("price\t12.5\nname\tAnis\n");
  });

  it("is as long as one says, page after page", async () => {
    const { reference } = JSON.parse(
      (await shell.run(["clients", "create", "--company-name", "Long", "--category", "retailer", "--json"])).out,
    );
    const rows = Array.from({ length: 119 }, (_, place) => JSON.stringify({ companyName: `Client ${place}`, category: "retailer" }));
    expect((await shell.run(["clients", "create", "--each", "-"], rows.join("\n"))).code).toBe(0);
    expect(reference).toBe("CLI-0001");
    expect((await shell.run(["clients", "list", "-L", "110", "-q", ".items|length"])).out.trim()).toBe("110");
    expect((await shell.run(["clients", "list", "-L", "110", "--quiet"])).out.trim().split("\n")).toHaveLength(111);
    const { total, items, nextCursor } = JSON.parse((await shell.run(["clients", "list", "-L", "500", "--json"])).out);
    expect([total, items.length, nextCursor]).toEqual([120, 120, null]);
  });
});

describe("a command line", () => {
  it.each<[string, string[], RegExp]>([
    ["a language that is not ours", ["items", "list", "--lang", "de"], /--lang <fr\|en> : choisissez parmi fr, en/],
    ["neither yes nor no", ["items", "list", "--archived", "maybe"], /--archived .* true, false, oui, non/],
    ["two outputs", ["items", "list", "--json", "--csv"], /--csv.*--json/],
    ["a wrong entry of a list", ["items", "create", "--name", "X", "--allergens", "sand"], /--allergens : Choisissez parmi : gluten/],
  ])("with %s is refused by name", async (_, line, reason) => {
    expect(await shell.run(line)).toEqual({ code: 2, out: "", aside: expect.stringMatching(reason) });
  });

  it("may ask for its language first", async () => {
    const wide = newShell({ CELLIER_HOME: shell.home, CELLIER_FORCE_TTY: "200" });
    expect((await wide.run(["--lang", "en", "items", "list"])).out).toMatch(/^Name +SKU/);
  });

  it("has help in one language only", async () => {
    for (const line of [["login"], ["items", "create"], ["items", "browse"], ["jobs", "discard"]]) {
      const { out } = await shell.run([...line, "--help"]);
      expect(out).not.toMatch(/default|choices|required|Options:/);
    }
    expect((await shell.run(["items", "create", "--help"])).out).toMatch(/--name <…> +Nom \(obligatoire\)/);
  });
});

it("what cannot be undone needs a yes, before anything is sent", async () => {
  const nobody = newShell({ CELLIER_API: "http://127.0.0.1:9" });
  expect(await nobody.run(["jobs", "discard", "x"])).toEqual({ code: 2, out: "", aside: "Ajoutez --yes pour confirmer.\n" });
  expect((await nobody.run(["jobs", "discard", "x", "--yes"])).code).toBe(3);
});

it("a question is answered, and nothing is done that nobody could agree to", async () => {
  expect((await shell.run(["ask", "combien", "de", "produits", "ai-je", "?"])).out).toMatch(/2/);
  const proposed = await shell.run(["ask", "archive la badiane"]);
  expect([proposed.code, proposed.aside]).toEqual([9, expect.stringMatching(/Archiver[\s\S]*Rien n'a été fait\./)]);
  expect((await shell.run(["items", "list"])).out).toContain("Badiane");
});
