import type { analysisPlans, labSamples } from "@/db/business";
import type { PlannedAnalysis } from "@/worker/modules/safety/laboratory/status";
import { addDays } from "@/worker/core/figures/dates";
import { fold } from "@/worker/core/language";
import { criteria } from "@/worker/modules/safety/laboratory/criteria";
import { outcomeOf, worstOf } from "@/worker/modules/safety/laboratory/rules";
import { makeDice } from "../dice";
import type { Year } from "./index";

/** The number that the chance of samples comes from. */
const SAMPLES_SEED = 20_260_418;
const LABORATORY = "Laboratoire départemental des Landes";
const ABSENT = Array<string>(5).fill("not_detected");

type Written = { daysAgo: number; purpose: (typeof labSamples.$inferInsert)["purpose"]; found: [PlannedAnalysis, string[]][] };

/** What was sent to the laboratory in a year, the oldest first; the last waits for its results. */
const WRITTEN: Written[] = [
  { daysAgo: 300, purpose: "monitoring", found: [[criteria.listeria_absence, ABSENT]] },
  {
    daysAgo: 215,
    purpose: "monitoring",
    found: [
      [criteria.salmonella, ABSENT],
      [criteria.e_coli, ["< 10", "< 10", "20", "< 10", "< 10"]],
    ],
  },
  { daysAgo: 130, purpose: "shelf_life", found: [[criteria.listeria_100, ["< 10", "< 10", "< 10", "< 10", "< 10"]]] },
  {
    daysAgo: 62,
    purpose: "monitoring",
    found: [
      [criteria.salmonella, ABSENT],
      [criteria.e_coli, ["< 10", "150", "30", "< 10", "110"]],
    ],
  },
  { daysAgo: 3, purpose: "release", found: [[criteria.listeria_absence, []]] },
];

/** Samples of lots that were made, and what the laboratory found in them; the lot that is held is being looked at. */
export function samplesOf({ store }: Year, owner: string, today: string) {
  const dice = makeDice(SAMPLES_SEED);
  const made = [...store.lots.values()].filter(({ cause }) => cause === "production");
  const held = made.find(({ decision }) => decision === "on_hold");
  const series = new Map<string, number>();
  const samples = WRITTEN.flatMap(({ daysAgo, purpose, found }): (typeof labSamples.$inferInsert)[] => {
    const takenOn = addDays(today, -daysAgo);
    const isAwaited = found.some(([, results]) => !results.length);
    const lot = (isAwaited && held) || made.findLast(({ createdAt }) => createdAt <= Date.parse(takenOn));
    const item = lot && store.items.get(lot.itemId);
    if (!lot?.id || !item) return [];
    const year = takenOn.slice(0, 4);
    const number = (series.get(year) ?? 0) + 1;
    series.set(year, number);
    const reference = `LAB-${year}-${String(number).padStart(4, "0")}`;
    const analyses = found.map(([planned, results]) => ({ ...planned, id: dice.id(), results, outcome: outcomeOf(planned, results) }));
    const report = isAwaited ? "" : `R${year.slice(2)}-${dice.between(10_000, 99_999)}`;
    const at = Date.parse(takenOn) + 9 * 3_600_000;
    return [
      {
        id: dice.id(),
        reference,
        status: isAwaited ? "taken" : "reported",
        outcome: worstOf(analyses),
        purpose,
        itemId: lot.itemId,
        lotId: lot.id,
        takenOn,
        laboratory: LABORATORY,
        analyses,
        holds: false,
        report,
        reportedOn: isAwaited ? null : addDays(takenOn, 8),
        notes: "",
        nonConformityId: null,
        recallId: null,
        actor: owner,
        searchText: fold([reference, LABORATORY, report, item.name, lot.number].join(" ")),
        createdAt: at,
        updatedAt: at,
      },
    ];
  });
  const [first] = samples;
  const stamp = { createdAt: first?.createdAt ?? 0, updatedAt: first?.createdAt ?? 0 };
  const plans: (typeof analysisPlans.$inferInsert)[] = first
    ? [{ id: dice.id(), itemId: first.itemId, analyses: [criteria.listeria_absence, criteria.salmonella], ...stamp }]
    : [];
  return { samples, analysisPlans: plans };
}
