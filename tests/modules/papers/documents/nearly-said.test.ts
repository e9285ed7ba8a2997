import { expect, it } from "vitest";
import { documentJobs } from "@/worker/modules/papers/documents";
import { documents } from "@/worker/modules/papers/documents/contract";
import { newMaker } from "@/tests/support/in-process";
import { testRuntime } from "@/tests/support/runtime";

it("finds what a document nearly says where none says it so, and never before what one does", async () => {
  const maker = await newMaker();
  const bring = async (text: string) => {
    const { id } = await maker.call(documents.upload, { content: Buffer.from(text).toString("base64"), fileName: "essai.txt" });
    await documentJobs["documents.read"].run(await withFile(text), {
      type: "documents.read",
      businessId: maker.businessId,
      documentId: id,
      number: 1,
    });
    return id;
  };
  const withFile = async (text: string) => {
    const runtime = testRuntime();
    return { ...runtime, files: { ...runtime.files, get: async () => new TextEncoder().encode(text) } };
  };
  const latin = await bring("Salmonella spp. : absence dans 25 g");
  const found = async (search: string) => (await maker.call(documents.search, { search })).items;
  expect(await found("salmonelles")).toMatchObject([{ id: latin, page: 1, excerpt: expect.stringContaining("Salmonella") }]);
  const french = await bring("Recherche de salmonelles");
  expect((await found("salmonelles")).map(({ id }) => id)).toEqual([french]);
  expect(await found("girafes")).toEqual([]);
  expect(await found("«»")).toEqual([]);
  const contract = await bring("Contrat de transport. Pénalités : 1 % par jour");
  expect(await found("contract penalties"), "the other language's like word, beside one that it says").toMatchObject([
    { id: contract, page: 1, excerpt: expect.stringContaining("Pénalités") },
  ]);
  expect(await found("penalties"), "a root alone says too little").toEqual([]);
});
