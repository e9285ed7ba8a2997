import { type ActionFunctionArgs, data, redirect } from "@remix-run/cloudflare";
import { items } from "@/worker/modules/items/contract";
import type { FormAnswer } from "../../ui/form";
import { leaveFlash } from "../../shell/flash";
import { wordsOf } from "../../shell/i18n/server";

const AT_MOST = 100;

/** Does to the chosen rows what the bar says: archive, or a status. Each is a command of its own, with a key of its own. */
export async function bulkAction({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const ids = form.getAll("id").map(String).slice(0, AT_MOST);
  const status = form.get("status");
  const key = String(form.get("_key") ?? "");
  try {
    for (const id of ids) {
      if (status) await context.call(items.update, { id, status }, `${key}:${id}:${status}`);
      else await context.call(items.archive, { id }, `${key}:${id}`);
    }
  } catch (error) {
    const problem = context.phrase(error);
    return data<FormAnswer>({ problem }, { status: problem.status });
  }
  leaveFlash(context.headers, { tone: "done", title: wordsOf(context.lang).t("pages/items:bulk.done", { count: ids.length }) });
  const { pathname, search } = new URL(request.url);
  return redirect(pathname + search);
}
