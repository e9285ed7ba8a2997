import { handle } from "@/worker/engine/handler";
import { paperTemplates } from "./contract";
import { fetchTemplate, toTemplate } from "./records";

/** What was decided of one kind of paper. */
export const show = handle(paperTemplates.show, async ({ db }, { id }) => toTemplate(await fetchTemplate(db, id)));
