import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { items } from "@/db/business";
import { audit, businesses } from "@/db/platform";
import { ask, better, confirm, good, savedAccount, newcomer, post, reasonsOf, signUp } from "@/tests/support/newcomer";
import { codesSentTo, lettersTo } from "@/tests/support/letters";
import { signIn } from "@/tests/support/people";
import { databases } from "@/tests/support/platform";
import { until } from "@/tests/support/local-service";

const DAY = 86_400_000;

/** What each field refuses, and how the refusal names it. */
const refused: [field: string, value: unknown, code: string][] = [
  ["firstName", undefined, "required"],
  ["firstName", "  ", "required"],
  ["firstName", 5, "type_string"],
  ["firstName", "x".repeat(81), "too_big_text"],
  ["firstName", "Ca\u0000mille", "control"],
  ["firstName", "Ca\nmille", "control"],
  ["firstName", "Ca\u2028mille", "control"],
  ["lastName", undefined, "required"],
  ["lastName", "x".repeat(81), "too_big_text"],
  ["lastName", "Mar\ud800tin", "control"],
  ["lastName", ["Martin"], "type_string"],
  ["email", undefined, "required"],
  ["email", "", "required"],
  ["email", "nulle part", "email"],
  ["email", "a@b", "email"],
  ["email", "a@b.fr\u0000", "email"],
  ["email", `${"x".repeat(250)}@b.fr`, "too_big_text"],
  ["password", undefined, "required"],
  ["password", "", "required"],
  ["password", 12_345_678_901, "type_string"],
  ["password", "x".repeat(129), "too_big_text"],
  ["passwordConfirmation", undefined, "required"],
  ["passwordConfirmation", better, "password_differs"],
  ["company", undefined, "required"],
  ["company", "x".repeat(121), "too_big_text"],
  ["company", "\u202eAtelier", "control"],
  ["terms", undefined, "required"],
  ["terms", false, "terms"],
  ["terms", "yes", "type_boolean"],
  ["newsletter", "yes", "type_boolean"],
  ["plan", "gold", "choice"],
  ["plan", -1, "choice"],
  ["period", "weekly", "choice"],
  ["role", "admin", "unknown"],
  ["businessId", "x", "unknown"],
];

describe("signing up refuses, by name, and keeps nobody", () => {
  it.each(refused)("%s: %j", async (field, value, code) => {
    const details = newcomer({ passwordConfirmation: good, [field]: value });
    const answer = await signUp(details);
    expect([answer.status, reasonsOf(answer)]).toEqual([422, [`${field}:${code}`]]);
    if (typeof details.email === "string" && details.email.length < 200) expect(await savedAccount(details.email)).toBeUndefined();
  });

  it.each([
    ["Court-1", ["length"]],
    ["azertyuiop", ["common"]],
    ["M0tdep@sse2026", ["common"]],
    ["1234567890123", ["common"]],
    ["Camille-Martin-1987", ["personal"]],
    ["abc1abc1abc1", ["repetitive"]],
    ["aaaa", ["length", "common", "repetitive"]],
  ])("the password %s, with every reason", async (password, reasons) => {
    const details = newcomer({ password });
    const answer = await signUp(details);
    expect([answer.status, answer.body.code]).toEqual([422, "weak_password"]);
    expect(reasonsOf(answer)).toEqual(expect.arrayContaining(reasons.map((reason) => `password:password_${reason}`)));
    expect(await savedAccount(details.email)).toBeUndefined();
  });
});

describe("signing up", () => {
  it("keeps an account that opens nothing; the mailed code opens it, with a business, its trial and its own empty database", async () => {
    const details = newcomer({ plan: "core", period: "yearly", company: "Fumage du Port", email: undefined });
    details.email = `Majuscules-${randomUUID()}@Cellier.Test`;
    expect(await signUp(details)).toMatchObject({ status: 200, body: { accepted: true } });
    const email = details.email.toLowerCase();
    expect(await savedAccount(email)).toMatchObject({ users: { confirmedAt: null, businessId: null }, businesses: null });
    expect((await ask({ email, password: good })).body.code).toBe("bad_credentials");

    const before = Date.now();
    expect((await confirm(email)).body).toMatchObject({ token_type: "bearer", user: { email } });
    const account = await savedAccount(email);
    expect(account?.businesses).toMatchObject({ name: "Fumage du Port", plan: "core", period: "yearly", planStatus: "trialing" });
    expect(account?.users).toMatchObject({ newsletter: false, language: "fr" });
    const trial = (account?.businesses?.trialEndsAt ?? 0) - before;
    expect(Math.abs(trial - 7 * DAY)).toBeLessThan(10_000);

    // Nobody has signed in: the database is made by the job alone.
    const { id = "", database = "" } = account?.businesses ?? {};
    await until(async () => {
      const [row] = await databases.platform.select().from(businesses).where(eq(businesses.id, id));
      return (row?.schemaVersion ?? 0) > 0;
    });
    expect(await databases.business(database).select().from(items)).toEqual([]);
    const subjects = (await lettersTo(email)).map(({ subject }) => subject);
    expect(subjects).toEqual(["Bienvenue dans Cellier", "Votre code pour ouvrir un compte Cellier"]);
    const owner = await signIn(email, good);
    expect((await owner.api("/api/account")).body).toMatchObject({
      company: "Fumage du Port",
      plan: "core",
      planStatus: "trialing",
      role: "customer",
    });
  });

  it("never writes the password down, in the audit either", async () => {
    const details = newcomer();
    await signUp(details);
    const account = await savedAccount(details.email);
    expect(account?.users.passwordHash).toMatch(/^scrypt\$/);
    const trail = await databases.platform
      .select()
      .from(audit)
      .where(eq(audit.recordId, account?.users.id ?? ""));
    expect(trail).toHaveLength(1);
    expect(JSON.stringify(trail)).not.toContain(good);
    expect(JSON.stringify(trail)).not.toContain("scrypt");
  });

  it("writes in the language the person reads", async () => {
    const details = newcomer();
    await signUp(details, { "accept-language": "en-GB" });
    const [letter] = await lettersTo(details.email);
    expect(letter?.subject).toBe("Your code to open a Cellier account");
  });
});

describe("an address that has an account", () => {
  it("gets the same answer, changes nothing, and its owner a letter", async () => {
    const details = newcomer();
    const first = await signUp(details);
    await confirm(details.email);
    const before = await savedAccount(details.email);
    const second = await signUp(newcomer({ email: details.email.toUpperCase(), firstName: "Autre", company: "Autre", password: better }));
    expect([second.status, second.body]).toEqual([first.status, first.body]);
    expect([...second.headers.keys()].sort()).toEqual([...first.headers.keys()].sort());
    expect(await savedAccount(details.email)).toEqual(before);
    expect((await ask({ email: details.email, password: better })).status).toBe(401);
    const [letter] = await lettersTo(details.email);
    expect(letter?.text).toContain("en a déjà un");
  });

  it("is opened once by two who ask at the same moment, and neither learns of the other", async () => {
    const details = newcomer();
    const answers = await Promise.all([signUp(details), signUp(details), signUp(details)]);
    expect(answers.map(({ status, body }) => [status, body])).toEqual([1, 2, 3].map(() => [200, { accepted: true }]));
    const opened = [];
    for (const token of await codesSentTo(details.email)) {
      opened.push((await post("/api/auth/verify", { type: "signup", email: details.email, token })).status);
    }
    expect(opened.sort()).toEqual([200, 422, 422]);
    expect((await ask({ email: details.email, password: good })).status).toBe(200);
  });

  it("is asked for at most five times an hour", async () => {
    const email = newcomer().email;
    const answers = [];
    for (let n = 0; n < 6; n += 1) answers.push(await signUp(newcomer({ email })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(Number(answers[5]?.headers.get("retry-after"))).toBeGreaterThan(60);
  });
});

it("speaks as hosted auth clients expect, weak passwords with their reasons", async () => {
  const { firstName, lastName, company, email } = newcomer();
  const data = { first_name: firstName, last_name: lastName, company, terms: true };
  const send = (password: string) => post("/api/auth/signup", { email, password, data });
  const weak = await send("azerty");
  expect(weak.body).toMatchObject({ error_code: "weak_password", weak_password: { reasons: ["length", "common"] } });
  const done = await send(good);
  expect(done.body).toMatchObject({ user: { email }, session: null });
  expect((await confirm(email)).status).toBe(200);
  expect((await ask({ email, password: good })).status).toBe(200);
});
