import { beforeAll, expect, it } from "vitest";
import type { Job } from "@/worker/core/jobs";
import { documentJobs } from "@/worker/modules/papers/documents";
import { documents } from "@/worker/modules/papers/documents/contract";
import { type Maker, newMaker, refusalOf } from "@/tests/support/in-process";
import { testRuntime } from "@/tests/support/runtime";

let maker: Maker;
beforeAll(async () => {
  maker = await newMaker();
});

const content = (text: string) => Buffer.from(text).toString("base64");

it("says which words the last version has otherwise than an older one, once it is read", async () => {
  const { id } = await maker.call(documents.upload, { content: content("Livraison\nsous 72 heures"), fileName: "delais.txt" });
  await maker.call(documents.addVersion, { id, content: content("Livraison\nsous 48 heures") });
  const compared = async (compare?: number) => (await maker.call(documents.show, { id, compare })).changes;
  expect(await compared(1)).toBeNull();
  const job: Job = { type: "documents.read", businessId: maker.businessId, documentId: id, number: 2 };
  await documentJobs["documents.read"].run(testRuntime(), job);
  expect(await compared(1)).toEqual([
    { kind: "same", text: "Livraison" },
    { kind: "same", text: "sous" },
    { kind: "removed", text: "72" },
    { kind: "added", text: "48" },
    { kind: "same", text: "heures" },
  ]);
  expect(await compared(2)).toEqual([]);
  expect(await compared()).toBeNull();
  expect((await refusalOf(compared(3))).code).toBe("not_found");
});
