import { useWords } from "@/app/shell/i18n/use-words";
import type { Result } from "@/worker/core/contract/operation";
import type { feedback } from "@/worker/modules/business/feedback/contract";
import { DateText } from "@/app/ui/date";

type Messages = Result<typeof feedback.list>["items"];

/** What people told us lately. */
export function LatestFeedback({ messages, today }: { messages: Messages; today: string }) {
  const { t } = useWords("pages/admin");
  return (
    <section>
      <h2 className="mb-3 text-lg">{t("feedback.title")}</h2>
      {messages.length === 0 && <p className="muted text-sm">{t("feedback.none")}</p>}
      <ul className="grid gap-4 text-sm">
        {messages.map(({ id, type, message, email, page, createdAt }) => (
          <li key={id}>
            <p className="card-line">
              <span className="font-semibold">{t(`feedback:values.type.${type}`)}</span>
              <span className="muted text-xs">
                <DateText value={createdAt} today={today} />
              </span>
            </p>
            <p className="whitespace-pre-line [overflow-wrap:anywhere]">{message}</p>
            <p className="muted text-xs [overflow-wrap:anywhere]">
              {t("feedback.from", { email })} {page && t("feedback.page", { page })}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
