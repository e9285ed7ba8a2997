import { eq } from "drizzle-orm";
import { locations as table } from "@/db/business";
import { Refusal } from "@/worker/core/errors";
import { fold } from "@/worker/core/language";
import { type CommandContext, handle } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import { locations } from "./contract";
import { toLocation } from "./records";

/** Adds a place; no two in use have the same name. */
export const create = handle(locations.create, async (context, { name, notes }) => {
  await refuseTwin(context, name);
  const stamp = { version: 1, createdAt: context.now, updatedAt: context.now };
  const location = { id: newId(), name, sortName: fold(name), notes, archivedAt: null, ...stamp };
  context.insert(table, location);
  return toLocation({ location, lots: 0 });
});

/** @throws Refusal `already_exists` naming `name` when another place in use is called so */
export async function refuseTwin({ db }: CommandContext, name: string, own?: string): Promise<void> {
  const twins = await db
    .select()
    .from(table)
    .where(eq(table.sortName, fold(name)));
  if (!twins.some(({ id, archivedAt }) => archivedAt === null && id !== own)) return;
  throw new Refusal("already_exists", { fields: [{ field: "name", code: "taken" }] });
}
