import { Form } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { ReceiptText } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Result } from "@/worker/core/contract/operation";
import type { invoices } from "@/worker/modules/money/invoices/contract";
import type { Order } from "@/worker/modules/sell/orders/contract";
import { Disclosure } from "@/app/ui/disclosure";
import { TextField } from "@/app/ui/field";
import { Form as WholeForm, RequestKey, SubmitButton } from "@/app/ui/form";

interface OrderInvoicingProps {
  order: Order;
  remaining: Remaining | null;
  requestKey: string;
}

/** What is still to invoice; null of an order that is not sold. */
export type Remaining = Result<typeof invoices.remaining>;

/** Orders of which nothing is sold yet, or no more. */
export const unsold: Order["status"][] = ["draft", "on_hold", "cancelled"];
/** What a deposit asks for unless one says otherwise, in percent. */
const DEPOSIT = "30";

/** What of an order can be invoiced now: what has left, all of it, or a deposit. Each leads to its draft. */
export function OrderInvoicing({ order, remaining, requestKey }: OrderInvoicingProps) {
  const { t } = useWords("pages/orders");
  const { deliveredShare, invoicedShare, id, reference } = order;
  const { shipped, whole } = remaining ?? { shipped: 0, whole: 0 };
  if (whole === 0 && shipped === 0 && invoicedShare === 0) return null;
  return (
    <section className="no-print grid gap-2" aria-label={t("invoicing.title")}>
      {shipped > 0 && <InvoiceButton id={id} shippedOnly requestKey={requestKey} />}
      {whole > shipped && <InvoiceButton id={id} shippedOnly={false} requestKey={requestKey} />}
      {whole > 0 && deliveredShare === 0 && <DepositForm id={id} requestKey={requestKey} />}
      {invoicedShare > 0 && (
        <Link className="link-ink" to={`/customer/invoices?search=${encodeURIComponent(reference)}`}>
          {t("invoicing.all")}
        </Link>
      )}
    </section>
  );
}

function InvoiceButton({ id, shippedOnly, requestKey }: { id: string; shippedOnly: boolean; requestKey: string }) {
  const { t } = useWords("pages/orders");
  const what = shippedOnly ? "shipped" : "whole";
  return (
    <Form method="post" className="grid">
      <RequestKey value={requestKey && `${requestKey}-${what}`} />
      <input type="hidden" name="orders.0" value={id} />
      <input type="hidden" name="shippedOnly" value={String(shippedOnly)} />
      <button type="submit" name="_verb" value="invoice" className="btn btn-plain">
        <ReceiptText aria-hidden="true" />
        {t(`invoicing.${what}`)}
      </button>
    </Form>
  );
}

/** A part of the price, asked for before anything leaves. */
function DepositForm({ id, requestKey }: { id: string; requestKey: string }) {
  const { t } = useWords("pages/orders");
  return (
    <Disclosure form="deposit" className="grid" look="btn btn-quiet w-full list-none" summary={t("invoicing.deposit")}>
      <WholeForm
        verb="deposit"
        className="mt-3 grid gap-3"
        labels={{ share: t("invoicing.share") }}
        requestKey={requestKey && `${requestKey}-deposit`}
      >
        <input type="hidden" name="order" value={id} />
        <TextField name="share" label={t("invoicing.share")} unit="%" inputMode="decimal" defaultValue={DEPOSIT} required />
        <SubmitButton>{t("invoicing.depositDo")}</SubmitButton>
      </WholeForm>
    </Disclosure>
  );
}
