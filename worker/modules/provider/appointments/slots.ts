import { handle, type QueryContext } from "@/worker/engine/handler";
import { MINUTE } from "@/worker/modules/provider/experts/rules";
import { appointments, type Slot } from "./contract";
import { fetchMeeting, requireOffer } from "./records";
import { freeSlots, readCalendars, slotsOf } from "./slots-of";

/** Most that are shown: eight weeks of several experts. */
const MOST = 5_000;

/**
 * When one may come, in the eight weeks ahead. Visitors see what is for visitors. An appointment that is to be moved keeps its
 * length and its expert.
 */
export const slots = handle(appointments.slots, async (context, { offer: offerId, expert, moved }) => {
  const items = moved ? await slotsToMove(context, moved) : await slotsToBook(context, offerId, expert);
  return { items: items.slice(0, MOST), nextCursor: null };
});

/** Calendars and the offer are read at the same time. */
async function slotsToBook(context: QueryContext, offerId: string, expertId?: string): Promise<Slot[]> {
  const [offer, calendars] = await Promise.all([requireOffer(context, offerId), readCalendars(context, { expertId })]);
  return freeSlots(calendars, offer.minutes);
}

async function slotsToMove(context: QueryContext, id: string): Promise<Slot[]> {
  const { row } = await fetchMeeting(context.platform, context.caller, id);
  return slotsOf(context, { minutes: (row.endsAt - row.startsAt) / MINUTE }, { expertId: row.expertId, moved: id });
}
