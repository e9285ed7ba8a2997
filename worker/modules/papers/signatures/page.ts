import { handle } from "@/worker/engine/handler";
import { signatures } from "./contract";
import { fetchSignature } from "./records";
import { drawPage } from "./original";

/** A page of it. */
export const page = handle(signatures.page, async (context, { id, page: number, width }) =>
  drawPage(context, (await fetchSignature(context.db, id)).row, number, width),
);
