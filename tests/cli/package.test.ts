import { execFileSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";

it("is one package that needs Node alone", () => {
  const folder = mkdtempSync(join(tmpdir(), "cellier-package-"));
  const run = (program: string, ...line: string[]) =>
    execFileSync(program, line, { encoding: "utf8", env: { ...process.env, HOME: folder } });
  const [{ filename, size, unpackedSize }] = JSON.parse(run("npm", "pack", "./dist/cli", "--pack-destination", folder, "--json")) as [
    { filename: string; size: number; unpackedSize: number },
  ];
  // What is carried over the line, and what lies on the disk.
  expect(size).toBeLessThan(800_000);
  expect(unpackedSize).toBeLessThan(2_000_000);
  run("npm", "install", "--offline", "--no-audit", "--no-fund", "--prefix", folder, join(folder, filename));
  expect(run(join(folder, "node_modules/.bin/cellier"), "items", "create", "--help", "--lang", "en")).toContain("Add an item");
});
