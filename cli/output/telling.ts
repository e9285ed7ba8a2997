import { type Field, isNaming } from "./show";

/** Days that a row may say: after what it is about and its main figures, before the rest. */
const dayKinds: Field["shape"]["kind"][] = ["date", "instant"];

/**
 * Ranks the columns of rows inside a record, for which no list says what tells most: what a row is about (its name and what one
 * names it by; without either, what its declaration says first), how much of it, at what price, how much in all, its days. What is left
 * follows without a rank. The row that they belong to, which leads rows inside rows, stands before all.
 */
export function ranked(fields: Field[]): Field[] {
  const [lead] = fields.filter(({ rank }) => rank !== undefined);
  if (lead) return [lead, ...ranked(fields.filter((field) => field !== lead)).map((field) => lower(field))];
  const named = (name: RegExp) => fields.find(({ field, shape }) => shape.kind === "text" && name.test(field));
  const called = (...names: string[]) => fields.find(({ field, shape }) => shape.kind === "money" && names.includes(field));
  const name = named(/name$/i);
  const reference = fields.find(({ field, shape }) => shape.kind === "text" && (isNaming(field) || LOT.test(field)));
  const order = [
    name ?? reference ?? fields[0],
    reference,
    fields.find(({ shape }) => shape.kind === "quantity"),
    called("price", "unitPrice"),
    called("total", "totalAmount"),
    ...fields.filter(({ shape }) => dayKinds.includes(shape.kind)),
  ];
  return fields.map((field) => {
    const rank = order.indexOf(field);
    return rank < 0 ? field : { ...field, rank };
  });
}

/** A lot is named by its number, whatever the rows are of. */
const LOT = /^lot(Number)?$/;

const lower = (field: Field): Field => (field.rank === undefined ? field : { ...field, rank: field.rank + 1 });
