import { eq } from "drizzle-orm";
import { analysisPlans, items, shelfLifeStudies as table } from "@/db/business";
import { Refusal, refuseField } from "@/worker/core/errors";
import { civilDate } from "@/worker/core/figures/dates";
import { nameOfActor } from "@/worker/engine/actor";
import { handle } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import { criteria } from "@/worker/modules/safety/laboratory";
import { problemsOf } from "@/worker/modules/safety/laboratory/rules";
import { findNamed } from "@/worker/modules/safety/named";
import { shelfLifeStudies } from "./contract";
import { searchTextOf, type StudyRow, toStudy } from "./records";
import { verdictOf } from "./rules";

/**
 * Begins a study of a product or of one lot of it; what is looked at is what is named, or the product's plan of analyses.
 * @throws Refusal `invalid_input` naming the `item` or `lot` that is missing or that nobody knows, `startedOn` that is to come,
 *   `margin` that leaves nothing, `criteria` where nothing is looked at, or what is wrong with limits
 */
export const create = handle(shelfLifeStudies.create, async (context, { item: itemName, lot: lotName, criteria: names, ...input }) => {
  const { db, now, caller } = context;
  const today = civilDate(now);
  const startedOn = input.startedOn ?? today;
  if (startedOn > today) refuseField("startedOn", "future");
  if (input.margin >= input.targetDays) refuseField("margin", "margin_too_long");
  if (!itemName && !lotName) refuseField("item", "required");
  const { lot, item } = await findNamed(db, { item: itemName, lot: lotName });
  if (!item) refuseField("item", "not_found");
  const problems = problemsOf(input.analyses);
  if (problems.length) throw new Refusal("invalid_input", { fields: problems });
  const [[saved], [plan]] = await db.batch([
    db.select().from(items).where(eq(items.id, item.id)),
    db.select().from(analysisPlans).where(eq(analysisPlans.itemId, item.id)),
  ]);
  if (!saved) throw new Error("The item was found a moment ago");
  const named = [...names.map((name) => criteria[name]), ...input.analyses];
  const planned = named.length ? named : (plan?.analyses ?? []);
  if (!planned.length) refuseField("criteria", "nothing_looked_for");
  const reference = context.numbered(`EDV-${today.slice(0, 4)}`);
  const begun = {
    ...input,
    startedOn,
    dateKind: input.dateKind ?? saved.dateKind,
    analyses: planned.map((one) => ({ ...one, id: newId() })),
    points: [],
  };
  const row: StudyRow = {
    ...begun,
    ...verdictOf(begun),
    id: newId(),
    reference,
    status: "running",
    itemId: item.id,
    lotId: lot?.id ?? null,
    concludedOn: null,
    appliedOn: null,
    appliedDays: null,
    formerDays: null,
    formerKind: null,
    actor: nameOfActor(caller.actor),
    searchText: searchTextOf(reference, [item.name, lot?.number ?? null]),
    version: 1,
    createdAt: now,
    updatedAt: now,
  };
  context.insert(table, row);
  return toStudy(context, {
    row,
    itemName: item.name,
    itemDays: saved.shelfLifeDays,
    itemKind: saved.dateKind,
    lot: lot?.number ?? null,
  });
});
