import { handle } from "@/worker/engine/handler";
import { directoryContacts } from "./contract";
import { fetchLinked } from "./records";

/** What an entry is asked, for whoever has its link. @throws Refusal `invalid_input` naming `link` */
export const letter = handle(directoryContacts.letter, async ({ platform }, { link }) => {
  const { row, entryName, businessName } = await fetchLinked(platform, link);
  return { entryName, businessName, message: row.message, answer: row.answer, createdAt: row.createdAt };
});
