import type { Handlers } from "@/worker/engine/handler";
import { balance } from "./balance";
import type { credits } from "./contract";
import { grant } from "./grant";
import { history } from "./history";

export { addBoughtCredits, captureCredits, expireCredits, grantCredits, holdCredits, releaseCredits } from "./ledger";
export const creditHandlers = { balance, history, grant } satisfies Handlers<typeof credits>;
