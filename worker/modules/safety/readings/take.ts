import { refuseField } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { civilDate } from "@/worker/core/figures/dates";
import { pointNamed } from "@/worker/modules/safety/control-plans";
import { unitOfMeasure } from "@/worker/modules/safety/control-plans/status";
import { readings } from "./contract";
import { lookUp } from "./look-up";
import { judge } from "./rules";
import { readWith } from "./read-with";
import { sign, type ToSign } from "./sign";

/** What a clock may run fast, in milliseconds. */
const FAST = 60_000;

/**
 * Signs readings. One that is out of its limits wants what was done at once; it opens a non-conformity and holds the lots concerned.
 * @throws Refusal `invalid_input` naming the point that nobody knows, what is not measured so, another unit, a time to come, the
 *   `action` that is missing, or the instrument that nobody knows or uses
 */
export const take = handle(readings.take, async (context, { readings: taken }) => {
  const { plans, lotIdOf, productionOf, instrumentRows } = await lookUp(context, taken);
  const all = taken.map((one, place): ToSign => {
    const field = `readings.${place}`;
    const { plan, point } = pointNamed(plans, one.point) ?? refuseField(`${field}.point`, "not_found");
    const unit = unitOfMeasure[point.measure] ?? "";
    if (one.unit && one.unit !== unit) refuseField(`${field}.unit`, "unit_differs", { unit: unit || "–" });
    if (one.at !== null && one.at > context.now + FAST) refuseField(`${field}.at`, "future");
    const judged = judge(point, one);
    if ("code" in judged) refuseField(`${field}.${judged.field}`, judged.code);
    if (judged.outcome === "outside" && !one.action) refuseField(`${field}.action`, "action_needed");
    const production = one.production === null ? null : (productionOf(one.production) ?? refuseField(`${field}.production`, "not_found"));
    const at = one.at ?? context.now;
    const instrument = readWith(instrumentRows, one.instrument, { day: civilDate(at), field: `${field}.instrument` });
    const named = one.lots.map((lot, number) => lotIdOf(lot) ?? refuseField(`${field}.lots.${number}`, "not_found"));
    return {
      point,
      planId: plan.id,
      at,
      value: one.value,
      outcome: judged.outcome,
      action: one.action,
      note: one.note,
      production,
      instrument,
      lotIds: [...new Set([...named, ...(production?.lotId ? [production.lotId] : [])])],
    };
  });
  return sign(context, all);
});
