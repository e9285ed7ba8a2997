import { sql } from "drizzle-orm";
import { documentParts as table } from "@/db/business";
import { Refusal, refuseField } from "@/worker/core/errors";
import { digestOf } from "@/worker/core/files/digest";
import { requireBusiness } from "@/worker/engine/actor";
import { type CommandContext, handle } from "@/worker/engine/handler";
import { newId } from "@/worker/engine/identifier";
import { documents } from "../contract";
import { requirePart } from "../rules";
import { decoded, requireRoom } from "../storage";
import { bring } from "../upload";
import { type PartRow, partKey, partsOf } from "./parts";

/**
 * Keeps a part until all are there, then takes the file in and lets the parts go.
 * @throws Refusal `invalid_input` naming `part`, `content`, or `digest` when the whole is not the file that was announced; otherwise as `upload`
 */
export const uploadPart = handle(documents.uploadPart, async (context, { digest, size, part, content, ...details }) => {
  const bytes = decoded(content);
  const count = requirePart({ size, part, bytes: bytes.length });
  const before = await partsOf(context, digest);
  // Parts of another length belong to another file of which somebody said the same.
  if (before.some((other) => other.whole !== size)) refuseField("size", "file_cut");
  await requireRoom(context, (await bytesArriving(context)) + bytes.length);
  const parts = [...new Set([...before.map((other) => other.part), part])].sort((one, other) => one - other);
  if (parts.length < count) {
    await context.files.put(partKey(context, digest, part), bytes, "application/octet-stream");
    if (!before.some((other) => other.part === part))
      context.insert(table, rowOf(context, { digest, part, size: bytes.length, whole: size }));
    return { parts, document: null };
  }
  const whole = await joined(context, digest, count, { part, bytes });
  if ((await digestOf(whole)) !== digest) refuseField("digest", "file_cut");
  const document = await bring(context, { ...details, content: whole });
  for (const row of before) context.remove(table, row);
  const fileKeys = parts.map((place) => partKey(context, digest, place));
  context.enqueue({ type: "documents.sweep", businessId: requireBusiness(context.caller).id, fileKeys });
  return { parts, document };
});

function rowOf({ now }: CommandContext, facts: Pick<PartRow, "digest" | "part" | "size" | "whole">): PartRow {
  return { id: newId(), ...facts, version: 1, createdAt: now, updatedAt: now };
}

/** Bytes of all parts that wait for others. */
async function bytesArriving({ db }: CommandContext): Promise<number> {
  const [row] = await db.select({ bytes: sql<number>`coalesce(sum(${table.size}), 0)` }).from(table);
  return row?.bytes ?? 0;
}

/** The whole file, of the parts that lie among the files and the one that has just come. */
async function joined(
  context: CommandContext,
  digest: string,
  count: number,
  last: { part: number; bytes: Uint8Array },
): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  for (let part = 0; part < count; part += 1) {
    const bytes = part === last.part ? last.bytes : await context.files.get(partKey(context, digest, part));
    if (!bytes) throw new Refusal("not_found");
    pieces.push(bytes);
  }
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
