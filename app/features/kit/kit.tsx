import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
export const handle = { words: ["pages/kit"] };
export function loader({ context }: LoaderFunctionArgs) {
  if (!context.local) throw new Response(null, { status: 404 });
  return null;
}
export default function Kit() {
  return null;
}
