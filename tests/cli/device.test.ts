import { spawn } from "node:child_process";
import { statSync } from "node:fs";
import { join, resolve } from "node:path";
import { eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { deviceSignIns } from "@/db/platform";
import { hashOf } from "@/worker/modules/business/account/secret";
import { url } from "../support/address";
import { until } from "../support/local-service";
import { post } from "../support/newcomer";
import { newBusiness, type Person } from "../support/people";
import { PlainBrowser } from "../support/plain-browser";
import { databases } from "../support/platform";
import { newShell } from "../support/terminal";

/** A terminal is let in from a browser, by whoever is signed in there. */

let maker: Person;
const browser = new PlainBrowser();
beforeAll(async () => {
  maker = await newBusiness();
  await browser.signIn(maker.email, maker.password);
});

const start = async (name = "Terminal d'essai") => (await post("/api/auth/device", { name })).body as Record<string, string>;
const take = (code: string | undefined) => post("/api/auth/token?grant_type=device_code", { device_code: code });
const answer = (code: string | undefined, verdict: string) => browser.post("/device", { code: String(code), answer: verdict });

it("waits until its person agrees, and is theirs once", async () => {
  const begun = await start();
  expect(begun.user_code).toMatch(/^[B-Z]{4}-[B-Z]{4}$/);
  expect(begun.verification_uri_complete).toBe(`${url}/device?code=${begun.user_code}`);
  expect((await take(begun.device_code)).body.error).toBe("authorization_pending");
  expect((await browser.get(`/device?code=${begun.user_code}`)).html).toContain("Terminal d&#x27;essai");
  expect((await answer(begun.user_code, "approved")).location).toBe("/device?done=approved");
  const taken = await take(begun.device_code);
  expect([taken.status, (taken.body.user as { email: string }).email]).toEqual([200, maker.email]);
  expect((await take(begun.device_code)).body.error).toBe("expired_token");
});

it("is out where its person refuses, where nobody comes in time, and for who only knows the code that is shown", async () => {
  const refused = await start();
  await answer(refused.user_code, "refused");
  expect((await take(refused.device_code)).body.error).toBe("access_denied");
  const late = await start();
  const own = eq(deviceSignIns.proofHash, await hashOf(String(late.device_code)));
  await databases.platform
    .update(deviceSignIns)
    .set({ expiresAt: Date.now() - 1 })
    .where(own);
  expect((await answer(late.user_code, "approved")).status).toBe(422);
  expect((await take(late.device_code)).body.error).toBe("expired_token");
  expect((await take(late.user_code)).body.error).toBe("expired_token");
});

it("asks who is not signed in to sign in first, and says so of a code that is none", async () => {
  expect((await new PlainBrowser().get("/device?code=BCDF-GHJK")).location).toBe("/login?to=%2Fdevice%3Fcode%3DBCDF-GHJK");
  expect((await browser.get("/device?code=BCDF-GHJK")).html).toContain("Le code est faux");
});

it("signs a terminal in: its session is readable by its person alone", async () => {
  const shell = newShell();
  const env = { PATH: process.env.PATH, LANG: "fr_FR.UTF-8", CELLIER_HOME: shell.home } as unknown as NodeJS.ProcessEnv;
  const child = spawn(process.execPath, [resolve("dist/cli/cellier.mjs"), "login", "--web", "--api", url], { env });
  let aside = "";
  child.stderr.on("data", (text) => {
    aside += text;
  });
  const ended = new Promise((done) => child.on("close", done));
  const code = await until(() => /\b[B-Z]{4}-[B-Z]{4}$/m.exec(aside)?.[0]);
  await answer(code, "approved");
  expect([await ended, aside]).toEqual([0, expect.stringContaining(maker.email)]);
  expect(statSync(join(shell.home, "session.json")).mode & 0o777).toBe(0o600);
  expect((await shell.run(["whoami"])).out).toContain(maker.email);
});

it("takes a token that was made for a program, and keeps none that opens nothing", async () => {
  const { body } = await maker.api("/api/access-tokens", { method: "POST", json: { name: "Script", scope: "read" } });
  const shell = newShell();
  const line = ["login", "--with-token", "--api", url];
  expect(await shell.run(line, `${body.token}\n`)).toMatchObject({ code: 0, aside: expect.stringContaining(maker.email) });
  expect((await shell.run(["items", "list", "--json"])).code).toBe(0);
  expect((await shell.run(["clients", "create", "--company-name", "X", "--category", "retailer"])).code).toBe(4);
  expect(await shell.run(["logout"])).toMatchObject({ code: 0, aside: "Déconnecté.\n" });
  expect((await shell.run(line, "cellier_pat_rien\n")).code).toBe(3);
  expect((await shell.run(["whoami"])).code).toBe(3);
});
