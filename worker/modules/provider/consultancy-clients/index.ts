import type { Handlers } from "@/worker/engine/handler";
import type { consultancyClients } from "./contract";
import { list } from "./list";
import { show } from "./show";

export { knownAs } from "./records";
export const consultancyClientHandlers = { list, show } satisfies Handlers<typeof consultancyClients>;
