import type { Handlers } from "@/worker/engine/handler";
import { cancel } from "./cancel";
import type { productionRequests } from "./contract";
import { create } from "./create";
import { list } from "./list";
import { show } from "./show";

export const productionRequestHandlers = { list, show, create, cancel } satisfies Handlers<typeof productionRequests>;
