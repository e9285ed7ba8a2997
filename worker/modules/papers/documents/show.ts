import { handle } from "@/worker/engine/handler";
import { documents } from "./contract";
import { fetchDocument, sheetOf } from "./records";

/** One document with all that belongs to it. */
export const show = handle(documents.show, async (context, { id }) => sheetOf(context, await fetchDocument(context.db, id)));
