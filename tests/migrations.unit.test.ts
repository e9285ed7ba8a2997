import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { refused } from "@/scripts/check/migrations";
import { forgetLast, lastOf } from "@/scripts/local/last-migration";
import { metOtherwise } from "@/scripts/local/made-with";

describe("a migration that a database would refuse is found before", () => {
  const first = { id: "0000_cups", statements: ["CREATE TABLE `cups` (`id` text PRIMARY KEY NOT NULL)"] };

  it("where it adds a required column without a default to what may have records", async () => {
    const column = (definition: string) => refused([first, { id: "0001_size", statements: [`ALTER TABLE \`cups\` ADD ${definition};`] }]);
    expect(await column("`size` text NOT NULL")).toEqual([expect.stringContaining("0001_size adds a column")]);
    expect(await column("`size` text DEFAULT '' NOT NULL")).toEqual([]);
    expect(await column("`size` text")).toEqual([]);
  });

  it("where it reads a column that is not there", async () => {
    const problems = await refused([first, { id: "0001_copy", statements: ["INSERT INTO cups (id) SELECT size FROM cups"] }]);
    expect(problems).toEqual([expect.stringContaining("no such column: size")]);
  });
});

it("the last migration is taken back whole", () => {
  const folder = mkdtempSync(join(tmpdir(), "cellier-migrations-"));
  mkdirSync(join(folder, "meta"));
  const entries = ["0000_cups", "0001_saucers"].map((tag, idx) => ({ idx, tag }));
  writeFileSync(join(folder, "meta/_journal.json"), JSON.stringify({ version: "7", entries }));
  for (const { idx, tag } of entries) {
    writeFileSync(join(folder, `${tag}.sql`), "");
    writeFileSync(join(folder, `meta/000${idx}_snapshot.json`), "{}");
  }
  expect([lastOf(folder), forgetLast(folder), lastOf(folder)]).toEqual(["0001_saucers", "saucers", "0000_cups"]);
  expect([readdirSync(folder), readdirSync(join(folder, "meta"))].flat()).toEqual([
    "0000_cups.sql",
    "meta",
    "0000_snapshot.json",
    "_journal.json",
  ]);
});

it("data that met a migration otherwise than it is now says which", () => {
  const folder = mkdtempSync(join(tmpdir(), "cellier-data-"));
  const path = join(folder, "migrations.json");
  expect(metOtherwise(folder)).toBeNull();
  const met = JSON.parse(readFileSync(path, "utf8")) as Record<string, string>;
  expect(metOtherwise(folder)).toBeNull();
  writeFileSync(path, JSON.stringify({ ...met, "business/0009_cups": "another" }));
  expect(metOtherwise(folder)).toBe("business/0009_cups");
});
