import { fieldsOf } from "@/worker/core/contract/schema";
import type { Asked } from "./asked";
import type { Row } from "./conditions";
import { countText, measureOf } from "./rows";
import { isNought } from "./outcome";
import { ownsHead } from "./reading";
import type { Said, Understood } from "./scene";
import { type List, sistersOf } from "./shelf";
import { inOrder, SHOWN, worthOf } from "./survey";
import { cardOf, fieldText, linesOf, nameOfRow, restText, type ValueWriter } from "./value-writer";
import { SAME } from "./whether";

/** What is known of some records. */
export async function aboutNamed(
  understood: Understood,
  list: List,
  found: Row[],
  asked: Asked,
  teller: ValueWriter,
): Promise<Said | null> {
  const { desk } = understood;
  const measure = asked.isCount && (found.length === 1 || !ownsHead(understood.reading)) ? measureOf(list, asked.fields) : undefined;
  if (asked.isCount && asked.conditions.length && !measure) return null;
  const rows = withoutEmpty(list, found);
  if (asked.isCount && !measure && rows.length > 1) return { response: countText(rows.length, asked, teller) };
  const beyond = measure ? [] : asked.shown.filter((field) => !(field in list.row));
  if (rows.length > 1 && rows.length <= SAME + 1 && beyond.length && !asked.fields.length && !asked.order) {
    const told = await Promise.all(rows.map((row) => shownFact(understood, row, beyond, teller)));
    return { response: told.flatMap((one) => one?.response ?? []).join("\n") };
  }
  if (rows.length > 1) {
    const { order } = asked;
    const ranked = order && rows.filter((row) => worthOf(row[order.field]) !== null);
    if (ranked && !ranked.length)
      return { response: desk.say("unranked"), isNothing: true, missed: understood.links.flatMap(({ words }) => words) };
    const told = ranked ? inOrder(ranked, order).slice(0, order.count) : rows;
    const fields = [...new Set([...(measure ? [measure] : asked.fields), ...(order ? [order.field] : [])])];
    const lines = linesOf(told.slice(0, SHOWN), list, fields, teller);
    return { response: [...lines, ...restText(told.length - SHOWN, list.operation, teller)].join("\n") };
  }
  const [row = {}] = rows;
  if (beyond.length && !asked.fields.length) return shownFact(understood, row, beyond, teller);
  const held = asked.conditions.flatMap(({ choice }) => choice?.rowField ?? []);
  const fields = measure
    ? [measure]
    : (asked.isPrice || asked.isCount) && !asked.fields.length
      ? amountsOf(row, list)
      : asked.fields.length
        ? asked.fields
        : [...new Set(held)];
  // What is not filled in says little by itself: the rest of the record stands beside it.
  const isSet = fields.some((field) => row[field] !== null && row[field] !== undefined && row[field] !== "");
  if (!fields.length) return { response: cardOf(row, list, teller) };
  const known = sistersOf(list, fields).filter((field) => row[field] !== null && row[field] !== "");
  const facts = [...fields, ...(isSet ? known : [])].map((field) => fieldText(row, field, list.row, teller)).join(", ");
  const fact = desk.say("fact", { name: nameOfRow(row, list, teller), facts });
  return { response: isSet ? fact : `${fact}\n${cardOf(row, list, teller)}` };
}

/** Fields that only the record itself is shown with. */
async function shownFact({ shelf, desk }: Understood, row: Row, fields: string[], teller: ValueWriter): Promise<Said | null> {
  if (!shelf.show || !shelf.list) return null;
  const record = (await desk.run(shelf.show.operation, { id: row.id })) as Row;
  const facts = fields.map((field) => fieldText(record, field, fieldsOf(shelf.show?.operation.output as never), teller)).join(", ");
  return { response: desk.say("fact", { name: nameOfRow(row, shelf.list, teller), facts }) };
}

/** Of rows with one name, those of which there is something, where there is any: a lot that is used up is asked for by its number. */
function withoutEmpty({ facts, row: shapes }: List, rows: Row[]): Row[] {
  const amount = facts.find((field) => shapes[field]?.kind === "quantity");
  const left = amount ? rows.filter((row) => !isNought(row[amount])) : [];
  return left.length ? left : rows;
}

/** The amounts that are known of a row. */
function amountsOf(row: Row, list: List): string[] {
  return Object.keys(list.row).filter((field) => list.row[field]?.kind === "money" && typeof row[field] === "number");
}
