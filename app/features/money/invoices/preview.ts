import { type ActionFunctionArgs, data } from "@remix-run/cloudflare";
import { previewOf } from "./previewing";

/** What the draft being written comes to, asked while one types. */
export async function action({ request, context }: ActionFunctionArgs) {
  return data(await previewOf(await request.formData(), context));
}
