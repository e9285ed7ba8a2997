import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { PlatformDatabase } from "@/worker/engine/ports";
import { forgetRole, roleOf } from "@/worker/modules/business/account/roles";

const MINUTE = 60_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A platform whose answer to "which role?" is what the test says; counts how often it is asked. */
function platform(answer: () => Promise<{ role: string }[]>) {
  const calls = { times: 0 };
  const limit = () => {
    calls.times += 1;
    return answer();
  };
  const db = { select: () => ({ from: () => ({ where: () => ({ limit }) }) }) } as unknown as PlatformDatabase;
  return { db, calls };
}

const admin = () => platform(async () => [{ role: "admin" }]);

it("is asked for once, and kept for thirty minutes", async () => {
  const { db, calls } = admin();
  const user = randomUUID();
  expect([await roleOf(db, user, 0), await roleOf(db, user, 29 * MINUTE)]).toEqual(["admin", "admin"]);
  expect(calls.times).toBe(1);
  await roleOf(db, user, 30 * MINUTE);
  expect(calls.times).toBe(2);
});

it("is one person's own", async () => {
  const { db } = admin();
  await roleOf(db, randomUUID(), 0);
  const nobody = platform(async () => []);
  expect(await roleOf(nobody.db, randomUUID(), 0)).toBe("customer");
});

it("is a customer's when the row is missing, unknown or cannot be read", async () => {
  for (const answer of [async () => [], async () => [{ role: "owner" }], () => Promise.reject(new Error("away"))]) {
    expect(await roleOf(platform(answer).db, randomUUID(), 0)).toBe("customer");
  }
});

it("is a customer's when it has not come within two seconds, and is not remembered as that", async () => {
  const user = randomUUID();
  const slow = platform(() => new Promise((resolve) => setTimeout(() => resolve([{ role: "admin" }]), 5_000)));
  const pending = roleOf(slow.db, user, 0);
  let role = "";
  void pending.then((answer) => {
    role = answer;
  });
  await vi.advanceTimersByTimeAsync(1_900);
  expect(role).toBe("");
  await vi.advanceTimersByTimeAsync(200);
  expect(role).toBe("customer");
  expect(await roleOf(admin().db, user, 0)).toBe("admin");
});

it("is asked for again after signing in or out", async () => {
  const user = randomUUID();
  await roleOf(admin().db, user, 0);
  forgetRole(user);
  expect(await roleOf(platform(async () => []).db, user, 0)).toBe("customer");
});
