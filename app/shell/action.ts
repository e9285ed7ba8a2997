import { type ActionFunctionArgs, type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import { type Texts, typedName } from "@/worker/core/contract/coerce";
import { inputFrom } from "@/worker/core/contract/input-from";
import type { TFunction } from "i18next";
import { nameOf, type Operation, type Result } from "@/worker/core/contract/operation";
import { fieldsOf } from "@/worker/core/contract/schema";
import { Refusal } from "@/worker/core/errors";
import type { FormAnswer } from "../ui/form";
import { wordsOf } from "./i18n/server";
import type { Problem } from "../context";
import { leaveFlash } from "./flash";
import { recordPath } from "./record-path";

interface Then<O extends Operation> {
  /** Where to go once it is done; back to the form's own page otherwise. */
  to?(result: Result<O>, request: Request): string;
  /** Changes what is read of the form, such as rows that were left blank; what was typed is handed back as it came. */
  read?(form: FormData, context: AppLoadContext): void | Promise<void>;
  /** What else is to be said of what was done. */
  tell?(result: Result<O>, t: TFunction): string;
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
export function actionFor<O extends Operation>(operation: O, { to, read, tell }: Then<O> = {}) {
  const { module, verb } = nameOf(operation);
  return async ({ request, params, context, isMeant }: ActArgs) => {
    const form = await request.formData();
    if (!isMeant && !meansOne(form, [verb], verb)) return refuseVerb(context, form, [verb]);
    const filled = copyOf(form);
    await read?.(filled, context);
    const texts = textsOf(filled);
    try {
      const input = { ...inputFrom(operation, texts), ...(params.id !== undefined && { id: params.id }) };
      const result = await context.call(operation, input, textOf(form.get("_key")));
      const { t } = wordsOf(context.lang);
      leaveFlash(context.headers, { tone: "done", title: t(`${module}:operations.${verb}.done`), text: tell?.(result, t) || undefined });
      return redirect(to?.(result, request) ?? new URL(request.url).pathname);
    } catch (error) {
      const problem = context.phrase(error);
      const errors = problem.errors?.map((fault) => ({ ...fault, field: typedName(fieldsOf(operation.input), texts, fault.field) }));
      return refusal({ ...problem, errors }, form);
    }
  };
}

function copyOf(form: FormData): FormData {
  const copy = new FormData();
  for (const [name, value] of form) copy.append(name, value);
  return copy;
}

/** What an action is called with. */
type ActArgs = ActionFunctionArgs & {
  /** Somebody has read `_verb`, and this is what it means. */
  isMeant?: true;
};
export type Act = (args: ActArgs) => Promise<unknown>;

interface Screen<O extends Operation> extends Then<O> {
  /** Those that are done in a way of their own: they lead elsewhere, or read the form otherwise. */
  own?: Readonly<Record<string, Act>>;
}

/**
 * The action of a screen on which one can do several things: each form says by `_verb` which operation is meant, and one that
 * says nothing saves changes (`update`).
 * @param operations what the screen does
 */
export function actionsFor<O extends Operation>(operations: readonly O[], { own = {}, ...then }: Screen<O> = {}): Act {
  const actions = operations.map((operation) => [nameOf(operation).verb, actionFor(operation, then)]);
  return actionsBy({ ...Object.fromEntries(actions), ...own }, "update");
}

/**
 * The same where each thing is done in a way of its own.
 * @param blank what a form means that says nothing; nothing is done otherwise
 */
export function actionsBy(actions: Readonly<Record<string, Act>>, blank = ""): Act {
  const actByVerb = new Map(Object.entries(actions));
  return async (args) => {
    const form = await args.request.clone().formData();
    const verb = meansOne(form, [...actByVerb.keys()], blank);
    const act = verb && actByVerb.get(verb);
    return act ? act({ ...args, isMeant: true }) : refuseVerb(args.context, form, [...actByVerb.keys()]);
  };
}

/** An action for the record that the form names in a field of its own, where the address names none. @param field e.g. `_id` */
export const byOwnId =
  (act: Act, field = "_id"): Act =>
  async (args) => {
    const id = textOf((await args.request.clone().formData()).get(field));
    return act({ ...args, params: id ? { id } : {} });
  };

/** Which of these a form means by its `_verb`; null when it is none of them. @param blank what it means when it does not say */
function meansOne(form: FormData, verbs: string[], blank: string): string | null {
  const [verb = "", ...more] = new Set(form.getAll("_verb").map(textOf));
  const meant = verb || blank;
  return more.length === 0 && verbs.includes(meant) ? meant : null;
}

function refuseVerb(context: AppLoadContext, form: FormData, verbs: string[]) {
  const params = { choices: verbs.join(", ") };
  return refusal(context.phrase(new Refusal("invalid_input", { fields: [{ field: "_verb", code: "choice", params }] })), form);
}

/** The action of an address that has no screen: a refusal is answered as programs expect it. */
export const withoutScreen =
  (act: Act): Act =>
  async (args) => {
    const answer = await act(args);
    const problem = isRefusal(answer) ? answer.data.problem : undefined;
    if (problem) return problemResponse(problem);
    return answer instanceof Response ? answer : Response.json(answer);
  };

type Refused = ReturnType<typeof refusal>;
const isRefusal = (answer: unknown): answer is Refused => (answer as Partial<Refused> | null)?.type === "DataWithResponseInit";

/** A refusal where there is no screen to show it on. */
export function problemResponse(problem: object & { status?: number }): Response {
  return Response.json(problem, { status: problem.status, headers: { "content-type": "application/problem+json" } });
}

/** The answer of an address without a screen when there is nothing there. */
export const nothingThere = (context: AppLoadContext): Response => problemResponse(context.phrase(new Refusal("not_found")));

/** A form's answer when it is refused; passwords are never sent back. */
export function refusal({ status, errors, ...problem }: Refusing, form: FormData) {
  const values: Record<string, string> = {};
  for (const name of new Set(form.keys())) {
    if (!/password/i.test(name)) values[name] = form.getAll(name).map(textOf).join(",");
  }
  const answered = { ...problem, status, errors: errors?.map((fault) => ({ ...fault, links: linksOf(fault) })) };
  return data<FormAnswer>({ problem: answered, values }, { status });
}

type Fault = NonNullable<NonNullable<FormAnswer["problem"]>["errors"]>[number] & Partial<NonNullable<Problem["errors"]>[number]>;
type Refusing = NonNullable<FormAnswer["problem"]> & { status: number; errors?: Fault[] };

/** Where one does what a refusal proposes instead. */
const insteadPaths: Record<string, string> = { "counts.create": "/customer/inventory/counts/new" };

/** The screens of what is in the way, each once, and of what is proposed instead. */
function linksOf({ records = [], instead }: Fault) {
  const links = records.flatMap(({ record, id, name: text }) => {
    const to = record === "company" ? "/account-settings" : recordPath(record, id);
    return to ? [{ to, text }] : [];
  });
  const to = instead && insteadPaths[instead.operation];
  return to ? [...links, { to, text: instead.title }] : links;
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
