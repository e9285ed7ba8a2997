import { addDays } from "@/worker/core/figures/dates";
import { fold } from "@/worker/core/language";
import type { TaskKind } from "@/worker/modules/safety/non-conformities/status";
import type { AskedQuestion, Finding } from "./status";

/** What a question that conforms earns of its weight, in halves; one that does not apply counts on neither side. */
const halves: Record<Exclude<Finding, "not_applicable">, number> = { conforms: 2, minor: 1, major: 0 };

/**
 * The score of what was seen: what was earned of what could be, in hundredths of a percent. A minor gap earns half its weight, a major
 * one nothing. Never rounded up, so that a mark that is not reached does not look reached.
 * @returns null when no question applies
 */
export function scoreOf(questions: readonly Pick<AskedQuestion, "finding" | "weight">[]): number | null {
  let [earned, most] = [0, 0];
  for (const { finding, weight } of questions) {
    if (finding === null || finding === "not_applicable") continue;
    earned += halves[finding] * weight;
    most += 2 * weight;
  }
  return most === 0 ? null : Math.floor((earned * 10_000) / most);
}

/** Is the mark reached? Exactly on it, it is. */
export const outcomeOf = (score: number, passMark: number) => (score >= passMark ? "passed" : "failed");

/** How many gaps of each kind were seen. */
export function gapsOf(questions: readonly Pick<AskedQuestion, "finding">[]): { minor: number; major: number } {
  const count = (wanted: Finding) => questions.filter(({ finding }) => finding === wanted).length;
  return { minor: count("minor"), major: count("major") };
}

/** Within how many days of the audit each task is due, when nobody says by when. */
const days: Record<"minor" | "major", Partial<Record<TaskKind, number>>> = {
  minor: { corrective: 30, verification: 45 },
  major: { containment: 0, corrective: 15, preventive: 30, verification: 45 },
};
/** Whether it held is looked at so many days after it was put right. */
const SETTLES = 15;

/**
 * What a gap asks to be done: a major one is contained, put right, kept from coming back and looked at again; a minor one is put right
 * and looked at again.
 * @param texts what each task is called where nobody said what to do
 */
export function tasksOf(
  { finding, action, dueOn }: Pick<AskedQuestion, "finding" | "action" | "dueOn">,
  heldOn: string,
  texts: Record<TaskKind, string>,
): { kind: TaskKind; text: string; dueOn: string }[] {
  if (finding !== "minor" && finding !== "major") return [];
  return (Object.entries(days[finding]) as [TaskKind, number][]).map(([kind, after]) => {
    const usual = addDays(heldOn, after);
    if (kind === "corrective") return { kind, text: action || texts.corrective, dueOn: dueOn ?? usual };
    const settled = dueOn && addDays(dueOn, SETTLES);
    return { kind, text: texts[kind], dueOn: kind === "verification" && settled && settled > usual ? settled : usual };
  });
}

/** What an audit is looked for by. */
export const searchTextOf = (...texts: string[]) => fold(texts.filter(Boolean).join(" "));
