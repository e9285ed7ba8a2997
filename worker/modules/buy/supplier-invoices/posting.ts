import type { CommandContext } from "@/worker/engine/handler";
import { bookingDay } from "@/worker/modules/money/books";

/** The day on which a supplier's invoice stands in the books where that is not its own: today, for one that came after its period was closed. */
export async function postingDay(context: CommandContext, issuedOn: string): Promise<string | null> {
  const day = await bookingDay(context, issuedOn);
  return day === issuedOn ? null : day;
}
