import { directoryContacts as table } from "@/db/platform";
import { refuseState } from "@/worker/core/errors";
import type { CommandContext } from "@/worker/engine/handler";
import { tell } from "@/worker/modules/business/notifications";
import type { ContactEntry } from "./records";

interface Answer {
  answer: string;
  answeredBy: string;
  version?: number;
}

/** Keeps the one answer to a message, and tells whoever asked. @throws Refusal `not_allowed_now` when it has one, `stale` */
export async function keepAnswer(context: CommandContext, entry: ContactEntry, { version, ...answer }: Answer): Promise<ContactEntry> {
  const { row, entryName } = entry;
  const after = context.update(table, row, { ...answer, answeredAt: context.now }, version);
  if (row.answeredAt !== null) refuseState("answer", "answered_already");
  await tell(context, "directoryAnswered", { about: row.entryId, values: { entry: entryName, answer: answer.answer }, to: row.userId });
  return { ...entry, row: after };
}
