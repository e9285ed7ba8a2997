import { type ActionFunctionArgs, type AppLoadContext, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import { inputFrom } from "@/worker/core/contract/input-from";
import { planNames, priceOf } from "@/worker/core/contract/plans";
import { account as operations } from "@/worker/modules/business/account/contract";
import { refusal } from "@/app/shell/action";
import { useSignUpStarted } from "@/app/shell/analytics";
import { homeOf } from "@/app/shell/paths";
import { type FormAnswer, SubmitButton } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";
import { CodeStep } from "./code-step";
import { Doorstep } from "./doorstep";
import { type PlanPrice, PlanStep } from "./plan-step";

export const handle = {
  words: ["pages/account", "account"],
  title: "pages/account:register.title",
  description: "pages/account:register.sentence",
};

export async function loader({ context }: LoaderFunctionArgs) {
  const account = await context.account();
  if (account) throw redirect(homeOf(account));
  const prices: PlanPrice[] = planNames.map((plan) => ({ plan, monthly: priceOf(plan, "monthly"), yearly: priceOf(plan, "yearly") }));
  return { prices, requestKey: context.nonce };
}

const { Form, Field } = formOf(operations.signUp);

/** Both steps of signing up: the answers are the same whoever the address belongs to. */
interface Answer extends FormAnswer {
  isSentAgain?: boolean;
}

/** First takes what the person says, which has a code mailed; then the code, which opens the account and signs in. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const texts = Object.fromEntries([...form].filter(([name]) => !name.startsWith("_")).map(([name, value]) => [name, String(value)]));
  const { email = "", token } = texts;
  try {
    if (token === undefined) await signUp(context, texts, String(form.get("_key") ?? ""));
    else if (form.has("_again")) await context.identity.resend(email);
    else {
      await context.identity.confirm({ email, token });
      return redirect("/customer/dashboard");
    }
    return data<Answer>({ values: { email, token: "" }, isSentAgain: token !== undefined });
  } catch (error) {
    return refusal(context.phrase(error), form);
  }
}

async function signUp({ identity }: AppLoadContext, texts: Record<string, string>, key: string): Promise<void> {
  const ticks = { terms: texts.terms ?? "", newsletter: texts.newsletter ?? "" };
  await identity.signUp(inputFrom(operations.signUp, { ...texts, ...ticks }), key);
}

export default function Register() {
  const { t } = useWords("pages/account");
  const { prices, requestKey } = useLoaderData<typeof loader>();
  useSignUpStarted();
  const answer = useActionData<Answer>();
  if (answer?.values?.token !== undefined) return <CodeStep email={answer.values.email ?? ""} isSentAgain={answer.isSentAgain ?? false} />;
  return (
    <Doorstep wide title={t("register.title")} sentence={t("register.sentence")}>
      <Form requestKey={requestKey} guarded>
        <div className="form-grid">
          <Field name="firstName" autoComplete="given-name" autoFocus />
          <Field name="lastName" autoComplete="family-name" />
          <Field name="company" autoComplete="organization" />
          <Field name="email" autoComplete="email" />
          <Field name="password" type="password" help={t("register.passwordHelp")} autoComplete="new-password" />
          <Field name="passwordConfirmation" type="password" autoComplete="new-password" />
        </div>
        <section className="form-part">
          <h2>{t("register.plan")}</h2>
          <PlanStep prices={prices} />
        </section>
        <div className="form-part grid gap-2">
          <Field name="terms" label={t("register.terms")} required />
          <p className="pl-8 text-sm">
            <Link className="link-ink" to="/legal/terms" target="_blank">
              {t("register.readTerms")}
            </Link>
          </p>
          <Field name="newsletter" label={t("register.newsletter")} />
          <div className="mt-4 flex flex-wrap items-center gap-4">
            <SubmitButton>{t("register.submit")}</SubmitButton>
            <Link className="link-ink text-sm" to="/login">
              {t("register.have")}
            </Link>
          </div>
        </div>
      </Form>
    </Doorstep>
  );
}
