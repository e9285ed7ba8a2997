import { handle } from "@/worker/engine/handler";
import { signatures } from "../contract";
import { readFile } from "../original";
import { openShown } from "./invitation";

/** The file itself; sealed, once it is. */
export const invitedFile = handle(signatures.invitedFile, async (context, { id }) => readFile(context, (await openShown(context, id)).row));
