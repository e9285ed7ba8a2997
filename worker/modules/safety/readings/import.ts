import { and, gte, inArray, lte, sql } from "drizzle-orm";
import { type ControlPoint, readings as table } from "@/db/business";
import { refuseField } from "@/worker/core/errors";
import type { Parsed } from "@/worker/core/contract/operation";
import { civilDate } from "@/worker/core/figures/dates";
import { type CommandContext, handle } from "@/worker/engine/handler";
import { pointNamed } from "@/worker/modules/safety/control-plans";
import { unitOfMeasure } from "@/worker/modules/safety/control-plans/status";
import { readings } from "./contract";
import { type FileReading, readReadings } from "./file";
import { lookUp } from "./look-up";
import { readWith } from "./read-with";
import { judge } from "./rules";
import { sign, type ToSign } from "./sign";

/** What a clock may run fast, in milliseconds. */
const FAST = 60_000;

type Input = Parsed<typeof readings.import>;
type Planned = FileReading & { planned: { planId: string; point: ControlPoint } };

/**
 * Signs what a probe or a logger wrote, whole or not at all. What is signed already is passed over, so that the same file, or a longer
 * one, may be brought again. Readings out of their limits that follow each other are one non-conformity.
 * @throws Refusal `invalid_input` naming `content` with the line that is to come, in another unit, out of order, said twice, of a point
 *   that nobody knows, or signed otherwise already; the columns; `action` that is missing
 */
export const importReadings = handle(readings.import, async (context, input) => {
  const { rows, columns } = readReadings(input.content, { time: input.timeColumn, value: input.valueColumn, point: input.pointColumn });
  const named = { lots: input.lots, production: input.production, instrument: input.instrument };
  const found = await lookUp(context, [named]);
  const planned = plannedIn(context, input, rows, found.plans);
  requireOrder(planned);
  const fresh = await notSigned(context, planned);
  const all = toSign(fresh, input, found);
  const outside = all.filter(({ outcome }) => outcome === "outside").length;
  if (outside && !input.action) refuseField("action", "action_needed");
  const times = planned.map(({ at }) => at).sort((one, other) => one - other);
  const report = {
    count: planned.length,
    added: fresh.length,
    known: planned.length - fresh.length,
    outside,
    from: times[0] ?? 0,
    to: times.at(-1) ?? 0,
    timeColumn: columns.time,
    valueColumn: columns.value,
    pointColumn: columns.point,
  };
  if (input.dryRun || !fresh.length) return { ...report, dryRun: input.dryRun, nonConformities: [], held: [] };
  const { nonConformities, held } = await sign(context, all);
  return { ...report, dryRun: false, nonConformities, held };
});

/** The readings with the points that they are of; each line that cannot be is named. */
function plannedIn({ now }: CommandContext, input: Input, rows: FileReading[], plans: Parameters<typeof pointNamed>[0]): Planned[] {
  const known = new Map<string, Planned["planned"] | undefined>();
  const pointOf = (name: string) => {
    if (!known.has(name)) {
      const found = pointNamed(plans, name);
      known.set(name, found && { planId: found.plan.id, point: found.point });
    }
    return known.get(name);
  };
  return rows.map((row) => {
    const { line } = row;
    const name = row.point || input.point;
    if (!name) return refuseField("point", "required");
    const planned =
      pointOf(name) ?? (row.point ? refuseField("content", "line_point", { line, point: name }) : refuseField("point", "not_found"));
    const unit = unitOfMeasure[planned.point.measure];
    if (unit === null || unit === undefined) return refuseField("point", "no_figures");
    const fileUnit = row.unit || input.unit;
    if (fileUnit && !isSameUnit(fileUnit, unit)) refuseField("content", "line_unit", { line, unit, found: fileUnit });
    if (row.at > now + FAST) refuseField("content", "line_future", { line });
    return { ...row, planned };
  });
}

/** Loggers write degrees in many ways; a degree Fahrenheit is none of them. */
function isSameUnit(written: string, unit: string): boolean {
  const plain = (text: string) => text.toLowerCase().replace(/[\s°º]|deg/g, "");
  return plain(written) === plain(unit) || (unit === "°C" && plain(written) === "celsius");
}

/**
 * Times of a point go one way, forwards or backwards as loggers write them: a file whose clock jumps was put together wrongly.
 * A time that comes twice with the same figure is one reading twice; with another, nobody knows which.
 */
function requireOrder(rows: Planned[]): void {
  const last = new Map<string, { row: Planned; way: number }>();
  for (const row of rows) {
    const { id } = row.planned.point;
    const before = last.get(id);
    const step = before ? Math.sign(row.at - before.row.at) : 0;
    if (before && step === 0 && before.row.value !== row.value) refuseField("content", "line_twice", { line: row.line });
    if (before && step !== 0 && before.way !== 0 && step !== before.way) refuseField("content", "line_order", { line: row.line });
    last.set(id, { row, way: step || (before?.way ?? 0) });
  }
}

/** Those of which nothing is signed yet, each once, the earliest first. */
async function notSigned(context: CommandContext, rows: Planned[]): Promise<Planned[]> {
  const ids = [...new Set(rows.map(({ planned }) => planned.point.id))];
  const times = rows.map(({ at }) => at);
  const among = sql`(select value from json_each(${JSON.stringify(ids)}))`;
  const [first, last] = times.reduce(([low, high], at) => [Math.min(low, at), Math.max(high, at)], [Infinity, -Infinity]);
  const isThen = and(inArray(table.pointId, among), gte(table.at, first), lte(table.at, last));
  const signed = await context.db.select({ pointId: table.pointId, at: table.at, value: table.value }).from(table).where(isThen);
  // Whoever brings the same file meanwhile has signed it.
  context.assumes(sql`(select count(*) from ${table} where ${isThen}) = ${signed.length}`);
  const valuesAt = new Map<string, (number | null)[]>();
  for (const { pointId, at, value } of signed) valuesAt.set(`${pointId} ${at}`, [...(valuesAt.get(`${pointId} ${at}`) ?? []), value]);
  const seen = new Set<string>();
  const fresh = rows.filter(({ line, at, value, planned }) => {
    const key = `${planned.point.id} ${at}`;
    const values = valuesAt.get(key);
    if (values && !values.includes(value)) refuseField("content", "line_differs", { line });
    const isNew = !values && !seen.has(key);
    seen.add(key);
    return isNew;
  });
  return fresh.sort((one, other) => one.at - other.at);
}

/** As they are signed; those out of their limits that follow each other at a point belong together, under the worst of them. */
function toSign(rows: Planned[], input: Input, found: Awaited<ReturnType<typeof lookUp>>): ToSign[] {
  const production = input.production === null ? null : (found.productionOf(input.production) ?? refuseField("production", "not_found"));
  const named = input.lots.map((lot, place) => found.lotIdOf(lot) ?? refuseField(`lots.${place}`, "not_found"));
  const lotIds = [...new Set([...named, ...(production?.lotId ? [production.lotId] : [])])];
  const current = new Map<string, { worst: number; beyond: number } | null>();
  const tools = new Map<string, ToSign["instrument"]>();
  const toolOn = (day: string) => {
    if (!tools.has(day)) tools.set(day, readWith(found.instrumentRows, input.instrument, { day, field: "instrument" }));
    return tools.get(day) ?? null;
  };
  return rows.map(({ at, value, planned: { planId, point } }): ToSign => {
    const judged = judge(point, { value, verdict: null });
    if ("code" in judged) return refuseField(judged.field, judged.code);
    const isOutside = judged.outcome === "outside";
    const beyond = Math.max((point.lower ?? value) - value, value - (point.upper ?? value));
    const excursion = isOutside ? (current.get(point.id) ?? { worst: value, beyond }) : null;
    if (excursion && beyond > excursion.beyond) Object.assign(excursion, { worst: value, beyond });
    current.set(point.id, excursion);
    return {
      point,
      planId,
      at,
      value,
      outcome: judged.outcome,
      action: isOutside ? input.action : "",
      note: input.note,
      production,
      instrument: toolOn(civilDate(at)),
      lotIds,
      ...(excursion && { excursion }),
    };
  });
}
