import { sql } from "drizzle-orm";
import { treasuryEntries } from "@/db/business";

/** The first balance that the bank said, or the last. */
const balanceAt = (column: "day" | "created_at", order: "asc" | "desc") =>
  sql`(select ${sql.raw(column)} from bank_balances order by day ${sql.raw(order)}, created_at ${sql.raw(order)} limit 1)`;

/**
 * Did money move after a balance that the bank said? One is of the moment at which it was written down, if its day was not over:
 * what is written down afterwards, for that day or a later one, is not within it.
 */
export const isAfterBalance = (which: "first" | "last") => {
  const order = which === "first" ? "asc" : "desc";
  const { day, createdAt } = treasuryEntries;
  return sql`(${day} > ${balanceAt("day", order)} or (${day} = ${balanceAt("day", order)} and ${createdAt} > ${balanceAt("created_at", order)}))`;
};
