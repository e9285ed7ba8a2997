import { contentOf } from "@/worker/core/contract/printing";
import { Refusal } from "@/worker/core/errors";
import { handle, type QueryContext } from "@/worker/engine/handler";
import { paperBundles } from "./contract";
import { type BundleRow, fetchBundle, partKey } from "./records";
import { requirePrinted } from "./rules";

/** The papers as one file. @throws Refusal `not_allowed_now` while they are printed, `not_found` once they are forgotten */
export const file = handle(paperBundles.file, async (context, { id }) => {
  const row = await fetchPrinted(context, id);
  const whole = new Uint8Array(row.parts.reduce((sum, bytes) => sum + bytes, 0));
  let place = 0;
  for (const [part, size] of row.parts.entries()) {
    whole.set(await readPart(context, row, part), place);
    place += size;
  }
  return fileOf(row, whole);
});

/** One part of it. @throws Refusal as `file`, `not_found` behind the last */
export const part = handle(paperBundles.part, async (context, { id, part: place }) => {
  const row = await fetchPrinted(context, id);
  return fileOf(row, await readPart(context, row, place));
});

async function fetchPrinted({ db }: QueryContext, id: string): Promise<BundleRow> {
  const row = await fetchBundle(db, id);
  requirePrinted(row.state);
  return row;
}

async function readPart({ files }: QueryContext, row: BundleRow, place: number): Promise<Uint8Array> {
  const bytes = place < row.parts.length ? await files.get(partKey(row, place)) : null;
  if (!bytes) throw new Refusal("not_found");
  return bytes;
}

const fileOf = ({ fileName }: BundleRow, bytes: Uint8Array) => ({
  fileName,
  mediaType: "application/zip" as const,
  content: contentOf(bytes),
});
