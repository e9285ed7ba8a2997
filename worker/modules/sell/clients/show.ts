import { handle } from "@/worker/engine/handler";
import { clients } from "./contract";
import { fetchClient, toClient } from "./records";

/** One client, by identifier or reference. */
export const show = handle(clients.show, async ({ db }, { id }) => toClient(await fetchClient(db, id)));
