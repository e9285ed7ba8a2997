import { Form, useSearchParams } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { Check } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import { track } from "@/app/shell/analytics";
import { asLanguage, defaultLanguage } from "@/worker/core/language";
import { EXTRA_PAGE, limitOf, type Period, type Plan } from "@/worker/core/contract/plans";
import type { Result } from "@/worker/core/contract/operation";
import { formatDate } from "@/worker/core/figures/dates";
import { formatMoney } from "@/worker/core/figures/money";
import type { billing } from "@/worker/modules/business/billing/contract";
import { sizeText } from "@/app/ui/file-size";
import { RequestKey } from "@/app/ui/form";

type Offer = Result<typeof billing.plans>["items"][number];
type Own = Result<typeof billing.show>;

interface PlansProps {
  plans: Offer[];
  own: Own;
  period: Period;
  requestKey: string;
}

/** The plans side by side, by the month or by the year; each says what it gives, and a button chooses it. */
export function Plans({ plans, own, period, requestKey }: PlansProps) {
  const { t } = useWords("pages/billing");
  return (
    <section aria-labelledby="plans">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-3">
        <h2 id="plans" className="text-xl">
          {t("compare.title")}
        </h2>
        <nav aria-label={t("compare.period")} className="flex flex-wrap gap-2">
          {(["monthly", "yearly"] as const).map((name) => (
            <Link
              key={name}
              className="chip"
              to={`?period=${name}`}
              replace
              preventScrollReset
              data-applied={name === period ? "" : undefined}
              aria-current={name === period ? "true" : undefined}
            >
              {t(`compare.${name}`)}
            </Link>
          ))}
        </nav>
      </div>
      <div className="grid gap-x-6 gap-y-8 border-y border-rule py-5 md:grid-cols-2 xl:grid-cols-4 xl:divide-x xl:divide-rule">
        {plans.map((offer) => (
          <PlanOffer key={offer.plan} offer={offer} own={own} period={period} requestKey={requestKey} />
        ))}
      </div>
      <p className="muted mt-2 text-xs">{t("compare.tax")}</p>
    </section>
  );
}

function PlanOffer({ offer, own, period, requestKey }: { offer: Offer } & Omit<PlansProps, "plans">) {
  const { t, i18n } = useWords("pages/billing");
  const [params] = useSearchParams();
  const { plan } = offer;
  const name = t(`core:plans.${plan}`);
  const price = formatMoney(period === "yearly" ? offer.yearly : offer.monthly, 0);
  const isOwn = own.plan === plan && own.status === "active" && (plan === "freemium" || (own.period === period && own.renewsOn !== null));
  const isNext = own.nextPlan === plan && (plan === "freemium" || own.nextPeriod === period);
  const gives = useGives(offer);
  const language = asLanguage(i18n.language) ?? defaultLanguage;
  return (
    <section
      className="flex flex-col gap-3 xl:px-5 xl:first:pl-0 xl:last:pr-0"
      aria-label={name}
      data-wanted={params.get("plan") === plan ? "" : undefined}
    >
      <h3 className="text-lg">{name}</h3>
      <p className="tnum text-xl font-semibold">
        {plan === "freemium" ? t("compare.free") : t(period === "yearly" ? "compare.perYear" : "compare.perMonth", { price })}
      </p>
      <ul className="grid gap-1.5 text-sm">
        {gives.map((text) => (
          <li key={text} className="flex gap-2">
            <Check size={16} className="mt-0.5 flex-none text-success" aria-hidden="true" />
            <span>{text}</span>
          </li>
        ))}
      </ul>
      <div className="mt-auto pt-2">
        {isOwn && !isNext && !own.nextPlan && !own.isEnding ? (
          <p className="st st-disc st-good">{t("compare.yours")}</p>
        ) : isNext && own.renewsOn ? (
          <p className="st st-diamond st-soon">{t("compare.next", { day: formatDate(own.renewsOn, language) })}</p>
        ) : (
          <Form method="post" onSubmit={() => track({ name: "plan_selected", category: "subscription", label: plan })}>
            <RequestKey value={`${requestKey}-${plan}`} />
            <input type="hidden" name="_verb" value="choose" />
            <input type="hidden" name="plan" value={plan} />
            <input type="hidden" name="period" value={period} />
            <button type="submit" className={`btn w-full ${params.get("plan") === plan ? "btn-primary" : "btn-plain"}`}>
              {t("compare.choose", { plan: name })}
            </button>
          </Form>
        )}
      </div>
    </section>
  );
}

/** What a plan gives, a line each. */
function useGives({ plan, features, documents, credits, storage }: Offer): string[] {
  const { t, i18n } = useWords("pages/billing");
  const limit = (name: Parameters<typeof limitOf>[1]) => limitOf(plan as Plan, name);
  const size = sizeText(storage, asLanguage(i18n.language) ?? defaultLanguage);
  const count = limit("products");
  const most = {
    ingredients: limit("ingredients"),
    clients: limit("clients"),
    suppliers: limit("suppliers"),
    orders: limit("ordersPerMonth"),
  };
  const read = documents === 1 ? t("gives.once") : t("gives.documents", { count: documents, price: formatMoney(EXTRA_PAGE, 2) });
  return [
    count === null ? t("gives.unlimited") : t("gives.products", { ...most, count }),
    t("gives.law"),
    t("gives.storage", { size }),
    ...(features.includes("finance") ? [t("gives.finance")] : []),
    ...(features.includes("exports") ? [t("gives.exports")] : []),
    ...(documents ? [read] : []),
    ...(credits ? [t("gives.credits")] : features.includes("finance") ? [t("gives.bought")] : []),
    t(`gives.support.${plan}`),
  ];
}
