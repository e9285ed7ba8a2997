import { Link } from "@/app/ui/link";
import { Check } from "lucide-react";
import { useEffect } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import { type FirstSteps as Steps, firstSteps } from "@/worker/modules/business/first-steps/contract";
import { rememberSteps } from "@/app/shell/steps-way";
import { Action } from "@/app/ui/actions";

/** What a new business does first: ticked by what it has done, gone once all of it is. */
export function FirstSteps({ steps, requestKey }: { steps: Steps; requestKey: string }) {
  const { t } = useWords("pages/dashboard");
  const isOver = steps.done === steps.total;
  useEffect(() => rememberSteps(!isOver), [isOver]);
  if (isOver && !steps.samples) return null;
  const next = steps.items.find(({ done }) => !done)?.kind;
  return (
    <section className="rounded-box border border-rule bg-base-200 p-5" aria-labelledby="first-steps">
      {!isOver && (
        <>
          <h2 id="first-steps" className="text-lg">
            {t("steps.title")}
          </h2>
          <p className="muted mb-3 text-sm">{t("steps.sentence", { done: steps.done, total: steps.total })}</p>
          <ol className="mb-4 grid gap-x-8 lg:grid-cols-2">
            {steps.items.map(({ kind, title, done, path }, place) => (
              <li key={kind} className="flex min-h-12 items-center gap-3 border-b border-rule py-1">
                <span
                  className={`grid size-7 shrink-0 place-items-center rounded-full border text-sm ${done ? "st-good border-current" : "muted border-rule"}`}
                >
                  {done ? <Check aria-label={t("steps.done")} className="size-4" /> : place + 1}
                </span>
                <span className={`min-w-0 flex-1 ${done ? "muted" : "font-semibold"}`}>{title}</span>
                {!done && (
                  <Link
                    className={`btn ${kind === next ? "btn-primary" : "btn-plain"}`}
                    to={path}
                    aria-label={`${t("steps.begin")} : ${title}`}
                  >
                    {t("steps.begin")}
                  </Link>
                )}
              </li>
            ))}
          </ol>
        </>
      )}
      <div className="no-print flex flex-wrap items-center justify-between gap-3">
        <p className="muted max-w-xl text-sm">{t(steps.samples ? "steps.tried" : "steps.try")}</p>
        <Action of={steps.samples ? firstSteps.removeSamples : firstSteps.addSamples} requestKey={requestKey} />
      </div>
    </section>
  );
}
