import { eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { documentParts, documents as table } from "@/db/business";
import { digestOf } from "@/worker/core/files/digest";
import { documentJobs, forgetParts } from "@/worker/modules/papers/documents";
import { documents } from "@/worker/modules/papers/documents/contract";
import { PART_BYTES } from "@/worker/modules/papers/documents/status";
import { suppliers } from "@/worker/modules/buy/suppliers/contract";
import { fieldsNamedBy, type Maker, newMaker, refusalOf } from "@/tests/support/in-process";
import { testRuntime } from "@/tests/support/runtime";

let maker: Maker;
beforeAll(async () => {
  maker = await newMaker();
});

/** A PDF of so many bytes that no other test has. */
function pdfOf(bytes: number): Uint8Array {
  const file = new TextEncoder().encode(`%PDF-1.4\n%${crypto.randomUUID()}\n`.padEnd(bytes - 6, "x"));
  return new Uint8Array([...file, ...new TextEncoder().encode("\n%%EOF")]);
}

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64");
const pieceOf = (file: Uint8Array, part: number) => file.subarray(part * PART_BYTES, (part + 1) * PART_BYTES);

async function sendPart(file: Uint8Array, part: number, more: object = {}, by = maker) {
  const whole = { digest: await digestOf(file), size: file.length, part, content: base64(pieceOf(file, part)), fileName: "gros.pdf" };
  return by.call(documents.uploadPart, { ...whole, ...more });
}

it("is taken in once its last part has come, in whatever order, and says meanwhile what is there", async () => {
  const file = pdfOf(2_500_000);
  const digest = await digestOf(file);
  expect(await sendPart(file, 2)).toEqual({ parts: [2], document: null });
  expect(await sendPart(file, 0)).toEqual({ parts: [0, 2], document: null });
  expect(await sendPart(file, 0), "sent again, since its answer was lost").toEqual({ parts: [0, 2], document: null });
  expect(await maker.call(documents.arrived, { digest })).toEqual({ parts: [0, 2], id: null, title: null });
  const supplier = await maker.call(suppliers.create, { name: "Moulin coupé" });
  const { document } = await sendPart(file, 1, { about: "suppliers", record: supplier.id });
  expect(document).toMatchObject({ fileName: "gros.pdf", size: 2_500_000, known: false });
  const stored = await maker.call(documents.file, { id: document?.id ?? "" });
  expect(await digestOf(new Uint8Array(Buffer.from(stored.content, "base64")))).toBe(digest);
  expect(await maker.call(documents.arrived, { digest })).toEqual({ parts: [], id: document?.id, title: "gros" });
  expect((await maker.call(documents.list, { about: "suppliers", record: supplier.id })).total).toBe(1);
  expect((await sendPart(file, 2)).document, "whoever sends it again begins anew").toBeNull();
});

it("of one part is taken in at once, and recognised the second time", async () => {
  const file = pdfOf(5_000);
  const [first, second] = [await sendPart(file, 0), await sendPart(file, 0)];
  expect([first.document?.known, second.document?.known, second.document?.id]).toEqual([false, true, first.document?.id]);
});

it("refuses a part of another length, one the file does not have, and a whole that is not what was announced", async () => {
  const file = pdfOf(1_500_000);
  const codes = async (act: Promise<unknown>) => fieldsNamedBy(await refusalOf(act));
  expect(await codes(sendPart(file, 0, { content: base64(file.subarray(0, 10)) }))).toEqual(["content:part_size"]);
  expect(await codes(sendPart(file, 2))).toEqual(["part:no_such_part"]);
  expect(await codes(sendPart(file, 0, { content: "é" }))).toEqual(["content:not_base64"]);
  await sendPart(file, 0);
  expect(await codes(sendPart(file, 1, { size: 1_600_000, content: base64(pdfOf(600_000)) }))).toEqual(["size:file_cut"]);
  expect(await codes(sendPart(file, 1, { content: base64(pdfOf(500_000)) }))).toEqual(["digest:file_cut"]);
  expect((await sendPart(file, 1)).document).toMatchObject({ size: 1_500_000 });
});

it("is judged by what it holds once it is whole, like any file", async () => {
  const page = new TextEncoder().encode(`<!doctype html>${"x".repeat(1_200_000)}`);
  await sendPart(page, 0);
  expect(fieldsNamedBy(await refusalOf(sendPart(page, 1)))).toEqual(["content:document_kind"]);
});

it("asks for room before it is whole, and no neighbour sees its parts", async () => {
  const small = await newMaker({ plan: "freemium" });
  const file = pdfOf(1_500_000);
  const { id } = await small.call(documents.upload, { content: base64(pdfOf(1_000)) });
  await sendPart(file, 0, {}, small);
  expect(await maker.call(documents.arrived, { digest: await digestOf(file) })).toEqual({ parts: [], id: null, title: null });
  await small.db.update(table).set({ bytes: 48_400_000 }).where(eq(table.id, id));
  const other = pdfOf(1_500_000);
  expect(fieldsNamedBy(await refusalOf(sendPart(other, 0, {}, small))), "what is on its way weighs too").toEqual(["content:document_room"]);
});

it("lets its parts go: by the queue once it is whole, by night when the others do not come within a day", async () => {
  const own = await newMaker();
  const removed: string[] = [];
  const runtime = testRuntime({ now: Date.now() });
  const files = { ...runtime.files, remove: async (name: string) => void removed.push(name) };
  const key = `${own.businessId}/parts/${"a".repeat(64)}/0`;
  await documentJobs["documents.sweep"].run(
    { ...runtime, files },
    { type: "documents.sweep", businessId: own.businessId, fileKeys: [key] },
  );
  expect(removed).toEqual([key]);
  const file = pdfOf(1_500_000);
  await sendPart(file, 0, {}, own);
  const business = { id: own.businessId, database: `b-${own.businessId}` };
  const [row] = await own.db.select().from(documentParts);
  const day = (row?.createdAt ?? 0) + 86_400_000;
  await forgetParts({ ...testRuntime({ now: day }), files }, business);
  expect(await own.db.select().from(documentParts)).toHaveLength(1);
  await forgetParts({ ...testRuntime({ now: day + 1 }), files }, business);
  expect(await own.db.select().from(documentParts)).toEqual([]);
  expect(removed.at(-1)).toBe(`${own.businessId}/parts/${await digestOf(file)}/0`);
});

it("of which something new is said takes it where nothing was said, and writes over nobody's words", async () => {
  const content = btoa(`%PDF-1.4\n%${crypto.randomUUID()}\n%%EOF`);
  const { id } = await maker.call(documents.upload, { content, fileName: "passwd.pdf", tags: ["bio"] });
  const again = { content, fileName: "autre.pdf", folder: "Qualité", tags: ["Bio", "moulin"], validUntil: "2999-12-31" };
  const known = await maker.call(documents.upload, again);
  expect(known).toMatchObject({ id, known: true, title: "passwd", folder: "Qualité", tags: ["bio", "moulin"], validUntil: "2999-12-31" });
  const later = await maker.call(documents.upload, { ...again, folder: "Ailleurs", validUntil: "2999-01-01" });
  expect(later).toMatchObject({ folder: "Qualité", validUntil: "2999-12-31", version: known.version });
});

it("that another document holds is no version of this one, and the other is named", async () => {
  const content = btoa(`%PDF-1.4\n%${crypto.randomUUID()}\n%%EOF`);
  await maker.call(documents.upload, { content, fileName: "english.pdf" });
  const { id } = await maker.call(documents.upload, { content: btoa(`%PDF-1.4\n%${crypto.randomUUID()}\n%%EOF`), fileName: "b.pdf" });
  const { fields = [] } = (await refusalOf(maker.call(documents.addVersion, { id, content }))).detail;
  expect(fields).toMatchObject([{ field: "content", code: "document_twin", params: { title: "english" } }]);
});
