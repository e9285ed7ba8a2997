import { describe, expect, it } from "vitest";
import type { QueryContext } from "@/worker/engine/handler";
import { exportFrom } from "@/worker/engine/lists/exporting";
import type { ExportedFile } from "@/worker/core/contract/exporting";
import { partsAfter } from "@/worker/core/contract/file-parts";
import { movements } from "@/worker/modules/store/movements/contract";
import { handle } from "@/worker/engine/handler";

/** A list of so many rows, page after page. */
const listOf = (count: number) =>
  handle(movements.list, async (_, { limit, cursor }) => {
    const start = Number(cursor ?? 0);
    const size = Math.min(limit, count - start);
    const items = Array.from({ length: size }, (__, place) => ({ itemName: `Pot ${start + place}` }));
    return { items, nextCursor: start + size < count ? String(start + size) : null } as never;
  });

const context = (language: "fr" | "en") =>
  ({ caller: { language }, words: {}, now: Date.UTC(2026, 10, 23, 12) }) as unknown as QueryContext;
const read = (count: number, cursor?: string) =>
  exportFrom(movements.export, listOf(count), 3_000).run(context("fr") as never, { cursor } as never) as Promise<ExportedFile>;

/** Every part of an export of so many rows. */
async function written(count: number): Promise<ExportedFile[]> {
  const first = await read(count);
  const parts = [first];
  for await (const part of partsAfter(first, (cursor) => read(count, cursor))) parts.push(part);
  return parts;
}

describe("an export", () => {
  it.each([0, 1, 999, 1_000, 1_001, 2_999, 3_000, 3_001, 6_000, 7_500])(
    "of %i rows is whole, in parts of three thousand",
    async (count) => {
      const parts = await written(count);
      expect(parts.length).toBe(Math.max(1, Math.ceil(count / 3_000)));
      const { headings, lines } = rowsOf(parts.map(({ text }) => text).join(""));
      expect(headings.startsWith("\ufeff")).toBe(true);
      expect(lines).toEqual(Array.from({ length: count }, (_, place) => expect.stringContaining(`Pot ${place};`)));
      expect(new Set(parts.map(({ fileName }) => fileName))).toEqual(new Set(["-2026-11-23.csv"]));
    },
  );
});

function rowsOf(text: string): { headings: string; lines: string[] } {
  const [headings = "", ...lines] = text.split("\r\n");
  expect(lines.pop()).toBe("");
  return { headings, lines };
}
