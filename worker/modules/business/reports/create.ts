import { savedReports } from "@/db/business";
import { handle } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import { reports } from "./contract";

/** Keeps a question under a name. */
export const create = handle(reports.create, async (context, { name, question }) => {
  const unsent = { rhythm: null, recipients: [], nextOn: null, sentAt: null, place: null, language: context.caller.language };
  const row = { id: newId(), name, question, ...unsent, version: 1, createdAt: context.now, updatedAt: context.now };
  context.insert(savedReports, row);
  return row;
});
