import { useWords } from "@/app/shell/i18n/use-words";
import { audits } from "@/worker/modules/safety/audits/contract";
import type { Audit } from "@/worker/modules/safety/audits/shapes";
import { SubmitButton } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";
import { QuestionRow } from "./question-row";

const { Form, Field } = formOf(audits.complete);

/** What is asked, made for a thumb: heading by heading, kept as one goes, then completed. */
export function AnswerForm({ audit, requestKey }: { audit: Audit; requestKey: string }) {
  const { t } = useWords("pages/audits");
  const { id, questions, version, conclusion } = audit;
  const chapters = [...new Set(questions.map(({ chapter }) => chapter))];
  return (
    <Form name="answers" version={version} requestKey={`${requestKey}.answers`} className="no-print max-w-3xl" guarded>
      {chapters.map((chapter) => (
        <section key={chapter} className="mb-6">
          {chapter && <h2 className="text-lg">{chapter}</h2>}
          <ul>
            {questions.map(
              (question, place) =>
                question.chapter === chapter && <QuestionRow key={question.id} auditId={id} question={question} place={place} />,
            )}
          </ul>
        </section>
      ))}
      <div className="grid gap-4">
        <Field name="conclusion" rows={3} value={conclusion} />
        <Field name="conforms" help={t("audit.conformsHelp")} />
        <p className="muted text-sm">{t("audit.completeText")}</p>
      </div>
      <div className="sticky bottom-16 mt-4 grid grid-cols-2 gap-2 border-t border-rule bg-base-100 py-3 md:bottom-0">
        <SubmitButton className="btn btn-plain w-full" name="_verb" value="answer">
          {t("audits:operations.answer.button")}
        </SubmitButton>
        <SubmitButton className="btn btn-primary w-full" name="_verb" value="complete">
          {t("audits:operations.complete.button")}
        </SubmitButton>
      </div>
    </Form>
  );
}
