import { refuseField } from "@/worker/core/errors";
import type { BusinessDatabase } from "@/worker/engine/ports";
import { selectNamedLots } from "@/worker/modules/safety/non-conformities";
import type { GivenAnswer } from "./shapes";
import type { AskedQuestion } from "./status";

/** Where a question stands that is named by its identifier, or by its place from 1; -1 when nobody asked it. */
export function placeOf(questions: readonly AskedQuestion[], name: string): number {
  const place = questions.findIndex(({ id }) => id === name);
  return place < 0 && /^\d{1,3}$/.test(name) && Number(name) <= questions.length ? Number(name) - 1 : place;
}

/**
 * Questions with what is said of them now; what is left out stays.
 * @throws Refusal `invalid_input` naming a question that nobody asked, or a lot that nobody knows
 */
export async function withAnswers(db: BusinessDatabase, questions: AskedQuestion[], answers: GivenAnswer[]): Promise<AskedQuestion[]> {
  const numbers = await numbersOf(db, answers);
  const after = [...questions];
  for (const [at, { question, lots, ...changes }] of answers.entries()) {
    const place = placeOf(questions, question);
    const before = after[place] ?? refuseField(`answers.${at}.question`, "not_found");
    const named = lots?.map((name, which) => numbers.get(name) ?? refuseField(`answers.${at}.lots.${which}`, "not_found"));
    const changed = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
    after[place] = { ...before, ...changed, ...(named && { lots: [...new Set(named)] }) };
  }
  return after;
}

/** The numbers of the lots that are named, by how they are named. */
async function numbersOf(db: BusinessDatabase, answers: GivenAnswer[]): Promise<Map<string, string>> {
  const names = [...new Set(answers.flatMap(({ lots = [] }) => lots))];
  const found = names.length ? await selectNamedLots(db, names) : [];
  return new Map(
    names.flatMap((name) => {
      const one = found.find(({ lot }) => lot.id === name || lot.number === name || lot.number === name.toUpperCase());
      return one ? [[name, one.lot.number]] : [];
    }),
  );
}
