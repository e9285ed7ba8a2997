import { handle } from "@/worker/engine/handler";
import { readings } from "./contract";
import { fetchReading, toReadings } from "./records";

/** One reading. */
export const show = handle(readings.show, async (context, { id }) => {
  const [shown] = await toReadings(context, [await fetchReading(context.db, id)]);
  if (!shown) throw new Error("A reading was lost");
  return shown;
});
