import { useWords } from "@/app/shell/i18n/use-words";
import { shelfLifeStudies } from "@/worker/modules/safety/shelf-life-studies/contract";
import type { Study } from "@/worker/modules/safety/shelf-life-studies/shapes";
import { findings } from "@/worker/modules/safety/laboratory/status";
import { SubmitButton } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";

const { Form, Field } = formOf(shelfLifeStudies.writePoint);

/** What was found on a day, unit by unit: what is left blank is still to come. */
export function PointForm({ study, requestKey }: { study: Study; requestKey: string }) {
  const { t } = useWords("pages/audits");
  const { analyses, version } = study;
  const choices = findings.map((value) => ({ value, label: t(`laboratory:values.finding.${value}`) }));
  return (
    <section className="no-print">
      <h2 className="text-lg">{t("study.point")}</h2>
      <p className="muted mb-4 text-sm">{t("study.pointText")}</p>
      <Form verb="writePoint" version={version} requestKey={`${requestKey}.point`} className="grid gap-5" guarded>
        <div className="form-grid">
          <Field name="day" help={t("study.dayHelp")} />
          <Field name="sample" help={t("study.sampleHelp")} />
        </div>
        {analyses.map(({ id, name, kind, unit, n }, place) => (
          <fieldset key={id}>
            <legend className="mb-1 font-semibold text-sm">{[name, unit].filter(Boolean).join(" · ")}</legend>
            <input type="hidden" name={`analyses.${place}.analysis`} value={id} />
            <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-5">
              {Array.from({ length: n }, (_, turn) => {
                const named = `analyses.${place}.results.${turn}.value` as const;
                const label = t("sample.unit", { number: turn + 1 });
                if (kind === "detection") return <Field key={named} name={named} label={label} choices={choices} none="–" />;
                return <Field key={named} name={named} label={label} inputMode="text" autoComplete="off" />;
              })}
            </div>
          </fieldset>
        ))}
        <Field name="note" />
        <div>
          <SubmitButton className="btn btn-primary w-full md:w-auto">{t("shelfLifeStudies:operations.writePoint.button")}</SubmitButton>
        </div>
      </Form>
    </section>
  );
}
