import { proportion } from "@/worker/core/figures/totals";
import type { DuePaper, TaxPart } from "../shapes";

/** What settles a paper: money that moved for it, or a credit note that is set against an invoice, or taken off it again. */
export interface Settling {
  id: string;
  invoiceId: string;
  /** The credit note that is set against it; null for money. */
  creditId: string | null;
  /** A civil day. */
  day: string;
  /** What it comes after, and before, on one day. */
  order: string;
  /** Ten-thousandths of a euro; less than nothing where it was taken back. */
  amount: number;
}

type Papers = ReadonlyMap<string, DuePaper>;

/** Papers that settle each other, and all that settles them. */
export interface Settled {
  papers: Papers;
  /** The credit notes of an invoice of ours. */
  credits: ReadonlyMap<string, readonly DuePaper[]>;
  /** By the identifier of an invoice or a credit note: the earliest first. */
  of: ReadonlyMap<string, readonly Settling[]>;
}

/** All that settles some papers, by paper; an invoice by what becomes of its credit notes, too. @param rows in any order */
export function settledBy(papers: Papers, rows: readonly Settling[]): Settled {
  const of = new Map<string, Settling[]>();
  for (const row of inOrder(rows)) {
    const own = [row.invoiceId, row.creditId].flatMap((id) => (id ? [id, papers.get(id)?.creditsId ?? id] : []));
    for (const id of new Set(own)) of.set(id, [...(of.get(id) ?? []), row]);
  }
  const credits = new Map<string, DuePaper[]>();
  for (const paper of papers.values())
    if (paper.creditsId !== null) credits.set(paper.creditsId, [...(credits.get(paper.creditsId) ?? []), paper]);
  return { papers, credits, of };
}

const orderOf = ({ day, order, id }: Settling) => `${day} ${order} ${id}`;
export const inOrder = (rows: readonly Settling[]): Settling[] =>
  [...rows].sort((one, other) => (orderOf(one) < orderOf(other) ? -1 : Number(orderOf(one) > orderOf(other))));

/** What a paper is about still, once credit notes are off the lines that they credit; and what of that is paid. */
interface Payable {
  /** In the order of the paper's own parts. */
  parts: TaxPart[];
  total: number;
  paid: number;
}

const grossOf = ({ base, tax }: Pick<TaxPart, "base" | "tax">) => base + tax;
const keyOf = ({ kind, rate }: TaxPart) => `${kind} ${rate}`;
/** So much of a part as goes with so many parts of a whole. */
const shareOf = (part: TaxPart, amount: number, whole: number): TaxPart => {
  const of = (sum: number) => proportion(sum, amount, whole);
  return { ...part, base: of(part.base), tax: of(part.tax), off: of(part.off ?? 0) };
};
const less = (part: TaxPart, { base, tax, off = 0 }: TaxPart): TaxPart => ({
  ...part,
  base: part.base - base,
  tax: part.tax - tax,
  off: (part.off ?? 0) - off,
});

/** Does it concern this paper? */
const isOf = (id: string) => (row: Settling) => row.invoiceId === id || row.creditId === id;
const sumOf = (rows: readonly Settling[]) => rows.reduce((sum, { amount }) => sum + amount, 0);

/**
 * What is off an invoice by a credit note that says which lines of it it credits, as far as that is settled: set against what is due of
 * it, given back, or set against another one. What is still owed of the credit note was paid, and bears its VAT.
 */
function offByLine(invoice: DuePaper, credit: DuePaper, rows: readonly Settling[]): TaxPart[] {
  const present = new Set(invoice.parts.map(keyOf));
  const used = sumOf(rows.filter(isOf(credit.id)));
  return credit.parts.filter((part) => present.has(keyOf(part))).map((part) => shareOf(part, used, credit.total));
}

/**
 * What is off a supplier's invoice by credit notes that are set against it, which do not say what they credit: what the invoice asks
 * for alike, kind and rate, as far as that goes. The rest of them pays it.
 * @returns by credit note
 */
function offAlike(invoice: DuePaper, rows: readonly Settling[], papers: Papers): Map<string, TaxPart[]> {
  const room = new Map<string, number>();
  for (const part of invoice.parts) room.set(keyOf(part), (room.get(keyOf(part)) ?? 0) + grossOf(part));
  const set = rows.filter(({ invoiceId }) => invoiceId === invoice.id);
  const credits = [...new Set(set.flatMap(({ creditId }) => creditId ?? []))].flatMap((id) => papers.get(id) ?? []);
  return new Map(
    credits.map((credit) => {
      const amount = sumOf(set.filter(isOf(credit.id)));
      const parts = credit.parts.map((part): TaxPart => {
        const [gross, left] = [grossOf(part), room.get(keyOf(part)) ?? 0];
        const own = Math.max(0, Math.min(proportion(gross, amount, credit.total), left));
        room.set(keyOf(part), left - own);
        const tax = proportion(part.tax, own, gross);
        return { ...part, base: own - tax, tax, off: 0 };
      });
      return [credit.id, parts];
    }),
  );
}

/** What is off a paper: of an invoice by credit notes, of a credit note by what it is off already (CGI, art. 272, 1). */
function offOf(paper: DuePaper, rows: readonly Settling[], { papers, credits }: Settled): TaxPart[] {
  if (!paper.isBought) {
    const invoice = paper.creditsId === null ? paper : papers.get(paper.creditsId);
    const named = paper.isCredit ? [paper] : (credits.get(paper.id) ?? []);
    return invoice ? named.flatMap((credit) => offByLine(invoice, credit, rows)) : [];
  }
  if (!paper.isCredit) return [...offAlike(paper, rows, papers).values()].flat();
  const ids = new Set(rows.flatMap(({ invoiceId, creditId }) => (creditId === paper.id ? invoiceId : [])));
  const invoices = [...ids].flatMap((id) => papers.get(id) ?? []);
  return invoices.flatMap((invoice) => offAlike(invoice, rows, papers).get(paper.id) ?? []);
}

/** @param rows all that settled the paper until then, its credit notes, and the invoices that it is set against */
function payableOf(paper: DuePaper, rows: readonly Settling[], settled: Settled): Payable {
  const off = offOf(paper, rows, settled);
  const gross = off.reduce((sum, part) => sum + grossOf(part), 0);
  const parts = paper.parts.map((part) => off.filter((one) => keyOf(one) === keyOf(part)).reduce(less, part));
  const own = paper.isCredit ? rows.filter(isOf(paper.id)) : rows.filter(({ invoiceId }) => invoiceId === paper.id);
  return { parts, total: paper.total - gross, paid: sumOf(own) - gross };
}

/**
 * What of the VAT of a part has fallen due: of what is left of it once credit notes are off, the share that is paid, whatever of it a
 * deposit had paid before included; all of it once nothing is left to be paid.
 * @param now how far one looks @returns of ten-thousandths of a euro, whole cents
 */
export function dueOf(
  paper: DuePaper,
  place: number,
  settled: Settled,
  now: { rows: readonly Settling[]; isBooked: boolean; taken: number },
) {
  const { parts, total, paid } = payableOf(paper, now.rows, settled);
  const part = parts[place];
  if (!part) return { base: 0, tax: 0 };
  const ofRate = parts.filter(({ rate, kind }) => rate === part.rate && kind !== "container");
  const comesTo = (isBack: boolean) => ofRate.reduce((sum, one) => ((one.kind === "depositBack") === isBack ? sum + grossOf(one) : sum), 0);
  const [sold, back] = [comesTo(false), -comesTo(true)];
  const ahead = now.isBooked && part.kind !== "deposit" ? shareOf(part, Math.max(0, Math.min(back, sold)), sold) : shareOf(part, 0, 1);
  const rest = less(part, ahead);
  const isNothingLeft = now.isBooked && total <= 0;
  const share = isNothingLeft ? rest : shareOf(rest, Math.max(0, Math.min(paid, total)), total);
  const byPayment = { base: ahead.base + share.base, tax: ahead.tax + share.tax };
  if (part.kind !== "deposit") return byPayment;
  const whole = part.base + (part.off ?? 0);
  const byInvoice = shareOf(part, Math.min(now.taken, whole), whole);
  return byInvoice.base > byPayment.base ? { base: byInvoice.base, tax: byInvoice.tax } : byPayment;
}
