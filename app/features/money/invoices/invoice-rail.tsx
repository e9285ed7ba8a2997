import { Form } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { CopyPlus, Eye, FileCode2, Pencil, Printer, Send, Trash2 } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import { formatMoney } from "@/worker/core/figures/money";
import { sheetPath } from "@/worker/core/contract/sheet-path";
import { type Invoice, invoices, type ListedInvoice } from "@/worker/modules/money/invoices/contract";
import { Action } from "@/app/ui/actions";
import { DateText } from "@/app/ui/date";
import { RailLine } from "@/app/ui/facts";
import { RequestKey } from "@/app/ui/form";
import { None } from "@/app/ui/money";
import { CreditForm, DisputeForm, ReasonForm } from "./corrections";
import { InvoiceStatus } from "./invoice-status";
import { AllocateForm } from "./paying/allocate-form";
import { OnAccountForm } from "./paying/on-account-form";
import { type Returns, ReturnsToCredit } from "./returns-to-credit";
import { PayForm } from "./paying/pay-form";

export interface InvoiceRailProps {
  invoice: Invoice;
  /** Of a credit note: what is due of its client's invoices. */
  dueOfClient: ListedInvoice[];
  /** Of an invoice: what its client has on account. */
  onAccount: number;
  /** What came back of its orders and is still to credit. */
  returns: { order: string; returns: Returns }[];
  requestKey: string;
  today: string;
}

/** Beside an invoice: where it stands, what comes next, its money, its dates. */
export function InvoiceRail({ invoice, dueOfClient, onAccount, returns, requestKey, today }: InvoiceRailProps) {
  const { t } = useWords("pages/invoices");
  const field = (name: string) => t(`invoices:fields.${name}`);
  const day = (value: string | null) => (value ? <DateText value={value} /> : <None />);
  const isBill = invoice.type === "client" && invoice.status !== "draft";
  return (
    <aside className="rail text-sm" aria-label={t("rail")}>
      <div className="text-base">
        <InvoiceStatus {...invoice} />
      </div>
      <div className="grid gap-2">
        <RailLine label={field("total")}>
          <span className="tnum text-xl">{formatMoney(invoice.total, 2)}</span>
        </RailLine>
        {isBill && <RailLine label={field("paid")}>{formatMoney(invoice.paid, 2)}</RailLine>}
        {isBill && invoice.due > 0 && (
          <RailLine label={field("due")}>
            <strong className="tnum font-semibold">{formatMoney(invoice.due, 2)}</strong>
          </RailLine>
        )}
        {invoice.creditBalance > 0 && (
          <RailLine label={field("creditBalance")}>
            <strong className="tnum font-semibold">{formatMoney(invoice.creditBalance, 2)}</strong>
          </RailLine>
        )}
      </div>
      {returns.map((one) => (
        <ReturnsToCredit key={one.order} {...one} requestKey={requestKey} />
      ))}
      <Moves invoice={invoice} dueOfClient={dueOfClient} onAccount={onAccount} requestKey={requestKey} today={today} />
      <div className="grid gap-1">
        <RailLine label={field("issuedOn")}>{invoice.status === "draft" ? <None /> : day(invoice.issuedOn)}</RailLine>
        {invoice.type === "client" && (
          <RailLine label={field("dueOn")}>
            {invoice.dueOn && invoice.due > 0 ? <DateText value={invoice.dueOn} today={today} /> : day(invoice.dueOn)}
          </RailLine>
        )}
        {invoice.paidOn && <RailLine label={field("paidOn")}>{day(invoice.paidOn)}</RailLine>}
      </div>
      <div className="muted grid gap-1">
        <RailLine label={field("createdAt")}>
          <DateText value={invoice.createdAt} />
        </RailLine>
        <RailLine label={field("updatedAt")}>
          <DateText value={invoice.updatedAt} today={today} />
        </RailLine>
      </div>
    </aside>
  );
}

/** What the state allows; what usually comes next stands first. */
function Moves({ invoice, dueOfClient, onAccount, requestKey, today }: Omit<InvoiceRailProps, "returns">) {
  const { t } = useWords("pages/invoices");
  const allows = (move: string) => invoice.moves.includes(move);
  const { siret, email, vatNumber } = invoice.buyer ?? {};
  const isElectronic = invoice.type !== "proforma" && invoice.number !== null && Boolean(siret || email || vatNumber);
  return (
    <div className="moves no-print">
      {allows("send") && <SendForm invoice={invoice} requestKey={requestKey} />}
      {allows("markPaid") && <PayForm record={invoice} requestKey={requestKey} today={today} label={t("pay")} />}
      {allows("allocate") && onAccount > 0 && <OnAccountForm record={invoice} onAccount={onAccount} requestKey={requestKey} />}
      {allows("refund") && (
        <PayForm
          record={{ due: invoice.creditBalance, version: invoice.version }}
          verb="refund"
          requestKey={requestKey}
          today={today}
          label={t("refund")}
        />
      )}
      {allows("allocate") && dueOfClient.length > 0 && <AllocateForm credit={invoice} due={dueOfClient} requestKey={requestKey} />}
      {allows("update") && (
        <Link className="btn btn-plain" to="?edit=1">
          <Pencil aria-hidden="true" />
          {t("edit")}
        </Link>
      )}
      <a className="btn btn-plain" href={sheetPath(invoices.paper, { id: invoice.id })} target="_blank" rel="noreferrer">
        <Printer aria-hidden="true" />
        {t("print")}
      </a>
      {invoice.due > 0 && (
        <a className="btn btn-plain" href="?pay=1" target="_blank" rel="noreferrer">
          <Eye aria-hidden="true" />
          {t("payOnline.link")}
        </a>
      )}
      {invoice.due > 0 && <Action of={invoices.withdrawLink} version={invoice.version} requestKey={requestKey} look="btn btn-quiet" />}
      {isElectronic && (
        <a className="btn btn-plain" href={sheetPath(invoices.einvoice, { id: invoice.id })} download={`${invoice.number}.xml`}>
          <FileCode2 aria-hidden="true" />
          {t("xml")}
        </a>
      )}
      <Action
        of={invoices.duplicate}
        requestKey={requestKey}
        icon={<CopyPlus aria-hidden="true" />}
        label={invoice.type === "proforma" ? t("toInvoice") : undefined}
      />
      {allows("credit") && <CreditForm invoice={invoice} requestKey={requestKey} />}
      {allows("dispute") && <DisputeForm invoice={invoice} requestKey={requestKey} />}
      {allows("cancel") && <ReasonForm invoice={invoice} requestKey={requestKey} />}
      {allows("remove") && (
        <Action
          of={invoices.remove}
          version={invoice.version}
          requestKey={requestKey}
          look="btn btn-quiet"
          icon={<Trash2 aria-hidden="true" />}
        />
      )}
    </div>
  );
}

/** Sends a draft: from then on it does not change any more. */
function SendForm({ invoice, requestKey }: Pick<InvoiceRailProps, "invoice" | "requestKey">) {
  const { t } = useWords("pages/invoices");
  return (
    <Form method="post" className="whole grid gap-2">
      <RequestKey value={requestKey} />
      <input type="hidden" name="_verb" value="send" />
      <input type="hidden" name="version" value={invoice.version} />
      <span className="thumb grid gap-1">
        <button type="submit" name="mail" value="true" className="btn btn-primary">
          <Send aria-hidden="true" />
          {t("send")}
        </button>
        <span className="muted text-xs">{t("sendHelp")}</span>
      </span>
      <button type="submit" name="mail" value="false" className="btn btn-quiet">
        {t("sendWithout")}
      </button>
    </Form>
  );
}
