import { describe, expect, it } from "vitest";
import { requireAccess } from "@/worker/engine/access";
import type { Actor, Person } from "@/worker/engine/actor";
import type { Operation } from "@/worker/core/contract/operation";
import { refusedOf } from "@/tests/support/refusals";

/** Who may call what, a row a reason to say no. */

const now = 1_000;
const business = {
  id: "b",
  name: "Atelier",
  database: "b-b",
  schemaVersion: 1,
  plan: "growth",
  status: "active",
  trialEndsAt: now,
} as const;
const names = { firstName: "Camille", lastName: "Martin", email: "camille@cellier.test" };
const person: Person = { type: "person", userId: "u", role: "customer", sessionId: "s", business, ...names };
const staff: Person = { ...person, role: "admin", business: null };
const token = (scope: "read" | "write"): Person => ({ ...person, token: { id: "t", scope } });
const visitor: Actor = { type: "visitor" };

const operation = (id: string, kind: "query" | "command", scope: string, access: object = {}) =>
  ({ id, kind, scope, access: { role: "customer", ...access } }) as unknown as Operation;
const look = operation("items.list", "query", "business");
const write = operation("items.create", "command", "business");
const ofPlatform = operation("notifications.choose", "command", "platform");
const tokens = operation("accessTokens.list", "query", "platform");
const forAll = operation("offers.list", "query", "platform", { role: "public" });
const forMembers = operation("appointments.list", "query", "platform", { role: "member" });
const forStaff = operation("staffDesk.search", "query", "platform", { role: "admin" });

describe("a call is", () => {
  it.each<[string, Actor, Operation, string | null]>([
    ["anybody's where it is public", visitor, forAll, null],
    ["nobody's who has not signed in, elsewhere", visitor, look, "not_signed_in"],
    ["a customer's in their own business", person, look, null],
    ["not a customer's, when it is the staff's", person, forStaff, "forbidden"],
    ["the staff's when it is theirs", staff, forStaff, null],
    ["either's, when it is both sides'", staff, forMembers, null],
    ["not the staff's in a business that is not theirs", staff, forMembers, null],
    ["a reading token's, to read", token("read"), look, null],
    ["not a reading token's, to write", token("read"), write, "scope_missing"],
    ["a writing token's, to read and to write", token("write"), write, null],
    ["not a writing token's, outside the business", token("write"), ofPlatform, "scope_missing"],
    ["no token's, when it is about tokens", token("write"), tokens, "scope_missing"],
    ["not even to read of them", token("read"), tokens, "scope_missing"],
  ])("%s", (_, actor, called, refused) => expect(refusedOf(() => requireAccess(actor, called, now))).toBe(refused));

  it.each([
    ["the moment before its trial ends", now + 1, null],
    ["not at that moment", now, "subscription_expired"],
    ["nor after it", now - 1, "subscription_expired"],
  ])("a change of the business %s", (_, trialEndsAt, refused) => {
    const trying = { ...person, business: { ...business, status: "trialing", trialEndsAt } as const };
    expect(refusedOf(() => requireAccess(trying, write, now))).toBe(refused);
    expect(
      refusedOf(() => requireAccess(trying, look, now)),
      "it is read all the same",
    ).toBeNull();
  });

  it.each([
    ["freemium", "feature_not_in_plan"],
    ["core", "feature_not_in_plan"],
    ["growth", null],
    ["expert_plus", null],
  ] as const)("on the plan %s, where it is of finance, refused with %s", (plan, refused) => {
    const onPlan = { ...person, business: { ...business, plan } };
    expect(refusedOf(() => requireAccess(onPlan, operation("treasury.list", "query", "business", { feature: "finance" }), now))).toBe(
      refused,
    );
  });
});
