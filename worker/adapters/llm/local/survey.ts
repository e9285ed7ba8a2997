import { CANCELLED } from "@/worker/core/contract/status";
import type { AssistantTools } from "../port";
import type { Condition, Row } from "./conditions";
import type { List } from "./shelf";

/** Rows an answer shows. */
export const SHOWN = 10;
const PAGE = 100;
/** Rows that are added up where nobody asked for it. */
const SUMMED = 200;
/** Pages read when rows must be looked at one by one; the answer says when there were more. */
const PAGES = 10;

/** What is asked of a list. */
export interface Survey {
  conditions: Condition[];
  /** Words that rows must contain, as the list's search takes them. */
  search?: string;
  /** The order, and whether the rows without a value in that field are left out. */
  order?: { field: string; direction: "asc" | "desc"; count: number; from?: string };
  /** Figures or amounts to add up over all rows. */
  sums?: readonly string[];
  /** Are they asked for, however many rows there are? */
  isSum?: boolean;
}

export interface Result {
  rows: Row[];
  /** How many match. */
  count: number;
  /** False when the list went on beyond what was read. */
  complete: boolean;
  /** What the list said beside its rows, where it judged all that was asked. */
  page?: object;
  /** What was added up, as a row has it; none where not all were read, and no field whose rows are of several units. */
  sum?: Row;
}

interface Page {
  items: Row[];
  nextCursor: string | null;
  total?: number;
}

/** Asks a list: what it can judge goes into its input, the rest is looked at row by row. */
export async function survey(desk: AssistantTools, list: List, { conditions, search, order, sums = [], isSum }: Survey): Promise<Result> {
  const { input, tests } = split(conditions);
  const sorts = order && list.input.sort?.options.includes(order.field);
  const asked = { ...input, ...(search && { search }), ...(sorts && { sort: order.field, direction: order.direction }) };
  const { from } = order ?? {};
  if (order) tests.push((row) => worthOf(row[order.field]) !== null);
  if (order && from) tests.push((row) => String(row[order.field]) >= from);
  if (!tests.length && !isSum && !(order && !sorts)) {
    const first = await firstRows(desk, list, asked);
    const isRead = first.rows.length === first.count;
    const all = isRead || !sums.length || first.count > SUMMED ? first.rows : (await scan(desk, list, asked)).rows;
    return { ...first, ...(all.length === first.count && { sum: sumsOf(all, sums) }) };
  }
  const read = await scan(desk, list, asked, sorts ? order.count : undefined, tests);
  const rows = order ? inOrder(read.rows, order) : read.rows;
  return {
    rows: rows.slice(0, order?.count ?? SHOWN),
    count: order ? Math.min(order.count, rows.length) : rows.length,
    complete: read.complete,
    ...(read.complete && { sum: sumsOf(read.rows, sums) }),
  };
}

/** The rows that conditions leave, as far as a list is read. */
export async function rowsOf(desk: AssistantTools, list: List, conditions: Condition[]): Promise<Row[]> {
  const { input, tests } = split(conditions);
  return (await scan(desk, list, input, undefined, tests)).rows;
}

/** Of fields that may be meant, the first that most rows hold: what one sells has a price, what one buys has but a cost. */
export async function fieldHeld(
  desk: AssistantTools,
  list: List,
  conditions: Condition[],
  fields: readonly string[],
): Promise<string | undefined> {
  const rows = await rowsOf(desk, list, conditions);
  return fields.find((field) => rows.filter((row) => typeof row[field] === "number").length * 2 >= rows.length);
}

/** Some figures of all rows together. */
const sumsOf = (rows: Row[], fields: readonly string[]): Row =>
  Object.fromEntries(
    fields
      .map((field) => [field, sumOf(rows.some(isCounted) ? rows.filter(isCounted) : rows, field)])
      .filter(([, value]) => value !== null),
  );
/** What was cancelled comes to nothing, unless it is what is asked for. */
const isCounted = ({ status }: Row) => status !== CANCELLED;

/** A figure of all rows together; amounts of one unit only. */
function sumOf(rows: Row[], field: string): unknown {
  const values = rows.map((row) => row[field] ?? null).filter((value) => value !== null) as (number | { amount: number; unit: string })[];
  const [first] = values;
  const add = (all: number, value: (typeof values)[number]) => all + (typeof value === "number" ? value : value.amount);
  const total = values.reduce(add, 0);
  if (typeof first !== "object") return first === undefined ? null : total;
  return values.every((value) => typeof value === "object" && value.unit === first.unit) ? { ...first, amount: total } : null;
}

/** Each input of the list takes one condition; a second one on the same field is judged on the rows. */
function split(conditions: Condition[]): { input: Record<string, unknown>; tests: ((row: Row) => boolean)[] } {
  const input: Record<string, unknown> = {};
  const tests: ((row: Row) => boolean)[] = [];
  for (const condition of conditions) {
    Object.assign(input, condition.inputs);
    if (condition.input && !(condition.input.field in input)) input[condition.input.field] = condition.input.value;
    else if (condition.test) tests.push(condition.test);
  }
  return { input, tests };
}

async function firstRows(desk: AssistantTools, list: List, input: Record<string, unknown>): Promise<Result> {
  const page = await pageOf(desk, list, { ...input, limit: SHOWN });
  if (page.total !== undefined) return { rows: page.items, count: page.total, complete: true, page };
  if (!page.nextCursor) return { rows: page.items, count: page.items.length, complete: true };
  const { rows, complete } = await scan(desk, list, input);
  return { rows: rows.slice(0, SHOWN), count: rows.length, complete };
}

/** Reads page after page, keeps the rows that pass, and stops at the number wanted. */
async function scan(
  desk: AssistantTools,
  list: List,
  input: Record<string, unknown>,
  wanted = Number.POSITIVE_INFINITY,
  tests: ((row: Row) => boolean)[] = [],
): Promise<{ rows: Row[]; complete: boolean }> {
  const rows: Row[] = [];
  let cursor: string | null = null;
  for (let read = 0; read < PAGES; read += 1) {
    const page: Page = await pageOf(desk, list, { ...input, limit: PAGE, ...(cursor && { cursor }) });
    rows.push(...page.items.filter((row) => tests.every((test) => test(row))));
    cursor = page.nextCursor;
    if (!cursor || rows.length >= wanted) return { rows, complete: true };
  }
  return { rows, complete: false };
}

/** A page of a list; a list without a `limit` or a `search` is asked without. */
export async function pageOf(desk: AssistantTools, list: List, input: Record<string, unknown>): Promise<Page> {
  const known = Object.entries(input).filter(([field]) => field in list.input);
  return (await desk.run(list.operation, Object.fromEntries(known))) as Page;
}

/** Rows by a figure or a day. */
export function inOrder(rows: Row[], { field, direction }: Pick<NonNullable<Survey["order"]>, "field" | "direction">): Row[] {
  const sign = direction === "asc" ? 1 : -1;
  return [...rows].sort((one, other) => {
    const [first, second] = [worthOf(one[field]) ?? "", worthOf(other[field]) ?? ""];
    return first === second ? 0 : sign * (first < second ? -1 : 1);
  });
}

/** What rows are ordered by: a figure, the amount of a quantity, or a day; null for what has none. */
export function worthOf(value: unknown): number | string | null {
  if (typeof value === "number" || (typeof value === "string" && value)) return value;
  return typeof value === "object" && value !== null && "amount" in value ? Number(value.amount) : null;
}
