import { type ActionFunctionArgs, type AppLoadContext, redirect } from "@remix-run/cloudflare";
import { scans } from "@/worker/modules/buy/scans/contract";
import { scanStatuses } from "@/worker/modules/buy/scans/status";
import { actionsBy, refusal } from "@/app/shell/action";
import { base } from "./base";
import { sendDocument } from "./send-document";

/** The documents that an address asks for, what the plan still reads, and where mail comes in. */
export async function loadQueue(context: AppLoadContext, { status: requested, cursor }: Record<string, string>) {
  const status = scanStatuses.find((name) => name === requested);
  const [page, quota, inbox] = await Promise.all([
    context.read(scans.list, { status, cursor }),
    context.read(scans.quota, {}),
    context.read(scans.inbox, {}),
  ]);
  return { page, quota, inbox, status: status ?? null, today: context.today };
}

/** Takes the files of the form in, where there are no scripts to send them one by one. */
export const takeFiles = actionsBy({ upload: uploadAll }, "upload");

async function uploadAll({ context, request }: ActionFunctionArgs) {
  const form = await request.formData();
  const refused: unknown[] = [];
  for (const file of form.getAll("file")) {
    if (!(file instanceof File) || file.size === 0) continue;
    // One that is refused keeps no other from being taken.
    await sendDocument(context, file, form.get("agreeToPay") === "on").catch((error) => void refused.push(error));
  }
  return refused.length ? refusal(context.phrase(refused[0]), new FormData()) : redirect(base);
}
