import { treasuryEntries } from "@/db/business";
import { handle } from "@/worker/engine/handler";
import { requireOpen } from "@/worker/modules/money/books";
import { treasury } from "./contract";
import { fetchOwnEntry, toEntry } from "./records";

/** Takes an entry made by hand away; those of payments go with their payment, those of closed periods stay. */
export const remove = handle(treasury.remove, async (context, { id, version }) => {
  const before = await fetchOwnEntry(context.db, id);
  await requireOpen(context.db, before.day, "day");
  context.remove(treasuryEntries, before, version);
  return toEntry(before);
});
