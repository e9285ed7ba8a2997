import { handle } from "@/worker/engine/handler";
import { signatures } from "../contract";
import { drawPage } from "../original";
import { openInvitation } from "./invitation";

/** A page of what one is asked to sign. */
export const invitedPage = handle(signatures.invitedPage, async (context, { id, page, width }) =>
  drawPage(context, (await openInvitation(context, id)).row, page, width),
);
