import type { heatTreatments, nonConformities } from "@/db/business";
import { addDays } from "@/worker/core/figures/dates";
import { type CyclePoint, lethality } from "@/worker/modules/safety/heat-treatments/rules";
import { references } from "@/worker/modules/safety/heat-treatments/status";
import type { Dice } from "../dice";
import type { Year } from "./index";

/** What goes through the autoclave. */
export const PRESERVES = ["Rillettes et terrines", "Plats cuisinés", "Soupes"];
/** Cycles that are kept of the last weeks. */
const CYCLES = 14;
/** Minutes at 121.1 °C that the cannery asks of its low-acid preserves. */
const SCALE = 4_000;

/** The autoclave's last cycles, one of them below the scale: the one whose lot a non-conformity keeps. */
export function cyclesOf(
  { workshop, store }: Year,
  issue: typeof nonConformities.$inferInsert | undefined,
  owner: string,
  today: string,
  dice: Dice,
) {
  const recent = workshop.productions
    .filter(({ completedOn, lotId, itemId }) => {
      const isPreserve = PRESERVES.includes(store.items.get(itemId)?.category ?? "");
      return isPreserve && lotId && (completedOn ?? "") >= addDays(today, -60);
    })
    .slice(-CYCLES);
  const weakLot = [...store.lots.values()].find(({ decision, cause }) => decision === "on_hold" && cause === "production");
  const weak = recent.find(({ lotId }) => lotId === weakLot?.id) ?? recent.at(-3);
  const number = new Map<string, number>();
  return recent.map((production): typeof heatTreatments.$inferInsert => {
    const isWeak = production === weak;
    const points = cycle(isWeak ? 11_420 : 11_800 + dice.between(-40, 60), isWeak ? 20 : 11, dice);
    const value = lethality(points, references.sterilisation);
    const startedAt = (production.completedAt ?? 0) - 70 * 60_000;
    const year = (production.completedOn ?? today).slice(0, 4);
    number.set(year, (number.get(year) ?? 0) + 1);
    const { temperature, z } = references.sterilisation;
    return {
      id: dice.id(),
      reference: `TTH-${year}-${String(number.get(year)).padStart(4, "0")}`,
      kind: "sterilisation",
      equipment: "Autoclave 1",
      startedAt,
      productionId: production.id,
      lotId: production.lotId,
      referenceTemperature: temperature,
      z,
      scale: isWeak ? Math.max(SCALE, value + 1) : Math.min(SCALE, value),
      value,
      peak: Math.max(...points.map(([, read]) => read)),
      duration: points.at(-1)?.[0] ?? 0,
      points: points.map(([seconds, read]) => [seconds, read]),
      outcome: isWeak ? "below" : "reached",
      action: isWeak ? "Charge mise de côté, étiquette rouge." : "",
      note: "",
      nonConformityId: isWeak ? (issue?.id ?? null) : null,
      actor: owner,
      version: 1,
      createdAt: startedAt + 5_400_000,
      updatedAt: startedAt + 5_400_000,
    };
  });
}

/** Rises for half an hour, holds, and cools down: a point a minute. @param top hundredths of a degree @param minutes that it holds */
function cycle(top: number, minutes: number, dice: Dice): CyclePoint[] {
  const [rise, fall] = [30, 25];
  return Array.from({ length: rise + minutes + fall + 1 }, (_, minute): CyclePoint => {
    const cooled = minute - rise - minutes;
    const heat = minute < rise ? 1 - ((rise - minute) / rise) ** 2 : cooled > 0 ? Math.exp(-cooled / 9) : 1;
    return [minute * 60, Math.round(2_000 + (top - 2_000) * heat) + (heat === 1 ? dice.between(-12, 12) : 0)];
  });
}
