import { beforeAll, describe, expect, it } from "vitest";
import { codesSentTo, lettersTo, otherCode, proofOf } from "@/tests/support/letters";
import {
  alreadyTried,
  ask,
  better,
  confirm,
  good,
  savedAccount,
  newcomer,
  newPerson,
  post,
  reasonsOf,
  signUp,
} from "@/tests/support/newcomer";
import type { Answer } from "@/tests/support/people";
import { type Page, PlainBrowser } from "@/tests/support/plain-browser";

/** What differs between two answers without saying anything. */
const passing = ["date", "server-timing", "content-security-policy"];
const wrong = [422, ["token:code_wrong"]];

let knownEmail: string;
beforeAll(async () => {
  knownEmail = (await newPerson()).email;
});

/** All that a program is told, but for the address it gave itself. */
function comparable({ status, headers, body }: Answer, email: string): unknown {
  return [status, [...headers].filter(([name]) => !passing.includes(name)), JSON.stringify(body).replaceAll(email, "…")];
}

/** All that a browser is told, but for the address it was given and the page's own marks. */
function shown({ status, headers, html }: Page, email: string): unknown {
  const nonce = /nonce="([^"]*)"/.exec(html)?.[1] ?? "";
  return [status, [...headers].filter(([name]) => !passing.includes(name)), html.replaceAll(email, "…").replaceAll(nonce, "")];
}

/** What somebody says in the form of a new account. */
const typed = (email: string) =>
  Object.fromEntries(Object.entries(newcomer({ email, terms: "on", password: better })).map(([field, value]) => [field, String(value)]));

describe("whether an address has an account is not told", () => {
  it("to a program that signs up, asks for the letter again and shows a code, at either door", async () => {
    const steps: ((email: string) => Promise<Answer>)[] = [
      (email) => signUp(newcomer({ email, password: better })),
      (email) => post("/api/auth/signup", { email, password: better, data: newcomer({ password: better }) }),
      (email) => post("/api/auth/resend", { type: "signup", email }),
      (email) => post("/api/auth/verify", { type: "signup", email, token: "00000000" }),
      (email) => ask({ email, password: better }),
    ];
    const stranger = newcomer().email;
    for (const step of steps) expect(comparable(await step(knownEmail), knownEmail)).toEqual(comparable(await step(stranger), stranger));
    expect((await ask({ email: knownEmail, password: good })).status).toBe(200);
    expect((await lettersTo(knownEmail)).slice(0, 3).map(({ text }) => text)).toEqual(
      Array(3).fill(expect.stringContaining("en a déjà un")),
    );
    expect(await codesSentTo(stranger)).toHaveLength(3);
  });

  it("to a browser, step by step", async () => {
    const steps: ((browser: PlainBrowser, email: string) => Promise<Page>)[] = [
      (browser, email) => browser.post("/register", typed(email)),
      (browser, email) => browser.post("/register", { email, token: "", _again: "on" }),
      (browser, email) => browser.post("/register", { email, token: "00000000" }),
      (browser, email) => browser.post("/register", { email, token: "" }),
      (browser, email) => browser.signIn(email, better),
    ];
    const [owner, stranger] = [(await newPerson()).email, newcomer().email];
    const [one, other] = [new PlainBrowser(), new PlainBrowser()];
    for (const step of steps) expect(shown(await step(one, owner), owner)).toEqual(shown(await step(other, stranger), stranger));
    expect([...one.cookies.keys()]).toEqual([...other.cookies.keys()]);
    expect(one.cookies.has("session")).toBe(false);
  });

  it("even to who holds a code for something else: after a sign-up it opens no other account", async () => {
    await post("/api/auth/recover", { email: knownEmail });
    const refused = await post("/api/auth/verify", await proofOf(knownEmail));
    expect([refused.status, reasonsOf(refused)]).toEqual(wrong);
  });
});

describe("the code of a sign-up", () => {
  it("opens the account once, and no other code does", async () => {
    const { email } = newcomer();
    await signUp(newcomer({ email }));
    const proof = await proofOf(email);
    const refused = await post("/api/auth/verify", { ...proof, token: otherCode(proof.token ?? "") });
    expect([refused.status, reasonsOf(refused)]).toEqual(wrong);
    expect((await savedAccount(email))?.users.confirmedAt).toBeNull();
    expect((await post("/api/auth/verify", proof)).status).toBe(200);
    expect((await savedAccount(email))?.users).toMatchObject({ confirmedAt: expect.any(Number), opening: null });
    const again = await post("/api/auth/verify", proof);
    expect([again.status, reasonsOf(again)]).toEqual(wrong);
    expect((await ask({ email, password: good })).status).toBe(200);
  });

  it("opens what was said last by who signed up again, and the code before it nothing", async () => {
    const { email } = newcomer();
    await signUp(newcomer({ email, company: "Avant" }));
    const before = await proofOf(email);
    await signUp(newcomer({ email, company: "Après", lastName: "Marchand", password: better }));
    expect((await post("/api/auth/verify", before)).status).toBe(422);
    expect((await confirm(email)).status).toBe(200);
    const account = await savedAccount(email);
    expect([account?.users.lastName, account?.businesses?.name]).toEqual(["Marchand", "Après"]);
    // Who of the two typed the code is not known: it opens the account, and no password does until one is chosen anew.
    expect((await ask({ email, password: good })).status).toBe(401);
    expect((await ask({ email, password: better })).status).toBe(401);
  });

  it("keeps the password of one who signs up twice with the same", async () => {
    const { email } = newcomer();
    await signUp(newcomer({ email, password: good }));
    await signUp(newcomer({ email, password: good, company: "Après" }));
    expect((await confirm(email)).status).toBe(200);
    expect((await ask({ email, password: good })).status).toBe(200);
  });

  it("is named when it is missing or no code, and sent again twenty times an hour at most", async () => {
    const { email } = newcomer();
    for (const [token, code] of [
      [undefined, "required"],
      [5, "type_string"],
      ["12", "format"],
    ]) {
      expect(reasonsOf(await post("/api/auth/verify", { type: "signup", email, token }))).toEqual([`token:${code}`]);
    }
    await alreadyTried(`recover:account:${email}`, 20);
    expect((await post("/api/auth/resend", { type: "signup", email })).status).toBe(429);
  });
});
