import { useState } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import { track } from "@/app/shell/analytics";
import { useFormState } from "@/app/ui/form";

export interface PlanPrice {
  plan: string;
  /** Whole euros. */
  monthly: number;
  yearly: number;
}

/** Which plan, and how often it is paid; a year gives a month free. It works without scripts: both prices then show. */
export function PlanStep({ prices }: { prices: PlanPrice[] }) {
  const { t, i18n } = useWords("pages/account");
  const { values } = useFormState();
  const [period, setPeriod] = useState(values.period ?? "monthly");
  const euros = (amount: number) =>
    new Intl.NumberFormat("fr-FR", { style: "currency", currency: "EUR", maximumFractionDigits: 0 }).format(amount);
  return (
    <>
      <fieldset className="mb-4">
        <legend className="sr-only">{t("account:fields.period")}</legend>
        <div className="inline-flex rounded-field border border-edge">
          {(["monthly", "yearly"] as const).map((name) => (
            <label
              key={name}
              className="cursor-pointer px-4 py-2 text-sm has-checked:bg-neutral has-checked:text-neutral-content has-focus-visible:outline-2 has-focus-visible:outline-focus pointer-coarse:py-3"
            >
              <input
                className="sr-only"
                type="radio"
                name="period"
                value={name}
                checked={period === name}
                onChange={() => setPeriod(name)}
              />
              {t(`plans.${name}`)}
            </label>
          ))}
        </div>
        <p className="muted mt-1 text-xs">{t("plans.free")}</p>
      </fieldset>
      <fieldset className="grid gap-0" lang={i18n.language}>
        <legend className="sr-only">{t("account:fields.plan")}</legend>
        {prices.map(({ plan, monthly, yearly }) => (
          <label key={plan} className="flex cursor-pointer items-start gap-3 border-b border-rule py-3 has-checked:bg-selected md:px-3">
            <input
              className="radio radio-sm mt-0.5"
              type="radio"
              name="plan"
              value={plan}
              defaultChecked={(values.plan ?? "freemium") === plan}
              onChange={() => track({ name: "plan_selected", category: "subscription", label: plan })}
            />
            <span className="flex-1">
              <strong className="font-semibold">{t(`core:plans.${plan}`)}</strong>
              <span className="muted block text-sm">{t(`plans.${plan}`)}</span>
            </span>
            <span className="tnum whitespace-nowrap text-right">
              {t(period === "yearly" ? "plans.perYear" : "plans.perMonth", { price: euros(period === "yearly" ? yearly : monthly) })}
            </span>
          </label>
        ))}
      </fieldset>
    </>
  );
}
