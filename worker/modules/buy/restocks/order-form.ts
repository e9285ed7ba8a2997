import { formatDate } from "@/worker/core/figures/dates";
import type { Language } from "@/worker/core/language";
import { formatMoney } from "@/worker/core/figures/money";
import type { Fact, Paper, Row } from "@/worker/core/files/paper";
import { addressLines } from "@/worker/core/trade/address-lines";
import { formatRate } from "@/worker/core/figures/rate";
import { quantityText } from "@/worker/core/text/format-value";
import type { PaperFile } from "@/worker/core/contract/printing";
import { handle, type QueryContext } from "@/worker/engine/handler";
import { fetchCompany, senderOf } from "@/worker/modules/business/company";
import { printAs } from "@/worker/modules/business/paper-templates";
import type { SupplierRow } from "@/worker/modules/buy/suppliers";
import { type Restock, restocks } from "./contract";
import { fetchRestock, toRestock } from "./records";
import { en } from "./words.en";
import { fr } from "./words.fr";

/** The order to a supplier, on paper. */
export const orderForm = handle(restocks.orderForm, async (context, { id, language }) => {
  const whole = await fetchRestock(context.db, id);
  return printOrder(context, toRestock(whole, context.now), whole.supplier, language);
});

/** Draws the order: to whom, what, in which packs, at what price, for when. */
export async function printOrder(context: QueryContext, restock: Restock, supplier: SupplierRow, language: Language): Promise<PaperFile> {
  const words = (language === "fr" ? fr : en).paper;
  const isCancelled = restock.status === "cancelled";
  const company = await fetchCompany(context);
  const sender = await senderOf(context, company, language);
  const lines = [...(supplier.address ? addressLines(supplier.address, language) : []), supplier.email ?? ""].filter(Boolean);
  const paper: Paper = {
    kind: "paper",
    fileName: `${words.file}-${restock.reference}`,
    language,
    title: isCancelled ? words.cancelled : words.title,
    reference: restock.reference,
    sender,
    recipient: { label: words.supplier, name: supplier.name, lines },
    ...(company.address && { also: { label: words.deliverTo, name: company.name, lines: addressLines(company.address, language) } }),
    facts: factsOf(restock, supplier, language),
    blocks: [
      {
        kind: "table",
        caption: words.table,
        columns: [
          { label: words.item },
          ...[words.packs, words.quantity, words.price, words.amount].map((label) => ({ label, align: "right" as const })),
        ],
        rows: rowsOf(restock, language),
      },
      { kind: "totals", totals: totalsOf(restock, language) },
      // Why it was given up is nobody else's business.
      ...(restock.notes && !isCancelled ? [{ kind: "text" as const, text: restock.notes, label: words.notes }] : []),
    ],
  };
  return printAs(context, "purchase_order", paper);
}

function factsOf({ orderedOn, expectedOn }: Restock, { reference }: SupplierRow, language: Language): Fact[] {
  const words = (language === "fr" ? fr : en).paper;
  const dates = [
    [words.orderedOn, orderedOn],
    [words.expectedOn, expectedOn],
  ] as const;
  const dated = dates.flatMap(([label, day]) => (day ? [{ label, value: formatDate(day, language) }] : []));
  return [...dated, { label: words.reference, value: reference }];
}

function rowsOf({ lines }: Restock, language: Language): Row[] {
  const words = (language === "fr" ? fr : en).paper;
  return lines.map((line) => {
    const pack = [line.packName, quantityText(line.pack, language)].filter(Boolean).join(" ");
    const detail = [pack, line.supplierCode && `${words.code} ${line.supplierCode}`].filter(Boolean).join(" · ");
    const figures = [String(line.packs), quantityText(line.asked, language), formatMoney(line.price), formatMoney(line.total, 2)];
    return { cells: [{ text: line.itemName, detail }, ...figures] };
  });
}

function totalsOf({ subtotal, fees, vat, total }: Restock, language: Language): Fact[] {
  const words = (language === "fr" ? fr : en).paper;
  return [
    { label: words.subtotal, value: formatMoney(subtotal, 2) },
    ...(fees ? [{ label: words.fees, value: formatMoney(fees, 2) }] : []),
    ...vat.map(({ rate, tax }) => ({ label: words.vat.replace("{{rate}}", formatRate(rate, language)), value: formatMoney(tax, 2) })),
    { label: words.total, value: formatMoney(total, 2) },
  ];
}
