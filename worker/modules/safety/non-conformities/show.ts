import { handle } from "@/worker/engine/handler";
import { nonConformities } from "./contract";
import { fetchNonConformity, toNonConformity } from "./records";

/** One non-conformity with its lots and tasks. */
export const show = handle(nonConformities.show, async ({ db, now }, { id }) => toNonConformity(await fetchNonConformity(db, id), now));
