import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { newBusiness, type Person } from "../support/people";
import { newShell } from "../support/terminal";
import { url } from "../support/address";

const shell = newShell();
const folder = mkdtempSync(join(tmpdir(), "cellier-grammar-"));
let maker: Person;
beforeAll(async () => {
  maker = await newBusiness();
  await shell.signIn(maker);
  for (const [sku, name] of [
    ["RIL-CAN", "Rillettes de canard"],
    ["RIL-CAP", "Rillettes de canard au piment"],
    ["SEL", "Sel de Salies"],
  ])
    await shell.run(["items", "create", "--name", String(name), "--sku", String(sku), "--price", "5"]);
  await shell.run(["clients", "create", "--company-name", "Etxe Ona", "--category", "retailer"]);
});

const file = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
const countOf = async (module: string) => JSON.parse((await shell.run([module, "list", "--json"])).out).total as number;

describe("a record", () => {
  it("is named by its name, in another's field too", async () => {
    expect(JSON.parse((await shell.run(["items", "show", "sel de salies", "--json"])).out).sku).toBe("SEL");
    const order = await shell.run(["orders", "create", "--client", "Etxe Ona", "--lines", "SEL:3", "--json"]);
    expect([order.code, JSON.parse(order.out).clientName]).toEqual([0, "Etxe Ona"]);
    const { id } = JSON.parse((await shell.run(["items", "show", "SEL", "--json"])).out) as { id: string };
    expect(JSON.parse((await shell.run(["items", "show", id.slice(-8), "--json"])).out).sku).toBe("SEL");
  });

  it("is asked about where several have the name, or none has", async () => {
    const several = await shell.run(["items", "show", "rillettes de"]);
    expect([several.code, several.aside]).toEqual([2, expect.stringMatching(/RIL-CAN[\s\S]*RIL-CAP/)]);
    const near = await shell.run(["items", "show", "Sel de Salie"]);
    expect(near.code).toBe(0);
    expect((await shell.run(["items", "show", "SELL"])).aside).toContain("SEL");
  });
});

describe("a dry run", () => {
  it("shows before and after, and keeps nothing: no number, no audit, no record", async () => {
    const tried = await shell.run(["items", "update", "SEL", "--price", "7,50", "--dry-run"]);
    expect([tried.code, tried.aside.trim()]).toEqual([0, "Essai : rien n'a été enregistré."]);
    expect(tried.out.replace(/\s+/g, " ")).toContain("Prix HT 5,00 € → 7,50 €");
    expect(JSON.parse((await shell.run(["items", "show", "SEL", "--json"])).out)).toMatchObject({ price: 5, version: 1 });
    const before = await countOf("clients");
    const created = await shell.run(["clients", "create", "--company-name", "Nouveau", "--category", "retailer", "--dry-run", "--json"]);
    expect([created.code, JSON.parse(created.out).reference]).toEqual([0, "CLI-…"]);
    expect(await countOf("clients")).toBe(before);
    const next = await shell.run(["clients", "create", "--company-name", "Suivant", "--category", "retailer", "--json"]);
    expect(JSON.parse(next.out).reference).toBe("CLI-0002");
  });

  it("says a change of what stands beside the record, and none where there is none", async () => {
    const price = ["items", "set-price", "SEL", "--category", "particulier", "--price", "13"];
    const foreseen = await shell.run([...price, "--dry-run"]);
    expect([foreseen.code, foreseen.out]).toEqual([0, expect.stringContaining("13,00")]);
    await shell.run(price);
    expect((await shell.run([...price, "--dry-run"])).out).toBe("Rien ne changerait.\n");
    const minimum = ["stock", "set-minimum", "SEL", "--minimum", "13 piece"];
    const watched = await shell.run([...minimum, "--dry-run"]);
    expect([watched.code, watched.out]).toEqual([0, expect.stringContaining("13")]);
    await shell.run(minimum);
    expect((await shell.run([...minimum, "--dry-run"])).out).toBe("Rien ne changerait.\n");
  });

  it("is said to be one, however quiet the rest", async () => {
    const tried = await shell.run(["items", "update", "SEL", "--price", "7,50", "--dry-run", "--quiet"]);
    expect(tried.aside.trim()).toBe("Essai : rien n'a été enregistré.");
  });

  it("clears what is cleared on purpose, and nothing by a flag without a value", async () => {
    const empty = await shell.run(["items", "update", "SEL", "--price", "", "--dry-run"]);
    expect([empty.code, empty.aside]).toEqual([2, expect.stringContaining("--price est vide")]);
    expect((await shell.run(["orders", "list", "--client", ""])).code).toBe(2);
    const cleared = await shell.run(["items", "update", "SEL", "--price", "null", "--dry-run", "--json"]);
    expect([cleared.code, JSON.parse(cleared.out).price]).toEqual([0, null]);
  });

  it("is never the value of another flag", async () => {
    for (const next of ["--dry-run", "--json", "-q"]) {
      const swallowed = await shell.run(["items", "update", "SEL", "--name", next]);
      expect([swallowed.code, swallowed.aside]).toEqual([2, expect.stringContaining(`--name est vide : ${next}`)]);
    }
    expect(JSON.parse((await shell.run(["items", "update", "SEL", "--name=--sel", "--dry-run", "--json"])).out).name).toBe("--sel");
  });

  it("clears a text as it clears a price, and never a name", async () => {
    const cleared = await shell.run(["items", "update", "SEL", "--storage", "null", "--dry-run", "--json"]);
    expect([cleared.code, JSON.parse(cleared.out).storage]).toEqual([0, ""]);
    const refused = await shell.run(["items", "update", "SEL", "--name", "null"]);
    expect([refused.code, refused.aside]).toEqual([2, expect.stringContaining("--name ne peut pas être vidé")]);
    const csv = file("c.csv", "id;price;storage\nSEL;null;null\n");
    expect((await shell.run(["items", "update", "--each", csv, "--dry-run"])).code).toBe(0);
  });

  it("refuses what the command would refuse, with its code", async () => {
    expect((await shell.run(["items", "create", "--name", "X", "--sku", "SEL", "--dry-run"])).code).toBe(6);
    expect((await shell.run(["items", "create", "--name", "X", "--price", "cher", "--dry-run"])).code).toBe(2);
  });
});

describe("many at once", () => {
  it("are made from lines of JSON and from CSV, and stop at the first that is refused", async () => {
    const lines = file("a.jsonl", '{"name":"Poivre","sku":"POI","price":3}\n{"name":"Thym","sku":"THY"}\n');
    expect((await shell.run(["items", "create", "--each", lines])).out.trim().split("\n")).toHaveLength(2);
    const csv = file("b.csv", "name;sku;price\nLaurier;LAU;2,50\nDoublon;THY;1\nJamais;JAM;1\n");
    const stopped = await shell.run(["items", "create", "--each", csv]);
    expect([stopped.code, stopped.aside]).toEqual([6, expect.stringContaining("Fiche 2 sur 3")]);
    expect((await shell.run(["items", "show", "LAU"])).code).toBe(0);
    expect((await shell.run(["items", "show", "JAM"])).code).not.toBe(0);
  });

  it("are tried with before and after of each", async () => {
    const csv = file("d.csv", "id;price\nRIL-CAN;6\nRIL-CAP;7\n");
    const tried = await shell.run(["items", "update", "--each", csv, "--dry-run"]);
    expect(tried.code, tried.aside).toBe(0);
    expect(tried.out.replace(/[\u00a0\u202f]/g, " ")).toMatch(/RIL-CAN[\s\S]*5,00 € → 6,00 €[\s\S]*RIL-CAP[\s\S]*5,00 € → 7,00 €/);
  });

  it("are done once however often they are sent with the same key", async () => {
    const before = await countOf("clients");
    for (let time = 0; time < 2; time += 1) {
      const many = ["clients", "create", "--each", "-", "--idempotency-key", "lundi"];
      expect(
        (await shell.run(many, '{"companyName":"Une","category":"retailer"}\n{"companyName":"Deux","category":"retailer"}\n')).code,
      ).toBe(0);
    }
    expect(await countOf("clients")).toBe(before + 2);
  });
});

describe("the output", () => {
  it("keeps the fields that are named, and what jq leaves", async () => {
    expect((await shell.run(["items", "show", "SEL", "--json=sku,price"])).out.trim()).toBe('{"sku":"SEL","price":5}');
    const line = ["items", "list", "--search", "rillettes", "--jq", ".items[].sku"];
    expect((await shell.run(line)).out).toBe("RIL-CAN\nRIL-CAP\n");
    expect((await shell.run(["items", "list", "--columns", "sku,price", "--search", "sel"])).out).toBe("sku\tprice\nSEL\t5\n");
    expect((await shell.run(["items", "list", "--columns", "colour"])).aside).toContain("colour");
    expect((await shell.run(["items", "list", "--jq", ".["])).code).toBe(2);
  });

  it("goes to standard output for -, the same bytes as to a file", async () => {
    const path = join(folder, "items.csv");
    await shell.run(["items", "export", "--out", path]);
    expect((await shell.run(["items", "export", "--out", "-"])).out).toBe(readFileSync(path, "utf8"));
  });

  it("says nothing but results and refusals when it is quiet", async () => {
    expect(await shell.run(["items", "list", "--quiet"])).toMatchObject({ code: 0, aside: "" });
    expect((await shell.run(["items", "show", "NOWHERE", "--quiet"])).aside).not.toBe("");
  });
});

describe("a slip", () => {
  it.each<[string, string[], RegExp]>([
    ["a command", ["items", "lits"], /Vouliez-vous dire : list/],
    ["a day", ["orders", "list", "--due-from", "31/12/2026"], /^.*\n {2}--due-from : Une date s'écrit année-mois-jour, par exemple \S+\n$/],
    ["a period upside down", ["orders", "list", "--due-from", "2026-12-31", "--due-to", "2026-01-01"], /--due-to : /],
    ["nothing to change", ["items", "update", "SEL"], /dites ce qui change/],
    ["what is missing", ["orders", "create"], /--client [\s\S]*--lines .*"item"/],
    ["a path that leads elsewhere", ["api", "GET", "//elsewhere.example/"], /commence par \//],
  ])("in %s is told, and no more", async (_, line, reason) => {
    const output = await shell.run(line);
    expect([output.code, output.out]).toEqual([2, ""]);
    expect(output.aside).toMatch(reason);
  });
});

describe("the tools", () => {
  it("speak to the API, list every command, and write help, completion and manual", async () => {
    expect(JSON.parse((await shell.run(["api", "GET", "/api/items", "--field", "limit=1"])).out).items).toHaveLength(1);
    const commands = JSON.parse((await shell.run(["commands", "--json"])).out) as { command: string }[];
    expect(commands.map(({ command }) => command)).toEqual(expect.arrayContaining(["login", "items update <id>"]));
    expect((await shell.run(["__complete", "--", "items", "show", "RIL"])).out).toBe(
      "RIL-CAN\tRillettes de canard\nRIL-CAP\tRillettes de canard au piment\n",
    );
    for (const name of ["bash", "zsh", "fish"]) expect((await shell.run(["completion", name])).out).toContain("__complete");
    expect((await shell.run(["man"])).out).toMatch(/^\.TH CELLIER 1/);
    expect((await shell.run(["help", "items", "show"])).out).toMatch(/cellier items show [A-Z]{3}-/);
    expect((await shell.run(["--version"])).out).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  it("know a person's own words, profiles and tokens", async () => {
    expect((await shell.run(["alias", "set", "prix", "items list --columns sku,price --search $1"])).code).toBe(0);
    expect((await shell.run(["prix", "sel"])).out).toBe("sku\tprice\nSEL\t5\n");
    expect((await shell.run(["alias", "set", "items", "x"])).code).toBe(2);
    expect((await shell.run(["whoami", "--profile", "autre"])).code).toBe(3);
    const { accessToken } = JSON.parse(readFileSync(join(shell.home, "session.json"), "utf8")) as { accessToken: string };
    const program = newShell({ CELLIER_TOKEN: accessToken, CELLIER_API: url });
    expect((await program.run(["whoami"])).out).toContain(maker.email);
    expect((await newShell({ CELLIER_TOKEN: "none", CELLIER_API: url }).run(["whoami"])).code).toBe(3);
    const checked = await shell.run(["doctor"]);
    expect([checked.code, checked.out]).toEqual([0, expect.stringContaining(maker.email)]);
  });

  it("take an order in one line", async () => {
    const output = await shell.run(["order", "new", "Etxe Ona 40 sel salies vendredi", "--yes", "--json"]);
    expect(output.code, output.aside).toBe(0);
    const order = JSON.parse(output.out) as { clientName: string; dueOn: string; lines: { amount: object }[] };
    expect(order).toMatchObject({ clientName: "Etxe Ona", lines: [{ sku: "SEL", amount: { value: 40, unit: "piece" } }] });
    expect(new Date(order.dueOn).getUTCDay()).toBe(5);
  });
});
