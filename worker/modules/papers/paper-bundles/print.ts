import { paperBundles as table } from "@/db/business";
import { civilDate } from "@/worker/core/figures/dates";
import { nameOfActor, requireBusiness } from "@/worker/engine/actor";
import { handle } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import { paperBundles } from "./contract";
import { type BundleRow, toBundle } from "./records";
import { requireSome } from "./rules";
import { selectRecords } from "./select";

/**
 * Begins a bundle; the queue prints it, so that nobody waits before a page. What is in it is settled now.
 * @throws Refusal `invalid_input` naming `kind` when too many or none match, or what papers of this kind are not chosen by
 */
export const print = handle(paperBundles.print, async (context, wanted) => {
  const { now, caller } = context;
  const { kind, language, text } = wanted;
  const business = requireBusiness(caller);
  const records = wanted.records
    ? [...new Set(wanted.records)].map((record) => ({ record, name: record }))
    : await selectRecords(context, wanted);
  requireSome(records.length);
  const id = newId();
  const row: BundleRow = {
    id,
    kind,
    state: "running",
    records,
    choices: { language, text },
    total: records.length,
    printed: 0,
    refused: [],
    papers: [],
    fileName: `${kind.replaceAll("_", "-")}-${civilDate(now)}.zip`,
    fileKey: `${business.id}/papers/${id}`,
    email: caller.actor.type === "person" ? caller.actor.email : null,
    version: 1,
    createdAt: now,
    updatedAt: now,
  };
  context.insert(table, row);
  context.enqueue({ type: "papers.print", businessId: business.id, bundleId: id, behalf: nameOfActor(caller.actor) });
  return toBundle(row);
});
