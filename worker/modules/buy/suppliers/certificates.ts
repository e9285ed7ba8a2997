import { type SQL, sql } from "drizzle-orm";
import { suppliers } from "@/db/business";
import { civilDate, addDays } from "@/worker/core/figures/dates";

/** Those with a certificate that has ended or ends within so many days. @param now UTC milliseconds */
export function certificateEnds(days: number, now: number): SQL<boolean> {
  const last = addDays(civilDate(now), days);
  return sql`exists (select 1 from json_each(${suppliers.certificates}) where value ->> 'expiresOn' <= ${last})`;
}
