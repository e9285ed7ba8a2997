import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { unzipSync } from "fflate";
import { expect, it } from "vitest";
import { zipOf } from "@/worker/core/files/zip";

const AT = Date.UTC(2026, 10, 24, 9, 30);
const text = (words: string) => new TextEncoder().encode(words);

/** A ZIP of these, read to its end. */
async function made(files: Record<string, Uint8Array>): Promise<Uint8Array> {
  const packed = zipOf(Object.keys(files), async (place) => Object.values(files)[place] ?? text("?"), AT);
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

it("holds its files as they were, with the letters of their names", async () => {
  const files = { "Étiquette n° 1.pdf": text("un"), "vide.pdf": new Uint8Array(), "grand.pdf": new Uint8Array(70_000).fill(7) };
  expect(unzipSync(await made(files))).toEqual(files);
});

it("opens in a program that checks what it reads", async () => {
  const folder = mkdtempSync(join(tmpdir(), "zip-"));
  try {
    writeFileSync(join(folder, "papers.zip"), await made({ "a.pdf": text("contrôle"), "b.pdf": text("suite") }));
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

it("asks for a file only once the one before it was taken, and fails where one cannot be read", async () => {
  const places: number[] = [];
  const read = async (place: number) => {
    places.push(place);
    if (place === 2) throw new Error("lost");
    return text("un");
  };
  const reader = zipOf(["a", "b", "c"], read, AT).getReader();
  await reader.read();
  expect(places).not.toContain(2);
  await expect(
    (async () => {
      while (!(await reader.read()).done);
    })(),
  ).rejects.toThrow("lost");
});

it("is a ZIP without a file too", async () => {
  expect(unzipSync(await made({}))).toEqual({});
});
