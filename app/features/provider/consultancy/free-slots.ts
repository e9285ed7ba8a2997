import type { AppLoadContext } from "@remix-run/cloudflare";
import { type Appointment, appointments, type Slot } from "@/worker/modules/provider/appointments/contract";

/** As many as one chooses among. */
const MOST = 60;

/** Where an appointment could be moved to: free slots of the same expert. */
export async function freeSlotsFor(context: AppLoadContext, { id, offerId, startsAt }: Appointment): Promise<Slot[]> {
  const { items } = await context.read(appointments.slots, { offer: offerId, moved: id });
  return items.filter((slot) => slot.startsAt !== startsAt).slice(0, MOST);
}
