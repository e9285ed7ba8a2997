import type { AppLoadContext } from "@remix-run/cloudflare";
import { type Appointment, appointments, type Slot } from "@/worker/modules/provider/appointments/contract";
import { offers } from "@/worker/modules/provider/offers/contract";

/** As many as one chooses among. */
const MOST = 60;

/** Where an appointment could be moved to: free slots of the same expert, as long as what was booked is on offer. */
export async function freeSlotsFor(context: AppLoadContext, { offerId, expertId }: Appointment): Promise<Slot[]> {
  const { items } = await context.read(offers.list, {});
  if (!items.some(({ id }) => id === offerId)) return [];
  const { items: slots } = await context.read(appointments.slots, { offer: offerId, expert: expertId });
  return slots.slice(0, MOST);
}
