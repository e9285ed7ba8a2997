import { desc, eq } from "drizzle-orm";
import { signatories } from "@/db/business";
import { outbox } from "@/db/kernel";
import type { Runtime } from "@/worker/engine/runtime";
import { signatureJobs } from "@/worker/modules/papers/signatures";
import { signatures } from "@/worker/modules/papers/signatures/contract";
import { type Maker, nobody } from "./in-process";
import { databases } from "./platform";
import { testRuntime } from "./runtime";

/** A PDF of its own as far as its first and last bytes go. */
export const anyPdf = () => btoa(`%PDF-1.4\n%${crypto.randomUUID()}\n%%EOF`);

/** A document that so many people are asked to sign, and the link of each. */
export async function sentTo(maker: Maker, people: number, input: object = {}, runtime = testRuntime()) {
  const listed = Array.from({ length: people }, (_, at) => ({ name: `Signataire ${at + 1}`, email: `s${at + 1}@cellier.test` }));
  const { id } = await maker.call(
    signatures.create,
    { content: anyPdf(), fileName: "contrat.pdf", signatories: listed, ...input },
    { runtime },
  );
  await maker.call(signatures.send, { id }, { runtime });
  return { id, links: await linksOf(maker, id) };
}

/** The links of those who are asked, in their order. */
export async function linksOf(maker: Maker, id: string): Promise<string[]> {
  const rows = await maker.db.select().from(signatories).where(eq(signatories.signatureId, id)).orderBy(signatories.place);
  return rows.map(({ id: own, linkKey }) => `${maker.businessId}.${own}.${linkKey}`);
}

/** Asks for a code, as whoever holds a link, and reads the mail. */
export async function codeFor(link: string, overrides: Partial<Runtime> = {}): Promise<string> {
  await nobody.call(signatures.sendCode, { id: link }, { runtime: testRuntime(overrides) });
  const letters = await databases
    .business(`b-${link.split(".")[0]}`)
    .select()
    .from(outbox)
    .orderBy(desc(outbox.id))
    .limit(1);
  return /: (\d{6})\n/.exec(letters[0]?.message.text ?? "")?.[1] ?? "";
}

/** Signs with a code that is asked for first. */
export async function signAs(link: string, input: object = {}, overrides: Partial<Runtime> = {}) {
  const code = await codeFor(link, overrides);
  const runtime = testRuntime(overrides);
  return nobody.call(signatures.sign, { id: link, code, typed: "Camille Martin", agrees: true, ...input }, { runtime });
}

/** Does the queue's work: seals what everybody has signed. */
export async function sealNow(maker: Maker, id: string, overrides: Partial<Runtime> = {}) {
  const runtime = testRuntime(overrides);
  await signatureJobs["signatures.seal"].run(runtime, { type: "signatures.seal", businessId: maker.businessId, signatureId: id });
  return maker.call(signatures.show, { id });
}
