import type { AppLoadContext } from "@remix-run/cloudflare";
import { contentOf } from "@/worker/core/contract/printing";
import { scans } from "@/worker/modules/buy/scans/contract";

/** Brings in a file that a browser sent. */
export async function sendDocument(context: AppLoadContext, file: File, agreeToPay: boolean) {
  const content = contentOf(new Uint8Array(await file.arrayBuffer()));
  return context.call(scans.upload, { content, fileName: file.name.slice(0, 200), agreeToPay });
}
