import { civilDate } from "@/worker/core/figures/dates";
import { Refusal } from "@/worker/core/errors";
import { readingFor } from "@/worker/engine/chore";
import { handle, type QueryContext } from "@/worker/engine/handler";
import { countAttempt } from "@/worker/modules/business/account";
import { fetchCompany } from "@/worker/modules/business/company";
import { paying } from "./payment-contract";
import { fetchInvoice, type InvoiceRow } from "../records";
import { paymentPath, readLink } from "../rules";
import { transferCode } from "./transfer";

/** As often as one address may ask for a page to pay by card in an hour. */
const MOST = 30;

type Company = Awaited<ReturnType<typeof fetchCompany>>;

/** The address where an invoice is paid. @throws Refusal `not_allowed_now` when nothing is due */
export const paymentLink = handle(paying.paymentLink, async (context, { id }) => {
  const [{ row }, company] = await Promise.all([fetchInvoice(context.db, id), fetchCompany(context)]);
  if (row.due <= 0) throw new Refusal("not_allowed_now");
  return { url: paymentAddress(context, row), due: row.due, dueOn: row.dueOn, byCard: takesCards(context, company) };
});

/** What a client sees who opens the link; once it is paid, that. @throws Refusal `not_found` */
export const paymentPage = handle(paying.paymentPage, async (context, { id: link }) => {
  const { own, row, company } = await openLink(context, link);
  const { number, seller, buyer, issuedOn, dueOn, total, due } = row;
  const iban = (due > 0 && seller?.iban) || null;
  return {
    ...{ number: number ?? "", sellerName: seller?.name ?? "", buyerName: buyer?.name ?? "", issuedOn, dueOn, total, due },
    ...{ iban, bic: iban && (seller?.bic ?? null), byCard: due > 0 && takesCards(own, company) },
    code: iban && seller ? await context.printer.outline(transferCode(row, seller.name, iban, seller.bic ?? "")) : null,
  };
});

/** Opens a page to pay by card. @throws Refusal `not_found`, `not_allowed_now` when nothing is due or cards are not taken, `unavailable` */
export const payByCard = handle(paying.payByCard, async (context, { id: link }) => {
  const { platform, now, caller, payments } = context;
  await countAttempt(platform, now, [{ key: `card:address:${caller.address}`, most: MOST, minutes: 60 }]);
  const { row, company, own } = await openLink(context, link);
  const { stripeAccount: account } = company;
  if (!payments || !account || row.due <= 0) throw new Refusal("not_allowed_now");
  return payments.checkout({
    ...{ link, account, amount: row.due, language: row.language, email: row.buyer?.email ?? null },
    title: [row.number, row.seller?.name].join(" – "),
    back: paymentAddress(own, row),
    once: `${row.id}.${row.version}.${civilDate(now)}`,
  });
});

/** Where an invoice that is due can be looked at and paid; for letters too. */
export function paymentAddress({ origin, caller }: Pick<QueryContext, "origin" | "caller">, { id }: Pick<InvoiceRow, "id">): string {
  const business = caller.actor.type === "visitor" ? null : caller.actor.business;
  return `${origin}${paymentPath(business?.id ?? "", id)}`;
}

function takesCards({ payments }: QueryContext, { stripeAccount }: Company): boolean {
  return payments !== null && stripeAccount !== null;
}

/** The invoice that a link opens. @throws Refusal `not_found` for a draft too, and for what is no bill */
async function openLink(context: QueryContext, link: string) {
  const { businessId, invoiceId } = readLink(link);
  const own = await readingFor(context, businessId);
  if (!own) throw new Refusal("not_found");
  const [{ row }, company] = await Promise.all([fetchInvoice(own.db, invoiceId), fetchCompany(own)]);
  if (row.id !== invoiceId || row.type !== "client" || row.number === null) throw new Refusal("not_found");
  return { own, row, company };
}
