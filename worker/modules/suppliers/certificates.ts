import { type SQL, sql } from "drizzle-orm";
import { suppliers } from "@/db/business";
import { civilDate } from "@/worker/core/dates";
import { daysAfter } from "./rules";

/** Those with a certificate that has ended or ends within so many days. @param now UTC milliseconds */
export function certificateEnds(days: number, now: number): SQL<boolean> {
  const last = daysAfter(civilDate(now), days);
  return sql`exists (select 1 from json_each(${suppliers.certificates}) where value ->> 'expiresOn' <= ${last})`;
}
