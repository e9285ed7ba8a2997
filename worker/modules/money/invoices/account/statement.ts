import { handle } from "@/worker/engine/handler";
import { invoices } from "../contract";
import { findClient } from "./find-client";
import { readAccount } from "./read-account";

/** What a client was invoiced, what it paid and what it owes, movement by movement; two round trips. @throws Refusal `invalid_input` naming `client` when there is none */
export const statement = handle(invoices.statement, async (context, { client: name, ...days }) => {
  const { id, companyName } = await findClient(context.db, name);
  const account = await readAccount(context, { side: "client", id, name: companyName }, days);
  return { clientId: id, ...account };
});
