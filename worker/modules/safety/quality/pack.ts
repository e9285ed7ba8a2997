import { refuseField } from "@/worker/core/errors";
import { addMonths, civilDate, formatDate } from "@/worker/core/figures/dates";
import { fold } from "@/worker/core/language";
import { handle } from "@/worker/engine/handler";
import { namesOf } from "@/worker/engine/people";
import { fetchCompany, senderOf } from "@/worker/modules/business/company";
import { missedSince } from "@/worker/modules/safety/readings";
import { quality } from "./contract";
import { packBlocks } from "./pack-blocks";
import { readPack } from "./read-pack";
import { en } from "./words.en";
import { fr } from "./words.fr";

/** Months that a pack goes back when nobody says how far. */
const MONTHS = -12;

/**
 * What an inspector asks to see, in one paper: contents, plans, readings with what was missed, checks of lots, heat treatments,
 * laboratory, net contents, non-conformities, recalls and drills, lots on hold, certificates, instruments.
 * @throws Refusal `invalid_input` naming `to` that lies before `from`
 */
export const pack = handle(quality.pack, async (context, { language = context.caller.language, ...days }) => {
  const today = civilDate(context.now);
  const to = days.to ?? today;
  const from = days.from ?? addMonths(to, MONTHS);
  if (to < from) refuseField("to", "before_start");
  const [read, missed, company] = await Promise.all([
    readPack(context.db, { from, to }),
    missedSince(context.db, today),
    fetchCompany(context),
  ]);
  const names = await namesOf(
    context.platform,
    read.checked.map(({ row }) => row.answerer),
  );
  const words: typeof fr = language === "fr" ? fr : (en as unknown as typeof fr);
  const blocks = packBlocks({ ...read, names, missed: missed.filter(({ day }) => day >= from && day <= to) }, { words, language, today });
  return context.printer.print({
    kind: "paper",
    fileName: fold(`${words.paper.file} ${from} ${to}`).replace(/[^a-z0-9]+/g, "-"),
    language,
    title: words.paper.title,
    sender: await senderOf(context, company, language),
    facts: [
      { label: words.fields.from, value: formatDate(from, language) },
      { label: words.fields.to, value: formatDate(to, language) },
      { label: words.paper.printed, value: formatDate(today, language) },
    ],
    blocks,
  });
});
