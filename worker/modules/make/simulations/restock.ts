import { handle } from "@/worker/engine/handler";
import { draftsOf } from "@/worker/modules/buy/restocks";
import { simulations } from "./contract";
import { tryRuns } from "./read";
import { lackingOf } from "./run";

/** A draft for each supplier of what the runs lack; nothing of what nobody sells. */
export const restock = handle(simulations.restock, async (context, input) => {
  const lacking = lackingOf(await tryRuns(context, input));
  const lines = lacking.flatMap(({ tariffId, packs }) => (tariffId && packs ? [{ tariff: tariffId, packs }] : []));
  return draftsOf(context, lines);
});
