import { aliased } from "@/cli/aliases";
import { spawn } from "node:child_process";
import { resolve } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { newBusiness, type Person } from "../support/people";
import { newShell } from "../support/terminal";
import { url } from "../support/address";

/** What somebody who lives in terminals does without thinking. */
const shell = newShell();
let maker: Person;
beforeAll(async () => {
  maker = await newBusiness();
  await shell.signIn(maker);
  for (const name of ["Etxe Ona", "Cave du Pont", "Primeurs"])
    await shell.run(["clients", "create", "--company-name", name, "--category", "retailer"]);
});
const json = async (...line: string[]) => JSON.parse((await shell.run([...line, "--json"])).out);

describe("the first word", () => {
  it("may stand behind flags: help, aliases, short words and modules are what they are", async () => {
    await shell.run(["alias", "set", "gens", "clients list"]);
    const lines = [
      ["--lang", "en", "help"],
      ["--quiet", "gens"],
      ["--lang=en", "client", "list"],
    ];
    for (const line of lines) expect((await shell.run(line)).code).toBe(0);
    const bare = await shell.run(["--lang", "en", "ship"]);
    expect([bare.code, bare.aside]).toEqual([2, expect.stringContaining("id")]);
    expect((await shell.run(["--quiet", "ship", "NOPE"])).code).toBe(5);
  });

  it("is a module in the singular, or what is done all day", async () => {
    expect((await json("client", "list")).items).toHaveLength(3);
    for (const [word, meant] of Object.entries({ ship: "orders ship", receive: "restocks receive", produce: "production complete" }))
      expect((await shell.run([word, "--help"])).out).toContain(`cellier ${meant}`);
    expect((await shell.run(["order", "list"])).code).toBe(0);
    expect((await shell.run(["order", "Etxe", "Ona"])).aside).toContain("Etxe Ona");
  });
});

it("help and --web take a module in the singular, too", async () => {
  expect((await shell.run(["help", "invoice", "send"])).out).toContain("cellier invoices send");
  expect((await shell.run(["help", "item", "list"])).out).toContain("cellier items list");
  const opened = await shell.run(["invoice", "list", "--web"]);
  expect([opened.code, opened.out]).toEqual([0, expect.stringContaining("/customer/invoices")]);
});

it("a draft, which has no number yet, is named in its list by what opens it", async () => {
  await shell.run(["items", "create", "--name", "Confit", "--sku", "CON", "--price", "5"]);
  await shell.run(["invoices", "create", "--client", "Etxe Ona", "--lines", "CON:3"]);
  const [, row = ""] = (await shell.run(["invoices", "list", "--status", "draft"])).out.split("\n");
  const name = row.split("\t")[0] ?? "";
  expect(name).toMatch(/^[\da-f]{8}$/);
  expect((await shell.run(["invoices", "show", name, "-q", ".status"])).out).toBe("draft\n");
});

describe("api", () => {
  it("writes with fields, reads without a method, and goes on to the end", async () => {
    const made = await shell.run(["api", "POST", "/api/clients", "--field", "companyName=Auberge", "--field", "category=horeca"]);
    expect([made.code, JSON.parse(made.out).companyName]).toEqual([0, "Auberge"]);
    expect(JSON.parse((await shell.run(["api", "/api/clients?limit=2"])).out).items).toHaveLength(2);
    const all = JSON.parse((await shell.run(["api", "/api/clients?limit=1", "--paginate"])).out);
    expect([all.items.length, all.nextCursor]).toEqual([4, null]);
  });
});

describe("what is given up", () => {
  it("is agreed to first: an order is not cancelled by a slip", async () => {
    await shell.run(["items", "create", "--name", "Rillettes", "--sku", "RIL", "--price", "5"]);
    const { reference } = JSON.parse((await shell.run(["orders", "create", "--client", "Etxe Ona", "--lines", "RIL:3", "--json"])).out);
    const refused = await shell.run(["orders", "cancel", reference]);
    expect([refused.code, refused.aside]).toEqual([2, expect.stringContaining("--yes")]);
    expect((await json("orders", "show", reference)).status).toBe("draft");
    expect((await shell.run(["orders", "cancel", reference, "--yes"])).code).toBe(0);
  });
});

describe("a session", () => {
  it("outlives a token that opens nothing", async () => {
    for (const token of ["no-token", ""]) {
      const refused = await shell.run(["login", "--with-token", "--api", url], token);
      expect(refused.code).not.toBe(0);
      expect((await shell.run(["whoami"])).code).toBe(0);
    }
  });

  it("is of one service: whoever names another is not signed in there", async () => {
    const elsewhere = newShell({ CELLIER_API: "http://127.0.0.1:9", CELLIER_HOME: shell.home });
    expect((await elsewhere.run(["clients", "list"])).code).toBe(3);
    expect((await elsewhere.run(["login", "--with-token"], "no-token")).code).not.toBe(0);
    const here = newShell({ CELLIER_API: `${url}/`, CELLIER_HOME: shell.home });
    expect((await here.run(["whoami"])).code).toBe(0);
  });

  it("says where it is", async () => {
    expect((await shell.run(["whoami"])).aside).toContain(url);
  });
});

it("standard input is waited for, however slowly it comes", async () => {
  const program = `${process.execPath} ${resolve("dist/cli/cellier.mjs")}`;
  const line = `(sleep 1; echo '{"companyName":"Lente","category":"retailer"}') | ${program} clients create --each - --dry-run`;
  const child = spawn("sh", ["-c", line], {
    env: { PATH: process.env.PATH, CELLIER_HOME: shell.home, LANG: "fr" } as unknown as NodeJS.ProcessEnv,
  });
  const code = await new Promise((done) => child.on("close", done));
  expect(code).toBe(0);
});

it("a choice may be typed as it is read, and a filter that names nothing is refused", async () => {
  expect((await json("clients", "list", "--category", "horeca")).items).toHaveLength(1);
  expect((await json("clients", "list", "--status", "actif")).items).toHaveLength(4);
  const unknown = await shell.run(["invoices", "list", "--client", "NOPE-99"]);
  expect([unknown.code, unknown.aside]).toEqual([2, expect.stringContaining("NOPE-99")]);
  expect((await shell.run(["invoices", "list", "--client", "Etxe Ona"])).code).toBe(0);
  const { reference } = JSON.parse(
    (await shell.run(["clients", "create", "--company-name", "Ancien", "--category", "retailer", "--json"])).out,
  );
  await shell.run(["clients", "archive", reference]);
  expect((await shell.run(["invoices", "list", "--client", reference])).code).toBe(0);
});

it("what is tried says what would go, and nothing goes", async () => {
  const tried = await shell.run(["clients", "remove", "Primeurs", "--dry-run"]);
  expect([tried.code, tried.out]).toEqual([0, expect.stringContaining("Primeurs")]);
  expect((await json("clients", "list")).items).toHaveLength(4);
});

it("only what is called so is opened", async () => {
  expect((await shell.run(["open", "NOPE-99", "--print"])).code).toBe(5);
  expect((await shell.run(["open", "Etxe", "Ona", "--print"])).out).toContain("/customer/clients/");
  for (const [called, screen] of Object.entries({
    invoices: "invoices",
    Factures: "invoices",
    items: "products",
    restocks: "material-restocks",
  }))
    expect((await shell.run(["open", called, "--print"])).out.trim()).toBe(`${url}/customer/${screen}`);
});

it("a filter of jq sees the whole list, of all pages", async () => {
  const { out } = await shell.run(["clients", "list", "--all", "--jq", "[.items[].companyName] | length"]);
  expect(out.trim()).toBe("4");
});

it("a report in a pipe is columns between tabs, with plain figures", async () => {
  const { out, aside } = await shell.run(["report", "sales", "--by", "month"]);
  const [head, ...rows] = out.trim().split("\n");
  expect(head).toBe("month\tsalesInvoiced\tinvoices");
  expect(rows.at(-1)).toBe("total\t0\t0");
  expect(aside).toContain("Ventes facturées HT");
});

it("a report narrows to a client, and keeps the fields that are named", async () => {
  expect((await shell.run(["report", "sales", "--only", "client=Etxe Ona"])).code).toBe(0);
  expect(await json("whoami", "--columns", "email")).toEqual({ email: maker.email });
  expect(JSON.parse((await shell.run(["whoami", "--json=email"])).out)).toEqual({ email: maker.email });
});

it("completion knows reports, other modules' records, and goes on behind flags", async () => {
  const complete = async (...words: string[]) => (await shell.run(["__complete", "--", ...words])).out;
  expect(await complete("report", "sa")).toContain("sales");
  expect(await complete("--lang", "en", "clients", "sh")).toContain("show");
  expect(await complete("reminders", "preview", "CLI")).toContain("CLI-0001");
});

describe("what another program taught", () => {
  it("fields after --json, methods by -X, a post where there are fields, headers with -i", async () => {
    const { out } = await shell.run(["clients", "list", "--json", "companyName,category"]);
    expect(Object.keys(JSON.parse(out)[0])).toEqual(["companyName", "category"]);
    const made = await shell.run(["api", "/api/clients", "-f", "companyName=Buvette", "-f", "category=horeca", "-q", ".companyName"]);
    expect([made.code, made.out]).toEqual([0, "Buvette\n"]);
    const read = await shell.run(["api", "-i", "/api/clients", "-X", "GET", "-f", "limit=1", "--jq", ".items|length"]);
    expect(read.out).toMatch(/^HTTP\/1\.1 200 OK\n([a-z-]+: .*\n)+\n1\n$/);
    const refused = await shell.run(["api", "-i", "/api/clients/NOPE"]);
    expect([refused.code, refused.out.split("\n")[0]]).toEqual([5, "HTTP/1.1 404 Not Found"]);
  });

  it("a person's own words complete as what they stand for", async () => {
    await shell.run(["alias", "set", "kunden", "clients list"]);
    const proposed = async (...words: string[]) => (await shell.run(["__complete", "--", ...words])).out;
    expect(await proposed("kun")).toContain("kunden\tclients list");
    expect(await proposed("kunden", "--sea")).toContain("--search");
    expect(await proposed("client", "list", "--lim")).toContain("--limit");
    expect(await proposed("order", "--dr")).toContain("--dry-run");
    expect(await proposed("report", "sales", "--comp")).toContain("--compare");
  });
});

describe("tables for programs", () => {
  it("a report has a row a group, under plain names, and no total to add up twice", async () => {
    await shell.run(["orders", "create", "--client", "Etxe Ona", "--lines", "RIL:3"]);
    const { out } = await shell.run(["report", "sales", "--by", "client", "--csv"]);
    const [head = "", ...rows] = out.trim().split("\n");
    expect(head.split(",")[0]).toBe("client");
    expect(head).not.toContain(";");
    expect(rows.join("\n")).not.toMatch(/total/i);
  });

  it("rows within a record are given by the field that holds them", async () => {
    const made = await shell.run(["orders", "create", "--client", "Etxe Ona", "--lines", "RIL:3", "--json"]);
    const lines = await shell.run(["orders", "show", JSON.parse(made.out).reference, "--csv", "--columns", "lines"]);
    const [head = "", row = ""] = lines.out.trim().split("\n");
    expect(head.split(",")).toEqual(expect.arrayContaining(["sku", "amount", "amount_unit"]));
    expect(row).toMatch(/(^|,)RIL,/);
  });

  it("an order is tried before it is written", async () => {
    const before = (await json("orders", "list")).total;
    const tried = await shell.run(["order", "Etxe", "Ona", "4", "rillettes", "--dry-run"]);
    expect([tried.code, tried.aside]).toEqual([0, expect.stringContaining("Essai")]);
    expect(tried.aside).toMatch(/Pour .*Etxe Ona, à livrer le —\./);
    expect((await json("orders", "list")).total).toBe(before);
  });
});

describe("nothing is wrong in silence", () => {
  it("one word of a name narrows a list, whatever becomes of its rows; what names nothing is told", async () => {
    const made = await shell.run(["orders", "create", "--client", "Etxe Ona", "--lines", "RIL:2", "--json"]);
    const { reference } = JSON.parse(made.out);
    for (const line of [
      ["--jq", ".items[].reference"],
      ["--csv", "--columns", "reference"],
      ["--all", "--columns", "reference"],
    ])
      expect((await shell.run(["orders", "list", "--client", "etxe", ...line])).out).toContain(reference);
    expect((await shell.run(["orders", "list", "--client", "qwertyuiop", "-q", ".total"])).code).toBe(2);
  });

  it("a filter that leaves nothing prints nothing, and is no fault", async () => {
    expect(await shell.run(["orders", "list", "-q", ".items[]|select(.total>99999)"])).toMatchObject({ code: 0, out: "" });
  });

  it("a report has the fields that are named, or says which there are", async () => {
    await shell.run(["orders", "create", "--client", "Etxe Ona", "--lines", "RIL:2"]);
    const rows = JSON.parse((await shell.run(["report", "sales", "--by", "month", "--json=month,invoices"])).out);
    expect(Object.keys(rows[0])).toEqual(["month", "invoices"]);
    const wrong = await shell.run(["report", "sales", "--by", "month", "--json=bogus"]);
    expect([wrong.code, wrong.aside]).toEqual([2, expect.stringContaining("salesInvoiced")]);
    expect((await shell.run(["report", "sales", "--period", "31 october to 1 october 2026"])).code).toBe(2);
    expect((await shell.run(["report", "sales", "--period", "from 1 October to 31 October 2026"])).aside).toContain("oct. 2026");
  });

  it("what is done for many is filtered like what is done for one", async () => {
    const each = (...line: string[]) => shell.run(["items", "update", "--each", "-", ...line], '{"id":"RIL","price":6}\n');
    expect((await each("-q", ".price")).out).toBe("6\n");
    expect(JSON.parse((await each("--json=sku,price")).out)).toEqual({ sku: "RIL", price: 6 });
    const nameless = await shell.run(["items", "update", "--each", "-"], "RIL\nSEL\n");
    expect([nameless.code, nameless.aside]).toEqual([2, expect.stringContaining("id")]);
  });

  it("columns are those of a record too, and help of a module is where one looks for it", async () => {
    expect((await shell.run(["whoami", "--columns", "email"])).out.trim().split("\n")).toHaveLength(1);
    expect((await shell.run(["orders", "help"])).out).toContain("cellier orders");
    expect((await shell.run(["alias", "set", "broken", "ordrs list"])).code).toBe(2);
    const missing = await shell.run(["alias", "set", "voir", "orders show $1"]);
    expect(missing.code).toBe(0);
    expect((await shell.run(["--lang", "en", "voir"])).aside).toContain("id");
    // A word is taken once, where it stands: the same word after it, and the value of a flag, stay.
    const line = aliased(["node", "cellier", "voir", "fr", "fr", "--lang", "fr"], { CELLIER_HOME: shell.home } as never);
    expect(line.slice(2)).toEqual(["orders", "show", "fr", "fr", "--lang", "fr"]);
    expect((await shell.run(["find", "help"])).out).not.toContain("Usage");
    expect((await shell.run(["man"])).out).toContain("CELLIER_TOKEN");
  });

  it("names complete as names, and columns after commas", async () => {
    const proposed = async (...words: string[]) => (await shell.run(["__complete", "--", ...words])).out;
    expect(await proposed("orders", "list", "--client", "Etx")).toContain("Etxe Ona");
    expect(await proposed("orders", "list", "--columns", "reference,to")).toContain("reference,total");
  });
});

it("figures are shown as a report is: groups and figures on a screen, in a pipe and as CSV", async () => {
  const query = ["figures", "query", "--measures", "salesInvoiced,invoices", "--by", "month", "--period", "2026"];
  const report = ["report", "sales", "--by", "month", "--period", "2026"];
  expect((await shell.run(query)).out).toBe((await shell.run(report)).out);
  expect((await shell.run([...query, "--csv"])).out).toBe((await shell.run([...report, "--csv"])).out);
  expect((await shell.run([...query, "--all", "--quiet"])).out).toMatch(/^month\tsalesInvoiced\tinvoices\n[\s\S]*total\t0\t0\n$/);
  const screen = newShell({ CELLIER_HOME: shell.home, CELLIER_FORCE_TTY: "80" });
  expect((await screen.run(query)).out).toBe((await screen.run(report)).out);
  expect((await screen.run(query)).out).toContain("Ventes facturées HT");
  expect((await json(...query)).measures).toHaveLength(2);
  expect((await shell.run([...query, "--columns", "colour"])).aside).toContain("salesInvoiced");
});
