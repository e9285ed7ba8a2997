import { refuseField } from "@/worker/core/errors";
import { addMonths, civilDate } from "@/worker/core/figures/dates";
import { handle } from "@/worker/engine/handler";
import { beginBundle, toBundle } from "@/worker/modules/papers/paper-bundles";
import { LARGEST } from "@/worker/modules/papers/paper-bundles/status";
import { selectAttachments } from "./attachments";
import { quality } from "./contract";
import { fileNameOf, packWords } from "./pack-words";

/** Months that a pack goes back when nobody says how far. */
const MONTHS = -12;

/**
 * Begins a visit pack; the queue makes it: the paper first, then each document that goes with it. What is in it is settled now.
 * @throws Refusal `invalid_input` naming `to` that lies before `from`, or `from` when more documents go with it than one pack holds
 */
export const pack = handle(quality.pack, async (context, { language = context.caller.language, ...days }) => {
  const to = days.to ?? civilDate(context.now);
  const from = days.from ?? addMonths(to, MONTHS);
  if (to < from) refuseField("to", "before_start");
  const words = packWords(language);
  const attachments = await selectAttachments(context.db, { from, to }, words);
  if (attachments.length >= LARGEST) refuseField("from", "too_many_attachments", { maximum: LARGEST - 1 });
  const fileName = fileNameOf(words, { from, to });
  const records = [{ record: "", name: fileName }, ...attachments];
  const beginning = { kind: "visit_pack" as const, records, choices: { language, text: "", from, to }, fileName: `${fileName}.zip` };
  return toBundle(beginBundle(context, beginning, "quality.pack"));
});
