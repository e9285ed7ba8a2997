import { eq } from "drizzle-orm";
import { analysisPlans } from "@/db/business";
import { handle } from "@/worker/engine/handler";
import { findNamed } from "@/worker/modules/safety/named";
import { laboratory } from "./contract";

/** What is looked for in the samples of a product. @throws Refusal `invalid_input` naming the item that nobody knows */
export const plan = handle(laboratory.plan, async ({ db }, { item: name }) => {
  const { item } = await findNamed(db, { item: name });
  const [row] = await db
    .select()
    .from(analysisPlans)
    .where(eq(analysisPlans.itemId, item?.id ?? ""));
  return { itemId: item?.id ?? "", itemName: item?.name ?? "", items: row?.analyses ?? [] };
});
