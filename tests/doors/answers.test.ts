import { Agent, request } from "node:http";
import { beforeAll, describe, expect, it } from "vitest";
import { refusals } from "@/worker/core/errors";
import { newBusiness, type Person, visitor } from "../support/people";
import { PlainBrowser } from "../support/plain-browser";
import { url } from "@/tests/support/address";
import { ownConnection } from "@/tests/support/connections";

let person: Person;
let browser: PlainBrowser;
beforeAll(async () => {
  person = await newBusiness();
  await person.api("/api/items", { method: "POST", json: { name: "Confit d'oignons" } });
  browser = new PlainBrowser();
  await browser.signIn(person.email, person.password);
});

describe("a private answer", () => {
  it.each([
    "/api/items",
    "/api/account",
    "/api/items/unknown",
    "/api/nowhere",
    "/api/items?limit=0",
    "/customer/products",
    "/customer/products.data",
    "/customer/products/unknown",
  ])("of %s is kept by nobody on the way", async (path) => {
    const headers = { ...ownConnection, authorization: `Bearer ${person.token}` };
    for (const answer of [await fetch(url + path, { redirect: "manual", headers }), await browser.get(path)]) {
      const caching = answer.headers.get("cache-control") ?? "";
      expect(caching).toMatch(/\b(private|no-store)\b/);
      expect(caching).not.toMatch(/public|s-maxage|max-age=[1-9]/);
    }
  });

  it("with a token or a password in it is kept by nobody at all", async () => {
    const json = { email: person.email, password: person.password };
    const tokens = await visitor.api("/api/auth/token?grant_type=password", { method: "POST", json });
    expect(tokens.headers.get("cache-control")).toBe("no-store");
    const wrong = await visitor.api("/api/auth/token?grant_type=password", { method: "POST", json: { ...json, password: "x" } });
    expect(wrong.headers.get("cache-control")).toBe("no-store");
  });

  it.each(["/customer/products", "/customer/dashboard", "/account-settings", "/customer/products/unknown"])(
    "of the screen %s is gone with its session: going back does not show it",
    async (path) => {
      for (let time = 0; time < 2; time += 1) expect((await browser.get(path)).headers.get("cache-control")).toBe("no-store");
      const data = await browser.get(`${path}.data`);
      expect(data.headers.get("cache-control")).toMatch(/^(no-store|private, no-cache)$/);
    },
  );

  it("is forgotten by the browser that signs out", async () => {
    const own = new PlainBrowser();
    await own.signIn(person.email, person.password);
    const { headers, location } = await own.post("/logout", {});
    expect([headers.get("clear-site-data"), location]).toEqual(['"cache", "storage"', "/login"]);
  });

  it("is never given to the next person who asks for the same address", async () => {
    const path = "/customer/products";
    const own = await browser.get(path);
    expect(own.html).toContain("Confit d&#x27;oignons");
    const neighbour = await newBusiness();
    const next = new PlainBrowser();
    await next.signIn(neighbour.email, neighbour.password);
    const etag = (await browser.get(`${path}.data`)).headers.get("etag") ?? '"none"';
    for (const page of [await next.get(path), await next.get(`${path}.data`, { "if-none-match": etag })]) {
      expect([page.status, page.html.includes("Confit")]).toEqual([200, false]);
    }
    expect((await new PlainBrowser().get(path)).status).toBe(302);
    await next.post("/logout", {});
    expect((await next.get(path)).status).toBe(302);
  });

  it("shows what was changed a moment ago, at whichever door", async () => {
    const { body } = await person.api("/api/items", { method: "POST", json: { name: "Pêches au sirop" } });
    expect((await browser.get("/customer/products")).html).toContain("Pêches au sirop");
    await person.api(`/api/items/${body.id}`, { method: "PATCH", json: { name: "Pêches au vin" } });
    expect((await browser.get("/customer/products")).html).toContain("Pêches au vin");
    expect(JSON.stringify((await person.api("/api/items")).body)).toContain("Pêches au vin");
    await browser.post(`/customer/products/${body.id}`, { _verb: "archive" });
    expect(JSON.stringify((await person.api("/api/items")).body)).not.toContain("Pêches");
  });
});

describe("a page", () => {
  it.each(["/", "/login", "/register", "/customer/products", "/customer/products/new", "/api/docs", "/dev/outbox"])(
    "%s runs only scripts and styles with the nonce of this very answer",
    async (path) => {
      const answers = [await browser.get(path), await new PlainBrowser().get(path)].filter(({ status }) => status === 200);
      const nonces = answers.map(({ html, headers }) => {
        const policy = headers.get("content-security-policy") ?? "";
        const nonce = /script-src [^;]*'nonce-([^']+)'/.exec(policy)?.[1] ?? "";
        expect(nonce.length).toBeGreaterThanOrEqual(22);
        const own = [...html.matchAll(/<(?:script|style)\b[^>]*>/g)].map(([tag]) => /nonce="([^"]*)"/.exec(tag)?.[1]);
        expect(own.every((one) => one === nonce)).toBe(true);
        expect(html).not.toMatch(/<[a-z][^>]*\son\w+="/);
        expect(html).not.toContain("javascript:");
        return nonce;
      });
      expect(new Set(nonces).size).toBe(answers.length);
      expect(answers.length).toBeGreaterThan(0);
    },
  );

  it("keeps browsers strict on every kind of answer, refusals included", async () => {
    const answers = [
      await browser.get("/customer/products"),
      await browser.get("/nowhere"),
      await new PlainBrowser().post("/login", {}),
      await browser.post("/login", {}, { origin: "https://ailleurs.example" }),
      await browser.get("/api/items"),
      await browser.get("/logout"),
      await browser.ask("/api/items", { method: "PUT" }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 404, 422, 403, 200, 302, 405]);
    for (const { headers } of answers) {
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("x-frame-options")).toBe("DENY");
      expect(headers.get("content-security-policy")).toMatch(/default-src 'self'.*object-src 'none'.*base-uri 'none'.*form-action 'self'/);
      expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
      expect(headers.get("permissions-policy")).toContain("geolocation=()");
      expect(headers.get("access-control-allow-origin")).toBeNull();
    }
  });
});

describe("a refusal", () => {
  it("is a problem (RFC 9457) with a stable code, its own status, the field and words in the caller's language", async () => {
    const requests: [string, RequestInit & { json?: unknown }, number, string][] = [
      ["/api/items", { method: "POST", json: { price: -1 } }, 422, "invalid_input"],
      ["/api/items/unknown", {}, 404, "not_found"],
      ["/api/businesses", {}, 403, "forbidden"],
      ["/api/items", { method: "PUT" }, 405, "method_not_allowed"],
      ["/api/items", { method: "POST", body: "{", headers: { "content-type": "application/json" } }, 400, "malformed_body"],
      ["/api/items", { method: "POST", json: {}, headers: { origin: "https://ailleurs.example" } }, 403, "cross_site"],
    ];
    for (const [path, request, status, code] of requests) {
      const ask = async (language: string) =>
        person.api(path, { ...request, headers: { ...request.headers, "accept-language": language } });
      const [french, english] = [await ask("fr"), await ask("en")];
      expect(french.status).toBe(status);
      expect(french.headers.get("content-type")).toBe("application/problem+json");
      expect(french.headers.get("content-language")).toBe("fr");
      expect(french.body).toMatchObject({ type: `/api/docs#${code}`, status, code });
      expect(english.body).toMatchObject({ type: `/api/docs#${code}`, status, code });
      expect(english.body.detail).not.toBe(french.body.detail);
      expect(String(french.body.detail)).not.toMatch(/\{\{|undefined|errors\./);
    }
    const { body } = await person.api("/api/items", { method: "POST", json: { price: -1 } });
    expect(body.errors).toEqual([
      { field: "name", code: "required", message: "Ce champ est obligatoire" },
      { field: "price", code: "too_small_number", message: "Pas de nombre négatif" },
    ]);
  });

  it("leaves the line open for the next request, though nobody read what was sent", async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const lines = new Set<number | undefined>();
    const send = () =>
      new Promise<number | undefined>((resolve, reject) => {
        const headers = { origin: "https://ailleurs.example", "content-type": "application/json" };
        const sent = request(`${url}/api/items`, { method: "POST", agent, headers }, (answer) => {
          lines.add(answer.socket.localPort);
          answer.resume().on("end", () => resolve(answer.statusCode));
        });
        sent.on("error", reject).end("x".repeat(300_000));
      });
    for (let n = 0; n < 10; n += 1) expect(await send()).toBe(403);
    expect(lines.size).toBe(1);
    agent.destroy();
  });

  it("has an entry in the documentation its type leads to", async () => {
    const { html } = await new PlainBrowser().get("/api/docs");
    for (const [code, status] of Object.entries(refusals)) {
      expect(html).toContain(`id="${code}"`);
      expect(html).toMatch(new RegExp(`<code>${code}</code></td><td>${status}</td>`));
    }
  });
});
