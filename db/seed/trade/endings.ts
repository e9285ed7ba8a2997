import { addDays } from "@/worker/core/figures/dates";
import type { RecipeRow } from "@/worker/modules/catalogue/costing";
import { orderStatuses } from "@/worker/modules/sell/orders/status";
import { restockStatus } from "@/worker/modules/buy/restocks/status";
import { block, type CountRow, fill, openSheet } from "./keeping";
import type { Workshop } from "./planning";
import { cancel as giveUp, plan, start } from "./producing";
import { order as restock, type Purchases, receive } from "./restocking";
import { cancel, hold, type OrderRow, type Sales, sell, step } from "./selling";
import { ship } from "./shipping";
import { snapshotOf } from "./recipes";
import { freeOf, itemOf, type LotRow, type Store, share } from "./store";

/** On the last evening: of everything that may be under way, some is. */
export function leaveOpen(store: Store, workshop: Workshop, purchases: Purchases, sales: Sales, counts: CountRow[]): void {
  for (let round = 0; round < 30 && sales.orders.filter(({ status }) => status === "confirmed").length < 14; round += 1)
    sell(store, workshop, sales);
  everyStatus(store, sales);
  everyStatus(store, sales);
  startTwo(store, workshop);
  leaveRestocks(store, purchases);
  blockLots(store);
  const sheet = openSheet(store, store.locations.cold, 14);
  fill(store, sheet, 5);
  counts.push(sheet);
}

/** Carries orders on until each status is held by two. */
function everyStatus(store: Store, sales: Sales): void {
  const moves = { in_preparation: "prepare", ready: "pack", delivered: "deliver", completed: "complete" } as const;
  const inState = (status: OrderRow["status"]) => sales.orders.filter((order) => order.status === status);
  // The last first: what is moved on is made up for from before.
  for (const [place, status] of [...orderStatuses.entries()].reverse()) {
    for (const order of inState(orderStatuses[place - 1] ?? "draft").slice(0, Math.max(0, 2 - inState(status).length))) {
      if (status === "shipped") ship(store, sales, order);
      else if (status in moves) step(store, order, moves[status as keyof typeof moves]);
    }
  }
  const confirmed = inState("confirmed");
  for (const order of confirmed.slice(0, Math.max(0, 2 - inState("on_hold").length))) hold(store, order, "Acompte attendu.");
  for (const order of confirmed.slice(-Math.max(1, 3 - inState("cancelled").length))) {
    if (order.status === "confirmed" && confirmed.length > 5) cancel(store, order, "Annulée par le client.");
  }
}

/** Two productions are begun of what can be made with what is there, and one was given up. */
function startTwo(store: Store, { recipes, productions, facility }: Workshop): void {
  const tomorrow = addDays(store.day, 1);
  const isThere = (recipe: RecipeRow) => {
    const { lines } = snapshotOf(store, recipe, recipe.outputAmount);
    return !share(
      store,
      lines.map(({ id: lineId, itemId, amount }) => ({ lineId, itemId, amount })),
      { day: store.day },
    ).short.length;
  };
  for (let begun = 0; begun < 2; begun += 1) {
    const recipe = [...recipes.values()].find(
      (candidate) => isThere(candidate) && !productions.slice(-2).some(({ itemId }) => itemId === candidate.itemId),
    );
    if (!recipe) break;
    const production = plan(store, recipe, recipe.outputAmount, tomorrow, facility);
    start(store, production);
    productions.push(production);
  }
  const [first] = [...recipes.values()].filter(({ itemId }) => itemOf(store, itemId).kind === "product");
  if (!first) return;
  const cancelled = plan(store, first, first.outputAmount, tomorrow, facility);
  giveUp(store, cancelled, "Autoclave en panne, reporté.");
  productions.push(cancelled);
}

/** One restock is late, one has come in part, one is not sent yet, one was given up. */
function leaveRestocks(store: Store, purchases: Purchases): void {
  const bought = purchases.tariffs.filter(({ preferred }) => preferred).map(({ itemId, packAmount }) => [itemId, packAmount * 4] as const);
  const part = purchases.restocks.filter(({ status, lines }) => status === "ordered" && lines.length > 1).slice(-1);
  if (!part.length) part.push(...restock(store, purchases, alike(purchases), addDays(store.day, 1)).slice(0, 1));
  const of = (place: number, count: number) => new Map(bought.slice(place, place + count));
  const ordered = (needs: Map<string, number>) => restock(store, purchases, needs, addDays(store.day, 4));
  const [late, draft, cancelled] = [of(3, 2), of(34, 2), of(45, 1)].map(ordered);
  const [day, expectedOn] = [addDays(store.day, -16), addDays(store.day, -5)];
  for (const lateRestock of late ?? [])
    Object.assign(lateRestock, { orderedOn: day, expectedOn, createdAt: Date.parse(day) + 36_000_000, notes: "Relancé par téléphone." });
  for (const received of part ?? []) receive(store, purchases, received, received.lines.slice(1));
  for (const unsent of draft ?? []) Object.assign(unsent, { status: "draft", orderedOn: null, expectedOn: null });
  for (const refused of cancelled ?? [])
    Object.assign(refused, { status: restockStatus.require(refused.status, "cancel", "restocks"), notes: "Trop cher ce mois-ci." });
}

/** Three articles of one supplier. */
function alike({ tariffs }: Purchases): Map<string, number> {
  const own = tariffs.filter(({ supplierId, preferred }) => preferred && supplierId === tariffs[0]?.supplierId);
  return new Map(own.slice(0, 3).map(({ itemId, packAmount }) => [itemId, packAmount * 3]));
}

/** Two lots wait for a decision, one must not be used. */
function blockLots(store: Store): void {
  const isFree = (lot: LotRow) => {
    const places = (store.places.get(lot.itemId) ?? []).filter(({ lotId, amount }) => lotId === lot.id && amount > 0);
    return lot.decision === "available" && places.length > 0 && places.every(({ reserved }) => reserved === 0);
  };
  const lots = [...store.lots.values()].reverse().filter(isFree);
  const of = (kind: string) => lots.filter(({ itemId }) => itemOf(store, itemId).kind === kind);
  const [product, other] = of("product");
  const chilled = of("ingredient").find(({ temperature }) => temperature !== null);
  if (product) block(store, product, "hold", "Vide insuffisant sur deux bocaux, contrôle en cours.");
  if (other) block(store, other, "hold", "En attente du résultat du laboratoire.");
  if (!chilled) return;
  chilled.temperature = 790;
  block(store, chilled, "reject", "Reçu à 7,9 °C : chaîne du froid rompue.");
}

/** The least there should be of what is often used or sold; of a few there is less. */
export function minimumsOf(store: Store, workshop: Workshop, purchases: Purchases): { id: string; minimum: number }[] {
  const often = [...workshop.appeal].filter(([, appeal]) => appeal >= 3).map(([id]) => ({ id, step: 12_000 }));
  const keeps = purchases.tariffs.filter(({ itemId, preferred }) => preferred && itemOf(store, itemId).kind === "packaging");
  const watched = [...often, ...keeps.map(({ itemId: id, packAmount: step }) => ({ id, step }))];
  return watched.map(({ id, step }, place) => {
    const free = freeOf(store, id);
    const share = place % 8 === 5 ? 1.5 : 0.4;
    return { id, minimum: Math.max(step, Math.round((free * share) / step) * step) };
  });
}
