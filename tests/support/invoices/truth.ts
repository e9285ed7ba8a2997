import type { Layout } from "./layout";
import { type Good, trades } from "./goods";

/** What an invoice says, in the integers of the core. */
export interface Truth {
  invoiceNumber: string;
  supplier: string;
  invoiceDate: string;
  dueDate: string | null;
  vatNumber: string;
  totalExclTax: number;
  vatAmount: number;
  totalInclTax: number;
  lines: { description: string; more?: string; good: Good; quantity: number; unitPrice: number; total: number }[];
  rates: { rate: number; base: number; vat: number }[];
}

const cents = (value: number) => Math.round(value / 100) * 100;

/** The invoice of a layout: its numbers follow from its place in the list, so that every run makes the same. */
export function truthOf(layout: Layout, at: number): Truth {
  const trade = trades[layout.trade];
  if (!trade) throw new Error(`No trade ${layout.trade}`);
  const sign = layout.credit ? -1 : 1;
  const goods = Array.from({ length: layout.times ?? 1 }, () => trade.goods).flat();
  const lines = goods.map((good, line) => {
    const quantity = sign * (good.quantity + Math.floor(line / trade.goods.length) * 1_000);
    return {
      description: good.name,
      more: layout.wrap ? good.more : undefined,
      good,
      quantity,
      unitPrice: good.price,
      total: cents((quantity / 1_000) * good.price),
    };
  });
  const rates = [...new Set(goods.map(({ rate }) => rate))].map((rate) => {
    const base = lines.filter(({ good }) => good.rate === rate).reduce((sum, { total }) => sum + total, 0);
    return { rate, base, vat: cents((base * rate) / 10_000) };
  });
  const totalExclTax = rates.reduce((sum, { base }) => sum + base, 0);
  const vatAmount = rates.reduce((sum, { vat }) => sum + vat, 0);
  const day = new Date(Date.UTC(2026, at % 12, 3 + ((at * 5) % 24)));
  const due = new Date(day.getTime() + 30 * 86_400_000);
  return {
    invoiceNumber: [`F2026-${1000 + at * 37}`, `${26000 + at * 113}`, `FA${2600 + at}/${10 + at}`, `INV-${4400 + at * 7}`][
      at % 4
    ] as string,
    supplier: trade.business.name,
    invoiceDate: day.toISOString().slice(0, 10),
    dueDate: layout.words.due ? due.toISOString().slice(0, 10) : null,
    vatNumber: trade.business.vat,
    totalExclTax,
    vatAmount,
    totalInclTax: totalExclTax + vatAmount,
    lines,
    rates,
  };
}
