import { handle } from "@/worker/engine/handler";
import { signatures } from "./contract";
import { fetchSignature, toSignature } from "./records";

/** One document to sign with all that belongs to it. */
export const show = handle(signatures.show, async ({ db }, { id }) => toSignature(await fetchSignature(db, id)));
