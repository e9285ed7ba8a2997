import { spawn } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { newBusiness } from "../support/people";
import { newShell } from "../support/terminal";

/** Files that the terminal writes, and those that it is given. */

const shell = newShell();
beforeAll(async () => {
  await shell.signIn(await newBusiness());
  for (const name of ["Etxe Ona", "Cave du Pont", "Primeurs", "Auberge"])
    await shell.run(["clients", "create", "--company-name", name, "--category", "retailer"]);
});

it("a disk that fills leaves the file that was there", async () => {
  const path = resolve(shell.home, "clients.csv");
  const before = "before".repeat(1_000);
  writeFileSync(path, before);
  const line = `ulimit -f 1; exec "$0" "$1" clients list --csv --out "$2"`;
  const environment = { PATH: process.env.PATH, LANG: "fr_FR.UTF-8", CELLIER_HOME: shell.home } as unknown as NodeJS.ProcessEnv;
  const child = spawn("bash", ["-c", line, process.execPath, resolve("dist/cli/cellier.mjs"), path], { env: environment });
  expect(await new Promise((done) => child.on("close", done))).toBe(2);
  expect([readFileSync(path, "utf8"), readdirSync(shell.home).filter((name) => name.endsWith(".new"))]).toEqual([before, []]);
});

it("says which columns of a file are no field of the command", async () => {
  const [first] = JSON.parse((await shell.run(["clients", "list", "--json"])).out).items;
  const { code, aside } = await shell.run(["clients", "update", "--each", "-", "--dry-run"], `id,notes,citty\n${first.id},Le matin,Pau\n`);
  expect([code, aside]).toEqual([0, expect.stringContaining("citty")]);
});
