import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { contentOf } from "@/worker/core/contract/printing";
import { company } from "@/worker/modules/business/company/contract";
import { actionFor, refusal, sameScreen } from "@/app/shell/action";
import { leaveFlash } from "@/app/shell/flash";
import { wordsOf } from "@/app/shell/i18n/server";

/** Back to the tab that the form was on. */
const update = actionFor(company.update, { to: sameScreen });
const removeLogo = actionFor(company.removeLogo, { to: sameScreen });

/** Does what the button pressed says; saves the fields of the tab otherwise. */
export async function saveSettings(args: ActionFunctionArgs) {
  const form = await args.request.clone().formData();
  const verb = form.get("_verb");
  if (verb === "setLogo") return setLogo(args, form);
  return verb === "removeLogo" ? removeLogo(args) : update(args);
}

async function setLogo({ context, request }: ActionFunctionArgs, form: FormData) {
  const file = form.get("content");
  try {
    const content = file instanceof File ? contentOf(new Uint8Array(await file.arrayBuffer())) : "";
    const input = { content, version: Number(form.get("version")) };
    await context.call(company.setLogo, input, String(form.get("_key") ?? "") || undefined);
    leaveFlash(context.headers, { tone: "done", title: wordsOf(context.lang).t("company:operations.setLogo.done") });
    return redirect(sameScreen(null, request));
  } catch (error) {
    return refusal(context.phrase(error), form);
  }
}
