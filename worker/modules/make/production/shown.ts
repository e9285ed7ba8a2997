import type { ProductionCost } from "@/db/business";
import type { Unit } from "@/worker/core/figures/quantity";
import type { ItemRow } from "@/worker/modules/catalogue/items";
import type { Part } from "@/worker/modules/store/ledger";
import type { ListedProduction, LotPart, Production } from "./contract";
import type { Around, ProductionRow } from "./records";
import { takeFor } from "./take";

type Named = Pick<ItemRow, "sku" | "name">;

/** An order as lists and the board show it. */
export function toListed(row: ProductionRow, { sku, name }: Named, lotNumber: string | null): ListedProduction {
  const { id, reference, itemId, status, priority, requestedOn, facility, completedOn, lotId, version, createdAt, updatedAt } = row;
  return {
    ...{ id, reference, itemId, sku, name, status, priority, requestedOn, facility, completedOn, lotId, lotNumber },
    amount: { amount: row.amount, unit: row.unit },
    labourMinutes: row.labourMinutes ?? row.snapshot.labourMinutes,
    output: row.output === null ? null : { amount: row.output, unit: row.unit },
    unitCost: row.cost && row.output ? row.cost.unit : null,
    ...{ version, createdAt, updatedAt },
  };
}

/**
 * An order as its page shows it.
 * @param lot what came out, when the same command makes it
 * @param today the civil day on which lots may be used
 */
export function toProduction(row: ProductionRow, around: Around, today: string): Production {
  const { snapshot, status } = row;
  const isOpen = status === "pending" || status === "in_progress";
  const { parts, short } = isOpen
    ? takeFor({ lines: snapshot.lines, promised: around.promised, places: around.places, day: today })
    : { parts: row.used, short: [] };
  const totalOf = (list: { lineId: string; amount: number }[], lineId: string) =>
    list.reduce((total, one) => (one.lineId === lineId ? total + one.amount : total), 0);
  const lot = row.lotId ? around.lotOf.get(row.lotId) : undefined;
  return {
    ...toListed(row, around.product, lot?.number ?? null),
    unit: around.product.unit,
    ...{ recipeId: snapshot.recipeId, recipeNumber: snapshot.number, yield: snapshot.yield, hourlyRate: snapshot.hourlyRate },
    method: snapshot.method,
    location: row.locationId,
    locationName: nameOfPlace(around, row.locationId),
    notes: row.notes,
    neededFor: around.neededFor,
    lines: snapshot.lines.map(({ id, itemId, amount, loss }) => {
      const { sku, name, kind, unit } = around.itemOf(itemId);
      const measure = (of: number) => ({ amount: of, unit });
      return {
        ...{ lineId: id, itemId, sku, name, kind, loss },
        amount: measure(amount),
        promised: measure(isOpen ? totalOf(around.promised, id) : 0),
        used: measure(totalOf(row.used, id)),
        short: measure(totalOf(short, id)),
      };
    }),
    lots: status === "cancelled" ? [] : parts.map((part) => partShown(part, around)),
    losses: row.losses.map(({ reason, amount, note }) => ({ reason, note, amount: { amount, unit: row.unit } })),
    plannedMinutes: snapshot.labourMinutes,
    planned: snapshot.cost ? costShown(snapshot.cost, row.amount) : null,
    cost: row.cost ? costShown(row.cost, row.output ?? 0) : null,
    dlc: lot?.dlc ?? null,
    ddm: lot?.ddm ?? null,
    shelfLife: around.shelfLife,
    startedAt: row.startedAt,
    completedAt: row.completedAt,
  };
}

function partShown(part: Omit<Part, "unitCost">, around: Around): LotPart {
  const { lineId, itemId, lotId, locationId, amount } = part;
  const { sku, name, unit } = around.itemOf(itemId);
  const lot = around.lotOf.get(lotId);
  return {
    ...{ lineId, itemId, sku, name, lotId, number: lot?.number ?? "", locationId, location: nameOfPlace(around, locationId) },
    ...{ dlc: lot?.dlc ?? null, ddm: lot?.ddm ?? null, unitCost: lot?.unitCost ?? 0 },
    amount: { amount, unit: unit as Unit },
  };
}

function costShown({ unit, ...parts }: ProductionCost, output: number) {
  return { ...parts, unitCost: output > 0 ? unit : null };
}

function nameOfPlace({ locationRows }: Around, id: string): string {
  return locationRows.find((place) => place.id === id)?.name ?? "";
}
