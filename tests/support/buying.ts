import { expect } from "vitest";
import { civilDate } from "@/worker/core/figures/dates";
import { type Answer, newBusiness, type Person } from "./people";

/** What tests read of a restock. */
export interface Restock {
  id: string;
  reference: string;
  status: string;
  version: number;
  subtotal: number;
  receivedShare: number;
  belowMinimum: number;
  expectedOn: string | null;
  lines: { id: string; itemName: string; packs: number; price: number; received: { value: number }; outstanding: { value: number } }[];
  receipts: { lines: { lotId: string; lotNumber: string; amount: { value: number; unit: string } }[] }[];
}

/** The civil date so many days from now. */
export const inDays = (days: number) => civilDate(Date.now() + days * 86_400_000);

/** A business that buys flour by the sack and oil by the can from a mill that takes 3 days and wants 150 € an order. */
export async function newBuyer() {
  const maker = await newBusiness();
  await post(maker, "/api/items", { name: "Farine T55", sku: "FAR", kind: "ingredient", unit: "kg" });
  await post(maker, "/api/items", { name: "Huile", sku: "HUI", kind: "ingredient", unit: "kg", density: 0.92 });
  const mill = await post(maker, "/api/suppliers", { name: "Moulin", email: "moulin@cellier.test", leadTimeDays: 3, minimumOrder: 150 });
  const flour = await post(maker, "/api/tariffs", {
    item: "FAR",
    supplier: "Moulin",
    price: 20,
    pack: { value: 25, unit: "kg" },
    packName: "sac",
  });
  const oil = await post(maker, "/api/tariffs", {
    item: "HUI",
    supplier: "Moulin",
    price: 23,
    pack: { value: 5, unit: "l" },
    packName: "bidon",
  });
  return { maker, mill: String(mill.id), flour: String(flour.id), oil: String(oil.id) };
}

/** Does a command that is expected to be done. */
export async function post(person: Person, path: string, json: object): Promise<Answer["body"]> {
  const { status, body } = await person.api(path, { method: "POST", json });
  expect(status, JSON.stringify(body)).toBeLessThan(300);
  return body;
}

/** The fields that a refusal names, each with why. */
export function faults({ body }: Answer): string[] {
  return ((body.errors ?? []) as { field: string; code: string }[]).map(({ field, code }) => `${field}: ${code}`);
}
