import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { inputFrom } from "@/worker/core/contract/input-from";
import { contentOf } from "@/worker/core/contract/printing";
import { accessTokens } from "@/worker/modules/business/access-tokens/contract";
import { company } from "@/worker/modules/business/company/contract";
import { notifications } from "@/worker/modules/business/notifications/contract";
import { invoices } from "@/worker/modules/money/invoices/contract";
import { visits } from "@/worker/modules/provider/visits/contract";
import { actionFor, actionsFor, refusal, sameScreen } from "@/app/shell/action";
import { leaveFlash } from "@/app/shell/flash";
import { wordsOf } from "@/app/shell/i18n/server";

/** Does what the button pressed says, and leads back to the tab that the form was on; saves the fields of the tab otherwise. */
export const saveSettings = actionsFor(
  [company.update, company.removeLogo, invoices.setNumbering, accessTokens.revoke, notifications.choose, visits.grant, visits.withdraw],
  {
    to: sameScreen,
    read: sayUnticked,
    own: { setLogo, create: createToken, leave: actionFor(visits.leave, { to: backToClient }) },
  },
);

/** Whoever leaves a visit comes back to the client who was visited. */
function backToClient({ businessId }: { businessId: string | null }): string {
  return `/admin/consultancy-clients${businessId ? `/${businessId}` : ""}`;
}

/** The boxes of a tab, by a field that stands beside them: what is not ticked is not sent, and means no. */
const boxes = { discountTerms: "discountKeepsVat", vatRegime: "vatOnDebits" };

function sayUnticked(form: FormData): void {
  for (const [beside, box] of Object.entries(boxes)) if (form.has(beside) && !form.has(box)) form.set(box, "off");
}

/** Makes a token and shows it this once. Nothing keeps the answer: the form carries no key. */
async function createToken({ context, request }: ActionFunctionArgs) {
  const form = await request.formData();
  try {
    const texts = Object.fromEntries(["name", "scope", "days"].map((field) => [field, String(form.get(field) ?? "")]));
    const { name, token } = await context.call(accessTokens.create, inputFrom(accessTokens.create, texts));
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
