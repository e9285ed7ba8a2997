import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { recoveries } from "@/db/platform";
import {
  alreadyTried,
  ask,
  better,
  good,
  savedAccount,
  newcomer,
  newPerson,
  post,
  reasonsOf,
  refresh,
  signUp,
} from "@/tests/support/newcomer";
import { codesSentTo, lettersTo, otherCode } from "@/tests/support/letters";
import { newBusiness, visitor } from "@/tests/support/people";
import { PlainBrowser } from "@/tests/support/plain-browser";
import { databases } from "@/tests/support/platform";

let person: { email: string; password: string };
beforeAll(async () => {
  person = await newPerson();
});

/** Asks for a code and reads it from the letter. */
async function codeFor(email: string): Promise<string> {
  expect((await post("/api/auth/recover", { email })).status).toBe(200);
  return (await codesSentTo(email))[0] ?? "";
}

const verify = (email: string, token: unknown) => post("/api/auth/verify", { type: "recovery", email, token });

describe("a forgotten password", () => {
  it("is chosen anew through the forms, without scripts, and ends every session", async () => {
    const [browser, phone] = [new PlainBrowser(), new PlainBrowser()];
    const owner = await newBusiness();
    await phone.signIn(owner.email, owner.password);
    const first = await browser.post("/forgot-password", { email: owner.email });
    expect([first.status, first.html]).toEqual([200, expect.stringContaining('name="code"')]);
    const [code = ""] = await codesSentTo(owner.email);
    expect(code).toMatch(/^\d{8}$/);
    expect(first.html).not.toContain(code);

    const spaced = `${code.slice(0, 4)} ${code.slice(4)}`;
    const second = await browser.post("/forgot-password", { email: owner.email, code: spaced, password: better });
    expect([second.status, second.location]).toEqual([302, "/login?reset"]);
    expect((await ask({ email: owner.email, password: owner.password })).status).toBe(401);
    expect((await ask({ email: owner.email, password: better })).status).toBe(200);
    expect((await phone.get("/customer/products")).location).toMatch(/^\/login/);
    expect((await owner.api("/api/account")).status).toBe(401);
    expect((await lettersTo(owner.email))[0]?.subject).toBe("Votre mot de passe Cellier a changé");
  });

  it("refuses a weak one with its reasons, keeps the code for the next try, and then takes it once", async () => {
    const person = await newPerson();
    const code = await codeFor(person.email);
    const send = (password: string) => new PlainBrowser().post("/forgot-password", { email: person.email, code, password });
    const weak = await send("Camille-Martin-1987");
    expect([weak.status, weak.problems.join()]).toEqual([422, expect.stringContaining("Il ressemble trop à votre nom")]);
    expect((await send(better)).status).toBe(302);
    const again = await send("Laitue+romarin-sec-77");
    expect([again.status, again.problems.join()]).toEqual([422, expect.stringContaining("Le code est faux ou n'est plus valable")]);
    expect((await ask({ email: person.email, password: better })).status).toBe(200);
  });

  it("opens a session for a program that shows the code, once", async () => {
    const code = await codeFor(person.email);
    const { status, body } = await verify(person.email, code);
    expect([status, body.user]).toMatchObject([200, { email: person.email }]);
    const again = await verify(person.email, code);
    expect([again.status, reasonsOf(again)]).toEqual([422, ["token:code_wrong"]]);
    expect((await refresh(body.refresh_token)).status).toBe(200);
  });
});

describe("an account whose address nobody has proven", () => {
  /** Somebody who signed up, and has not shown the code. */
  async function unproven(): Promise<string> {
    const details = newcomer();
    expect((await signUp(details)).status).toBe(200);
    return details.email;
  }

  it("is confirmed by a forgotten password chosen anew", async () => {
    const email = await unproven();
    const code = await codeFor(email);
    expect((await new PlainBrowser().post("/forgot-password", { email, code, password: better })).location).toBe("/login?reset");
    expect((await ask({ email, password: better })).body).toMatchObject({ user: { email, user_metadata: { company: "Atelier d'essai" } } });
  });

  it("is confirmed by the code of a forgotten password, and what was typed at sign-up opens nothing", async () => {
    const email = await unproven();
    const { status, body } = await verify(email, await codeFor(email));
    expect([status, body.user]).toMatchObject([200, { email }]);
    expect((await ask({ email, password: good })).status).toBe(401);
    const headers = { authorization: `Bearer ${body.access_token}` };
    expect((await visitor.api("/api/auth/user", { method: "PUT", json: { password: better }, headers })).status).toBe(200);
    expect((await ask({ email, password: better })).status).toBe(200);
  });
});

describe("a mailed code", () => {
  beforeAll(async () => {
    person = await newPerson();
  });

  it("is good for five tries, wherever they are made", async () => {
    const code = await codeFor(person.email);
    for (let n = 0; n < 5; n += 1) expect(reasonsOf(await verify(person.email, otherCode(code)))).toEqual(["token:code_wrong"]);
    expect((await verify(person.email, code)).status).toBe(422);
    expect((await new PlainBrowser().post("/forgot-password", { email: person.email, code, password: better })).status).toBe(422);
    expect((await ask({ email: person.email, password: person.password })).status).toBe(200);
  });

  it("opens once for many who show it at the same moment", async () => {
    const code = await codeFor(person.email);
    const answers = await Promise.all([1, 2, 3].map(() => verify(person.email, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
  });

  it("is worth nothing after a quarter of an hour, nor once a newer one was sent", async () => {
    const first = await codeFor(person.email);
    const { users } = (await savedAccount(person.email)) ?? {};
    const [row] = await databases.platform
      .select()
      .from(recoveries)
      .where(eq(recoveries.userId, users?.id ?? ""));
    expect(Math.round(((row?.expiresAt ?? 0) - Date.now()) / 60_000)).toBe(15);
    expect(row?.codeHash).not.toContain(first);
    await databases.platform
      .update(recoveries)
      .set({ expiresAt: Date.now() - 1 })
      .where(eq(recoveries.userId, users?.id ?? ""));
    expect((await verify(person.email, first)).status).toBe(422);

    await post("/api/auth/resend", { type: "recovery", email: person.email });
    const [second = ""] = await codesSentTo(person.email);
    expect((await verify(person.email, first)).status).toBe(422);
    expect((await verify(person.email, second)).status).toBe(200);
  });

  it("opens nobody else's account", async () => {
    const neighbour = await newPerson();
    await codeFor(neighbour.email);
    const code = await codeFor(person.email);
    for (const email of [neighbour.email, newcomer().email]) expect((await verify(email, code)).status).toBe(422);
  });
});

describe("asking for a code", () => {
  beforeAll(async () => {
    person = await newPerson();
  });

  it("says the same to a stranger, and mails nothing", async () => {
    const stranger = newcomer().email;
    const answers = [];
    for (const email of [person.email, stranger]) answers.push(await post("/api/auth/recover", { email }));
    expect(answers[1]).toMatchObject({ status: answers[0]?.status, body: answers[0]?.body });
    const pages = await Promise.all([person.email, stranger].map((email) => new PlainBrowser().post("/forgot-password", { email })));
    const plain = pages.map(({ html }, n) => html.replaceAll([person.email, stranger][n] ?? "", "…").replace(/nonce="[^"]*"/g, ""));
    expect(plain[0]?.length).toBe(plain[1]?.length);
    expect(await lettersTo(stranger)).toEqual([]);
  });

  it("is done five times an hour at most from one place, known or not, and an outsider who asks too often keeps nobody from it", async () => {
    for (const email of [person.email, newcomer().email]) {
      const from = { "cf-connecting-ip": randomUUID() };
      await alreadyTried(`recover:account:${email}:${from["cf-connecting-ip"]}`, 5);
      expect((await post("/api/auth/recover", { email }, from)).status).toBe(429);
      expect((await post("/api/auth/recover", { email })).status).toBe(200);
    }
  });

  it("is done twenty times an hour at most from everywhere", async () => {
    for (const email of [person.email, newcomer().email]) {
      await alreadyTried(`recover:account:${email}`, 20);
      expect((await post("/api/auth/recover", { email })).status).toBe(429);
    }
  });

  it("names the field that is wrong", async () => {
    for (const [json, reason] of [
      [{}, "email:required"],
      [{ email: "nulle part" }, "email:email"],
      [{ email: 5 }, "email:type_string"],
    ] as const) {
      const answer = await post("/api/auth/recover", json);
      expect([answer.status, reasonsOf(answer)]).toEqual([422, [reason]]);
    }
    const broken = await verify("a\ud800@b.fr", "12345678");
    expect([broken.status, reasonsOf(broken)]).toEqual([422, ["email:email"]]);
    const page = await new PlainBrowser().post("/forgot-password", { email: "a@b.fr", code: "12", password: "" });
    expect([page.status, page.problems.length]).toEqual([422, 2]);
  });
});
