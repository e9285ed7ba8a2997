import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { bytesOf } from "@/worker/core/contract/printing";
import { fileHeaders } from "@/worker/core/files/file-kind";
import { generator } from "@/worker/modules/papers/generator/contract";
import { problemResponse } from "@/app/shell/action";
import { searchInput } from "@/app/shell/search-input";

/** A page of a paper as it will be printed; or why it cannot be made, as data. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<Response> {
  try {
    const file = await context.call(generator.preview, {
      ...searchInput(generator.preview, request),
      columns: new URL(request.url).searchParams.getAll("columns"),
    });
    return new Response(bytesOf(file), { headers: fileHeaders(file) });
  } catch (error) {
    return problemResponse(context.phrase(error));
  }
}
