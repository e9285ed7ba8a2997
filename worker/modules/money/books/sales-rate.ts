import { count, desc, eq } from "drizzle-orm";
import { items } from "@/db/business";
import { refuseField } from "@/worker/core/errors";
import type { CommandContext } from "@/worker/engine/handler";
import { fetchCompany } from "@/worker/modules/business/company";

/** Where nothing is sold yet. */
const USUAL_RATE = 2_000;

/**
 * The rate of VAT within sales that no invoice asks for: what is said, or the one that most products bear; none where no VAT is charged.
 * @returns hundredths of a percent; null where it is no sale, or no VAT is charged
 * @throws Refusal `invalid_input` naming `vatRate` where it is no sale, or no VAT is charged
 */
export async function salesRateOf(context: CommandContext, category: string, said: number | undefined): Promise<number | null> {
  if (category !== "sales") return said === undefined ? null : refuseField("vatRate", "not_sales");
  const own = await fetchCompany(context);
  if (own.vatRegime === "franchise") return said ? refuseField("vatRate", "vat_franchise") : null;
  if (said !== undefined) return said;
  const [main] = await context.db
    .select({ rate: items.vatRate })
    .from(items)
    .where(eq(items.kind, "product"))
    .groupBy(items.vatRate)
    .orderBy(desc(count()), desc(items.vatRate))
    .limit(1);
  return main?.rate ?? USUAL_RATE;
}
