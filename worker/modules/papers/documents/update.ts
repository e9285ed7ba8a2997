import { handle } from "@/worker/engine/handler";
import { documents } from "./contract";
import { changeDetails } from "./details";
import { fetchDocument, sheetOf } from "./records";
import { requireKept } from "./rules";

/** Changes what is said of a document; what is left out stays. */
export const update = handle(documents.update, async (context, { id, version, ...changes }) => {
  const before = await fetchDocument(context.db, id);
  requireKept(before);
  return sheetOf(context, changeDetails(context, before, changes, version));
});
