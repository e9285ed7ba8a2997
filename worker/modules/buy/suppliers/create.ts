import { suppliers as table } from "@/db/business";
import type { Parsed } from "@/worker/core/contract/operation";
import { type CommandContext, handle } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import { suppliers } from "./contract";
import { type SupplierRow, toSupplier } from "./records";
import { derive } from "./rules";

/** What references of suppliers begin with. */
export const SERIES = "FOU";

/** Adds a supplier, with the next reference of its series. */
export const create = handle(suppliers.create, async (context, input) => toSupplier(await addSupplier(context, input)));

type NewSupplier = Partial<Parsed<typeof suppliers.create>> & { name: string; directoryId?: string };

/** Adds a supplier, in the write of another change; what is not said is as on a new form. */
export async function addSupplier(context: CommandContext, input: NewSupplier): Promise<SupplierRow> {
  const reference = context.numbered(SERIES);
  const row = rowOf({ ...suppliers.create.input.parse({ name: input.name }), ...input, reference }, context.now);
  context.insert(table, row);
  return { ...row, archivedAt: null, archived: false };
}

/** A new supplier as it is kept. @param now UTC milliseconds */
export function rowOf(input: Parsed<typeof suppliers.create> & { reference: string; directoryId?: string }, now: number) {
  const facts = { directoryId: null, ...input, id: newId(), version: 1, createdAt: now, updatedAt: now };
  return { ...facts, ...derive(facts) };
}
