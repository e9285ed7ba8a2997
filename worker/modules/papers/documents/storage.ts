import { eq, sql } from "drizzle-orm";
import { documentTallies } from "@/db/business";
import { bytesOf } from "@/worker/core/contract/printing";
import { limitOf, planBeyond } from "@/worker/core/contract/plans";
import { Refusal, refuseField } from "@/worker/core/errors";
import { digestOf } from "@/worker/core/files/digest";
import { fileTypes, pdfFault, safeFileName } from "@/worker/core/files/file-kind";
import { nameOfActor, requireBusiness } from "@/worker/engine/actor";
import type { CommandContext, QueryContext } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import { requireKind } from "./rules";
import { MOST_BYTES } from "./status";

const stored = sql<number>`coalesce(sum(${documentTallies.bytes}), 0)`;

/** Bytes of all documents, for the limits of plans: the trash weighs until it is emptied. */
export const documentQuota = {
  storage: sql`select ${stored} from ${documentTallies} where ${eq(documentTallies.kind, "folder")}`,
};

/** What is stored, in bytes, and what the plan holds. */
export async function readStorage({ db, caller }: QueryContext) {
  const [row] = await db.select({ bytes: stored }).from(documentTallies).where(eq(documentTallies.kind, "folder"));
  return { bytes: row?.bytes ?? 0, most: limitOf(requireBusiness(caller).plan, "storage") ?? Number.MAX_SAFE_INTEGER };
}

/** A file that was brought in, as its version keeps it. */
export interface Brought {
  content: Uint8Array;
  facts: { fileName: string; mediaType: string; size: number; digest: string };
}

/** Pixels: wide enough to see that a page opens. */
const SMALL = 80;

/** A file, out of its base64 or as it is, judged by what it holds. @throws Refusal `invalid_input` naming `content` */
export async function readFile({ reader }: QueryContext, content: string | Uint8Array, fileName: string): Promise<Brought> {
  const bytes = typeof content === "string" ? decoded(content) : content;
  // One that is only restricted in what may be done with it opens without a password, as laboratories' papers do.
  const isLocked = bytes.length <= MOST_BYTES && pdfFault(bytes) === "pdf_encrypted" && "refused" in (await reader.page(bytes, 1, SMALL));
  const kind = requireKind(bytes, isLocked);
  const { type: mediaType } = fileTypes[kind];
  return {
    content: bytes,
    facts: { fileName: safeFileName(fileName, kind), mediaType, size: bytes.length, digest: await digestOf(bytes) },
  };
}

/**
 * A name for a file that nothing else has, where the plan has room for it; `files.put` then keeps it.
 * @throws Refusal `limit_reached` naming `content`, and the plan that holds more, when the plan holds no more
 */
export async function roomFor(context: CommandContext, { facts }: Brought): Promise<string> {
  await requireRoom(context, facts.size);
  return `${requireBusiness(context.caller).id}/documents/${newId()}`;
}

/** The plan has room for so many bytes more. @throws Refusal `limit_reached` naming `content` */
export async function requireRoom(context: CommandContext, bytes: number): Promise<void> {
  const { bytes: stored, most } = await readStorage(context);
  if (stored + bytes > most) refuseRoom(context, most);
}

function refuseRoom({ caller }: CommandContext, most: number): never {
  const megabytes = Math.round(most / 1_000_000);
  const plan = planBeyond(requireBusiness(caller).plan, "storage");
  const fields = [{ field: "content", code: "document_room", params: { most: megabytes } }];
  throw new Refusal("limit_reached", { fields, params: { reached: `storage:${megabytes}`, ...(plan && { plan }) } });
}

/** Who brings a file in, by name. */
export function authorOf({ actor }: QueryContext["caller"]): string {
  return actor.type === "person" ? `${actor.firstName} ${actor.lastName}`.trim() : nameOfActor(actor);
}

/** @throws Refusal `invalid_input` naming `content` */
export function decoded(content: string): Uint8Array {
  try {
    return bytesOf({ content: content.replace(/^data:[^,]{0,100},/, "") });
  } catch {
    return refuseField("content", "not_base64");
  }
}
