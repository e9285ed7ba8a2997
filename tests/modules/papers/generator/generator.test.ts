import { beforeAll, expect, it } from "vitest";
import { openPrinter } from "@/worker/adapters/paper/index";
import { civilDate } from "@/worker/core/figures/dates";
import { bytesOf } from "@/worker/core/contract/printing";
import { items } from "@/worker/modules/catalogue/items/contract";
import { generator } from "@/worker/modules/papers/generator/contract";
import { lots } from "@/worker/modules/store/lots/contract";
import { orders } from "@/worker/modules/sell/orders/contract";
import { fieldsNamedBy, type Maker, newMaker, refusalOf } from "@/tests/support/in-process";
import { readPdf } from "@/tests/support/pdf";
import { newSampleMaker } from "@/tests/support/sample-maker";
import { testRuntime } from "@/tests/support/runtime";

let maker: Maker;
beforeAll(async () => {
  maker = await newSampleMaker();
});

/** Prints with the real printer, and reads what stands on the paper. */
async function printed(input: object) {
  const runtime = testRuntime({ printer: openPrinter() });
  const file = await maker.call(generator.print, input, { runtime });
  return { fileName: file.fileName, ...(await readPdf(bytesOf(file))) };
}

it("prints the technical sheet of a product in both languages, tagged, with what its recipe says", async () => {
  const { texts, isTagged, fileName } = await printed({ kind: "technical_sheet", record: "ESSAI-FABRIQUE", text: "Sur commande" });
  expect([fileName, isTagged]).toEqual(["fiche-technique-essai-fabrique.pdf", true]);
  expect(texts.join(" ")).toMatch(/Fiche technique.*Produit fabriqué d'essai.*Sur commande.*ingrédient d'essai.*Matières grasses/);
  const english = await printed({ kind: "technical_sheet", record: "ESSAI-FABRIQUE", language: "en" });
  expect(english.texts.join(" ")).toMatch(/Technical sheet.*None of the fourteen allergens.*Fat/);
});

it("says on the technical sheet how a product is kept, how long, and where it comes from", async () => {
  const { version } = await maker.call(items.show, { id: "ESSAI-FABRIQUE" });
  const facts = { storage: "Au sec, à l'abri de la lumière", shelfLifeDays: 730, dateKind: "ddm", origin: "Lot-et-Garonne" };
  await maker.call(items.update, { id: "ESSAI-FABRIQUE", version, ...facts });
  const { texts } = await printed({ kind: "technical_sheet", record: "ESSAI-FABRIQUE" });
  expect(texts.join(" ")).toMatch(/Lot-et-Garonne.*Au sec, à l'abri de la lumière.*DDM, 730 jours après fabrication/);
  const english = await printed({ kind: "technical_sheet", record: "ESSAI-FABRIQUE", language: "en" });
  expect(english.texts.join(" ")).toMatch(/Best before, 730 days after production/);
});

it("prints what a category pays: its own price from the day it begins, the usual one otherwise", async () => {
  await maker.call(items.setPrice, { id: "ESSAI-PRODUIT", category: "horeca", price: 7.25, startsOn: civilDate(Date.now()) });
  await maker.call(items.setPrice, { id: "ESSAI-PRODUIT", category: "horeca", price: 99, startsOn: "2999-01-01" });
  const [own, usual] = await Promise.all(["horeca", "grossiste"].map((category) => printed({ kind: "price_list", category })));
  expect(own?.texts.join(" ")).toMatch(/Restaurateur.*Produit d'essai.*7,25/);
  expect(usual?.texts.join(" ")).toMatch(/Produit d'essai.*9,00/);
  const bare = await newMaker();
  expect(fieldsNamedBy(await refusalOf(bare.call(generator.print, { kind: "price_list" })))).toEqual(["kind:nothing_priced"]);
});

it("certifies a lot that is free, and no other", async () => {
  const { texts } = await printed({ kind: "conformity", record: "ESSAI-LOT-PRODUIT" });
  expect(texts.join(" ")).toMatch(/Certificat de conformité.*ESSAI-LOT-PRODUIT/);
  await maker.call(lots.hold, { id: "ESSAI-LOT-PRODUIT", reason: "Contrôle" });
  expect(fieldsNamedBy(await refusalOf(printed({ kind: "conformity", record: "ESSAI-LOT-PRODUIT" })))).toEqual(["record:lot_not_free"]);
});

it("prints the papers that records have, and says which record it lacks", async () => {
  const order = await maker.call(orders.create, {
    client: "ESSAI-CLIENT",
    lines: [{ item: "ESSAI-PRODUIT", amount: { value: 2, unit: "kg" } }],
  });
  expect((await printed({ kind: "quote", record: order.reference })).texts.join(" ")).toContain("Bistrot d'essai");
  expect(fieldsNamedBy(await refusalOf(printed({ kind: "quote" })))).toEqual(["record:required"]);
  expect(fieldsNamedBy(await refusalOf(printed({ kind: "invoice", record: "FA-1" })))).toEqual(["record:not_found"]);
});
