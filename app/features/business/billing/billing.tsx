import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { Coins, CreditCard } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import { asLanguage, defaultLanguage } from "@/worker/core/language";
import { formatDate } from "@/worker/core/figures/dates";
import type { Result } from "@/worker/core/contract/operation";
import { billing } from "@/worker/modules/business/billing/contract";
import { actionFor, actionsFor } from "@/app/shell/action";
import { Action } from "@/app/ui/actions";
import { Refusal } from "@/app/ui/form";
import { PageHead } from "@/app/ui/page-head";
import { Invoices } from "./invoices";
import { Plans } from "./plans";
import { Usage } from "./usage";

export const handle = { words: ["pages/billing", "billing"], title: "pages/billing:title" };

export async function loader({ context, request }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  const [own, usage, plans, invoices] = await Promise.all([
    context.read(billing.show, {}),
    context.read(billing.usage, {}),
    context.read(billing.plans, {}),
    context.read(billing.invoices, { limit: 12, cursor: params.get("cursor") ?? undefined }),
  ]);
  const chosen = params.get("period") ?? own.period;
  const period = chosen === "yearly" ? ("yearly" as const) : ("monthly" as const);
  return { own, usage: usage.items, plans: plans.items, invoices, period, requestKey: context.nonce };
}

const toPayment = (id: string) => `/billing/payments/${id}`;

/** What a choice costs is shown on the page to pay on, before anything is paid. */
export const action = actionsFor([billing.cancel, billing.resume], {
  own: {
    choose: actionFor(billing.choose, { to: ({ payment }) => (payment ? toPayment(payment.id) : "/billing") }),
    payDue: actionFor(billing.payDue, { to: ({ id }) => toPayment(id) }),
  },
});

type Own = Result<typeof billing.show>;

/** Which plan one has and until when, what one uses of it, what others give, and what was paid. */
export default function Billing() {
  const { t } = useWords("pages/billing");
  const { own, usage, plans, invoices, period, requestKey } = useLoaderData<typeof loader>();
  const sentence = useSentence(own);
  return (
    <>
      <PageHead title={t("title")} sentence={sentence}>
        {own.hasCard && !own.isSimulated && (
          <a className="btn btn-plain" href="/billing/card">
            <CreditCard aria-hidden="true" />
            {t("card")}
          </a>
        )}
        <Link className="btn btn-plain" to="/purchase-credits">
          <Coins aria-hidden="true" />
          {t("credits")}
        </Link>
        <Moves own={own} requestKey={requestKey} />
      </PageHead>
      <Refusal />
      {own.isSimulated && <p className="muted mb-4 text-sm">{t("simulated")}</p>}
      {own.status === "past_due" && (
        <section className="summary mb-6">
          <h2 className="text-lg">{t("pastDue.title")}</h2>
          <p className="mb-3">{t("pastDue.text")}</p>
          <Action of={billing.payDue} requestKey={requestKey} look="btn btn-primary" />
        </section>
      )}
      <Plans plans={plans} own={own} period={period} requestKey={requestKey} />
      <div className="document mt-10">
        <Invoices page={invoices} />
        <aside className="rail" aria-label={t("usage.title")}>
          <Usage meters={usage} />
        </aside>
      </div>
    </>
  );
}

/** What one may do with the subscription as it stands. */
function Moves({ own, requestKey }: { own: Own; requestKey: string }) {
  const isRunning = (own.status === "active" || own.status === "past_due") && own.plan !== "freemium";
  if (isRunning && (own.isEnding || own.nextPlan)) return <Action of={billing.resume} requestKey={requestKey} />;
  return isRunning ? <Action of={billing.cancel} requestKey={requestKey} /> : null;
}

/** How the subscription stands, in a sentence. */
function useSentence({ plan, status, daysLeft, renewsOn, isEnding, nextPlan, dueSince }: Own): string {
  const { t, i18n } = useWords("pages/billing");
  const language = asLanguage(i18n.language) ?? defaultLanguage;
  const day = (date: string | null) => (date ? formatDate(date, language) : "");
  const name = t(`core:plans.${plan}`);
  if (status === "past_due") return t("sentence.past_due", { plan: name, day: day(dueSince) });
  if (status === "trialing") return daysLeft > 0 ? t("sentence.trialing", { plan: name, count: daysLeft }) : t("sentence.expired");
  if (status !== "active") return t(`sentence.${status}`);
  if (plan === "freemium") return t("sentence.free", { plan: name });
  if (!renewsOn) return t("sentence.standing", { plan: name });
  if (isEnding) return t("sentence.ending", { plan: name, day: day(renewsOn) });
  if (nextPlan) return t("sentence.later", { plan: name, day: day(renewsOn), next: t(`core:plans.${nextPlan}`) });
  return t("sentence.active", { plan: name, day: day(renewsOn) });
}
