import { useWords } from "@/app/shell/i18n/use-words";
import { type Report, reports } from "@/worker/modules/business/reports/contract";
import { Action } from "@/app/ui/actions";
import { SubmitButton } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";
import type { Question } from "./address";

const { Form, Field } = formOf(reports.create);

interface SaveReportProps {
  question: Question;
  own: Pick<Report, "id" | "version"> | null;
  requestKey: string;
}

/** Keeps the question as it stands, under a name; or forgets the one that is open. */
export function SaveReport({ question, own, requestKey }: SaveReportProps) {
  const { t } = useWords("pages/reports");
  return (
    <details className="no-print">
      <summary className="link-ink min-h-6 cursor-pointer">{t("save")}</summary>
      <div className="mt-3 grid max-w-md gap-4">
        <Form requestKey={requestKey} verb="create">
          {textsOf(question).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Field name="name" required />
          <SubmitButton>{t("reports:operations.create.button")}</SubmitButton>
        </Form>
        {own && <Action of={reports.remove} version={own.version} requestKey={requestKey} values={{ _id: own.id }} />}
      </div>
    </details>
  );
}

/** A question as a form holds it: dotted names. */
function textsOf(value: unknown, name = "question"): [string, string][] {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((one, place) => textsOf(one, `${name}.${place}`));
  if (typeof value === "object") return Object.entries(value).flatMap(([key, one]) => textsOf(one, `${name}.${key}`));
  return [[name, String(value)]];
}
