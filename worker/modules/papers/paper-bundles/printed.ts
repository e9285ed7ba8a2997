import { contentOf } from "@/worker/core/contract/printing";
import { Refusal } from "@/worker/core/errors";
import type { QueryContext } from "@/worker/engine/handler";
import { type BundleRow, fetchBundle, partKey } from "./records";
import { requirePrinted } from "./rules";

/** A bundle whose papers are made. @throws Refusal `not_allowed_now` while they are printed, `not_found` once they are forgotten */
export async function fetchPrinted({ db }: QueryContext, id: string): Promise<BundleRow> {
  const row = await fetchBundle(db, id);
  requirePrinted(row.state);
  return row;
}

/** One part of its file. @throws Refusal `not_found` behind the last */
export async function readPart({ files }: QueryContext, row: BundleRow, place: number): Promise<Uint8Array> {
  const bytes = place < row.parts.length ? await files.get(partKey(row, place)) : null;
  if (!bytes) throw new Refusal("not_found");
  return bytes;
}

/** Bytes as the file that is handed over. */
export const fileOf = ({ fileName }: BundleRow, bytes: Uint8Array) => ({
  fileName,
  mediaType: "application/zip" as const,
  content: contentOf(bytes),
});
