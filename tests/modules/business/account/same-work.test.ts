import type { scrypt } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { sqldDatabases } from "@/worker/adapters/database/sqld";
import type { Operation } from "@/worker/core/contract/operation";
import { better, good, newcomer, newPerson, signUp } from "@/tests/support/newcomer";
import { adminUrl, databaseUrl } from "@/tests/support/database";

/** What takes time must not tell who has an account: slow hashes and round trips are counted, since clocks lie on a busy machine. */

const work = vi.hoisted(() => ({ hashes: 0, trips: 0, time: 0 }));
vi.mock("node:crypto", async (original) => {
  const real = await original<{ scrypt: typeof scrypt }>();
  const countedScrypt = (...parameters: Parameters<typeof scrypt>) => {
    work.hashes += 1;
    real.scrypt(...parameters);
  };
  return { ...real, scrypt: countedScrypt };
});

// Test files share what they import: what hashes is imported anew for this one, and anew again for those after it.
vi.resetModules();
const { callAs } = await import("@/tests/support/in-process");
const { testRuntime: ownHouse } = await import("@/tests/support/runtime");
const { account, credentials } = await import("@/worker/modules/business/account/contract");
const { checkCredentials } = await import("@/worker/modules/business/account/index");
afterAll(() => void vi.resetModules());

const databases = sqldDatabases(databaseUrl, adminUrl, work);
const runtime = ownHouse({ databases });
const ask = <O extends Operation>(operation: O, input: unknown) => callAs({ type: "visitor" }, operation, input, { runtime });

/** Someone with an account, someone who has not proven the address, someone nobody knows. */
let people: string[];
beforeAll(async () => {
  const unproven = newcomer();
  await signUp(unproven);
  people = [(await newPerson()).email, unproven.email, newcomer().email];
});

/** What an act costs, whatever comes of it. */
async function costOf(act: () => Promise<unknown>): Promise<{ hashes: number; trips: number }> {
  Object.assign(work, { hashes: 0, trips: 0 });
  await act().catch(() => null);
  return { hashes: work.hashes, trips: work.trips };
}

const signIn = (email: string, password: string) => checkCredentials(runtime, crypto.randomUUID(), { email, password });
const token = "00000000";
const acts: [string, hashes: number, trips: number, act: (email: string) => Promise<unknown>][] = [
  ["signing in with a wrong password", 1, 2, (email) => signIn(email, better)],
  ["showing the code of a sign-up", 1, 3, (email) => ask(credentials.verify, { type: "signup", email, token })],
  ["showing the code of a recovery", 1, 3, (email) => ask(credentials.verify, { type: "recovery", email, token })],
  ["choosing a password anew", 1, 3, (email) => ask(credentials.reset, { email, code: token, password: better })],
  ["asking for a code", 1, 3, (email) => ask(credentials.recover, { email })],
  ["asking for the letter again", 1, 3, (email) => ask(credentials.resend, { email })],
  ["signing up", 3, 3, (email) => ask(account.signUp, newcomer({ email, password: better }))],
];

describe("is the same whoever the address belongs to:", () => {
  it.each(acts)("%s", async (_, hashes, trips, act) => {
    const costs = [];
    for (const email of people) costs.push(await costOf(() => act(email)));
    expect(costs).toEqual(people.map(() => ({ hashes, trips })));
  });

  it("signing in with the right password before the address is proven", async () => {
    const { email } = newcomer();
    await signUp(newcomer({ email }));
    expect(await costOf(() => signIn(email, good))).toEqual({ hashes: 1, trips: 2 });
    await expect(signIn(email, good)).rejects.toMatchObject({ code: "bad_credentials" });
  });
});
