import { and, eq } from "drizzle-orm";
import { movements as table } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { Refusal } from "@/worker/core/errors";
import { type CommandContext, handle } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import { bookingDay } from "@/worker/modules/money/books";
import { type Posting, post, refuseGone, requireInTime } from "@/worker/modules/store/ledger";
import { movements } from "./contract";
import { type FoundMovement, selectMovements, toMovementFor } from "./records";
import { requireReversible } from "./rules";

/**
 * Puts a movement right by an opposite one of the same day, or of today where its period is closed; both halves of a transfer go back together. A lot that was thrown away comes
 * back on hold, for a person to look at; rejected, if it had been (`post` sees to it).
 * @throws Refusal `not_allowed_now` when it is not one of those, is put right already, or the goods have gone on: with whom is named
 */
export const reverse = handle(movements.reverse, async (context, { id, note = "" }) => {
  const those = await fetchReversible(context, id);
  const causeId = newId();
  const day = await bookingDay(context, those[0]?.movement.day ?? civilDate(context.now));
  const opposite = those.map(({ movement: { id: reverses, type, itemId, lotId, locationId, unitCost, amount } }): Posting => {
    return { type, itemId, lotId, locationId, unitCost, amount: -amount, day, cause: "hand", causeId, reason: note, reverses };
  });
  await refuseGone(context, opposite, { causeId: those[0]?.movement.causeId });
  await requireInTime(context, opposite, "id");
  const rows = post(context, opposite);
  const reversals = those.flatMap((reversed, place) => {
    const movement = rows[place];
    return movement ? [{ ...reversed, movement, causeReference: null, reversedBy: null }] : [];
  });
  const show = await toMovementFor(context.platform, reversals);
  return { items: reversals.map(show) };
});

async function fetchReversible({ db }: CommandContext, id: string): Promise<FoundMovement[]> {
  const [row] = await selectMovements(db, eq(table.id, id));
  if (!row) throw new Refusal("not_found");
  const { movement } = row;
  requireReversible(movement, row.reversedBy);
  if (movement.type !== "transfer") return [row];
  return selectMovements(db, and(eq(table.causeId, movement.causeId), eq(table.type, "transfer")));
}
