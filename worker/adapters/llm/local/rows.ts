import { fieldsOf } from "@/worker/core/contract/schema";
import { isFigure, type Shape } from "@/worker/core/contract/shape";
import { CANCELLED } from "@/worker/core/contract/status";
import type { Asked } from "./asked";
import { type Condition, exceptChoice, type Row } from "./conditions";
import { searchNaming } from "./find";
import { is } from "./lexicon";
import { isNought, outcomeText } from "./outcome";
import { ownsHead } from "./reading";
import type { Said, Understood } from "./scene";
import { amountsOf, type List } from "./shelf";
import { fieldHeld, survey } from "./survey";
import { counted, countedRecords, fieldText, linesOf, restText, sumsText, type ValueWriter } from "./value-writer";
import type { Token } from "./text";

/** As many rows are told where one asks how many they are. */
const FEW = 5;

/** The rows that a question asks for: how many there are, what they come to, the first of them. */
export async function aboutRows(understood: Understood, list: List, asked: Asked, teller: ValueWriter, names: Token[]): Promise<Said> {
  const { desk } = understood;
  const conditions = asked.isSum ? withoutCancelled(understood, list, asked.conditions) : asked.conditions;
  const search = names.length ? textOf(names) : undefined;
  const named = names.length ? await searchNaming(desk, list, names, Object.assign({}, ...conditions.map(inputOf))) : null;
  const ranked = asked.order?.amounts ?? [];
  const held = ranked.length > 1 ? await fieldHeld(desk, list, conditions, ranked) : undefined;
  const order = asked.order && { ...asked.order, field: held ?? asked.order.field };
  // Words that nothing has may be no name at all: no number follows from them.
  if (search && !named) return { response: nothing(asked, teller, search), isNothing: true };
  const called: Condition[] = named ? [{ from: 0, to: 0, field: list.title, text: "", test: named.isNamed }] : [];
  // "Le dernier audit, sa note": the last one of which it is known.
  const [wanted] = asked.fields;
  if (order?.count === 1 && wanted && wanted !== order.field)
    called.push({
      from: 0,
      to: 0,
      field: wanted,
      text: "",
      test: (row) => asked.fields.some((field) => row[field] !== null && row[field] !== undefined && row[field] !== ""),
    });
  const sum = order ? undefined : summed(understood, list, asked, search);
  // How many there are is little without what they come to.
  const amounts = order || (sum === undefined && !asked.isCount && !conditions.length) ? [] : amountsOf(list);
  const wantedSums = amounts.length ? asked.fields.filter((field) => list.row[field]?.kind === "money" && !/price|cost/i.test(field)) : [];
  const sums = [...new Set([...(sum ? [sum] : []), ...(asked.isAverage ? [] : [...wantedSums, ...amounts])])];
  // What has no amount is no part of a mean.
  if (sum && asked.isAverage)
    called.push({ from: 0, to: 0, field: sum, text: "", test: (row) => row[sum] !== null && row[sum] !== undefined });
  const {
    rows,
    count,
    complete,
    sum: totals = {},
    page,
  } = await survey(desk, list, {
    conditions: [...conditions, ...called],
    search: named?.search,
    order,
    sums,
    isSum: sum !== undefined,
  });
  if (search && !count) return { response: nothing(asked, teller, search), isNothing: true };
  const text = countText(count, { conditions }, teller, search);
  const head = complete ? text : desk.say("atLeast", { counted: text });
  const total = sum && totals[sum];
  if (sum && asked.isAverage && typeof total === "number" && count > 0) {
    const fact = fieldText({ [sum]: Math.round(total / count) }, sum, list.row, teller);
    return { response: desk.say("fact", { name: head.replace(/\.$/, ""), facts: desk.say("mean", { fact }) }) };
  }
  const isAdded = count > 1 || sum !== undefined;
  const facts = sums
    .filter((field) => isAdded && totals[field] !== undefined && (field === sum || !isNought(totals[field])))
    .map((field) => fieldText(totals, field, list.row, teller));
  const first = facts.length ? desk.say("fact", { name: head.replace(/\.$/, ""), facts: facts.join(", ") }) : head;
  if (sum && total !== undefined) return { response: first };
  const told = order || !page ? [] : sumsText(sumsAsked(fieldsOf(list.operation.output), conditions), page as Row, teller);
  if (asked.isCount && !order && (!count || count > FEW))
    return { response: [first, ...(facts.length ? [] : told)].join("\n"), isEmpty: !count };
  // Where none has what they would be ordered by, they are told in no order.
  if (!count && order) return aboutRows(understood, list, { ...asked, order: undefined }, teller, names);
  if (!count) return { response: nothing(asked, teller), isEmpty: true };
  const compared = conditions
    .flatMap(({ field, dates }) => dates ?? field)
    .filter((field) => isFigure(list.row[field]) || list.row[field]?.kind === "date");
  const fields = [...new Set([...asked.fields, ...compared, ...(order ? [order.field] : [])])];
  const lines = linesOf(rows, list, fields, teller);
  const inside =
    order?.count === 1 && rows.length === 1 && !asked.fields.length ? await insideOf(understood, list, rows[0] as Row, teller) : [];
  return {
    response: [
      ...(order ? [] : [first]),
      ...lines,
      ...inside,
      ...(facts.length ? [] : told),
      ...restText(count - rows.length, list.operation, teller),
    ].join("\n"),
  };
}

/** What is in the one paper that is told: the lines of an order, of an invoice. */
async function insideOf({ shelf, desk }: Understood, { title }: List, row: Row, teller: ValueWriter): Promise<string[]> {
  const shapes = shelf.show ? fieldsOf(shelf.show.operation.output) : {};
  const isPaper = /^(?:reference|number)$/.test(title) && shapes.lines?.kind === "records" && typeof row.id === "string";
  if (!shelf.show || !isPaper) return [];
  const record = await desk.run(shelf.show.operation, { id: row.id });
  return [outcomeText(shelf.show.operation, record, { told: [], fields: ["lines"], known: [], choices: [] }, teller)];
}

/** What was cancelled is no part of a total, unless states are asked about. */
function withoutCancelled({ shelf, language, desk }: Understood, list: List, conditions: Condition[]): Condition[] {
  const isKnown = list.row.status?.options.includes(CANCELLED) && !conditions.some(({ field }) => field === "status");
  if (!isKnown) return conditions;
  return [
    ...conditions,
    exceptChoice({ from: 0, to: 0 }, { field: "status", choice: CANCELLED }, { shelf, list, language, say: desk.say }),
  ];
}

/** The sums beside rows: those of the choice asked about alone, where they are told apart by it ("to_pay", `toPay`). */
function sumsAsked(shapes: Record<string, Shape>, conditions: Condition[]): Record<string, Shape> {
  const chosen = conditions.flatMap(({ choice }) =>
    choice ? choice.value.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase()) : [],
  );
  const own = Object.entries(shapes).filter(([field]) => chosen.includes(field));
  return own.length ? Object.fromEntries(own) : shapes;
}

const inputOf = ({ input, inputs }: Condition) => ({ ...inputs, ...(input && { [input.field]: input.value }) });

/** What is added up: the amount where a sum is asked for; how much of what is named, where rows are of amounts. */
function summed({ reading }: Understood, list: List, { isSum, isCount, isPrice, fields }: Asked, search?: string): string | undefined {
  const meant = reading.mentions.flatMap(({ meanings }) => meanings.flatMap((meaning) => (meaning.of === "field" ? meaning.field : [])));
  const isMuch = reading.tokens.some(({ word }) => is.costing(word)) && meant.some((field) => list.row[field]?.kind === "quantity");
  const isAmount = (field: string) => list.row[field]?.kind === "money";
  if (isSum) return fields.find(isAmount) ?? list.facts.find(isAmount);
  return (isMuch || (isCount && !isPrice)) && search && !ownsHead(reading) ? measureOf(list, meant) : undefined;
}

/** "Combien de farine": of a list of goods, how much there is; nothing where a list only counts. */
export function measureOf({ row, columns }: List, fields: string[]): string | undefined {
  const isMeasure = (field: string) => row[field]?.kind === "quantity";
  return fields.find(isMeasure) ?? columns.find(isMeasure);
}

/** How many there are, and of what it was counted. */
export function countText(count: number, { conditions }: Pick<Asked, "conditions">, teller: ValueWriter, search?: string): string {
  const { say, words, language } = teller;
  const noun = conditions.find((condition) => condition.noun)?.noun;
  const what = noun ? counted(count, words, language, noun) : countedRecords(count, teller);
  const told = [
    ...conditions.filter(({ noun: one, text }) => !one && text).map(({ text }) => text),
    ...(search ? [say("quoted", { search })] : []),
  ];
  return told.length ? say("countedWhere", { counted: what, conditions: told.join(", ") }) : say("counted", { counted: what });
}

function nothing({ conditions }: Asked, { say }: ValueWriter, search?: string): string {
  const told = [...conditions.map(({ text }) => text).filter(Boolean), ...(search ? [say("quoted", { search })] : [])].join(", ");
  return told ? say("nothingWhere", { conditions: told }) : say("nothing");
}

/** Words as they were said, without case and accents. */
export function textOf(tokens: Token[]): string {
  return tokens.map(({ word }) => word).join(" ");
}
