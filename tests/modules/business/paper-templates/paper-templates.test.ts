import { beforeAll, expect, it } from "vitest";
import { openPrinter } from "@/worker/adapters/paper/index";
import { bytesOf } from "@/worker/core/contract/printing";
import { paperTemplates } from "@/worker/modules/business/paper-templates/contract";
import { contrastWithWhite } from "@/worker/modules/business/paper-templates/rules";
import { company } from "@/worker/modules/business/company/contract";
import { generator } from "@/worker/modules/papers/generator/contract";
import { paperBundles } from "@/worker/modules/papers/paper-bundles/contract";
import { orders } from "@/worker/modules/sell/orders/contract";
import { fieldsNamedBy, type Maker, newMaker, refusalOf } from "@/tests/support/in-process";
import { readPdf } from "@/tests/support/pdf";
import { newSampleMaker } from "@/tests/support/sample-maker";
import { testRuntime } from "@/tests/support/runtime";

let maker: Maker;
beforeAll(async () => {
  maker = await newSampleMaker();
});

const set = (id: string, input: object) => maker.call(paperTemplates.update, { id, ...input });
const refused = async (act: Promise<unknown>) => fieldsNamedBy(await refusalOf(act));

/** What stands on a paper, printed by the real printer. */
async function textOf(input: object): Promise<string> {
  const runtime = testRuntime({ printer: openPrinter() });
  const file = await maker.call(generator.print, input, { runtime });
  return (await readPdf(bytesOf(file))).texts.join(" ");
}
async function quote(): Promise<string> {
  const lines = [{ item: "ESSAI-PRODUIT", amount: { value: 2, unit: "kg" } }];
  return (await maker.call(orders.create, { client: "ESSAI-CLIENT", lines })).reference;
}

it("are as usual until one decides, each kind by itself", async () => {
  const { items } = await maker.call(paperTemplates.list, {});
  expect(items).toHaveLength(10);
  const { accent, titles, columns } = await maker.call(paperTemplates.show, { id: "price_list" });
  expect([accent, titles, columns]).toEqual(["#b8321f", "serif", ["sku", "per", "vatRate"]]);
  await set("price_list", { accent: "#1F6B4A" });
  expect(await maker.call(paperTemplates.show, { id: "price_list" })).toMatchObject({ accent: "#1f6b4a", version: 2 });
  expect((await maker.call(paperTemplates.show, { id: "quote" })).accent).toBe("#b8321f");
  expect((await (await newMaker()).call(paperTemplates.show, { id: "price_list" })).accent).toBe("#b8321f");
});

it("say their texts in the language of the paper, above the figures and below them, before what the law wants said", async () => {
  const record = await quote();
  await set("quote", { openingFr: "Merci de votre confiance", closingFr: "Offre réservée", closingEn: "For you alone" });
  expect(await textOf({ kind: "quote", record })).toMatch(/Merci de votre confiance.*Produit d'essai.*Offre réservée.*pénalités/i);
  const english = await textOf({ kind: "quote", record, language: "en" });
  expect(english).toMatch(/For you alone/);
  expect(english).not.toMatch(/Merci|Offre/);
});

it("leave out the columns one does without, and nothing else", async () => {
  const record = await quote();
  await set("quote", { columns: [] });
  const without = await textOf({ kind: "quote", record });
  expect(without).toMatch(/Produit d'essai.*9,00/);
  expect(without).not.toMatch(/ESSAI-PRODUIT/);
  await set("quote", { columns: ["sku"] });
  expect(await textOf({ kind: "quote", record })).toContain("ESSAI-PRODUIT");
});

it("of a price list may show more than usual", async () => {
  await set("price_list", { columns: ["sku", "netWeight"] });
  const shown = await textOf({ kind: "price_list" });
  expect(shown).toContain("Poids net");
  expect(shown, "a rate of VAT").not.toMatch(/\d\s%/);
});

it.each([
  ["quote", { accent: "#ffee00" }, "accent:too_pale"],
  ["quote", { accent: "#959595" }, "accent:too_pale"],
  ["quote", { accent: "rouge" }, "accent:"],
  ["quote", { columns: ["barcode"] }, "columns.0:no_such_column"],
  ["conformity", { columns: ["sku"] }, "columns.0:no_such_column"],
])("of %s refuse %o", async (id, input, problem) => {
  expect((await refused(set(id, input))).join()).toContain(problem);
});

it("are not written over by who saw an older one", async () => {
  const unseen = await refusalOf(set("statement", { titles: "sans", version: 2 }));
  expect(unseen.code, "nobody has saved it yet").toBe("stale");
  await set("statement", { titles: "sans", version: 1 });
  expect((await refusalOf(set("statement", { titles: "serif", version: 1 }))).code).toBe("stale");
});

it("take the palest grey that is still read on white", async () => {
  expect(contrastWithWhite("#959595")).toBeLessThan(3);
  expect(await set("technical_sheet", { accent: "#949494" })).toMatchObject({ accent: "#949494" });
});

it("measure contrast as the guidelines do", () => {
  expect(contrastWithWhite("#ffffff")).toBeCloseTo(1, 5);
  expect(contrastWithWhite("#000000")).toBeCloseTo(21, 5);
  expect(contrastWithWhite("#767676")).toBeCloseTo(4.54, 2);
});

it("are refused, by the field, where they write what no paper can show", async () => {
  expect(await refused(set("quote", { closingEn: "Thank you 😀" }))).toEqual(["closingEn:sign_unshown"]);
  const record = await quote();
  expect(await refused(maker.call(generator.preview, { kind: "quote", record, isDraft: true, opening: "謝謝" }))).toEqual([
    "opening:sign_unshown",
  ]);
  for (const act of [generator.print, paperBundles.print])
    expect(await refused(maker.call(act, { kind: "price_list", text: "日本" }))).toEqual(["text:sign_unshown"]);
  expect(await refused(maker.call(company.update, { name: "日本" }))).toEqual(["name:sign_unshown"]);
  await set("quote", { closingFr: "Ευχαριστώ – спасибо, 50 % & œuvre" });
});
