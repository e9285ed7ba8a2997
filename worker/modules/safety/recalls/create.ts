import { recalls as table } from "@/db/business";
import { mustExist } from "@/worker/core/errors";
import { civilDate } from "@/worker/core/figures/dates";
import { handle } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import { recalls } from "./contract";
import { reachOf } from "./reach";
import { type RecallRow, toRecall } from "./records";

/** Begins to look into a recall: shows who has what, and changes nothing yet. @throws Refusal `invalid_input` naming `subject` that is no lot */
export const create = handle(recalls.create, async (context, { supplier, ...input }) => {
  const { now } = context;
  await mustExist("subject", reachOf(context, input.subject, supplier));
  const never = {
    activatedAt: null,
    tradeDeadline: null,
    authorityDeadline: null,
    notifiedAt: null,
    authorityToldAt: null,
    closedAt: null,
  };
  const row: RecallRow = {
    ...input,
    id: newId(),
    reference: context.numbered(`RAP-${civilDate(now).slice(0, 4)}`),
    status: "assessing",
    supplierId: supplier,
    lots: [],
    ...never,
    conclusion: "",
    version: 1,
    createdAt: now,
    updatedAt: now,
  };
  context.insert(table, row);
  return toRecall(context, { row, clients: [] });
});
