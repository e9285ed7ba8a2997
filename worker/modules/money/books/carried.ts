import { type SQL, sql } from "drizzle-orm";
import { clients, ledgerOpenings, suppliers, treasuryEntries } from "@/db/business";

/** Whose an opening balance is. */
export type CarriedSide = "client" | "supplier";

const sides = {
  client: { table: clients, name: clients.companyName, account: "411%" },
  supplier: { table: suppliers, name: suppliers.name, account: "401%" },
} as const;

/** What one side owed, or was owed, before the product kept the books, less what has settled it since; a debit is more than nothing. */
function carriedOf(side: CarriedSide): SQL {
  const { table, name, account } = sides[side];
  const settled = sql`(select coalesce(sum(entry.signed), 0) from ${treasuryEntries} as entry where entry.party_id = ${table.id})`;
  return sql`select ${table.id} as party_id, ${table.reference} as code, ${name} as party_name, ${sql.raw(`'${side}'`)} as side, ${ledgerOpenings.day} as day,
    sum(line.value ->> 'amount') as begun, sum(line.value ->> 'amount') - ${settled} as open
    from ${ledgerOpenings}, json_each(${ledgerOpenings.lines}) as line join ${table} on ${table.reference} = line.value ->> '$.party.code'
    where line.value ->> 'number' like ${account} group by ${table.id}`;
}

/** A row of `carried`. */
export interface Carried {
  partyId: string;
  code: string;
  partyName: string;
  side: CarriedSide;
  /** The civil day on whose morning it stood so. */
  day: string;
  /** As it stood then, and what of it is open: ten-thousandths of a euro, a debit more than nothing. */
  begun: number;
  open: number;
}

/** The opening balances of clients (411) and suppliers (401), by whose they are: to be read from. */
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
