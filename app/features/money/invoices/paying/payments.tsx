import { Form } from "@remix-run/react";
import { useWords } from "@/app/shell/i18n/use-words";
import { formatMoney } from "@/worker/core/figures/money";
import type { Invoice } from "@/worker/modules/money/invoices/contract";
import { isOfBooks } from "@/worker/modules/money/invoices/status";
import { DateText } from "@/app/ui/date";
import { RequestKey } from "@/app/ui/form";

/** What was paid, the first one first; a payment noted by mistake can be taken back. */
export function Payments({ invoice, requestKey }: { invoice: Pick<Invoice, "payments" | "moves">; requestKey: string }) {
  const { t } = useWords("pages/invoices");
  if (!invoice.payments.length) return null;
  const canUndo = invoice.moves.includes("undoPayment");
  return (
    <section>
      <h2 className="mb-2 text-lg">{t("invoices:fields.payments")}</h2>
      <ul className="border-t border-rule">
        {invoice.payments.map(({ id, paidOn, amount, method, note, creditId, takenBack, undoable }) => (
          <li key={id} className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 border-b border-rule py-2">
            <DateText value={paidOn} />
            <span className="muted mr-auto">
              {[creditId ? t("byCredit", { number: note }) : t(`invoices:values.method.${method}`), creditId ? "" : note]
                .filter(Boolean)
                .join(" · ")}
            </span>
            <span className={takenBack ? "tnum muted line-through" : "tnum"}>{formatMoney(amount, 2)}</span>
            {canUndo && undoable && (
              <Form method="post" className="no-print">
                <RequestKey value={requestKey && `${requestKey}-${id}`} />
                <input type="hidden" name="payment" value={id} />
                {!creditId && !isOfBooks(method) && (
                  <details>
                    <summary className="btn btn-quiet">{t("bounced.open")}</summary>
                    <label className="field">
                      <span>{t("invoices:fields.bouncedOn")}</span>
                      <input type="date" name="bouncedOn" min={paidOn} />
                    </label>
                  </details>
                )}
                <button type="submit" name="_verb" value="undoPayment" className="btn btn-quiet">
                  {t("undo")}
                </button>
                <p className="muted text-sm">{t("undoHelp")}</p>
              </Form>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
