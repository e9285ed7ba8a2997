import { Refusal, refuseField } from "@/worker/core/errors";
import type { RequestContext } from "./request-context";

const FORM = "application/x-www-form-urlencoded";
/** More than any form of ours has: two hundred lines of a recipe, five fields each. */
const MOST_FIELDS = 2_000;

/**
 * Lets only forms through to the actions of pages, which read nothing else; a request that says nothing of its body is an
 * empty form.
 * @throws Refusal `unsupported_media_type`, `malformed_body`, `body_too_large`, `invalid_input` naming a field that no form can have
 */
export async function formsOnly(context: RequestContext, next: () => Promise<void>): Promise<void> {
  const request = context.req.raw;
  if (request.method !== "GET" && request.method !== "HEAD") context.req.raw = await asForm(request);
  await next();
}

async function asForm(request: Request): Promise<Request> {
  const type = request.headers.get("content-type")?.toLowerCase();
  if (!type) return new Request(request, { headers: [...request.headers, ["content-type", FORM]], body: "" });
  if (type.startsWith(FORM)) {
    const text = await request.clone().text();
    refuseMore(text.split("&", MOST_FIELDS + 1).length);
    refuseStrange(new URLSearchParams(text).keys());
    return request;
  }
  if (!type.startsWith("multipart/form-data")) throw new Refusal("unsupported_media_type");
  // Its parts may not be what it says: better found out here than by an action.
  const form = await request
    .clone()
    .formData()
    .catch(() => null);
  if (!form) throw new Refusal("malformed_body");
  refuseMore([...form.keys()].length);
  refuseStrange(form.keys());
  return request;
}

/** Parts of a name that mean something to JavaScript, and nothing to a form. */
const strange = new Set(["", "__proto__", "constructor", "prototype"]);

/** A field has a name without line breaks and the like, and a record in a record one at each step. */
function refuseStrange(names: Iterable<string>): void {
  for (const name of names) if (/\p{Cc}/u.test(name) || name.split(".").some((part) => strange.has(part))) refuseField(name, "unknown");
}

function refuseMore(fields: number): void {
  if (fields > MOST_FIELDS) throw new Refusal("body_too_large", { params: { maximum: String(MOST_FIELDS) } });
}
