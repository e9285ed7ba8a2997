import { beforeAll, describe, expect, it } from "vitest";
import { openPrinter } from "@/worker/adapters/paper/index";
import { bytesOf } from "@/worker/core/contract/printing";
import { fr } from "@/worker/modules/papers/generator/words.fr";
import { generator } from "@/worker/modules/papers/generator/contract";
import { type PrintKind, printKinds, templateOf } from "@/worker/modules/papers/generator/status";
import { paperTemplates } from "@/worker/modules/business/paper-templates/contract";
import { orders } from "@/worker/modules/sell/orders/contract";
import { clients } from "@/worker/modules/sell/clients/contract";
import { restocks } from "@/worker/modules/buy/restocks/contract";
import { stock } from "@/worker/modules/store/stock/contract";
import { fieldsNamedBy, type Maker, refusalOf } from "@/tests/support/in-process";
import { readPdf } from "@/tests/support/pdf";
import "@/tests/support/records";
import { createFor, idOf, perform } from "@/tests/support/steps";
import { newSampleMaker } from "@/tests/support/sample-maker";
import { testRuntime } from "@/tests/support/runtime";

/** What each kind is made of, and what stands on it in either language. */
const kinds: Record<PrintKind, { of: (maker: Maker) => Promise<object>; fr: RegExp; en: RegExp }> = {
  quote: { of: async (maker) => of(idOf(await perform(maker, "orders.create"))), fr: /Devis/, en: /Quote/ },
  order_confirmation: {
    of: async (maker) => of(await createFor(maker, "orders.deliver")),
    fr: /Confirmation de commande/,
    en: /Order confirmation/,
  },
  invoice: { of: async (maker) => of(await createFor(maker, "invoices.markPaid")), fr: /Facture/, en: /Invoice/ },
  proforma: {
    of: async (maker) => of(idOf(await perform(maker, "invoices.create", { type: "proforma" }))),
    fr: /pro forma/i,
    en: /pro forma/i,
  },
  delivery_note: { of: async (maker) => of(await createFor(maker, "deliveries.note")), fr: /Bon de livraison/, en: /Delivery note/ },
  purchase_order: { of: async (maker) => of(idOf(await perform(maker, "restocks.create"))), fr: /Bon de commande/, en: /Purchase order/ },
  batch_sheet: { of: async (maker) => of(idOf(await perform(maker, "production.create"))), fr: /Fiche de fabrication/, en: /Batch sheet/ },
  technical_sheet: { of: async () => of("ESSAI-FABRIQUE"), fr: /Fiche technique/, en: /Technical sheet/ },
  price_list: { of: async () => ({ category: "horeca" }), fr: /Tarif/, en: /Price list/ },
  conformity: { of: async () => of("ESSAI-LOT-PRODUIT"), fr: /Certificat de conformité/, en: /Certificate of conformity/ },
  statement: { of: async () => of("ESSAI-CLIENT"), fr: /Relevé de compte/, en: /Statement of account/ },
  label: { of: async () => of("ESSAI-FABRIQUE"), fr: /Ingrédients/, en: /Ingredients/ },
};
const of = (record: string) => ({ record });

let maker: Maker;
beforeAll(async () => {
  maker = await newSampleMaker();
});

describe.each(printKinds)("a paper: %s", (kind) => {
  it("is PDF/A, tagged, in the language it was asked for, with the business's own look", async () => {
    const choices = { kind, ...(await kinds[kind].of(maker)) };
    const template = templateOf(kind);
    if (template) await maker.call(paperTemplates.update, { id: template, accent: "#1f6b4a" });
    const runtime = testRuntime({ printer: openPrinter() });
    const seen = await Promise.all(
      (["fr", "en"] as const).map(async (language) => {
        const file = await maker.call(generator.print, { ...choices, language }, { runtime });
        const { raw, texts, isTagged, info, roles } = await readPdf(bytesOf(file));
        expect(raw, kind).toContain("<pdfaid:part>3</pdfaid:part>");
        expect(raw).toContain("<pdfaid:conformance>A</pdfaid:conformance>");
        expect({ isTagged, language: info.Language }).toEqual({ isTagged: true, language });
        expect(roles.length).toBeGreaterThan(1);
        expect([String(info.Title), ...texts].join(" ")).toMatch(kinds[kind][language]);
        return texts.join(" ");
      }),
    );
    expect(seen[0], "the other language says it otherwise").not.toBe(seen[1]);
    expect(fr.values.kind[kind]).toBeTruthy();
  });
});

it("certifies nothing of a lot that is past its use-by date, and on that day still does", async () => {
  const lot = { item: "ESSAI-PRODUIT", number: "ESSAI-DLC", amount: { value: 1, unit: "kg" }, unitCost: 3, dlc: "2030-01-31" };
  await maker.call(stock.receive, lot);
  const print = (day: string) =>
    maker.call(
      generator.print,
      { kind: "conformity", record: "ESSAI-DLC" },
      { runtime: testRuntime({ now: Date.parse(`${day}T12:00:00Z`) }) },
    );
  expect((await print("2030-01-31")).fileName).toContain("essai-dlc");
  expect(fieldsNamedBy(await refusalOf(print("2030-02-01")))).toEqual(["record:lot_past_use_by"]);
});

it("prints what is chosen, or says what the record is", async () => {
  const faultOf = async (kind: PrintKind, record: string) => fieldsNamedBy(await refusalOf(maker.call(generator.print, { kind, record })));
  const draft = idOf(await perform(maker, "orders.create"));
  expect(await faultOf("order_confirmation", draft)).toEqual(["record:still_a_quote"]);
  expect(await faultOf("quote", await createFor(maker, "orders.deliver"))).toEqual(["record:no_quote"]);
  const proforma = idOf(await perform(maker, "invoices.create", { type: "proforma" }));
  expect(await faultOf("invoice", proforma)).toEqual(["record:a_proforma"]);
  expect(await faultOf("proforma", await createFor(maker, "invoices.markPaid"))).toEqual(["record:no_proforma"]);
  expect(await faultOf("quote", "AUCUNE")).toEqual(["record:not_found"]);
});

/** What stands on a paper that is printed without a language being chosen. */
async function textOf(choices: object): Promise<string> {
  const file = await maker.call(generator.print, choices, { runtime: testRuntime({ printer: openPrinter() }) });
  const { info, texts } = await readPdf(bytesOf(file));
  return [String(info.Title), ...texts].join(" ");
}

it("speaks the language of the client it is for, where none is chosen", async () => {
  const foreign = await maker.call(clients.create, { companyName: "Borough Pantry", category: "retailer", language: "en" });
  const { id } = await maker.call(orders.create, {
    client: foreign.reference,
    lines: [{ item: "ESSAI-PRODUIT", amount: { value: 1, unit: "kg" }, price: 4 }],
  });
  expect(await textOf({ kind: "quote", record: id })).toMatch(/Quote/);
});

it("says of what was cancelled that it was, and why to nobody", async () => {
  const order = await createFor(maker, "orders.cancel");
  await maker.call(orders.cancel, { id: order });
  expect(await textOf({ kind: "order_confirmation", record: order })).toMatch(/Commande annulée/);
  const restock = idOf(await perform(maker, "restocks.create", { notes: "Trop cher ce mois-ci" }));
  await maker.call(restocks.cancel, { id: restock });
  const text = await textOf({ kind: "purchase_order", record: restock });
  expect(text).toMatch(/Bon de commande annulé/);
  expect(text).not.toContain("Trop cher");
});

it("says on a certificate that the best-before date is past, from the day after", async () => {
  const lot = { item: "ESSAI-PRODUIT", number: "ESSAI-DDM", amount: { value: 1, unit: "kg" }, unitCost: 3, ddm: "2030-01-31" };
  await maker.call(stock.receive, lot);
  const on = async (day: string) => {
    const runtime = testRuntime({ printer: openPrinter(), now: Date.parse(`${day}T12:00:00Z`) });
    const file = await maker.call(generator.print, { kind: "conformity", record: "ESSAI-DDM" }, { runtime });
    return (await readPdf(bytesOf(file))).texts.join(" ").replaceAll(/\s+/g, " ");
  };
  expect(await on("2030-01-31")).not.toContain("dépassée");
  expect(await on("2030-02-01")).toContain("durabilité minimale est dépassée");
});
