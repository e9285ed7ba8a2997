import { expect, it } from "vitest";
import { newBusiness, visitor } from "../support/people";
import { url } from "@/tests/support/address";
import { ownConnection } from "@/tests/support/connections";

const form = { "content-type": "application/x-www-form-urlencoded" };

it("a form of twenty thousand fields is refused before it is read", async () => {
  const body = `email=x@y.fr&${Array.from({ length: 20_000 }, (_, place) => `a${place}=1`).join("&")}`;
  const { status } = await fetch(`${url}/contact-support.data`, { method: "POST", headers: { ...ownConnection, ...form }, body });
  expect(status).toBe(413);
});

it("a refusal is not longer than what it refuses", async () => {
  const json = Object.fromEntries(Array.from({ length: 5_000 }, (_, place) => [`f${place}`, 1]));
  const { status, body } = await visitor.api("/api/feedback", { method: "POST", json });
  expect([status, (body.errors as unknown[]).length]).toEqual([422, 50]);
});

it("texts made to keep a pattern busy are refused at once, and names that objects inherit are unknown fields", async () => {
  const maker = await newBusiness();
  const spaces = `nom\nx;1${" ".repeat(200_000)}!\n`;
  const heading = `nom;${"(".repeat(60_000)}\nx;1\n`;
  for (const content of [spaces, heading, `nom\n${"\n".repeat(3_000_000)}`]) {
    const { status } = await maker.api("/api/imports", { method: "POST", json: { target: "tariffs", content } });
    expect([201, 422]).toContain(status);
  }
  for (const name of ["constructor", "toString", "__proto__"]) {
    expect((await maker.api(`/api/items?${name}=1`)).status).toBe(422);
  }
});
