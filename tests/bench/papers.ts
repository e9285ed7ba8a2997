import { count } from "drizzle-orm";
import { documentPages, documents } from "@/db/business";
import { say } from "@/scripts/words.mjs";
import { fold } from "@/worker/core/language";
import type { BusinessDatabase } from "@/worker/engine/ports";
import { largeDatabase, memory } from "./figures";
import { most, round } from "./lines";
import { median, strange } from "./load";
import type { Bench } from "./part";

/** Documents that are searched, of two pages each. */
const DOCUMENTS = 5_000;
/** Papers of one ZIP. */
const PAPERS = 500;
/** Times of a list that a search may take, and of a paper's own making that its first preview may. */
const SEARCH_MOST = 1.2;
const PREVIEW_MOST = 3;
/** Times that a page may take while many papers are made, and that memory may grow from one ZIP to the next. */
const MEANWHILE_MOST = 1.2;
const GROWTH_MOST = 1.1;

/** A word that none says but one, one that some say, one that all say, several, and one that is nearly said. */
const searched = ["zephyr", "contrat 42", "conserverie", "temperature stockage", "temperrature"];

/**
 * What is said in many documents, in times of a page of their list; the first preview of a paper, in times of printing one; and many
 * papers at once: what workerd holds after each ZIP, and what a page takes meanwhile.
 */
export async function paperLines({ system, keys }: Bench): Promise<string[]> {
  await fillDocuments(await largeDatabase(system));
  const ask = async (path: string, init: RequestInit = {}) => {
    const headers = path.startsWith("/api") ? strange(keys.api) : strange(keys.cookie);
    const answer = await fetch(system.url + path, { ...init, headers: { ...headers, ...init.headers } });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.arrayBuffer();
  };
  const timeOf = (path: string) => median(async () => void (await ask(path)));
  const onceOf = async (path: string) => {
    const start = performance.now();
    await ask(path);
    return performance.now() - start;
  };
  const read = async <T>(path: string, init?: RequestInit) => JSON.parse(new TextDecoder().decode(await ask(path, init))) as T;

  const records = await recordsOf(read);
  // Each of another invoice, so that nobody has looked at it before.
  const eachOf = (verb: string, left: string[]) =>
    median(async () => void (await ask(`/api/generator/${verb}?kind=invoice&record=${left.pop()}`)));
  const printed = await eachOf("print", records.slice(0, 100));
  const previewed = await eachOf("preview", records.slice(100, 200));
  const lines = [most(say("preview"), previewed / printed, "×", PREVIEW_MOST)];

  const list = await timeOf("/api/documents?limit=50");
  lines.push(`${say("documents", DOCUMENTS)}: ${round(list)} ms`);
  for (const words of searched) {
    const time = await timeOf(`/api/documents/search?search=${encodeURIComponent(words)}&limit=50`);
    lines.push(`  ${most(`« ${words} »`, time / list, "×", SEARCH_MOST)}`);
  }

  const page = "/customer/products?sort=price";
  const usual = await timeOf(page);
  const held: number[] = [];
  const meanwhile: number[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    const { id } = await read<{ id: string }>("/api/paper-bundles/print", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ kind: "invoice", records }),
    });
    for (let state = "running"; state === "running"; ) {
      for (let time = 0; time < 10; time += 1) meanwhile.push(await onceOf(page));
      ({ state } = await read<{ state: string }>(`/api/paper-bundles/${id}`));
    }
    await ask(`/api/paper-bundles/${id}/file`);
    held.push(memory().workerd);
  }
  const [first = 1, last = 1] = [held[0], held.at(-1)];
  return [
    ...lines,
    `${say("papers", PAPERS)}: ${held.map(round).join(", ")} MB`,
    `  ${most(say("growing"), last / first, "×", GROWTH_MOST)}`,
    `  ${most(say("whilePrinting"), middle(meanwhile) / usual, "×", MEANWHILE_MOST)}`,
  ];
}

const middle = (values: number[]) => values.sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** The numbers of the last five hundred invoices that are paid. */
async function recordsOf(read: <T>(path: string) => Promise<T>): Promise<string[]> {
  const records: string[] = [];
  for (let cursor: string | null = ""; records.length < PAPERS && cursor !== null; ) {
    const path: string = `/api/invoices?status=paid&type=client&limit=100${cursor && `&cursor=${encodeURIComponent(cursor)}`}`;
    const page: { items: { number: string }[]; nextCursor: string | null } = await read(path);
    records.push(...page.items.map(({ number }) => number));
    cursor = page.nextCursor;
  }
  return records.slice(0, PAPERS);
}

/** Keeps documents as if they had been brought in and read, once. */
async function fillDocuments(db: BusinessDatabase): Promise<void> {
  const [{ number } = { number: 0 }] = await db.select({ number: count() }).from(documents);
  for (let from = number; from < DOCUMENTS; from += 100) {
    const rows = Array.from({ length: Math.min(100, DOCUMENTS - from) }, (_, place) => documentOf(from + place));
    const pages = rows.flatMap(({ id, title, fileName, number: at }) => {
      const head = fold(`${title} ${fileName}`);
      return [1, 2]
        .map((page) => ({ documentId: id, page, head, ...textOf(at, page) }))
        .concat([{ documentId: id, page: 0, head, text: "", words: "" }]);
    });
    const insert = db.insert(documents).values(rows.map(({ number: _, ...row }) => row));
    await db.batch([insert, db.insert(documentPages).values(pages)]);
  }
}

function documentOf(number: number) {
  const id = crypto.randomUUID();
  const title = `${["Contrat", "Certificat", "Fiche", "Procédure", "Bulletin"][number % 5]} ${number}`;
  const file = { fileName: `d${number}.pdf`, mediaType: "application/pdf", size: 10, digest: id, fileKey: `bench/${id}`, bytes: 10 };
  const at = 1_700_000_000_000 + number;
  return { number, id, title, sortTitle: fold(title), ...file, reading: "done" as const, pages: 2, createdAt: at, updatedAt: at };
}

function textOf(number: number, page: number) {
  const rare = number === 4_321 && page === 2 ? " Zéphyr." : "";
  const some = number % 7 ? "Le fournisseur livre sous dix jours." : "La température de stockage est de quatre degrés au plus.";
  const text = `Conserverie, article ${number} page ${page}. ${some} ${"Les parties conviennent de ce qui suit. ".repeat(20)}${rare}`;
  return { text, words: fold(text) };
}
