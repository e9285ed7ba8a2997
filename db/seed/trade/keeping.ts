import type { CountLine, counts } from "@/db/business";
import { addDays, weekdayOf } from "@/worker/core/figures/dates";
import type { Place } from "@/worker/modules/store/ledger";
import { countStatus } from "@/worker/modules/store/counts/status";
import { scrapText } from "@/worker/modules/store/lots/scrap-text";
import { lotStatus } from "@/worker/modules/store/lots/status";
import { decide, freeOf, itemOf, type LotRow, move, openLot, placesOf, referenceOf, type Store, stamp, tick } from "./store";

export type CountRow = typeof counts.$inferInsert & { lines: CountLine[] };

/** Water of the network between two readings of the meter, in thousandths of a millilitre. */
const WATER = 4_000_000_000;
/** What is past its date is thrown away after so many days: some of it always waits for that. */
const WAITS = 9;

const accidents = [
  scrapText("damaged", "Bocal ébréché au rangement"),
  scrapText("damaged", "Chute d'un carton"),
  scrapText("quality", "Capsule non étanche"),
  scrapText("sample", "Analyse du laboratoire"),
] as const;

/** The meter is read when little of the last reading is left, and what will be used comes in as one lot. */
export function readMeter(store: Store, waterId: string | undefined): void {
  if (!waterId || freeOf(store, waterId) > WATER / 2) return;
  const lot = openLot(store, { itemId: waterId, unitCost: itemOf(store, waterId).cost ?? 0, cause: "hand", causeId: waterId });
  const reason = "Eau du réseau, relevé du compteur";
  move(store, { type: "receipt", lotId: lot.id, locationId: "main", amount: WATER, cause: "hand", causeId: lot.id, reason });
}

/** On Fridays the shelves are looked through: what is long past its date goes, and what was broken. */
export function tidy(store: Store): void {
  if (weekdayOf(store.day) !== 4) return;
  for (const place of everyPlace(store).filter(({ useBy }) => useBy < addDays(store.day, -WAITS))) scrapAll(store, place, "expired");
  const shelves = everyPlace(store).filter(({ itemId, amount, reserved }) => isPiece(store, itemId) && amount - reserved > 12_000);
  if (!shelves.length || store.dice.next() < 0.4) return;
  const { lotId, locationId } = store.dice.pick(shelves);
  const amount = -store.dice.between(1, 3) * 1_000;
  move(store, { type: "scrap", lotId, locationId, amount, cause: "hand", causeId: lotId, reason: store.dice.pick(accidents) });
}

function isPiece(store: Store, itemId: string): boolean {
  return itemOf(store, itemId).unit === "piece";
}

/** Everywhere that something lies, in a fixed order. */
export function everyPlace(store: Store): Place[] {
  return [...store.places.keys()].flatMap((itemId) => placesOf(store, itemId));
}

/** Throws away what of a lot lies free in a place; the lot is over when nothing is left of it. */
function scrapAll(store: Store, place: Place, reason: string): void {
  const free = place.amount - place.reserved;
  const lot = store.lots.get(place.lotId);
  if (free <= 0 || !lot) return;
  tick(store);
  move(store, { type: "scrap", lotId: lot.id, locationId: place.locationId, amount: -free, cause: "hand", causeId: lot.id, reason });
  const isOver = placesOf(store, lot.itemId).every(({ lotId }) => lotId !== lot.id);
  if (isOver && lot.decision === "available") decide(store, lot, lotStatus.require("available", "scrap", "lots") as "scrapped", reason);
}

/** Before the lorry comes, some goods go to the dock. */
export function toDock(store: Store): void {
  const shelves = everyPlace(store).filter(({ locationId, itemId, amount, reserved }) => {
    return locationId === "main" && itemOf(store, itemId).kind === "product" && amount - reserved >= 96_000;
  });
  if (!shelves.length) return;
  const { lotId } = store.dice.pick(shelves);
  tick(store);
  const transfer = { type: "transfer", lotId, cause: "hand", causeId: lotId, reason: "Préparation des palettes" } as const;
  move(store, { ...transfer, locationId: "main", amount: -48_000 });
  move(store, { ...transfer, locationId: store.locations.dock, amount: 48_000 });
}

/** A sheet of what is said to lie in a place; nothing is counted yet. */
export function openSheet(store: Store, locationId: string, most: number): CountRow {
  const lines = everyPlace(store)
    .filter((place) => place.locationId === locationId && place.reserved === 0)
    .slice(0, most)
    .map(({ lotId, itemId, amount }): CountLine => ({ lotId, itemId, expected: amount, counted: null, note: "" }));
  const id = store.dice.id();
  return {
    id,
    reference: referenceOf(store, "INV"),
    status: "open",
    locationId,
    blind: true,
    lines,
    notes: "",
    postedAt: null,
    ...stamp(store),
  };
}

/** Counts what a sheet names, from the first line to another: nearly all is as it was said to be. */
export function fill(store: Store, sheet: CountRow, lines: number): void {
  countStatus.require(sheet.status, "fill", "counts");
  for (const [place, line] of sheet.lines.slice(0, lines).entries()) {
    const unit = isPiece(store, line.itemId) ? 1_000 : 100_000;
    const isOff = place % 7 === 3 && line.expected > 3 * unit;
    line.counted = isOff ? line.expected - store.dice.between(1, 2) * unit : line.expected;
    if (isOff) line.note = "Recompté deux fois.";
  }
}

/** Writes the differences into the ledger. */
export function postSheet(store: Store, sheet: CountRow): void {
  const status = countStatus.require(sheet.status, "post", "counts");
  Object.assign(sheet, { status, postedAt: tick(store), updatedAt: store.now, version: Number(sheet.version) + 1 });
  for (const { lotId, expected, counted } of sheet.lines) {
    if (counted === null || counted === expected) continue;
    const { locationId, id: causeId } = sheet;
    move(store, { type: "count", lotId, locationId, amount: counted - expected, cause: "count", causeId, reason: "Écart d'inventaire" });
  }
}

/** Blocks a lot of which nothing is promised. */
export function block(store: Store, lot: LotRow, move: "hold" | "reject", reason: string): void {
  decide(store, lot, lotStatus.require(lot.decision, move, "lots") as LotRow["decision"], reason);
}
