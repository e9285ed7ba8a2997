import { type FormEvent, useRef } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import { type PaperTemplate, paperTemplates } from "@/worker/modules/business/paper-templates/contract";
import { columnsOf } from "@/worker/modules/business/paper-templates/status";
import type { Language } from "@/worker/core/language";
import { SubmitButton } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";

const { Form, Field } = formOf(paperTemplates.update);

/** After so long without a change, in milliseconds, the paper is made anew. */
const PAUSE = 400;

interface TemplateFormProps {
  template: PaperTemplate;
  language: Language;
  requestKey: string;
  /** Shows the paper as it would be; takes what the preview is asked with. */
  show: (draft: [string, string][]) => void;
}

/** How papers of one kind look and what they say besides; the paper beside it follows what one changes. */
export function TemplateForm({ template, language, requestKey, show }: TemplateFormProps) {
  const { t } = useWords("pages/generator");
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const follow = (event: FormEvent<HTMLDivElement>) => {
    const form = event.currentTarget.closest("form");
    clearTimeout(timer.current);
    if (form) timer.current = setTimeout(() => show(draftOf(new FormData(form), language)), PAUSE);
  };
  const columns = columnsOf[template.id];
  const [opening, closing] = language === "fr" ? (["openingFr", "closingFr"] as const) : (["openingEn", "closingEn"] as const);
  return (
    <details className="rounded-box border border-rule p-4">
      <summary className="cursor-pointer font-semibold">{t("template.title")}</summary>
      <Form version={template.version} requestKey={requestKey}>
        <div className="mt-3 grid gap-4" onChange={follow}>
          <p className="muted text-sm">
            {t("template.text")} {t("template.company")}
          </p>
          <input type="hidden" name="id" value={template.id} />
          <Field name="accent" type="color" value={template.accent} />
          <Field name="titles" value={template.titles} />
          {/* Without a tick, none. */}
          <input type="hidden" name="columns" value="" />
          {columns.length > 0 && <Field name="columns" choices={columns} value={template.columns} />}
          <Field name={opening} value={template[opening]} rows={2} />
          <Field name={closing} value={template[closing]} rows={2} />
          <SubmitButton>{t("paperTemplates:operations.update.button")}</SubmitButton>
        </div>
      </Form>
    </details>
  );
}

/** What a form of a template holds, as the preview takes it. */
function draftOf(form: FormData, language: Language): [string, string][] {
  const end = language === "fr" ? "Fr" : "En";
  const text = (name: string) => String(form.get(name) ?? "");
  return [
    ["isDraft", "true"],
    ["accent", text("accent")],
    ["titles", text("titles")],
    ["opening", text(`opening${end}`)],
    ["closing", text(`closing${end}`)],
    ...form
      .getAll("columns")
      .filter(Boolean)
      .map((column): [string, string] => ["columns", String(column)]),
  ];
}
