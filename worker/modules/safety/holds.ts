import { and, eq, ne, sql } from "drizzle-orm";
import { labSamples, lotChecks, lots, nonConformities, nonConformityLots } from "@/db/business";
import type { CommandContext } from "@/worker/engine/handler";
import type { BusinessDatabase } from "@/worker/engine/ports";
import { heldElsewhere } from "@/worker/modules/safety/non-conformities";
import { breakPromises } from "@/worker/modules/store/lots";

/** A check or a sample of a lot; `holds` when the lot was put on hold for it. */
interface Waiter {
  id: string;
  lotId: string;
  reference: string;
  holds: boolean;
}

/**
 * Puts a lot on hold until a check is answered or the results of a sample are there.
 * @returns false when something else holds it, that a good result does not settle
 */
export async function holdUntil(context: CommandContext, lotId: string, reference: string): Promise<boolean> {
  const [lot] = await context.db.select().from(lots).where(eq(lots.id, lotId));
  if (lot?.decision === "on_hold") {
    context.unchanged(lots, [lot]);
    const others = await waitersOf(context.db, lotId, "");
    return others.some((other) => other.reference === lot.reason);
  }
  if (lot?.decision !== "available") return false;
  if (lot.reserved > 0) await breakPromises(context, [lotId]);
  context.update(lots, lot, { decision: "on_hold", reason: reference });
  return true;
}

/** Lets the lot go that waited, unless something else waits for it or has held it meanwhile: then it stays on hold because of that. */
export async function letGo(context: CommandContext, { id, lotId, reference, holds }: Waiter): Promise<void> {
  if (!holds) return;
  const [[lot], held, waiters] = await Promise.all([
    context.db.select().from(lots).where(eq(lots.id, lotId)),
    heldElsewhere(context.db, id, [lotId]),
    waitersOf(context.db, lotId, id),
  ]);
  if (lot?.decision !== "on_hold" || lot.reason !== reference) return;
  const [next] = [...waiters, ...held];
  if (next) return void context.update(lots, lot, { reason: next.reference });
  // Whoever opens a non-conformity meanwhile finds the lot on hold, and leaves it so.
  context.assumes(sql`not exists (select 1 from ${nonConformityLots} join ${nonConformities}
    on ${nonConformities.id} = ${nonConformityLots.nonConformityId} and ${nonConformities.status} <> 'closed'
    where ${nonConformityLots.lotId} = ${lotId})`);
  context.update(lots, lot, { decision: "available", reason: "" });
}

/** Checks to answer and samples without results for which a lot is on hold, but one. */
async function waitersOf(db: BusinessDatabase, lotId: string, id: string) {
  const [checks, samples] = await db.batch([
    db
      .select({ reference: lotChecks.reference })
      .from(lotChecks)
      .where(and(eq(lotChecks.lotId, lotId), eq(lotChecks.status, "pending"), eq(lotChecks.holds, true), ne(lotChecks.id, id))),
    db
      .select({ reference: labSamples.reference })
      .from(labSamples)
      .where(and(eq(labSamples.lotId, lotId), eq(labSamples.status, "taken"), eq(labSamples.holds, true), ne(labSamples.id, id))),
  ]);
  return [...checks, ...samples];
}
