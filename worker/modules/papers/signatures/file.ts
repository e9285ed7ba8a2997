import { handle } from "@/worker/engine/handler";
import { signatures } from "./contract";
import { fetchSignature } from "./records";
import { readFile } from "./original";

/** The file: sealed once everybody has signed. */
export const file = handle(signatures.file, async (context, { id }) => readFile(context, (await fetchSignature(context.db, id)).row));
