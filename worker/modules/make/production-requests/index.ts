import type { Handlers } from "@/worker/engine/handler";
import { accept } from "./accept";
import { cancel } from "./cancel";
import type { productionRequests } from "./contract";
import { complete } from "./complete";
import { create } from "./create";
import { list } from "./list";
import { reject } from "./reject";
import { show } from "./show";
import { start } from "./start";

export const productionRequestHandlers = { list, show, create, cancel, accept, reject, start, complete } satisfies Handlers<
  typeof productionRequests
>;
