import { handle } from "@/worker/engine/handler";
import { credits } from "./contract";
import { creditsOf } from "./ledger";
import { requireHolder } from "./records";

/** What the person may spend: 0 where nothing was ever given or bought. */
export const balance = handle(credits.balance, async ({ platform, caller }) => creditsOf(platform, await requireHolder(platform, caller)));
