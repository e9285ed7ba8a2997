import { type ActionFunctionArgs, data, redirect } from "@remix-run/cloudflare";
import { useActionData } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import { refusal } from "@/app/shell/action";
import { TextField } from "@/app/ui/field";
import { Form, type FormAnswer, SubmitButton } from "@/app/ui/form";
import { CodeField } from "./code-field";
import { Doorstep } from "./doorstep";

export const handle = { words: ["pages/account", "account"], title: "pages/account:forgot.title" };

/** First mails a code, then takes it with the new password. The address travels in the form, never in the page's own. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const [email, code, password] = ["email", "code", "password"].map((field) => String(form.get(field) ?? "").trim());
  try {
    if (form.has("code")) {
      await context.identity.reset({ email, code: code || undefined, password: password || undefined });
      return redirect("/login?reset");
    }
    await context.identity.recover(email ?? "");
    return data<FormAnswer>({ values: { email: email ?? "", code: "" } });
  } catch (error) {
    return refusal(context.phrase(error), form);
  }
}

export default function ForgotPassword() {
  const { t } = useWords("pages/account");
  const values = useActionData<FormAnswer>()?.values;
  const isSecond = values?.code !== undefined;
  const label = (field: string) => t(`account:fields.${field}`);
  const labels = { email: label("email"), code: label("code"), password: t("forgot.newPassword") };
  return (
    <Doorstep title={t("forgot.title")} sentence={t(isSecond ? "forgot.second" : "forgot.first")}>
      <Form key={String(isSecond)} className="grid gap-5" labels={labels}>
        {isSecond ? (
          <>
            <input type="hidden" name="email" value={values?.email ?? ""} />
            <CodeField name="code" label={labels.code} />
            <TextField
              name="password"
              type="password"
              label={labels.password}
              help={t("register.passwordHelp")}
              autoComplete="new-password"
              required
            />
            <SubmitButton className="btn btn-primary w-full">{t("forgot.change")}</SubmitButton>
          </>
        ) : (
          <>
            <TextField name="email" type="email" label={labels.email} autoComplete="email" maxLength={254} required autoFocus />
            <SubmitButton className="btn btn-primary w-full">{t("forgot.send")}</SubmitButton>
          </>
        )}
        <p className="border-t border-rule pt-5 text-sm">
          <Link
            className="link-ink inline-flex min-h-6 items-center"
            to={isSecond ? "/forgot-password" : "/login"}
            reloadDocument={isSecond}
          >
            {t(isSecond ? "forgot.again" : "forgot.back")}
          </Link>
        </p>
      </Form>
    </Doorstep>
  );
}
