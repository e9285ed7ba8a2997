import { handle } from "@/worker/engine/handler";
import { keepAnswer } from "./answering";
import { directoryContacts } from "./contract";
import { fetchLinked } from "./records";

/** Answers by the link of a letter, once. @throws Refusal `invalid_input` naming `link`, `not_allowed_now` the second time */
export const reply = handle(directoryContacts.reply, async (context, { answer, link }) => {
  const entry = await fetchLinked(context.platform, link);
  await keepAnswer(context, entry, { answer, answeredBy: entry.entryName });
  return { accepted: true } as const;
});
