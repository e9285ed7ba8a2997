import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import { type Invoice as Shown, invoices, type ListedInvoice } from "@/worker/modules/money/invoices/contract";
import { actionFor, actionsFor } from "@/app/shell/action";
import { Refusal } from "@/app/ui/form";
import { PageHead } from "@/app/ui/page-head";
import { DraftNotices } from "./draft-notices";
import { InvoiceForm } from "./invoice-form";
import { InvoiceRail } from "./invoice-rail";
import { InvoiceSheet } from "./invoice-sheet";
import { base } from "./invoice-table";
import { previewing } from "./previewing";
import { withoutBlankLines, withoutLinesOfNothing } from "./save-invoice";

export const handle = {
  words: ["pages/invoices", "invoices"],
  title: (data: unknown) => (data as { invoice?: { number: string | null } } | undefined)?.invoice?.number ?? "",
};

/** An invoice; one that is asked for by its number is found under its own address. */
export async function loader({ context, params: { id }, request }: LoaderFunctionArgs) {
  const { search, searchParams } = new URL(request.url);
  const invoice = await context.read(invoices.show, { id });
  if (invoice.id !== id) throw redirect(`${base}/${invoice.id}${search}`);
  const isEditing = searchParams.has("edit") && invoice.moves.includes("update");
  if (searchParams.has("pay")) throw redirect((await context.read(invoices.paymentLink, { id })).url);
  const isOpen = invoice.moves.includes("allocate");
  const dueOfClient = isOpen && invoice.type === "credit" ? await readDue(context, invoice) : [];
  const onAccount = isOpen && invoice.due > 0 ? await readOnAccount(context, invoice) : 0;
  const returns = await readReturns(context, invoice);
  const { notices } = await context.read(invoices.check, { id });
  return { invoice, notices, isEditing, dueOfClient, onAccount, returns, requestKey: context.nonce, today: context.today };
}

/** What the client of an invoice has on account, beside their papers. */
async function readOnAccount(context: LoaderFunctionArgs["context"], { clientId }: Shown): Promise<number> {
  const { carried } = await context.read(invoices.statement, { client: clientId });
  return Math.max(0, -carried);
}

/** What came back of the orders of an invoice and is still to credit on it, order by order. */
async function readReturns(context: LoaderFunctionArgs["context"], { id, moves, lines }: Shown) {
  const orders = moves.includes("credit") ? [...new Set(lines.flatMap(({ orderId }) => orderId ?? []))] : [];
  const pages = await Promise.all(orders.map((order) => context.read(invoices.returned, { order })));
  return orders.map((order, place) => ({ order, returns: pages[place]?.items.filter(({ invoiceId }) => invoiceId === id) ?? [] }));
}

/** What is due of the invoices of a credit note's client, the late ones first. */
async function readDue(context: LoaderFunctionArgs["context"], { clientId }: Shown): Promise<ListedInvoice[]> {
  const of = (status: "overdue" | "sent") => context.read(invoices.list, { type: "client", client: clientId, status, limit: 50 });
  const [late, open] = await Promise.all([of("overdue"), of("sent")]);
  return [...late.items, ...open.items];
}

const to = ({ id }: { id: string }) => `${base}/${id}`;
const creditReturns = actionFor(invoices.creditReturns, { to });

/** Does to an invoice what the button pressed says. */
export const action = actionsFor(
  [
    invoices.send,
    invoices.followVat,
    invoices.markPaid,
    invoices.refund,
    invoices.allocate,
    invoices.undoPayment,
    invoices.cancel,
    invoices.dispute,
  ],
  {
    to,
    own: {
      withdrawLink: actionFor(invoices.withdrawLink),
      preview: previewing,
      update: actionFor(invoices.update, { to, read: withoutBlankLines }),
      creditReturns: ({ params, ...args }) => creditReturns({ ...args, params: {} }),
      credit: actionFor(invoices.credit, { to, read: withoutLinesOfNothing }),
      remove: actionFor(invoices.remove, { to: () => base }),
      duplicate: actionFor(invoices.duplicate, { to: ({ id }) => `${base}/${id}?edit=1` }),
    },
  },
);

export default function Invoice() {
  const { t } = useWords("pages/invoices");
  const { invoice, notices, isEditing, dueOfClient, onAccount, returns, requestKey, today } = useLoaderData<typeof loader>();
  const crumb = (
    <p className="mb-3 text-sm">
      <Link className="link-ink muted" to={base}>
        {t("title")}
      </Link>
    </p>
  );
  if (isEditing) {
    return (
      <>
        {crumb}
        <PageHead title={titleOf(invoice)} sentence={invoice.partyName} />
        <InvoiceForm invoice={invoice} requestKey={requestKey} back={to(invoice)} />
      </>
    );
  }
  return (
    <>
      {crumb}
      <PageHead
        title={titleOf(invoice)}
        sentence={
          invoice.clientId ? (
            <Link className="link-ink" to={`/customer/clients/${invoice.clientId}`}>
              {invoice.partyName}
            </Link>
          ) : (
            invoice.partyName
          )
        }
      />
      <Refusal />
      <DraftNotices notices={notices} invoice={invoice} requestKey={requestKey} />
      <div className="document">
        <InvoiceSheet invoice={invoice} requestKey={requestKey} />
        <InvoiceRail
          invoice={invoice}
          dueOfClient={dueOfClient}
          onAccount={onAccount}
          returns={returns}
          requestKey={requestKey}
          today={today}
        />
      </div>
    </>
  );

  function titleOf({ number, type }: Shown): string {
    return number ?? `${t(`invoices:values.type.${type}`)} ${t("unnumbered")}`;
  }
}
