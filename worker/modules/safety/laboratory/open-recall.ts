import { labSamples as table } from "@/db/business";
import { refuseState } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { openRecall as beginRecall } from "@/worker/modules/safety/recalls";
import { laboratory } from "./contract";
import { failuresText } from "./failures";
import { fetchSample, toSample } from "./records";
import { isSubstance } from "./rules";
import { sampleStatus } from "./status";

/**
 * Begins to look into a recall of the lot that a sample was taken of.
 * @throws Refusal `not_allowed_now` when it is cancelled, naming `outcome` when nothing failed, or `recall` when there is one already
 */
export const openRecall = handle(laboratory.openRecall, async (context, { id, version }) => {
  const saved = await fetchSample(context.db, id);
  const { row, lot, itemName } = saved;
  sampleStatus.require(row.status, "openRecall", "laboratory");
  if (row.recallId) refuseState("recall", "recall_open", { reference: saved.recall ?? "" });
  const failed = row.analyses.filter(({ outcome }) => outcome === "unsatisfactory");
  if (!failed.length) refuseState("outcome", "nothing_failed");
  const cause = `${failed.map(({ name }) => name).join(", ")} · ${itemName} · ${row.reference}`;
  const recall = beginRecall(context, {
    origin: "laboratory",
    subject: lot,
    cause: cause.slice(0, 160),
    danger: failuresText(row.analyses, context.caller.language).slice(0, 500),
    hazard: failed.every(isSubstance) ? "chemical" : "biological",
  });
  const after = context.update(table, row, { recallId: recall.id }, version);
  return toSample(context, { ...saved, row: after, recall: recall.reference });
});
