import { useWords } from "@/app/shell/i18n/use-words";
import { auditTemplates } from "@/worker/modules/safety/audit-templates/contract";
import type { AuditTemplate, WrittenQuestion } from "@/worker/modules/safety/audit-templates/shapes";
import type { AuditKind } from "@/worker/modules/safety/audit-templates/status";
import { FormEnd } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";
import { RowsField } from "@/app/ui/rows-field";

interface TemplateFormProps {
  /** The one to change; without it, a new one is written. */
  template?: AuditTemplate;
  kind: AuditKind;
  /** What it asks; left out, what is usual for its kind. */
  questions?: WrittenQuestion[];
  requestKey: string;
  back: string;
}

const { Form, Field, useFieldOf } = formOf(auditTemplates.create);

/** The form of a template: its mark, then a row a question. */
export function TemplateForm({ template, kind, questions, requestKey, back }: TemplateFormProps) {
  const { t } = useWords("pages/audits");
  return (
    <Form version={template?.version} requestKey={requestKey} guarded>
      <div className="form-grid">
        <Field name="name" value={template?.name} autoFocus={!template} />
        <Field name="passMark" value={template?.passMark ?? 8_000} help={t("template.markHelp")} />
        {!template && <input type="hidden" name="kind" value={kind} />}
      </div>
      {questions && (
        <section className="form-part">
          <Questions questions={questions} />
        </section>
      )}
      <FormEnd back={back}>{t("template.save")}</FormEnd>
    </Form>
  );
}

function Questions({ questions }: { questions: WrittenQuestion[] }) {
  const { t } = useWords("pages/audits");
  const list = useFieldOf()("questions");
  return (
    <RowsField {...list} help={t("template.questionsHelp")} rows={questions} add={t("template.addQuestion")}>
      {(prefix, question) => (
        <>
          <div className="col-span-full md:col-span-2">
            <Field name={`${prefix}.text`} value={question?.text} />
          </div>
          <Field name={`${prefix}.chapter`} value={question?.chapter} />
          <Field name={`${prefix}.weight`} value={question?.weight ?? 1} />
        </>
      )}
    </RowsField>
  );
}
