import { mkdtempSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { CommandContext } from "@/cli/command-context";
import { writeTo } from "@/cli/write-to";

const context = { terminal: { aside: () => {} }, translator: { say: (key: string) => key } } as unknown as CommandContext;
const newFolder = () => mkdtempSync(join(tmpdir(), "cellier-out-"));

it("a file keeps its rights, and a link what it points at", () => {
  const folder = newFolder();
  const [path, link] = [join(folder, "ventes.csv"), join(folder, "lien.csv")];
  writeFileSync(path, "before", { mode: 0o600 });
  symlinkSync(path, link);
  writeTo(context, link, "after");
  expect([readFileSync(path, "utf8"), statSync(path).mode & 0o777]).toEqual(["after", 0o600]);
  expect(readdirSync(folder).sort()).toEqual(["lien.csv", "ventes.csv"]);
});

it("a device is written to as it is", () => {
  expect(() => writeTo(context, "/dev/null", "after")).not.toThrow();
  expect(statSync("/dev/null").isFile()).toBe(false);
});
