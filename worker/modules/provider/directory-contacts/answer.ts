import { handle } from "@/worker/engine/handler";
import { requirePerson } from "@/worker/modules/provider/people";
import { keepAnswer } from "./answering";
import { directoryContacts } from "./contract";
import { fetchContact, toContact } from "./records";

/** Writes down, for an entry, what it has answered. @throws Refusal `not_allowed_now` when it has answered already */
export const answer = handle(directoryContacts.answer, async (context, { id, version, answer: text }) => {
  const { caller, platform } = context;
  const { firstName, lastName } = requirePerson(caller);
  const entry = await fetchContact(platform, caller, id);
  return toContact(await keepAnswer(context, entry, { answer: text, answeredBy: `${firstName} ${lastName}`, version }));
});
