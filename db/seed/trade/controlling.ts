import type { ControlPoint, controlPlans, nonConformities, nonConformityLots, readings } from "@/db/business";
import { addDays } from "@/worker/core/figures/dates";
import { isWithin } from "@/worker/modules/safety/control-plans/rules";
import { weekdays } from "@/worker/modules/safety/control-plans/status";
import { fromTemplate } from "@/worker/modules/safety/control-plans/templates";
import { type Dice, makeDice } from "../dice";
import { auditsOf } from "./auditing";
import { daysFrom, isWorkday } from "./calendar";
import { instrumentsOf } from "./calibrating";
import { checksOf } from "./checking";
import { complaintsOf } from "./complaining";
import { drillOf } from "./drilling";
import { cyclesOf, PRESERVES } from "./heating";
import type { Pace, Year } from "./index";
import { samplesOf } from "./sampling";
import { studiesOf } from "./studying";
import { trainingsOf } from "./training";
import { weightsOf } from "./weighing";

/** The number that the chance of readings comes from. */
const CONTROLS_SEED = 20_260_123;
/** Since so many days, controls are asked for every day of work: before that, once a week was enough. */
const DAILY = 40;
/** Batches have their own controls since the plan is in force. */
const BATCHES = DAILY;

type ReadingRow = typeof readings.$inferInsert;
type NonConformityRow = typeof nonConformities.$inferInsert;

/** The plan of a business, a year of what was read by it, and what came of two readings out of their limits. */
export function controlsOf(year: Year, { template, facility }: Pace, owner: string, today: string) {
  const dice = makeDice(CONTROLS_SEED);
  const { points, steps } = fromTemplate(template, "fr");
  const at = (day: string, hour: number) => Date.parse(day) + hour * 3_600_000 + dice.between(0, 40) * 60_000;
  const [written, approvedOn] = [at(addDays(today, -370), 9), addDays(today, -DAILY)];
  const plan: typeof controlPlans.$inferInsert & { points: ControlPoint[] } = {
    id: dice.id(),
    seriesId: "",
    edition: 2,
    name: template === "brewery" ? "Bières" : "Conserves",
    template,
    status: "active",
    category: "",
    steps,
    worksOn: weekdays.slice(0, 5),
    points: points.map((point) => ({ ...point, id: dice.id() })),
    notes: `Plan de maîtrise sanitaire de l'atelier (${facility}), relu chaque année et à chaque changement de procédé.`,
    approvedOn,
    approvedBy: template === "brewery" ? "Mathieu Dargelos" : "Hélène Castaing",
    version: 2,
    createdAt: written,
    updatedAt: at(approvedOn, 10),
  };
  plan.seriesId = plan.id;
  const rows = [
    ...plan.points.flatMap((point) => (point.per === "batch" ? [] : periodic(point, today, dice))),
    ...plan.points.flatMap((point) => (point.per === "batch" ? ofBatches(point, year, today) : [])),
  ];
  const signed = rows.map(({ point, day, hour, productionId = null }) => {
    const value = usualValue(point, dice);
    return reading(plan.id, point, { day, at: at(day, hour), value, productionId, actor: owner, id: dice.id() });
  });
  const { toolOf, ...tools } = instrumentsOf(template, owner, today);
  const rhythms = new Map(plan.points.map(({ id, per }) => [id, per]));
  for (const row of signed) Object.assign(row, toolOf(row.measure, rhythms.get(row.pointId), row.day));
  const opened = template === "cannery" ? outOfLimits(plan.points, signed, year, today, dice) : { issues: [], concerned: [] };
  const cycles = template === "cannery" ? cyclesOf(year, opened.issues[1], owner, today, dice) : [];
  const recall = template === "cannery" ? drillOf(year, at(addDays(today, -215), 14), dice) : { drills: [], holders: [] };
  const complaints = template === "cannery" ? complaintsOf(year, today, dice) : [];
  const laboratory = template === "cannery" ? samplesOf(year, owner, today) : { samples: [], analysisPlans: [] };
  const none = { lists: [], checks: [], issues: [], concerned: [] };
  const checked = template === "cannery" ? checksOf(year, owner, today, opened.issues.length + 1) : none;
  const weights = template === "cannery" ? weightsOf(year, owner, today) : [];
  const studied = template === "cannery" ? studiesOf(year, PRESERVES, owner, today) : { studies: [], scales: [] };
  const nextIssue = opened.issues.length + checked.issues.length + 1;
  const audited = template === "cannery" ? auditsOf(year, owner, today, nextIssue) : { templates: [], audits: [], issues: [] };
  return {
    plans: [plan],
    ...studied,
    auditTemplates: audited.templates,
    audits: audited.audits,
    trainings: template === "cannery" ? trainingsOf(today) : [],
    cycles,
    complaints,
    weights,
    checklists: checked.lists,
    checks: checked.checks,
    ...tools,
    ...laboratory,
    ...recall,
    readings: signed.sort((one, other) => one.at - other.at),
    issues: [...opened.issues, ...checked.issues, ...audited.issues],
    concerned: [...opened.concerned, ...checked.concerned],
  };
}

interface Planned {
  point: ControlPoint;
  day: string;
  hour: number;
  productionId?: string;
}

/** What is read by the calendar: daily controls once a week long ago, each day of work since. */
function periodic(point: ControlPoint, today: string, dice: Dice): Planned[] {
  const days = daysFrom(addDays(today, -364), today).filter(isWorkday);
  const first = new Map<string, string>();
  for (const day of days) {
    const isDaily = point.per === "day" && day >= addDays(today, -DAILY);
    const key = isDaily ? day : point.per === "month" ? day.slice(0, 7) : weekOf(day);
    if (!first.has(key)) first.set(key, day);
  }
  return [...first.values()].flatMap((day) => {
    const times = point.per === "day" && day >= addDays(today, -DAILY) ? point.times : 1;
    return Array.from({ length: times }, (_, turn) => ({ point, day, hour: 7 + turn * 9 + dice.between(0, 1) }));
  });
}

/** Days are counted in weeks from a Monday. */
const weekOf = (day: string) => String(Math.floor((Date.parse(day) / 86_400_000 + 3) / 7));

/** What is read of each batch of the last weeks; of one of the last, nobody looked at the last point. */
function ofBatches(point: ControlPoint, { workshop }: Year, today: string): Planned[] {
  const made = workshop.productions.filter(
    ({ status, completedOn }) => status === "completed" && (completedOn ?? "") >= addDays(today, -BATCHES),
  );
  const forgotten = point.kind === "ccp" ? made.at(-4)?.id : undefined;
  return made
    .filter(({ id }) => id !== forgotten)
    .map(({ id, completedOn }) => ({ point, day: completedOn ?? today, hour: 11, productionId: id }));
}

/** A usual value: near its target, within its limits. */
function usualValue({ measure, target, lower, upper }: ControlPoint, dice: Dice): number | null {
  if (target === null) return null;
  const room = Math.min(target - (lower ?? target - 3_000), (upper ?? target + 3_000) - target);
  const step = measure === "aw" || measure === "ph" ? 10 : 100;
  const value = target + Math.round(((dice.next() + dice.next() - 1) * room * 0.9) / step) * step;
  return isWithin(value, { lower, upper }) ? value : target;
}

interface Read {
  id: string;
  day: string;
  at: number;
  value: number | null;
  productionId: string | null;
  actor: string;
}

function reading(planId: string, point: ControlPoint, { id, day, at, value, productionId, actor }: Read) {
  const { id: pointId, name: pointName, kind, measure, target, lower, upper } = point;
  const facts = { pointId, planId, pointName, kind, measure, target, lower, upper };
  const none = { action: "", note: "", nonConformityId: null, instrumentId: null, calibration: null, corrects: null, reason: "" };
  return {
    id,
    ...facts,
    day,
    at,
    value,
    outcome: "within",
    ...none,
    actor,
    productionId,
    createdAt: at,
    updatedAt: at,
  } satisfies ReadingRow as ReadingRow;
}

/** A cold room left open three weeks ago, put right since; a batch that was not hot enough, still being worked on. */
function outOfLimits(points: ControlPoint[], rows: ReadingRow[], year: Year, today: string, dice: Dice) {
  const pointOf = (measure: (point: ControlPoint) => boolean) => points.find(measure)?.id;
  const cold = pointOf(({ upper, per }) => upper === 4_000 && per === "day");
  const hot = pointOf(({ kind, per }) => kind === "ccp" && per === "batch");
  const warm = rows.findLast(({ pointId, day }) => pointId === cold && day < addDays(today, -20));
  const held = [...year.store.lots.values()].find(({ decision, cause }) => decision === "on_hold" && cause === "production");
  const weak =
    rows.find(({ productionId, pointId }) => pointId === hot && productionId === held?.causeId) ??
    rows.findLast(({ pointId }) => pointId === hot);
  const issues: NonConformityRow[] = [];
  const concerned: (typeof nonConformityLots.$inferInsert)[] = [];
  const open = (row: ReadingRow | undefined, value: number, action: string, more: Partial<NonConformityRow> & { title: string }) => {
    if (!row) return undefined;
    const id = dice.id();
    Object.assign(row, { value, outcome: "outside", action, nonConformityId: id });
    const containment = { id: dice.id(), kind: "containment" as const, text: action, who: "", dueOn: row.day, doneOn: row.day, note: "" };
    const { tasks = [], ...rest } = more;
    issues.push({
      id,
      reference: `NC-${row.day.slice(0, 4)}-${String(issues.length + 1).padStart(4, "0")}`,
      status: "in_progress",
      severity: "major",
      origin: "reading",
      originId: row.id,
      description: "",
      conclusion: "",
      disposition: null,
      openedOn: row.day,
      closedOn: null,
      createdAt: row.at,
      updatedAt: row.at,
      ...rest,
      tasks: [containment, ...tasks],
    });
    return id;
  };
  open(warm, 7_200, "Porte refermée, denrées contrôlées à cœur : 3,8 °C au plus.", {
    title: "Chambre froide positive · 7,2 °C",
    status: "closed",
    closedOn: warm ? addDays(warm.day, 9) : null,
    conclusion: "Joint de porte changé, alarme à 5 °C posée. Aucune denrée au-dessus de 4 °C à cœur.",
    tasks: [
      task(dice, "corrective", "Changer le joint de la porte", warm?.day, 6),
      task(dice, "preventive", "Poser une alarme à 5 °C", warm?.day, 8),
    ],
  });
  const id = open(weak, 114_200, "Charge mise de côté, cycle imprimé.", {
    title: "Palier de l'autoclave · 114,2 °C",
    severity: "critical",
    tasks: [
      { ...task(dice, "corrective", "Étalonner la sonde de l'autoclave", today, -4), doneOn: null },
      { ...task(dice, "verification", "Faire analyser cinq bocaux de la charge", today, -9), doneOn: null },
    ],
  });
  if (id && held) concerned.push({ nonConformityId: id, lotId: held.id ?? "" });
  return { issues, concerned };
}

function task(dice: Dice, kind: "corrective" | "preventive" | "verification", text: string, day = "2026-01-05", after = 0) {
  const dueOn = addDays(day, Math.abs(after));
  return { id: dice.id(), kind, text, who: kind === "verification" ? "Laboratoire" : "Atelier", dueOn, doneOn: dueOn, note: "" };
}
