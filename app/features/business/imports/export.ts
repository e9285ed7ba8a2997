import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { inputFrom } from "@/worker/core/contract/input-from";
import { isExport } from "@/worker/core/contract/exporting";
import { operations } from "@/worker/modules/contracts";
import { nothingThere } from "@/app/shell/action";
import { fileAnswer } from "@/app/shell/file-answer";

/** A module's list as a file to keep, with the filters of the address. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const operation = operations.find(({ id }) => id === `${params.module}.export`);
  if (!operation || !isExport(operation)) throw nothingThere(context);
  const filters = [...new URL(request.url).searchParams].filter(([name]) => name in operation.input.shape);
  const input = inputFrom(operation, Object.fromEntries(filters));
  return fileAnswer((cursor) => context.read(operation, { ...input, ...(cursor && { cursor }) }));
}
