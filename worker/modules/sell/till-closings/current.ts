import { handle } from "@/worker/engine/handler";
import { tillClosings } from "./contract";
import { readOpen, remainingOf } from "./records";

/** What is still to be closed. */
export const current = handle(tillClosings.current, async ({ db }) => {
  const { last, takings, cash } = await readOpen(db);
  const opening = remainingOf(last);
  return { ...takings, opening, cash, expected: opening + cash, isFirst: !last, since: last?.createdAt ?? null };
});
