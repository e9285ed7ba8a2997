import { handle } from "@/worker/engine/handler";
import { credits } from "./contract";
import { creditsOf } from "@/worker/modules/business/credit-ledger";
import { requireHolder } from "@/worker/modules/business/credit-ledger";

/** What the person may spend: 0 where nothing was ever given or bought. */
export const balance = handle(credits.balance, async ({ platform, caller }) => creditsOf(platform, await requireHolder(platform, caller)));
