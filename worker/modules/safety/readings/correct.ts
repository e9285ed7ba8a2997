import { eq } from "drizzle-orm";
import { productions } from "@/db/business";
import { refuseField, refuseState } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { readings } from "./contract";
import { fetchReading } from "./records";
import { judge } from "./rules";
import { sign } from "./sign";

/**
 * Puts a signed reading right by a new one of the same point and time; both stay, and the limits are those of that day.
 * @throws Refusal `not_allowed_now` when it has been put right already: correct the last one; `invalid_input` as `take` says
 */
export const correct = handle(readings.correct, async (context, { id, value, verdict, reason, action }) => {
  const { reading, production, instrument, correctedBy } = await fetchReading(context.db, id);
  if (correctedBy) refuseState("id", "corrected_already");
  const judged = judge(reading, { value, verdict });
  if ("code" in judged) refuseField(judged.field, judged.code);
  const done = action || reading.action;
  if (judged.outcome === "outside" && !done) refuseField("action", "action_needed");
  const [batch] = reading.productionId
    ? await context.db.select({ lotId: productions.lotId }).from(productions).where(eq(productions.id, reading.productionId))
    : [];
  return sign(context, [
    {
      point: { ...reading, id: reading.pointId, name: reading.pointName },
      planId: reading.planId,
      at: reading.at,
      value,
      outcome: judged.outcome,
      action: judged.outcome === "outside" ? done : action,
      note: reading.note,
      production: reading.productionId ? { id: reading.productionId, reference: production ?? "" } : null,
      instrument:
        reading.instrumentId && reading.calibration
          ? { id: reading.instrumentId, name: instrument ?? "", calibration: reading.calibration }
          : null,
      lotIds: batch?.lotId ? [batch.lotId] : [],
      corrects: reading,
      reason,
    },
  ]);
});
