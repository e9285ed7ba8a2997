import { netContentChecks as table } from "@/db/business";
import { handle } from "@/worker/engine/handler";
import { netContents } from "./contract";
import { fetchCheck, toCheck } from "./records";
import { checkStatus } from "./status";
import { decide, withWeights } from "./weighing";

/**
 * Writes down what the scale shows of further packs, and decides as soon as it can.
 * @throws Refusal `not_allowed_now` once it is decided; `invalid_input` naming `weights` that are none, lie below the tare or far from
 *   what the label says, or are more than the sample has
 */
export const weigh = handle(netContents.weigh, async (context, { id, weights: text, version }) => {
  const saved = await fetchCheck(context.db, id);
  checkStatus.require(saved.row.status, "weigh", "netContents");
  const weights = withWeights(saved.row, text);
  const { issue, ...decided } = await decide(context, { ...saved.row, weights }, saved);
  const after = context.update(table, saved.row, { weights, ...decided, nonConformityId: issue?.id ?? null }, version);
  return toCheck(context, { ...saved, row: after, nonConformity: issue?.reference ?? null });
});
