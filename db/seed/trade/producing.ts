import type { ProductionCost, productions, UsedLine } from "@/db/business";
import { addDays } from "@/worker/core/figures/dates";
import { divideRounded } from "@/worker/core/figures/divide-rounded";
import { fold } from "@/worker/core/language";
import { QUANTITY_SCALE, units } from "@/worker/core/figures/quantity";
import type { RecipeRow } from "@/worker/modules/catalogue/costing";
import { type Need, worth } from "@/worker/modules/store/ledger";
import { lossReasons, productionStatus } from "@/worker/modules/make/production/status";
import { workdayFrom } from "./calendar";
import { roundedOf, snapshotOf } from "./recipes";
import { homeOf, itemOf, move, openLot, promise, referenceOf, release, type Store, share, stamp, tick } from "./store";

export type ProductionRow = Omit<typeof productions.$inferInsert, "used" | "losses"> & {
  used: UsedLine[];
  losses: NonNullable<(typeof productions.$inferInsert)["losses"]>;
};

/** After so many days without its ingredients a production is given up. */
const PATIENCE = 9;

/** Writes an order to make so much of an item on a day. */
export function plan(store: Store, recipe: RecipeRow, amount: number, requestedOn: string, facility: string): ProductionRow {
  const item = itemOf(store, recipe.itemId);
  const reference = referenceOf(store, "OF");
  return {
    id: store.dice.id(),
    reference,
    itemId: item.id,
    status: "pending",
    priority: store.dice.weighted([["normal", 80] as const, ["high", 12] as const, ["low", 6] as const, ["urgent", 2] as const]),
    amount,
    unit: recipe.outputUnit,
    requestedOn,
    facility,
    snapshot: snapshotOf(store, recipe, amount),
    locationId: homeOf(store, item.id),
    startedAt: null,
    completedAt: null,
    completedOn: null,
    output: null,
    used: [],
    losses: [],
    labourMinutes: null,
    cost: null,
    lotId: null,
    notes: "",
    searchText: fold([reference, item.name, item.sku, facility].join(" ")),
    ...stamp(store),
  };
}

/** Makes what is to be made today, components first; what lacks an ingredient waits for the next day. */
export function produceDue(store: Store, productions: ProductionRow[]): void {
  for (const production of productions) {
    if (production.status !== "pending" || production.requestedOn > store.day) continue;
    if (start(store, production)) complete(store, production);
    else if (addDays(production.requestedOn, PATIENCE) < store.day) cancel(store, production, "Ingrédients non livrés à temps.");
  }
}

/** Sets ingredients aside. @returns false when some lack */
export function start(store: Store, production: ProductionRow): boolean {
  const needs = production.snapshot.lines.map(({ id: lineId, itemId, amount }): Need => ({ lineId, itemId, amount }));
  const { parts, short } = share(store, needs, { day: store.day });
  if (short.length) return false;
  promise(store, parts, "production", production.id);
  const status = productionStatus.require(production.status, "start", "production");
  Object.assign(production, { status, startedAt: tick(store), updatedAt: store.now, version: Number(production.version) + 1 });
  return true;
}

/** What was set aside goes in; a lot comes out, at what it has really cost. */
function complete(store: Store, production: ProductionRow): void {
  const { dice } = store;
  const reserved = release(store, production.id);
  // A batch takes hours: the next thing in the workshop happens after it.
  store.now += dice.between(10, 25) * 60_000;
  const used = reserved.map(({ lineId, itemId, lotId, locationId, amount }) => ({ lineId, itemId, lotId, locationId, amount }));
  for (const { lotId, locationId, amount } of used) {
    move(store, { type: "consumption", lotId, locationId, amount: -amount, cause: "production", causeId: production.id });
  }
  const item = itemOf(store, production.itemId);
  const output = roundedOf(item.unit, Math.floor((production.amount * dice.between(955, 1_000)) / 1_000));
  const lost = Math.max(0, production.amount - output);
  const labourMinutes = Math.round((production.snapshot.labourMinutes * dice.between(92, 112)) / 100);
  const cost = costOf(store, production, used, labourMinutes, output);
  const lot = openLot(store, { itemId: item.id, unitCost: cost.unit, cause: "production", causeId: production.id });
  const { id: lotId } = lot;
  move(store, { type: "output", lotId, locationId: production.locationId, amount: output, cause: "production", causeId: production.id });
  Object.assign(production, {
    status: productionStatus.require(production.status, "complete", "production"),
    completedAt: store.now,
    completedOn: store.day,
    output,
    used,
    losses: lost ? [{ reason: dice.pick(lossReasons), amount: lost, note: "" }] : [],
    labourMinutes,
    cost,
    lotId,
    updatedAt: store.now,
    version: Number(production.version) + 1,
  });
}

/** What the lots that went in have cost, and the work (domain: unit cost, valued at real lots). */
function costOf(store: Store, production: ProductionRow, used: UsedLine[], minutes: number, output: number): ProductionCost {
  const sum = (isPackaging: boolean) =>
    used
      .filter(({ itemId }) => (itemOf(store, itemId).kind === "packaging") === isPackaging)
      .reduce(
        (total, { itemId, lotId, amount }) => total + worth(amount, itemOf(store, itemId).unit, store.lots.get(lotId)?.unitCost ?? 0),
        0,
      );
  const [materials, packaging] = [sum(false), sum(true)];
  const { hourlyRate, overhead } = production.snapshot;
  const labour = Number(divideRounded(BigInt(minutes) * BigInt(hourlyRate), 60n));
  const total = materials + packaging + labour + overhead;
  const perUnit = QUANTITY_SCALE * units[itemOf(store, production.itemId).unit].factor;
  return { materials, packaging, labour, overhead, total, unit: Number(divideRounded(BigInt(total) * BigInt(perUnit), BigInt(output))) };
}

export function cancel(store: Store, production: ProductionRow, notes: string): void {
  release(store, production.id);
  const status = productionStatus.require(production.status, "cancel", "production");
  Object.assign(production, { status, notes, updatedAt: tick(store), version: Number(production.version) + 1 });
}

/** The working day so many days into a week that begins on a Monday. */
export function dayOfWeek(monday: string, days: number): string {
  return workdayFrom(addDays(monday, days));
}
