import { useWords } from "@/app/shell/i18n/use-words";
import { stepsOf } from "@/worker/modules/safety/control-plans/rules";
import type { Plan } from "@/worker/modules/safety/control-plans/shapes";
import { KindMark } from "../kind-mark";

/** The process from its first step to its last, each with the points that stand on it. */
export function Diagram({ plan }: { plan: Plan }) {
  const { t } = useWords("pages/audits");
  return (
    <ol className="flex flex-wrap gap-x-2 gap-y-3" aria-label={t("plan.diagram")}>
      {stepsOf(plan.steps, plan.points).map(({ step, points }, place) => (
        <li key={step} className="flex items-stretch gap-2">
          {place > 0 && (
            <span className="muted self-center" aria-hidden="true">
              →
            </span>
          )}
          <span className="grid min-w-28 content-start gap-1.5 rounded-box border border-edge bg-raised px-3 py-2 text-sm">
            <span className="font-semibold">{step}</span>
            {points.length > 0 && (
              <span className="flex flex-wrap gap-1">
                {points.map(({ id, kind }) => (
                  <KindMark key={id} kind={kind} />
                ))}
              </span>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
