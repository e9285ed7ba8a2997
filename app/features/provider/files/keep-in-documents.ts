import { redirect } from "@remix-run/cloudflare";
import { documents } from "@/worker/modules/papers/documents/contract";
import type { appointments } from "@/worker/modules/provider/appointments/contract";
import type { serviceRequests } from "@/worker/modules/provider/service-requests/contract";
import { type Act, refusal, sameScreen } from "@/app/shell/action";
import { leaveFlash } from "@/app/shell/flash";
import { wordsOf } from "@/app/shell/i18n/server";

type Handed = typeof appointments.file | typeof serviceRequests.file;

/** Keeps what the provider handed over among the business's own documents. */
export function keepInDocuments(file: Handed): Act {
  return async ({ request, params, context }) => {
    const form = await request.formData();
    try {
      const { fileName, content } = await context.call(file, { id: params.id, file: String(form.get("file") ?? "") });
      const key = String(form.get("_key") ?? "") || undefined;
      await context.call(documents.upload, { content, fileName, folder: wordsOf(context.lang).t("pages/files:folder") }, key);
      leaveFlash(context.headers, { tone: "done", title: wordsOf(context.lang).t("pages/files:kept") });
      return redirect(sameScreen(null, request));
    } catch (error) {
      return refusal(context.phrase(error), form);
    }
  };
}
