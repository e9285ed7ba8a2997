import { handle } from "@/worker/engine/handler";
import { openLink, takesCards } from "./paying";
import { invoices } from "./contract";
import { transferCode } from "./paying/transfer";

/** What a client sees who opens the link; once it is paid, that. @throws Refusal `not_found` */
export const paymentPage = handle(invoices.paymentPage, async (context, { id: link }) => {
  const { own, row, company } = await openLink(context, link);
  const { number, seller, buyer, issuedOn, dueOn, total, due } = row;
  const iban = (due > 0 && seller?.iban) || null;
  return {
    number: number ?? "",
    sellerName: seller?.name ?? "",
    buyerName: buyer?.name ?? "",
    issuedOn,
    dueOn,
    total,
    due,
    iban,
    bic: iban && (seller?.bic ?? null),
    byCard: due > 0 && takesCards(own, company),
    code: iban && seller ? await context.printer.outline(transferCode(row, seller.name, iban, seller.bic ?? "")) : null,
  };
});
