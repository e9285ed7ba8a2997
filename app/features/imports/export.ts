import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { coerce } from "@/worker/core/coerce";
import { isExport } from "@/worker/core/exporting";
import { operations } from "@/worker/modules/contracts";

/** A module's list as a file to keep, with the filters of the address. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const operation = operations.find(({ id }) => id === `${params.module}.export`);
  if (!operation || !isExport(operation)) throw new Response(null, { status: 404 });
  const asked = [...new URL(request.url).searchParams].filter(([name]) => name in operation.input.shape);
  const { fileName, text } = await context.read(operation, coerce(operation.input, Object.fromEntries(asked)));
  return new Response(text, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${fileName}"`,
      "cache-control": "no-store",
    },
  });
}
