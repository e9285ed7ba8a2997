import type { AppLoadContext } from "@remix-run/cloudflare";
import { useSearchParams } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import { opens } from "@/worker/core/contract/plans";
import { useOpens } from "@/app/ui/plan-link";

/** Days ahead that people choose among; more may be written in the address. */
const choices = [0, 7, 14, 30, 60] as const;

/** The days of expected sales that an address counts; none where the plan does not open them. */
export async function aheadIn(context: AppLoadContext, request: Request): Promise<number> {
  const days = Number(new URL(request.url).searchParams.get("ahead"));
  if (!Number.isInteger(days) || days < 1 || days > 60) return 0;
  const plan = (await context.account())?.business?.plan;
  return plan && opens(plan, "finance") ? days : 0;
}

/** Whether proposals count the sales that are expected, and for how many days; each choice is an address. */
export function AheadChoice({ ahead }: { ahead: number }) {
  const { t } = useWords("pages/forecast");
  const [params] = useSearchParams();
  if (!useOpens("finance")) return null;
  const to = (days: number) => {
    const next = new URLSearchParams(params);
    next.delete("ahead");
    if (days) next.set("ahead", String(days));
    return `?${next}`;
  };
  return (
    <div className="no-print my-4">
      <nav aria-label={t("label")} className="flex flex-wrap items-center gap-2">
        <span className="text-sm">{t("label")}</span>
        {choices.map((days) => (
          <Link
            key={days}
            to={to(days)}
            preventScrollReset
            className="chip"
            data-applied={days === ahead ? "" : undefined}
            aria-current={days === ahead ? "true" : undefined}
          >
            {days ? t("days", { count: days }) : t("none")}
          </Link>
        ))}
      </nav>
      {ahead > 0 && (
        <p className="muted mt-2 text-sm">
          {t("text")}{" "}
          <Link className="link-ink" to="/customer/tools/analytics#outlook">
            {t("more")}
          </Link>
        </p>
      )}
    </div>
  );
}
