import { type ActionFunctionArgs, data, redirect } from "@remix-run/cloudflare";
import { coerce, type Texts, typedName } from "@/worker/core/contract/coerce";
import { nameOf, type Operation, type Result } from "@/worker/core/contract/operation";
import type { FormAnswer } from "../ui/form";
import { wordsOf } from "./i18n/server";
import { leaveFlash } from "./flash";

interface Then<O extends Operation> {
  /** Where to go once it is done; back to the form's own page otherwise. */
  to?(result: Result<O>, request: Request): string;
}

/** Back to the same screen with what it was asked for: its tab, its filters. */
export const sameScreen = (_: unknown, request: Request): string => {
  const { pathname, search } = new URL(request.url);
  return pathname + search;
};

/**
 * The action of a form that does one operation: reads the form by the operation's schema, does it in-process, and goes
 * on with a message; or says why not and hands back what was typed.
 */
export function actionFor<O extends Operation>(operation: O, { to }: Then<O> = {}) {
  return async ({ request, params, context }: ActionFunctionArgs) => {
    const form = await request.formData();
    const texts = textsOf(form);
    try {
      const input = { ...coerce(operation.input, texts), ...(params.id !== undefined && { id: params.id }) };
      const result = await context.call(operation, input, textOf(form.get("_key")));
      const { module, verb } = nameOf(operation);
      leaveFlash(context.headers, { tone: "done", title: wordsOf(context.lang).t(`${module}:operations.${verb}.done`) });
      return redirect(to?.(result, request) ?? new URL(request.url).pathname);
    } catch (error) {
      const problem = context.phrase(error);
      const errors = problem.errors?.map((fault) => ({ ...fault, field: typedName(operation.input, texts, fault.field) }));
      return refusal({ ...problem, errors }, form);
    }
  };
}

type Act = (args: ActionFunctionArgs) => Promise<unknown>;

interface Screen<O extends Operation> extends Then<O> {
  /** Those that are done in a way of their own: they lead elsewhere, or read the form otherwise. */
  own?: Readonly<Record<string, Act>>;
}

/**
 * The action of a screen on which one can do several things: each form says by `_verb` which operation is meant, and one that
 * says nothing saves changes (`update`).
 * @param operations what the screen does; without an `update`, the first is what a form means that says nothing
 */
export function actionsFor<O extends Operation>(operations: readonly O[], { own = {}, ...then }: Screen<O> = {}): Act {
  const actions = new Map<string, Act>(operations.map((operation) => [nameOf(operation).verb, actionFor(operation, then)]));
  for (const [verb, act] of Object.entries(own)) actions.set(verb, act);
  const otherwise = actions.get("update") ?? [...actions.values()][0];
  if (!otherwise) throw new Error("A screen without operations");
  return async (args) => {
    const verb = String((await args.request.clone().formData()).get("_verb") ?? "");
    return (actions.get(verb) ?? otherwise)(args);
  };
}

/** A form's answer when it is refused; passwords are never sent back. */
export function refusal(problem: NonNullable<FormAnswer["problem"]> & { status: number }, form: FormData) {
  const values: Record<string, string> = {};
  for (const name of new Set(form.keys())) {
    if (!/password/i.test(name)) values[name] = form.getAll(name).map(textOf).join(",");
  }
  return data<FormAnswer>({ problem, values }, { status: problem.status });
}

/** What a form says: fields that begin with `_` are the form's own. A field given twice is a list. */
export function textsOf(form: FormData): Texts {
  const texts: Texts = {};
  for (const name of new Set(form.keys())) {
    const values = form.getAll(name).map(textOf);
    if (!name.startsWith("_")) texts[name] = values.length > 1 ? values : values[0];
  }
  return texts;
}

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === "string" ? value : "";
}
