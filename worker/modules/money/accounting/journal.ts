import { and, between, eq, inArray, isNotNull, ne, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { clients, invoices, items, payments, suppliers, treasuryEntries } from "@/db/business";
import { isMonaco, isUnionNumber, vatPlaceOf } from "@/worker/core/trade/vat";
import type { BusinessDatabase } from "@/worker/engine/ports";
import { isDepositLine } from "@/worker/modules/money/books";
import { partsOf } from "./parts";
import { bookMethods } from "@/worker/modules/money/invoices/status";
import { isKeptFromDeducting, movesOfMoney, ofMoney, ofSettlement } from "./money-entries";
import { purchaseLegs, saleLegs, vatDueLegs } from "./rules";
import { type DuePaper, movesSelfAssessed, movesWhenBooked, movesWhenPaid, type SelfAssessed } from "./tax-moves";
import type { TaxMove, TaxPart, Written } from "./shapes";
import { depositFacts, idsOfDeposits } from "./vat/of-deposits";
import { takenOf } from "./vat/taken";

/** What the books say of a period: every entry, and the VAT that fell due in it. */
export interface Journal {
  entries: Written[];
  moves: TaxMove[];
  /** How many papers, movements of money, and what settled papers without any were read. */
  papers: number;
  money: number;
  settled: number;
}

/** Before anything was booked. */
export const FIRST_DAY = "1900-01-01";
/** After everything is. */
export const LAST_DAY = "9999-12-31";

/** Is what was read of a period still all of it? */
export function isAsRead({ papers, money, settled }: Journal, from: string, to: string): SQL {
  const isBooked = and(counts, between(invoices.bookedOn, from, to));
  const isMoney = between(treasuryEntries.day, from, to);
  return sql`(select count(*) from ${invoices} where ${isBooked}) = ${papers} and (select count(*) from ${treasuryEntries} where ${isMoney}) = ${money} and (select count(*) from ${payments} where ${isSettledWithin(from, to)}) = ${settled}`;
}

/** What settled papers of a period though no money moved. */
const isSettledWithin = (from: string, to: string) => and(inArray(payments.method, bookMethods), between(payments.paidOn, from, to));

/** Reads papers, money and what was paid of a period, and writes what they make of the books; two round trips. @param from civil days, both included */
export async function readJournal(db: BusinessDatabase, from: string, to: string): Promise<Journal> {
  const [booked, money, settled, paid, ofDeposits, byBooks] = await readPeriod(db, from, to);
  const taken = takenOf(ofDeposits);
  const papers = [...new Map([...booked, ...settled].map((row) => [row.invoice.id, row])).values()];
  const itemRows = await readItems(db, papers);
  const read = new Map(papers.map((row) => [row.invoice.id, readPaper(row, itemRows)]));
  const now = booked.flatMap((row) => {
    const paper = read.get(row.invoice.id);
    return paper ? [{ row, ...paper }] : [];
  });
  const whenBooked = now.flatMap(({ paper }) => movesWhenBooked(paper));
  const selfAssessed = now.map(({ paper, bases }) => movesSelfAssessed(paper, bases));
  const isWithin = ({ day }: TaxMove) => from <= day && day <= to;
  const whenPaid = settled.flatMap((row) => {
    const paper = read.get(row.invoice.id)?.paper;
    return paper ? movesWhenPaid(paper, paidOf(row.invoice, paid), taken.get(row.invoice.id)).filter(isWithin) : [];
  });
  const byMoney = money.map(movesOfMoney);
  const entries = [
    ...now.map(({ row, paper }, place) => ofPaper(row, paper, selfAssessed[place] ?? [])),
    ...money.map((row, place) => ofMoney(row, byMoney[place] ?? [])),
    ...byBooks.map(ofSettlement),
    ...whenPaid.map(ofVatDue),
  ];
  return {
    entries,
    moves: [...whenBooked, ...selfAssessed.flat(), ...whenPaid, ...byMoney.flat()],
    papers: booked.length,
    money: money.length,
    settled: byBooks.length,
  };
}

const party = { clientCode: clients.reference, supplierCode: suppliers.reference };
const supplier = { type: suppliers.type, address: suppliers.address, vatNumber: suppliers.vatNumber };
/** Invoices and credit notes of both sides, with whose they are. */
export const papersOf = (db: BusinessDatabase) =>
  db
    .select({ invoice: invoices, ...party, supplier })
    .from(invoices)
    .leftJoin(clients, eq(clients.id, invoices.clientId))
    .leftJoin(suppliers, eq(suppliers.id, invoices.supplierId));

/** A paper that is in the books; one of a supplier's that was given up writes nothing. */
const counts = and(
  inArray(invoices.type, ["client", "credit", "supplier", "supplier_credit"]),
  ne(invoices.status, "draft"),
  isNotNull(invoices.number),
);
const credit = alias(invoices, "credit");
const [carriedClient, carriedSupplier] = [alias(clients, "carried_client"), alias(suppliers, "carried_supplier")];
/** Whose opening balance money settles. */
const settledParty = {
  code: sql<string | null>`coalesce(${carriedClient.reference}, ${carriedSupplier.reference})`,
  name: sql<string | null>`coalesce(${carriedClient.companyName}, ${carriedSupplier.name})`,
};

function readPeriod(db: BusinessDatabase, from: string, to: string) {
  const isBooked = and(counts, between(invoices.bookedOn, from, to));
  const inPeriod = between(payments.paidOn, from, to);
  const invoiceIds = db.select({ id: payments.invoiceId }).from(payments).where(inPeriod);
  const creditIds = db
    .select({ id: sql<string>`${payments.creditId}` })
    .from(payments)
    .where(and(inPeriod, isNotNull(payments.creditId)));
  const takenIds = idsOfDeposits(db, db.select({ id: invoices.id }).from(invoices).where(isBooked));
  const isSettled = or(inArray(invoices.id, invoiceIds), inArray(invoices.id, creditIds), inArray(invoices.id, takenIds));
  const settledIds = db.select({ id: invoices.id }).from(invoices).where(and(counts, isSettled));
  return db.batch([
    papersOf(db).where(isBooked),
    db
      .select({ entry: treasuryEntries, method: payments.method, invoice: invoices, ...party, settled: settledParty })
      .from(treasuryEntries)
      .leftJoin(payments, eq(payments.id, treasuryEntries.paymentId))
      .leftJoin(invoices, eq(invoices.id, treasuryEntries.invoiceId))
      .leftJoin(clients, eq(clients.id, invoices.clientId))
      .leftJoin(suppliers, eq(suppliers.id, invoices.supplierId))
      .leftJoin(carriedClient, eq(carriedClient.id, treasuryEntries.partyId))
      .leftJoin(carriedSupplier, eq(carriedSupplier.id, treasuryEntries.partyId))
      .where(between(treasuryEntries.day, from, to)),
    papersOf(db).where(and(counts, isSettled)),
    db
      .select({ payment: payments, corrects: credit.creditsId })
      .from(payments)
      .leftJoin(credit, eq(credit.id, payments.creditId))
      .where(or(inArray(payments.invoiceId, settledIds), inArray(payments.creditId, settledIds))),
    db
      .select(depositFacts)
      .from(invoices)
      .where(and(counts, inArray(invoices.id, idsOfDeposits(db, settledIds)))),
    db
      .select({ payment: payments, invoice: invoices, ...party })
      .from(payments)
      .innerJoin(invoices, eq(invoices.id, payments.invoiceId))
      .leftJoin(clients, eq(clients.id, invoices.clientId))
      .leftJoin(suppliers, eq(suppliers.id, invoices.supplierId))
      .where(isSettledWithin(from, to)),
  ]);
}

type Period = Awaited<ReturnType<typeof readPeriod>>;
type PaperRow = Period[0][number];
type ItemRow = { id: string; kind: string; vatRate: number };

/** What the VAT of lines follows from, by the items that they name. */
export async function readItems(db: BusinessDatabase, papers: PaperRow[]): Promise<Map<string, ItemRow>> {
  const ids = [...new Set(papers.flatMap(({ invoice }) => invoice.lines.flatMap(({ itemId }) => itemId ?? [])))];
  const isUsed = inArray(items.id, sql`(select value from json_each(${JSON.stringify(ids)}))`);
  const rows = await db.select({ id: items.id, kind: items.kind, vatRate: items.vatRate }).from(items).where(isUsed);
  return new Map(rows.map((row) => [row.id, row]));
}

/** What of a paper its VAT follows from; null for a supplier's that was given up. */
export function readPaper(
  { invoice, supplier: from }: PaperRow,
  itemRows: Map<string, ItemRow>,
): { paper: DuePaper; bases: SelfAssessed[] } | null {
  const isBought = invoice.type.startsWith("supplier");
  if (isBought && invoice.status === "cancelled") return null;
  const isServiceItem = (id: string | null) => id !== null && itemRows.get(id)?.kind === "service";
  const lines = invoice.lines.map((line) => ({
    ...line,
    isService: isBought ? from?.type === "service_provider" || isServiceItem(line.itemId) : (line.isService ?? isServiceItem(line.itemId)),
  }));
  const isOnDebits = !isBought && (invoice.seller?.vatOnDebits ?? false);
  const untaxed = isBought ? lines.filter((line) => line.vatRate === 0 && !isDepositLine(line)) : [];
  const bases = untaxed.map(({ itemId, total, isService, isAsset = false }) => ({
    base: total,
    isService,
    isAsset,
    rate: itemRows.get(itemId ?? "")?.vatRate || 2_000,
  }));
  const parts = partsOf({ lines, vat: invoice.vat, rebates: invoice.rebates, isOnDebits });
  const paper: DuePaper = {
    id: invoice.id,
    number: invoice.number ?? "",
    partyName: invoice.partyName,
    isBought,
    isCredit: invoice.type === "credit" || invoice.type === "supplier_credit",
    total: invoice.total,
    day: invoice.bookedOn,
    reason: invoice.vatReason,
    place: isUnionNumber(from?.vatNumber ?? null) ? "union" : vatPlaceOf(from?.address ?? null),
    isToMonaco: isMonaco(invoice.deliveryAddress ?? invoice.buyer?.address ?? null),
    parts: isKeptFromDeducting(invoice) ? parts.map(withoutDeduction) : parts,
  };
  return { paper, bases };
}

/** A purchase of which no VAT is deducted costs all that is paid for it. */
const withoutDeduction = (part: TaxPart): TaxPart => ({ ...part, base: part.base + part.tax, tax: 0, rate: 0, isDeferred: false });

/**
 * What was paid of a paper, in money or by a credit note of another one: of an invoice, what came in; of a credit note, what was
 * given back or set against another invoice.
 */
function paidOf({ id, creditsId }: PaperRow["invoice"], paid: Period[3]) {
  const own = paid.filter(({ payment, corrects }) =>
    payment.invoiceId === id ? payment.creditId === null || corrects !== id : payment.creditId === id && payment.invoiceId !== creditsId,
  );
  const inOrder = own.map(({ payment }) => payment).sort((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1));
  return inOrder.map((payment) => ({ id: `${id}-${payment.id}`, day: payment.paidOn, amount: payment.amount }));
}

const orderOf = ({ paidOn, createdAt, id }: { paidOn: string; createdAt: number; id: string }) => `${paidOn} ${createdAt} ${id}`;

/** What an invoice or a credit note writes. */
function ofPaper({ invoice, clientCode, supplierCode }: PaperRow, paper: DuePaper, selfAssessed: TaxMove[]): Written {
  const { isBought, isCredit, number, partyName, day } = paper;
  const own = selfAssessed.reduce((sum, { side, tax }) => (side === "deductible" ? sum + tax : sum), 0);
  return {
    journal: isBought ? "HA" : "VT",
    day,
    paper: number,
    paperDay: invoice.issuedOn,
    label: `${number} ${partyName}`,
    legs: isBought ? purchaseLegs(paper, isCredit, own) : saleLegs(paper, isCredit),
    settles: invoice.creditsId ?? invoice.id,
    party: { code: (isBought ? supplierCode : clientCode) ?? "", name: partyName },
  };
}

/** VAT that fell due because something was paid. */
function ofVatDue(move: TaxMove): Written {
  const { day, number, partyName } = move;
  return {
    journal: "OD",
    day,
    paper: number,
    paperDay: day,
    label: `TVA exigible ${number} ${partyName}`,
    party: null,
    legs: vatDueLegs(move),
  };
}
