import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { businesses, sessions } from "@/db/platform";
import { ask, better, savedAccount, newcomer, reasonsOf, refresh } from "@/tests/support/newcomer";
import { lettersTo, otherCode } from "@/tests/support/letters";
import { newBusiness, type Person, signIn, visitor } from "@/tests/support/people";
import { databases } from "@/tests/support/platform";

const change = (person: Person, json: Record<string, unknown>) => person.api("/api/auth/user", { method: "PUT", json });
/** The same by who says the present password. */
const renew = (person: Person, json: Record<string, unknown>) => change(person, { current_password: person.password, ...json });

const phoneNumber = () => `+3367${String(Math.floor(Math.random() * 1e7)).padStart(7, "0")}`;

/** Makes every session of a person an hour old: what was opened just now is proof enough. */
async function growOld({ email }: Person): Promise<void> {
  const { users } = (await savedAccount(email)) ?? {};
  await databases.platform
    .update(sessions)
    .set({ createdAt: Date.now() - 3_600_000 })
    .where(eq(sessions.userId, users?.id ?? ""));
}

async function codeOf(person: Person): Promise<string> {
  expect((await person.api("/api/auth/reauthenticate", { method: "POST", json: {} })).status).toBe(200);
  const [letter] = await lettersTo(person.email);
  expect(letter?.subject).toBe("Votre code de confirmation Cellier");
  return /\b\d{8}\b/.exec(letter?.text ?? "")?.[0] ?? "";
}

describe("a new password", () => {
  it("is taken with the present one, ends the others and not this one, and is announced by mail", async () => {
    const person = await newBusiness();
    const other = await ask({ email: person.email, password: person.password });
    const done = await renew(person, { password: better });
    expect([done.status, done.body]).toMatchObject([200, { email: person.email }]);
    expect((await person.api("/api/account")).status).toBe(200);
    expect((await refresh(other.body.refresh_token)).status).toBe(401);
    expect((await ask({ email: person.email, password: person.password })).status).toBe(401);
    expect((await ask({ email: person.email, password: better })).status).toBe(200);
    expect((await lettersTo(person.email))[0]?.subject).toBe("Votre mot de passe Cellier a changé");
  });

  it("wants the present one, however fresh the session; ten wrong ones are enough", async () => {
    const person = await newBusiness();
    const without = await change(person, { password: better });
    expect([without.status, reasonsOf(without)]).toEqual([422, ["currentPassword:required"]]);
    const wrong = () => change(person, { password: better, current_password: "Ni-l-un-ni-l-autre-7" });
    for (let time = 0; time < 10; time += 1) expect(reasonsOf(await wrong())).toEqual(["currentPassword:password_wrong"]);
    expect([(await wrong()).status, (await renew(person, { password: better })).status]).toEqual([429, 429]);
    expect(await signIn(person.email, person.password)).toBeDefined();
  });

  it("or a mailed code: the right one, once", async () => {
    const person = await newBusiness();
    await growOld(person);
    const code = await codeOf(person);
    const wrong = await change(person, { password: better, nonce: otherCode(code) });
    expect([wrong.status, reasonsOf(wrong)]).toEqual([422, ["nonce:code_wrong"]]);
    expect((await change(person, { password: better, nonce: code })).status).toBe(200);
    const again = await change(person, { password: "Laitue+romarin-sec-77", nonce: code });
    expect([again.status, reasonsOf(again)]).toEqual([422, ["nonce:code_wrong"]]);
    expect((await ask({ email: person.email, password: better })).status).toBe(200);
  });

  it("is refused when weak, broken or absent, by name, and the old one stays", async () => {
    const person = await newBusiness({ company: "Biscuiterie Tournevent" });
    const refused: [unknown, string][] = [
      ["Tournevent-2026", "password:password_personal"],
      ["azertyuiop", "password:password_common"],
      ["x".repeat(129), "password:too_big_text"],
      ["", "password:required"],
      [null, "password:required"],
      [5, "password:type_string"],
    ];
    for (const [password, reason] of refused) {
      const answer = await renew(person, { password });
      expect([answer.status, reasonsOf(answer)]).toEqual([422, expect.arrayContaining([reason])]);
    }
    expect(await signIn(person.email, person.password)).toBeDefined();
  });

  it("is not kept when the facts sent beside it are refused", async () => {
    const person = await newBusiness();
    for (const facts of [{ phone: "abc" }, { data: { first_name: "" } }, { data: { role: "admin" } }]) {
      expect((await renew(person, { password: better, ...facts })).status).toBe(422);
    }
    expect((await ask({ email: person.email, password: person.password })).status).toBe(200);
  });

  it("is kept together with the phone number sent beside it", async () => {
    const person = await newBusiness();
    const phone = phoneNumber();
    const done = await renew(person, { password: better, phone });
    expect([done.status, done.body.phone]).toEqual([200, phone]);
    expect((await ask({ phone, password: better })).status).toBe(200);
  });
});

describe("confirming that it is oneself", () => {
  it("is asked for five times an hour at most, and only by who is signed in", async () => {
    const person = await newBusiness();
    const answers = [];
    for (let n = 0; n < 6; n += 1) answers.push(await person.api("/api/auth/reauthenticate", { method: "POST", json: {} }));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
    expect((await visitor.api("/api/auth/reauthenticate", { method: "POST", json: {} })).status).toBe(401);
  });
});

describe("what a person says of themself", () => {
  let person: Person;
  beforeAll(async () => {
    person = await newBusiness();
  });

  it("changes through the auth door, in hosted clients' spelling, and names what it refuses", async () => {
    const done = await change(person, { data: { first_name: "Élodie", language: "en" } });
    expect(done.body.user_metadata).toMatchObject({ first_name: "Élodie", last_name: "Martin", language: "en" });
    const refused = await change(person, { data: { first_name: "x".repeat(81), language: "de", plan: "expert_plus" } });
    expect([refused.status, reasonsOf(refused)]).toEqual([422, ["firstName:too_big_text", "language:choice", "plan:unknown"]]);
    const email = await change(person, { email: newcomer().email });
    expect([email.status, email.body.code]).toEqual([422, "not_supported"]);
  });

  it("takes a phone number that another has, and says nothing of the other", async () => {
    const [first, second] = [person, await newBusiness()];
    const shared = phoneNumber();
    const say = (who: Person) => who.api("/api/account", { method: "PATCH", json: { phone: shared } });
    expect([(await say(first)).status, (await say(second)).status]).toEqual([200, 200]);
    expect((await renew(second, { password: better })).status).toBe(200);
    const ownerOf = async (password: string) => ((await ask({ phone: shared, password })).body.user as { email: string }).email;
    expect([await ownerOf(first.password), await ownerOf(better)]).toEqual([first.email, second.email]);
    expect((await ask({ phone: shared, password: "Ni-l-un-ni-l-autre-7" })).status).toBe(401);
  });

  it("is read afresh when the plan changes, whatever version the reader holds", async () => {
    const { headers, body } = await person.api("/api/account");
    expect(body.planStatus).toBe("trialing");
    const { businesses: own } = (await savedAccount(person.email)) ?? {};
    await databases.platform
      .update(businesses)
      .set({ planStatus: "active" })
      .where(eq(businesses.id, own?.id ?? ""));
    const again = await person.api("/api/account", { headers: { "if-none-match": headers.get("etag") ?? "" } });
    expect([again.status, again.body.planStatus]).toEqual([200, "active"]);
  });
});
