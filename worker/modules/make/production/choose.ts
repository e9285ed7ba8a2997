import type { PlannedLine, UsedLine } from "@/db/business";
import { Refusal, refuseField } from "@/worker/core/errors";
import type { Language } from "@/worker/core/language";
import type { Parsed } from "@/worker/core/contract/operation";
import { quantityText } from "@/worker/core/text/format-value";
import { convert } from "@/worker/core/figures/quantity";
import { allocate, type Part, type Place, requireUsable, requireWhole } from "@/worker/modules/store/ledger";
import { placeAmong } from "@/worker/modules/store/locations";
import type { production } from "./contract";
import type { Around } from "./records";
import { afterTaking, withoutPromises } from "./take";

type Taken = Parsed<typeof production.complete>["used"];

interface Terms {
  lines: PlannedLine[];
  around: Around;
  /** What was taken already, when that is corrected: what is entered again of it needs no leave. */
  before: UsedLine[];
  /** The civil day it is taken. */
  day: string;
  language: Language;
}

/**
 * What people took, lot by lot, as they typed it; a lot with nothing taken means that its line takes nothing of it.
 * @throws Refusal `invalid_input` naming the row: no such line, lot or place, or a lot of something else; `lot_held`, `lot_expired`, `not_enough`
 */
export function choose(taken: Taken, { lines, around, before, day, language }: Terms): Part[] {
  let places = withoutPromises(around.places, around.promised);
  return taken.flatMap((row, place) => {
    const field = (name: string) => `used.${place}.${name}`;
    const line = lineOf(lines, row.line, around) ?? refuseField(field("line"), "no_such_line");
    const item = around.itemOf(line.itemId);
    const amount = convert(row.amount.amount, row.amount.unit, item.unit, item);
    if (amount === null) refuseField(field("amount"), "conversion");
    requireWhole(item.unit, amount, field("amount"));
    const where = row.location === undefined ? undefined : placeAmong(around.locationRows, row.location);
    if (row.location && !where) refuseField(field("location"), "not_found");
    const at = { lot: row.lot, location: where?.id };
    const same = before.find((part) => part.lineId === line.id && part.amount === amount && isPlacedAs(at, part, around));
    if (same) {
      const part = { ...same, unitCost: around.lotOf.get(same.lotId)?.unitCost ?? 0 };
      places = afterTaking(places, [part]);
      return [part];
    }
    const ofLot = placesOfLot(places, row.lot).filter(({ locationId }) => !where || locationId === where.id);
    const [lot] = ofLot;
    if (amount === 0) {
      const { lotId = "", locationId = "", unitCost = 0 } = lot ?? {};
      return [{ lineId: line.id, itemId: item.id, amount, lotId, locationId, unitCost }];
    }
    if (!lot) return refuseField(field("lot"), "lot_unknown", { name: item.name });
    if (lot.itemId !== item.id) refuseField(field("lot"), "lot_of_other", { name: item.name });
    requireUsable(lot, { day }, field("lot"));
    const { parts, short } = allocate([{ lineId: line.id, itemId: item.id, amount }], ofLot, { day });
    const [lack] = short;
    if (lack) {
      const missing = quantityText({ amount: lack.amount, unit: item.unit }, language);
      const params = { name: [item.name, lot.number, where?.name].filter(Boolean).join(", "), missing };
      throw new Refusal("not_enough", { fields: [{ field: field("amount"), code: "not_enough", params }] });
    }
    places = afterTaking(places, parts);
    return parts;
  });
}

/** A line by its own identifier, or by the item it names. */
function lineOf(lines: PlannedLine[], name: string, { itemOf }: Around): PlannedLine | undefined {
  return lines.find(({ id }) => id === name) ?? lines.find(({ itemId }) => itemId === name || itemOf(itemId).sku === name.toUpperCase());
}

function isPlacedAs(
  { lot, location }: Pick<Taken[number], "lot" | "location">,
  { lotId, locationId }: UsedLine,
  { lotOf }: Around,
): boolean {
  return (lot === lotId || lot === lotOf.get(lotId)?.number) && (!location || location === locationId);
}

/** Where a lot lies, by its identifier or else by its number. */
function placesOfLot(places: Place[], name: string): Place[] {
  const byId = places.filter(({ lotId }) => lotId === name);
  return byId.length ? byId : places.filter(({ number }) => number === name);
}
