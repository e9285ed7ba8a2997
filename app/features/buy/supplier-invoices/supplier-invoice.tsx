import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { Ban, Check, Pencil, Trash2 } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import { formatMoney } from "@/worker/core/figures/money";
import { type SupplierInvoice as Shown, supplierInvoices } from "@/worker/modules/buy/supplier-invoices/contract";
import { actionFor, actionsFor } from "@/app/shell/action";
import { Action } from "@/app/ui/actions";
import { DateText } from "@/app/ui/date";
import { RailLine } from "@/app/ui/facts";
import { Refusal } from "@/app/ui/form";
import { PageHead } from "@/app/ui/page-head";
import { OnAccountForm } from "@/app/features/money/invoices/paying/on-account-form";
import { PayForm } from "@/app/features/money/invoices/paying/pay-form";
import { withoutBlankLines } from "@/app/features/money/invoices/save-invoice";
import { SupplierInvoiceForm } from "./invoice-form";
import { SupplierInvoiceSheet } from "./invoice-sheet";
import { base, PaperStatus } from "./invoice-table";

export const handle = {
  words: ["pages/supplier-invoices", "supplierInvoices", "pages/invoices", "invoices"],
  title: (data: unknown) => (data as { invoice?: { number: string | null } } | undefined)?.invoice?.number ?? "",
};

export async function loader({ context, params: { id }, request }: LoaderFunctionArgs) {
  const { search, searchParams } = new URL(request.url);
  const invoice = await context.read(supplierInvoices.show, { id });
  if (invoice.id !== id) throw redirect(`${base}/${invoice.id}${search}`);
  const isEditing = searchParams.has("edit") && invoice.moves.includes("update");
  const onAccount = invoice.due > 0 ? await readOnAccount(context, invoice) : 0;
  return { invoice, isEditing, onAccount, requestKey: context.nonce, today: context.today };
}

/** What the supplier of an invoice has on account, as what was paid ahead. */
async function readOnAccount(context: LoaderFunctionArgs["context"], { supplierId }: Shown): Promise<number> {
  const { carried } = await context.read(supplierInvoices.statement, { supplier: supplierId });
  return Math.max(0, -carried);
}

const to = ({ id }: { id: string }) => `${base}/${id}`;

/** Does to it what the button pressed says. */
export const action = actionsFor(
  [
    supplierInvoices.book,
    supplierInvoices.markPaid,
    supplierInvoices.allocate,
    supplierInvoices.refund,
    supplierInvoices.undoPayment,
    supplierInvoices.cancel,
  ],
  {
    to,
    own: {
      update: actionFor(supplierInvoices.update, { to, read: withoutBlankLines }),
      remove: actionFor(supplierInvoices.remove, { to: () => base }),
    },
  },
);

export default function SupplierInvoice() {
  const { t } = useWords("pages/supplier-invoices");
  const { invoice, isEditing, onAccount, requestKey, today } = useLoaderData<typeof loader>();
  return (
    <>
      <p className="mb-3 text-sm">
        <Link className="link-ink muted" to={base}>
          {t("title")}
        </Link>
      </p>
      <PageHead
        title={invoice.number}
        sentence={
          <Link className="link-ink" to={`/customer/suppliers/${invoice.supplierId}`}>
            {invoice.partyName}
          </Link>
        }
      />
      {isEditing ? (
        <SupplierInvoiceForm invoice={invoice} requestKey={requestKey} back={to(invoice)} />
      ) : (
        <>
          <Refusal />
          <div className="document">
            <SupplierInvoiceSheet invoice={invoice} requestKey={requestKey} />
            <Rail invoice={invoice} onAccount={onAccount} requestKey={requestKey} today={today} />
          </div>
        </>
      )}
    </>
  );
}

interface RailProps {
  invoice: Shown;
  /** What its supplier has on account. */
  onAccount: number;
  requestKey: string;
  today: string;
}

/** Beside it: where it stands, what comes next, its money, its dates. */
function Rail({ invoice, onAccount, requestKey, today }: RailProps) {
  const { t } = useWords("pages/supplier-invoices");
  const field = (name: string) => t(`supplierInvoices:fields.${name}`);
  const record = { version: invoice.version, requestKey, look: "btn btn-quiet", about: { number: invoice.number ?? "" } };
  return (
    <aside className="rail text-sm" aria-label={t("rail")}>
      <div className="text-base">
        <PaperStatus paper={invoice} />
      </div>
      <div className="grid gap-2">
        <RailLine label={field("total")}>
          <span className="tnum text-xl">{formatMoney(invoice.total, 2)}</span>
        </RailLine>
        {invoice.paid > 0 && <RailLine label={field("paid")}>{formatMoney(invoice.paid, 2)}</RailLine>}
        {invoice.due > 0 && (
          <RailLine label={field("due")}>
            <strong className="tnum font-semibold">{formatMoney(invoice.due, 2)}</strong>
          </RailLine>
        )}
        {invoice.creditBalance > 0 && (
          <RailLine label={field("creditBalance")}>
            <strong className="tnum font-semibold">{formatMoney(invoice.creditBalance, 2)}</strong>
          </RailLine>
        )}
        {invoice.difference !== null && (
          <RailLine label={field("difference")}>
            <span className={invoice.difference > 0 ? "st-soon tnum" : "st-good tnum"}>{formatMoney(invoice.difference, 2)}</span>
          </RailLine>
        )}
      </div>
      <div className="no-print grid gap-2">
        {invoice.moves.includes("markPaid") && <PayForm record={invoice} requestKey={requestKey} today={today} label={t("pay")} />}
        {invoice.moves.includes("markPaid") && onAccount > 0 && (
          <OnAccountForm record={invoice} onAccount={onAccount} requestKey={requestKey} />
        )}
        {invoice.moves.includes("refund") && (
          <PayForm
            record={{ due: invoice.creditBalance, version: invoice.version }}
            verb="refund"
            requestKey={requestKey}
            today={today}
            label={t("refund")}
          />
        )}
        {invoice.asks.map((doubt) => (
          <p key={doubt} className="st-soon">
            {t(`supplierInvoices:errors.${doubt}`)}
          </p>
        ))}
        {invoice.moves.includes("book") && (
          <Action
            of={supplierInvoices.book}
            {...record}
            look="btn btn-primary"
            icon={<Check aria-hidden="true" />}
            values={invoice.asks.length ? { confirmed: "true" } : undefined}
            label={invoice.asks.length ? t("bookConfirmed") : invoice.isCredit ? t("bookCredit") : undefined}
          />
        )}
        {invoice.moves.includes("update") && (
          <Link className="btn btn-plain" to="?edit=1">
            <Pencil aria-hidden="true" />
            {t("edit")}
          </Link>
        )}
        {invoice.moves.includes("cancel") && <Action of={supplierInvoices.cancel} {...record} icon={<Ban aria-hidden="true" />} />}
        {invoice.moves.includes("remove") && <Action of={supplierInvoices.remove} {...record} icon={<Trash2 aria-hidden="true" />} />}
      </div>
      <div className="grid gap-1">
        <RailLine label={field("issuedOn")}>
          <DateText value={invoice.issuedOn} />
        </RailLine>
        {invoice.postedOn && (
          <RailLine label={field("postedOn")}>
            <DateText value={invoice.postedOn} />
          </RailLine>
        )}
        {invoice.dueOn && (
          <RailLine label={field("dueOn")}>
            <DateText value={invoice.dueOn} today={invoice.due > 0 ? today : undefined} />
          </RailLine>
        )}
        {invoice.paidOn && (
          <RailLine label={field("paidOn")}>
            <DateText value={invoice.paidOn} />
          </RailLine>
        )}
        {invoice.scanId && (
          <Link className="link-ink" to={`/customer/scans/${invoice.scanId}`}>
            {field("scanId")}
          </Link>
        )}
      </div>
    </aside>
  );
}
