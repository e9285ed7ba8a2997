import { sql } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { documentPages, documents as table } from "@/db/business";
import { documents } from "@/worker/modules/papers/documents/contract";
import { type Maker, newMaker } from "@/tests/support/in-process";

/** A business with so many documents that a word of all of them tells none apart. */
const MANY = 310;
let maker: Maker;

interface WrittenDocument {
  at: number;
  title: string;
  /** What its pages say, one after the other. */
  texts: string[];
}

/** Keeps documents as if they had been read, all at once. */
async function keep(...many: WrittenDocument[]): Promise<string[]> {
  const rows = many.map(({ at, title, texts }) => {
    const id = crypto.randomUUID();
    const file = { fileName: `d${at}.pdf`, mediaType: "application/pdf", size: 10, digest: id, fileKey: `t/${id}`, bytes: 10 };
    const times = { createdAt: 1_700_000_000_000 + at, updatedAt: 1_700_000_000_000 + at };
    return { id, title, sortTitle: title.toLowerCase(), ...file, reading: "done" as const, pages: texts.length, ...times };
  });
  const pages = rows.flatMap(({ id, title, fileName }, at) => {
    const head = `${title.toLowerCase()} ${fileName}`;
    const texts = (many[at]?.texts ?? []).map((text, place) => ({
      documentId: id,
      page: place + 1,
      text,
      head,
      words: text.toLowerCase(),
    }));
    return [...texts, { documentId: id, page: 0, head }];
  });
  await maker.db.batch([maker.db.insert(table).values(rows), maker.db.insert(documentPages).values(pages)]);
  return rows.map(({ id }) => id);
}

beforeAll(async () => {
  maker = await newMaker();
  await keep({ at: -1, title: "Modele de preambule", texts: ["rien"] });
  await keep(...Array.from({ length: MANY }, (_, at) => ({ at, title: `Contrat ${at}`, texts: ["preambule", "le fournisseur livre"] })));
});

const listed = (search: string, more: object = {}) => maker.call(documents.list, { search, ...more });
const found = (search: string) => maker.call(documents.search, { search, limit: 3 });

it("lists every document with words that all of them say, page after page, each once", async () => {
  const ids = new Set<string>();
  let cursor: string | undefined;
  do {
    const page = await listed("contrat fournisseur", { limit: 100, cursor });
    expect(page.total).toBe(MANY);
    for (const { id } of page.items) ids.add(id);
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  expect(ids.size).toBe(MANY);
  expect((await listed("fourniss", { sort: "title", direction: "asc", limit: 1 })).items[0]?.title).toBe("Contrat 0");
});

it("finds the newest of them, with the page that says it", async () => {
  const { items } = await found("contrat fournisseur");
  expect(items.map(({ title, page }) => [title, page])).toEqual([309, 308, 307].map((at) => [`Contrat ${at}`, 2]));
});

it("finds a rare word beside one that all say, on the page that says both, and words that stand on two pages", async () => {
  const [both, apart] = await keep(
    { at: 1, title: "Bail", texts: ["zythologue", "du fournisseur", "le zythologue du fournisseur"] },
    { at: 2, title: "Accord", texts: ["zythologue", "un fournisseur"] },
  );
  const { items } = await found("fournisseur zythologue");
  expect(items.map(({ id, page }) => [id, page])).toEqual([
    [both, 3],
    [apart, 1],
  ]);
  expect((await listed("zythologue fournisseur")).total).toBe(2);
});

it("finds those called so before newer ones that only say it, and cuts what stands around the word out of a long page", async () => {
  const long = `${"avant ".repeat(200)}le mercure rouge${" apres".repeat(200)}`;
  const [called, says] = await keep({ at: 4, title: "Mercure", texts: ["rien"] }, { at: 5, title: "Note", texts: ["rien", long] });
  const { items } = await found("mercure");
  expect(items.map(({ id, page }) => [id, page])).toEqual([
    [called, 0],
    [says, 2],
  ]);
  expect(items[1]?.excerpt).toMatch(/^… (avant )+le mercure rouge( apres)+.* …$/);
});

it("puts one that is called so first, however many newer ones say it", async () => {
  expect((await found("preambule")).items.map(({ title }) => title)).toEqual(["Modele de preambule", "Contrat 309", "Contrat 308"]);
});

it("finds a kind of document by its name in either language", async () => {
  const [french, english] = await keep(
    { at: 6, title: "Facture Ondine", texts: ["rien", "la facture ondine"] },
    { at: 7, title: "Ondine", texts: ["rien", "this invoice is due to nobody"] },
  );
  for (const words of ["invoice ondine", "factures Ondine"]) {
    expect((await found(words)).items.map(({ id, page }) => [id, page])).toEqual([
      [french, 2],
      [english, 2],
    ]);
    expect((await listed(words)).total).toBe(2);
  }
  expect((await found("invoice ondine")).items[1]?.excerpt).toContain("this invoice");
});

it("follows a document that is renamed, put in the trash, brought back and removed", async () => {
  const [id = ""] = await keep({ at: 3, title: "Ancien nom", texts: ["orpiment"] });
  await maker.call(documents.update, { id, title: "Nouveau" });
  expect((await listed("ancien orpiment")).total).toBe(0);
  expect((await listed("nouveau orpiment")).items.map((one) => one.id)).toEqual([id]);
  await maker.call(documents.trash, { id });
  expect(await listed("orpiment")).toMatchObject({ items: [], total: 0 });
  expect((await listed("orpiment", { trashed: true })).total).toBe(1);
  expect((await found("orpiment")).items).toEqual([]);
  await maker.call(documents.restore, { id });
  expect((await found("orpiment")).items).toMatchObject([{ id, page: 1 }]);
  await maker.call(documents.trash, { id });
  await maker.call(documents.remove, { id });
  const [row] = await maker.db.all<{ left: number }>(
    sql`select count(*) as left from documents_found where documents_found match '"orpiment"'`,
  );
  expect(row?.left).toBe(0);
});
