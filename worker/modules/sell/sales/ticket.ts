import { formatDate, formatInstant } from "@/worker/core/figures/dates";
import type { Row } from "@/worker/core/files/paper";
import { formatMoney } from "@/worker/core/figures/money";
import { formatRate } from "@/worker/core/figures/rate";
import type { Language } from "@/worker/core/language";
import { quantityText } from "@/worker/core/text/format-value";
import { handle } from "@/worker/engine/handler";
import { fetchCompany, senderOf } from "@/worker/modules/business/company";
import { sales } from "./contract";
import { fetchSale } from "./records";
import type { SaleRow } from "./seal";
import { PASSERS_BY } from "./status";
import { en } from "./words.en";
import { fr } from "./words.fr";

/** What the buyer keeps: what was bought at which price incl. tax, the tax by rate, how it was paid. */
export const ticket = handle(sales.ticket, async (context, { id, language: chosen }) => {
  const [{ row, takenBackBy }, company] = await Promise.all([fetchSale(context.db, id), fetchCompany(context)]);
  const language = chosen ?? context.caller.language;
  const { fields, values, ticket: words } = { fr, en }[language];
  const euros = (amount: number) => formatMoney(amount, 2);
  const isBack = row.reverses !== null;
  return context.printer.print({
    kind: "paper",
    fileName: `${words.file}-${row.number}`,
    language,
    title: isBack ? words.back : words.title,
    reference: row.number,
    sender: await senderOf(context, company, language),
    recipient: row.clientId === PASSERS_BY ? undefined : { label: fields.client, name: row.clientName, lines: [] },
    facts: [
      { label: fields.day, value: formatDate(row.day, language) },
      { label: words.at, value: formatInstant(row.createdAt, language) },
      { label: fields.method, value: values.method[row.method] },
      ...(takenBackBy ? [{ label: values.state.taken_back, value: takenBackBy.number }] : []),
    ],
    blocks: [
      {
        kind: "table",
        caption: fields.lines,
        columns: [
          { label: fields.name },
          { label: fields.amount, align: "right" },
          { label: fields.price, align: "right" },
          { label: fields.vatRate, align: "right" },
          { label: fields.total, align: "right" },
        ],
        rows: rowsOf(row, language),
      },
      {
        kind: "totals",
        totals: [
          ...row.vat.map(({ rate, base, tax }) => ({
            label: words.tax.replace("{{rate}}", formatRate(rate, language)).replace("{{base}}", euros(base)),
            value: euros(tax),
          })),
          { label: fields.total, value: euros(row.total) },
        ],
      },
      { kind: "legal", lines: [words.seal.replace("{{seal}}", row.seal.slice(0, 16))] },
    ],
  });
});

function rowsOf({ lines }: SaleRow, language: Language): Row[] {
  return lines.map(({ name, sku, lots, amount, unit, price, vatRate, total }) => ({
    cells: [
      { text: name, detail: [sku, ...lots].filter(Boolean).join(" · ") },
      quantityText({ amount, unit }, language),
      formatMoney(price, 2),
      formatRate(vatRate, language),
      formatMoney(total, 2),
    ],
  }));
}
