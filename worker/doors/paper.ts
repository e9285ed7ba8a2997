import { accepts } from "hono/accepts";
import type { Operation } from "@/worker/core/contract/operation";
import { bytesOf, mediaTypesOf, type SheetFile } from "@/worker/core/contract/printing";
import type { RequestContext } from "./request-context";

const JSON_TYPE = "application/json";
/** Papers say what clients pay: nobody keeps a copy on the way. */
export const unkept = { "cache-control": "no-store" };

/** Does the caller want the paper itself, rather than its bytes in JSON? */
export function wantsPaper(context: RequestContext, operation: Operation): boolean {
  const supports = [JSON_TYPE, ...mediaTypesOf(operation)];
  return accepts(context, { header: "Accept", supports, default: JSON_TYPE }) !== JSON_TYPE;
}

/** A paper as a file that browsers show. File names are ours: letters, digits, dots and hyphens. */
export function paperAnswer(file: SheetFile): Response {
  const { fileName, mediaType } = file;
  return new Response(bytesOf(file), {
    headers: { ...unkept, vary: "accept", "content-type": mediaType, "content-disposition": `inline; filename="${fileName}"` },
  });
}
