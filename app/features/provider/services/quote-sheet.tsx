import { useWords } from "@/app/shell/i18n/use-words";
import { DateText } from "@/app/ui/date";
import { Price } from "./price";
import type { WholeRequest } from "./whole-request";

/** What was quoted, line by line. */
export function QuoteSheet({ request }: { request: WholeRequest }) {
  const { t } = useWords("pages/services");
  return (
    <section>
      <h2 className="mb-2 text-lg">{t("quote.title")}</h2>
      {request.quoteNote && <p className="mb-3 max-w-2xl whitespace-pre-line">{request.quoteNote}</p>}
      <ul className="border-t border-base-content text-sm">
        {request.lines.map(({ description, euros, credits }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name of their own
          <li key={place} className="flex justify-between gap-4 border-b border-rule py-2">
            <span>{description}</span>
            <Price of={{ totalEuros: euros, totalCredits: credits }} />
          </li>
        ))}
        <li className="flex justify-between gap-4 py-2 font-semibold">
          <span>{t("quote.total")}</span>
          <Price of={request} />
        </li>
      </ul>
      {request.validUntil && (
        <p className="muted text-sm">
          {t("serviceRequests:fields.validUntil")} <DateText value={request.validUntil} />
        </p>
      )}
    </section>
  );
}
