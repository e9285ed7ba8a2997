import { randomUUID } from "node:crypto";
import { migrations } from "@/db/migrations/business";
import { z } from "@/worker/core/contract/fields";
import type { Operation, Result } from "@/worker/core/contract/operation";
import type { Caller } from "@/worker/engine/actor";
import { call } from "@/worker/engine/call";
import { migrate } from "@/worker/engine/upkeep/migrate";
import { clients } from "@/worker/modules/sell/clients/contract";
import { items } from "@/worker/modules/catalogue/items/contract";
import { locations } from "@/worker/modules/store/locations/contract";
import { recipes } from "@/worker/modules/catalogue/recipes/contract";
import { suppliers } from "@/worker/modules/buy/suppliers/contract";
import { testRuntime } from "@/tests/support/runtime";
import { databases } from "@/tests/support/platform";

/** The clients of the bakery, by the names that histories give them. */
export const people = ["Anne", "Basile", "Colette"] as const;
/** The second place of its stock; the first is called `main`. */
export const CELLAR = "Cave";
/** What a history buys, what it makes of that, and what it makes of what it made. */
export const units = { FLOUR: "kg", DOUGH: "kg", BREAD: "piece" } as const;
export type Kind = keyof typeof units;

export type Bakery = Awaited<ReturnType<typeof openBakery>>;

/** A business in a database of its own, whose operations are called in this process: no Worker stands between. */
export async function openBakery() {
  const database = `law-${randomUUID()}`;
  await databases.create(database);
  const db = databases.business(database);
  await migrate(db, migrations);
  const runtime = testRuntime();
  const subscription = { plan: "growth", status: "active", trialEndsAt: runtime.now + 86_400_000 } as const;
  const business = { id: database, name: "Fournil", database, schemaVersion: migrations.length, ...subscription };
  const caller: Caller = { actor: { type: "system", business }, door: "rest", language: "fr", address: "" };
  const does = async <O extends Operation>(operation: O, raw: unknown): Promise<Result<O>> => {
    const answer = await call({ ...runtime, now: Date.now() }, caller, operation, raw);
    // A door must be able to say it.
    z.encode(operation.output, answer as never);
    return answer;
  };

  await does(locations.create, { name: CELLAR });
  await does(suppliers.create, { name: "Moulin" });
  const clientOf = new Map<string, string>();
  for (const companyName of people) {
    const { id } = await does(clients.create, { companyName, category: "horeca" });
    clientOf.set(companyName, id);
  }
  let histories = 0;
  return {
    db,
    does,
    clientOf,
    /** Items of their own for a history: flour, the dough that is made of it and the bread that is made of the dough. */
    async stockIn(): Promise<(kind: Kind) => string> {
      histories += 1;
      const sku = (kind: Kind) => `${kind}-${histories}`;
      await does(items.create, { sku: sku("FLOUR"), name: sku("FLOUR"), kind: "ingredient", unit: "kg", cost: 2 });
      await does(items.create, { sku: sku("DOUGH"), name: sku("DOUGH"), kind: "component", unit: "kg" });
      await does(items.create, { sku: sku("BREAD"), name: sku("BREAD"), kind: "product", unit: "piece", price: 4 });
      const kilo = { value: 1, unit: "kg" };
      for (const [output, of] of [
        ["DOUGH", "FLOUR"],
        ["BREAD", "DOUGH"],
      ] as const) {
        const lines = [{ item: sku(of), amount: kilo }];
        const { id } = await does(recipes.create, { item: sku(output), output: { value: 1, unit: units[output] }, lines });
        await does(recipes.activate, { id });
      }
      return sku;
    },
  };
}
