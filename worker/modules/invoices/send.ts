import { eq } from "drizzle-orm";
import { clients, invoices as table } from "@/db/business";
import { civilDate } from "@/worker/core/dates";
import { Refusal, refuseField } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { withDue } from "../books";
import { fetchCompany } from "../company";
import { invoices } from "./contract";
import { letterOf } from "./letter";
import { nextNumber } from "./number";
import { partiesOf } from "./parties";
import { fetchInvoice, searchTextOf, toInvoice } from "./records";
import { dueOnBy } from "./rules";
import { invoiceStatus } from "./status";

/**
 * Sends a draft: it takes the next number, both sides are frozen as they are today, and what it asks for is due
 * (domain: status machines).
 * @throws Refusal `incomplete_party` naming what the law wants and lacks, `invalid_input` naming `issuedOn` or `lines`
 */
export const send = handle(invoices.send, async (context, { id, issuedOn: said, mail, version }) => {
  const { db, now } = context;
  const found = await fetchInvoice(db, id);
  const { row } = found;
  const status = invoiceStatus.require(row.status, "send", "invoices");
  if (row.total <= 0) refuseField("lines", "nothing_due");
  const issuedOn = said ?? civilDate(now);
  const isBuyer = eq(clients.id, row.clientId ?? "");
  const [own, [client]] = await Promise.all([fetchCompany(context), db.select().from(clients).where(isBuyer)]);
  if (!client) throw new Refusal("not_found");
  const parties = partiesOf(own, client);
  const number = await nextNumber(context, row.type, issuedOn);
  const dueOn = row.type === "client" && row.paymentTerms ? dueOnBy(row.paymentTerms, issuedOn) : null;
  const facts = { status, number, issuedOn, dueOn, soldOn: row.soldOn ?? issuedOn, language: client.language, sentAt: now, ...parties };
  const changes = { ...facts, searchText: searchTextOf({ ...row, number }) };
  const after = withDue(context.update(table, row, changes, version));
  if (mail && client.email) context.send(letterOf(after, client.email));
  return toInvoice({ ...found, row: after }, civilDate(now));
});
