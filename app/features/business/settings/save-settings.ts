import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { coerce } from "@/worker/core/contract/coerce";
import { contentOf } from "@/worker/core/contract/printing";
import { accessTokens } from "@/worker/modules/business/access-tokens/contract";
import { company } from "@/worker/modules/business/company/contract";
import { invoices } from "@/worker/modules/money/invoices/contract";
import { actionsFor, refusal, sameScreen } from "@/app/shell/action";
import { leaveFlash } from "@/app/shell/flash";
import { wordsOf } from "@/app/shell/i18n/server";

/** Does what the button pressed says, and leads back to the tab that the form was on; saves the fields of the tab otherwise. */
export const saveSettings = actionsFor([company.update, company.removeLogo, invoices.setNumbering, accessTokens.revoke], {
  to: sameScreen,
  own: { setLogo, create: createToken },
});

/** Makes a token and shows it this once. Nothing keeps the answer: the form carries no key. */
async function createToken({ context, request }: ActionFunctionArgs) {
  const form = await request.formData();
  try {
    const texts = Object.fromEntries(["name", "scope", "days"].map((field) => [field, String(form.get(field) ?? "")]));
    const { name, token } = await context.call(accessTokens.create, coerce(accessTokens.create.input, texts));
    return { created: { name, token } };
  } catch (error) {
    return refusal(context.phrase(error), form);
  }
}

async function setLogo({ context, request }: ActionFunctionArgs) {
  const form = await request.formData();
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
