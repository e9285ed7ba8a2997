import { useWords } from "@/app/shell/i18n/use-words";
import { controlPlans } from "@/worker/modules/safety/control-plans/contract";
import type { Plan } from "@/worker/modules/safety/control-plans/shapes";
import { FormEnd } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";
import { RowsField } from "@/app/ui/rows-field";
import { planPath } from "../addresses";

const { Form, Field } = formOf(controlPlans.update);

/** A draft to write: its process, then each hazard with the point that keeps it in check. */
export function PlanForm({ plan, requestKey }: { plan: Plan; requestKey: string }) {
  const { t } = useWords("pages/audits");
  return (
    <Form version={plan.version} requestKey={requestKey} guarded>
      <div className="form-grid">
        <Field name="name" value={plan.name} />
        <Field name="category" value={plan.category} help={t("plan.categoryHelp")} />
      </div>
      <section className="form-part grid gap-5">
        <Field name="steps" value={plan.steps.join(", ")} help={t("plan.stepsHelp")} />
        <Field name="worksOn" value={plan.worksOn} />
      </section>
      <section className="form-part">
        <RowsField name="points" label={t("plan.points")} help={t("plan.pointsHelp")} rows={plan.points} add={t("plan.addPoint")}>
          {(prefix, point) => (
            <>
              {point && <input type="hidden" name={`${prefix}.id`} value={point.id} />}
              <Field name={`${prefix}.name`} value={point?.name} />
              <Field name={`${prefix}.step`} value={point?.step} />
              <Field name={`${prefix}.kind`} value={point?.kind ?? "prp"} />
              <Field name={`${prefix}.measure`} value={point?.measure} />
              <Field name={`${prefix}.lower`} value={point?.lower} />
              <Field name={`${prefix}.target`} value={point?.target} />
              <Field name={`${prefix}.upper`} value={point?.upper} />
              <Field name={`${prefix}.times`} value={point?.times} />
              <Field name={`${prefix}.per`} value={point?.per} />
              <Field name={`${prefix}.hazard`} value={point?.hazard} />
              <Field name={`${prefix}.danger`} value={point?.danger} />
              <Field name={`${prefix}.likelihood`} value={point?.likelihood} />
              <Field name={`${prefix}.severity`} value={point?.severity} />
              <Field name={`${prefix}.who`} value={point?.who} />
              <Field name={`${prefix}.how`} value={point?.how} />
              <Field name={`${prefix}.action`} value={point?.action} />
            </>
          )}
        </RowsField>
      </section>
      <section className="form-part">
        <Field name="notes" value={plan.notes} rows={3} />
      </section>
      <FormEnd back={planPath(plan.id)}>{t("plan.save")}</FormEnd>
    </Form>
  );
}
