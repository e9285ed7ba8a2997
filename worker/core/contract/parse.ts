import type { z } from "zod";
import { type FieldProblem, Refusal, refuseField } from "../errors";
import { REFERENCE } from "./reference";

/** Faults that are named at once: an answer is no longer than what it refuses. */
const MOST_FAULTS = 50;

/** Names that one record of an input has at most: more would be walked for nothing. */
const MOST_NAMES = 2_000;

/**
 * Reads untrusted input by a schema.
 * @throws Refusal `invalid_input` with every faulty field named
 */
export function parse<Schema extends z.ZodType>(schema: Schema, raw: unknown): z.output<Schema> {
  refuseCrowd(raw);
  const result = schema.safeParse(raw);
  // Only what fits the schema is looked through: its depth is known.
  const fields = result.success
    ? [...halfCharacters(raw, ""), ...upsideDown(raw)]
    : result.error.issues
        .slice(0, MOST_FAULTS)
        .flatMap((issue) => problemsOf(issue, raw))
        .filter(isFirst)
        .slice(0, MOST_FAULTS);
  if (result.success && fields.length === 0) return result.data;
  throw new Refusal("invalid_input", { fields });
}

/** @throws Refusal `invalid_input` naming a field whose record has more names than anyone types */
function refuseCrowd(raw: unknown): void {
  for (const [field, value] of Object.entries(typeof raw === "object" && raw !== null ? raw : {})) {
    const isRecord = typeof value === "object" && value !== null && !Array.isArray(value);
    if (isRecord && Object.keys(value).length > MOST_NAMES) refuseField(field, "too_big_list", { maximum: MOST_NAMES });
  }
}

/** Does a text hold half a character? No database takes it: it has no UTF-8. */
export function isBroken(text: string): boolean {
  return /\p{Surrogate}/u.test(text);
}

/** Every text of an input that is broken. */
function halfCharacters(value: unknown, field: string): FieldProblem[] {
  if (typeof value === "string") return isBroken(value) ? [{ field: field || "body", code: "control" }] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => halfCharacters(inner, field ? `${field}.${key}` : key));
}

/** How the first and the last day of a period are called: `from` and `to`, `dueFrom` and `dueTo`, `since` and `until`. */
const ends = [
  [/^(.*)from$/i, (name: string) => [`${name}To`, "to"]],
  [/^()since$/, () => ["until"]],
] as const;

/** Periods that end before they begin: nothing lies in them, and nobody meant that. */
function upsideDown(raw: unknown): FieldProblem[] {
  return Object.entries(typeof raw === "object" && raw !== null && !Array.isArray(raw) ? raw : {}).flatMap(([field, first]) => {
    const [pattern, lastOf] = ends.find(([start]) => start.test(field)) ?? [];
    const last = pattern && lastOf?.(pattern.exec(field)?.[1] ?? "").find((name) => name in (raw as object));
    const until = last && (raw as Record<string, unknown>)[last];
    const isDay = (value: unknown): value is string => typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value);
    return last && isDay(first) && isDay(until) && until < first ? [{ field: last, code: "before_start" }] : [];
  });
}

/** What is blank is also too short and ill-written: only the first problem is named. */
function isFirst({ field, code }: FieldProblem, place: number, all: FieldProblem[]): boolean {
  return all.findIndex((other) => other.field === field && other.code === code) === place;
}

function problemsOf(issue: z.core.$ZodIssue, raw: unknown): FieldProblem[] {
  const field = issue.path.join(".");
  if (issue.code === "unrecognized_keys") {
    return issue.keys.slice(0, MOST_FAULTS).map((key) => ({ field: field ? `${field}.${key}` : key, code: "unknown" }));
  }
  return [{ field: field || "body", ...reasonOf(issue, valueAt(raw, issue.path)) }];
}

function valueAt(raw: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key], raw);
}

/** Why a value is refused, as a key of the words under `errors.field`. */
function reasonOf(issue: z.core.$ZodIssue, value: unknown): Omit<FieldProblem, "field"> {
  const missing = value === undefined || value === null || value === "";
  switch (issue.code) {
    case "invalid_type":
      return missing ? { code: "required" } : { code: `type_${issue.expected}` };
    case "invalid_value":
      return missing ? { code: "required" } : { code: "choice", params: { choices: issue.values.map(String).join(", ") } };
    case "too_small":
      if (issue.origin === "string" && String(value).trim() === "") return { code: "required" };
      return {
        code: `too_small_${sizeOf(issue.origin)}`,
        params: { minimum: Number(issue.minimum), ...(issue.inclusive === false && { exclusive: 1 }) },
      };
    case "too_big":
      return { code: `too_big_${sizeOf(issue.origin)}`, params: { maximum: Number(issue.maximum) } };
    case "invalid_format":
      if (typeof value === "string" && value.trim() === "") return { code: "required" };
      if ("pattern" in issue && issue.pattern === String(REFERENCE)) return { code: "reference" };
      if (issue.format === "date") return { code: "date" };
      return { code: issue.format === "email" ? "email" : "format" };
    case "custom":
      return { code: String(issue.params?.code ?? "format"), params: issue.params?.values as FieldProblem["params"] };
    default:
      return { code: "format" };
  }
}

function sizeOf(origin: string): "text" | "number" | "list" {
  if (origin === "string") return "text";
  return origin === "array" ? "list" : "number";
}
