import { beforeAll, describe, expect, it } from "vitest";
import { ask } from "@/tests/support/ask";
import { newBusiness, type Person, signInAdmin } from "@/tests/support/people";
import { businessOf } from "@/tests/support/catalogue";

/** What people ask of their plan and their credits, and what they are told of what it does not open. */

let maker: Person;
beforeAll(async () => {
  maker = await newBusiness({ plan: "core" });
  const admin = await signInAdmin();
  const gift = { id: (await businessOf(maker)).id, credits: 4, reason: "Bienvenue" };
  expect((await admin.api(`/api/credits/${gift.id}/grant`, { method: "POST", json: { credits: 4, reason: "Bienvenue" } })).status).toBe(
    200,
  );
});

describe("a question, in either language", () => {
  it.each<[string, string, RegExp]>([
    ["fr", "combien me reste-t-il de crédits ?", /Crédits : 4/],
    ["en", "how many credits do I have left?", /Credits: 4/],
    ["fr", "quelle offre me faut-il pour le prévisionnel ?", /^2 .*\n• Growth : .*99,00.*\n• Expert\+/],
    ["en", "which plan do I need for the forecast?", /^2 .*\n• Growth: .*99.00.*\n• Expert\+/],
    ["fr", "quand finit mon essai ?", /Core/],
    ["fr", "quelle est ma trésorerie ?", /l'offre Growth l'ouvre/],
    ["en", "show my treasury entries", /the Growth plan/],
  ])("%s: %s", async (language, message, expected) => {
    const { response } = await ask(maker, { message, context: { currentPage: "/billing", module: "Général" } }, language);
    expect(response.replace(/[\u00a0\u202f]/g, " ")).toMatch(expected);
  });
});
