import { nameOf, type Operation } from "@/worker/core/contract/operation";
import { fieldsOf } from "@/worker/core/contract/schema";
import type { Shape } from "@/worker/core/contract/shape";
import type { Caller } from "@/worker/engine/actor";
import { call } from "@/worker/engine/call";
import { operations } from "@/worker/modules/contracts";
import type { RequestContext } from "../request-context";
import { type Input, isLater } from "./steps";

/** A record that an input names: as its module shows it, and what it is called. */
export interface NamedRecord {
  record: Input;
  shapes: Record<string, Shape>;
  /** Its name or reference alone, and with what tells it from others. */
  name: string;
  label: string;
  /** The amount its list shows, in the internal form. */
  amount: { field: string; value: unknown } | null;
}

/** The records of an input by their field, such as `id`, `client` or `lines.0.item`. */
export type Records = Record<string, NamedRecord>;

/** Rows of an input whose records are named in a preview; the others keep their identifier. */
const MOST_ROWS = 30;

/** Reads every record that an input names, rows included. @throws Refusal whatever reading one refuses */
export async function recordsIn(context: RequestContext, caller: Caller, operation: Operation, input: Input): Promise<Records> {
  const named = namesIn(fieldsOf(operation.input), input, nameOf(operation).module);
  const read = named.map(async ({ path, module, id }) => {
    const record = await recordOf(context, caller, module, id);
    return record ? [[path, record] as const] : [];
  });
  return Object.fromEntries((await Promise.all(read)).flat());
}

/** Where an input names a record, of which module. */
function namesIn(shapes: Record<string, Shape>, input: Input, own: string, under = ""): { path: string; module: string; id: unknown }[] {
  return Object.entries(shapes).flatMap(([field, shape]) => {
    const value = input[field];
    if (value === undefined || value === null || isLater(value)) return [];
    const path = `${under}${field}`;
    if (shape.kind === "records" && Array.isArray(value))
      return value.slice(0, MOST_ROWS).flatMap((row, at) => namesIn(shape.fields, (row ?? {}) as Input, own, `${path}.${at}.`));
    const module = shape.names[0] ?? (path === "id" ? own : undefined);
    return module ? [{ path, module, id: value }] : [];
  });
}

/** A record as its module shows it; its name is what the module's list shows first. */
async function recordOf({ var: { runtime } }: RequestContext, caller: Caller, module: string, id: unknown): Promise<NamedRecord | null> {
  const find = (verb: string) => operations.find((other: Operation) => other.id === `${module}.${verb}`) as Operation | undefined;
  const show = find("show");
  if (!show || !("id" in show.input.shape)) return null;
  const record = (await call(runtime, caller, show, { id })) as Input;
  const columns = find("list")?.columns ?? [];
  const shapes = fieldsOf(show.output);
  const money = columns.find((field) => shapes[field]?.kind === "money" && typeof record[field] === "number");
  return { record, shapes, ...namesOf(record, columns), amount: money ? { field: money, value: record[money] } : null };
}

/** What people call a record: its name, or its reference and the names its list begins with ("CMD-2026-0012, Bistrot du Port"). */
function namesOf({ name, id, ...facts }: Input, columns: readonly string[]): Pick<NamedRecord, "name" | "label"> {
  const reference = columns
    .filter((field, at) => at === 0 && ["reference", "number"].includes(field))
    .flatMap((field) => facts[field] ?? []);
  const names = name ? [name] : columns.filter((field) => field.endsWith("Name") && facts[field]).map((field) => facts[field]);
  const all = [...reference, ...names].map(String);
  return { name: all[0] ?? String(id), label: all.join(", ") || String(id) };
}
