import { eq } from "drizzle-orm";
import { signatories } from "@/db/business";
import { hashOf } from "@/worker/modules/business/account";
import type { Maker } from "./in-process";
import { createFor, idOf, perform } from "./steps";

type Fields = Record<string, unknown>;

/** The link of somebody who is asked to sign. */
export async function signLink(maker: Maker): Promise<string> {
  const id = idOf(await perform(maker, "signatures.create"));
  await perform(maker, "signatures.send", { id });
  const [row] = await maker.db.select().from(signatories).where(eq(signatories.signatureId, id));
  return `${maker.businessId}.${row?.id}.${row?.linkKey}`;
}

/** A code as it would be mailed to whoever holds a link. */
export async function withCode(maker: Maker, link: string): Promise<Fields> {
  const [, id = "", linkKey] = link.split(".");
  await maker.db
    .update(signatories)
    .set({ codeHash: await hashOf(`${id}.${linkKey}.123456`), codeSentAt: Date.now() })
    .where(eq(signatories.id, id));
  return { code: "123456", agrees: true, typed: "Camille" };
}

/** A link that opens a document to whoever has it. */
export async function sharedLink(maker: Maker): Promise<string> {
  const { url } = await perform(maker, "documents.share", { id: await createFor(maker, "documents.share") });
  return String(url).split("/").at(-1) ?? "";
}
