import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { sessions } from "@/db/platform";
import { ask, refresh, reasonsOf, sessionsOf } from "@/tests/support/newcomer";
import { newBusiness, type Person, signInAdmin, visitor } from "@/tests/support/people";
import { PlainBrowser } from "@/tests/support/plain-browser";
import { databases } from "@/tests/support/platform";

const HOUR = 3_600_000;

let person: Person;
beforeAll(async () => {
  person = await newBusiness();
});

/** Another program of the person's, signed in. */
async function program(): Promise<{ access: string; refresh: string; works(): Promise<number> }> {
  const { body } = await ask({ email: person.email, password: person.password });
  const access = String(body.access_token);
  const works = async () => (await visitor.api("/api/account", { headers: { authorization: `Bearer ${access}` } })).status;
  return { access, refresh: String(body.refresh_token), works };
}

const logout = (token: string, scope?: string) =>
  visitor.api(`/api/auth/logout${scope ? `?scope=${scope}` : ""}`, { method: "POST", headers: { authorization: `Bearer ${token}` } });

async function setExpiry(id: string | undefined, expiresAt: number): Promise<void> {
  await databases.platform
    .update(sessions)
    .set({ expiresAt })
    .where(eq(sessions.id, id ?? ""));
}

describe("signing out", () => {
  it("ends the browser's session: its cookie is forgotten, and opens nothing any more", async () => {
    const browser = new PlainBrowser();
    await browser.signIn(person.email, person.password);
    const cookie = browser.cookies.get("session") ?? "";
    const page = await browser.post("/logout", {});
    expect([page.status, page.location, browser.cookies.has("session")]).toEqual([302, "/login", false]);
    const thief = new PlainBrowser();
    thief.cookies.set("session", cookie);
    const refused = await thief.get("/customer/products?sort=price");
    expect(refused.location).toBe(`/login?to=${encodeURIComponent("/customer/products?sort=price")}`);
    expect(thief.cookies.has("session")).toBe(false);
  });

  it("is not done by a mere link", async () => {
    const browser = new PlainBrowser();
    await browser.signIn(person.email, person.password);
    await browser.get("/logout");
    expect((await browser.get("/customer/products")).status).toBe(200);
  });

  it("ends one program's tokens, the others', or everything, as asked", async () => {
    const [first, second, third] = [await program(), await program(), await program()];
    const browser = new PlainBrowser();
    await browser.signIn(person.email, person.password);

    expect((await logout(first.access, "local")).status).toBe(204);
    expect([await first.works(), await second.works()]).toEqual([401, 200]);
    expect((await refresh(first.refresh)).status).toBe(401);

    const unknown = await logout(second.access, "elsewhere");
    expect([unknown.status, reasonsOf(unknown)]).toEqual([422, ["scope:choice"]]);
    expect((await logout(second.access, "others")).status).toBe(204);
    expect([await second.works(), await third.works()]).toEqual([200, 401]);
    expect((await browser.get("/customer/products")).location).toMatch(/^\/login/);

    await browser.signIn(person.email, person.password);
    expect((await logout(second.access)).status).toBe(204);
    expect(await second.works()).toBe(401);
    expect((await refresh(second.refresh)).status).toBe(401);
    expect((await browser.get("/customer/products")).location).toMatch(/^\/login/);
    expect((await logout(second.access)).status).toBe(401);
  });
});

describe("a session", () => {
  it("that is over opens nothing, and the browser is told to forget it", async () => {
    const browser = new PlainBrowser();
    await browser.signIn(person.email, person.password);
    const [own] = (await sessionsOf(person.email)).filter(({ door }) => door === "web");
    await setExpiry(own?.id, Date.now() - 1_000);
    const page = await browser.get("/customer/products");
    expect([page.location, browser.cookies.has("session")]).toEqual(["/login?to=%2Fcustomer%2Fproducts", false]);
  });

  it("lives on while it is used, and a remembered one's cookie with it", async () => {
    const browser = new PlainBrowser();
    await browser.signIn(person.email, person.password, { remember: "on" });
    const own = (await sessionsOf(person.email)).find(({ remember, door }) => remember && door === "web");
    await setExpiry(own?.id, Date.now() + HOUR);
    const page = await browser.get("/customer/products");
    expect(page.headers.getSetCookie().join()).toMatch(/session=.*Max-Age=2592000/);
    const later = (await sessionsOf(person.email)).find(({ id }) => id === own?.id);
    expect((later?.expiresAt ?? 0) - Date.now()).toBeGreaterThan(700 * HOUR);
    expect((await browser.get("/customer/products")).headers.getSetCookie().join()).not.toContain("session=");
  });

  it("of a program ends its tokens when it is over, though they are not", async () => {
    const own = await program();
    const before = await sessionsOf(person.email);
    await Promise.all(before.map(({ id }) => setExpiry(id, Date.now() - 1)));
    expect(await own.works()).toBe(401);
    const refused = await refresh(own.refresh);
    expect([refused.status, refused.body.error_code]).toEqual([401, "session_not_found"]);
  });

  it("is kept as a hash: who reads the database cannot use it", async () => {
    const browser = new PlainBrowser();
    await browser.signIn(person.email, person.password);
    const cookie = browser.cookies.get("session") ?? "";
    expect(cookie.length).toBeGreaterThan(40);
    expect(JSON.stringify(await sessionsOf(person.email))).not.toContain(cookie);
  });
});

describe("screens open to the right people", () => {
  it("a visitor signs in first and comes back; the signed-in person does not see the doorstep again", async () => {
    const browser = new PlainBrowser();
    expect((await browser.get("/admin/dashboard?a=1")).location).toBe("/login?to=%2Fadmin%2Fdashboard%3Fa%3D1");
    await browser.signIn(person.email, person.password);
    expect((await browser.get("/login?to=/customer/ingredients")).location).toBe("/customer/ingredients");
    expect((await browser.get("/register")).location).toBe("/customer/dashboard");
  });

  it("another role is told so, on a real screen", async () => {
    const [customer, staff] = [new PlainBrowser(), new PlainBrowser()];
    await customer.signIn(person.email, person.password);
    expect((await customer.get("/admin/dashboard")).location).toBe("/unauthorized");
    expect((await customer.get("/admin/dashboard.data")).html).toContain("/unauthorized");
    const { email, password } = await signInAdmin();
    expect((await staff.signIn(email, password)).location).toBe("/admin/dashboard");
    expect((await staff.get("/customer/products")).location).toBe("/unauthorized");
    expect((await staff.get("/unauthorized")).html).toContain("Votre compte n&#x27;ouvre pas cet écran");
  });
});
