import { paperBundles as table } from "@/db/business";
import { nameOfActor, requireBusiness } from "@/worker/engine/actor";
import type { CommandContext } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import type { BundleRow } from "./records";

type Beginning = Pick<BundleRow, "kind" | "records" | "choices" | "fileName">;

/** Begins a bundle in the command's batch. @param type the job that makes it @returns what is written */
export function beginBundle(context: CommandContext, beginning: Beginning, type: "papers.print" | "quality.pack"): BundleRow {
  const { now, caller } = context;
  const business = requireBusiness(caller);
  const id = newId();
  const row: BundleRow = {
    ...beginning,
    id,
    state: "running",
    total: beginning.records.length,
    printed: 0,
    refused: [],
    papers: [],
    fileKey: `${business.id}/papers/${id}`,
    email: caller.actor.type === "person" ? caller.actor.email : null,
    version: 1,
    createdAt: now,
    updatedAt: now,
  };
  context.insert(table, row);
  context.enqueue({ type, businessId: business.id, bundleId: id, behalf: nameOfActor(caller.actor) });
  return row;
}
