import type { Handlers } from "@/worker/engine/handler";
import { balance } from "./balance";
import { buy } from "./buy";
import type { credits } from "./contract";
import { grant } from "./grant";
import { history } from "./history";

export const creditHandlers = { balance, history, buy, grant } satisfies Handlers<typeof credits>;
