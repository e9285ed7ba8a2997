import { Form } from "@remix-run/react";
import { Printer } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import type { ListedInvoice } from "@/worker/modules/money/invoices/contract";
import { RequestKey } from "@/app/ui/form";
import { InvoiceTable } from "./invoice-table";

interface TickedInvoicesProps {
  rows: ListedInvoice[];
  today: string;
  requestKey: string;
}

/** Invoices of which one may tick some, to have their papers in one file: a plain form, whose button shows once one is ticked. */
export function TickedInvoices({ rows, today, requestKey }: TickedInvoicesProps) {
  const { t } = useWords("pages/invoices");
  const box = ({ number }: ListedInvoice) =>
    number && (
      <input
        type="checkbox"
        className="checkbox checkbox-sm"
        name="records"
        value={number}
        aria-label={t("shell:choice.one", { name: number })}
      />
    );
  return (
    <Form method="post" action="/pdf-generator/many" className="group">
      <RequestKey value={requestKey} />
      <input type="hidden" name="_ticked" value="1" />
      <input type="hidden" name="kind" value="invoice" />
      <InvoiceTable
        rows={rows}
        today={today}
        choice={{ all: <span className="sr-only">{t("printing.ticks")}</span>, one: box, isChosen: () => false }}
      />
      <div className="sticky bottom-20 z-10 mt-3 hidden rounded-box border border-edge bg-raised px-4 py-2 group-has-[:checked]:block">
        <button type="submit" className="btn btn-plain">
          <Printer aria-hidden="true" />
          {t("printing.ticked")}
        </button>
      </div>
    </Form>
  );
}
