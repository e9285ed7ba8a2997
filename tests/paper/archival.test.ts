import { PDFDict, PDFDocument, PDFName } from "@cantoo/pdf-lib";
import { beforeAll, describe, expect, it } from "vitest";
import { newIdentity } from "@/scripts/local/sealing-identity";
import { openPrinter } from "@/worker/adapters/paper/index";
import { sealerOf } from "@/worker/adapters/seal/index";
import { isSheet, bytesOf, paperFile } from "@/worker/core/contract/printing";
import { labelFormatNames } from "@/worker/core/files/paper";
import { languages } from "@/worker/core/language";
import { lots } from "@/worker/modules/store/lots/contract";
import { operations } from "@/worker/modules/contracts";
import { signatures } from "@/worker/modules/papers/signatures/contract";
import { orders } from "@/worker/modules/sell/orders/contract";
import { judge } from "@/tests/support/archival";
import type { Maker } from "@/tests/support/in-process";
import { prepared } from "@/tests/support/laws";
import { testRuntime } from "@/tests/support/runtime";
import { newSampleMaker } from "@/tests/support/sample-maker";
import { linksOf, sealNow, signAs } from "@/tests/support/signing";

/** Every paper that the product makes is PDF/A-3a (ISO 19005-3), as far as its objects say. */

let maker: Maker;
beforeAll(async () => {
  maker = await newSampleMaker();
});
const whole = { part: "3", conformance: "A", faults: [] };
const printing = () => ({ runtime: testRuntime({ printer: openPrinter() }) });

/** What people bring in is what it is. */
const brought = ["signatures.file", "signatures.invitedFile"];
/** Operations that answer with a paper. */
const papers = operations.filter((operation) => isSheet(operation) && operation.output === paperFile && !brought.includes(operation.id));

it("there are papers in every area that prints", () => {
  expect(papers.length).toBeGreaterThan(20);
});

describe.each(papers.map((operation) => [operation.id, operation] as const))("%s", (_, operation) => {
  it.each("language" in operation.input.shape ? languages : (["fr"] as const))("is PDF/A-3a in %s", async (language) => {
    const [one] = await prepared(maker, [operation]);
    if (!one) throw new Error("nobody can ask for it");
    const input = { ...one.input, ...("language" in operation.input.shape && { language }) };
    const file = await one.caller.call(operation, input, printing());
    expect(await judge(bytesOf(file as { content: string }), language)).toEqual(whole);
  });
});

it.each(labelFormatNames)("labels of %s are PDF/A-3a", async (format) => {
  const file = await maker.call(lots.labels, { id: "ESSAI-LOT", format, copies: 2, language: "en" }, printing());
  expect(await judge(bytesOf(file), "en")).toEqual(whole);
});

it("a quote that was signed and sealed still is", async () => {
  const lines = [{ item: "ESSAI-PRODUIT", amount: { value: 2, unit: "kg" } }];
  const { id: order } = await maker.call(orders.quote, { client: "ESSAI-CLIENT", lines, validUntil: "2999-01-31" });
  const signatory = { name: "Camille", email: "camille@cellier.test" };
  const { SEALING_KEY: key, SEALING_CERTIFICATE: certificate } = await newIdentity("Cellier essai");
  const [printer, sealer] = [openPrinter(), sealerOf({ key, certificate })];
  const { id } = await maker.call(signatures.create, { order, signatories: [signatory] }, { runtime: testRuntime({ printer, sealer }) });
  await maker.call(signatures.send, { id });
  const [link = ""] = await linksOf(maker, id);
  await signAs(link);
  await sealNow(maker, id, { printer, sealer });
  const file = await maker.call(signatures.file, { id });
  expect(await judge(bytesOf(file), "fr")).toEqual(whole);
});

describe("what judges them finds what is broken:", () => {
  const broken: [string, (document: PDFDocument) => void, RegExp][] = [
    ["no language", ({ catalog }) => catalog.delete(PDFName.of("Lang")), /6\.7\.4/],
    ["no tree", ({ catalog }) => catalog.delete(PDFName.of("StructTreeRoot")), /6\.7\.3/],
    ["no profile", ({ catalog }) => catalog.delete(PDFName.of("OutputIntents")), /6\.2\.3/],
    ["no title", (document) => document.setTitle("Autre"), /6\.6\.2/],
    ["a script", (document) => document.addJavaScript("main", "app.alert(1)"), /6\.5\.1/],
    ["letters that are nowhere", ({ context }) => without(context, "FontFile2"), /6\.2\.11\.4/],
    ["letters that mean nothing", ({ context }) => without(context, "ToUnicode"), /6\.2\.11\.7/],
    [
      "what is drawn outside the tree",
      (document) => document.getPages()[0]?.drawLine({ start: { x: 0, y: 0 }, end: { x: 9, y: 9 } }),
      /neither read out/,
    ],
  ];
  function without(context: PDFDocument["context"], key: string): void {
    for (const [, object] of context.enumerateIndirectObjects()) if (object instanceof PDFDict) object.delete(PDFName.of(key));
  }

  it.each(broken)("%s", async (_, breakIt, fault) => {
    const operation = operations.find(({ id }) => id === "company.preview");
    const file = await maker.call(operation as never, { language: "fr" } as never, printing());
    const document = await PDFDocument.load(bytesOf(file as { content: string }), { updateMetadata: false });
    breakIt(document);
    const { faults } = await judge(await document.save({ useObjectStreams: false }), "fr");
    expect(faults.join("\n")).toMatch(fault);
  });
});
