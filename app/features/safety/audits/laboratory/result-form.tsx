import { useWords } from "@/app/shell/i18n/use-words";
import { laboratory } from "@/worker/modules/safety/laboratory/contract";
import type { Sample } from "@/worker/modules/safety/laboratory/shapes";
import { findings } from "@/worker/modules/safety/laboratory/status";
import { SubmitButton } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";

const { Form, Field } = formOf(laboratory.report);

/** What the laboratory found, unit by unit: what is left blank is still to come. */
export function ResultForm({ sample, requestKey }: { sample: Sample; requestKey: string }) {
  const { t } = useWords("pages/audits");
  const { analyses, version, report } = sample;
  const choices = findings.map((value) => ({ value, label: t(`laboratory:values.finding.${value}`) }));
  return (
    <section className="no-print">
      <h2 className="text-lg">{t("sample.results")}</h2>
      <p className="muted mb-4 text-sm">{t("sample.resultsText")}</p>
      <Form verb="report" version={version} requestKey={`${requestKey}.report`} className="grid gap-5" guarded>
        {analyses.map(({ id, name, kind, unit, n, results }, place) => (
          <fieldset key={id}>
            <legend className="mb-1 font-semibold text-sm">{[name, unit].filter(Boolean).join(" · ")}</legend>
            <input type="hidden" name={`analyses.${place}.analysis`} value={id} />
            <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-5">
              {Array.from({ length: n }, (_, turn) => {
                const field = { name: `analyses.${place}.results.${turn}.value` as const, value: results[turn] ?? "" };
                const label = t("sample.unit", { number: turn + 1 });
                if (kind === "detection") return <Field key={field.name} {...field} label={label} choices={choices} none="–" />;
                return <Field key={field.name} {...field} label={label} inputMode="text" autoComplete="off" />;
              })}
            </div>
          </fieldset>
        ))}
        <div className="form-grid">
          <Field name="report" value={report} />
          <Field name="reportedOn" help={t("instrument.dayHelp")} />
        </div>
        <div>
          <SubmitButton className="btn btn-primary w-full md:w-auto">{t("laboratory:operations.report.button")}</SubmitButton>
        </div>
      </Form>
    </section>
  );
}
