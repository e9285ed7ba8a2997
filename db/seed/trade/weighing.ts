import type { netContentChecks } from "@/db/business";
import { addDays } from "@/worker/core/figures/dates";
import { fold } from "@/worker/core/language";
import { judge, samplingPlan, tolerableError } from "@/worker/modules/safety/net-contents/rules";
import { makeDice } from "../dice";
import type { Year } from "./index";

/** The number that the chance of weights comes from. */
const WEIGHTS_SEED = 20_260_512;
/** An empty jar with its lid, in thousandths of a gram. */
const JAR = 148_000;

/** How long ago lots were weighed, how much too full they were in hundredths of what may lack, and how much of the sample is done. */
const WEIGHED = [
  { daysAgo: 240, above: 40, done: 1 },
  { daysAgo: 150, above: 15, done: 1 },
  { daysAgo: 75, above: 55, done: 1 },
  { daysAgo: 20, above: 30, done: 1 },
  { daysAgo: 1, above: 35, done: 0.4 },
];

/** What packs of lots that were made hold, in a year; the last check is under way. */
export function weightsOf({ store }: Year, owner: string, today: string) {
  const dice = makeDice(WEIGHTS_SEED);
  // What is sold by volume is not weighed here.
  const isJar = (itemId: string) => / \d+ g$/.test(store.items.get(itemId)?.name ?? "");
  const jars = [...store.lots.values()].filter(({ cause, itemId }) => cause === "production" && isJar(itemId));
  const series = new Map<string, number>();
  const used = new Set<string>();
  return WEIGHED.flatMap(({ daysAgo, above, done }): (typeof netContentChecks.$inferInsert)[] => {
    const checkedOn = addDays(today, -daysAgo);
    const lot = jars.findLast(
      ({ id, createdAt, decision }) => decision === "available" && createdAt <= Date.parse(checkedOn) && !used.has(id ?? ""),
    );
    const item = lot && store.items.get(lot.itemId);
    const made = store.movements.find(({ lotId, type }) => lotId === lot?.id && type === "output")?.amount ?? 0;
    const batch = Math.round(made / 1_000);
    if (!lot?.id || !item?.weight || batch < 1) return [];
    used.add(lot.id);
    const nominal = item.weight;
    const error = tolerableError(nominal);
    // Scales of a workshop show whole grams; most jars are a little fuller than the label says.
    const weights = Array.from({ length: Math.ceil(samplingPlan({ batch, destructive: false }).first * done) }, () => {
      const beside = (dice.next() + dice.next() + dice.next() - 1.5) * error * 0.6;
      return Math.round((JAR + nominal + (error * above) / 100 + beside) / 1_000) * 1_000;
    });
    const { verdict } = judge(
      { nominal, batch, destructive: false },
      weights.map((weight) => weight - JAR),
    );
    const year = checkedOn.slice(0, 4);
    const number = (series.get(year) ?? 0) + 1;
    series.set(year, number);
    const reference = `PES-${year}-${String(number).padStart(4, "0")}`;
    const at = Date.parse(checkedOn) + 14 * 3_600_000;
    return [
      {
        id: dice.id(),
        reference,
        status: verdict === "pending" ? "weighing" : "decided",
        verdict,
        itemId: lot.itemId,
        lotId: lot.id,
        checkedOn,
        nominal,
        unit: "g",
        batch,
        destructive: false,
        tare: JAR,
        weights,
        density: null,
        notes: "",
        nonConformityId: null,
        actor: owner,
        searchText: fold([reference, item.name, lot.number].join(" ")),
        createdAt: at,
        updatedAt: at,
      },
    ];
  });
}
