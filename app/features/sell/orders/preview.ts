import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { previewOf } from "./previewing";

/** What the order being written comes to, asked while one types. */
export async function action({ request, context }: ActionFunctionArgs) {
  return Response.json(await previewOf(await request.formData(), context));
}
