import type { Handlers } from "@/worker/engine/handler";
import type { visits } from "./contract";
import { enter } from "./enter";
import { grant } from "./grant";
import { leave } from "./leave";
import { list } from "./list";
import { log } from "./log";
import { request } from "./request";
import { withdraw } from "./withdraw";

export const visitHandlers = { list, log, grant, withdraw, request, enter, leave } satisfies Handlers<typeof visits>;
