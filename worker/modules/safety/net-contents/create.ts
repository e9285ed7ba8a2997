import { eq } from "drizzle-orm";
import { items, netContentChecks as table } from "@/db/business";
import { refuseField } from "@/worker/core/errors";
import type { Parsed } from "@/worker/core/contract/operation";
import { civilDate } from "@/worker/core/figures/dates";
import { units } from "@/worker/core/figures/quantity";
import { nameOfActor } from "@/worker/engine/actor";
import { handle } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import { findNamed } from "@/worker/modules/safety/named";
import { netContents } from "./contract";
import { type CheckRow, searchTextOf, toCheck } from "./records";
import { LEAST_NOMINAL, MOST_NOMINAL, SMALL_BATCH } from "./rules";
import { nominalUnits } from "./status";
import { decide, withWeights } from "./weighing";

type Input = Parsed<typeof netContents.create>;

/**
 * Begins to check what the packs of a lot hold; what is weighed already decides at once where it can.
 * @throws Refusal `invalid_input` naming the `lot` that nobody knows, `nominal` that no label tells, `density` that lacks, `destructive`
 *   for a batch that is weighed whole, `checkedOn` that is to come, or `weights` as `weigh` does
 */
export const create = handle(netContents.create, async (context, input) => {
  const { db, now, caller } = context;
  const today = civilDate(now);
  const checkedOn = input.checkedOn ?? today;
  if (checkedOn > today) refuseField("checkedOn", "future");
  const { lot, item } = await findNamed(db, { lot: input.lot });
  if (!lot || !item) refuseField("lot", "not_found");
  if (input.destructive && input.batch < SMALL_BATCH) refuseField("destructive", "weighed_whole", { packs: SMALL_BATCH });
  const [sheet] = await db
    .select({ unit: items.unit, weight: items.weight, density: items.density })
    .from(items)
    .where(eq(items.id, item.id));
  const reference = context.numbered(`PES-${checkedOn.slice(0, 4)}`);
  const begun: CheckRow = {
    id: newId(),
    reference,
    status: "weighing",
    verdict: "pending",
    itemId: item.id,
    lotId: lot.id,
    checkedOn,
    ...measuredOf(input, sheet),
    batch: input.batch,
    destructive: input.destructive,
    tare: input.tare,
    weights: [],
    notes: input.notes,
    nonConformityId: null,
    actor: nameOfActor(caller.actor),
    searchText: searchTextOf(reference, [item.name, lot.number]),
    version: 1,
    createdAt: now,
    updatedAt: now,
  };
  const weighed = { ...begun, weights: withWeights(begun, input.weights) };
  const names = { itemName: item.name, lot: lot.number };
  const { issue, ...decided } = await decide(context, weighed, names);
  const row: CheckRow = { ...weighed, ...decided, nonConformityId: issue?.id ?? null };
  context.insert(table, row);
  return toCheck(context, { row, ...names, nonConformity: issue?.reference ?? null });
});

interface Sheet {
  unit: keyof typeof units;
  weight: number | null;
  density: number | null;
}

/** What the label says, and the density that a volume is weighed by. */
function measuredOf({ nominal, density }: Input, sheet: Sheet | undefined): Pick<CheckRow, "nominal" | "unit" | "density"> {
  const ofSheet = sheet?.unit === "piece" && sheet.weight ? { amount: sheet.weight, unit: "g" as const } : null;
  const { amount, unit } = nominal ?? ofSheet ?? refuseField("nominal", "required");
  const written = nominalUnits.find((known) => known === unit) ?? refuseField("nominal", "weight_or_volume");
  if (amount < LEAST_NOMINAL || amount > MOST_NOMINAL) refuseField("nominal", "no_pack");
  if (units[written].base === "g") return { nominal: amount, unit: written, density: null };
  return { nominal: amount, unit: written, density: density || sheet?.density || refuseField("density", "density_missing") };
}
