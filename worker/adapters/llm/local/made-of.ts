import type { AssistantTools, Question } from "../port";
import { rankedAnswer } from "./reading-answers";
import type { Said } from "./scene";
import { withDaysRight } from "./model/model";
import { written } from "./model/spelling";
import { readingsOf, spokenIn, withKinds } from "./understanding";

interface Figure {
  answer: {
    by: { name: string }[];
    period: { from: string; to: string } | null;
    filters: { dimension: string; is: { key: string }[] }[];
  } | null;
  path: string;
}
interface Rows {
  understood: string;
  items: { label: string; day: string | null; path: string }[];
  nextCursor: string | null;
}

/** Rows of a figure that are told. */
const SHOWN = 10;

/** What the answer of a question is made of: the records behind a figure, or the rows that were counted. */
export async function madeOf(question: Question, desk: AssistantTools): Promise<Said> {
  const { message } = question;
  const [reading] = readingsOf(await withKinds(message, desk), desk).readings;
  if (!reading) return { response: desk.say("unknown"), isNothing: true };
  const rows = desk.tools.find(({ operation }) => operation.id === "figures.rows");
  if (!reading.measure || !rows) return rankedAnswer({ ...question, message: uncounted(message) }, desk, reading);
  const text = withDaysRight(written(message));
  const figure = (await desk.run(reading.tool.operation, {
    question: text.slice(0, 500),
    measure: reading.measure,
    spoken: spokenIn(message, reading).slice(0, 100),
  })) as Figure;
  const narrowed = new URLSearchParams(figure.path.split("?")[1] ?? "");
  if (!figure.answer) return rankedAnswer(question, desk, reading);
  const filters = narrowed.getAll("only").map((only) => {
    const [dimension = "", keys = ""] = only.split(/:(.*)/s);
    return { dimension, is: keys.split(",") };
  });
  const [from, to] = [narrowed.get("from"), narrowed.get("to")];
  const made = (await desk.run(rows.operation, {
    measure: reading.measure,
    filters,
    limit: SHOWN,
    ...(from && to && { from, to }),
  })) as Rows;
  const lines = made.items.map(({ label, day }) => `• ${label}${day ? ` (${day})` : ""}`);
  return { response: [made.understood, ...lines, desk.at(figure.path)].join("\n") };
}

/** A question for rows, where it counted them. */
const uncounted = (message: string) =>
  message.replace(/\b(?:combien (?:de |d['’])?|nombre (?:de |d['’])|how many|number of|count of)/gi, " ");
