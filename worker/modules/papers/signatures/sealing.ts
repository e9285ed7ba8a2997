import { orders, signatures as table } from "@/db/business";
import { bytesOf } from "@/worker/core/contract/printing";
import { identifier, z } from "@/worker/core/contract/fields";
import { customers, defineModule } from "@/worker/core/contract/module";
import { command, query } from "@/worker/core/contract/operation";
import { Refusal } from "@/worker/core/errors";
import { digestOf } from "@/worker/core/files/digest";
import type { JobOf } from "@/worker/core/jobs";
import { callAsSystem } from "@/worker/engine/call-as-system";
import { handle } from "@/worker/engine/handler";
import type { DailyWork, Runtime } from "@/worker/engine/runtime";
import { keepSealed, type Subject } from "@/worker/modules/papers/documents";
import { orderHandlers } from "@/worker/modules/sell/orders";
import { evidencePaper } from "./evidence";
import { signAddress, tellSender, verifyAddress, write } from "./letters";
import { marksOf } from "./marks";
import { sealedName } from "./original";
import { fetchSignature, hasQuoteGone, type Whole } from "./records";
import { concernedBy, isOver, isWhole } from "./rules";
import { orderOutcomes, signatureStatus } from "./status";
import { en } from "./words.en";
import { fr } from "./words.fr";
import { civilDate } from "@/worker/core/figures/dates";
import { and, eq, lt, or } from "drizzle-orm";

const one = { id: identifier };

/** The queue's and the clock's own. */
const own = defineModule("signatures", customers, {
  /** Seals what everybody has signed; the answer is the order that waits for it. */
  complete: command({
    risk: "writes",
    input: z.strictObject(one),
    output: z.object({ order: z.object({ id: z.string(), version: z.int() }).nullable() }),
  }),
  /** What became of that order. */
  sayOrder: command({
    risk: "writes",
    input: z.strictObject({ ...one, outcome: z.enum(orderOutcomes) }),
    output: z.object({ isDone: z.boolean() }),
  }),
  /** What ends without anybody: of all, or of a changed order. */
  due: query({ input: z.strictObject({ orderId: identifier.optional() }), output: z.object({ ids: z.array(z.string()) }) }),
  expire: command({ risk: "writes", input: z.strictObject(one), output: z.object({ isDone: z.boolean() }) }),
});

/**
 * Closes a document: its marks are drawn, the evidence is put behind it, and the whole is signed. Doing it twice does nothing.
 * @throws Refusal `not_allowed_now` when its file is not the one that people signed
 */
const complete = handle(own.complete, async (context, { id }) => {
  const { files, sealer, printer, now } = context;
  const whole = await fetchSignature(context.db, id);
  const { row, signatories } = whole;
  const order = row.orderId && row.orderOutcome === "none" ? { id: row.orderId, version: row.orderVersion ?? 1 } : null;
  if (row.status === "completed") return { order };
  if (row.status !== "pending" || !isWhole(signatories)) return { order: null };
  const status = signatureStatus.require(row.status, "complete", "signatures");
  const pdf = await files.get(row.fileKey);
  if (!pdf || (await digestOf(pdf)) !== row.digest) throw new Refusal("not_allowed_now");
  const contact = verifyAddress(context, row);
  const evidence = bytesOf(await printer.print(await evidencePaper(context, whole, contact)));
  const sealed = await sealer.seal({
    pdf,
    evidence,
    marks: marksOf(row, signatories),
    title: row.title,
    name: row.senderName,
    reason: row.title,
    contact,
    sealedAt: now,
  });
  const sealedKey = `${row.fileKey.replace(/original$/, "")}sealed`;
  await files.put(sealedKey, sealed, "application/pdf");
  const { sealedCopy } = row.language === "fr" ? fr : en;
  const sealedDigest = await digestOf(sealed);
  const after = context.update(table, row, { status, sealedKey, sealedDigest, endedAt: now });
  await keepSealed(context, {
    ...{ fileName: sealedName(row), fileKey: sealedKey, digest: sealedDigest, size: sealed.length },
    ...{ title: sealedCopy.title.replace("{{title}}", () => row.title.slice(0, 190)), tag: sealedCopy.tag },
    pages: pagesIn(sealed),
    ...{ sourceId: row.documentId, subjects: subjectsOf(whole) },
  });
  const to = signatories.map((person) => ({ ...person, facts: { link: `${signAddress(context, person)}/file`, contact } }));
  await write(context, after, "completed", to);
  // Who sent a quote hears with it what became of the order.
  if (!order) await tellSender(context, after, "completed", { contact });
  return { order };
});

/** How many pages a file has that says each of them in plain letters, as sealed ones do; null when it says none. */
const pagesIn = (pdf: Uint8Array) => new TextDecoder("latin1").decode(pdf).match(/\/Type\s*\/Page\b/g)?.length ?? null;

/** What a signed paper is about, besides what the document that was signed is: a quote is its client's too. */
function subjectsOf({ row: { orderId, auditId }, clientId }: Whole): Subject[] {
  const subjects: { about: Subject["about"]; recordId: string | null }[] = [
    { about: "orders", recordId: orderId },
    { about: "clients", recordId: clientId },
    { about: "audits", recordId: auditId },
  ];
  return subjects.flatMap(({ about, recordId }) => (recordId ? [{ about, recordId }] : []));
}

const sayOrder = handle(own.sayOrder, async (context, { id, outcome }) => {
  const { row, orderReference } = await fetchSignature(context.db, id);
  if (row.orderOutcome !== "none") return { isDone: true };
  const after = context.update(table, row, { orderOutcome: outcome });
  const letter = outcome === "confirmed" ? "confirmed" : "unconfirmed";
  await tellSender(context, after, letter, { order: orderReference ?? "", contact: verifyAddress(context, row) });
  return { isDone: true };
});

const due = handle(own.due, async ({ db, now }, { orderId }) => {
  const rows = await db
    .select({ id: table.id })
    .from(table)
    .leftJoin(orders, eq(orders.id, table.orderId))
    .where(
      and(
        eq(table.status, "pending"),
        orderId === undefined ? undefined : eq(table.orderId, orderId),
        or(lt(table.expiresOn, civilDate(now)), hasQuoteGone),
      ),
    );
  return { ids: rows.map(({ id }) => id) };
});

const expire = handle(own.expire, async (context, { id }) => {
  const { row, signatories, isWithdrawn } = await fetchSignature(context.db, id);
  if (isWithdrawn) {
    const reason = (row.language === "fr" ? fr : en).orderChanged;
    const status = signatureStatus.require(row.status, "cancel", "signatures");
    const ended = context.update(table, row, { status, reason, endedAt: context.now });
    await write(context, ended, "cancelled", concernedBy(signatories, row.isOrdered));
    return { isDone: true };
  }
  // What everybody has signed in time is sealed, however late.
  if (row.status !== "pending" || !isOver(row.expiresOn, civilDate(context.now)) || isWhole(signatories)) return { isDone: false };
  const after = context.update(table, row, { status: signatureStatus.require(row.status, "expire", "signatures"), endedAt: context.now });
  await tellSender(context, after, "expired");
  return { isDone: true };
});

/** Seals a document, then confirms the order it stands for, unless that was changed since it was printed. */
async function seal(runtime: Runtime, { businessId, signatureId: id }: JobOf<"signatures.seal">): Promise<void> {
  const at = { ...runtime, now: Date.now() };
  const done = await callAsSystem(at, businessId, complete, { id });
  if (!done?.order) return;
  const outcome = await callAsSystem(at, businessId, orderHandlers.confirm, done.order).then(
    () => "confirmed" as const,
    (error: unknown) => {
      if (error instanceof Refusal && error.code !== "unavailable") return "refused" as const;
      throw error;
    },
  );
  await callAsSystem(at, businessId, sayOrder, { id, outcome });
}

/** Gives up what is not to be signed any more, right after its order changed: who was to sign hears of it then. */
const withdraw = (runtime: Runtime, { businessId, orderId }: JobOf<"signatures.withdraw">) => endDue(runtime, businessId, { orderId });

export const signatureJobs = { "signatures.seal": { run: seal }, "signatures.withdraw": { run: withdraw } };

/** Ends what nobody has signed in time, and gives up what is not to be signed any more. */
export const expireSignatures: DailyWork = (runtime, { id: businessId }) => endDue(runtime, businessId, {});

async function endDue(runtime: Runtime, businessId: string, which: { orderId?: string }): Promise<void> {
  const waiting = await callAsSystem(runtime, businessId, due, which);
  for (const id of waiting?.ids ?? []) await callAsSystem(runtime, businessId, expire, { id });
}
