import { type FieldProblem, type NamedRecord, Refusal, type RefusalCode } from "@/worker/core/errors";
import { type Plan, planNames } from "@/worker/core/contract/plans";
import { formatInstant } from "@/worker/core/figures/dates";
import type { Language } from "@/worker/core/language";
import { problemText } from "@/worker/core/problem-text";
import { newId } from "@/worker/engine/identifier";
import type { Log, SecurityEvent } from "@/worker/engine/log";
import { errorsIn, hasWords, translate } from "./words";

/** The body of an error answer (RFC 9457), with what programs and people need. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  /** Stable: programs may rely on it. */
  code: string;
  detail: string;
  /** The plan that opens what was refused. */
  plan?: Plan;
  errors?: { field: string; code: string; message: string; records?: NamedRecord[]; instead?: { operation: string; title: string } }[];
  incident?: string;
}

/** Refusals that whoever watches over the house wants to know of. */
const watched: Partial<Record<RefusalCode, SecurityEvent>> = {
  bad_credentials: "sign_in_failed",
  too_many_attempts: "locked",
  forbidden: "role_refused",
};

/** What nobody sets of themselves by a field that an operation does not know; whoever sends one tries for more than they have. */
const powers = ["role", "plan", "planStatus", "trialEndsAt", "credits", "business"];

/** Any error as a refusal. Faults of ours are logged under an incident id, which is all the caller learns. */
export function asRefusal(error: unknown, log: Log): Refusal {
  // Pages are bundled apart, with a class of their own of this name: what they throw is no instance of ours.
  if (error instanceof Error && error.name === "Refusal") return logged(error as Refusal, log);
  const incident = newId().slice(-12);
  log.error("fault", error, { incident });
  return new Refusal("failed", { incident, params: { incident } });
}

function logged(refusal: Refusal, log: Log): Refusal {
  const event = watched[refusal.code];
  if (event) log.security(event);
  if (refusal.detail.fields?.some(asksForPower)) log.security("power_refused");
  return refusal;
}

const asksForPower = ({ field, code }: FieldProblem) => code === "unknown" && powers.includes(field.split(".").at(-1) ?? "");

/** Phrases a refusal in the caller's language. */
export function problemOf(refusal: Refusal, language: Language): Problem {
  const say = translate(language);
  const { fields, params, incident } = refusal.detail;
  const plan = planNames.find((name) => name === params?.plan);
  const errors = fields?.map(({ records, instead, ...problem }) => ({
    field: problem.field,
    code: problem.code,
    message: problemText(inWords(problem, language), language, errorsIn(language)),
    ...(records && { records }),
    ...(instead && { instead: { operation: instead, title: say(`${instead.replace(".", ":operations.")}.title`) } }),
  }));
  return {
    type: `/api/docs#${refusal.code}`,
    title: say("errors.title"),
    status: refusal.status,
    code: refusal.code,
    detail: say(detailOf(refusal, plan), { ...params, ...(plan && { plan: say(`plans.${plan}`) }), maximum: limitsIn(params, say) }),
    ...(plan && { plan }),
    ...(errors && { errors }),
    ...(incident && { incident }),
  };
}

/** The limits that were reached, in words: "10 produits, 25 ingrédients". */
function limitsIn(params: Refusal["detail"]["params"], say: ReturnType<typeof translate>): string | number | undefined {
  if (params?.reached === undefined) return params?.maximum;
  const limits = String(params.reached).split(" ");
  return limits
    .map((limit) => limit.split(":"))
    .map(([name, count]) => say(`limits.${name}`, { count: Number(count) }))
    .join(", ");
}

/** The sentence of a refusal; where even the largest plan holds no more, none is named. */
const detailOf = ({ code }: Refusal, plan: Plan | undefined) => (code === "limit_reached" && !plan ? "largestPlan" : `errors.${code}`);

/** What somebody did to a record meanwhile is said by the name of the operation, and when. */
function changeInWords(problem: FieldProblem, language: Language): FieldProblem {
  const { operation, at, ...params } = problem.params ?? {};
  const [module, verb] = String(operation).split(".");
  const title = `${module}:operations.${verb}.title`;
  const say = translate(language);
  const what = hasWords(title) ? say(title) : say("answers.none");
  return { ...problem, params: { ...params, what, at: formatInstant(Number(at), language) } };
}

/** A move that a status forbids is explained in the module's own names of its states and moves; moves that no person makes have none. */
function inWords(problem: FieldProblem, language: Language): FieldProblem {
  if (problem.code === "changed_by") return changeInWords(problem, language);
  if (problem.code !== "move") return problem;
  const say = translate(language);
  const { module, state, moves } = problem.params ?? {};
  const named = String(moves)
    .split(" ")
    .map((move) => `${module}:operations.${move}.title`)
    .filter((key) => hasWords(key))
    .map((key) => say(key));
  const params = { state: say(`${module}:values.status.${state}`), moves: named.join(", ") || say("answers.none") };
  return { ...problem, params };
}

/** The answer that carries a problem. */
export function problemAnswer(refusal: Refusal, language: Language): Response {
  const headers: Record<string, string> = { "content-type": "application/problem+json", "content-language": language };
  if (refusal.status === 401) headers["www-authenticate"] = "Bearer";
  const { minutes, allow } = refusal.detail.params ?? {};
  if (allow) headers.allow = String(allow);
  if (typeof minutes === "number") headers["retry-after"] = String(minutes * 60);
  return new Response(JSON.stringify(problemOf(refusal, language)), { status: refusal.status, headers });
}
