import { Refusal } from "@/worker/core/errors";
import type { QueryContext } from "@/worker/engine/handler";
import { type BundleRow, fetchBundle, paperKey } from "./records";
import { requirePrinted } from "./rules";

/** A bundle whose papers are made. @throws Refusal `not_allowed_now` while they are printed, `not_found` once they are forgotten */
export async function fetchPrinted({ db }: QueryContext, id: string): Promise<BundleRow> {
  const row = await fetchBundle(db, id);
  requirePrinted(row.state);
  return row;
}

/** One of its papers, by its place. @throws Refusal `not_found` behind the last */
export async function readPaper({ files }: QueryContext, row: BundleRow, place: number): Promise<Uint8Array> {
  const bytes = place < row.papers.length ? await files.get(paperKey(row, place)) : null;
  if (!bytes) throw new Refusal("not_found");
  return bytes;
}
