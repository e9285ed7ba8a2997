import { handle } from "@/worker/engine/handler";
import { checklists } from "./contract";
import { fetchChecklist, toChecklist } from "./records";

/** One checklist, by identifier or name. */
export const show = handle(checklists.show, async ({ db }, { id }) => toChecklist(db, await fetchChecklist(db, id)));
