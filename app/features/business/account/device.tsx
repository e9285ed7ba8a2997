import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useWords } from "@/app/shell/i18n/use-words";
import { refusal } from "@/app/shell/action";
import { requireRole } from "@/app/shell/guard";
import { TextField } from "@/app/ui/field";
import { Form, SubmitButton } from "@/app/ui/form";
import { Doorstep } from "./doorstep";

export const handle = { words: ["pages/account", "account"], title: "pages/account:device.title" };

/** What came of the answer, once it was given. */
const outcomes = ["approved", "refused"] as const;

/** The program that waits with the code of the address; without one, or when none waits with it, a code is asked for. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireRole(context, request, "customer", "admin");
  const params = new URL(request.url).searchParams;
  const outcome = outcomes.find((one) => one === params.get("done")) ?? null;
  const code = params.get("code");
  if (!code) return { outcome, device: null, fault: null };
  try {
    return { outcome, device: await context.identity.device(code), fault: null };
  } catch (error) {
    const { detail, errors } = context.phrase(error);
    return { outcome, device: null, fault: errors?.[0]?.message ?? detail };
  }
}

/** First looks for the program with the code that was typed, then lets it in or refuses it. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const code = String(form.get("code") ?? "");
  const answer = outcomes.find((one) => one === form.get("answer"));
  try {
    if (!answer) return redirect(`/device?code=${encodeURIComponent((await context.identity.device(code)).code)}`);
    await context.identity.answerDevice(code, answer === "approved");
    return redirect(`/device?done=${answer}`);
  } catch (error) {
    return refusal(context.phrase(error), form);
  }
}

/** Where a person lets in a terminal that waits, from the browser of any machine. */
export default function Device() {
  const { t } = useWords("pages/account");
  const { outcome, device, fault } = useLoaderData<typeof loader>();
  const labels = { code: t("device.code") };
  return (
    <Doorstep title={t("device.title")} sentence={t("device.sentence")}>
      {outcome && !device && (
        <p role="status" className="summary">
          {t(`device.${outcome}`)}
        </p>
      )}
      {device && (
        <Form className="grid gap-5" labels={labels}>
          <input type="hidden" name="code" value={device.code} />
          <p className="font-semibold">{t("device.compare")}</p>
          <p className="code select-all text-2xl tracking-widest">{device.code}</p>
          <p className="break-words">{t("device.asks", { name: device.name || t("device.unnamed") })}</p>
          <p className="muted text-sm">{t("device.stranger")}</p>
          <SubmitButton className="btn btn-primary w-full" name="answer" value="approved">
            {t("device.approve")}
          </SubmitButton>
          <SubmitButton className="btn w-full" name="answer" value="refused">
            {t("device.refuse")}
          </SubmitButton>
        </Form>
      )}
      {!device && !outcome && (
        <Form className="grid gap-5" labels={labels}>
          {fault && (
            <p role="alert" className="text-error">
              {fault}
            </p>
          )}
          <TextField name="code" label={labels.code} autoComplete="off" maxLength={12} required autoFocus />
          <SubmitButton className="btn btn-primary w-full">{t("device.next")}</SubmitButton>
        </Form>
      )}
    </Doorstep>
  );
}
