import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { alreadyTried, ask, newcomer, newPerson, post, reasonsOf, sessionsOf } from "@/tests/support/newcomer";
import { newBusiness, type Person } from "@/tests/support/people";
import { PlainBrowser } from "@/tests/support/plain-browser";

const DAY = 86_400;
/** What differs between two answers without saying anything. */
const passing = ["date", "server-timing", "content-security-policy"];

let person: Person;
beforeAll(async () => {
  person = await newBusiness();
});

describe("signing in", () => {
  it("opens with the e-mail, however it is written, and gives programs their tokens", async () => {
    const { status, headers, body } = await ask({ email: ` ${person.email.toUpperCase()} `, password: person.password });
    expect(status).toBe(200);
    expect(body).toMatchObject({ token_type: "bearer", expires_in: 900, user: { email: person.email, aud: "authenticated" } });
    expect(Number(body.expires_at) - Date.now() / 1_000).toBeGreaterThan(880);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(JSON.stringify(body)).not.toMatch(/hash|scrypt/i);
  });

  it("opens with the phone number, in every way people write it", async () => {
    const end =
      String(Math.floor(Math.random() * 1e8))
        .padStart(8, "0")
        .match(/../g) ?? [];
    await person.api("/api/account", { method: "PATCH", json: { phone: `06 ${end.join(" ")}` } });
    for (const phone of [`+336${end.join("")}`, `0033 6.${end.join(".")}`, `+33 (0)6 ${end.join(" ")}`]) {
      expect((await ask({ phone, password: person.password })).status, phone).toBe(200);
    }
    expect((await new PlainBrowser().signIn(`06-${end.join("-")}`, person.password)).location).toBe("/customer/dashboard");
  });

  it("takes no phone number that is not one", async () => {
    for (const phone of ["......", "+", "12345", "06 12 34 56 78 91 01 11 21", "06<12>345678"]) {
      const answer = await person.api("/api/account", { method: "PATCH", json: { phone } });
      expect([answer.status, reasonsOf(answer)], phone).toEqual([422, ["phone:phone"]]);
    }
  });

  it("says what is missing or broken, by name", async () => {
    const bodies: [unknown, string][] = [
      [{ password: "x" }, "email:email_or_phone"],
      [{ email: "  ", password: "x" }, "email:email_or_phone"],
      [{ email: "a@b.fr" }, "password:required"],
      [{ email: 5, password: "x" }, "email:type_string"],
      [{ email: "a@b.fr", password: ["x"] }, "password:type_string"],
      [{ email: "a\ud800@b.fr", password: "x" }, "email:control"],
    ];
    for (const [json, reason] of bodies) {
      const answer = await ask(json);
      expect([answer.status, reasonsOf(answer), answer.body.error_code]).toEqual([422, [reason], "validation_failed"]);
    }
    const grant = await post("/api/auth/token?grant_type=other", { email: "a@b.fr", password: "x" });
    expect([grant.status, reasonsOf(grant)]).toEqual([422, ["grant_type:choice"]]);
  });
});

describe("who has an account stays unknown", () => {
  it("a wrong password and an unknown person are answered with the same words and headers", async () => {
    const knownAccount = await ask({ email: person.email, password: "Pas-le-bon-du-tout-1" });
    const unknown = await ask({ email: newcomer().email, password: "Pas-le-bon-du-tout-1" });
    expect([knownAccount.status, knownAccount.body]).toEqual([401, unknown.body]);
    const headersOf = ({ headers }: typeof knownAccount) => [...headers].filter(([name]) => !passing.includes(name));
    expect(headersOf(knownAccount)).toEqual(headersOf(unknown));
    expect(knownAccount.body).toMatchObject({ code: "bad_credentials", error_code: "invalid_credentials" });
  });

  it("an outsider who tries from elsewhere does not lock the owner out", async () => {
    const own = await newPerson();
    await alreadyTried(`sign-in:account:${own.email}:203.0.113.7`, 60);
    expect((await ask({ email: own.email, password: own.password })).status).toBe(200);
  });

  it("both are made to wait after a hundred wrong passwords, even with the right one, and for a while only", async () => {
    const own = await newPerson();
    const stranger = newcomer().email;
    for (const email of [own.email, stranger]) {
      await alreadyTried(`sign-in:account:${email}`, 99);
      expect((await ask({ email, password: "Pas-le-bon-du-tout-1" })).status).toBe(401);
      const { status, headers, body } = await ask({ email, password: own.password });
      expect([status, body.code, body.error_code]).toEqual([429, "too_many_attempts", "over_request_rate_limit"]);
      expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    }
    const page = await new PlainBrowser().signIn(own.email, own.password);
    expect(page.status).toBe(429);
    await alreadyTried(`sign-in:account:${own.email}`, 500, Date.now() - 1);
    expect((await ask({ email: own.email, password: own.password })).status).toBe(200);
  });
});

describe("trying is limited", () => {
  it("for an address, whoever it asks for, and for that address alone", async () => {
    const address = { "cf-connecting-ip": randomUUID() };
    await alreadyTried(`sign-in:address:${address["cf-connecting-ip"]}`, 49);
    expect((await ask({ email: newcomer().email, password: "x" }, address)).status).toBe(401);
    expect((await ask({ email: person.email, password: person.password }, address)).status).toBe(429);
    expect((await ask({ email: person.email, password: person.password })).status).toBe(200);
  });

  it("also when all try at the same moment", async () => {
    const { email } = newcomer();
    const place = { "cf-connecting-ip": randomUUID() };
    const answers = await Promise.all(Array.from({ length: 14 }, () => ask({ email, password: "x" }, place)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(4);
  });

  it("but what succeeds is not counted", async () => {
    await alreadyTried(`sign-in:account:${person.email}`, 8);
    for (let n = 0; n < 3; n += 1) expect((await ask({ email: person.email, password: person.password })).status).toBe(200);
  });
});

describe("the sign-in form, without scripts", () => {
  it("sets a session cookie that scripts cannot read and opens the person's screens", async () => {
    const browser = new PlainBrowser();
    const page = await browser.signIn(person.email, person.password);
    expect([page.status, page.location]).toEqual([302, "/customer/dashboard"]);
    const cookie = page.headers.getSetCookie().find((text) => text.startsWith("session=")) ?? "";
    expect(cookie).toMatch(/; HttpOnly/);
    expect(cookie).toMatch(/; SameSite=Lax/);
    expect(cookie).not.toMatch(/max-age|expires/i);
    expect((await browser.get("/customer/products")).status).toBe(200);
    expect((await browser.get("/api/account")).html).toContain(person.email);
  });

  it("keeps a remembered session for a month, and any other for half a day", async () => {
    const own = await newPerson();
    await new PlainBrowser().signIn(own.email, own.password);
    const [short] = (await sessionsOf(own.email)).filter(({ door }) => door === "web");
    const page = await new PlainBrowser().signIn(own.email, own.password, { remember: "on" });
    expect(page.headers.getSetCookie().join()).toMatch(new RegExp(`Max-Age=${30 * DAY}\\b`));
    const long = (await sessionsOf(own.email)).find(({ remember, door }) => remember && door === "web");
    const hours = (expiresAt = 0) => Math.round((expiresAt - Date.now()) / 3_600_000);
    expect([hours(short?.expiresAt), hours(long?.expiresAt)]).toEqual([12, 720]);
  });

  it("goes on to where the person wanted to go, and never to another site", async () => {
    const destinations: [string, string][] = [
      ["/customer/ingredients?search=sel", "/customer/ingredients?search=sel"],
      ["https://ailleurs.example", "/customer/dashboard"],
      ["/\\ailleurs.example", "/customer/dashboard"],
    ];
    const { email, password } = person;
    for (const [to, expected] of destinations) {
      const page = await new PlainBrowser().post(`/login?to=${encodeURIComponent(to)}`, { email, password });
      expect(page.location, to).toBe(expected);
    }
  });

  it("says what is missing at the field, and what is wrong without saying which", async () => {
    const empty = await new PlainBrowser().post("/login", {});
    expect([empty.status, empty.problems.join()]).toEqual([422, expect.stringContaining("Ce champ est obligatoire")]);
    expect(empty.problems).toHaveLength(2);
    const wrong = await new PlainBrowser().signIn(person.email, "Pas-le-bon-du-tout-1");
    expect([wrong.status, wrong.html]).toEqual([401, expect.stringContaining("E-mail ou mot de passe incorrect.")]);
    expect(wrong.html).toContain(person.email);
    expect(wrong.html).not.toContain("Pas-le-bon-du-tout-1");
    expect(wrong.headers.getSetCookie().join()).not.toContain("session=");
  });

  it("replaces the session the browser had: an old cookie opens nothing", async () => {
    const browser = new PlainBrowser();
    await browser.signIn(person.email, person.password);
    const old = browser.cookies.get("session");
    await browser.signIn(person.email, person.password);
    expect(browser.cookies.get("session")).not.toBe(old);
    const thief = new PlainBrowser();
    thief.cookies.set("session", old ?? "");
    expect((await thief.get("/customer/products")).location).toMatch(/^\/login/);
  });

  it("believes in no session that it was handed", async () => {
    const browser = new PlainBrowser();
    browser.cookies.set("session", "A".repeat(43));
    await browser.signIn(person.email, person.password);
    expect(browser.cookies.get("session")).not.toBe("A".repeat(43));
    const [own] = await sessionsOf(person.email);
    const other = new PlainBrowser();
    other.cookies.set("session", own?.id ?? "");
    expect((await other.get("/customer/products")).location).toMatch(/^\/login/);
  });
});
