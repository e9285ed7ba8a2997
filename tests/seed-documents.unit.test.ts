import { describe, expect, it } from "vitest";
import { canneryDocuments } from "@/db/seed/demo/documents";
import { cannery } from "@/db/seed/demo/index";
import { supplierLines } from "@/db/seed/demo/suppliers";
import { tinyPdf } from "@/db/seed/tiny-pdf";
import { trainingsOf } from "@/db/seed/trade/training";
import { readPdf } from "./support/pdf";

describe("the documents of the cannery", () => {
  it("are about suppliers, products, trainings and audits that there are", () => {
    const names = new Set([
      ...cannery.map(({ sku }) => `items ${sku}`),
      ...supplierLines.map(({ name }) => `suppliers ${name}`),
      ...trainingsOf("2026-11-25").map(({ person, subject }) => `trainings ${person}, ${subject}`),
      "audits DDETSPP",
    ]);
    const strangers = canneryDocuments.flatMap(({ about }) => (about && !names.has(about.join(" ")) ? [about.join(" ")] : []));
    expect([strangers, canneryDocuments.length]).toEqual([[], 34]);
  });

  it("say in their files what they are found by", async () => {
    const line = canneryDocuments.find(({ pages }) => pages.length === 2);
    const { texts } = await readPdf(tinyPdf(line?.title ?? "", line?.pages ?? []));
    expect(texts).toHaveLength(2);
    for (const [at, page] of (line?.pages ?? []).entries()) expect(texts[at]).toContain(page.find(Boolean));
    expect(texts[0]).toContain(line?.title);
  });
});
