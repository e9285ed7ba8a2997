import { beforeAll, describe, expect, it } from "vitest";
import { bytesOf } from "@/worker/core/contract/printing";
import { newBusiness, type Person } from "@/tests/support/people";
import { readPdf } from "@/tests/support/pdf";
import { smallPng } from "@/tests/support/sample";
import { url } from "@/tests/support/address";

let maker: Person;
let neighbour: Person;
beforeAll(async () => {
  [maker, neighbour] = await Promise.all([newBusiness({ plan: "freemium", company: "Conserverie d'essai" }), newBusiness()]);
});

const update = (json: object, person = maker) => person.api("/api/company", { method: "PATCH", json });
const preview = async (language = "fr") =>
  readPdf(bytesOf((await maker.api(`/api/company/preview?language=${language}`)).body as { content: string }));

describe("the business's own identity", () => {
  it("is what it signed up as, until it says more", async () => {
    const { body } = await maker.api("/api/company");
    expect(body).toMatchObject({ name: "Conserverie d'essai", version: 1, hasLogo: false, updatedAt: null, paymentTerms: "30_days" });
  });

  it("is changed field by field, and never by who has not seen it as it is", async () => {
    const details = { legalForm: "SAS", capital: 40_000, siret: "732 829 320", vatNumber: "FR44732829320", register: "Agen", version: 1 };
    expect((await update(details)).body).toMatchObject({ version: 2, capital: 40_000, siret: "732829320" });
    expect((await update({ approval: "FR 47.091.002 CE", version: 1 })).body.code).toBe("stale");
    expect((await update({ approval: "FR 47.091.002 CE", version: 2 })).body).toMatchObject({ version: 3, legalForm: "SAS" });
    expect((await update({}, neighbour)).status).toBe(200);
  });

  it.each([
    ["siret", "732829321"],
    ["vatNumber", "FR00732829320"],
    ["iban", "FR7630006000011234567890188"],
    ["bic", "AGRI"],
    ["name", ""],
    ["penaltyRate", 101],
    ["paymentTerms", "someday"],
  ])("refuses a wrong %s by its name, and keeps what it was", async (field, value) => {
    const before = await maker.api("/api/company");
    const { status, body } = await update({ [field]: value });
    expect([status, body.errors]).toEqual([422, [expect.objectContaining({ field })]]);
    expect((await maker.api("/api/company")).body).toEqual(before.body);
  });

  it("stands on every paper, in the reader's language", async () => {
    const { texts, outline, roles } = await preview();
    expect(texts[0]).toContain("Conserverie d'essai SAS au capital de 40 000 € – SIREN 732 829 320 – RCS Agen");
    expect(texts[0]).toContain("Agrément sanitaire FR 47.091.002 CE");
    expect(texts[0]).toMatch(/indemnité forfaitaire de 40 €.*Pas d'escompte/);
    expect([outline[0], roles.includes("Figure")]).toEqual(["Document d'essai ESSAI-0001", false]);
    expect((await preview("en")).texts[0]).toContain("SAS with a share capital of 40 000 €");
  });
});

describe("the logo", () => {
  it("is put on papers, looked at, and taken off", async () => {
    const set = await maker.api("/api/company/set-logo", { method: "POST", json: { content: smallPng } });
    expect(set.body).toMatchObject({ hasLogo: true });
    expect((await preview()).roles).toContain("Figure");
    const headers = { authorization: `Bearer ${maker.token}`, accept: "image/*" };
    const logo = await fetch(`${url}/api/company/logo`, { headers });
    expect(logo.headers.get("content-type")).toBe("image/png");
    expect((await logo.arrayBuffer()).byteLength).toBeGreaterThan(60);
    expect((await neighbour.api("/api/company/logo")).body.code).toBe("not_found");

    const removed = await maker.api("/api/company/remove-logo", { method: "POST", json: { version: set.body.version } });
    expect(removed.body).toMatchObject({ hasLogo: false });
    expect((await maker.api("/api/company/logo")).status).toBe(404);
    expect((await preview()).roles).not.toContain("Figure");
  });
});
