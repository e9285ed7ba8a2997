import { type FormEvent, useState } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import { audits } from "@/worker/modules/safety/audits/contract";
import type { ShownQuestion } from "@/worker/modules/safety/audits/shapes";
import { type Finding, findings } from "@/worker/modules/safety/audits/status";
import { useTicks } from "@/app/ui/field";
import { useFormState } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";
import { PhotoButton } from "./photo-button";
import { PhotoRow } from "./photo-row";

const { Field } = formOf(audits.complete);

interface QuestionRowProps {
  auditId: string;
  question: ShownQuestion;
  place: number;
}

/** A question, one tap an answer. A gap asks at once what was seen, what is to be done and which lots it concerns. */
export function QuestionRow({ auditId, question, place }: QuestionRowProps) {
  const { t } = useWords("pages/audits");
  const { errors } = useFormState();
  const { id, text, weight, finding, remark, action, dueOn, lots, photos } = question;
  const name = `answers.${place}` as const;
  const [isGap, setGap] = useState(isGapOf(finding));
  const isRefused = Object.keys(errors).some((field) => field.startsWith(`${name}.`));
  const judge = (event: FormEvent<HTMLLIElement>) => {
    const { name: field, value } = event.target as HTMLInputElement;
    if (field === `${name}.finding`) setGap(isGapOf(value));
  };
  return (
    <li className="border-b border-rule py-3" onChange={judge}>
      <input type="hidden" name={`${name}.question`} value={id} />
      <p className="font-semibold">
        {text} <span className="muted text-sm font-normal">{t("audit.weight", { weight })}</span>
      </p>
      <Findings name={`${name}.finding`} label={text} begins={finding} />
      <PhotoRow photos={photos} />
      <div className="mt-2 flex flex-wrap items-start gap-x-4 gap-y-2">
        <PhotoButton auditId={auditId} question={id} />
        <details className="min-w-0 grow text-sm" open={isGap || isRefused || undefined}>
          <summary className="link-ink muted min-h-6 cursor-pointer">{t(isGap ? "audit.gap" : "audit.more")}</summary>
          <div className="mt-2 grid gap-3">
            <Field name={`${name}.remark`} value={remark} rows={2} />
            <Field name={`${name}.action`} value={action} help={t("audit.actionHelp")} />
            <div className="form-grid">
              <Field name={`${name}.dueOn`} value={dueOn} />
              <Field name={`${name}.lots`} value={lots.join(", ")} help={t("audit.lotsHelp")} />
            </div>
          </div>
        </details>
      </div>
    </li>
  );
}

const isGapOf = (finding: Finding | string | null) => finding === "minor" || finding === "major";

function Findings({ name, label, begins }: { name: string; label: string; begins: Finding | null }) {
  const { t } = useWords("audits");
  const { errors } = useFormState();
  const isTicked = useTicks(name);
  return (
    <fieldset className="field mt-2">
      <legend className="sr-only">{label}</legend>
      <div className="grid grid-cols-2 gap-2 md:grid-cols-4">
        {findings.map((finding) => (
          <label key={finding} className="btn btn-plain justify-start px-3 font-normal">
            <input
              type="radio"
              className="radio radio-sm"
              name={name}
              value={finding}
              defaultChecked={isTicked(finding, finding === begins)}
            />
            {t(`values.finding.${finding}`)}
          </label>
        ))}
      </div>
      {errors[name] && <span className="problem">{errors[name]}</span>}
    </fieldset>
  );
}
