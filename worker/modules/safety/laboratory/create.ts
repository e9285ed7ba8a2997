import { eq } from "drizzle-orm";
import { analysisPlans, labSamples as table } from "@/db/business";
import type { PlannedAnalysis } from "./status";
import { Refusal, refuseField } from "@/worker/core/errors";
import { civilDate } from "@/worker/core/figures/dates";
import { nameOfActor } from "@/worker/engine/actor";
import { type CommandContext, handle } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import { findNamed } from "@/worker/modules/safety/named";
import { laboratory } from "./contract";
import { criteria } from "./criteria";
import { awaited, type SampleRow, searchTextOf, toSample } from "./records";
import { problemsOf } from "./rules";
import { holdUntil } from "@/worker/modules/safety/holds";

/**
 * Takes a sample of a lot; what is looked for is what is named, or the product's plan.
 * @throws Refusal `invalid_input` naming the `lot` that nobody knows, `takenOn` that is to come, `criteria` where nothing is looked
 *   for, or what is wrong with limits
 */
export const create = handle(laboratory.create, async (context, { lot: lotName, criteria: names, analyses, asPlan, ...input }) => {
  const { db, now, caller } = context;
  const today = civilDate(now);
  const takenOn = input.takenOn ?? today;
  if (takenOn > today) refuseField("takenOn", "future");
  const { lot, item } = await findNamed(db, { lot: lotName });
  if (!lot || !item) refuseField("lot", "not_found");
  const problems = problemsOf(analyses);
  if (problems.length) throw new Refusal("invalid_input", { fields: problems });
  const [saved] = await db.select().from(analysisPlans).where(eq(analysisPlans.itemId, item.id));
  const named = [...names.map((name) => criteria[name]), ...analyses];
  const planned = named.length ? named : (saved?.analyses ?? []);
  if (!planned.length) refuseField("criteria", "nothing_looked_for");
  if (asPlan) keepPlan(context, saved, { itemId: item.id, planned });
  const stamp = { version: 1, createdAt: now, updatedAt: now };
  const reference = context.numbered(`LAB-${today.slice(0, 4)}`);
  const holds = input.holds && (await holdUntil(context, lot.id, reference));
  const row: SampleRow = {
    ...input,
    id: newId(),
    reference,
    status: "taken",
    outcome: "pending",
    itemId: item.id,
    lotId: lot.id,
    takenOn,
    analyses: awaited(planned),
    // What was held before stays so, whatever is found.
    holds,
    report: "",
    reportedOn: null,
    nonConformityId: null,
    recallId: null,
    actor: nameOfActor(caller.actor),
    searchText: searchTextOf({ reference, laboratory: input.laboratory, report: "" }, [item.name, lot.number]),
    ...stamp,
  };
  context.insert(table, row);
  return toSample(context, { row, itemName: item.name, lot: lot.number, nonConformity: null, recall: null });
});

type PlanRow = typeof analysisPlans.$inferSelect;

function keepPlan(
  context: CommandContext,
  saved: PlanRow | undefined,
  { itemId, planned }: { itemId: string; planned: PlannedAnalysis[] },
) {
  const stamp = { version: 1, createdAt: context.now, updatedAt: context.now };
  if (saved) context.update(analysisPlans, saved, { analyses: planned });
  else context.insert(analysisPlans, { id: newId(), itemId, analyses: planned, ...stamp });
}
