import { writeFileSync } from "node:fs";
import { PDFiumLibrary } from "@hyzyla/pdfium";
import { expect, it } from "vitest";
import { decode } from "@/app/features/store/barcodes/decode";
import { bytesOf } from "@/worker/core/contract/printing";
import { newBusiness } from "@/tests/support/people";
import { readPdf } from "@/tests/support/pdf";

const kg = (value: number) => ({ value, unit: "kg" });

it("lot labels, batch sheet, count sheet and trace are printed in both languages, with what stands on them", async () => {
  const maker = await newBusiness();
  const post = async (path: string, json: object = {}) => {
    const { status, body } = await maker.api(path, { method: "POST", json });
    expect(status, JSON.stringify(body)).toBeLessThan(300);
    return body as Record<string, string>;
  };
  const read = async (path: string, name: string) => {
    const { status, body } = await maker.api(path);
    expect(status, JSON.stringify(body)).toBe(200);
    const bytes = bytesOf(body as { content: string });
    if (process.env.SHOTS) writeFileSync(`${process.env.SHOTS}/${name}.pdf`, bytes);
    return (await readPdf(bytes)).texts.join(" ").replace(/[\u00a0\u202f]/g, " ");
  };
  await post("/api/items", { kind: "ingredient", name: "Tomates", sku: "TOM", unit: "kg", cost: 2 });
  await post("/api/items", { kind: "product", name: "Coulis", sku: "COU", unit: "kg", price: 9, barcode: "3760123450010" });
  const method = "Laver, épépiner, cuire une heure.";
  const recipe = await post("/api/recipes", { item: "COU", output: kg(1), method, lines: [{ item: "TOM", amount: kg(2) }] });
  await post(`/api/recipes/${recipe.id}/activate`);
  await post("/api/stock/receive", { item: "TOM", amount: kg(30), dlc: "2099-02-01", number: "TOM-1", supplierLot: "S-77" });
  const production = await post("/api/production", { item: "COU", amount: kg(10), facility: "Labo" });

  const sheet = await read(`/api/production/${production.id}/sheet`, "sheet-fr");
  for (const words of ["Fiche de fabrication", production.reference ?? "", "TOM-1", "20 kg", "épépiner", "Températures relevées"])
    expect(sheet).toContain(words);
  expect(await read(`/api/production/${production.id}/sheet?language=en`, "sheet-en")).toContain("Batch sheet");

  await post(`/api/production/${production.id}/start`);
  await post(`/api/production/${production.id}/complete`, { number: "COU-1", ddm: "2099-12-31" });
  const label = await read("/api/lots/COU-1/labels?format=sheet-8&copies=8", "labels-8");
  for (const words of ["Coulis", "COU-1", "DDM", "31 déc. 2099", "3760123450010"]) expect(label).toContain(words);
  expect(await read("/api/lots/TOM-1/labels?format=roll-57x32&copies=1&language=en", "label-roll")).toContain("S-77");

  const trace = await read("/api/traceability/COU-1/paper", "trace-fr");
  for (const words of ["Rapport de traçabilité", "COU-1", "TOM-1", "Bilan matière", "Fabriqué"]) expect(trace).toContain(words);

  const concerned = (await maker.api(`/api/traceability/find?production=${production.reference}`)).body.items as { number: string }[];
  expect(concerned.map(({ number }) => number).sort()).toEqual(["COU-1", "TOM-1"]);
  expect((await maker.api("/api/traceability/find?order=CMD-2026-9999")).body.total).toBe(0);
  const count = await post("/api/counts", { location: "main", blind: false });
  const paper = await read(`/api/counts/${count.id}/paper`, "count-fr");
  for (const words of ["Feuille d'inventaire", "TOM-1", "10 kg", "Compté par"]) expect(paper).toContain(words);
});

it("the QR of a printed label is what a camera reads, and leads to its lot", async () => {
  const maker = await newBusiness();
  const post = async (path: string, json: object) => (await maker.api(path, { method: "POST", json })).body as Record<string, string>;
  await post("/api/items", { kind: "ingredient", name: "Tomates", sku: "TOM", unit: "kg", cost: 2 });
  const { id, number } = await post("/api/stock/receive", { item: "TOM", amount: kg(3), number: "TOM-9" });
  const { body } = await maker.api(`/api/lots/${number}/labels?format=roll-57x32&copies=1`);
  const code = decode(await pictureOf(bytesOf(body as { content: string })));
  expect(code).toBe("TOM-9");
  expect((await maker.api(`/api/lots/find?code=${code}`)).body.items).toMatchObject([{ id, number }]);
});

/** The first page as a camera would see it: four bytes a point. */
async function pictureOf(pdf: Uint8Array) {
  const library = await PDFiumLibrary.init();
  const file = await library.loadDocument(pdf);
  const [page] = [...file.pages()];
  if (!page) throw new Error("No page");
  let picture = { data: new Uint8ClampedArray(), width: 0, height: 0 };
  const render = async ({ data, width, height }: { data: Uint8Array; width: number; height: number }) => {
    picture = { data: new Uint8ClampedArray(data), width, height };
    return data;
  };
  await page.render({ scale: 2, render });
  library.destroy();
  return picture;
}
