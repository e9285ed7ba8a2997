import { handle } from "@/worker/engine/handler";
import { directoryContacts } from "./contract";
import { fetchContact, toContact } from "./records";

/** One message to an entry of the directory, with its answer. */
export const show = handle(directoryContacts.show, async ({ platform, caller }, { id }) =>
  toContact(await fetchContact(platform, caller, id)),
);
