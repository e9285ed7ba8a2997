import { treasuryEntries } from "@/db/business";
import { fold } from "@/worker/core/language";
import { handle } from "@/worker/engine/handler";
import { requireOpen, salesRateOf } from "@/worker/modules/money/books";
import { treasury } from "./contract";
import { fetchOwnEntry, requireDay, toEntry } from "./records";
import { requireOwn } from "./settled";

/** Changes an entry made by hand; neither its day nor its new one lies in a closed period. */
export const update = handle(treasury.update, async (context, { id, version, ...changes }) => {
  const before = await fetchOwnEntry(context.db, id);
  await requireOpen(context.db, before.day, "day");
  if (changes.day) await requireDay(context, changes.day);
  if (changes.category && changes.category !== before.category) requireOwn(before, changes.category);
  const category = changes.category ?? before.category;
  const wanted = changes.vatRate ?? (category === before.category ? (before.vatRate ?? undefined) : undefined);
  const vatRate = await salesRateOf(context, category, wanted);
  const searchText = fold(changes.description ?? before.description);
  return toEntry(context.update(treasuryEntries, before, { ...changes, vatRate, searchText }, version));
});
