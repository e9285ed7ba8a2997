import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { inputFrom } from "@/worker/core/contract/input-from";
import { bytesOf, isSheet } from "@/worker/core/contract/printing";
import { fileHeaders } from "@/worker/core/files/file-kind";
import { operations } from "@/worker/modules/contracts";
import { nothingThere } from "./action";
import { leaveFlash } from "./flash";
import { REFUSED } from "./refused-paper";

/** A paper in the browser: what an operation prints, of the record and with the choices of the address. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const operation = operations.find(({ id }) => id === params.operation);
  if (!operation || !isSheet(operation)) throw nothingThere(context);
  const texts = [...new URL(request.url).searchParams].filter(([name]) => name in operation.input.shape);
  const input = { ...inputFrom(operation, Object.fromEntries(texts)), ...(params.id !== undefined && { id: params.id }) };
  const from = cameFrom(request);
  const file = from
    ? await context.call(operation, input).catch((error: unknown) => sendBack(error, from))
    : await context.read(operation, input);
  return new Response(bytesOf(file), { headers: fileHeaders(file) });

  /** What cannot be printed is said on the screen that asked for it. */
  function sendBack(error: unknown, path: string): never {
    const { detail, errors } = context.phrase(error);
    leaveFlash(context.headers, { tone: "wrong", title: detail, text: errors?.map(({ message }) => message).join("\n") });
    throw redirect("format" in input ? withRefused(path, new URL(request.url).search.slice(1)) : path);
  }
}

/** The address of a screen with what its form of labels asked for in vain. */
function withRefused(path: string, choices: string): string {
  const [pathname = "", search = ""] = path.split("?");
  const query = new URLSearchParams(search);
  query.delete(REFUSED);
  query.set(REFUSED, choices);
  return `${pathname}?${query}`;
}

/** The screen of ours that the person came from. */
function cameFrom(request: Request): string | null {
  const referer = request.headers.get("referer");
  const from = referer && URL.canParse(referer) ? new URL(referer) : null;
  return from?.host === new URL(request.url).host ? from.pathname + from.search : null;
}
