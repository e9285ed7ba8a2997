import type { lots } from "@/db/business";
import { DAY, addDays } from "@/worker/core/figures/dates";
import type { MovementCause } from "@/worker/modules/store/ledger/status";
import type { Dice } from "./dice";
import type { ItemRow } from "./rows";

export interface Batch {
  kind: "ingredient" | "component" | "product";
  lot: Omit<typeof lots.$inferInsert, "createdAt"> & { createdAt: number };
}

type Row = Record<string, unknown>;
type Line = { lot: Batch["lot"]; amount: number };

/** Lots of each kind; with those of the trunk, 16,000. */
const RECEIVED = 6_000;
const HALF_MADE = 2_000;
const MADE = 7_880;
/** Lines of a restock. */
const TOGETHER = 4;
/** The trunk: so many levels of so many lots, each made from so many of the level below: about a thousand edges. */
const LEVELS = 10;
const WIDTH = 12;
const ROOTS = 9;
/** What a lot holds, in thousandths: enough for all that is drawn from it. */
const FULL = 100_000_000;

/** What the lots of the trunk are called: the level, and the place in it. */
export const trunkLot = (level: number, place = 0) => `TRONC-${level}-${place}`;

/** The lots of a year, what they were made from, and the movements of both. */
export function batchesOf(items: ItemRow[], sellers: { id: string }[], dice: Dice, today: number, share = 1) {
  const [bought, halfMade, made] = [RECEIVED, HALF_MADE, MADE].map((count) => Math.ceil(count * share)) as [number, number, number];
  const of = (kind: string) => items.filter((item) => item.kind === kind && !item.archivedAt);
  const pools = { ingredient: of("ingredient"), component: of("component"), product: of("product") };
  const year = { batches: [] as Batch[], movements: [] as Row[], restocks: [] as Row[], productions: [] as Row[] };
  const when = (place: number, count: number) => today - Math.floor((360 - (place / count) * 355) * DAY);
  const open = (kind: Batch["kind"], at: number, cause: MovementCause, causeId: string, number: string) =>
    openLot(year, kind, dice.pick(pools[kind]), { at, cause, causeId, number }, dice);

  const receive = (at: number, numbers: string[]): Batch[] => {
    const [id, supplier] = [dice.id(), dice.pick(sellers)];
    const batches = numbers.map((number) => open("ingredient", at, "restock", id, number));
    for (const { lot } of batches) Object.assign(lot, { supplierId: supplier.id, supplierLot: `L${dice.between(10_000, 99_999)}` });
    year.restocks.push(restockOf(id, supplier.id, batches, year.restocks.length, at));
    return batches;
  };
  const make = (kind: Batch["kind"], at: number, number: string, from: Batch[], each: number): Batch => {
    const id = dice.id();
    const used = [...new Set(from)].map(({ lot }) => ({ lot, amount: each }));
    for (const { lot, amount } of used) year.movements.push(movementOf(lot, "consumption", -amount, at, "production", id));
    const batch = open(kind, at, "production", id, number);
    year.productions.push(productionOf(id, batch, used, year.productions.length, at));
    return batch;
  };

  let level = receive(
    when(0, 1),
    Array.from({ length: WIDTH }, (_, place) => trunkLot(0, place)),
  );
  for (let height = 1; height < LEVELS; height += 1) {
    const below = level;
    const at = when(0, 1) + height * DAY;
    const kind = height === LEVELS - 1 ? "product" : "component";
    const rootsOf = (place: number) => below.map((_, step) => below[(place + step) % WIDTH] as Batch).slice(0, ROOTS);
    level = below.map((_, place) => make(kind, at, trunkLot(height, place), rootsOf(place), FULL / 20));
  }
  const received: Batch[] = [];
  for (let first = 0; first < bought; first += TOGETHER) {
    const numbers = Array.from({ length: TOGETHER }, (_, place) => `LOT-BENCH-${first + place}`);
    received.push(...receive(when(first, bought), numbers));
  }
  const before = (pool: Batch[], place: number, count: number) =>
    pool[dice.between(0, Math.floor((place / count) * (pool.length - 1)))] as Batch;
  const some = (pool: Batch[], number: number, place: number, count: number) =>
    Array.from({ length: number }, () => before(pool, place, count));
  const halves = Array.from({ length: halfMade }, (_, place) =>
    make("component", when(place, halfMade) + DAY, `SF-BENCH-${place}`, some(received, 4, place, halfMade), 2_000),
  );
  for (let place = 0; place < made; place += 1) {
    const from = [...some(received, 2, place, made), ...some(halves, 2, place, made)];
    make("product", when(place, made) + 2 * DAY, `PF-BENCH-${place}`, from, 2_000);
  }
  return year;
}

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

interface Birth {
  at: number;
  cause: MovementCause;
  causeId: string;
  number: string;
}

function openLot(year: { batches: Batch[]; movements: Row[] }, kind: Batch["kind"], item: ItemRow, birth: Birth, dice: Dice): Batch {
  const { at, cause, causeId, number } = birth;
  const bornOn = dayOf(at);
  const lot: Batch["lot"] = {
    id: dice.id(),
    number,
    itemId: item.id,
    supplierId: null,
    supplierLot: "",
    dlc: null,
    ddm: addDays(bornOn, dice.between(200, 900)),
    unitCost: item.cost ?? 10_000,
    bornOn,
    cause,
    causeId,
    version: 1,
    createdAt: at,
    updatedAt: at,
  };
  const batch = { kind, lot };
  year.batches.push(batch);
  year.movements.push(movementOf(lot, cause === "restock" ? "receipt" : "output", FULL, at, cause, causeId));
  return batch;
}

function movementOf(lot: Batch["lot"], type: string, amount: number, at: number, cause: MovementCause, causeId: string): Row {
  const { id: lotId, itemId, unitCost } = lot;
  return { lotId, itemId, unitCost, locationId: "main", amount, at, day: dayOf(at), type, cause, causeId, reason: "" };
}

function restockOf(id: string, supplierId: string, batches: Batch[], number: number, at: number): Row {
  const [reference, day] = [`ACH-BENCH-${number}`, dayOf(at)];
  const lines = batches.map(({ lot }) => ({
    id: lot.id,
    itemId: lot.itemId,
    tariffId: null,
    packs: 1,
    pack: "",
    packAmount: FULL,
    packUnit: "g",
    price: 100_000,
    vatRate: 550,
    received: FULL,
  }));
  return {
    id,
    reference,
    supplierId,
    status: "received",
    orderedOn: day,
    expectedOn: day,
    receivedOn: day,
    lines,
    subtotal: lines.length * 100_000,
    searchText: reference,
    version: 1,
    createdAt: at,
    updatedAt: at,
  };
}

function productionOf(id: string, { lot }: Batch, used: Line[], number: number, at: number): Row {
  const [reference, day] = [`OF-BENCH-${number}`, dayOf(at)];
  const plan = { recipeId: lot.itemId, number: 1, outputAmount: FULL, outputUnit: "piece", yield: 10_000, labourMinutes: 60 };
  return {
    id,
    reference,
    itemId: lot.itemId,
    status: "completed",
    priority: "normal",
    amount: FULL,
    unit: "piece",
    requestedOn: day,
    snapshot: { ...plan, hourlyRate: 245_000, overhead: 0, method: "", lines: [] },
    used: used.map((line) => ({ lineId: "", itemId: line.lot.itemId, lotId: line.lot.id, locationId: "main", amount: line.amount })),
    locationId: "main",
    startedAt: at,
    completedAt: at,
    completedOn: day,
    output: FULL,
    lotId: lot.id,
    searchText: reference,
    version: 1,
    createdAt: at,
    updatedAt: at,
  };
}
