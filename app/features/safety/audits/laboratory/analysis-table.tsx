import { useWords } from "@/app/shell/i18n/use-words";
import { asLanguage, defaultLanguage } from "@/worker/core/language";
import { limitsText } from "@/worker/modules/safety/laboratory/rules";
import type { ShownAnalysis } from "@/worker/modules/safety/laboratory/shapes";
import { findings } from "@/worker/modules/safety/laboratory/status";
import { OutcomeMark } from "./sample-outcome";

/** What was looked for, between what it must lie, and what was found in each unit. */
export function AnalysisTable({ analyses }: { analyses: ShownAnalysis[] }) {
  const { t, i18n } = useWords("laboratory");
  const language = asLanguage(i18n.language) ?? defaultLanguage;
  const written = (value: string) => (findings.some((finding) => finding === value) ? t(`values.finding.${value}`) : value);
  return (
    <section>
      <h2 className="mb-2 text-lg">{t("fields.analyses")}</h2>
      <ul className="text-sm">
        {analyses.map((analysis) => (
          <li key={analysis.id} className="border-b border-rule py-2">
            <span className="card-line">
              <span>
                <strong className="font-semibold">{analysis.name}</strong>
                {analysis.safety && <span className="muted">{` · ${t("fields.safety").toLowerCase()}`}</span>}
              </span>
              <OutcomeMark outcome={analysis.outcome} />
            </span>
            <p className="muted">{[limitsText(analysis, language), analysis.method].filter(Boolean).join(" · ")}</p>
            {analysis.results.length > 0 && <p className="tnum">{analysis.results.map(written).join(" ; ")}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
