import type { LoaderFunctionArgs } from "@remix-run/cloudflare";

/** Any address the site does not have. */
export function loader(_: LoaderFunctionArgs) {
  throw new Response(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
