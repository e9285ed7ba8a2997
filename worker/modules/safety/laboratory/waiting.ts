import { eq } from "drizzle-orm";
import { lots } from "@/db/business";
import type { CommandContext } from "@/worker/engine/handler";
import { heldElsewhere } from "@/worker/modules/safety/non-conformities";
import { breakPromises } from "@/worker/modules/store/lots";
import type { SampleRow } from "./records";

/** Puts a lot on hold until the results of a sample are there. @returns false when something else holds it already */
export async function holdUntil(context: CommandContext, lotId: string, reference: string): Promise<boolean> {
  const [lot] = await context.db.select().from(lots).where(eq(lots.id, lotId));
  if (lot?.decision !== "available") return false;
  if (lot.reserved > 0) await breakPromises(context, [lotId]);
  context.update(lots, lot, { decision: "on_hold", reason: reference });
  return true;
}

/** Lets the lot go that waited for a sample, unless something else has held it meanwhile. */
export async function letGo(context: CommandContext, { lotId, reference, holds }: SampleRow): Promise<void> {
  if (!holds) return;
  const [[lot], others] = await Promise.all([
    context.db.select().from(lots).where(eq(lots.id, lotId)),
    heldElsewhere(context.db, "", [lotId]),
  ]);
  if (lot?.decision !== "on_hold" || lot.reason !== reference || others.length) return;
  context.update(lots, lot, { decision: "available", reason: "" });
}
