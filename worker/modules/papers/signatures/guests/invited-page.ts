import { handle } from "@/worker/engine/handler";
import { signatures } from "../contract";
import { drawPage } from "../original";
import { openShown } from "./invitation";

/** A page of what one is asked to sign. */
export const invitedPage = handle(signatures.invitedPage, async (context, { id, page, width }) =>
  drawPage(context, (await openShown(context, id)).row, page, width),
);
