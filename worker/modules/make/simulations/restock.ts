import { handle } from "@/worker/engine/handler";
import { draftsOf } from "@/worker/modules/buy/restocks";
import { simulations } from "./contract";
import { tryRuns } from "./read";
import { lackingOf } from "./run";

/** A draft for each supplier of what the runs lack; nothing of what nobody sells. */
export const restock = handle(simulations.restock, async (context, said) => {
  const lacking = lackingOf(await tryRuns(context, said));
  const lines = lacking.flatMap(({ tariffId, packs }) => (tariffId && packs ? [{ tariff: tariffId, packs }] : []));
  return draftsOf(context, lines);
});
