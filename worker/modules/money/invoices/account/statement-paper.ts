import { handle } from "@/worker/engine/handler";
import { invoices } from "../contract";
import { findClient } from "./find-client";
import { printAccount } from "./paper";
import { readAccount } from "./read-account";

/** A client's statement of account on paper, to send to them. @throws Refusal `invalid_input` naming `client` when there is none */
export const statementPaper = handle(invoices.statementPaper, async (context, { client: name, language, ...days }) => {
  const { id, companyName, reference, billingAddress, language: own } = await findClient(context.db, name);
  const account = await readAccount(context, { side: "client", id, name: companyName }, days);
  return printAccount(context, account, { side: "client", reference, address: billingAddress }, language ?? own);
});
