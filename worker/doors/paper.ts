import { accepts } from "hono/accepts";
import type { Operation } from "@/worker/core/contract/operation";
import { bytesOf, mediaTypesOf, type SheetFile } from "@/worker/core/contract/printing";
import { fileHeaders } from "@/worker/core/files/file-kind";
import type { RequestContext } from "./request-context";

const JSON_TYPE = "application/json";
/** Papers say what clients pay: nobody keeps a copy on the way. */
export const unkept = { "cache-control": "no-store" };

/** Does the caller want the paper itself, rather than its bytes in JSON? */
export function wantsPaper(context: RequestContext, operation: Operation): boolean {
  const supports = [JSON_TYPE, ...mediaTypesOf(operation)];
  return accepts(context, { header: "Accept", supports, default: JSON_TYPE }) !== JSON_TYPE;
}

/** A file that browsers show where that is safe, and keep otherwise; it can do nothing there. */
export function paperAnswer(file: SheetFile): Response {
  return new Response(bytesOf(file), { headers: { ...fileHeaders(file), vary: "accept" } });
}
