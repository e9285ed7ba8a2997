import type { standingOrders } from "@/db/business";
import { addDays } from "@/worker/core/figures/dates";
import { QUANTITY_SCALE } from "@/worker/core/figures/quantity";
import type { Workshop } from "./planning";
import { type Sales, takeOrder } from "./selling";
import { freeOf, itemOf, type Store, stamp } from "./store";

export type StandingRow = Omit<typeof standingOrders.$inferInsert, "lines"> & {
  lines: { itemId: string; amount: number; unit: "piece" }[];
};

const rhythms = { weekly: 7, fortnightly: 14, monthly: 28 } as const;

/** Agrees with some clients on orders that come back by themselves. */
export function agree(store: Store, workshop: Workshop, sales: Sales): StandingRow[] {
  const regular = sales.clients.filter(({ status, category }) => status === "active" && ["horeca", "retailer"].includes(category));
  const liked = [...workshop.appeal].filter(([id]) => itemOf(store, id).unit === "piece").map(([id]) => id);
  return regular.slice(0, 4).map((client, place) => ({
    id: store.dice.id(),
    clientId: client.id,
    rhythm: (["weekly", "fortnightly", "monthly", "monthly"] as const)[place] ?? "monthly",
    nextOn: addDays(store.day, 1 + place),
    endsOn: null,
    leadDays: 4,
    lines: [0, 1].map((line) => ({ itemId: liked[(place * 3 + line * 5) % liked.length] ?? "", amount: 12_000, unit: "piece" as const })),
    paused: place === 3,
    notes: "",
    ...stamp(store),
  }));
}

/** Makes the orders that come back today, when what they ask for is there. */
export function comeBack(store: Store, sales: Sales, standing: StandingRow[]): void {
  for (const row of standing.filter(({ nextOn, paused }) => nextOn === store.day && !paused)) {
    const client = sales.clients.find(({ id }) => id === row.clientId);
    const basket = row.lines.map(({ itemId, amount }) => ({ itemId, pieces: amount / QUANTITY_SCALE }));
    if (client && row.lines.every(({ itemId, amount }) => freeOf(store, itemId, addDays(store.day, 20)) >= amount)) {
      takeOrder(store, sales, client, basket, row.id);
    }
    row.nextOn = addDays(row.nextOn, rhythms[row.rhythm]);
  }
}
