import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { visitor } from "@/tests/support/people";
import { PlainBrowser } from "@/tests/support/plain-browser";

const ask = (address: string) => visitor.api("/api/scans/demo", { headers: { "cf-connecting-ip": address } });

describe("the public sample", () => {
  it("is read for anybody, every field of it", async () => {
    const { status, body } = await ask(randomUUID());
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body).toMatchObject({
      supplier: "Grossiste Maréchal SAS",
      invoiceNumber: "FA2602/12",
      invoiceDate: "2026-03-13",
      dueDate: "2026-04-12",
      totalExclTax: 696.42,
      vatAmount: 48.96,
      totalInclTax: 745.38,
      vatNumber: "FR88502314784",
      checks: { lines: true, totals: true, vat: true },
    });
    expect((body.lineItems as { totalAmount: number }[]).map(({ totalAmount }) => totalAmount)).toEqual([311.2, 69.8, 241.92, 73.5]);
    expect(body.found).toContainEqual(expect.objectContaining({ field: "totalInclTax", at: expect.objectContaining({ page: 1 }) }));
  });

  it("is read five times for one address, and not for ever", async () => {
    const address = randomUUID();
    const answers = await Promise.all(Array.from({ length: 7 }, () => ask(address)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(answers.filter(({ status, body }) => status === 429 && body.code === "too_many_attempts")).toHaveLength(2);
    const page = await new PlainBrowser(address).post("/demo-ocr", {});
    expect(page.status).toBe(429);
    expect(page.html).toContain("/samples/facture.png");
  });

  it("shows what was read beside its picture, without scripts", async () => {
    const browser = new PlainBrowser();
    expect((await browser.get("/")).html).toContain("/demo-ocr");
    const { status, html } = await browser.post("/demo-ocr", {});
    expect(status).toBe(200);
    for (const text of ["Grossiste Maréchal SAS", "FA2602/12", "745,38"]) expect(html).toContain(text);
  });
});
