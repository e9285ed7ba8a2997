import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { unzipSync } from "fflate";
import { expect, it } from "vitest";
import { zipDirectory, zipFileOf } from "@/worker/core/files/zip";

const AT = Date.UTC(2026, 10, 24, 9, 30);
const text = (words: string) => new TextEncoder().encode(words);

/** A ZIP made part by part, as the queue does. */
function made(files: Record<string, Uint8Array>): Uint8Array {
  const parts = Object.entries(files).map(([name, bytes]) => zipFileOf(name, bytes, AT));
  const directory = zipDirectory(
    parts.map(({ entry }) => entry),
    AT,
  );
  return Buffer.concat([...parts.map(({ bytes }) => bytes), directory]);
}

it("holds its files as they were, with the letters of their names", () => {
  const files = { "Étiquette n° 1.pdf": text("un"), "vide.pdf": new Uint8Array(), "grand.pdf": new Uint8Array(70_000).fill(7) };
  expect(unzipSync(made(files))).toEqual(files);
});

it("opens in a program that checks what it reads", () => {
  const folder = mkdtempSync(join(tmpdir(), "zip-"));
  try {
    writeFileSync(join(folder, "papers.zip"), made({ "a.pdf": text("contrôle"), "b.pdf": text("suite") }));
    const listed = execFileSync(
      "python3",
      ["-c", "import zipfile,sys;z=zipfile.ZipFile(sys.argv[1]);print(z.testzip(), z.namelist())", join(folder, "papers.zip")],
      { encoding: "utf8" },
    );
    expect(listed.trim()).toBe("None ['a.pdf', 'b.pdf']");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it("is a ZIP without a file too", () => {
  expect(unzipSync(zipDirectory([], AT))).toEqual({});
});
