import { Refusal } from "@/worker/core/errors";
import { contentOf } from "@/worker/core/contract/printing";
import { handle } from "@/worker/engine/handler";
import { invoiceBundles } from "./contract";
import { fetchBundle, wholeKey } from "./records";
import { requirePrinted } from "./rules";

/** The papers as one file. @throws Refusal `not_allowed_now` while they are printed, `not_found` once they are forgotten */
export const file = handle(invoiceBundles.file, async ({ db, files }, { id }) => {
  const row = await fetchBundle(db, id);
  requirePrinted(row.state);
  const bytes = await files.get(wholeKey(row));
  if (!bytes) throw new Refusal("not_found");
  return { fileName: row.fileName, mediaType: "application/zip" as const, content: contentOf(bytes) };
});
