import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { divideRounded } from "@/worker/core/figures/divide-rounded";
import { QUANTITY_SCALE, type Unit, units } from "@/worker/core/figures/quantity";

/**
 * What an amount of goods is worth, in ten-thousandths of a euro.
 * @param amount thousandths of the base of the unit, not negative
 * @param unitCost ten-thousandths of a euro for one unit
 */
export function worth(amount: number, unit: Unit, unitCost: number): number {
  return Number(divideRounded(BigInt(amount) * BigInt(unitCost), BigInt(QUANTITY_SCALE * units[unit].factor)));
}

/** The same in the database, in whole numbers: what is bound as a parameter would count as a fraction (a test keeps them equal). */
export function worthOf(amount: SQLWrapper, unit: SQLWrapper, unitCost: SQLWrapper): SQL<number> {
  const cases = Object.entries(units).map(
    ([name, { factor }]) => sql`when ${sql.raw(`'${name}'`)} then ${sql.raw(String(QUANTITY_SCALE * factor))}`,
  );
  const whole = sql`(case ${unit} ${sql.join(cases, sql` `)} end)`;
  return sql<number>`((2 * ${amount} * ${unitCost} + ${whole}) / (2 * ${whole}))`;
}
