import { handle } from "@/worker/engine/handler";
import { directoryContacts } from "./contract";
import { fetchProven } from "./records";

/** What an entry is asked, for whoever has its link. @throws Refusal `invalid_input` naming `proof` */
export const asked = handle(directoryContacts.asked, async ({ platform }, link) => {
  const { row, entryName, businessName } = await fetchProven(platform, link);
  return { entryName, businessName, message: row.message, answer: row.answer, createdAt: row.createdAt };
});
