import { businessOf } from "@/worker/engine/actor";
import { handle } from "@/worker/engine/handler";
import { queryContextFor } from "@/worker/engine/call-as-system";
import { Refusal } from "@/worker/core/errors";
import { signatures } from "./contract";
import { fetchSignature } from "./records";

const nobody = { verdict: "unknown" as const, title: "", businessName: "", sealedAt: null, signatories: [] };

/** Whether a file is the one that was sealed. One that says it is, and has other bytes, was changed. */
export const verify = handle(signatures.verify, async (context, { digest, reference }) => {
  const [businessId = "", id = ""] = reference.split(".");
  const own = businessId && id ? await queryContextFor(context, businessId) : null;
  const whole = own && (await fetchSignature(own.db, id).catch(onlyMissing));
  if (!own || !whole?.row.sealedDigest) return nobody;
  const { row, signatories } = whole;
  // Of a file that is not ours as we made it, nothing is told but that it was changed.
  if (row.sealedDigest !== digest) return { ...nobody, verdict: "changed" as const };
  return {
    verdict: "intact" as const,
    title: row.title,
    businessName: businessOf(own.caller)?.name ?? "",
    sealedAt: row.endedAt,
    signatories: signatories.flatMap(({ name, signedAt }) => (signedAt === null ? [] : [{ name, signedAt }])),
  };
});

function onlyMissing(error: unknown): null {
  if (error instanceof Refusal) return null;
  throw error;
}
