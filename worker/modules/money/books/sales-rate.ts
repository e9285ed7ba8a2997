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
export async function salesRateOf(context: CommandContext, category: string, wanted: number | undefined): Promise<number | null> {
  if (category !== "sales") return wanted === undefined ? null : refuseField("vatRate", "not_sales");
  const own = await fetchCompany(context);
  if (own.vatRegime === "franchise") return wanted ? refuseField("vatRate", "vat_franchise") : null;
  if (wanted !== undefined) return wanted;
  const [main] = await context.db
    .select({ rate: items.vatRate })
    .from(items)
    .where(eq(items.kind, "product"))
    .groupBy(items.vatRate)
    .orderBy(desc(count()), desc(items.vatRate))
    .limit(1);
  return main?.rate ?? USUAL_RATE;
}
