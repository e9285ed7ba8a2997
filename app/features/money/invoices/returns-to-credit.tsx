import { Form } from "@remix-run/react";
import { Undo2 } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import { formatMoney } from "@/worker/core/figures/money";
import type { Result } from "@/worker/core/contract/operation";
import type { invoices } from "@/worker/modules/money/invoices/contract";
import { RequestKey } from "@/app/ui/form";
import { Quantity } from "@/app/ui/quantity";

export type Returns = Result<typeof invoices.returned>["items"];

interface ReturnsToCreditProps {
  /** The order that came back in part. */
  order: string;
  returns: Returns;
  requestKey: string;
}

/** What came back after it was invoiced, and the button that prepares its credit note; nothing where all is credited. */
export function ReturnsToCredit({ order, returns, requestKey }: ReturnsToCreditProps) {
  const { t } = useWords("invoices");
  if (!returns.length) return null;
  return (
    <section className="no-print grid gap-2">
      <h2 className="text-base font-semibold">{t("operations.returned.title")}</h2>
      <ul className="grid gap-1">
        {returns.map(({ id, description, amount, number, total }) => (
          <li key={id} className="card-line">
            <span>
              {description} · <Quantity value={amount.amount} unit={amount.unit} /> <span className="muted">{number}</span>
            </span>
            <span className="tnum">{formatMoney(total, 2)}</span>
          </li>
        ))}
      </ul>
      <Form method="post" className="grid">
        <RequestKey value={requestKey && `${requestKey}-returns`} />
        <input type="hidden" name="order" value={order} />
        <button type="submit" name="_verb" value="creditReturns" className="btn btn-plain">
          <Undo2 aria-hidden="true" />
          {t("operations.creditReturns.title")}
        </button>
      </Form>
    </section>
  );
}
