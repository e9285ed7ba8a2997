import { Refusal } from "@/worker/core/errors";
import { businessOf } from "@/worker/engine/actor";
import { queryContextFor } from "@/worker/engine/call-as-system";
import type { QueryContext } from "@/worker/engine/handler";
import { fetchCompany } from "@/worker/modules/business/company";
import { fetchInvoice, type InvoiceRow } from "./records";
import { paymentPath, readLink } from "./rules";

type Company = Awaited<ReturnType<typeof fetchCompany>>;

/** Where an invoice that is due can be looked at and paid; for letters too. */
export function paymentAddress(
  { origin, caller }: Pick<QueryContext, "origin" | "caller">,
  { id, linkKey }: Pick<InvoiceRow, "id" | "linkKey">,
): string {
  return `${origin}${paymentPath(businessOf(caller)?.id ?? "", id, linkKey)}`;
}

/** Cards are taken where the house has a service for them and the business an account there. */
export function takesCards({ payments }: QueryContext, { stripeAccount }: Company): boolean {
  return payments !== null && stripeAccount !== null;
}

/** The invoice that a link opens. @throws Refusal `not_found` for a draft too, for what is no bill, and for a link that was withdrawn */
export async function openLink(context: QueryContext, link: string) {
  const { businessId, invoiceId, key } = readLink(link);
  const own = await queryContextFor(context, businessId);
  if (!own) throw new Refusal("not_found");
  const [{ row }, company] = await Promise.all([fetchInvoice(own.db, invoiceId), fetchCompany(own)]);
  if (row.id !== invoiceId || row.linkKey !== key || row.type !== "client" || row.number === null) throw new Refusal("not_found");
  return { own, row, company };
}
