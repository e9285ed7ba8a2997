import { type ActionFunctionArgs, type AppLoadContext, redirect } from "@remix-run/cloudflare";
import { scans } from "@/worker/modules/scans/contract";
import { scanStatuses } from "@/worker/modules/scans/status";
import { refusal } from "../../shell/action";
import { base } from "./base";
import { sendDocument } from "./send-document";

/** The documents that an address asks for, and what the plan still reads. */
export async function loadDesk(context: AppLoadContext, { status: said, cursor }: Record<string, string>) {
  const status = scanStatuses.find((name) => name === said);
  const [page, quota] = await Promise.all([context.read(scans.list, { status, cursor }), context.read(scans.quota, {})]);
  return { page, quota, status: status ?? null, today: context.today };
}

/** Takes the files of the form in, where there are no scripts to send them one by one. */
export async function takeFiles({ context, request }: ActionFunctionArgs) {
  const form = await request.formData();
  try {
    for (const file of form.getAll("file")) {
      if (file instanceof File && file.size > 0) await sendDocument(context, file, form.get("agreeToPay") === "on");
    }
    return redirect(base);
  } catch (error) {
    return refusal(context.phrase(error), new FormData());
  }
}
