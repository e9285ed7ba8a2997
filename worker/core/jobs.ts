import { z } from "zod";

/** Every message the queue carries. Each may arrive twice, and does its work once. */
export const job = z.discriminatedUnion("type", [
  /** Send one letter of an outbox; `database` is null for the platform's own. */
  z.object({ type: z.literal("mail.send"), database: z.string().nullable(), id: z.string() }),
  /** Make the database of a new business. */
  z.object({ type: z.literal("business.open"), businessId: z.string() }),
  /** Recompute the next recipes that a change of price or declaration reaches. */
  z.object({ type: z.literal("costs.refresh"), businessId: z.string(), id: z.string() }),
  /** What each business needs once a day. */
  z.object({ type: z.literal("business.daily"), businessId: z.string(), day: z.string() }),
  /** Write the lines of a file, on behalf of who confirmed it. */
  z.object({ type: z.literal("imports.write"), businessId: z.string(), importId: z.string(), behalf: z.string() }),
  /** Read a document that was brought in. */
  z.object({ type: z.literal("scans.read"), businessId: z.string(), scanId: z.string(), turn: z.int().optional() }),
  /** Read what a document says, to find it by. */
  z.object({ type: z.literal("documents.read"), businessId: z.string(), documentId: z.string(), number: z.int() }),
  /** Seal a document that everybody has signed. */
  z.object({ type: z.literal("signatures.seal"), businessId: z.string(), signatureId: z.string() }),
  /** Withdraw the requests to sign a quote that is another one now. */
  z.object({ type: z.literal("signatures.withdraw"), businessId: z.string(), orderId: z.string() }),
  /** Remove files that no document needs any more. */
  z.object({ type: z.literal("documents.sweep"), businessId: z.string(), fileKeys: z.array(z.string()) }),
  /** Print the next papers of a bundle, on behalf of who asked. */
  z.object({ type: z.literal("papers.print"), businessId: z.string(), bundleId: z.string(), behalf: z.string() }),
  /** Make the next files of a visit pack, on behalf of who asked. */
  z.object({ type: z.literal("quality.pack"), businessId: z.string(), bundleId: z.string(), behalf: z.string() }),
]);
export type Job = z.infer<typeof job>;
/** The job of one type. */
export type JobOf<Type extends Job["type"]> = Extract<Job, { type: Type }>;

/** A job on its way, with the name under which it is kept until it is done; letters are kept in their outbox. */
export type Message = Job & { undone?: string };

/** The name under which a message's job is kept, if it is. */
export const undoneOf = (body: unknown): string | undefined => z.object({ undone: z.string() }).safeParse(body).data?.undone;
