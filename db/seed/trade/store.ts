import type { locations, lots, movements, promises } from "@/db/business";
import { addDays } from "@/worker/core/figures/dates";
import { allocate, type Need, type Part, type Place } from "@/worker/modules/store/ledger";
import type { PromiseCause } from "@/worker/modules/store/ledger/status";
import type { Dice } from "../dice";
import type { ItemRow } from "../rows";
import { shelfLifeOf } from "./shelf-lives";

export type LotRow = typeof lots.$inferInsert & { decision: NonNullable<(typeof lots.$inferInsert)["decision"]>; reason: string };
export type MovementRow = typeof movements.$inferInsert;
type PromiseRow = typeof promises.$inferInsert;

/** Where goods lie; `main` is every business's own. */
export interface Locations {
  main: string;
  cold: string;
  dock: string;
}

/** The goods of a business on one day of its year, and all that has moved until then. */
export interface Store {
  dice: Dice;
  /** Who does everything: the business's owner. */
  actor: string;
  day: string;
  /** The instant of what happens next, in UTC milliseconds. */
  now: number;
  items: Map<string, ItemRow>;
  locations: Locations;
  locationRows: (typeof locations.$inferInsert)[];
  lots: Map<string, LotRow>;
  movements: MovementRow[];
  promises: PromiseRow[];
  /** What lies where, by item. */
  places: Map<string, Place[]>;
  /** The last number of each series. */
  series: Map<string, number>;
}

const HOUR = 3_600_000;

/** An empty store with its places, the day before the first. */
export function openStore(items: ItemRow[], actor: string, dice: Dice, day: string): Store {
  const locations = { main: "main", cold: dice.id(), dock: dice.id() };
  const at = Date.parse(day) + 8 * HOUR;
  const stamp = { notes: "", archivedAt: null, version: 1, createdAt: at, updatedAt: at };
  return {
    dice,
    actor,
    day,
    now: at,
    items: new Map(items.map((item) => [item.id, item])),
    locations,
    locationRows: [
      { id: locations.cold, name: "Chambre froide", sortName: "chambre froide", ...stamp },
      { id: locations.dock, name: "Quai d'expédition", sortName: "quai d'expedition", ...stamp },
    ],
    lots: new Map(),
    movements: [],
    promises: [],
    places: new Map(),
    series: new Map(),
  };
}

export function beginDay(store: Store, day: string): void {
  store.day = day;
  store.now = Date.parse(day) + 6 * HOUR;
}

/** A moment later: what happens has an order. */
export function tick(store: Store): number {
  store.now += store.dice.between(20, 70) * 1_000;
  return store.now;
}

/** The stamp of a row that is made now. */
export function stamp(store: Store) {
  const now = tick(store);
  return { version: 1, createdAt: now, updatedAt: now };
}

/** The next of a series in the year of the day: CMD-2026-0001. */
export function referenceOf(store: Store, prefix: string): string {
  const series = `${prefix}-${store.day.slice(0, 4)}`;
  const last = (store.series.get(series) ?? 0) + 1;
  store.series.set(series, last);
  return `${series}-${String(last).padStart(4, "0")}`;
}

export function itemOf(store: Store, id: string): ItemRow {
  const item = store.items.get(id);
  if (!item) throw new Error(`The year of trade names an item that there is not: ${id}`);
  return item;
}

/** How a lot comes: from whom, at what cost, from which record. */
type Arrival = Pick<LotRow, "itemId" | "unitCost" | "cause" | "causeId"> &
  Partial<Pick<LotRow, "supplierId" | "supplierLot" | "temperature" | "notes">>;

/** Makes a lot that bears the date its item keeps until. */
export function openLot(store: Store, arrival: Arrival): LotRow {
  const { dlc, ddm } = shelfLifeOf(itemOf(store, arrival.itemId));
  const lot: LotRow = {
    id: store.dice.id(),
    number: referenceOf(store, "LOT"),
    supplierId: null,
    supplierLot: "",
    temperature: null,
    notes: "",
    ...arrival,
    dlc: dlc ? addDays(store.day, dlc) : null,
    ddm: ddm ? addDays(store.day, ddm) : null,
    decision: "available",
    reason: "",
    bornOn: store.day,
    ...stamp(store),
  };
  store.lots.set(lot.id, lot);
  return lot;
}

/** Where an item is kept. */
export function homeOf(store: Store, itemId: string): string {
  return shelfLifeOf(itemOf(store, itemId)).cold ? store.locations.cold : store.locations.main;
}

type Move = Pick<MovementRow, "type" | "lotId" | "locationId" | "amount" | "cause" | "causeId" | "reason">;

/**
 * Writes a movement down; levels follow.
 * @throws Error when more would leave than lies there unpromised, or a lot that is held or past its DLC is used or sold
 */
export function move(store: Store, movement: Move): void {
  const lot = store.lots.get(movement.lotId);
  if (!lot) throw new Error(`No such lot: ${movement.lotId}`);
  const place = placeOf(store, lot, movement.locationId);
  place.amount += movement.amount;
  if (place.amount < place.reserved) throw new Error(`${lot.number} does not hold what leaves it on ${store.day}`);
  const leaves = ["shipment", "consumption"].includes(movement.type) && movement.amount < 0;
  if (leaves && (lot.decision !== "available" || (lot.dlc ?? "9999") < store.day)) throw new Error(`${lot.number} may not leave`);
  const { itemId, unitCost } = lot;
  store.movements.push({
    id: store.dice.id(),
    at: store.now,
    day: store.day,
    itemId,
    unitCost,
    reverses: null,
    actor: store.actor,
    ...movement,
    reason: movement.reason ?? "",
  });
}

function placeOf(store: Store, lot: LotRow, locationId: string): Place {
  const places = store.places.get(lot.itemId) ?? [];
  store.places.set(lot.itemId, places);
  const existing = places.find((place) => place.lotId === lot.id && place.locationId === locationId);
  if (existing) return existing;
  const { id: lotId, number, itemId, dlc = null, ddm = null, unitCost, decision } = lot;
  const useBy = dlc ?? ddm ?? "9999-12-31";
  const place = { lotId, number, itemId, locationId, dlc, ddm, useBy, decision, unitCost, amount: 0, reserved: 0 };
  places.push(place);
  return place;
}

/** Where an item lies; what is used up is forgotten. */
export function placesOf(store: Store, itemId: string): Place[] {
  const places = (store.places.get(itemId) ?? []).filter(({ amount }) => amount > 0);
  store.places.set(itemId, places);
  return places;
}

/** What of an item may leave on a day and is not promised. */
export function freeOf(store: Store, itemId: string, day = store.day): number {
  const usable = placesOf(store, itemId).filter(({ decision, dlc }) => decision === "available" && (dlc === null || dlc >= day));
  return usable.reduce((sum, { amount, reserved }) => sum + amount - reserved, 0);
}

/** What of an item is still within its date on a day, whichever of the two it is, and is not promised. */
export function freshOf(store: Store, itemId: string, day: string): number {
  const fresh = placesOf(store, itemId).filter(({ decision, useBy }) => decision === "available" && useBy >= day);
  return fresh.reduce((sum, { amount, reserved }) => sum + amount - reserved, 0);
}

/** Which lots these needs would take, the earliest date first, as the product does. */
export function share(store: Store, needs: Need[], terms: { day: string; notBefore?: string }) {
  const ids = [...new Set(needs.map(({ itemId }) => itemId))];
  return allocate(
    needs,
    ids.flatMap((id) => placesOf(store, id)),
    terms,
  );
}

/** Promises goods to a record. */
export function promise(store: Store, parts: Part[], cause: PromiseCause, causeId: string): void {
  for (const { unitCost, ...part } of parts) {
    const place = placesOf(store, part.itemId).find(({ lotId, locationId }) => lotId === part.lotId && locationId === part.locationId);
    if (!place) throw new Error("What is promised does not lie there");
    place.reserved += part.amount;
    store.promises.push({ id: store.dice.id(), ...part, cause, causeId, actor: store.actor, at: store.now });
  }
}

/** Takes back what was promised to a record, or to some of its lines. @returns it */
export function release(store: Store, causeId: string, lineIds?: string[]): PromiseRow[] {
  const isIts = (row: PromiseRow) => row.causeId === causeId && (!lineIds || lineIds.includes(row.lineId));
  const released = store.promises.filter(isIts);
  store.promises = store.promises.filter((row) => !isIts(row));
  for (const { itemId, lotId, locationId, amount } of released) {
    const place = placesOf(store, itemId).find((candidate) => candidate.lotId === lotId && candidate.locationId === locationId);
    if (place) place.reserved -= amount;
  }
  return released;
}

/** Decides of a lot; what lies of it follows. */
export function decide(store: Store, lot: LotRow, decision: LotRow["decision"], reason: string): void {
  Object.assign(lot, { decision, reason, updatedAt: tick(store), version: Number(lot.version) + 1 });
  for (const place of placesOf(store, lot.itemId)) if (place.lotId === lot.id) place.decision = decision;
}
