import { civilDate, formatDate } from "@/worker/core/figures/dates";
import type { Language } from "@/worker/core/language";
import { formatMoney } from "@/worker/core/figures/money";
import type { Fact, Party, Table } from "@/worker/core/files/paper";
import { addressLines } from "@/worker/core/trade/address-lines";
import { exemptionTexts } from "@/worker/core/trade/vat";
import { formatRate } from "@/worker/core/figures/rate";
import { quantityText } from "@/worker/core/text/format-value";
import { handle } from "@/worker/engine/handler";
import { fetchCompany, paymentLines, senderOf } from "@/worker/modules/business/company";
import { printAs } from "@/worker/modules/business/paper-templates";
import { orders } from "./contract";
import { fetchOrder, type Whole } from "./records";
import { type Trade, untaxedAs } from "./sale";
import { en } from "./words.en";
import { fr } from "./words.fr";

/** A quote while it is a draft, the confirmation of the order afterwards; in the client's language unless another is asked for. */
export const paper = handle(orders.paper, async (context, { id, language: chosen }) => {
  const [whole, company] = await Promise.all([fetchOrder(context.db, id), fetchCompany(context)]);
  const { order, client } = whole;
  const language = chosen ?? client.language;
  const { paper: words } = wordsOf(language);
  const isQuote = order.status === "draft";
  const isCancelled = order.status === "cancelled";
  const title = isCancelled ? words.cancelled : isQuote ? words.quote : words.confirmation;
  return printAs(context, isQuote ? "quote" : "order_confirmation", {
    kind: "paper",
    fileName: `${isQuote ? words.quoteFile : words.file}-${order.reference}`,
    language,
    title,
    reference: order.reference,
    sender: await senderOf(context, company, language),
    recipient: partyOf(words.client, client.companyName, client.billingAddress, language),
    ...(order.deliveryAddress && {
      also: partyOf(words.deliverTo, client.commercialName || client.companyName, order.deliveryAddress, language),
    }),
    facts: factsOf(whole, language, civilDate(context.now)),
    blocks: [
      linesTable(whole, language),
      { kind: "totals", totals: totals(whole, language) },
      ...(order.notes ? [{ kind: "text" as const, text: order.notes }] : []),
      ...(isQuote ? [{ kind: "boxes" as const, boxes: [{ label: words.agreed, hint: words.agreedHint, isSigned: true }] }] : []),
      { kind: "legal", lines: [...exemption(whole, company), ...paymentLines(company, language)] },
    ],
  });
});

const wordsOf = (language: Language) => (language === "fr" ? fr : en);

function partyOf(label: string, name: string, address: Whole["client"]["billingAddress"], language: Language): Party {
  return { label, name, lines: address ? addressLines(address, language) : [] };
}

function factsOf({ order, client }: Whole, language: Language, today: string): Fact[] {
  const { paper: words, fields } = wordsOf(language);
  const facts: [string, string | null][] = [
    [words.date, formatDate(order.status === "draft" ? today : order.orderedOn, language)],
    [fields.validUntil, order.status === "draft" && order.validUntil ? formatDate(order.validUntil, language) : null],
    [fields.dueOn, order.dueOn && formatDate(order.dueOn, language)],
    [fields.clientReference, order.clientReference],
    [words.terms, words.paymentTerms[client.paymentTerms]],
  ];
  return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

function linesTable({ order, items }: Whole, language: Language): Table {
  const { fields, paper: words } = wordsOf(language);
  const hasDiscount = order.lines.some(({ discount }) => discount > 0);
  const right = (label: string) => ({ label, align: "right" as const });
  return {
    kind: "table",
    caption: fields.lines,
    columns: [
      { label: fields.item, detailName: "sku" },
      ...[right(fields.amount), right(fields.price)],
      ...(hasDiscount ? [right(fields.discount)] : []),
      { ...right(fields.vatRate), name: "vatRate" },
      right(words.amount),
    ],
    rows: order.lines.map((line) => {
      const item = items.find(({ id }) => id === line.itemId);
      const name = line.description || item?.name || "";
      return {
        cells: [
          { text: name, detail: item?.sku ?? "" },
          ...[quantityText(line, language), formatMoney(line.price)],
          ...(hasDiscount ? [line.discount ? formatRate(line.discount, language) : ""] : []),
          ...[formatRate(line.vatRate, language), formatMoney(line.total, 2)],
        ],
      };
    }),
  };
}

/** Why no VAT is asked for where none is, as the invoice will say; nothing where that is for somebody to say. */
function exemption({ order, client, items }: Whole, company: Trade["company"]): string[] {
  const lines = order.lines.filter(({ vatRate, container }) => vatRate === 0 && !container);
  const reason = lines.length ? untaxedAs({ company, client }, { lines, items, deliveryAddress: order.deliveryAddress }) : null;
  return reason ? [`${exemptionTexts[reason]}.`] : [];
}

function totals({ order }: Whole, language: Language): Fact[] {
  const { fields, net } = wordsOf(language);
  // Where no VAT is charged, nothing is said of it (CGI, art. 293 E).
  if (order.vat.every(({ tax }) => tax === 0)) return [{ label: net, value: formatMoney(order.total, 2) }];
  return [
    { label: fields.subtotal, value: formatMoney(order.subtotal, 2) },
    ...order.vat.map(({ rate, tax }) => ({ label: `${fields.tax} ${formatRate(rate, language)}`, value: formatMoney(tax, 2) })),
    { label: fields.total, value: formatMoney(order.total, 2) },
  ];
}
