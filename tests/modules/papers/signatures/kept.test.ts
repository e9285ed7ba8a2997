import { beforeAll, expect, it } from "vitest";
import { documentJobs, emptyTrash } from "@/worker/modules/papers/documents";
import { documents } from "@/worker/modules/papers/documents/contract";
import { signatures } from "@/worker/modules/papers/signatures/contract";
import { orders } from "@/worker/modules/sell/orders/contract";
import { clients } from "@/worker/modules/sell/clients/contract";
import { fieldsNamedBy, type Maker, refusalOf } from "@/tests/support/in-process";
import { newSampleMaker } from "@/tests/support/sample-maker";
import { testRuntime } from "@/tests/support/runtime";
import { restricted } from "@/tests/support/bad-documents";
import { anyPdf, linksOf, sealNow, signAs } from "@/tests/support/signing";

let maker: Maker;
beforeAll(async () => {
  maker = await newSampleMaker();
});

const people = [{ name: "Camille", email: "c@cellier.test" }];

/** Has something signed and sealed. @returns the signature's identifier */
async function signed(input: object): Promise<string> {
  const { id } = await maker.call(signatures.create, { signatories: people, ...input });
  await maker.call(signatures.send, { id });
  await signAs((await linksOf(maker, id))[0] ?? "");
  expect(await sealNow(maker, id)).toMatchObject({ status: "completed" });
  await sealNow(maker, id);
  return id;
}

/** Has the queue read what was put there, as it does for any document. */
const read = (documentId: string) =>
  documentJobs["documents.read"].run(
    testRuntime({ reader: { ...testRuntime().reader, text: async () => ({ pages: ["clause zéphyr"], count: 1 }) } }),
    {
      type: "documents.read",
      businessId: maker.businessId,
      documentId,
      number: 1,
    },
  );

it("is found among the documents by its title and by what it says, beside the document that was signed, once, and takes no room", async () => {
  const source = await maker.call(documents.upload, {
    ...{ content: anyPdf(), fileName: "cadre.pdf", title: "Contrat Zéphyr", folder: "Contrats/Cadre" },
    ...{ about: "clients", record: "ESSAI-CLIENT" },
  });
  const before = await maker.call(documents.facets, {});
  const id = await signed({ document: source.id });
  const { items } = await maker.call(documents.list, { search: "contrat zephyr signé" });
  expect(items).toMatchObject([
    { title: "Contrat Zéphyr (signé)", folder: "Contrats/Cadre", tags: ["signé"], fileName: "cadre-signe.pdf" },
  ]);
  const [{ id: copy = "" } = {}] = items;
  await read(copy);
  expect((await maker.call(documents.search, { search: "clause" })).items).toMatchObject([{ id: copy, page: 1 }]);
  expect((await maker.call(documents.list, { about: "clients", record: "ESSAI-CLIENT" })).items.map((one) => one.id)).toContain(copy);
  expect((await maker.call(documents.file, { id: copy })).content).toBe((await maker.call(signatures.file, { id })).content);
  expect((await maker.call(documents.facets, {})).bytes).toBe(before.bytes);
});

it("is found on its order and on its client, by its name and by what it says", async () => {
  const { id: client } = await maker.call(clients.show, { id: "ESSAI-CLIENT" });
  const lines = [{ item: "ESSAI-PRODUIT", amount: { value: 2, unit: "kg" } }];
  const { id: order, reference } = await maker.call(orders.quote, { client, lines, validUntil: "2999-01-31" });
  await signed({ order });
  const { items } = await maker.call(documents.list, { about: "orders", record: reference });
  expect(items).toMatchObject([{ title: expect.stringContaining(reference), reading: "waiting" }]);
  const ofClient = await maker.call(documents.list, { about: "clients", record: "ESSAI-CLIENT", limit: 100 });
  expect(ofClient.items.map(({ id }) => id)).toContain(items[0]?.id);
  await read(items[0]?.id ?? "");
  expect((await maker.call(documents.search, { search: "zéphyr" })).items.map(({ id }) => id)).toContain(items[0]?.id);
  expect((await maker.call(documents.list, { search: reference })).total).toBe(1);
});

it("stays with its signature when it leaves the documents, by hand or after its days in the trash", async () => {
  for (const leave of ["remove", "night"] as const) {
    const id = await signed({ content: anyPdf(), title: `Charte ${leave}` });
    const [{ id: copy = "" } = {}] = (await maker.call(documents.list, { search: `charte ${leave}` })).items;
    await maker.call(documents.trash, { id: copy });
    const later = testRuntime({ now: Date.now() + 31 * 86_400_000 });
    if (leave === "night") await emptyTrash(later, { id: maker.businessId, database: `b-${maker.businessId}` });
    else await maker.call(documents.remove, { id: copy }, { runtime: later });
    for (const job of later.seen.queued) if (job.type === "documents.sweep") await documentJobs["documents.sweep"].run(later, job);
    expect((await refusalOf(maker.call(documents.show, { id: copy }))).code).toBe("not_found");
    expect((await maker.call(signatures.file, { id })).content).not.toBe("");
  }
});

it("stays what was signed: no newer version takes its place", async () => {
  await signed({ content: anyPdf(), title: "Charte scellée" });
  const [{ id = "", isSealed } = {}] = (await maker.call(documents.list, { search: "charte scellee" })).items;
  expect(isSealed).toBe(true);
  const newer = maker.call(documents.addVersion, { id, content: anyPdf(), fileName: "z.pdf" });
  expect(fieldsNamedBy(await refusalOf(newer))).toEqual(["isSealed:document_sealed"]);
});

it("says of a PDF that forbids changes what to do", async () => {
  const content = Buffer.from(await restricted()).toString("base64");
  const runtime = testRuntime({ sealer: { ...testRuntime().sealer, inspect: async () => null } });
  const act = maker.call(signatures.create, { content }, { runtime });
  expect(fieldsNamedBy(await refusalOf(act))).toEqual(["content:restricted_pdf"]);
});
