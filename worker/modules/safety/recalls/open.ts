import { recalls as table } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import type { CommandContext } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import type { RecallRow } from "./records";

/** What a recall begins with. */
type Opening = Pick<RecallRow, "subject" | "cause" | "origin" | "hazard"> &
  Partial<Pick<RecallRow, "supplierId" | "kind" | "danger" | "mock">>;

/** Begins to look into a recall in the command's batch; nothing is put on hold. @returns what is written, its reference a placeholder */
export function openRecall(context: CommandContext, opening: Opening): RecallRow {
  const { now } = context;
  const row: RecallRow = {
    supplierId: null,
    kind: "recall",
    danger: "",
    ...opening,
    // What an exercise reports is one, wherever it was begun: nobody blocks a lot or tells a client by saying so.
    mock: opening.mock === true || opening.origin === "drill",
    id: newId(),
    reference: context.numbered(`RAP-${civilDate(now).slice(0, 4)}`),
    status: "assessing",
    lots: [],
    activatedAt: null,
    tradeDeadline: null,
    authorityDeadline: null,
    notifiedAt: null,
    authorityToldAt: null,
    closedAt: null,
    closedBy: "",
    conclusion: "",
    version: 1,
    createdAt: now,
    updatedAt: now,
  };
  context.insert(table, row);
  return row;
}
