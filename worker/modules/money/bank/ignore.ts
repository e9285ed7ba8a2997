import { bankLines } from "@/db/business";
import { handle } from "@/worker/engine/handler";
import { bank } from "./contract";
import { fetchOpenLine, toLine } from "./lines";

/** Leaves a line out of the books. */
export const ignore = handle(bank.ignore, async (context, { id, version }) => {
  const line = await fetchOpenLine(context.db, id);
  return toLine(context.update(bankLines, line, { state: "ignored" }, version));
});
