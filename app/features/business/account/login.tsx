import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useSearchParams } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import { Refusal } from "@/worker/core/errors";
import { refusal } from "@/app/shell/action";
import { homeOf, safePath } from "@/app/shell/paths";
import { TextField, TickField } from "@/app/ui/field";
import { Form, SubmitButton } from "@/app/ui/form";
import { Doorstep } from "./doorstep";

export const handle = {
  words: ["pages/account", "account"],
  title: "pages/account:login.submit",
  description: "pages/account:login.sentence",
};

/** Whoever is signed in already goes on. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const account = await context.account();
  if (account) throw redirect(destination(request, account));
  return null;
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const [email, password] = ["email", "password"].map((field) => String(form.get(field) ?? ""));
  try {
    requireAll({ email: email?.trim(), password });
    const person = await context.identity.signIn({ email, password, remember: form.get("remember") === "on" });
    return redirect(destination(request, person));
  } catch (error) {
    return refusal(context.phrase(error), form);
  }
}

/** Where the person wanted to go, when it is here; otherwise where their role begins. */
function destination(request: Request, person: Parameters<typeof homeOf>[0]): string {
  return safePath(new URL(request.url).searchParams.get("to")) ?? homeOf(person);
}

function requireAll(texts: Record<string, string | undefined>): void {
  const fields = Object.keys(texts).filter((field) => !texts[field]);
  if (fields.length > 0) throw new Refusal("invalid_input", { fields: fields.map((field) => ({ field, code: "required" })) });
}

export default function Login() {
  const { t } = useWords("pages/account");
  const [params] = useSearchParams();
  const labels = { email: t("login.name"), password: t("account:fields.password") };
  return (
    <Doorstep title={t("login.title")} sentence={params.has("reset") ? t("login.reset") : t("login.sentence")}>
      <Form className="grid gap-5" labels={labels} action={`?${params}`}>
        <TextField name="email" label={labels.email} autoComplete="username" inputMode="email" maxLength={254} required autoFocus />
        <TextField name="password" type="password" label={labels.password} autoComplete="current-password" required />
        <div className="flex flex-wrap items-center justify-between gap-3 text-sm">
          <TickField name="remember" label={t("login.remember")} />
          <Link className="link-ink inline-flex min-h-6 items-center pointer-coarse:min-h-11" to="/forgot-password">
            {t("login.forgot")}
          </Link>
        </div>
        <SubmitButton className="btn btn-primary w-full">{t("login.submit")}</SubmitButton>
        <p className="border-t border-rule pt-5 text-sm">
          {t("login.new")}{" "}
          <Link className="link-ink inline-flex min-h-6 items-center font-semibold" to="/register">
            {t("login.register")}
          </Link>
        </p>
      </Form>
    </Doorstep>
  );
}
