import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { newShop } from "../support/shop";
import { newShell } from "../support/terminal";

const shell = newShell();
const folder = mkdtempSync(join(tmpdir(), "cellier-papers-"));
beforeAll(async () => {
  const shop = await newShop();
  await shop.jar("POT-T");
  await shell.signIn(shop.person);
});

it("a document is put, found by its title and got again, byte for byte", async () => {
  const file = join(folder, "Contrat Etxe.txt");
  writeFileSync(file, "La franchise est de trente jours.");
  const put = await shell.run(["documents", "put", file, "--folder", "Contrats"]);
  expect([put.code, put.out]).toEqual([0, expect.stringContaining("Contrat Etxe")]);
  const found = await shell.run(["documents", "search", "contrat", "etxe", "--json"]);
  expect(JSON.parse(found.out).items).toMatchObject([{ title: "Contrat Etxe", folder: "Contrats" }]);
  const copy = join(folder, "copie.txt");
  expect((await shell.run(["documents", "get", "Contrat Etxe", "--out", copy])).code).toBe(0);
  expect(readFileSync(copy, "utf8")).toBe("La franchise est de trente jours.");
  expect((await shell.run(["documents", "put", join(folder, "absent.pdf")])).code).toBe(2);
});

it("a paper is made of its kind and its record", async () => {
  const out = join(folder, "tarif.pdf");
  const made = await shell.run(["papers", "make", "price-list", "--category", "horeca", "--out", out]);
  expect([made.code, readFileSync(out, "latin1").slice(0, 5)]).toEqual([0, "%PDF-"]);
  expect((await shell.run(["papers", "make", "technical-sheet", "--for", "POT-T", "--out", out])).code).toBe(0);
  expect((await shell.run(["papers", "make", "technical-sheet", "--for", "ABSENT", "--out", out])).code).not.toBe(0);
  expect((await shell.run(["papers", "make", "poem", "--out", out])).code).toBe(2);
});

it("a file is verified as it lies on the disk", async () => {
  const file = join(folder, "copie.txt");
  writeFileSync(file, "rien de signé");
  const verified = await shell.run(["signatures", "verify", file, "--json"]);
  expect([verified.code, JSON.parse(verified.out)]).toEqual([0, expect.objectContaining({ verdict: "unknown" })]);
});
