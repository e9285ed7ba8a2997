import { handle } from "@/worker/engine/handler";
import { signatures } from "../contract";
import { readFile } from "../original";
import { openInvitation } from "./invitation";

/** The file itself; sealed, once it is. */
export const invitedFile = handle(signatures.invitedFile, async (context, { id }) =>
  readFile(context, (await openInvitation(context, id)).row),
);
