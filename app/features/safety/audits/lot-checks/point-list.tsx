import { useWords } from "@/app/shell/i18n/use-words";
import type { ShownPoint } from "@/worker/modules/safety/lot-checks/shapes";
import { Status } from "@/app/ui/status";
import { useLimits } from "./use-limits";

/** What was asked and what was seen, point by point. */
export function PointList({ points }: { points: ShownPoint[] }) {
  const { t } = useWords("pages/audits");
  const { limits, figure } = useLimits();
  return (
    <section>
      <h2 className="mb-2 text-lg">{t("lotCheck.points")}</h2>
      <ul className="border-t border-rule text-sm">
        {points.map((point) => (
          <li key={point.id} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-rule py-2">
            <span className="min-w-0">
              <span className="block">{point.text}</span>
              <span className="muted">{[limits(point), point.remark].filter(Boolean).join(" · ")}</span>
            </span>
            <span className="flex gap-4">
              {point.value !== null && <span className="tnum whitespace-nowrap">{figure(point.value, point)}</span>}
              {point.verdict && (
                <Status meaning={point.verdict === "fails" ? "loss" : "good"}>{t(`lotChecks:values.verdict.${point.verdict}`)}</Status>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
