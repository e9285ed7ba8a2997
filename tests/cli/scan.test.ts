import { execFile } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { beforeAll, expect, it } from "vitest";
import { invoicePdf, pilePdf } from "../support/documents";
import { newBusiness } from "../support/people";
import { newShell } from "../support/terminal";

const shell = newShell();
const folder = mkdtempSync(join(tmpdir(), "cellier-scan-"));
beforeAll(async () => shell.signIn(await newBusiness()));

it("files are sent, read and told, each with its own outcome and the code of the worst", async () => {
  const { content, truth } = await invoicePdf(0);
  const [good, wrong] = [join(folder, "moulin.pdf"), join(folder, "photo.jpg")];
  writeFileSync(good, Buffer.from(content, "base64"));
  writeFileSync(wrong, "rien d'une image");
  const first = await shell.run(["scan", good, "--wait"]);
  expect([first.code, first.aside]).toEqual([0, expect.stringContaining("Lectures comprises : 50 sur 50")]);
  expect(first.out).toContain(truth.invoiceNumber);

  const again = await shell.run(["scan", good, wrong, "--json"]);
  expect(again.code).toBe(2);
  expect(again.aside).toMatch(/moulin\.pdf : déjà là[\s\S]*photo\.jpg : .*ne se lit pas/);
  expect(JSON.parse(again.out)).toEqual([expect.objectContaining({ status: "to_review", invoiceNumber: truth.invoiceNumber })]);
});

it("a dry run sends nothing, and a file may come through a pipe", async () => {
  const { content, truth } = await invoicePdf(1);
  const file = join(folder, "essai.pdf");
  writeFileSync(file, Buffer.from(content, "base64"));
  const tried = await shell.run(["scan", file, "--dry-run"]);
  expect([tried.code, tried.aside]).toEqual([0, expect.stringMatching(/essai\.pdf : serait envoyé\nEssai/)]);
  expect(JSON.parse((await shell.run(["scans", "list", "--json"])).out).items).toHaveLength(1);
  const code = `"${process.execPath}" "${resolve("dist/cli/cellier.mjs")}" scan - < "${file}"`;
  const { stdout } = await promisify(execFile)("bash", ["-c", code], { env: { ...process.env, CELLIER_HOME: shell.home } });
  expect(stdout).toMatch(/^id\tfileName\tstatus\t/);
  expect(stdout).toContain(truth.invoiceNumber);
});

it("a pile is told apart by the pages its documents start on", async () => {
  const file = join(folder, "courrier.pdf");
  writeFileSync(file, Buffer.from((await pilePdf(2, 3)).content, "base64"));
  const [{ id }] = JSON.parse((await shell.run(["scan", file, "--json"])).out) as [{ id: string }];
  const refused = await shell.run(["scans", "split", id, "--starts", "1,3"]);
  expect([refused.code, refused.aside]).toEqual([2, expect.stringContaining("Le fichier n'a que 2 pages")]);
  const split = await shell.run(["scans", "split", id, "--starts", "1,2"]);
  expect([split.code, split.out]).toEqual([0, expect.stringMatching(/courrier \(1\)\.pdf[\s\S]*courrier \(2\)\.pdf/)]);
});
