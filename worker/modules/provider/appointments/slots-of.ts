import { and, eq, gte, lt, ne } from "drizzle-orm";
import { expertQuarters, experts } from "@/db/platform";
import { refuseField } from "@/worker/core/errors";
import { formatMoment } from "@/worker/core/figures/zoned";
import type { QueryContext } from "@/worker/engine/handler";
import type { ExpertRow } from "@/worker/modules/provider/experts";
import { freeStarts, MINUTE } from "@/worker/modules/provider/experts/rules";
import type { OfferRow } from "@/worker/modules/provider/offers";
import { DAY } from "@/worker/core/figures/dates";
import type { Slot } from "./contract";
import { bookable, outOfReach } from "./rules";

/** So many other slots are offered to whoever comes too late. */
const OTHERS = 3;

type Reading = Pick<QueryContext, "platform" | "now">;

/** Whose slots are wanted. */
interface Wanted {
  expertId?: string;
  /** An appointment that is to be moved: its own time is free to it. */
  moved?: string;
}

/** The free slots of an offer in the weeks ahead, of all experts or of one, in order. */
export async function slotsOf(reading: Reading, { minutes }: Pick<OfferRow, "minutes">, wanted: Wanted = {}): Promise<Slot[]> {
  return freeSlots(await readCalendars(reading, wanted), minutes);
}

/** Who receives and what is taken in the weeks ahead: two tables, read in one batch. */
export async function readCalendars({ platform, now }: Reading, { expertId, moved }: Wanted = {}) {
  const { from, until } = bookable(now);
  const receiving = and(eq(experts.active, true), expertId ? eq(experts.id, expertId) : undefined);
  const ahead = and(gte(expertQuarters.startsAt, from), lt(expertQuarters.startsAt, until + DAY));
  const [rows, quarters] = await platform.batch([
    platform.select().from(experts).where(receiving),
    platform
      .select({ startsAt: expertQuarters.startsAt, expertId: expertQuarters.expertId })
      .from(expertQuarters)
      .where(
        and(
          ahead,
          expertId ? eq(expertQuarters.expertId, expertId) : undefined,
          moved ? ne(expertQuarters.appointmentId, moved) : undefined,
        ),
      ),
  ]);
  return { experts: rows, quarters, range: { from, until } };
}
type Calendars = Awaited<ReturnType<typeof readCalendars>>;

/** The slots of so many minutes that calendars leave free, in order. */
export function freeSlots({ experts: rows, quarters, range }: Calendars, minutes: number): Slot[] {
  return rows.flatMap((expert) => slotsWith(expert, quarters, minutes * MINUTE, range)).sort(byStart);
}

function slotsWith(
  expert: ExpertRow,
  quarters: { startsAt: number; expertId: string }[],
  length: number,
  range: { from: number; until: number },
): Slot[] {
  const taken = new Set(quarters.flatMap(({ startsAt, expertId }) => (expertId === expert.id ? [startsAt] : [])));
  const starts = freeStarts(expert, { ...range, length, taken });
  return starts.map((startsAt) => ({ expertId: expert.id, expertName: expert.name, startsAt, endsAt: startsAt + length }));
}

const byStart = (one: Slot, other: Slot) => one.startsAt - other.startsAt || one.expertName.localeCompare(other.expertName);

/**
 * The slot that somebody wants, if it is still free.
 * @throws Refusal `invalid_input` naming `startsAt` and why, with the next three that are free
 */
export async function requireSlot(
  context: Reading & Pick<QueryContext, "caller">,
  offer: Pick<OfferRow, "minutes">,
  { startsAt, ...wish }: { expertId: string; startsAt: number; moved?: string },
): Promise<Slot> {
  const slots = await slotsOf(context, offer, wish);
  const wanted = slots.find((slot) => slot.startsAt === startsAt);
  if (wanted) return wanted;
  const after = slots.filter((slot) => slot.startsAt >= startsAt);
  const others = (after.length ? after : slots).slice(0, OTHERS).map((slot) => formatMoment(slot.startsAt, context.caller.language));
  if (!others.length) return refuseField("startsAt", "no_slot");
  return refuseField("startsAt", outOfReach(startsAt, context.now) ?? "slot_taken", { next: others.join(" · ") });
}
