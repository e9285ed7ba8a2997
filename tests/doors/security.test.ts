import { describe, expect, it } from "vitest";
import { newBusiness, visitor } from "../support/people";
import { url } from "@/tests/support/address";
import { ownConnection } from "@/tests/support/connections";

const ask = (path: string) => fetch(url + path, { redirect: "manual", headers: ownConnection });
const item = { method: "POST", json: { name: "Essai" } };

describe("every answer", () => {
  it.each(["/", "/login", "/api/openapi.json", "/nowhere", "/api/nowhere"])("of %s keeps browsers strict", async (path) => {
    const { headers } = await ask(path);
    const policy = headers.get("content-security-policy") ?? "";
    expect(policy).toMatch(/script-src 'self' 'nonce-[\w+/=]+'/);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
  });

  it("has a nonce of its own", async () => {
    const nonces = await Promise.all([1, 2].map(async () => (await ask("/login")).headers.get("content-security-policy")));
    expect(nonces[0]).not.toBe(nonces[1]);
  });

  it("says how often the database was asked, on a developer's machine", async () => {
    const person = await newBusiness();
    const { headers } = await person.api("/api/items");
    expect(headers.get("server-timing")).toMatch(/db;dur=\d+;desc="\d+ round trips"/);
  });
});

describe("the door", () => {
  it("answers the health check without a database", async () => {
    expect((await visitor.api("/api/health")).body).toEqual({ status: "ok" });
    expect((await visitor.api("/api/ready")).status).toBe(200);
  });

  it("refuses a change that another site asks for", async () => {
    const { api } = await newBusiness();
    const foreign: [string, string][] = [
      ["origin", "https://evil.example"],
      ["origin", "null"],
      ["sec-fetch-site", "cross-site"],
      ["sec-fetch-site", "same-site"],
    ];
    for (const header of foreign) {
      const { status, body } = await api("/api/items", { ...item, headers: [header] });
      expect([status, body.code]).toEqual([403, "cross_site"]);
    }
  });

  it("refuses a body of 20 MB before reading it, and bodies that are not JSON", async () => {
    const { api } = await newBusiness();
    const huge = await api("/api/items", { method: "POST", json: { name: "x".repeat(20 * 1024 * 1024) } });
    expect([huge.status, huge.body.code]).toEqual([413, "body_too_large"]);
    const headers = { "content-type": "application/json" };
    for (const body of ["{", "[]", "1", '"text"', "null"]) {
      expect((await api("/api/items", { method: "POST", body, headers })).body.code).toBe("malformed_body");
    }
    const form = await api("/api/items", { method: "POST", body: "name=x", headers: { "content-type": "text/plain" } });
    expect(form.body.code).toBe("unsupported_media_type");
  });

  it("answers an unknown address as a problem", async () => {
    const { status, headers, body } = await visitor.api("/api/nowhere");
    expect([status, body.code, headers.get("content-type")]).toEqual([404, "not_found", "application/problem+json"]);
  });

  it("speaks the caller's language", async () => {
    const say = async (headers: Record<string, string>) => (await visitor.api("/api/items", { headers })).body.detail;
    expect(await say({})).toBe("Connectez-vous pour continuer.");
    expect(await say({ "accept-language": "en-GB,en;q=0.9" })).toBe("Sign in to continue.");
    expect(await say({ "accept-language": "en", cookie: "lang=fr" })).toBe("Connectez-vous pour continuer.");
    expect(await say({ "accept-language": "de" })).toBe("Connectez-vous pour continuer.");
  });

  it("takes a forged, foreign or empty token for no sign-in at all", async () => {
    for (const token of ["", "x", "a.b.c", "eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0."]) {
      const { status } = await visitor.api("/api/items", { headers: { authorization: `Bearer ${token}` } });
      expect(status).toBe(401);
    }
  });

  it("describes every operation in OpenAPI 3.1 and for people", async () => {
    const { body } = await visitor.api("/api/openapi.json");
    expect(body.openapi).toBe("3.1.0");
    expect(Object.keys(body.paths as object)).toContain("/api/items/{id}");
    const page = await fetch(`${url}/api/docs`);
    expect(await page.text()).toContain("/api/items/{id}/archive");
  });
});
