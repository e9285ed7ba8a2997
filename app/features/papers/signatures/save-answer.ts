import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { signatures } from "@/worker/modules/papers/signatures/contract";
import { type Act, actionsBy, refusal } from "@/app/shell/action";
import { leaveFlash } from "@/app/shell/flash";
import { wordsOf } from "@/app/shell/i18n/server";

/** Does what somebody answers who is asked to sign. */
export const saveAnswer = actionsBy({
  sendCode: answer("sendCode", () => ({})),
  sign: answer("sign", signed),
  decline: answer("decline", (form) => ({ reason: text(form, "reason") })),
});

const text = (form: FormData, name: string) => String(form.get(name) ?? "");

function answer(verb: "sendCode" | "sign" | "decline", read: (form: FormData) => object): Act {
  return async ({ context, params: { link }, request }: ActionFunctionArgs) => {
    const form = await request.formData();
    try {
      await context.call(signatures[verb], { ...read(form), id: link }, text(form, "_key") || undefined);
      leaveFlash(context.headers, { tone: "done", title: wordsOf(context.lang).t(`signatures:operations.${verb}.done`) });
      return redirect(`/sign/${link}`);
    } catch (error) {
      return refusal(context.phrase(error), form);
    }
  };
}

/** A signature as its form says it: lines of the pad, a name, and what was filled in. */
function signed(form: FormData): object {
  const values = [...form].flatMap(([name, value]) => {
    const field = /^_value\.(\d+)$/.exec(name)?.[1];
    return field && typeof value === "string" && value.trim() ? [{ field: Number(field), text: value }] : [];
  });
  return {
    code: text(form, "code"),
    typed: text(form, "typed"),
    strokes: linesOf(text(form, "strokes")),
    agrees: form.has("agrees"),
    values,
  };
}

function linesOf(json: string): unknown {
  try {
    return json ? JSON.parse(json) : [];
  } catch {
    return json;
  }
}
