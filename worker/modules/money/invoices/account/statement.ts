import { eq, or } from "drizzle-orm";
import { clients } from "@/db/business";
import { refuseField } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import type { BusinessDatabase } from "@/worker/engine/ports";
import { invoices } from "../contract";
import { printAccount } from "./paper";
import { readAccount } from "./read-account";

/** What a client was invoiced, what it paid and what it owes, movement by movement; two round trips. @throws Refusal `invalid_input` naming `client` when there is none */
export const statement = handle(invoices.statement, async (context, { client: name, ...days }) => {
  const { id, companyName } = await findClient(context.db, name);
  const account = await readAccount(context, { side: "client", id, name: companyName }, days);
  return { clientId: id, ...account };
});

/** The same on paper, to send to the client. @throws Refusal `invalid_input` naming `client` when there is none */
export const statementPaper = handle(invoices.statementPaper, async (context, { client: name, language, ...days }) => {
  const { id, companyName, reference, billingAddress, language: own } = await findClient(context.db, name);
  const account = await readAccount(context, { side: "client", id, name: companyName }, days);
  return printAccount(context, account, { side: "client", reference, address: billingAddress }, language ?? own);
});

/** @throws Refusal `invalid_input` naming `client` when nobody has this identifier or reference */
async function findClient(db: BusinessDatabase, name: string): Promise<typeof clients.$inferSelect> {
  const isNamed = or(eq(clients.id, name), eq(clients.reference, name.toUpperCase()));
  const [client] = await db.select().from(clients).where(isNamed).limit(1);
  return client ?? refuseField("client", "not_found");
}
