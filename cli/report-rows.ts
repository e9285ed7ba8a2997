import type { Cell } from "@/worker/core/files/csv";
import type { Result } from "@/worker/core/contract/operation";
import { cellNumber, type Figure, unitsAmong } from "@/worker/core/text/figure-text";
import type { figures } from "@/worker/modules/business/figures/contract";
import type { OperationOutline } from "./catalogue/outline";
import type { CommandContext } from "./command-context";
import { exitCodes, Stop } from "./exit-codes";
import { readAnswer } from "./output/show";

type Answer = Result<typeof figures.query>;

/** The same for programs: names and plain figures between tabs, groups first, their total last. */
export function plainText(answer: Answer): string {
  const { by, others, totals } = answer;
  const blank = (name: string) => [name, ...by.slice(1).map(() => "")].slice(0, by.length);
  const rows = [
    ...rowsOf(answer),
    ...(others ? [[...blank("others"), ...cellsOf(answer, others)]] : []),
    [...blank("total"), ...cellsOf(answer, totals)],
  ];
  return rows.map((row) => row.join("\t")).join("\n");
}

/** Every group as CSV for programs, as lists write it; without a total, which would be added up with the rest. */
export async function csvOf(
  context: CommandContext,
  query: OperationOutline,
  question: object,
  { limit, fields }: { limit: string | undefined; fields: string[] | undefined },
): Promise<string> {
  const { forPrograms, writeCsv } = await import("@/worker/core/files/csv");
  const rows: Cell[][] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const paging = { limit: Number(limit ?? MOST), ...(cursor && { cursor }) };
    const answer = readAnswer(query, await context.client.call<unknown>(query, { ...question, ...paging })) as Answer;
    rows.push(...chosenOf(rowsOf(answer), fields, context).slice(rows.length ? 1 : 0));
    cursor = limit === undefined ? answer.nextCursor : null;
  }
  return writeCsv(rows, forPrograms);
}

/** Groups that are asked for at once. */
const MOST = 1_000;

/** The groups with their figures under the names of both; the period before in columns of its own, and each unit where there are several. */
function rowsOf(answer: Answer): Cell[][] {
  const { by, items, totals } = answer;
  const named = columnsOf(answer).flatMap(({ name }) => (totals.before ? [name, `${name}_before`] : [name]));
  return [
    [...by.map(({ name }) => name), ...named],
    ...items.map((item) => [...item.keys.map(({ label }) => label), ...cellsOf(answer, item)]),
  ];
}

/** Rows of which only some columns were asked for. @throws Stop naming one that there is not */
function chosenOf([head = [], ...rows]: Cell[][], fields: string[] | undefined, { translator: { say } }: CommandContext): Cell[][] {
  if (!fields) return [head, ...rows];
  const wrong = fields.find((name) => !head.includes(name));
  if (wrong !== undefined) throw new Stop(say("noColumn", { name: wrong, known: head.join(", ") }), exitCodes.usage);
  const places = fields.map((name) => head.indexOf(name));
  return [head, ...rows].map((row) => places.map((place) => row[place] ?? null));
}

/** The groups, each as a record of the fields that were asked for. */
export function namedRows(answer: Answer, fields: string[], context: CommandContext): Record<string, Cell>[] {
  const [head = [], ...rows] = chosenOf(rowsOf(answer), fields, context);
  return rows.map((row) => Object.fromEntries(head.map((name, place) => [name, row[place] ?? null])));
}

interface Cells {
  figures: readonly Figure[];
  before?: readonly Figure[] | null;
}

const cellsOf = (answer: Answer, { figures, before }: Cells): Cell[] =>
  columnsOf(answer).flatMap(({ place, unit }) =>
    [figures[place], ...(before ? [before[place]] : [])].map((figure) => cellNumber(figure ?? {}, unit)),
  );

/** A column a measure; one for each unit of a quantity where there are several, as `quantityMade_kg`. */
function columnsOf({ measures, items, totals }: Answer) {
  return measures.flatMap(({ name }, place) => {
    const units = unitsAmong([totals, ...items].flatMap(({ figures, before }) => [figures[place] ?? {}, before?.[place] ?? {}]));
    return units.map((unit) => ({ place, unit, name: units.length > 1 ? `${name}_${unit}` : name }));
  });
}
