import { spawn } from "node:child_process";
import { resolve } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { url } from "../support/address";
import { newBusiness, type Person } from "../support/people";
import { newShell } from "../support/terminal";

/** What a person sets once: language, profile, service and pager; and how they change from one account to the other. */

const shell = newShell({ LANG: "en" });
let [maker, other]: Person[] = [];
beforeAll(async () => {
  [maker, other] = [await newBusiness(), await newBusiness()];
  await shell.signIn(maker);
  const line = ["login", "--api", url, "--email", other.email, "--password-stdin", "--profile", "autre"];
  expect((await shell.run(line, `${other.password}\n`)).code).toBe(0);
});
const whoIs = async (...flags: string[]) => (await shell.run(["whoami", "-q", ".email", ...flags])).out.trim();
const email = (person?: Person) => person?.email;

describe("accounts", () => {
  it("go on with another after switch, and one command may still have the usual one", async () => {
    const { code, aside } = await shell.run(["auth", "switch"]);
    expect([code, aside]).toEqual([0, expect.stringContaining("autre")]);
    expect([await whoIs(), await whoIs("--profile", "default")]).toEqual([email(other), email(maker)]);
    expect((await shell.run(["switch", "default"])).code).toBe(0);
    expect(await whoIs()).toBe(email(maker));
    const unknown = await shell.run(["switch", "nobody"]);
    expect([unknown.code, unknown.aside]).toEqual([5, expect.stringMatching(/nobody.*default, autre/)]);
    const alone = await newShell({ LANG: "en" }).run(["switch"]);
    expect([alone.code, alone.aside]).toEqual([2, expect.stringContaining("cellier login --profile")]);
  });
});

describe("settings", () => {
  it.each([
    ["language", "fr", "de"],
    ["profile", "autre", "nobody"],
    ["server", "http://127.0.0.1:9", "ftp://x"],
    ["pager", "less -S", undefined],
  ])("%s is set, shown and taken away", async (name, value, wrong) => {
    expect((await shell.run(["config", "set", name, value])).code).toBe(0);
    expect(await shell.run(["config", "get", name])).toMatchObject({ code: 0, out: `${value}\n` });
    expect((await shell.run(["config", "list"])).out).toContain(`${name}=${value}`);
    if (wrong) expect((await shell.run(["config", "set", name, wrong])).code).toBe(2);
    expect((await shell.run(["config", "unset", name])).code).toBe(0);
    expect((await shell.run(["config", "list"])).out).toContain(`${name}=\n`);
  });

  it("stand behind what is said on the line and around it", async () => {
    const quiet = newShell({ LANG: "", LC_ALL: "" });
    await quiet.run(["config", "set", "language", "en"]);
    await quiet.run(["config", "set", "server", "http://127.0.0.1:9"]);
    expect((await quiet.run(["login", "--help"])).out).toContain("http://127.0.0.1:9");
    expect((await quiet.run(["login", "--help"])).out).toContain("Usage:");
    expect((await quiet.run(["login", "--help", "--lang", "fr"])).out).toContain("Usage :");
    const unknown = await quiet.run(["config", "set", "colour", "red"]);
    expect([unknown.code, unknown.aside]).toEqual([2, expect.stringContaining("language, profile, server, pager")]);
  });
});

it("a word of one's own is not written over unless one says so", async () => {
  expect((await shell.run(["alias", "set", "prix", "items list"])).code).toBe(0);
  const again = await shell.run(["alias", "set", "prix", "clients list"]);
  expect([again.code, again.aside]).toEqual([6, expect.stringMatching(/items list.*--clobber/)]);
  expect((await shell.run(["alias", "list"])).out).toBe("prix\titems list\n");
  expect((await shell.run(["alias", "set", "prix", "items list"])).code).toBe(0);
  expect((await shell.run(["alias", "set", "--clobber", "prix", "clients list"])).code).toBe(0);
  expect((await shell.run(["alias", "list"])).out).toBe("prix\tclients list\n");
});

it.each(["1", "2", "both"])("a reader that stops early is no fault: %s", async (which) => {
  const env = { PATH: process.env.PATH, CELLIER_HOME: shell.home, LANG: "en" } as unknown as NodeJS.ProcessEnv;
  const child = spawn(process.execPath, [resolve("dist/cli/cellier.mjs"), "whoami"], { env });
  if (which !== "2") child.stdout.destroy();
  if (which !== "1") child.stderr.destroy();
  expect(await new Promise((done) => child.on("close", done))).toBe(0);
});

it.each([["export", "/dev/full/x"]])("a place that cannot be written is named: %s %s", async (...line) => {
  const { code, aside } = await shell.run(line);
  expect([code, aside]).toEqual([2, expect.stringContaining(`${line[1]} cannot be written`)]);
});

it("completion takes the shell as a flag too", async () => {
  const [flag, word] = [await shell.run(["completion", "-s", "bash"]), await shell.run(["completion", "bash"])];
  expect([flag.code, flag.out]).toEqual([0, word.out]);
  expect((await shell.run(["completion"])).code).toBe(2);
});

it("of a list to its end so many rows are given as one says", async () => {
  for (const sku of ["A", "B", "C"]) await shell.run(["items", "create", "--name", sku, "--sku", sku]);
  for (const line of [
    ["items", "list", "--all", "-L", "2", "--columns", "sku"],
    ["items", "list", "-L", "2", "--all", "--columns", "sku"],
  ])
    expect(await shell.run(line)).toMatchObject({ code: 0, out: "sku\nA\nB\n" });
});

describe("an empty name", () => {
  it.each([
    [["items", "show", ""]],
    [["items", "update", " ", "--price", "5"]],
    [["invoices", "mark-paid", ""]],
    [["orders", "cancel", "", "--yes"]],
    [["trace", ""]],
    [["stock", "show", "", "--dry-run"]],
  ])("is named as empty: %j", async (line) => {
    const { code, aside } = await shell.run(line.filter((word) => word !== "--dry-run"));
    expect([code, aside]).toEqual([2, expect.stringMatching(/id is empty/)]);
  });

  it("is named in a file of many and in an address of a record, too", async () => {
    const each = await shell.run(["items", "update", "--each", "-"], '{"id":"","price":5}\n');
    expect([each.code, each.aside]).toEqual([2, expect.stringMatching(/id is empty/)]);
    const open = await shell.run(["open", ""]);
    expect([open.code, open.aside]).toEqual([2, expect.stringContaining("record is empty")]);
  });
});
