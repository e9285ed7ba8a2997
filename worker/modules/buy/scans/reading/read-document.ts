import { desc, isNull } from "drizzle-orm";
import { scans as table, suppliers } from "@/db/business";
import type { JobOf } from "@/worker/core/jobs";
import { identifier, z } from "@/worker/core/contract/fields";
import { customers, defineModule } from "@/worker/core/contract/module";
import { command } from "@/worker/core/contract/operation";
import type { Reading } from "@/worker/core/trade/reading";
import { callAsSystem } from "@/worker/engine/call-as-system";
import { handle } from "@/worker/engine/handler";
import type { Runtime, Turn } from "@/worker/engine/runtime";
import { fetchCompany } from "@/worker/modules/business/company";
import { accepted } from "../booking/accept";
import { findScan } from "../records";
import { type Failure, failures, scanStatus } from "../status";

/** After so many milliseconds without an end, a reading is taken up by whoever comes. */
export const LEASE = 5 * 60_000;
/** Suppliers that the reader is told of. */
const MOST_KNOWN = 2_000;

const party = z.object({ name: z.string(), vatNumber: z.string().nullable(), siret: z.string().nullable() });
const part = z.object({ first: z.int(), last: z.int() });
const reading = z.custom<Reading>((value) => typeof value === "object" && value !== null);

/** The queue's own. */
const own = defineModule("scans", customers, {
  /** Takes a document to read it. Null when there is nothing to read any more. */
  take: command({
    risk: "writes",
    input: z.strictObject({ id: identifier, isAgain: z.boolean() }),
    output: z.object({ fileKey: z.string(), attempt: z.int(), own: party, known: z.array(party), part: part.optional() }).nullable(),
  }),

  /** Says what came of it. Without an attempt, nobody tries any longer. */
  finish: command({
    risk: "writes",
    input: z.strictObject({
      id: identifier,
      attempt: z.int().optional(),
      reading: reading.optional(),
      failure: z.enum(failures).optional(),
    }),
    output: z.object({ isDone: z.boolean() }),
  }),
});

const take = handle(own.take, async (context, { id, isAgain }) => {
  const { db, now } = context;
  const row = await findScan(db, id);
  const isFree =
    row?.status === "queued" ||
    (row?.status === "reading" && (isAgain || row.updatedAt < now - LEASE)) ||
    // Given up, and replayed by a person.
    (row?.status === "failed" && row.failure === "interrupted");
  if (!row || !isFree) return null;
  const [company, knownSuppliers] = await Promise.all([fetchCompany(context), fetchKnown()]);
  const { attempts, fileKey } = context.update(table, row, { status: "reading", failure: "", attempts: row.attempts + 1 });
  const { name, vatNumber, siret } = company;
  const { firstPage: first, lastPage: last } = row;
  const part = first === null || last === null ? undefined : { first, last };
  return { fileKey, attempt: attempts, own: { name, vatNumber, siret }, known: knownSuppliers, part };

  function fetchKnown() {
    const { name, vatNumber, siret } = suppliers;
    return db
      .select({ name, vatNumber, siret })
      .from(suppliers)
      .where(isNull(suppliers.archivedAt))
      .orderBy(desc(suppliers.updatedAt))
      .limit(MOST_KNOWN);
  }
});

const finish = handle(own.finish, async (context, { id, attempt, reading: read, failure }) => {
  const row = await findScan(context.db, id);
  const isOurs =
    row && (attempt === undefined ? scanStatus.allows(row.status, "fail") : row.status === "reading" && row.attempts === attempt);
  if (!isOurs) return { isDone: false };
  context.update(table, row, read ? await accepted(context, row, read) : { status: "failed", failure: failure ?? "damaged" });
  return { isDone: true };
});

/**
 * Reads a document. A message that comes twice reads once; one that was not done when it came before takes the reading up again.
 * @throws whatever the reader's fault is: the queue then tries again
 */
async function readDocument(runtime: Runtime, { businessId, scanId: id, turn }: JobOf<"scans.read">, { isAgain }: Turn): Promise<void> {
  const task = await callAsSystem(at(runtime), businessId, take, { id, isAgain });
  if (!task) return;
  const { fileKey, attempt, own, known: knownSuppliers, part } = task;
  const bytes = await runtime.files.get(fileKey);
  const read = bytes ? await runtime.reader.read(bytes, { own, known: knownSuppliers, part, turn }) : { refused: "file_lost" as const };
  const outcome = "refused" in read ? { failure: read.refused as Failure } : { reading: read };
  await callAsSystem(at(runtime), businessId, finish, { id, attempt, ...outcome });
}

/** Says of a document that its reading was cut short every time. */
async function giveUpReading(runtime: Runtime, { businessId, scanId: id }: JobOf<"scans.read">): Promise<void> {
  await callAsSystem(at(runtime), businessId, finish, { id, failure: "interrupted" });
}

const at = (runtime: Runtime): Runtime => ({ ...runtime, now: Date.now() });

export const scanJobs = { "scans.read": { run: readDocument, giveUp: giveUpReading } };
