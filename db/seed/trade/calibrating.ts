import type { calibrations, instruments } from "@/db/business";
import { addDays, addMonths } from "@/worker/core/figures/dates";
import { fold } from "@/worker/core/language";
import type { Measure, PlanTemplate, Rhythm } from "@/worker/modules/safety/control-plans/status";
import { calibrationOn, calibrationState, searchTextOf } from "@/worker/modules/safety/instruments/rules";
import type { InstrumentKind } from "@/worker/modules/safety/instruments/status";
import { makeDice } from "../dice";

/** The number that the chance of calibrations comes from. */
const CALIBRATIONS_SEED = 20_260_531;

type InstrumentRow = typeof instruments.$inferInsert;
type CalibrationRow = typeof calibrations.$inferInsert;

interface Kit {
  name: string;
  kind: InstrumentKind;
  place: string;
  serial: string;
  everyMonths: number;
  /** Days since it was last calibrated; null when it never was. */
  daysAgo: number | null;
  deviation: string;
}

const CANNERY: Kit[] = [
  {
    name: "Sonde 1",
    kind: "thermometer",
    place: "Réception",
    serial: "TS-48213",
    everyMonths: 12,
    daysAgo: 140,
    deviation: "+0,1 °C à 4 °C",
  },
  {
    name: "Sonde de l'autoclave",
    kind: "logger",
    place: "Autoclave 1",
    serial: "EN-20177",
    everyMonths: 12,
    daysAgo: 375,
    deviation: "-0,2 °C à 121 °C",
  },
  { name: "pH-mètre 1", kind: "ph_meter", place: "Cuisine", serial: "PH-3390", everyMonths: 6, daysAgo: 160, deviation: "0,02 pH à pH 4" },
  {
    name: "Balance 1",
    kind: "scale",
    place: "Conditionnement",
    serial: "BA-7716",
    everyMonths: 12,
    daysAgo: 90,
    deviation: "0,4 g à 500 g",
  },
  { name: "Sonde 2", kind: "thermometer", place: "Expédition", serial: "TS-51904", everyMonths: 12, daysAgo: null, deviation: "" },
];
const BREWERY: Kit[] = [
  { name: "Thermomètre 1", kind: "thermometer", place: "Salle de brassage", serial: "", everyMonths: 12, daysAgo: 60, deviation: "" },
  { name: "pH-mètre 1", kind: "ph_meter", place: "Salle de brassage", serial: "", everyMonths: 6, daysAgo: 60, deviation: "" },
];

/** What readings are taken with, a year of calibrations, and which of them a reading was taken with. */
export function instrumentsOf(template: PlanTemplate, owner: string, today: string) {
  const dice = makeDice(CALIBRATIONS_SEED);
  const begun = Date.parse(addDays(today, -730)) + 8 * 3_600_000;
  const checks: CalibrationRow[] = [];
  const rows = (template === "cannery" ? CANNERY : BREWERY).map(({ daysAgo, deviation, ...kit }, place): InstrumentRow => {
    const id = dice.id();
    const last = daysAgo === null ? null : addDays(today, -daysAgo);
    for (const day of last ? [addMonths(last, -kit.everyMonths), last] : []) {
      const at = Date.parse(day) + 15 * 3_600_000;
      checks.push({
        id: dice.id(),
        instrumentId: id,
        day,
        outcome: "conforms",
        dueOn: addMonths(day, kit.everyMonths),
        deviation,
        doneBy: "Métrologie du Sud-Ouest",
        certificate: `CE-${day.slice(2, 4)}-${dice.between(1_000, 9_999)}`,
        note: "",
        nonConformityId: null,
        actor: owner,
        createdAt: at,
        updatedAt: at,
      });
    }
    const reference = `INS-${today.slice(0, 4)}-${String(place + 1).padStart(4, "0")}`;
    return {
      ...kit,
      id,
      reference,
      sortName: fold(kit.name),
      status: "in_use",
      lastOn: last,
      lastOutcome: last ? "conforms" : null,
      dueOn: last ? addMonths(last, kit.everyMonths) : today,
      searchText: searchTextOf({ ...kit, reference }),
      createdAt: begun,
      updatedAt: begun,
    };
  });
  const named = (...names: string[]) => rows.find(({ name }) => names.includes(name));
  const usual = (measure: Measure, per: Rhythm | undefined) => {
    if (measure === "ph") return named("pH-mètre 1");
    if (measure === "weight") return named("Balance 1");
    if (measure !== "temperature") return undefined;
    return per === "batch" ? named("Sonde de l'autoclave", "Thermomètre 1") : named("Sonde 1", "Thermomètre 1");
  };
  /** What a reading was taken with, and how that stood on its day. */
  const toolOf = (measure: Measure, per: Rhythm | undefined, day: string) => {
    const id = usual(measure, per)?.id;
    const own = checks.filter(({ instrumentId }) => instrumentId === id);
    return { instrumentId: id ?? null, calibration: id ? calibrationState(calibrationOn(own, day), day) : null };
  };
  return { instruments: rows, calibrations: checks, toolOf };
}
