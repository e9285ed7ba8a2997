import { unzipSync } from "fflate";
import { expect, it } from "vitest";
import { bytesOf, contentOf, type SheetFile } from "@/worker/core/contract/printing";
import { bundleAnswer, bundleInJson, openBundle } from "@/worker/core/files/bundle";

const papers = ["FA-1.pdf", "FA-2.pdf", "FA-3.pdf"];
const printed = { papers, fileName: "factures.zip", createdAt: Date.UTC(2026, 0, 1) };
const paper = (place: number): SheetFile => ({
  fileName: papers[place] ?? "",
  mediaType: "application/pdf",
  content: contentOf(new Uint8Array(1_000 + place).fill(place)),
});

it("is the same file by itself and in JSON, paper after paper", async () => {
  const places: number[] = [];
  const open = () =>
    openBundle(printed, async (place) => {
      places.push(place);
      return paper(place);
    });
  const answer = bundleAnswer(await open());
  expect(places).toEqual([0]);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect(Object.entries(unzipSync(bytes)).map(([name, file]) => [name, file.length])).toEqual([
    ["FA-1.pdf", 1_000],
    ["FA-2.pdf", 1_001],
    ["FA-3.pdf", 1_002],
  ]);
  expect(answer.headers.get("content-disposition")).toContain('attachment; filename="factures.zip"');
  const inJson = (await new Response(bundleInJson(await open())).json()) as SheetFile;
  expect(inJson).toMatchObject({ fileName: "factures.zip", mediaType: "application/zip" });
  expect(bytesOf(inJson)).toEqual(bytes);
});

it("is refused before its first byte when its first paper cannot be read", async () => {
  await expect(openBundle(printed, () => Promise.reject(new Error("gone")))).rejects.toThrow("gone");
});
