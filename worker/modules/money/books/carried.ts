import { type SQL, sql } from "drizzle-orm";
import { clients, invoices, ledgerOpenings, payments, suppliers, treasuryEntries } from "@/db/business";

/** Whose an account is. */
export type CarriedSide = "client" | "supplier";

const sides = {
  client: { table: clients, name: clients.companyName, account: "411%", party: "clientId", sign: sql.raw("-1") },
  supplier: { table: suppliers, name: suppliers.name, account: "401%", party: "supplierId", sign: sql.raw("1") },
} as const;

/**
 * What stands on the accounts of one side beside its papers: what was owed before the product kept the books, less what has settled it
 * since, and what was paid beyond what was due. A debit is more than nothing.
 */
function carriedOf(side: CarriedSide): SQL {
  const { table, name, account, party, sign } = sides[side];
  const begun = sql`select ${table.id} as id, ${ledgerOpenings.day} as day, line.value ->> 'amount' as begun, 0 as settled
    from ${ledgerOpenings}, json_each(${ledgerOpenings.lines}) as line join ${table} on ${table.reference} = line.value ->> '$.party.code'
    where line.value ->> 'number' like ${account}`;
  const settled = sql`select ${treasuryEntries.partyId}, ${treasuryEntries.day}, 0, ${treasuryEntries.signed}
    from ${treasuryEntries} where ${treasuryEntries.partyId} is not null`;
  // What somebody has on account pays a paper of theirs: it is there no longer.
  const used = sql`select ${invoices[party]}, ${payments.paidOn}, 0, ${sign} * ${payments.amount}
    from ${payments} join ${invoices} on ${invoices.id} = ${payments.invoiceId} where ${payments.method} = 'on_account' and ${invoices[party]} is not null`;
  return sql`select ${table.id} as party_id, ${table.reference} as code, ${name} as party_name, ${sql.raw(`'${side}'`)} as side,
    min(moved.day) as day, sum(moved.begun) as begun, sum(moved.begun) - sum(moved.settled) as open
    from (${begun} union all ${settled} union all ${used}) as moved join ${table} on ${table.id} = moved.id group by ${table.id}`;
}

/** A row of `carried`. */
export interface Carried {
  partyId: string;
  code: string;
  partyName: string;
  side: CarriedSide;
  /** The civil day since which something stands there. */
  day: string;
  /** As it stood before the product kept the books, and what is open: ten-thousandths of a euro, a debit more than nothing. */
  begun: number;
  open: number;
}

/** What stands on the accounts of clients (411) and suppliers (401) beside their papers, by whose they are: to be read from. */
export const carried = sql`(${carriedOf("client")} union all ${carriedOf("supplier")}) as carried`;

/** Its columns, to choose from it. */
export const carriedColumns = {
  partyId: sql<string>`carried.party_id`,
  code: sql<string>`carried.code`,
  partyName: sql<string>`carried.party_name`,
  side: sql<CarriedSide>`carried.side`,
  day: sql<string>`carried.day`,
  begun: sql<number>`carried.begun`,
  open: sql<number>`carried.open`,
};

/** What stands on somebody's account beside their papers, as a value that is read when it is asked for. */
export const carriedOpenOf = (partyId: string) =>
  sql<number>`(select coalesce(sum(carried.open), 0) from ${carried} where carried.party_id = ${partyId})`;
