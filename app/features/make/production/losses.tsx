import { useWords } from "@/app/shell/i18n/use-words";
import type { Production } from "@/worker/modules/make/production/contract";
import { Quantity } from "@/app/ui/quantity";

/** What was lost, and why. */
export function Losses({ order }: { order: Production }) {
  const { t } = useWords("pages/production");
  if (!order.losses.length) return null;
  return (
    <section>
      <h2 className="mb-2 text-lg">{t("production:fields.losses")}</h2>
      <ul className="grid gap-1">
        {order.losses.map(({ reason, amount, note }) => (
          <li key={`${reason} ${note} ${amount.amount}`}>
            {t(`production:values.reason.${reason}`)} <Quantity value={amount.amount} unit={amount.unit} />
            {note && <span className="muted"> · {note}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
