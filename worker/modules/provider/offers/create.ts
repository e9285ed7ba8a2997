import { consultancyOffers as table } from "@/db/platform";
import { handle } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import { offers } from "./contract";

/** Adds a kind of appointment that one may book. */
export const create = handle(offers.create, async (context, input) => {
  const row = { id: newId(), ...input, version: 1, createdAt: context.now, updatedAt: context.now };
  context.insert(table, row);
  return row;
});
