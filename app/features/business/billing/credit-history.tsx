import { useWords } from "@/app/shell/i18n/use-words";
import type { Result } from "@/worker/core/contract/operation";
import type { credits } from "@/worker/modules/business/credits/contract";
import { useSearchParams } from "@remix-run/react";
import { Pager } from "@/app/ui/pager";
import { DateText } from "@/app/ui/date";

/** Every movement of the credits, the newest first. */
export function CreditHistory({ page: { items, nextCursor } }: { page: Result<typeof credits.history> }) {
  const { t } = useWords("pages/billing");
  const [params] = useSearchParams();
  return (
    <section>
      <h2 className="mb-3 text-lg">{t("shop.history")}</h2>
      {items.length === 0 ? (
        <p className="muted text-sm">{t("shop.historyNone")}</p>
      ) : (
        <ul className="border-t border-rule text-sm">
          {items.map(({ id, type, credits, cause, reason, createdAt }) => (
            <li key={id} className="flex items-baseline justify-between gap-3 border-b border-rule py-2">
              <span>
                <strong className="font-semibold">{t(`credits:values.type.${type}`)}</strong>
                <span className="muted block">{reason || t(`credits:values.cause.${cause}`)}</span>
              </span>
              <span className="text-right">
                <span className="tnum block font-semibold">{credits > 0 ? `+${credits}` : credits}</span>
                <DateText value={createdAt} />
              </span>
            </li>
          ))}
        </ul>
      )}
      {(nextCursor || params.get("cursor")) && <Pager shown={items.length} nextCursor={nextCursor} />}
    </section>
  );
}
