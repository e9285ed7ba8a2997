import type { OperationOutline } from "../catalogue/outline";
import type { Shape, Shapes } from "@/worker/core/contract/shape";
import { civilDate } from "@/worker/core/figures/dates";
import type { Row } from "../output/show";
import { setUpSteps } from "./set-up";
import type { Names, Step } from "./steps";

/** What writes a record again: first what makes it, then what brings it where it stood. @param names puts our identifiers in place of the folder's */
export function stepsOf(kind: string, create: OperationOutline, record: Row, names: Names): Step[] {
  if (kind === "lots") return lotSteps(create, record, names);
  const today = civilDate(Date.now());
  const first: Step = { verb: "create", input: inputOf(create, asWritten(kind, record, today), names) };
  const ofSetUp = setUpSteps[kind];
  if (ofSetUp) return ofSetUp(record, names, first.input);
  const prices = pricesOf((record.priceHistory ?? []) as Price[], today).map(
    (input): Step => ({ verb: "setPrice", input: { ...input }, onRecord: true }),
  );
  // What stock watches of an item is the item's: its stock itself comes lot by lot.
  const { minimum } = record;
  const watched: Step[] = minimum ? [{ verb: "setMinimum", module: "stock", input: { minimum }, onRecord: true }] : [];
  const after = states.flatMap(({ field, is, verb }): Step[] => (record[field] === is ? [{ verb, input: {}, onRecord: true }] : []));
  return [first, ...prices, ...watched, ...after];
}

interface Price {
  category: string;
  price: number;
  startsOn?: string;
}

/** Of each category the price that is in force, from today on, and those that are still to come: a past is not written. */
export function pricesOf(history: Price[], today: string): Price[] {
  const past = history.filter(({ startsOn = "" }) => startsOn <= today);
  const latest = new Map(
    past.sort((one, other) => String(one.startsOn).localeCompare(String(other.startsOn))).map((price) => [price.category, price]),
  );
  const now = [...latest.values()].map(({ category, price }) => ({ category, price }));
  return [...now, ...history.filter(({ startsOn = "" }) => startsOn > today)];
}

/** A record as one would write it down today: prices by what was decided, what was due before now from now on. */
function asWritten(kind: string, record: Row, today: string): Row {
  const { nextOn, pricing } = record;
  return {
    ...record,
    // A new item that names a supplier is given a price of theirs: those of the folder come by themselves.
    ...(kind === "items" && { supplierName: "" }),
    ...(kind === "calculations" && { channels: pricing ?? [] }),
    ...(kind === "checklists" && { items: ((record.items ?? []) as Row[]).map(({ id }) => id) }),
    ...(typeof nextOn === "string" && nextOn < today && { nextOn: today }),
  };
}

/** States that a new record has not, and what brings it there. */
const states = [
  { field: "status", is: "active", verb: "activate" },
  { field: "preferred", is: true, verb: "prefer" },
  { field: "paused", is: true, verb: "pause" },
  { field: "status", is: "retired", verb: "retire" },
  { field: "archived", is: true, verb: "archive" },
] as const;

/**
 * A lot is taken in where most of it lies, then moved on; what is held stays held. It comes back with the day on which it was born: what
 * has happened is not refused for its date, though its own may be past by now.
 */
function lotSteps(receive: OperationOutline, record: Row, names: Names): Step[] {
  const places = (record.places ?? []) as { locationId: string; locationName: string; amount: { value: number } }[];
  const [first, ...others] = places.map(({ locationId, locationName, amount }) => ({ to: names.get(locationId) ?? locationName, amount }));
  const { bornOn } = record;
  const input = { ...inputOf(receive, record, names), ...(bornOn !== undefined && { day: bornOn }), ...(first && { location: first.to }) };
  const moves = others.map(
    ({ to, amount }): Step => ({ verb: "transfer", module: "stock", input: { lot: record.number, from: first?.to, to, amount } }),
  );
  const held: Step[] = record.state === "held" ? [{ verb: "hold", input: { reason: record.reason }, onRecord: true }] : [];
  return [{ verb: "receive", module: "stock", input }, ...moves, ...held];
}

/** Does anything lie of a lot? Of the others there is nothing to write again. */
export const isLeft = (kind: string, record: Row): boolean =>
  kind !== "lots" || ((record.amount as { value: number } | undefined)?.value ?? 0) > 0;

/** What an operation takes of a record, under the names of its own fields: `client` is what `clientId` of the record names. */
export function inputOf(operation: OperationOutline, record: Row, names: Names): Row {
  return filled(operation.input.shape, record, names);
}

function filled(shapes: Shapes, record: Row, names: Names): Row {
  return Object.fromEntries(
    Object.entries(shapes).flatMap(([field, shape]) => {
      const value = record[`${field}Id`] ?? record[field];
      if (value === undefined || (value === null && !shape.isNullable)) return [];
      return [[field, translated(shape, value, names)]];
    }),
  );
}

function translated(shape: Shape, value: unknown, names: Names): unknown {
  if (typeof value === "string") return names.get(value) ?? value;
  const hasFields = Object.keys(shape.fields).length > 0;
  if (Array.isArray(value) && hasFields) return value.map((row) => filled(shape.fields, row as Row, names));
  if (Array.isArray(value)) return value.map((entry) => (typeof entry === "string" ? (names.get(entry) ?? entry) : entry));
  return value && shape.kind === "record" && hasFields ? filled(shape.fields, value as Row, names) : value;
}
