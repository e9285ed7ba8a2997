import { handle } from "@/worker/engine/handler";
import { imports } from "./contract";
import { fetchImport, toFile } from "./records";

/** One file: what its columns were taken for, what it does, and how far that is. */
export const show = handle(imports.show, async ({ db }, { id }) => toFile(await fetchImport(db, id)));
