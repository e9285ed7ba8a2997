import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { bytesOf } from "@/worker/core/contract/printing";
import { figures } from "@/worker/modules/business/figures/contract";
import { reports } from "@/worker/modules/business/reports/contract";
import { fileAnswer } from "@/app/shell/file-answer";
import { choiceIn } from "./address";

/** The report of an address as a file: for spreadsheets, or on paper (`kind=pdf`). */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  const id = params.get("saved");
  const { question } = choiceIn(params, id ? await context.read(reports.show, { id }) : null);
  if (params.get("kind") !== "pdf") return fileAnswer(() => context.read(figures.export, question));
  const { fileName, mediaType, content } = await context.read(figures.paper, { ...question, title: params.get("title") || undefined });
  return new Response(bytesOf({ content }), {
    headers: { "content-type": mediaType, "content-disposition": `inline; filename="${fileName}"`, "cache-control": "no-store" },
  });
}
