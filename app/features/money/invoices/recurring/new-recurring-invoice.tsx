import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useWords } from "@/app/shell/i18n/use-words";
import { recurringInvoices } from "@/worker/modules/money/recurring-invoices/contract";
import { actionFor } from "@/app/shell/action";
import { PageHead } from "@/app/ui/page-head";
import { recurringBase } from "../base";
import { RecurringForm } from "./recurring-form";
import { withoutBlankLines } from "../save-invoice";

export const handle = { words: ["pages/invoices", "invoices", "recurringInvoices"], title: "pages/invoices:recurring.new" };

export function loader({ context }: LoaderFunctionArgs) {
  return { requestKey: context.nonce, today: context.today };
}

export const action = actionFor(recurringInvoices.create, { to: ({ id }) => `${recurringBase}/${id}`, read: withoutBlankLines });

export default function NewRecurringInvoice() {
  const { t } = useWords("pages/invoices");
  return (
    <div className="page-narrow">
      <PageHead title={t("recurring.new")} sentence={t("recurring.sentence")} />
      <RecurringForm {...useLoaderData<typeof loader>()} back={recurringBase} />
    </div>
  );
}
