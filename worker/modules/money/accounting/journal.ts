import { and, between, eq, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { clients, invoices, payments, suppliers, treasuryEntries } from "@/db/business";
import type { BusinessDatabase } from "@/worker/engine/ports";
import { bookMethods } from "@/worker/modules/money/invoices/status";
import { movesOfMoney, ofMoney, ofSettlement } from "./money-entries";
import { bookedTypes, counts, countsAmong, type PaperRow, party, queriesOf, readItems, readPaper, settlingOf } from "./papers";
import { purchaseLegs, saleLegs, vatDueLegs } from "./rules";
import { movesSelfAssessed, movesWhenBooked, movesWhenPaid } from "./tax-moves";
import type { DuePaper, TaxMove, Written } from "./shapes";
import { depositFacts, idsOfDeposits } from "./vat/of-deposits";
import { settledBy } from "./vat/payable";
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

/** Papers and payments that are read at once: the rows of more would be more than an answer of the database holds. */
const AT_ONCE = 500;

/**
 * Reads papers, money and what was paid of a period, and writes what they make of the books; in slices of days, as what a day writes
 * follows from no other.
 * @param from civil days, both included
 */
export async function readJournal(db: BusinessDatabase, from: string, to: string): Promise<Journal> {
  const journal: Journal = { entries: [], moves: [], papers: 0, money: 0, settled: 0 };
  for (const slice of await slicesOf(db, from, to)) {
    const own = await readSlice(db, slice.from, slice.to);
    journal.entries.push(...own.entries);
    journal.moves.push(...own.moves);
    journal.papers += own.papers;
    journal.money += own.money;
    journal.settled += own.settled;
  }
  return journal;
}

/** The days of a period that have something for the books, together as long as they are not too much at once. */
async function slicesOf(db: BusinessDatabase, from: string, to: string): Promise<{ from: string; to: string }[]> {
  const days = await db.all<{ day: string; count: number }>(sql`
    select day, count(*) as count from (
      select ${invoices.bookedOn} as day from ${invoices} where ${inArray(invoices.type, bookedTypes)} and ${between(invoices.bookedOn, from, to)}
      union all select ${payments.paidOn} from ${payments} where ${between(payments.paidOn, from, to)}
      union all select ${treasuryEntries.day} from ${treasuryEntries} where ${between(treasuryEntries.day, from, to)}
    ) group by day order by day`);
  const slices: { from: string; to: string; count: number }[] = [];
  for (const { day, count } of days) {
    const last = slices.at(-1);
    if (last && last.count + count <= AT_ONCE) Object.assign(last, { to: day, count: last.count + count });
    else slices.push({ from: day, to: day, count });
  }
  return slices;
}

/** The journal of some days; two round trips. */
async function readSlice(db: BusinessDatabase, from: string, to: string): Promise<Journal> {
  const [papers, paid, money, ofDeposits, byBooks] = await readPeriod(db, from, to);
  const taken = takenOf(ofDeposits);
  const booked = papers.filter(({ invoice: { bookedOn } }) => from <= bookedOn && bookedOn <= to);
  const itemRows = await readItems(db, papers);
  const read = new Map(papers.map((row) => [row.invoice.id, readPaper(row, itemRows)]));
  const now = booked.flatMap((row) => {
    const paper = read.get(row.invoice.id);
    return paper ? [{ row, ...paper }] : [];
  });
  const whenBooked = now.flatMap(({ paper }) => movesWhenBooked(paper));
  const selfAssessed = now.map(({ paper, bases }) => movesSelfAssessed(paper, bases));
  const isWithin = ({ day }: TaxMove) => from <= day && day <= to;
  const duePapers = new Map([...read].flatMap(([id, one]) => (one ? [[id, one.paper] as const] : [])));
  const settled = settledBy(duePapers, paid.map(settlingOf));
  const whenPaid = [...duePapers.values()].flatMap((paper) => movesWhenPaid(paper, settled, taken.get(paper.id)).filter(isWithin));
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

const [carriedClient, carriedSupplier] = [alias(clients, "carried_client"), alias(suppliers, "carried_supplier")];
/** Whose opening balance money settles. */
const settledParty = {
  code: sql<string | null>`coalesce(${carriedClient.reference}, ${carriedSupplier.reference})`,
  name: sql<string | null>`coalesce(${carriedClient.companyName}, ${carriedSupplier.name})`,
};

function readPeriod(db: BusinessDatabase, from: string, to: string) {
  const isBooked = and(counts, between(invoices.bookedOn, from, to));
  const inPeriod = between(payments.paidOn, from, to);
  const bookedIds = sql`select ${invoices.id} from ${invoices} where ${isBooked}`;
  // Together, and not one condition or another: each part is found by its own index, and no paper is read that is none of them.
  const moved = sql`(
    ${bookedIds}
    union select ${payments.invoiceId} from ${payments} where ${inPeriod}
    union select ${payments.creditId} from ${payments} where ${and(inPeriod, isNotNull(payments.creditId))}
    union ${idsOfDeposits(db, sql`(${bookedIds})`).getSQL()}
  )`;
  const movedIds = db.select({ id: invoices.id }).from(invoices).where(countsAmong(moved));
  return db.batch([
    ...queriesOf(db, movedIds),
    db
      .select({ entry: treasuryEntries, method: payments.method, invoice: invoices, ...party, settled: settledParty })
      .from(treasuryEntries)
      // What a payment brought beyond what was due came as it did.
      .leftJoin(payments, eq(payments.id, sql`coalesce(${treasuryEntries.paymentId}, ${treasuryEntries.besideId})`))
      .leftJoin(invoices, eq(invoices.id, treasuryEntries.invoiceId))
      .leftJoin(clients, eq(clients.id, invoices.clientId))
      .leftJoin(suppliers, eq(suppliers.id, invoices.supplierId))
      .leftJoin(carriedClient, eq(carriedClient.id, treasuryEntries.partyId))
      .leftJoin(carriedSupplier, eq(carriedSupplier.id, treasuryEntries.partyId))
      .where(between(treasuryEntries.day, from, to)),
    db
      .select(depositFacts)
      .from(invoices)
      .where(countsAmong(idsOfDeposits(db, movedIds))),
    db
      .select({ payment: payments, invoice: invoices, ...party })
      .from(payments)
      .innerJoin(invoices, eq(invoices.id, payments.invoiceId))
      .leftJoin(clients, eq(clients.id, invoices.clientId))
      .leftJoin(suppliers, eq(suppliers.id, invoices.supplierId))
      .where(isSettledWithin(from, to)),
  ]);
}

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
