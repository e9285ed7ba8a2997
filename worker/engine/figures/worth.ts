import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { QUANTITY_SCALE, units } from "@/worker/core/figures/quantity";

/**
 * What an amount is worth at a price or cost for one unit, in the database, as the ledger reckons it: in whole numbers, for what is bound
 * as a parameter would count as a fraction (a test keeps them equal).
 */
export function worthOf(amount: SQLWrapper, unit: SQLWrapper, unitCost: SQLWrapper): SQL<number> {
  const whole = wholeOf(unit);
  return sql<number>`((2 * ${amount} * ${unitCost} + ${whole}) / (2 * ${whole}))`;
}

/** How many thousandths of its base one of a unit is. */
export function wholeOf(unit: SQLWrapper): SQL {
  const cases = Object.entries(units).map(
    ([name, { factor }]) => sql`when ${sql.raw(`'${name}'`)} then ${sql.raw(String(QUANTITY_SCALE * factor))}`,
  );
  return sql`(case ${unit} ${sql.join(cases, sql` `)} end)`;
}
