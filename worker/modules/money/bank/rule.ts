import { bankRules } from "@/db/business";
import type { BusinessDatabase } from "@/worker/engine/ports";
import { handle } from "@/worker/engine/handler";
import { bank } from "./contract";
import { type DifferenceRule, usualRule } from "./rules";

/** How small a difference is booked by itself, and as what. */
export const rule = handle(bank.rule, async ({ db }) => readRule(db));

/** What the owner says; nothing is booked by itself before. */
export async function readRule(db: BusinessDatabase): Promise<DifferenceRule> {
  const [own] = await db.select().from(bankRules).limit(1);
  return own ? { mostDifference: own.mostDifference, mostShare: own.mostShare, category: own.category } : usualRule;
}
