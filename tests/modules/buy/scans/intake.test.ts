import { beforeAll, describe, expect, it } from "vitest";
import { DOCUMENT_BYTES } from "@/worker/core/trade/document-kind";
import { bomb, encrypted, invoice, large, laughs, outside, pagesOf } from "@/tests/support/bad-documents";
import { bring, invoicePdf, readingOf } from "@/tests/support/documents";
import { newBusiness, type Person } from "@/tests/support/people";

let maker: Person;
/** The same file every time: a PDF made anew says when it was made. */
let same: Awaited<ReturnType<typeof invoicePdf>>;
beforeAll(async () => {
  [maker, same] = await Promise.all([newBusiness(), invoicePdf(0)]);
});

const base64 = (bytes: Uint8Array | string) => Buffer.from(bytes).toString("base64");
const upload = (content: string, overrides: Record<string, unknown> = {}, person = maker) =>
  person.api("/api/scans/upload", { method: "POST", json: { content, ...overrides } });
const quota = async (person = maker) => (await person.api("/api/scans/quota")).body;

describe("a document that is brought in", () => {
  it("is read by itself, with what it says and where", async () => {
    const { content, truth } = same;
    const { id, status, known } = await bring(maker, content);
    expect([status, known]).toEqual(["queued", false]);
    const read = await readingOf(maker, id);
    expect(read).toMatchObject({
      status: "to_review",
      invoiceNumber: truth.invoiceNumber,
      supplier: truth.supplier,
      totalInclTax: truth.totalInclTax / 10_000,
      checks: { totals: true },
      pages: 1,
    });
    expect(read.lineItems).toHaveLength(truth.lines.length);
    expect(read.found.find(({ field }) => field === "totalInclTax")?.at).toMatchObject({ page: 1 });
    const confidences = read.found.map(({ confidence }) => confidence);
    expect(confidences).toEqual([...confidences].sort((a, b) => a - b));
  });

  it("is recognised when it comes again, whatever its name, and counts once", async () => {
    const { content } = same;
    const before = await quota();
    const again = await bring(maker, content, { fileName: "autre.pdf" });
    expect(again.known).toBe(true);
    expect(await quota()).toEqual(before);
  });

  it("shows its pages, and none that it has not", async () => {
    const { content } = same;
    const { id } = await bring(maker, content);
    const page = await maker.api(`/api/scans/${id}/page`);
    expect(page.body.mediaType).toBe("image/png");
    expect(Buffer.from(String(page.body.content), "base64").subarray(1, 4).toString()).toBe("PNG");
    expect((await maker.api(`/api/scans/${id}/page?page=2`)).status).toBe(404);
  });

  it("is nobody else's", async () => {
    const { id } = await bring(maker, same.content);
    const neighbour = await newBusiness();
    const paths = [`/api/scans/${id}`, `/api/scans/${id}/page`];
    for (const path of paths) expect((await neighbour.api(path)).status).toBe(404);
    for (const verb of ["correct", "book", "retry", "discard"])
      expect((await neighbour.api(`/api/scans/${id}/${verb}`, { method: "POST", json: {} })).status).toBe(404);
  });
});

describe("what cannot be read is refused at once, by name:", () => {
  it.each<[string, string, string]>([
    ["nothing", "", "file_empty"],
    ["nothing but spaces", base64("   \n"), "file_empty"],
    ["a program called .pdf", base64(Uint8Array.of(0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0, 4, 0)), "scan_kind"],
    ["a text", base64("Facture n° 12"), "scan_kind"],
    ["what is not base64", "§§§", "not_base64"],
    ["more than 20 MB", base64(new Uint8Array(DOCUMENT_BYTES + 1)), "scan_large"],
  ])("%s", async (_, content, code) => {
    const { status, body } = await upload(content, { fileName: "facture.pdf" });
    expect([status, body.errors]).toEqual([422, [expect.objectContaining({ field: "content", code })]]);
  });
});

describe("what the reader refuses", () => {
  it("fails with its reason, counts nothing, and may be tried again or given up", async () => {
    const before = await quota();
    const { id } = await bring(maker, base64(`<note>${crypto.randomUUID()}</note>`));
    const failed = await readingOf(maker, id);
    expect(failed).toMatchObject({ status: "failed", failure: "not_an_invoice", moves: ["retry", "discard"] });
    expect(await quota()).toEqual(before);

    await maker.api(`/api/scans/${id}/retry`, { method: "POST", json: {} });
    expect(await readingOf(maker, id)).toMatchObject({ status: "failed", attempts: 1 });
    const discarded = await maker.api(`/api/scans/${id}/discard`, { method: "POST", json: {} });
    expect(discarded.body).toMatchObject({ status: "discarded" });
    expect((await maker.api(`/api/scans/${id}/retry`, { method: "POST", json: {} })).body.code).toBe("not_allowed_now");
  });
});

it("what cannot be read says why, and delays no sound document behind it", async () => {
  const person = await newBusiness();
  const bad: [reason: string, content: string][] = [
    ["encrypted", base64(await encrypted())],
    ["truncated", base64((await invoice()).subarray(0, 1_500))],
    ["too_many_pages", base64(await pagesOf(10_000))],
    ["decompression_bomb", base64(await bomb())],
    ["too_many_pixels", base64(await large())],
    ["unsafe_xml", base64(laughs)],
    ["unsafe_xml", base64(outside)],
  ];
  const sent: [reason: string, id: string][] = [];
  for (const [reason, content] of bad) sent.push([reason, (await bring(person, content)).id]);
  const sound = await readingOf(person, (await bring(person, (await invoicePdf(2)).content)).id);
  expect(sound.status).toBe("to_review");
  for (const [reason, id] of sent) expect(await readingOf(person, id)).toMatchObject({ status: "failed", failure: reason });
  expect(await quota(person)).toMatchObject({ used: 1, waiting: 0 });
});

describe("plans", () => {
  it("Core reads none, and says so", async () => {
    const core = await newBusiness({ plan: "core" });
    expect(await quota(core)).toMatchObject({ most: 0, left: 0, extraPage: null });
    const { status, body } = await upload((await invoicePdf(1)).content, {}, core);
    expect([status, body.code]).toEqual([403, "feature_not_in_plan"]);
  });

  it("Freemium reads one, once; a failed one does not count", async () => {
    const small = await newBusiness({ plan: "freemium" });
    expect(await quota(small)).toMatchObject({ most: 1, each: "once", left: 1 });
    await readingOf(small, (await bring(small, base64("<note/>"))).id);
    const { id } = await bring(small, (await invoicePdf(1)).content);
    const twice = await upload((await invoicePdf(2)).content, {}, small);
    expect([twice.status, twice.body.code]).toEqual([403, "limit_reached"]);
    expect(await readingOf(small, id)).toMatchObject({ status: "to_review" });
    expect(await quota(small)).toMatchObject({ used: 1, waiting: 0, left: 0 });
    expect((await upload((await invoicePdf(2)).content, { agreeToPay: true }, small)).status).toBe(403);
  });

  it("of two who take the last place, one has it", async () => {
    const small = await newBusiness({ plan: "freemium" });
    const papers = await Promise.all([1, 2, 3].map((at) => invoicePdf(at)));
    const answers = await Promise.all(papers.map(({ content }) => upload(content, {}, small)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403]);
  });
});
