import { handle } from "@/worker/engine/handler";
import { complaints } from "./contract";
import { fetchComplaint, toComplaint } from "./records";

/** A complaint, by its identifier or its reference. */
export const show = handle(complaints.show, async ({ db }, { id }) => toComplaint(await fetchComplaint(db, id)));
