import { type SQL, sql } from "drizzle-orm";
import { treasuryEntries } from "@/db/business";

/** The first balance that the bank said, or the last. */
const balanceAt = (column: "day" | "created_at", order: "asc" | "desc") =>
  sql`(select ${sql.raw(column)} from bank_balances order by day ${sql.raw(order)}, created_at ${sql.raw(order)} limit 1)`;

const { day, createdAt } = treasuryEntries;

/**
 * Did money move after a balance that the bank said? One is of the moment at which it was written down, if its day was not over:
 * what is written down afterwards, for that day or a later one, is not within it.
 */
export const isAfterLastBalance: SQL = sql`(${day} >= ${balanceAt("day", "desc")}
  and (${day} > ${balanceAt("day", "desc")} or ${createdAt} > ${balanceAt("created_at", "desc")}))`;

/** Did it move before the first one, so that this holds it already? */
export const isWithinFirstBalance: SQL = sql`(${day} <= ${balanceAt("day", "asc")}
  and (${day} < ${balanceAt("day", "asc")} or ${createdAt} <= ${balanceAt("created_at", "asc")}))`;
