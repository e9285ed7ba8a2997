import { useWords } from "@/app/shell/i18n/use-words";
import { lotChecks } from "@/worker/modules/safety/lot-checks/contract";
import type { LotCheck, ShownPoint } from "@/worker/modules/safety/lot-checks/shapes";
import { SubmitButton } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";
import { Verdicts } from "../verdicts";
import { useLimits } from "./use-limits";

const { Form, Field } = formOf(lotChecks.answer);

/** What is asked of a lot, made for a thumb: one button where all conforms, else a verdict or a figure a point. */
export function AnswerForm({ check, requestKey }: { check: LotCheck; requestKey: string }) {
  const { t } = useWords("pages/audits");
  const { points, version } = check;
  return (
    <Form verb="answer" version={version} requestKey={`${requestKey}.answer`} className="no-print mb-8 max-w-3xl" guarded>
      <ul>
        {points.map((point, place) => (
          <PointRow key={point.id} point={point} place={place} />
        ))}
      </ul>
      <div className="mt-4 grid gap-2">
        <Field name="note" rows={2} />
        <p className="muted text-sm">{t("lotCheck.allConformText")}</p>
      </div>
      <div className="sticky bottom-16 mt-4 grid grid-cols-2 gap-2 border-t border-rule bg-base-100 py-3 md:bottom-0">
        <SubmitButton className="btn btn-primary w-full" name="conforms" value="true">
          {t("lotCheck.allConform")}
        </SubmitButton>
        <SubmitButton className="btn btn-plain w-full">{t("lotChecks:operations.answer.button")}</SubmitButton>
      </div>
    </Form>
  );
}

function PointRow({ point, place }: { point: ShownPoint; place: number }) {
  const { t } = useWords("pages/audits");
  const { limits, unitOf } = useLimits();
  const { id, text, kind, known, whenFails } = point;
  const name = `answers.${place}` as const;
  const about = [limits(point), t(whenFails === "refuse" ? "lotCheck.ifRefuse" : "lotCheck.ifHold")].filter(Boolean);
  return (
    <li className="border-b border-rule py-3">
      <div className="grid items-start gap-x-6 gap-y-2 md:grid-cols-[1fr_19rem]">
        <div className="min-w-0">
          <p className="font-semibold">{text}</p>
          <p className="muted text-sm">{about.join(" · ")}</p>
        </div>
        <input type="hidden" name={`${name}.point`} value={id} />
        {kind === "yes_no" ? (
          <Verdicts name={`${name}.verdict`} label={text} labelOf={(verdict) => t(`lotChecks:values.verdict.${verdict}`)} />
        ) : (
          <Field
            name={`${name}.value`}
            label={t("lotChecks:fields.value")}
            value={known}
            unit={unitOf(point)}
            inputMode="text"
            autoComplete="off"
          />
        )}
      </div>
      <details className="mt-1 text-sm">
        <summary className="link-ink muted min-h-6 cursor-pointer">{t("lotCheck.remark")}</summary>
        <Field name={`${name}.remark`} label={t("lotChecks:fields.remark")} />
      </details>
    </li>
  );
}
