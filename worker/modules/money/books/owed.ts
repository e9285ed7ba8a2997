import { type SQL, sql } from "drizzle-orm";
import { invoices } from "@/db/business";
import type { BusinessDatabase } from "@/worker/engine/ports";
import { carried, type CarriedSide } from "./carried";

/** What somebody owes, or is owed: an invoice, a credit note that nothing has used up, or what stands on their account beside both. */
export type OwedKind = "invoice" | "credit" | "carried";

const ofSide = {
  client: { credit: "credit", party: sql`${invoices.clientId}`, sign: sql.raw("1") },
  supplier: { credit: "supplier_credit", party: sql`${invoices.supplierId}`, sign: sql.raw("-1") },
} as const;

function owedOf(side: CarriedSide): SQL {
  const { credit, party, sign } = ofSide[side];
  const label = sql`coalesce(${invoices.number}, ${invoices.partyName})`;
  return sql`select ${sql.raw(`'${side}'`)} as side, 'invoice' as kind, ${invoices.id} as id, ${label} as label, ${party} as party_id,
      ${invoices.partyName} as party_name, coalesce(${invoices.dueOn}, ${invoices.issuedOn}) as due_on, ${invoices.due} as amount
    from ${invoices} where ${invoices.type} = ${sql.raw(`'${side}'`)} and ${invoices.status} in ('sent', 'to_pay') and ${invoices.due} > 0
    union all select ${sql.raw(`'${side}'`)}, 'credit', ${invoices.id}, ${label}, ${party}, ${invoices.partyName}, ${invoices.issuedOn},
      ${invoices.paid} - ${invoices.total}
    from ${invoices} where ${invoices.type} = ${sql.raw(`'${credit}'`)} and ${invoices.status} = 'sent' and ${invoices.total} > ${invoices.paid}
    union all select carried.side, 'carried', carried.party_id, carried.code, carried.party_id, carried.party_name, carried.day,
      ${sign} * carried.open
    from ${carried} where carried.side = ${sql.raw(`'${side}'`)} and carried.open <> 0`;
}

/**
 * All that clients owe and suppliers are owed, as accounts 411 and 401 say it: a row an invoice, a credit note that is not used up
 * (less than nothing), and what stands on somebody's account beside their papers. To be read from; amounts in ten-thousandths of a euro.
 */
export const owed = sql`(${owedOf("client")} union all ${owedOf("supplier")}) as owed`;

/** What one side comes to: of invoices, the late part of them, of credit notes, beside papers, and all together. Ten-thousandths of a euro. */
export interface Owed {
  invoices: number;
  overdue: number;
  /** Owed back on credit notes: more than nothing. */
  creditBalance: number;
  carried: number;
  total: number;
}

/**
 * What clients owe, and suppliers are owed: one figure for every screen, and what it is made of. One query, whose answers `owedBy` reads.
 * @param today a civil day
 */
export const owedQuery = (db: BusinessDatabase, today: string) =>
  db
    .select({
      side: sql<CarriedSide>`owed.side`,
      kind: sql<OwedKind>`owed.kind`,
      amount: sql<number>`sum(owed.amount)`,
      overdue: sql<number>`sum(case when owed.due_on < ${today} then owed.amount else 0 end)`,
    })
    .from(owed)
    .groupBy(sql`1`, sql`2`);

/** @param rows the answer of `owedQuery` */
export function owedBy(side: CarriedSide, rows: Awaited<ReturnType<typeof owedQuery>>): Owed {
  const of = (kind: OwedKind) => rows.find((row) => row.side === side && row.kind === kind);
  const [bills, creditBalance, beside] = [of("invoice"), 0 - (of("credit")?.amount ?? 0), of("carried")?.amount ?? 0];
  const amount = bills?.amount ?? 0;
  return { invoices: amount, overdue: bills?.overdue ?? 0, creditBalance, carried: beside, total: amount - creditBalance + beside };
}
