import { formatDate } from "@/worker/core/figures/dates";
import { formatMoney } from "@/worker/core/figures/money";
import { formatRate } from "@/worker/core/figures/rate";
import { Refusal } from "@/worker/core/errors";
import type { Language } from "@/worker/core/language";
import { handle } from "@/worker/engine/handler";
import { paymentLines } from "@/worker/modules/business/company";
import { billing } from "./contract";
import { fetchPayment, type PaymentRow } from "./records";
import { VAT_RATE } from "./rules";
import { lineText } from "./title";
import { en } from "./words.en";
import { fr } from "./words.fr";

/**
 * The invoice of what was paid, with what the law asks for (Code général des impôts, annexe II, art. 242 nonies A; Code de
 * commerce, art. L441-9): its number of the provider's own series, both parties, lines, base and VAT, the day it was paid.
 * @throws Refusal `not_found` while nothing was paid
 */
export const invoice = handle(billing.invoice, async (context, { id }) => {
  const { platform, caller, printer, provider } = context;
  const row = await fetchPayment(platform, caller, id);
  if (row.number === null || row.paidOn === null) throw new Refusal("not_found");
  const { language } = caller;
  const { paper: words } = language === "fr" ? fr : en;
  const euros = (amount: number) => formatMoney(amount, 2);
  const figures = [words.quantity, words.price, words.amount].map((label) => ({ label, align: "right" as const }));
  return printer.print({
    kind: "paper",
    fileName: row.number,
    language,
    title: words.title,
    reference: row.number,
    sender: provider,
    recipient: { label: words.buyer, name: row.buyer?.name ?? "", lines: row.buyer?.lines ?? [] },
    facts: factsOf(row, row.paidOn, language),
    blocks: [
      {
        kind: "table",
        caption: words.table,
        columns: [{ label: words.item }, ...figures],
        rows: row.lines.map((line) => ({
          cells: [lineText(line, language), String(line.quantity), euros(line.total / line.quantity), euros(line.total)],
        })),
      },
      {
        kind: "totals",
        totals: [
          { label: words.net, value: euros(row.net) },
          {
            label: words.vat.replace("{{rate}}", formatRate(VAT_RATE, language)).replace("{{base}}", euros(row.net)),
            value: euros(row.vat),
          },
          { label: words.total, value: euros(row.total) },
          { label: words.due, value: euros(0) },
        ],
      },
      { kind: "legal", lines: paymentLines({ penaltyRate: null, discountTerms: "" }, language) },
    ],
  });
});

function factsOf({ startsOn, endsOn }: PaymentRow, paidOn: string, language: Language) {
  const { paper: words } = language === "fr" ? fr : en;
  const day = formatDate(paidOn, language);
  const until =
    startsOn && endsOn ? [{ label: words.period, value: `${formatDate(startsOn, language)} – ${formatDate(endsOn, language)}` }] : [];
  return [{ label: words.issuedOn, value: day }, { label: words.soldOn, value: day }, { label: words.paidOn, value: day }, ...until];
}
