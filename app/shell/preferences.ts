import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { asLanguage } from "@/worker/core/language";
import { safePath } from "./paths";

const YEAR = 365 * 86_400;

/** Keeps the reader's language and theme, and goes back to where they were. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const language = asLanguage(String(form.get("lang") ?? ""));
  const theme = ["cellier", "cellier-nuit"].find((name) => name === form.get("theme"));
  if (language) keep(context.headers, "lang", language);
  if (theme) keep(context.headers, "theme", theme);
  return redirect(safePath(form.get("to")) ?? "/");
}

function keep(headers: Headers, name: string, value: string): void {
  headers.append("set-cookie", `${name}=${value}; Path=/; Max-Age=${YEAR}; SameSite=Lax`);
}
