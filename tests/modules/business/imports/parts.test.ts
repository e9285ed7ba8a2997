import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { audit } from "@/db/kernel";
import { importLines, imports, items } from "@/db/business";
import { callAsSystem } from "@/worker/engine/call-as-system";
import { businessDay } from "@/worker/engine/upkeep/upkeep";
import { write } from "@/worker/modules/business/imports";
import { testRuntime } from "@/tests/support/runtime";
import { savedAccount } from "@/tests/support/newcomer";
import { newBusiness, type Person } from "@/tests/support/people";
import { databases } from "@/tests/support/platform";

let maker: Person;
let businessId: string;
let db: ReturnType<typeof databases.business>;

beforeEach(async () => {
  maker = await newBusiness();
  const business = (await savedAccount(maker.email))?.businesses;
  businessId = business?.id ?? "";
  db = databases.business(business?.database ?? "");
});

const LINES = 1_200;

/** A file that is being written, of which no part has been written yet, and whose job nobody does. */
async function running(): Promise<string> {
  const rows = Array.from({ length: LINES }, (_, n) => `P-${n};Pot ${n}`);
  const { body } = await maker.api("/api/imports", {
    method: "POST",
    json: { target: "products", content: ["SKU;Nom", ...rows].join("\n") },
  });
  await db.update(imports).set({ state: "running" });
  return String(body.id);
}

const part = (id: string, behalf?: string) => callAsSystem(testRuntime(), businessId, write, { id }, { behalf });
const written = async () => (await db.select({ sku: items.sku }).from(items)).length;

describe("a part of a file", () => {
  it("is written once, though two do it at the same time and a third comes late", async () => {
    const id = await running();
    await Promise.all([part(id), part(id)]);
    expect(await written()).toBe(1_000);
    while ((await part(id))?.isMore);
    expect(await part(id)).toEqual({ isMore: false });
    expect(await written()).toBe(LINES);
    expect((await maker.api(`/api/imports/${id}`)).body).toMatchObject({ state: "done", handled: LINES });
  });

  it("is of whoever confirmed it, in the audit of each record", async () => {
    const id = await running();
    await part(id, "somebody");
    const entries = await db.select().from(audit).where(eq(audit.record, "items"));
    expect(entries).toHaveLength(500);
    expect(entries.every(({ actor, door, operation }) => `${actor} ${door} ${operation}` === "somebody queue imports.write")).toBe(true);
  });

  it("of nothing that is being written does nothing", async () => {
    const id = await running();
    await db.update(imports).set({ state: "ready" });
    expect(await part(id)).toEqual({ isMore: false });
    expect(await written()).toBe(0);
  });
});

it("a file is forgotten with its lines after three months", async () => {
  await running();
  await db.update(imports).set({ state: "done" });
  const runtime = testRuntime({ now: Date.now() + 89 * 86_400_000 });
  await businessDay(runtime, businessId);
  expect(await db.select().from(imports)).toHaveLength(1);
  await businessDay({ ...runtime, now: runtime.now + 2 * 86_400_000 }, businessId);
  expect([await db.select().from(imports), await db.select().from(importLines)]).toEqual([[], []]);
});
