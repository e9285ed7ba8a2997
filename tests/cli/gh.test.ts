import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newBusiness, type Person } from "../support/people";
import { newShell } from "../support/terminal";

/** What somebody types by habit who has lived with gh. */
const shell = newShell({ LANG: "en" });
let maker: Person;
beforeAll(async () => {
  maker = await newBusiness();
  await shell.signIn(maker);
  for (const [sku, name] of [
    ["SEL", "Sel de Salies"],
    ["RIL-CAN", "Rillettes de canard"],
    ["RIL-CAP", "Rillettes de canard au piment"],
  ])
    await shell.run(["items", "create", "--name", String(name), "--sku", String(sku), "--price", "5"]);
  await shell.run(["clients", "create", "--company-name", "Etxe Ona", "--category", "retailer"]);
});

describe("fields after --json", () => {
  it.each([
    ["one", ["items", "list", "--json", "sku"], '[{"sku":"RIL-CAN"},{"sku":"RIL-CAP"},{"sku":"SEL"}]'],
    ["one before a flag", ["items", "list", "--json", "sku", "--search", "salies"], '[{"sku":"SEL"}]'],
    ["one after a record", ["items", "show", "SEL", "--json", "sku"], '{"sku":"SEL"}'],
    ["one before a record", ["items", "show", "--json", "sku", "SEL"], '{"sku":"SEL"}'],
    ["two", ["items", "show", "--json", "sku,price", "SEL"], '{"sku":"SEL","price":5}'],
    ["one after words", ["find", "salies", "--json", "name"], '[{"name":"Sel de Salies"}]'],
    ["one of who is there", ["whoami", "--lang", "en", "--json", "email"], ""],
  ])("%s", async (_, line, expected) => {
    const { code, out, aside } = await shell.run(line);
    expect([code, out.trim(), aside]).toEqual([0, expected || JSON.stringify({ email: maker.email }), expect.any(String)]);
  });

  it("are none where the word names the record, and are refused by name", async () => {
    expect(JSON.parse((await shell.run(["items", "show", "--json", "SEL"])).out)).toMatchObject({ sku: "SEL", price: 5 });
    expect(JSON.parse((await shell.run(["find", "--json", "salies"])).out).items).toHaveLength(1);
    const wrong = await shell.run(["items", "list", "--json", "colour"]);
    expect([wrong.code, wrong.aside]).toEqual([2, expect.stringMatching(/colour.*sku/)]);
  });
});

describe("a list to its end", () => {
  const screen = newShell({ LANG: "en", CELLIER_FORCE_TTY: "80", CELLIER_HOME: shell.home });

  it("is the same table on a screen, plain columns in a pipe", async () => {
    const [page, all] = [await screen.run(["items", "list"]), await screen.run(["items", "list", "--all"])];
    expect(all.out).toBe(page.out);
    expect(all.out).toContain("───");
    expect((await shell.run(["items", "list", "--all"])).out).toMatch(/^name\tsku\t/);
  });

  it("is no longer than the number of rows that one says", async () => {
    expect((await shell.run(["items", "list", "--all", "--limit", "2", "--json", "sku"])).out.match(/sku/g)).toHaveLength(2);
    expect((await shell.run(["items", "list", "-L", "2", "--json", "sku"])).out.match(/sku/g)).toHaveLength(2);
  });

  it("is to a filter what a page is; a field looked for at its top is told", async () => {
    const names = ["items", "list", "-q", "[.items[].sku]|length"];
    expect((await shell.run([...names, "--all"])).out).toBe((await shell.run(names)).out);
    expect((await shell.run(["items", "list", "--all", "-q", ".sku"])).aside).toContain(".items[]");
  });
});

describe("words of other programs", () => {
  it.each([
    [["items", "get", "SEL"], "items show SEL"],
    [["item", "edit", "SEL", "--price", "6"], "items update SEL --price 6"],
    [["orders", "new"], "orders create"],
    [["auth", "refresh"], "whoami"],
  ])("%s is answered with what to type", async (line, answer) => {
    const { code, aside } = await shell.run(line);
    expect([code, aside]).toEqual([2, expect.stringContaining(answer)]);
  });

  it("do what they mean where they mean one thing", async () => {
    expect((await shell.run(["auth", "status"])).out).toContain(maker.email);
    expect((await shell.run(["version"])).out).toMatch(/^\d+\.\d+/);
    for (const word of ["items", "item"]) expect((await shell.run([word, "view", "SEL", "--json=sku"])).out).toBe('{"sku":"SEL"}\n');
    expect((await shell.run(["items", "ls"])).out).toMatch(/^name\tsku\t/);
  });
});

it("addresses of the API need not begin with /api/, and lead nowhere else", async () => {
  expect(JSON.parse((await shell.run(["api", "items?limit=1"])).out).items).toHaveLength(1);
  expect(JSON.parse((await shell.run(["api", "GET", "api/items/SEL"])).out).sku).toBe("SEL");
  for (const address of ["http://elsewhere.example/", "//elsewhere.example/", "elsewhere.example/x"])
    expect((await shell.run(["api", address])).code).toBe(2);
});

it("fields complete behind --json, and profiles behind --profile", async () => {
  const proposed = async (...words: string[]) => (await shell.run(["__complete", "--", ...words])).out.trim().split("\n");
  expect(await proposed("items", "list", "--json", "sku,pri")).toEqual(["sku,price"]);
  expect(await proposed("items", "list", "--columns", "sku,sk")).toEqual([""]);
});

describe("a token from outside", () => {
  it("is not signed out of, and takes no other session away", async () => {
    const path = join(shell.home, "session.json");
    const before = readFileSync(path, "utf8");
    const { code, aside } = await newShell({ LANG: "en", CELLIER_HOME: shell.home, CELLIER_TOKEN: "x" }).run(["logout"]);
    expect([code, aside.trim().split("\n").length]).toEqual([2, 1]);
    expect(aside).toContain("CELLIER_TOKEN");
    expect(readFileSync(path, "utf8")).toBe(before);
  });
});

describe("a service that is silent", () => {
  let requests = 0;
  const silent: Server = createServer(() => {
    requests += 1;
  });
  beforeAll(() => new Promise<void>((ready) => silent.listen(0, "127.0.0.1", ready)));
  afterAll(() => {
    silent.closeAllConnections();
    silent.close();
  });
  const away = (environment: Record<string, string> = {}) =>
    newShell({ LANG: "en", CELLIER_TOKEN: "t", CELLIER_API: `http://127.0.0.1:${(silent.address() as AddressInfo).port}`, ...environment });

  it("is waited for as long as one says, once", async () => {
    const start = Date.now();
    const { code, aside } = await away().run(["items", "list", "--timeout", "1"]);
    expect([code, aside.trim().split("\n"), requests]).toEqual([7, [expect.stringContaining("1 s")], 1]);
    expect((await away({ CELLIER_TIMEOUT: "1" }).run(["whoami"])).code).toBe(7);
    expect(Date.now() - start).toBeLessThan(15_000);
  });

  it("is not waited for in words", async () => {
    expect((await shell.run(["items", "list", "--timeout", "soon"])).code).toBe(2);
    expect((await away({ CELLIER_API: "not-a-url" }).run(["items", "list"])).code).toBe(2);
  });
});

it("a request without a key is not sent twice where the line breaks", async () => {
  let requests = 0;
  const broken = createServer((request) => {
    requests += 1;
    request.socket.destroy();
  });
  await new Promise<void>((ready) => broken.listen(0, "127.0.0.1", ready));
  const api = `http://127.0.0.1:${(broken.address() as AddressInfo).port}`;
  const far = newShell({ CELLIER_TOKEN: "t", CELLIER_API: api });
  expect((await far.run(["api", "POST", "/api/clients", "-f", "companyName=X"])).code).toBe(7);
  expect(requests).toBe(1);
  expect((await far.run(["items", "list"])).code).toBe(7);
  expect(requests).toBe(3);
  broken.close();
});

describe("a record named by a part of its name", () => {
  it("is read, and never written to where nobody can say yes", async () => {
    expect((await shell.run(["items", "show", "salies", "--json", "sku"])).out).toContain("SEL");
    for (const line of [
      ["items", "update", "salies", "--price", "9"],
      ["items", "update", "salies", "--price", "9", "--dry-run"],
      ["orders", "create", "--client", "Etxe", "--lines", "SEL:1"],
      ["items", "archive", "de Salies"],
    ])
      expect(await shell.run(line)).toMatchObject({ code: 2, out: "", aside: expect.stringMatching(/SEL|Etxe Ona/) });
    const each = await shell.run(["items", "update", "--each", "-"], '{"id":"salies","price":9}\n');
    expect(each.code).toBe(2);
    expect((await shell.run(["items", "show", "SEL", "--json", "price"])).out.trim()).toBe('{"price":5}');
    expect((await shell.run(["items", "update", "sel de salies", "--price", "6"])).code).toBe(0);
  });
});

describe("an order in one line", () => {
  beforeAll(async () => {
    await shell.run(["items", "create", "--name", "Étiquette rillettes de canard", "--sku", "ETI", "--kind", "packaging"]);
    await shell.run(["items", "update", "SEL", "--unit", "kg"]);
  });

  it("means what is sold, and of several the one that is called so", async () => {
    const { code, out } = await shell.run(["order", "new", "Etxe Ona 4 rillettes canard friday", "--yes", "--json"]);
    expect([code, JSON.parse(out).lines]).toEqual([0, [expect.objectContaining({ sku: "RIL-CAN" })]]);
  });

  it("is refused with the list where several are meant, and never of a part of the client's name", async () => {
    const several = await shell.run(["order", "new", "Etxe Ona 4 rillettes", "--yes"]);
    expect([several.code, several.aside]).toEqual([2, expect.stringMatching(/RIL-CAN[\s\S]*RIL-CAP/)]);
    expect(several.aside).not.toContain("ETI");
    expect((await shell.run(["order", "new", "Etxe 4 rillettes canard", "--yes"])).code).toBe(2);
  });

  it("has amounts with their unit", async () => {
    const { code, out } = await shell.run(["order", "new", "Etxe Ona 2,5 kg de sel", "--yes", "--json"]);
    expect([code, JSON.parse(out).lines]).toEqual([0, [expect.objectContaining({ sku: "SEL", amount: { value: 2.5, unit: "kg" } })]]);
  });
});

it.each(["SEL:x", "SEL:12,RIL-CAN:3", "SEL"])("rows that cannot be read say how they are written: %s", async (rows) => {
  const { code, aside } = await shell.run(["orders", "create", "--client", "Etxe Ona", "--lines", rows]);
  expect([code, aside]).toEqual([2, expect.stringContaining("SEL:2,5 kg")]);
  expect(aside).toContain(rows);
});

describe("codes and rows for programs", () => {
  it("what the books refuse since they are closed is no slip of the finger", async () => {
    const close = () => shell.run(["accounting", "close", "--until", "2026-01-31", "--yes"]);
    expect([(await close()).code, (await close()).code]).toEqual([0, 6]);
    expect((await shell.run(["accounting", "close", "--until", "2026-02-27", "--yes"])).code).toBe(2);
  });

  it("the VAT of a month is rows in a pipe and in CSV, a table on a screen", async () => {
    const line = ["accounting", "vat", "--from", "2026-01-01", "--to", "2026-01-31"];
    const [tsv, csv] = [(await shell.run(line)).out, (await shell.run([...line, "--csv"])).out];
    expect(tsv.split("\n")[0]).toBe("from\tto\tdue\trows\trate\tbase\ttax\tline");
    expect(csv.replaceAll(",", "\t")).toBe(tsv);
    expect(csv).not.toMatch(/[{[]/);
  });

  it("VAT that is counted by the day of invoices says so: the return counts otherwise", async () => {
    const { measures } = JSON.parse((await shell.run(["report", "vat", "--json"])).out) as { measures: { label: string }[] };
    for (const { label } of measures) expect(label).toContain("by day of invoice");
    expect((await shell.run(["report", "--help"])).out).toMatch(/vat +VAT, by day of invoice/);
  });

  it("a question that is not understood is none that was answered", async () => {
    expect((await shell.run(["ask", "qsdf", "wxcv", "poiu"])).code).toBe(10);
    expect((await shell.run(["ask", "how many items do I have?"])).code).toBe(0);
  });

  it("a question that is understood in part says so in its code, and what it asks back can be typed", async () => {
    const part = await shell.run(["ask", "orders from zorglub"]);
    expect([part.code, part.out]).toEqual([11, expect.stringMatching(/zorglub[\s\S]*CMD-/)]);
    const back = await shell.run(["ask", "how many fizzbuzz clients"]);
    expect([back.code, back.out]).toEqual([10, expect.stringContaining('(cellier ask "how many clients")')]);
  });
});
