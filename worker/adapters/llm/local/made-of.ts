import type { AssistantTools, Question } from "../port";
import { figureAsked, recordsBehind } from "./figures";
import { rankedAnswer } from "./reading-answers";
import type { Said } from "./scene";
import type { Heard } from "./names";
import { readingsOf } from "./understanding";

/** What the answer of a question is made of: the records behind a figure, or the rows that were counted. */
export async function madeOf(question: Question, desk: AssistantTools, heard: Heard): Promise<Said> {
  const [reading] = readingsOf(heard.forModel, desk).readings;
  if (!reading) return { response: desk.say("unknown"), isNothing: true };
  if (!reading.measure) return rankedAnswer(question, desk, reading, { ...heard, text: uncounted(heard.text) });
  const figure = await figureAsked(desk, reading, heard);
  if (!figure.answer) return rankedAnswer(question, desk, reading, heard);
  const { understood, items } = await recordsBehind(figure.path, { measure: reading.measure, desk, language: question.language });
  return { response: [understood, ...items.slice(0, 10), desk.at(figure.path)].join("\n") };
}

/** A question for rows, where it counted them. */
const uncounted = (message: string) =>
  message.replace(/\b(?:combien (?:de |d['’])?|nombre (?:de |d['’])|how many|number of|count of)/gi, " ");
