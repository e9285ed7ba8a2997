import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { forSpreadsheets, writeCsv } from "@/worker/core/files/csv";
import { imports } from "@/worker/modules/business/imports/contract";
import { importTargets } from "@/worker/modules/business/imports/status";
import { nothingThere } from "@/app/shell/action";

/** A file with the columns that can be brought in, to fill in: what must be said comes first. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const target = importTargets.find((name) => name === params.target);
  if (!target) return nothingThere(context);
  const { items: fields } = await context.read(imports.fields, { target });
  const inOrder = [...fields].sort((one, other) => Number(other.required) - Number(one.required));
  const text = writeCsv([inOrder.map(({ label }) => label)], forSpreadsheets);
  return new Response(text, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${target}.csv"`,
      "cache-control": "no-store",
    },
  });
}
