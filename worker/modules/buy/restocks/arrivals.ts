import { and, eq, inArray, or, sql } from "drizzle-orm";
import { locations, lots, type RestockLine } from "@/db/business";
import { type FieldProblem, Refusal, refuseField } from "@/worker/core/errors";
import { fold, type Language } from "@/worker/core/language";
import { divideRounded } from "@/worker/core/figures/divide-rounded";
import type { Parsed } from "@/worker/core/contract/operation";
import { ratioOf, type Unit, units } from "@/worker/core/figures/quantity";
import { quantityText } from "@/worker/core/text/format-value";
import type { BusinessDatabase } from "@/worker/engine/ports";
import { requireWhole } from "@/worker/modules/store/ledger";
import type { ItemRow } from "@/worker/modules/catalogue/items";
import type { restocks } from "./contract";
import type { RestockRow } from "./records";
import { arrivedLine } from "./shapes";
import { inItemUnit, outstandingOf } from "./rules";

type Received = Parsed<typeof restocks.receive>;
export type ArrivalInput = NonNullable<Received["lines"]>[number];

/** What came of a line, understood: amounts in thousandths of the base of the pack's unit. */
export interface Arrival {
  input: ArrivalInput;
  line: RestockLine;
  item: ItemRow;
  locationId: string;
  amount: number;
  refused: number;
  /** Ten-thousandths of a euro for a pack. */
  price: number;
}

interface Terms {
  lines: RestockLine[];
  items: ItemRow[];
  /** The day it came. */
  day: string;
  allowMore: boolean;
  language: Language;
}

/**
 * The day on which goods came.
 * @throws Refusal `invalid_input` naming `receivedOn` when it is to come, or lies before the order
 */
export function arrivalDay(typed: string | undefined, { orderedOn }: Pick<RestockRow, "orderedOn">, today: string): string {
  const day = typed ?? today;
  if (day > today) refuseField("receivedOn", "future");
  if (orderedOn !== null && day < orderedOn) refuseField("receivedOn", "before_order");
  return day;
}

/** All that is still to come, as ordered. */
export function allAsOrdered(lines: RestockLine[]): ArrivalInput[] {
  return lines.filter((line) => outstandingOf(line) > 0).map(({ id }) => arrivedLine.decode({ line: id }));
}

/**
 * What came, line by line.
 * @throws Refusal `invalid_input` naming the line that is none, the date that cannot be, the unit that does not convert or,
 *   unless more is allowed, the amount beyond what is still to come; `already_exists` naming the lot whose number is taken
 */
export async function arrivalsFrom(db: BusinessDatabase, inputs: ArrivalInput[], terms: Terms): Promise<Arrival[]> {
  const { placeOf, tracedBy } = await knownTo(db, inputs, terms.items);
  const outstanding = new Map(terms.lines.map((line) => [line.id, outstandingOf(line)]));
  const arrivals = inputs.map((arrival, place) => {
    const at = (field: string) => `lines.${place}.${field}`;
    refuseDates(arrival, terms.day, at);
    const line = lineNamed(arrival.line, terms, outstanding) ?? refuseField(at("line"), "no_such_line");
    const item = terms.items.find(({ id }) => id === line.itemId) ?? refuseField(at("line"), "not_found");
    const stillToCome = outstanding.get(line.id) ?? 0;
    const refused = arrival.refused ? inPackUnit(arrival.refused, line.packUnit, item, at("refused")) : 0;
    const field = at(arrival.amount ? "amount" : "packs");
    const amount = amountOf(arrival, line, item, { stillToCome, refused, at });
    if (amount + refused === 0) refuseField(field, "nothing_came");
    if (inItemUnit(amount, line.packUnit, item) === null) refuseField(at("line"), "conversion");
    if (amount > stillToCome && !terms.allowMore) {
      refuseField(field, "more_than_ordered", { left: quantityText({ amount: stillToCome, unit: line.packUnit }, terms.language) });
    }
    if (units[line.packUnit].base === units[item.unit].base) requireWhole(item.unit, amount, field);
    outstanding.set(line.id, Math.max(0, stillToCome - amount));
    return {
      input: arrival,
      line,
      item,
      locationId: placeOf(arrival.location, at("location")),
      amount,
      refused,
      price: arrival.price ?? line.price,
    };
  });
  refuseUntraced(arrivals, tracedBy);
  return arrivals;
}

/**
 * Asks for the date and the supplier's lot of what came as ordered, where the item is traced by date: its sheet says how long it keeps,
 * or former deliveries bore a date. One tap must not leave them out unseen.
 * @throws Refusal `invalid_input` naming each field that is missing
 */
function refuseUntraced(arrivals: Arrival[], tracedBy: Lookups["tracedBy"]): void {
  const fields = arrivals.flatMap(({ input: { packs, amount, dlc, ddm, supplierLot }, item }, place): FieldProblem[] => {
    if (packs !== undefined || amount) return [];
    const former = tracedBy(item.id);
    const lasts = item.shelfLifeDays === null ? null : item.dateKind;
    const date = former?.dlc ? "dlc" : former?.ddm ? "ddm" : lasts;
    return [
      ...(date && !dlc && !ddm ? [{ field: `lines.${place}.${date}`, code: "date_needed" }] : []),
      ...((date || former?.supplierLot) && !supplierLot ? [{ field: `lines.${place}.supplierLot`, code: "supplier_lot_needed" }] : []),
    ];
  });
  if (fields.length) throw new Refusal("invalid_input", { fields });
}

/** @throws Refusal naming `dlc` when it is past already, `ddm` when both dates are typed: goods bear one of the two */
export function refuseDates({ dlc, ddm }: Pick<ArrivalInput, "dlc" | "ddm">, day: string, at: (field: string) => string): void {
  if (dlc && dlc < day) refuseField(at("dlc"), "dlc_past");
  if (dlc && ddm) refuseField(at("ddm"), "one_date");
}

/** The line of this identifier; or of this item, the first of which something is to come. */
function lineNamed(name: string, { lines, items }: Terms, outstanding: Map<string, number>): RestockLine | undefined {
  const item = items.find(({ id, sku }) => id === name || sku === name.toUpperCase());
  const ofItem = lines.filter(({ itemId }) => itemId === item?.id);
  return lines.find(({ id }) => id === name) ?? ofItem.find(({ id }) => (outstanding.get(id) ?? 0) > 0) ?? ofItem[0];
}

interface Coming {
  stillToCome: number;
  refused: number;
  at(field: string): string;
}

/** What is taken in: the amount typed, or else all that is still to come but what goes back. */
function amountOf({ packs, amount }: ArrivalInput, line: RestockLine, item: ItemRow, { stillToCome, refused, at }: Coming): number {
  if (amount) return inPackUnit(amount, line.packUnit, item, at("amount"));
  if (packs === undefined) return Math.max(0, stillToCome - refused);
  const whole = divideRounded(BigInt(packs) * BigInt(line.packAmount), 1_000n);
  return whole > Number.MAX_SAFE_INTEGER ? refuseField(at("packs"), "too_big_number", { maximum: 1_000_000 }) : Number(whole);
}

function inPackUnit({ amount, unit }: { amount: number; unit: Unit }, packUnit: Unit, item: ItemRow, field: string): number {
  const ratio = ratioOf(unit, packUnit, item) ?? refuseField(field, "conversion");
  return Number(divideRounded(BigInt(amount) * ratio.numerator, ratio.denominator));
}

interface Lookups {
  placeOf(location: string, field: string): string;
  /** What former lots of an item bore. */
  tracedBy(itemId: string): { dlc: boolean; ddm: boolean; supplierLot: boolean } | undefined;
}

/** Where things go, by what people call places; and what former lots of the items bore. @throws Refusal `already_exists` naming a lot number that is taken */
async function knownTo(db: BusinessDatabase, inputs: ArrivalInput[], items: ItemRow[]): Promise<Lookups> {
  const numbers = inputs.flatMap(({ lot }) => lot ?? []);
  const called = inputs.map(({ location }) => location);
  const itemIds = items.map(({ id }) => id);
  const [places, taken, traced] = await db.batch([
    db
      .select()
      .from(locations)
      .where(or(inArray(locations.id, called), inArray(locations.sortName, called.map(fold))))
      .orderBy(locations.archivedAt),
    db.select({ number: lots.number }).from(lots).where(inArray(lots.number, numbers)),
    db
      .select({
        itemId: lots.itemId,
        dlc: sql<number>`max(${lots.dlc} is not null)`.mapWith(Boolean),
        ddm: sql<number>`max(${lots.ddm} is not null)`.mapWith(Boolean),
        supplierLot: sql<number>`max(${lots.supplierLot} <> '')`.mapWith(Boolean),
      })
      .from(lots)
      .where(and(inArray(lots.itemId, itemIds), eq(lots.cause, "restock")))
      .groupBy(lots.itemId),
  ]);
  const isTaken = (lot: string, place: number) =>
    taken.some(({ number }) => number === lot) || inputs.findIndex((other) => other.lot === lot) !== place;
  const twin = inputs.findIndex(({ lot }, place) => lot !== undefined && isTaken(lot, place));
  if (twin >= 0) throw new Refusal("already_exists", { fields: [{ field: `lines.${twin}.lot`, code: "taken" }] });
  const placeOf = (location: string, field: string) => {
    const place = places.find(({ id }) => id === location) ?? places.find(({ sortName }) => sortName === fold(location));
    if (!place) return refuseField(field, "not_found");
    return place.archivedAt === null ? place.id : refuseField(field, "archived");
  };
  return { placeOf, tracedBy: (itemId) => traced.find((one) => one.itemId === itemId) };
}
