import { refuseField } from "@/worker/core/errors";
import type { Operation } from "@/worker/core/contract/operation";
import { newId } from "@/worker/engine/identifier";

export type Input = Record<string, unknown>;

/** One command of a plan, with what it is given; `$1.id` stands for what the first step answers. */
export interface Step {
  operation: Operation;
  input: Input;
}

const REFERENCE = /^\$(\d{1,2})\.(\w{1,40})$/;

/** Does a value wait for an earlier step's answer? */
export const isLater = (value: unknown): boolean => typeof value === "string" && REFERENCE.test(value);

/** The input with each reference replaced. @param find what stands in for a field of an earlier step's answer */
function replaced(value: unknown, find: (step: number, field: string) => unknown): unknown {
  if (Array.isArray(value)) return value.map((entry) => replaced(entry, find));
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(Object.entries(value).map(([field, entry]) => [field, replaced(entry, find)]));
  const [, step, field] = (typeof value === "string" && REFERENCE.exec(value)) || [];
  return step && field ? find(Number(step), field) : value;
}

/** An input that can be checked before the steps it waits for are done. @param before how many steps come before it @throws Refusal `invalid_input` naming `steps` */
export function withStandIns(input: Input, before: number): Input {
  return replaced(input, (step, field) => {
    if (step < 1 || step > before) refuseField("steps", "no_such_step");
    return field === "version" ? 1 : newId();
  }) as Input;
}

/** An input with the answers of the steps before it. */
export function withAnswers(input: Input, answers: Input[]): Input {
  return replaced(input, (step, field) => answers[step - 1]?.[field]) as Input;
}
