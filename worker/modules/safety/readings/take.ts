import { inArray, or, sql } from "drizzle-orm";
import { lots, productions } from "@/db/business";
import { refuseField } from "@/worker/core/errors";
import type { Parsed } from "@/worker/core/contract/operation";
import { type CommandContext, handle } from "@/worker/engine/handler";
import { civilDate } from "@/worker/core/figures/dates";
import { pointNamed, selectActivePlans } from "@/worker/modules/safety/control-plans";
import { unitOfMeasure } from "@/worker/modules/safety/control-plans/status";
import { selectNamed } from "@/worker/modules/safety/instruments";
import { readings } from "./contract";
import { judge } from "./rules";
import { readWith } from "./read-with";
import { sign, type ToSign } from "./sign";

type Taken = Parsed<typeof readings.take>["readings"];

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

/** The plans in force, and the lots, productions and instruments that readings name. */
async function lookUp({ db }: CommandContext, taken: Taken) {
  const both = (names: string[]) => [...new Set(names.flatMap((name) => [name, name.toUpperCase()]))];
  const lotNames = both(taken.flatMap((one) => one.lots));
  const instrumentNames = taken.flatMap(({ instrument }) => instrument ?? []);
  const papers = both(taken.flatMap(({ production }) => production ?? []));
  const [plans, lotRows, productionRows, instrumentRows] = await db.batch([
    selectActivePlans(db),
    db
      .select({ id: lots.id, number: lots.number })
      .from(lots)
      .where(or(inArray(lots.id, amongst(lotNames)), inArray(lots.number, amongst(lotNames)))),
    db
      .select({ id: productions.id, reference: productions.reference, lotId: productions.lotId })
      .from(productions)
      .where(or(inArray(productions.id, amongst(papers)), inArray(productions.reference, amongst(papers)))),
    selectNamed(db, instrumentNames),
  ]);
  return {
    plans,
    instrumentRows,
    lotIdOf: (name: string) => lotRows.find(({ id, number }) => id === name || number === name || number === name.toUpperCase())?.id,
    productionOf: (name: string) => productionRows.find(({ id, reference }) => id === name || reference === name.toUpperCase()),
  };
}

const amongst = (names: string[]) => sql`(select value from json_each(${JSON.stringify(names)}))`;
