import { eq } from "drizzle-orm";
import { clients as table } from "@/db/business";
import { Refusal } from "@/worker/core/errors";
import { parse } from "@/worker/core/contract/parse";
import type { Parsed } from "@/worker/core/contract/operation";
import { type CommandContext, handle } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import { numberIn } from "@/worker/engine/writing/numbering";
import { clients } from "./contract";
import { type ClientRow, toClient } from "./records";
import { derive } from "./rules";

/** What references of clients begin with. */
export const SERIES = "CLI";

/** Adds a client, under the reference a person chose or else the next of the series. */
export const create = handle(clients.create, async (context, { reference: own, ...input }) => {
  const reference = own ? await claim(context, own) : context.numbered(SERIES);
  const row = rowOf({ ...input, reference }, context.now);
  context.insert(table, row);
  return toClient({ ...row, archivedAt: null, archived: false });
});

/** A client of whom only this is known, as it is kept. @param facts as a door would say them @param now UTC milliseconds */
export function newClientRow(facts: object, reference: string, now: number): ClientRow {
  const row = rowOf({ ...parse(clients.create.input, facts), reference }, now);
  return { ...row, archivedAt: null, archived: false };
}

/** A new client as it is kept. @param now UTC milliseconds */
export function rowOf(input: Parsed<typeof clients.create> & { reference: string }, now: number) {
  const facts = { ...input, id: newId(), version: 1, createdAt: now, updatedAt: now };
  return { ...facts, ...derive(facts) };
}

/** Takes the reference a person chose. @throws Refusal `already_exists` when another client has it */
async function claim(context: CommandContext, reference: string): Promise<string> {
  const [other] = await context.db.select({ id: table.id }).from(table).where(eq(table.reference, reference));
  if (other) throw new Refusal("already_exists", { fields: [{ field: "reference", code: "taken" }] });
  context.keepAhead(SERIES, numberIn(SERIES, reference));
  return reference;
}
