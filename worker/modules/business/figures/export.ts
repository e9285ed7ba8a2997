import { forSpreadsheets, writeCsv } from "@/worker/core/files/csv";
import { civilDate } from "@/worker/core/figures/dates";
import { handle } from "@/worker/engine/handler";
import { figures } from "./contract";
import { answerTo, MOST_SHOWN } from "./query";
import { numbersOf } from "./sheet";

/** The whole answer to a question as a file for spreadsheets; formula-like names are made plain by the writer. */
export const exported = handle(figures.export, async (context, question) => {
  const answer = await answerTo(context, { ...question, limit: MOST_SHOWN });
  const rows = numbersOf(answer, context.caller.language);
  const name = question.measures
    .join("-")
    .replace(/[^a-z]+/gi, "-")
    .toLowerCase();
  return { fileName: `${name}-${civilDate(context.now)}.csv`, text: `${writeCsv(rows, forSpreadsheets)}\r\n` };
});
