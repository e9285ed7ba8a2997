import type { InvoiceDelivery, InvoiceLine } from "@/db/business";
import { formatDate } from "@/worker/core/figures/dates";
import { addressLines } from "@/worker/core/trade/address-lines";
import type { OnPaper } from "./on-paper";
import type { Language } from "@/worker/core/language";
import { formatMoney } from "@/worker/core/figures/money";
import type { Column, Table } from "@/worker/core/files/paper";
import { formatRate } from "@/worker/core/figures/rate";
import { quantityText } from "@/worker/core/text/format-value";
import { en as coreEn } from "@/worker/core/words.en";
import { fr as coreFr } from "@/worker/core/words.fr";
import { en } from "../words.en";
import { fr } from "../words.fr";

/** The lines of an invoice; the discount has its column where there is one, and VAT unless its seller charges none. */
export function linesTable(lines: InvoiceLine[], { skus, reason }: Pick<OnPaper, "skus" | "reason">, language: Language): Table {
  const words = (language === "fr" ? fr : en).paper;
  const isDiscounted = lines.some(({ discount }) => discount > 0);
  const hasRates = reason !== "franchise";
  const rates = hasRates ? [words.rate] : [];
  const figures = [words.quantity, words.price, ...(isDiscounted ? [words.discount] : []), ...rates, words.amount];
  const columns: Column[] = [{ label: words.item, detailName: "sku" }, ...figures.map((label) => ({ label, align: "right" as const }))];
  const rows = lines.map((line) => {
    const { unit, amount, price, discount, vatRate, total, itemId } = line;
    const sku = itemId && skus.get(itemId);
    const off = discount > 0 ? formatRate(discount, language) : "";
    return {
      cells: [
        sku ? { text: line.description, detail: sku } : line.description,
        quantityText({ amount, unit }, language),
        priceText(price, line.per, language),
        ...(isDiscounted ? [off] : []),
        ...(hasRates ? [formatRate(vatRate, language)] : []),
        formatMoney(total, 2),
      ],
    };
  });
  return { kind: "table", caption: words.table, columns, rows };
}

/** "5,40 €", or "12,00 €/kg" where one buys by weight. */
function priceText(price: number, per: InvoiceLine["per"], language: Language): string {
  const unit = per === "piece" ? "" : `/${(language === "fr" ? coreFr : coreEn).units[per]}`;
  return `${formatMoney(price)}${unit}`;
}

/** Several deliveries on one invoice: each note with its day and its place. */
export function deliveriesTable(deliveries: InvoiceDelivery[], language: Language): Table {
  const words = (language === "fr" ? fr : en).paper;
  const columns = [{ label: words.deliveryNote }, { label: words.deliveredOn }, { label: words.deliveredTo }];
  const rows = deliveries.map(({ reference, day, address }) => ({
    cells: [reference, formatDate(day, language), address ? addressLines(address, language).join(", ") : ""],
  }));
  return { kind: "table", caption: words.deliveries, columns, rows };
}
