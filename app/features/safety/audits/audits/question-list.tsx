import { useWords } from "@/app/shell/i18n/use-words";
import type { ShownQuestion } from "@/worker/modules/safety/audits/shapes";
import { DateText } from "@/app/ui/date";
import { FindingText } from "./audit-status";
import { PhotoRow } from "./photo-row";

/** What was asked and what was seen, heading by heading. */
export function QuestionList({ questions }: { questions: ShownQuestion[] }) {
  const chapters = [...new Set(questions.map(({ chapter }) => chapter))];
  return (
    <div className="grid gap-6">
      {chapters.map((chapter) => (
        <section key={chapter}>
          {chapter && <h2 className="mb-2 text-lg">{chapter}</h2>}
          <ul className="border-t border-rule text-sm">
            {questions.map((question) => question.chapter === chapter && <SeenQuestion key={question.id} question={question} />)}
          </ul>
        </section>
      ))}
    </div>
  );
}

function SeenQuestion({ question }: { question: ShownQuestion }) {
  const { t } = useWords("pages/audits");
  const { text, weight, finding, remark, action, dueOn, lots, photos } = question;
  return (
    <li className="border-b border-rule py-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <span className="min-w-0">
          <span className="block">
            {text} <span className="muted">{t("audit.weight", { weight })}</span>
          </span>
          {remark && <span className="block whitespace-pre-line">{remark}</span>}
          {(action || lots.length > 0) && (
            <span className="muted block">
              {[action, lots.join(", ")].filter(Boolean).join(" · ")} {dueOn && <DateText value={dueOn} />}
            </span>
          )}
        </span>
        {finding && <FindingText finding={finding} />}
      </div>
      <PhotoRow photos={photos} />
    </li>
  );
}
