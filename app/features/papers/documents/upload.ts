import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { leaveFlash } from "@/app/shell/flash";
import { wordsOf } from "@/app/shell/i18n/server";
import { base } from "./base";
import { filesOf, sendFile } from "./send-file";

/** What became of a file that was sent alone. */
export interface Upload {
  id?: string;
  known?: boolean;
  /** What the document is called, which another name may have brought in before. */
  title?: string;
  problem?: string;
}

/** Takes files in: one by one from the drop zone, which wants to hear of each; all of them from a form without scripts, which goes back where it was. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const form = await request.formData();
  const back = String(form.get("_back") ?? "");
  const outcomes: (Upload & { name: string; status: number })[] = [];
  for (const file of filesOf(form)) {
    try {
      const { id, known, title } = await sendFile(context, file, form);
      outcomes.push({ id, known, title, name: file.name, status: 200 });
    } catch (error) {
      const { status, detail, errors = [] } = context.phrase(error);
      outcomes.push({ problem: errors.length ? errors.map(({ message }) => message).join(" ") : detail, name: file.name, status });
    }
  }
  if (!form.has("_back")) {
    const { status = 422, name: _, ...outcome } = outcomes[0] ?? { name: "" };
    return Response.json(outcome satisfies Upload, { status });
  }
  const { t } = wordsOf(context.lang);
  const refused = outcomes.filter(({ problem }) => problem);
  const text = refused.map(({ name, problem }) => `${name} : ${problem}`).join("\n");
  if (refused.length || !outcomes.length) leaveFlash(context.headers, { tone: "wrong", title: t("pages/documents:drop.refused"), text });
  else leaveFlash(context.headers, { tone: "done", title: t("documents:operations.upload.done") });
  return redirect(/^\/[\w/-]+(\?[\w=&-]*)?$/.test(back) && !back.startsWith("//") ? back : base);
}
