import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { scans as table } from "@/db/business";
import { bring, invoicePdf, pilePdf, readingOf, type ScanAnswer } from "@/tests/support/documents";
import { savedAccount } from "@/tests/support/newcomer";
import { newBusiness, type Person } from "@/tests/support/people";
import { databases } from "@/tests/support/platform";

let maker: Person;
beforeAll(async () => {
  maker = await newBusiness();
});

const quota = async (person = maker) => (await person.api("/api/scans/quota")).body;
const split = (person: Person, id: string, json: Record<string, unknown>) => person.api(`/api/scans/${id}/split`, { method: "POST", json });
const partsOf = (body: Record<string, unknown>) => (body as { items: ScanAnswer[] }).items;
/** A pile, read as one document. */
async function pile(person: Person, ...ats: number[]) {
  const { content, truths } = await pilePdf(...ats);
  const { id } = await bring(person, content, { fileName: "courrier.pdf" });
  return { content, truths, whole: await readingOf(person, id) };
}

describe("a file of several invoices", () => {
  it("is booked as one only by somebody who says that it is one", async () => {
    const own = await newBusiness();
    const { whole } = await pile(own, 0, 1);
    const book = (json: object) => own.api(`/api/scans/${whole.id}/book`, { method: "POST", json });
    // Of two documents, the totals of one and the tax of the other need not make sense.
    await own.api(`/api/scans/${whole.id}/correct`, { method: "POST", json: { totalExclTax: 100, vatAmount: 20, totalInclTax: 120 } });
    const refused = await book({});
    expect([refused.status, refused.body.errors]).toEqual([422, [expect.objectContaining({ field: "asOne", code: "scan_several" })]]);
    expect((await book({ asOne: true, confirmed: true })).body.status).toBe("booked");
  });

  it("becomes as many documents, each read by itself from its own pages", async () => {
    const { content, truths, whole } = await pile(maker, 0, 1, 2);
    expect(whole).toMatchObject({ status: "to_review", pages: 3, starts: [1, 2, 3], moves: expect.arrayContaining(["split"]) });
    const before = await quota();
    const { status, body } = await split(maker, whole.id, { starts: [1, 2, 3], version: whole.version });
    expect([status, partsOf(body).map(({ fileName }) => fileName)]).toEqual([
      200,
      ["courrier (1).pdf", "courrier (2).pdf", "courrier (3).pdf"],
    ]);
    const read = await Promise.all(partsOf(body).map(({ id }) => readingOf(maker, id)));
    expect(read.map(({ invoiceNumber, totalInclTax, pages }) => ({ invoiceNumber, totalInclTax, pages }))).toEqual(
      truths.map((truth) => ({ invoiceNumber: truth.invoiceNumber, totalInclTax: truth.totalInclTax / 10_000, pages: 1 })),
    );
    const places = read.flatMap(({ found }) => found.flatMap(({ at }) => at?.page ?? []));
    expect(new Set(places)).toEqual(new Set([1]));
    // Of three documents, the first takes the place that the whole had.
    expect(await quota()).toMatchObject({ used: Number(before.used) + 2, waiting: 0 });

    const pages = await Promise.all(read.map(({ id }) => maker.api(`/api/scans/${id}/page`)));
    expect(new Set(pages.map(({ body: page }) => page.content)).size).toBe(3);
    expect((await maker.api(`/api/scans/${read[0]?.id}/page?page=2`)).status).toBe(404);
    expect(await readingOf(maker, whole.id)).toMatchObject({ status: "split", moves: [] });
    const { items } = (await maker.api("/api/scans")).body as { items: ScanAnswer[] };
    expect(items.map(({ id }) => id)).not.toContain(whole.id);
    // The pile is still recognised, and its file kept while one of its documents is.
    expect((await bring(maker, content)).known).toBe(true);
  });

  it("may be told apart once more, and its file goes with the last of its documents", async () => {
    const { content, truths, whole } = await pile(maker, 3, 4, 5);
    const [, rest] = partsOf((await split(maker, whole.id, { starts: [1, 2] })).body);
    const second = await readingOf(maker, rest?.id ?? "");
    expect(second).toMatchObject({ fileName: "courrier (2-3).pdf", pages: 2 });
    const again = partsOf((await split(maker, second.id, { starts: [1, 2] })).body);
    const last = await readingOf(maker, again[1]?.id ?? "");
    expect(last).toMatchObject({ fileName: "courrier (3).pdf", invoiceNumber: truths[2]?.invoiceNumber });

    const discard = (id: string) => maker.api(`/api/scans/${id}/discard`, { method: "POST", json: {} });
    const { items } = (await maker.api("/api/scans")).body as { items: ScanAnswer[] };
    const first = items.find(
      ({ fileName, invoiceNumber }) => fileName === "courrier (1).pdf" && invoiceNumber === truths[0]?.invoiceNumber,
    );
    for (const id of [first?.id, again[0]?.id]) expect((await discard(id ?? "")).status).toBe(200);
    expect((await maker.api(`/api/scans/${last.id}/page`)).status).toBe(200);
    await discard(last.id);
    expect((await maker.api(`/api/scans/${last.id}/page`)).status).toBe(404);
    expect((await bring(maker, content)).known).toBe(false);
  });

  it("that two people tell apart at once is told apart once", async () => {
    const { whole } = await pile(maker, 6, 7);
    const answers = await Promise.all([1, 2].map(() => split(maker, whole.id, { starts: [1, 2], version: whole.version })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe("what cannot be told apart is refused, and nothing is written:", () => {
  let whole: ScanAnswer;
  beforeAll(async () => {
    whole = (await pile(maker, 8, 9)).whole;
  });

  it.each<[string, unknown, string]>([
    ["pages left out", [2, 3], "scan_first_start"],
    ["a page of two documents", [1, 2, 2], "scan_starts_order"],
    ["pages in disorder", [1, 3, 2], "scan_starts_order"],
    ["pages that the file has not", [1, 3], "scan_starts_beyond"],
  ])("%s", async (_, starts, code) => {
    const { status, body } = await split(maker, whole.id, { starts });
    expect([status, body.errors]).toEqual([422, [expect.objectContaining({ field: "starts", code })]]);
    expect(await readingOf(maker, whole.id)).toMatchObject({ status: "to_review", version: whole.version });
  });

  it.each<[string, unknown]>([
    ["one document only", [1]],
    ["page nought", [0, 1]],
    ["more than thirty pages", [1, 31]],
    ["no number", ["un", "deux"]],
  ])("%s", async (_, starts) => {
    const { status, body } = await split(maker, whole.id, { starts });
    expect([status, (body.errors as { field: string }[])[0]?.field.split(".")[0]]).toEqual([422, "starts"]);
  });

  it("a document of one page, and one that is in the books", async () => {
    const { id } = await bring(maker, (await invoicePdf(10)).content);
    const only = await readingOf(maker, id);
    expect(only.moves).not.toContain("split");
    expect((await split(maker, id, { starts: [1, 2] })).body.errors).toEqual([
      expect.objectContaining({ field: "starts", code: "scan_one_document" }),
    ]);
    expect((await maker.api(`/api/scans/${id}/book`, { method: "POST", json: {} })).status).toBe(200);
    const refused = await split(maker, id, { starts: [1, 2] });
    expect([refused.status, refused.body.code]).toEqual([409, "not_allowed_now"]);
  });

  it("what a neighbour has", async () => {
    expect((await split(await newBusiness(), whole.id, { starts: [1, 2] })).status).toBe(404);
  });
});

describe("what a plan reads", () => {
  it("holds for the documents of a file too: Freemium's one stays one", async () => {
    const small = await newBusiness({ plan: "freemium" });
    const { whole } = await pile(small, 0, 1);
    const { status, body } = await split(small, whole.id, { starts: [1, 2], agreeToPay: true });
    expect([status, body.code]).toEqual([403, "limit_reached"]);
    expect(await readingOf(small, whole.id)).toMatchObject({ status: "to_review" });
  });

  it("asks for consent beyond it, and pages that were paid are not paid twice", async () => {
    const grown = await newBusiness();
    const { whole } = await pile(grown, 0, 1, 2);
    const db = databases.business((await savedAccount(grown.email))?.businesses?.database ?? "");
    const month = new Date().toISOString().slice(0, 7);
    const filler = { status: "booked" as const, fileName: "x", fileKey: "x", mediaType: "application/pdf", size: 1, countedIn: month };
    await db
      .insert(table)
      .values(
        Array.from({ length: 49 }, (_, at) => ({ ...filler, id: `filler-${at}`, digest: `filler-${at}`, createdAt: 1, updatedAt: 1 })),
      );
    expect((await split(grown, whole.id, { starts: [1, 2] })).body.errors).toEqual([
      expect.objectContaining({ field: "agreeToPay", code: "scan_consent" }),
    ]);
    const agreed = await split(grown, whole.id, { starts: [1, 2], agreeToPay: true });
    const [, rest] = await Promise.all(partsOf(agreed.body).map(({ id }) => readingOf(grown, id)));
    expect(rest).toMatchObject({ status: "to_review", extraPages: 2 });
    expect(await quota(grown)).toMatchObject({ used: 51, extraPages: 2, extraCost: 0.3 });

    const paid = await split(grown, rest?.id ?? "", { starts: [1, 2] });
    const read = await Promise.all(partsOf(paid.body).map(({ id }) => readingOf(grown, id)));
    expect(read.map(({ extraPages }) => extraPages)).toEqual([1, 1]);
    expect(await quota(grown)).toMatchObject({ used: 52, extraPages: 2 });
    const [divided] = await db
      .select()
      .from(table)
      .where(eq(table.id, rest?.id ?? ""));
    expect(divided).toMatchObject({ status: "split", countedIn: null, extraPages: 0 });
  });
});
