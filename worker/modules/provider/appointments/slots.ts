import { handle } from "@/worker/engine/handler";
import { appointments } from "./contract";
import { requireOffer } from "./records";
import { slotsOf } from "./slots-of";

/** Most that are shown: eight weeks of several experts. */
const MOST = 5_000;

/** When one may come, in the eight weeks ahead. Visitors see what is for visitors. */
export const slots = handle(appointments.slots, async (context, { offer: offerId, expert }) => {
  const offer = await requireOffer(context, offerId);
  const items = await slotsOf(context, offer, expert);
  return { items: items.slice(0, MOST), nextCursor: null };
});
