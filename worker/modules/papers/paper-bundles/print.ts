import { civilDate } from "@/worker/core/figures/dates";
import { requireShown } from "@/worker/core/files/shown-signs";
import { fold } from "@/worker/core/language";
import { handle } from "@/worker/engine/handler";
import { beginBundle } from "./begin";
import { paperBundles } from "./contract";
import { toBundle } from "./records";
import { requireSome } from "./rules";
import { selectRecords } from "./select";
import { en } from "./words.en";
import { fr } from "./words.fr";

/**
 * Begins a bundle; the queue prints it, so that nobody waits before a page. What is in it is settled now.
 * @throws Refusal `invalid_input` naming `kind` when too many or none match, `text`, or what papers of this kind are not chosen by
 */
export const print = handle(paperBundles.print, async (context, wanted) => {
  const { kind, language, text } = wanted;
  requireShown("text", text);
  const records = wanted.records
    ? [...new Set(wanted.records)].map((record) => ({ record, name: record }))
    : await selectRecords(context, wanted);
  requireSome(records.length);
  const called = (language === "fr" ? fr : en).values.kind[kind];
  const fileName = `${fold(called).replace(/[^a-z0-9]+/g, "-")}-${civilDate(context.now)}.zip`;
  return toBundle(beginBundle(context, { kind, records, choices: { language, text }, fileName }, "papers.print"));
});
