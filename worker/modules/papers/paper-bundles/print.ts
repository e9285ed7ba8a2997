import { civilDate } from "@/worker/core/figures/dates";
import { handle } from "@/worker/engine/handler";
import { beginBundle } from "./begin";
import { paperBundles } from "./contract";
import { toBundle } from "./records";
import { requireSome } from "./rules";
import { selectRecords } from "./select";

/**
 * Begins a bundle; the queue prints it, so that nobody waits before a page. What is in it is settled now.
 * @throws Refusal `invalid_input` naming `kind` when too many or none match, or what papers of this kind are not chosen by
 */
export const print = handle(paperBundles.print, async (context, wanted) => {
  const { kind, language, text } = wanted;
  const records = wanted.records
    ? [...new Set(wanted.records)].map((record) => ({ record, name: record }))
    : await selectRecords(context, wanted);
  requireSome(records.length);
  const fileName = `${kind.replaceAll("_", "-")}-${civilDate(context.now)}.zip`;
  return toBundle(beginBundle(context, { kind, records, choices: { language, text }, fileName }, "papers.print"));
});
