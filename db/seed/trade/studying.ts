import type { heatScales, shelfLifeStudies } from "@/db/business";
import { addDays } from "@/worker/core/figures/dates";
import { fold } from "@/worker/core/language";
import { references } from "@/worker/modules/safety/heat-treatments/status";
import { criteria } from "@/worker/modules/safety/laboratory/criteria";
import type { PlannedAnalysis } from "@/worker/modules/safety/laboratory/status";
import { verdictOf } from "@/worker/modules/safety/shelf-life-studies/rules";
import type { StudyStatus } from "@/worker/modules/safety/shelf-life-studies/status";
import { makeDice } from "../dice";
import type { Year } from "./index";

/** The number that the chance of studies comes from. */
const STUDIES_SEED = 20_260_511;

type StudyRow = typeof shelfLifeStudies.$inferInsert;

const flora: PlannedAnalysis = {
  name: "Flore totale",
  kind: "count",
  unit: "ufc/g",
  method: "NF EN ISO 4833-1",
  safety: false,
  n: 1,
  c: 0,
  least: null,
  m: 100_000_000,
  most: 1_000_000_000,
};
const listeria: PlannedAnalysis = { ...criteria.listeria_100, n: 1 };
const tasting: PlannedAnalysis = {
  ...flora,
  name: "Dégustation (sur 10)",
  kind: "measure",
  unit: "/10",
  method: "",
  least: 6_000,
  m: null,
  most: null,
};

interface Written {
  sku: string;
  daysAgo: number;
  targetDays: number;
  margin: number;
  status: StudyStatus;
  conditions: string;
  /** By day: flora, Listeria, tasting. */
  found: [day: number, flora: string, listeria: string, tasting: string][];
}

/** A year's studies: one that reached its aim and is on its product, one that fell short, one that runs. */
const WRITTEN: Written[] = [
  {
    sku: "RIL-TRU-090",
    daysAgo: 230,
    targetDays: 120,
    margin: 10,
    status: "concluded",
    conditions: "4 °C un tiers du temps, 8 °C deux tiers",
    found: [
      [0, "120", "< 10", "9"],
      [30, "400", "< 10", "9"],
      [60, "1800", "< 10", "8"],
      [90, "9500", "< 10", "8"],
      [120, "42000", "< 10", "7"],
      [130, "90000", "< 10", "7"],
    ],
  },
  {
    sku: "HOU-AIL-090",
    daysAgo: 150,
    targetDays: 90,
    margin: 5,
    status: "concluded",
    conditions: "4 °C un tiers du temps, 8 °C deux tiers",
    found: [
      [0, "300", "< 10", "9"],
      [21, "2500", "< 10", "8"],
      [45, "38000", "< 10", "8"],
      [60, "96000", "< 10", "7"],
      [75, "2,1e6", "< 10", "5"],
    ],
  },
  {
    sku: "JUS-TOM-100",
    daysAgo: 45,
    targetDays: 180,
    margin: 0,
    status: "running",
    conditions: "20 °C, à l'abri de la lumière",
    found: [
      [0, "< 10", "< 10", "9"],
      [14, "< 10", "< 10", "9"],
      [30, "20", "< 10", "9"],
    ],
  },
];

/** Studies of how long products keep, and the scales of those that go through the autoclave. */
export function studiesOf({ store }: Year, preserves: readonly string[], owner: string, today: string) {
  const dice = makeDice(STUDIES_SEED);
  const items = [...store.items.values()];
  const series = new Map<string, number>();
  const studies = WRITTEN.flatMap(({ sku, daysAgo, status, found, ...aim }): StudyRow[] => {
    const item = items.find((one) => one.sku === sku);
    if (!item?.id) return [];
    const startedOn = addDays(today, -daysAgo);
    const lot = [...store.lots.values()].findLast(({ itemId, createdAt }) => itemId === item.id && createdAt <= Date.parse(startedOn));
    const analyses = [flora, listeria, tasting].map((one) => ({ ...one, id: dice.id() }));
    const at = Date.parse(startedOn) + 10 * 3_600_000;
    const points = found.map(([day, ...values]) => ({
      id: dice.id(),
      day,
      results: Object.fromEntries(analyses.map(({ id }, place) => [id, [values[place] ?? ""]])),
      note: "",
      sample: "",
      actor: owner,
      at: at + day * 86_400_000,
    }));
    const year = startedOn.slice(0, 4);
    series.set(year, (series.get(year) ?? 0) + 1);
    const reference = `EDV-${year}-${String(series.get(year)).padStart(4, "0")}`;
    const verdict = verdictOf({ analyses, points, ...aim });
    const lastDay = found.at(-1)?.[0] ?? 0;
    const concludedOn = status === "concluded" ? addDays(startedOn, lastDay + 2) : null;
    const isOnProduct = concludedOn !== null && verdict.verdict === "reached";
    return [
      {
        id: dice.id(),
        reference,
        status,
        ...verdict,
        ...aim,
        itemId: item.id,
        lotId: lot?.id ?? null,
        dateKind: item.dateKind ?? "dlc",
        startedOn,
        analyses,
        points,
        concludedOn,
        appliedOn: isOnProduct ? concludedOn : null,
        appliedDays: isOnProduct ? verdict.proposedDays : null,
        formerDays: isOnProduct ? 90 : null,
        formerKind: isOnProduct ? (item.dateKind ?? "dlc") : null,
        notes: "",
        actor: owner,
        searchText: fold([reference, item.name, lot?.number].filter(Boolean).join(" ")),
        createdAt: at,
        updatedAt: at,
      },
    ];
  });
  const first = Date.parse(addDays(today, -360));
  const scales = items
    .filter(({ kind, category, archivedAt }) => kind === "product" && preserves.includes(category ?? "") && !archivedAt)
    .map(({ id: itemId }): typeof heatScales.$inferInsert => ({
      id: dice.id(),
      itemId: itemId ?? "",
      kind: "sterilisation",
      referenceTemperature: references.sterilisation.temperature,
      z: references.sterilisation.z,
      scale: 3_000,
      source: "Validation du barème avec le centre technique",
      createdAt: first,
      updatedAt: first,
    }));
  return { studies, scales };
}
