import { eq, inArray } from "drizzle-orm";
import { documentPages, documents as table, documentVersions } from "@/db/business";
import { identifier, z } from "@/worker/core/contract/fields";
import { customers, defineModule } from "@/worker/core/contract/module";
import { command, query } from "@/worker/core/contract/operation";
import type { JobOf } from "@/worker/core/jobs";
import { fold } from "@/worker/core/language";
import { callAsSystem } from "@/worker/engine/call-as-system";
import { handle } from "@/worker/engine/handler";
import type { Runtime } from "@/worker/engine/runtime";
import { headOf, pageText } from "./rules";

const one = { id: identifier, number: z.int() };

/** The queue's own. */
const own = defineModule("documents", customers, {
  /** The file that waits to be read; null when it was read, replaced or removed. */
  take: query({ input: z.strictObject(one), output: z.object({ fileKey: z.string(), mediaType: z.string() }).nullable() }),
  /** Keeps what it says, or why it cannot be read. */
  finish: command({
    risk: "writes",
    input: z.strictObject({ ...one, pages: z.array(z.string()).default([]), failure: z.string().default("") }),
    output: z.object({ isDone: z.boolean() }),
  }),
  /** Which of these files no version needs any more. */
  unneeded: query({ input: z.strictObject({ fileKeys: z.array(z.string()) }), output: z.object({ fileKeys: z.array(z.string()) }) }),
});

const take = handle(own.take, async ({ db }, { id, number }) => {
  const [row] = await db.select().from(table).where(eq(table.id, id));
  if (row?.number !== number || row.reading !== "waiting") return null;
  return { fileKey: row.fileKey, mediaType: row.mediaType };
});

const finish = handle(own.finish, async (context, { id, number, pages, failure }) => {
  const { db } = context;
  const [row] = await db.select().from(table).where(eq(table.id, id));
  if (row?.number !== number || row.reading !== "waiting") return { isDone: false };
  const isBlank = pages.every((text) => !text.trim());
  const outcome = { pages: pages.length || null, failure, reading: failure ? "failed" : isBlank ? "none" : "done" } as const;
  // Nobody is told that the document was changed meanwhile: what people say of it was not.
  context.unchanged(table, [row]);
  context.write(db.update(table).set(outcome).where(eq(table.id, id)));
  context.audit(table, id, outcome);
  const head = headOf(row);
  context.write(db.delete(documentPages).where(eq(documentPages.documentId, id)));
  for (const [place, text] of pages.entries()) {
    const whole = pageText(text);
    if (whole.trim())
      context.write(db.insert(documentPages).values({ documentId: id, page: place + 1, head, text: whole, words: fold(whole) }));
  }
  // The head is written last: with it, all that the document says is found.
  context.write(db.insert(documentPages).values({ documentId: id, page: 0, head }));
  return { isDone: true };
});

const unneeded = handle(own.unneeded, async ({ db }, { fileKeys }) => {
  const rows = await db
    .select({ fileKey: documentVersions.fileKey })
    .from(documentVersions)
    .where(inArray(documentVersions.fileKey, fileKeys));
  return { fileKeys: fileKeys.filter((key) => !rows.some(({ fileKey }) => fileKey === key)) };
});

/** Reads what a document says. A message that comes twice writes the same. @throws whatever the reader's fault is: the queue then tries again */
async function readDocument(runtime: Runtime, { businessId, documentId: id, number }: JobOf<"documents.read">): Promise<void> {
  const task = await callAsSystem(at(runtime), businessId, take, { id, number });
  if (!task) return;
  const bytes = await runtime.files.get(task.fileKey);
  if (!bytes) return giveUp(runtime, { type: "documents.read", businessId, documentId: id, number });
  const isText = task.mediaType.startsWith("text/");
  const read = isText ? { pages: [new TextDecoder().decode(bytes)] } : await runtime.reader.text(bytes);
  const outcome = "refused" in read ? { pages: [], failure: read.refused } : { pages: read.pages, failure: "" };
  await callAsSystem(at(runtime), businessId, finish, { id, number, ...outcome });
}

/** Says of a document that its reading was cut short every time. */
async function giveUp(runtime: Runtime, { businessId, documentId: id, number }: JobOf<"documents.read">): Promise<void> {
  await callAsSystem(at(runtime), businessId, finish, { id, number, pages: [], failure: "interrupted" });
}

async function sweep(runtime: Runtime, { businessId, fileKeys }: JobOf<"documents.sweep">): Promise<void> {
  const free = await callAsSystem(at(runtime), businessId, unneeded, { fileKeys });
  // A business that is no more needs none of its files.
  for (const name of free?.fileKeys ?? fileKeys) await runtime.files.remove(name);
}

const at = (runtime: Runtime): Runtime => ({ ...runtime, now: Date.now() });

export const documentJobs = { "documents.read": { run: readDocument, giveUp }, "documents.sweep": { run: sweep } };
