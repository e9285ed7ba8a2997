import { and, eq, or, sql } from "drizzle-orm";
import { items, type RestockLine, suppliers, tariffs } from "@/db/business";
import { refuseField } from "@/worker/core/errors";
import type { Parsed } from "@/worker/core/contract/operation";
import { ratioOf, units, QUANTITY_SCALE } from "@/worker/core/figures/quantity";
import { newId } from "@/worker/engine/identifier";
import type { BusinessDatabase } from "@/worker/engine/ports";
import type { ItemRow } from "@/worker/modules/catalogue/items";
import { selectTied, type Tied } from "@/worker/modules/buy/tariffs";
import type { restocks } from "./contract";

export type LineInput = Parsed<typeof restocks.create>["lines"][number];

/** More than anyone orders of one line: a million tonnes in thousandths of a gram, a billion euros. */
const MOST_AMOUNT = 1e15;
const MOST_TOTAL = 1e13;

/**
 * The lines as they are stored, with the items and tariffs that they name.
 * @param fallback what a line was before, for changes: its price stays where none is typed
 * @throws Refusal `invalid_input` naming the line that cannot be, and why
 */
export async function linesFrom(db: BusinessDatabase, supplierId: string, inputs: LineInput[], before: RestockLine[] = []) {
  const { tied, itemRows } = await namedBy(db, supplierId, inputs);
  const itemById = new Map<string, ItemRow>();
  const lines = inputs.map((line, place): RestockLine => {
    const at = (field: string) => `lines.${place}.${field}`;
    const { tariff, item } = sourceOf(line, tied, itemRows, at);
    const pack = line.pack ?? (tariff ? { amount: tariff.packAmount, unit: tariff.packUnit } : oneUnit(item));
    const price = line.price ?? tariff?.price ?? refuseField(at("price"), "required");
    if (!ratioOf(pack.unit, item.unit, item)) refuseField(at("pack"), "conversion");
    if (line.packs * pack.amount > MOST_AMOUNT)
      refuseField(at("packs"), "too_big_number", { maximum: Math.floor(MOST_AMOUNT / pack.amount) });
    if (line.packs * price > MOST_TOTAL) refuseField(at("packs"), "too_big_number", { maximum: Math.floor(MOST_TOTAL / price) });
    itemById.set(item.id, item);
    return {
      id: before[place]?.itemId === item.id ? before[place].id : newId(),
      itemId: item.id,
      tariffId: tariff?.id ?? null,
      packs: line.packs,
      pack: line.packName ?? tariff?.pack ?? "",
      packAmount: pack.amount,
      packUnit: pack.unit,
      price,
      vatRate: item.vatRate,
      received: 0,
    };
  });
  return { lines, items: [...itemById.values()], tariffs: tied.map(({ tariff }) => tariff) };
}

const oneUnit = ({ unit }: ItemRow) => ({ amount: units[unit].factor * QUANTITY_SCALE, unit });

/** What a line asks for: the tariff it names, else the supplier's own of the item it names, the preferred one first. */
function sourceOf({ tariff: named, item: name }: LineInput, tied: Tied[], itemRows: ItemRow[], at: (field: string) => string) {
  if (named) {
    const offer = tied.find(({ tariff }) => tariff.id === named) ?? refuseField(at("tariff"), "not_found");
    return { tariff: offer.tariff, item: offer.item };
  }
  if (!name) return refuseField(at("item"), "required");
  const item = itemRows.find(({ id }) => id === name) ?? itemRows.find(({ sku }) => sku === name.toUpperCase());
  if (!item) return refuseField(at("item"), "not_found");
  const offers = tied.filter((offer) => offer.item.id === item.id).map(({ tariff }) => tariff);
  return { tariff: offers.find(({ preferred }) => preferred) ?? offers[0], item };
}

/** The supplier's tariffs and the items that lines name, in one batch. */
async function namedBy(db: BusinessDatabase, supplierId: string, inputs: LineInput[]) {
  const names = inputs.flatMap(({ item }) => (item ? [item, item.toUpperCase()] : []));
  const list = (values: string[]) => sql`(select value from json_each(${JSON.stringify(values)}))`;
  const isNamed = or(sql`${items.id} in ${list(names)}`, sql`${items.sku} in ${list(names)}`);
  const tariffIds = inputs.flatMap(({ tariff }) => tariff ?? []);
  const [tied, itemRows] = await db.batch([
    selectTied(db, and(eq(suppliers.id, supplierId), or(sql`${tariffs.id} in ${list(tariffIds)}`, isNamed))),
    db.select().from(items).where(isNamed),
  ]);
  return { tied, itemRows };
}
