import { eq } from "drizzle-orm";
import { directoryContacts, directoryEntries as table } from "@/db/platform";
import { mustExist, refuseField } from "@/worker/core/errors";
import { handle } from "@/worker/engine/handler";
import { directory } from "./contract";
import { fetchEntry, toEntry } from "./records";
import { derive, mergedFields } from "./rules";

/** Puts a double into the entry that stays; links to the double lead to it from then on. */
export const merge = handle(directory.merge, async (context, { id, double: doubleId, version }) => {
  const { platform, now } = context;
  const [before, double] = await Promise.all([fetchEntry(platform, id), mustExist("double", fetchEntry(platform, doubleId))]);
  const taken = mergedFields(before, double);
  const fields = { ...taken, products: [...taken.products], certifications: [...taken.certifications] };
  const after = context.update(table, before, { ...fields, ...derive({ ...before, ...fields }) }, version);
  // Told after whoever looked at an older state: a double that was merged meanwhile is the entry itself.
  if (before.id === double.id) refuseField("double", "same_entry");
  context.update(table, double, { mergedInto: before.id, archivedAt: double.archivedAt ?? now });
  // Doubles of the double lead straight here, too.
  context.write(platform.update(table).set({ mergedInto: before.id }).where(eq(table.mergedInto, double.id)));
  context.write(platform.update(directoryContacts).set({ entryId: before.id }).where(eq(directoryContacts.entryId, double.id)));
  return toEntry(after);
});
