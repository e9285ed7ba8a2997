import { queryContextFor } from "@/worker/engine/call-as-system";
import type { QueryContext } from "@/worker/engine/handler";
import { fetchCompany } from "@/worker/modules/business/company";
import { type BusinessRow, fetchReader } from "./records";
import type { BillTo, Buyer } from "./shapes";

/** Who is billed: what the business said of that, or else what it says of itself. */
export async function billToOf(context: QueryContext, business: BusinessRow): Promise<BillTo> {
  if (business.billTo) return business.billTo;
  const own = await queryContextFor(context, business.id);
  const company = own && (await fetchCompany(own));
  const { address = null, siret = null, vatNumber = null } = company ?? {};
  return { name: company?.name || business.name, address, siret, vatNumber };
}

/** The same, with where they are written to. @throws Refusal `not_found` */
export async function buyerOf(context: QueryContext, business: BusinessRow, userId: string): Promise<Buyer> {
  const [billed, { email }] = await Promise.all([billToOf(context, business), fetchReader(context.platform, userId)]);
  return { ...billed, email };
}
