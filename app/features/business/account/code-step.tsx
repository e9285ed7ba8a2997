import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import { expectSignUp } from "@/app/shell/analytics";
import { Form, SubmitButton } from "@/app/ui/form";
import { CodeField } from "./code-field";
import { Doorstep } from "./doorstep";

/** The second step of signing up: the mailed code. The address travels in the form, never in the page's own. */
export function CodeStep({ email, isSentAgain }: { email: string; isSentAgain: boolean }) {
  const { t } = useWords("pages/account");
  const labels = { token: t("account:fields.code") };
  return (
    <Doorstep title={t("confirm.title")} sentence={t(isSentAgain ? "confirm.sentAgain" : "confirm.sentence")}>
      <Form className="grid gap-5" labels={labels}>
        <input type="hidden" name="email" value={email} />
        <CodeField name="token" label={labels.token} />
        <SubmitButton className="btn btn-primary w-full" onClick={expectSignUp}>
          {t("confirm.submit")}
        </SubmitButton>
        <SubmitButton className="btn w-full" name="_again" value="on">
          {t("confirm.again")}
        </SubmitButton>
        <p className="border-t border-rule pt-5 text-sm">
          <Link className="link-ink inline-flex min-h-6 items-center" to="/login">
            {t("register.have")}
          </Link>
        </p>
      </Form>
    </Doorstep>
  );
}
