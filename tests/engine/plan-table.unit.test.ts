import { describe, expect, it } from "vitest";
import type { Operation } from "@/worker/core/contract/operation";
import type { Plan, SubscriptionStatus } from "@/worker/core/contract/plans";
import type { Person } from "@/worker/engine/actor";
import { requireAccess } from "@/worker/engine/access";
import { modules } from "@/worker/modules/contracts";
import { refusedOf } from "@/tests/support/refusals";

/**
 * The table of plans, said again by modules' names (domain: plans), and held against every operation of the house: a plan opens
 * exactly its rows, in every state of a subscription. What the public API makes of it is in gating.test.ts.
 */

const now = 1_000_000;
const all: Operation[] = Object.values(modules).flatMap(({ operations }) => Object.values(operations) as Operation[]);
const theirs = all.filter(({ access }) => access.role !== "admin");

/** Money that is looked ahead at, measured and reconciled. Whole modules, and the few operations of others that do the same. */
const financeModules = ["reports", "bank", "reminders", "treasury", "treasuryPlans"];
const financeOperations = [
  ...["outlook", "cohorts", "basket", "prices"].map((verb) => `figures.${verb}`),
  "dashboard.finance",
  "schedule.list",
];
const exportOperations = ["figures.export", "figures.paper"];
/** The law asks for them: a trace and the journal of accounts are behind no plan. */
const lawful = ["traceability.export", "accounting.export"];

/** The row of the table that an operation belongs to; null where every plan has it. */
function rowOf({ id, access }: Operation): "finance" | "exports" | "consultancy" | null {
  const [module = "", verb] = id.split(".");
  if (lawful.includes(id)) return null;
  if (exportOperations.includes(id) || (verb === "export" && access.role === "customer")) return "exports";
  if (financeModules.includes(module) || financeOperations.includes(id)) return "finance";
  return id === "appointments.book" ? "consultancy" : null;
}

const isLarge = (plan: Plan) => plan === "growth" || plan === "expert_plus";
const plans: Plan[] = ["freemium", "core", "growth", "expert_plus"];
/** A state, and until when a trial lasts; whether a paid plan may still change its data in it. */
const states: [status: SubscriptionStatus, trialEndsAt: number, isOpen: boolean][] = [
  ["trialing", now + 1, true],
  ["trialing", now, false],
  ["trialing", now - 1, false],
  ["active", now - 1, true],
  ["past_due", now - 1, true],
  ["cancelled", now + 1, false],
  ["expired", now + 1, false],
];

/** What the table and the states say of a call, whoever's role fits it. */
function expectedOf(operation: Operation, plan: Plan, isOpen: boolean): string | null {
  const row = rowOf(operation);
  if (row && !isLarge(plan)) return "feature_not_in_plan";
  const changes = operation.kind === "command" && (operation.scope === "business" || row !== null);
  return changes && plan !== "freemium" && !isOpen ? "subscription_expired" : null;
}

describe.each(plans)("on %s", (plan) => {
  it.each(states)("%s until %i, every operation is as open as its row", (status, trialEndsAt, isOpen) => {
    const business = { id: "b", name: "Atelier", database: "b-b", schemaVersion: 1, plan, status, trialEndsAt };
    const names = { firstName: "Camille", lastName: "Martin", email: "camille@cellier.test" };
    const person: Person = { type: "person", userId: "u", role: "customer", sessionId: "s", business, ...names };
    const answers = theirs.map((operation) => [operation.id, refusedOf(() => requireAccess(person, operation, now))]);
    expect(answers).toEqual(theirs.map((operation) => [operation.id, expectedOf(operation, plan, isOpen)]));
  });
});

describe("what plans count", () => {
  /** Operations that add what a plan counts; everything else leaves the counts as they are. */
  const adding: Record<string, string[]> = {
    products: ["items.create", "items.duplicate", "items.restore", "items.update", "calculations.toProduct", "imports.confirm"],
    ingredients: ["items.create", "items.duplicate", "items.restore", "items.update", "imports.confirm"],
    clients: ["clients.create", "clients.restore", "imports.confirm"],
    suppliers: [
      ...["items.create", "items.update", "scans.addSupplier", "scans.book", "suppliers.create", "suppliers.restore"],
      ...["directory.addToSuppliers", "imports.confirm"],
    ],
    ordersPerMonth: ["orders.create", "orders.quote", "orders.duplicate", "sales.create", "standingOrders.run"],
    storage: ["documents.upload", "documents.uploadPart", "documents.addVersion", "audits.addPhoto"],
  };

  it.each(Object.entries(adding))("%s are counted by all operations that add some, and by no other", (limit, ids) => {
    const counted = all.filter(({ access }) => (access.limits as string[] | undefined)?.includes(limit)).map(({ id }) => id);
    expect(counted.sort()).toEqual([...ids].sort());
  });
});
