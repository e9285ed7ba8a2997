import { eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { audit } from "@/db/kernel";
import { documents as table, documentTallies } from "@/db/business";
import { openPrinter } from "@/worker/adapters/paper/index";
import type { Job } from "@/worker/core/jobs";
import { documents } from "@/worker/modules/papers/documents/contract";
import { dashboard } from "@/worker/modules/business/dashboard/contract";
import { suppliers } from "@/worker/modules/buy/suppliers/contract";
import { documentJobs, emptyTrash } from "@/worker/modules/papers/documents";
import { fieldsNamedBy, type Maker, newMaker, nobody, refusalOf } from "@/tests/support/in-process";
import { testRuntime } from "@/tests/support/runtime";

/** Two pixels by three, white. */
const smallJpeg =
  "/9j/2wBDAFA3PEY8MlBGQUZaVVBfeMiCeG5uePWvuZHI////////////////////////////////////////////////////2wBDAVVaWnhpeOuCguv/////////////////////////////////////////////////////////////////////////wAARCAADAAIDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAT/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAAAP/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/ALQAf//Z";

const pdf = (text = crypto.randomUUID() as string) => btoa(`%PDF-1.4\n%${text}\n%%EOF`);

let maker: Maker;
beforeAll(async () => {
  maker = await newMaker();
});

const upload = (input: object = {}, by = maker) => by.call(documents.upload, { content: pdf(), fileName: "essai.pdf", ...input });

/** Does the queue's work with a reader that says these pages. */
async function read(business: Maker, id: string, pages: string[], number = 1): Promise<void> {
  const runtime = testRuntime();
  const reader = { ...runtime.reader, text: async () => ({ pages, count: pages.length }) };
  const job: Job = { type: "documents.read", businessId: business.businessId, documentId: id, number };
  await documentJobs["documents.read"].run({ ...runtime, reader }, job);
}

it("finds a document by what its pages say, and names the page", async () => {
  const { id } = await upload({ title: "Cahier des charges" });
  await read(maker, id, ["Page de garde", "La température de stockage\nest de 4 °C au plus"]);
  const { items } = await maker.call(documents.search, { search: "temperature stockage" });
  expect(items).toMatchObject([
    { id, title: "Cahier des charges", page: 2, excerpt: expect.stringContaining("température de stockage est") },
  ]);
  const byBoth = await maker.call(documents.list, { search: "cahier stockage" });
  expect(byBoth.items.map((one) => one.id)).toEqual([id]);
  expect((await maker.call(documents.show, { id })).pages).toBe(2);
});

it("is read without being changed: whoever looks at it meanwhile saves what they type", async () => {
  const { id, version } = await upload({ title: "Pendant la lecture" });
  await read(maker, id, ["Lavande"]);
  const after = await maker.call(documents.update, { id, title: "Après la lecture", version });
  expect(after).toMatchObject({ title: "Après la lecture", reading: "done", version: version + 1 });
  expect((await maker.call(documents.list, { search: "apres lavande" })).items.map((one) => one.id)).toEqual([id]);
});

it("is found by its new title, and by its new version's words only", async () => {
  const { id } = await upload({ title: "Vieux titre" });
  await read(maker, id, ["Girafe"]);
  await maker.call(documents.update, { id, title: "Nouveau titre zébu" });
  await maker.call(documents.addVersion, { id, content: pdf(), note: "Mise à jour" });
  await read(maker, id, ["Éléphant"], 2);
  const found = async (search: string) => (await maker.call(documents.list, { search })).items.length;
  expect(await Promise.all(["zebu", "vieux titre", "girafe", "elephant zebu"].map(found))).toEqual([1, 0, 0, 1]);
  const { versions } = await maker.call(documents.show, { id });
  expect(versions.map(({ number, note, authorName }) => [number, note, authorName])).toEqual([
    [2, "Mise à jour", "Camille Martin"],
    [1, "", "Camille Martin"],
  ]);
});

it("recognises the same file, and keeps it once however many bring it at once", async () => {
  const content = pdf();
  const answers = await Promise.all([1, 2, 3, 4].map(() => upload({ content })));
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  expect(answers.filter(({ known }) => !known)).toHaveLength(1);
});

it("takes a title for a file that is there under its file's name, and no other for one that people called", async () => {
  const content = pdf();
  const { id } = await upload({ content, fileName: "scan_0042.pdf" });
  const again = (title?: string) => upload({ content, fileName: "other.pdf", title });
  expect(await again()).toMatchObject({ id, known: true, title: "scan 0042" });
  expect(await again("Certificat bio")).toMatchObject({ id, known: true, title: "Certificat bio" });
  expect(await again("Facture")).toMatchObject({ id, known: true, title: "Certificat bio" });
  expect((await maker.call(documents.list, { search: "certificat bio" })).items.map((one) => one.id)).toContain(id);
});

it.each([
  ["a page of HTML", btoa("<!doctype html><script>alert(1)</script>"), "document_kind"],
  ["an SVG", btoa('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), "document_kind"],
  ["a PDF that begins as HTML", btoa("<html>%PDF-1.4\n%%EOF"), "document_kind"],
  ["a broken PDF", btoa("%PDF-1.4\n1 0 obj"), "pdf_broken"],
  ["nothing", "", "file_empty"],
  ["no base64", "é", "not_base64"],
  ["21 MB", "A".repeat(28_000_000), "document_large"],
])("refuses %s, and says why", async (_, content, code) => {
  expect(fieldsNamedBy(await refusalOf(upload({ content })))).toEqual([`content:${code}`]);
});

it("takes an encrypted PDF that opens without a password, and no other", async () => {
  const content = () => btoa(`%PDF-1.4\n%${crypto.randomUUID()}\ntrailer <</Encrypt 1 0 R>>\n%%EOF`);
  expect((await upload({ content: content() })).id).toBeTruthy();
  const reader = { ...testRuntime().reader, page: async () => ({ refused: "encrypted" as const }) };
  const locked = maker.call(documents.upload, { content: content(), fileName: "a.pdf" }, { runtime: testRuntime({ reader }) });
  expect(fieldsNamedBy(await refusalOf(locked))).toEqual(["content:pdf_encrypted"]);
});

it("takes a name with folders, control characters and 300 letters, made safe", async () => {
  const { fileName, title } = await upload({ fileName: `../../etc/\u0007${"a".repeat(300)}.exe` });
  expect([fileName, title.length]).toEqual([`${"a".repeat(156)}.pdf`, 156]);
});

it("refuses an end before its beginning, the same version twice, and a record that is not there", async () => {
  const content = pdf();
  expect(fieldsNamedBy(await refusalOf(upload({ validFrom: "2026-02-01", validUntil: "2026-01-31" })))).toEqual([
    "validUntil:before_start",
  ]);
  const { id } = await upload({ content });
  expect(fieldsNamedBy(await refusalOf(maker.call(documents.addVersion, { id, content })))).toEqual(["content:document_same"]);
  expect(fieldsNamedBy(await refusalOf(maker.call(documents.link, { id, about: "items", record: "AUCUN" })))).toEqual(["record:not_found"]);
});

it("is about a supplier, who shows it", async () => {
  const supplier = await maker.call(suppliers.create, { name: "Moulin d'essai" });
  const { id } = await upload({ about: "suppliers", record: supplier.reference });
  const { items, total } = await maker.call(documents.list, { about: "suppliers", record: supplier.id });
  expect([items.map((one) => one.id), total]).toEqual([[id], 1]);
  const { links } = await maker.call(documents.show, { id });
  expect(links).toEqual([{ about: "suppliers", recordId: supplier.id, name: "Moulin d'essai" }]);
  const twice = await refusalOf(maker.call(documents.link, { id, about: "suppliers", record: supplier.id }));
  expect(fieldsNamedBy(twice)).toEqual(["record:linked_already"]);
  expect((await maker.call(documents.unlink, { id, about: "suppliers", record: supplier.id })).links).toEqual([]);
});

it("warns before the end and after it, and counts by folder and tag whatever happens", async () => {
  const business = await newMaker();
  const now = Date.parse("2026-11-23T10:00:00Z");
  const runtime = testRuntime({ now });
  const bring = (input: object) => business.call(documents.upload, { content: pdf(), ...input }, { runtime });
  const over = await bring({ validUntil: "2026-11-22", folder: "Qualité", tags: ["bio"] });
  await bring({ validUntil: "2026-12-01", folder: "Qualité", tags: ["bio", "moulin"] });
  await bring({ folder: "Contrats" });
  await business.call(documents.update, { id: over.id, folder: "Qualité/Anciens", tags: ["moulin"] });
  const facets = await business.call(documents.facets, {}, { runtime });
  expect(facets).toMatchObject({ total: 3, inTrash: 0, ending: 1, over: 1 });
  expect(facets.folders).toEqual(["Contrats", "Qualité", "Qualité/Anciens"].map((folder) => ({ folder, count: 1 })));
  expect(facets.tags).toEqual([
    { tag: "bio", count: 1 },
    { tag: "moulin", count: 2 },
  ]);
  const soon = await business.call(documents.list, { endsWithin: 30, sort: "validUntil", direction: "asc" }, { runtime });
  expect(soon.items.map(({ validity }) => validity)).toEqual(["over", "soon"]);
  expect((await business.call(documents.list, { tag: "moulin" })).total).toBe(2);
});

it("is told of in the morning: what is over, and what ends within thirty days, with where they are", async () => {
  const business = await newMaker();
  const runtime = testRuntime({ now: Date.parse("2026-11-23T10:00:00Z") });
  const bring = (title: string, validUntil: string) => business.call(documents.upload, { content: pdf(), title, validUntil }, { runtime });
  const morning = async () =>
    (await business.call(dashboard.brief, {}, { runtime })).items.filter(({ kind }) => kind.startsWith("documents"));
  for (const [title, day] of [
    ["Bail", "2026-12-24"],
    ["Bio", "2026-12-23"],
    ["Kbis", "2026-11-23"],
  ] as const)
    await bring(title, day);
  const { id } = await bring("Assurance", "2026-11-22");
  expect(await morning()).toMatchObject([
    { kind: "documentsOver", count: 1, text: "1 document a expiré", names: ["Assurance"] },
    { kind: "documentsEnding", count: 2, text: "2 documents expirent sous 30 jours", names: ["Kbis", "Bio"] },
  ]);
  const [over] = await morning();
  const query = Object.fromEntries(new URLSearchParams(over?.path.split("?")[1]));
  expect((await business.call(documents.list, query, { runtime })).items.map((one) => one.title)).toEqual(["Assurance"]);
  await business.call(documents.trash, { id }, { runtime });
  expect((await morning()).map(({ kind }) => kind)).toEqual(["documentsEnding"]);
});

it("keeps no more than the plan holds, and frees what the trash gives back", async () => {
  const small = await newMaker({ plan: "freemium" });
  const { id } = await upload({}, small);
  await small.db.update(table).set({ bytes: 49_999_990 }).where(eq(table.id, id));
  expect(fieldsNamedBy(await refusalOf(upload({}, small)))).toEqual(["content:document_room"]);
  await small.call(documents.trash, { id });
  expect(fieldsNamedBy(await refusalOf(upload({}, small)))).toEqual(["content:document_room"]);
  await small.call(documents.remove, { id });
  await upload({}, small);
});

it("says how much the plan holds in megabytes, where two take the last room at once too", async () => {
  const small = await newMaker({ plan: "freemium" });
  const { id, size } = await upload({}, small);
  await small.db
    .update(table)
    .set({ bytes: 50_000_000 - Math.floor(size * 1.5) })
    .where(eq(table.id, id));
  const acts = [upload({}, small), upload({}, small)];
  const refused = (await Promise.allSettled(acts)).flatMap((act) => (act.status === "rejected" ? [act.reason] : []));
  expect(refused).toMatchObject([{ code: "limit_reached", detail: { params: { reached: "storage:50" } } }]);
});

it("leaves the trash after thirty days, with its files", async () => {
  const business = await newMaker();
  const { id } = await upload({}, business);
  expect((await refusalOf(business.call(documents.remove, { id }))).code).toBe("not_allowed_now");
  const now = Date.now();
  await business.call(documents.trash, { id }, { runtime: testRuntime({ now }) });
  expect((await refusalOf(business.call(documents.trash, { id }))).code).toBe("not_allowed_now");
  expect((await refusalOf(business.call(documents.update, { id, title: "Non" }))).code).toBe("not_allowed_now");
  const thirtyDays = now + 30 * 86_400_000;
  const one = { id: business.businessId, database: `b-${business.businessId}` };
  await emptyTrash(testRuntime({ now: thirtyDays }), one);
  expect((await business.call(documents.file, { id })).fileName).toBe("essai.pdf");
  await emptyTrash(testRuntime({ now: thirtyDays + 1 }), one);
  expect((await refusalOf(business.call(documents.file, { id }))).code).toBe("not_found");
  expect(await business.db.select().from(documentTallies)).toEqual([]);
});

it("does not come back beside its twin", async () => {
  const content = pdf();
  const { id } = await upload({ content });
  await maker.call(documents.trash, { id });
  await upload({ content, title: "La même" });
  expect(fieldsNamedBy(await refusalOf(maker.call(documents.restore, { id })))).toEqual(["id:document_twin"]);
  expect(fieldsNamedBy(await refusalOf(maker.call(documents.remove, { id: (await upload({})).id })))).toEqual(["trashed:not_in_trash"]);
});

it("opens to whoever holds its link, until it ends or is withdrawn, and says how often", async () => {
  const { id } = await upload({ title: "Fiche technique" });
  const { url, share } = await maker.call(documents.share, { id, days: 2 });
  const link = url.split("/").at(-1) ?? "";
  expect(await nobody.call(documents.shared, { id: link })).toMatchObject({ title: "Fiche technique" });
  const { token } = await nobody.call(documents.openShared, { id: link });
  expect((await nobody.call(documents.sharedFile, { id: token })).mediaType).toBe("application/pdf");
  await maker.call(documents.trash, { id });
  const whyNot = async (act: Promise<unknown>) => fieldsNamedBy(await refusalOf(act));
  expect(await whyNot(nobody.call(documents.shared, { id: link })), "what was thrown away is shared no more").toEqual([
    "id:share_withdrawn",
  ]);
  expect((await refusalOf(nobody.call(documents.sharedFile, { id: token }))).code).toBe("not_found");
  await maker.call(documents.restore, { id });

  const later = (minutes: number) => ({ runtime: testRuntime({ now: Date.now() + minutes * 60_000 }) });
  expect((await refusalOf(nobody.call(documents.sharedFile, { id: token }, later(11)))).code).toBe("not_found");
  expect(await whyNot(nobody.call(documents.shared, { id: link }, later(2 * 24 * 60 + 1)))).toEqual(["id:share_expired"]);
  for (const guess of [`${link}x`, link.slice(0, -1), `${token}0`, link.replace(/\.[^.]*$/, "."), "a.b.c"])
    for (const operation of [documents.shared, documents.sharedFile])
      expect((await refusalOf(nobody.call(operation, { id: guess }))).code, guess).toBe("not_found");

  const before = await maker.call(documents.show, { id });
  expect(before.shares).toMatchObject([{ openings: 1, isOpen: true }]);
  await maker.call(documents.unshare, { id, share });
  expect(await whyNot(nobody.call(documents.openShared, { id: link }))).toEqual(["id:share_withdrawn"]);
  expect((await refusalOf(nobody.call(documents.sharedFile, { id: token }))).code).toBe("not_found");
  const rows = await maker.db.select().from(audit).where(eq(audit.recordId, share));
  expect(JSON.stringify(rows)).not.toContain(link.split(".")[2]);
});

it("makes a PDF of a photographed paper, and leaves other files as they are", async () => {
  const runtime = testRuntime({ printer: openPrinter() });
  const photo = await maker.call(documents.upload, { content: smallJpeg, fileName: "IMG_2041.jpg", asPdf: true }, { runtime });
  expect(photo).toMatchObject({ mediaType: "application/pdf", title: "IMG 2041" });
  const text = await maker.call(documents.upload, { content: btoa("bonjour"), fileName: "mot.txt", asPdf: true }, { runtime });
  expect(text.mediaType).toMatch(/^text\/plain/);
  const broken = btoa(String.fromCharCode(0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70, 0, 1, 2, 3));
  const refusal = await refusalOf(maker.call(documents.upload, { content: broken, fileName: "x.jpg", asPdf: true }, { runtime }));
  expect(fieldsNamedBy(refusal)).toEqual(["content:document_kind"]);
});

it("lists when a shared document was opened", async () => {
  const { id } = await upload();
  const { url } = await maker.call(documents.share, { id });
  const link = url.split("/shared/")[1] ?? "";
  const at = [1, 2].map((hour) => Date.now() + hour * 3_600_000);
  for (const now of at) await nobody.call(documents.openShared, { id: link }, { runtime: testRuntime({ now }) });
  const [share] = (await maker.call(documents.show, { id })).shares;
  expect(share).toMatchObject({ openings: 2, openedAt: [...at].reverse(), lastOpenedAt: at[1] });
});
