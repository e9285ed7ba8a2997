import { useWords } from "@/app/shell/i18n/use-words";
import { checklists } from "@/worker/modules/safety/checklists/contract";
import type { Checklist, WrittenPoint } from "@/worker/modules/safety/checklists/shapes";
import type { Moment } from "@/worker/modules/safety/checklists/status";
import { FormEnd } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";
import { RowsField } from "@/app/ui/rows-field";

interface ChecklistFormProps {
  /** The one to change; without it, a new one is written. */
  checklist?: Checklist;
  moment: Moment;
  /** What it begins with. */
  points: WrittenPoint[];
  /** Families that items have. */
  families: string[];
  requestKey: string;
  back: string;
}

const { Form, Field, useFieldOf } = formOf(checklists.create);

/** The form of a checklist: whom it is for, then a row a point. */
export function ChecklistForm({ checklist, moment, points, families, requestKey, back }: ChecklistFormProps) {
  const { t } = useWords("pages/audits");
  const known = families.length ? `${t("checklist.familiesHelp")} (${families.join(", ")})` : t("checklist.familiesHelp");
  return (
    <Form version={checklist?.version} requestKey={requestKey} guarded>
      <div className="form-grid">
        <Field name="name" value={checklist?.name} autoFocus={!checklist} />
        {!checklist && <Field name="moment" value={moment} />}
      </div>
      <div className="mt-5 grid gap-5">
        <Field name="families" value={checklist?.families.join(", ")} help={known} />
        <Field name="items" value={checklist?.items.map(({ sku }) => sku).join(", ")} help={t("checklist.itemsHelp")} />
      </div>
      <section className="form-part">
        <Points points={points} />
      </section>
      <FormEnd back={back}>{t("checklist.save")}</FormEnd>
    </Form>
  );
}

function Points({ points }: { points: WrittenPoint[] }) {
  const { t } = useWords("pages/audits");
  const list = useFieldOf()("points");
  return (
    <RowsField {...list} help={t("checklist.pointsHelp")} rows={points} add={t("checklist.addPoint")}>
      {(prefix, point) => (
        <>
          <div className="col-span-full md:col-span-2">
            <Field name={`${prefix}.text`} value={point?.text} />
          </div>
          <Field name={`${prefix}.kind`} value={point?.kind ?? "yes_no"} />
          <Field name={`${prefix}.least`} value={point?.least} />
          <Field name={`${prefix}.most`} value={point?.most} />
          <Field name={`${prefix}.unit`} label={t("checklists:fields.unit")} value={point?.unit} placeholder={t("checklist.unitHint")} />
          <Field name={`${prefix}.whenFails`} value={point?.whenFails ?? "hold"} />
        </>
      )}
    </RowsField>
  );
}
