import { civilDate, formatDate } from "@/worker/core/figures/dates";
import { CENT, formatMoney } from "@/worker/core/figures/money";
import { formatRate } from "@/worker/core/figures/rate";
import { handle } from "@/worker/engine/handler";
import { company } from "./contract";
import { fetchCompany } from "./records";
import { paymentLines, senderOf } from "./sender";
import { en } from "./words.en";
import { fr } from "./words.fr";

/** What nobody ordered: pieces and euros excl. tax. */
const lines = [
  { name: "jar", pieces: 48, price: 4.2 },
  { name: "jam", pieces: 24, price: 3.1 },
] as const;
/** Food's rate, in hundredths of a percent. */
const VAT = 550;

/** A paper of no one's, with the business's own head and foot: what people look at before they send a real one. */
export const preview = handle(company.preview, async (context, { language }) => {
  const own = await fetchCompany(context);
  const { preview: words, values } = language === "fr" ? fr : en;
  const euros = (amount: number) => formatMoney(Math.round(amount * 100) * CENT, 2);
  const net = lines.reduce((sum, { pieces, price }) => sum + pieces * price, 0);
  const tax = (net * VAT) / 10_000;
  return context.printer.print({
    kind: "paper",
    fileName: words.file,
    language,
    title: words.title,
    reference: words.reference,
    sender: await senderOf(context, own, language),
    recipient: { label: words.recipient, name: "Épicerie de la Halle", lines: ["12 place du Marché", "31000 Toulouse"] },
    facts: [
      { label: words.date, value: formatDate(civilDate(context.now), language) },
      { label: words.terms, value: values.paymentTerms[own.paymentTerms] },
    ],
    blocks: [
      { kind: "text", text: words.text },
      {
        kind: "table",
        caption: words.table,
        columns: [
          { label: words.product },
          { label: words.quantity, align: "right" },
          { label: words.price, align: "right" },
          { label: words.amount, align: "right" },
        ],
        rows: lines.map(({ name, pieces, price }) => ({
          cells: [{ text: words[name], detail: words.lot }, String(pieces), euros(price), euros(pieces * price)],
        })),
      },
      {
        kind: "totals",
        totals: [
          { label: words.net, value: euros(net) },
          { label: words.vat.replace("{{rate}}", formatRate(VAT, language)), value: euros(tax) },
          { label: words.total, value: euros(net + tax) },
        ],
      },
      { kind: "legal", lines: paymentLines(own, language) },
    ],
  });
});
