import { civilDate, formatDate } from "@/worker/core/figures/dates";
import { handle } from "@/worker/engine/handler";
import { fetchCompany, senderOf } from "@/worker/modules/business/company";
import { figures } from "./contract";
import { answerTo, MOST_PRINTED } from "./query";
import { sheetOf } from "./sheet";
import { en } from "./words.en";
import { fr } from "./words.fr";

/** The answer to a question on paper, with what it was understood as. */
export const paper = handle(figures.paper, async (context, { title, ...question }) => {
  const { language } = context.caller;
  const [answer, company] = await Promise.all([answerTo(context, { ...question, limit: MOST_PRINTED }), fetchCompany(context)]);
  const { head, rows, rest, total } = sheetOf(answer, language);
  const { sentence } = { fr, en }[language];
  const [first, ...others] = head;
  return context.printer.print({
    kind: "paper",
    fileName: `${sentence.file}-${civilDate(context.now)}`,
    language,
    title: title ?? answer.measures.map(({ label }) => label).join(sentence.and),
    sender: await senderOf(context, company, language),
    facts: [
      { label: sentence.asked, value: answer.understood },
      { label: sentence.printed, value: formatDate(civilDate(context.now), language) },
    ],
    blocks: [
      {
        kind: "table",
        caption: answer.understood,
        columns: [
          { label: first ?? "" },
          ...others.map((label, place) => ({ label, align: place + 1 < answer.by.length ? ("left" as const) : ("right" as const) })),
        ],
        rows: [
          ...rows.map((cells) => ({ cells })),
          ...(rest ? [{ cells: rest }] : []),
          ...(answer.by.length ? [{ kind: "subtotal" as const, cells: total }] : [{ cells: total }]),
        ],
      },
    ],
  });
});
