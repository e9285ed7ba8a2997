import { describe, expect, it } from "vitest";
import type { QueryContext } from "@/worker/engine/handler";
import { exportFrom } from "@/worker/engine/lists/exporting";
import { movements } from "@/worker/modules/store/movements/contract";
import { handle } from "@/worker/engine/handler";

/** A list of so many rows, page after page. */
const listOf = (count: number) =>
  handle(movements.list, async (_, { limit, cursor }) => {
    const start = Number(cursor ?? 0);
    const size = Math.min(limit, count - start);
    const items = Array.from({ length: size }, (__, place) => ({ reference: `MVT-${start + place}` }));
    return { items, nextCursor: start + size < count ? String(start + size) : null } as never;
  });

const context = (language: "fr" | "en") =>
  ({ caller: { language }, words: {}, now: Date.UTC(2026, 10, 23, 12) }) as unknown as QueryContext;
const written = async (count: number, language: "fr" | "en" = "fr") => {
  const file = (await exportFrom(movements.export, listOf(count), 3_000).run(context(language) as never, {} as never)) as {
    fileName: string;
    text: string;
  };
  return { fileName: file.fileName, lines: file.text.trimEnd().split("\r\n") };
};

describe("an export", () => {
  it.each([0, 1, 999, 1_000, 1_001, 2_999, 3_000])("of %i rows is whole", async (count) => {
    const { fileName, lines } = await written(count);
    expect([fileName, lines.length]).toEqual(["-2026-11-23.csv", count + 1]);
  });

  it.each([3_001, 4_500])("of %i rows where it takes three thousand says that it stops", async (count) => {
    const { fileName, lines } = await written(count);
    expect([fileName, lines.length]).toEqual(["-2026-11-23-incomplet.csv", 3_002]);
    expect(lines.at(-1)).toContain("Fichier incomplet : il s'arrête à 3000 lignes");
    expect((await written(count, "en")).lines.at(-1)).toContain("Incomplete file: it stops at 3000 lines");
  });
});
