import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { Pencil } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import { formatMoney } from "@/worker/core/figures/money";
import { type RecurringInvoice, recurringInvoices } from "@/worker/modules/money/recurring-invoices/contract";
import { actionFor, actionsFor } from "@/app/shell/action";
import { Actions } from "@/app/ui/actions";
import { DateText } from "@/app/ui/date";
import { Fact, Facts } from "@/app/ui/facts";
import { Refusal } from "@/app/ui/form";
import { PageHead } from "@/app/ui/page-head";
import { Quantity } from "@/app/ui/quantity";
import { recurringBase } from "../base";
import { MadeList } from "@/app/ui/made-list";
import { base } from "../invoice-table";
import { RecurringForm } from "./recurring-form";
import { RecurringStatus } from "./recurring-invoices";
import { withoutBlankLines } from "../save-invoice";

export const handle = {
  words: ["pages/invoices", "invoices", "recurringInvoices"],
  title: (data: unknown) => (data as { recurring?: RecurringInvoice } | undefined)?.recurring?.description ?? "",
};

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const recurring = await context.read(recurringInvoices.show, { id: params.id });
  const isEditing = new URL(request.url).searchParams.has("edit");
  return { recurring, isEditing, requestKey: context.nonce, today: context.today };
}

/** Does to it what the button pressed says. */
export const action = actionsFor([recurringInvoices.pause, recurringInvoices.resume], {
  own: {
    update: actionFor(recurringInvoices.update, { read: withoutBlankLines }),
    run: actionFor(recurringInvoices.run, { to: ({ invoiceId }) => `${base}/${invoiceId}` }),
  },
});

export default function RecurringInvoiceScreen() {
  const { t } = useWords("pages/invoices");
  const { recurring, isEditing, requestKey, today } = useLoaderData<typeof loader>();
  const own = `${recurringBase}/${recurring.id}`;
  return (
    <div className={isEditing ? "page-narrow" : undefined}>
      <p className="mb-3 text-sm">
        <Link className="link-ink muted" to={recurringBase}>
          {t("recurring.title")}
        </Link>
      </p>
      <PageHead
        title={recurring.description}
        sentence={
          <Link className="link-ink" to={`/customer/clients/${recurring.clientId}`}>
            {recurring.clientName}
          </Link>
        }
      >
        {!isEditing && (
          <Link className="btn btn-plain" to="?edit=1">
            <Pencil aria-hidden="true" />
            {t("edit")}
          </Link>
        )}
      </PageHead>
      {!isEditing && <Refusal />}
      {isEditing ? (
        <RecurringForm recurring={recurring} requestKey={requestKey} today={today} back={own} />
      ) : (
        <div className="document">
          <Sheet recurring={recurring} />
          <Rail recurring={recurring} requestKey={requestKey} />
        </div>
      )}
    </div>
  );
}

function Sheet({ recurring }: { recurring: RecurringInvoice }) {
  const { t } = useWords("recurringInvoices");
  return (
    <div className="parts content-start gap-8">
      <section>
        <h2 className="mb-2 text-lg">{t("fields.lines")}</h2>
        <ul className="border-t border-rule">
          {recurring.lines.map(({ id, description, amount, total }) => (
            <li key={id} className="card-line border-b border-rule py-2">
              <span>
                {description}
                <span className="muted block text-sm">
                  <Quantity value={amount.amount} unit={amount.unit} />
                </span>
              </span>
              <span className="tnum whitespace-nowrap">{formatMoney(total, 2)}</span>
            </li>
          ))}
        </ul>
      </section>
      <MadeList
        title={t("fields.made")}
        none={t("pages/invoices:recurring.notYet")}
        made={recurring.made.map(({ id, number, issuedOn }) => ({
          to: `${base}/${id}`,
          name: number ?? t("invoices:values.status.draft"),
          day: issuedOn,
        }))}
      />
    </div>
  );
}

function Rail({ recurring, requestKey }: { recurring: RecurringInvoice; requestKey: string }) {
  const { t } = useWords("recurringInvoices");
  const { paused, nextOn, endsOn, everyMonths, subtotal } = recurring;
  const isOver = endsOn !== null && endsOn < nextOn;
  return (
    <aside className="rail text-sm" aria-label={t("pages/invoices:rail")}>
      <div className="text-base">
        <RecurringStatus {...recurring} />
      </div>
      <div className="no-print grid gap-2">
        {!isOver && (
          <Actions
            of={recurringInvoices}
            moves={paused ? ["resume"] : ["run", "pause"]}
            next={paused ? "resume" : "run"}
            look="btn btn-quiet"
            version={recurring.version}
            requestKey={requestKey}
          />
        )}
      </div>
      <Facts>
        <Fact label={t("pages/invoices:recurring.rhythm")}>{t("pages/invoices:recurring.everyMonths", { count: everyMonths })}</Fact>
        <Fact label={t("fields.nextOn")}>{!paused && !isOver && <DateText value={nextOn} />}</Fact>
        <Fact label={t("fields.endsOn")}>{endsOn && <DateText value={endsOn} />}</Fact>
        <Fact label={t("fields.subtotal")}>
          <span className="tnum">{formatMoney(subtotal, 2)}</span>
        </Fact>
      </Facts>
    </aside>
  );
}
