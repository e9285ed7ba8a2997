import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { codesSentTo, otherCode } from "../support/letters";
import { newcomer } from "../support/newcomer";
import { newBusiness, type Person, visitor } from "../support/people";
import { newShell } from "../support/terminal";
import { url } from "@/tests/support/address";

let maker: Person;
beforeAll(async () => {
  maker = await newBusiness();
});

/** A shell where someone is signed in, and the session it keeps. */
async function signedIn(environment: Record<string, string> = {}) {
  const shell = newShell(environment);
  expect((await shell.signIn(maker)).code).toBe(0);
  const path = join(shell.home, "session.json");
  const stored = () => JSON.parse(readFileSync(path, "utf8")) as Record<string, unknown>;
  const change = (facts: object) => writeFileSync(path, JSON.stringify({ ...stored(), ...facts }));
  return { ...shell, stored, change };
}

describe("a session in the terminal", () => {
  it("goes on when its token is over, for several programs at once", async () => {
    const shell = await signedIn();
    shell.change({ accessToken: "old", expiresAt: 1 });
    const outputs = await Promise.all([1, 2, 3].map(() => shell.run(["whoami"])));
    expect(outputs.map(({ code }) => code)).toEqual([0, 0, 0]);
    expect((await shell.run(["whoami"])).code).toBe(0);
  });

  it("goes on when the service takes the token no longer, though this machine's clock says it should", async () => {
    const shell = await signedIn();
    shell.change({ accessToken: "unknown" });
    expect((await shell.run(["whoami"])).out).toContain(maker.email);
    expect(shell.stored().accessToken).not.toBe("unknown");
  });

  it("is over on both sides after logout, even when its token was over before", async () => {
    const shell = await signedIn();
    const { refreshToken } = shell.stored();
    shell.change({ accessToken: "old", expiresAt: 1 });
    expect(await shell.run(["logout"])).toMatchObject({ code: 0, aside: "Déconnecté.\n" });
    const json = { refresh_token: refreshToken };
    expect((await visitor.api("/api/auth/token?grant_type=refresh_token", { method: "POST", json })).status).toBe(401);
    expect((await shell.run(["whoami"])).code).toBe(3);
  });

  it("says so when the service could not be told of the end", async () => {
    const shell = await signedIn();
    shell.change({ api: "http://127.0.0.1:9" });
    expect(await shell.run(["logout"])).toMatchObject({ code: 0, aside: expect.stringContaining("la session y reste ouverte") });
    expect((await shell.run(["whoami"])).code).toBe(3);
  });

  it("refuses a wrong password without a word on which of the two was wrong", async () => {
    const output = await newShell().signIn({ ...maker, password: "pas le bon, 123" });
    expect(output).toEqual({ code: 3, out: "", aside: "E-mail ou mot de passe incorrect.\n" });
  });

  it("begins for who signs up with the mailed code, and not with the password before that", async () => {
    const shell = newShell({ CELLIER_API: url });
    const { email, password, firstName, lastName, company } = newcomer() as Record<string, string> & { email: string };
    const details = { "--first-name": firstName, "--last-name": lastName, "--company": company, "--email": email };
    const secrets = { "--password": password, "--password-confirmation": password };
    const flags = Object.entries({ ...details, ...secrets }).flatMap(([flag, value]) => [flag, String(value)]);
    expect(await shell.run(["account", "sign-up", ...flags, "--terms"])).toMatchObject({ code: 0 });
    expect((await shell.signIn({ email, password: String(password) })).code).toBe(3);
    const [code = ""] = await codesSentTo(email);
    const wrong = await shell.run(["confirm", "--email", email, "--token", otherCode(code)]);
    expect([wrong.code, wrong.aside]).toEqual([2, expect.stringMatching(/--token.*Le code est faux/)]);
    expect((await shell.run(["confirm", "--email", email, "--token", code])).aside).toContain(`Connecté : Camille Martin (${email})`);
    expect((await shell.run(["whoami"])).out).toContain(email);
  });

  it("is not needed for what anyone may do", async () => {
    const output = await newShell({ CELLIER_API: url }).run([
      "feedback",
      "create",
      "--type",
      "bug",
      "--message",
      "Le bocal est vide",
      "--json",
    ]);
    expect([output.code, JSON.parse(output.out)]).toEqual([0, { id: expect.any(String), createdAt: expect.any(String) }]);
  });
});

it("a command that the network lost is sent once more, with the same key", async () => {
  const keys: unknown[] = [];
  const lossy = createServer((request, response) => {
    keys.push(request.headers["idempotency-key"]);
    if (keys.length === 1) return void request.socket.destroy();
    response.writeHead(201, { "content-type": "application/json" });
    response.end(JSON.stringify({ id: "1", createdAt: "2026-01-31T10:00:00.000Z" }));
  });
  await new Promise<void>((resolve) => lossy.listen(0, "127.0.0.1", resolve));
  const { port } = lossy.address() as AddressInfo;
  const shell = newShell({ CELLIER_API: `http://127.0.0.1:${port}` });
  const output = await shell.run(["feedback", "create", "--type", "bug", "--message", "Perdu"]);
  lossy.close();
  expect(output.code, output.aside).toBe(0);
  expect(keys).toEqual([expect.stringMatching(/^[\w-]{36}$/), keys[0]]);
});
