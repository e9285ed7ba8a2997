import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import { formatMoney } from "@/worker/core/figures/money";
import type { Invoice } from "@/worker/modules/money/invoices/contract";
import { AddressText } from "@/app/ui/address-fields";
import { DateText } from "@/app/ui/date";
import { Fact, Facts } from "@/app/ui/facts";
import { DocumentLines, DocumentTotals } from "./document-lines";
import { base } from "./invoice-table";
import { Payments } from "./paying/payments";

/** The invoice as it reads on paper: to whom, what, the tax by rate, what it comes to; then what was paid and taken back. */
export function InvoiceSheet({ invoice, requestKey }: { invoice: Invoice; requestKey: string }) {
  const { t } = useWords("pages/invoices");
  const field = (name: string) => t(`invoices:fields.${name}`);
  return (
    <div className="grid min-w-0 content-start gap-8">
      {invoice.dispute && <p className="summary font-semibold">{t("shell:pair", { name: field("dispute"), value: invoice.dispute })}</p>}
      <section className="grid items-start gap-6 sm:grid-cols-2">
        <Parties invoice={invoice} />
        <Facts>
          {invoice.reference && <Fact label={field("reference")}>{invoice.reference}</Fact>}
          {invoice.description && <Fact label={field("description")}>{invoice.description}</Fact>}
          {invoice.creditsId && (
            <Fact label={field("creditsId")}>
              <Link className="link-ink" to={`${base}/${invoice.creditsId}`}>
                {invoice.description}
              </Link>
            </Fact>
          )}
          {invoice.deliveries.length < 2 && <Fact label={field("soldOn")}>{invoice.soldOn && <DateText value={invoice.soldOn} />}</Fact>}
          {invoice.deliveries.length > 0 && (
            <Fact label={field("deliveries")}>
              <Deliveries invoice={invoice} />
            </Fact>
          )}
          {invoice.deposits.length > 0 && (
            <Fact label={field("deposits")}>
              {invoice.deposits.map(({ number, issuedOn }) => (
                <span key={number} className="block">
                  <Link className="link-ink" to={`${base}/${number}`}>
                    {number}
                  </Link>{" "}
                  <DateText value={issuedOn} />
                </span>
              ))}
            </Fact>
          )}
          {invoice.paymentTerms && <Fact label={field("paymentTerms")}>{t(`invoices:values.paymentTerms.${invoice.paymentTerms}`)}</Fact>}
          {invoice.vatReason && <Fact label={field("vatReason")}>{t(`invoices:values.vatReason.${invoice.vatReason}`)}</Fact>}
        </Facts>
      </section>
      <section>
        <h2 className="mb-2 text-lg">{field("lines")}</h2>
        <DocumentLines lines={invoice.lines} />
        <DocumentTotals totals={invoice} />
      </section>
      {invoice.notes && (
        <section>
          <h2 className="mb-1 text-lg">{t(invoice.type === "credit" ? "invoices:fields.reason" : "invoices:fields.notes")}</h2>
          <p className="whitespace-pre-line">{invoice.notes}</p>
        </section>
      )}
      <Payments invoice={invoice} requestKey={requestKey} />
      {invoice.allocations.length > 0 && (
        <section>
          <h2 className="mb-2 text-lg">{field("allocations")}</h2>
          <ul className="border-t border-rule">
            {invoice.allocations.map(({ id, invoiceId, number, paidOn, amount }) => (
              <li key={id} className="card-line min-h-11 items-center border-b border-rule">
                <DateText value={paidOn} />
                <Link className="name mr-auto" to={`${base}/${invoiceId}`}>
                  {number}
                </Link>
                <span className="tnum">{formatMoney(amount, 2)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {invoice.credits.length > 0 && (
        <section>
          <h2 className="mb-2 text-lg">{field("credits")}</h2>
          <ul className="border-t border-rule">
            {invoice.credits.map(({ id, number, total }) => (
              <li key={id} className="card-line min-h-11 items-center border-b border-rule">
                <Link className="name" to={`${base}/${id}`}>
                  {number ?? t("unnumbered")}
                </Link>
                <span className="tnum">{formatMoney(-total, 2)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** What was delivered, each time with its note, its day and its place. */
function Deliveries({ invoice: { deliveries } }: { invoice: Invoice }) {
  return deliveries.map(({ reference, day, address }) => (
    <span key={`${reference}${day}`} className="block">
      {reference} <DateText value={day} />
      {deliveries.length > 1 && address && (
        <span className="muted block text-sm">
          <AddressText address={address} isInline />
        </span>
      )}
    </span>
  ));
}

/** Both sides as they were when it was sent; before, the client alone. */
function Parties({ invoice: { buyer, partyName, deliveryAddress, deliveries } }: { invoice: Invoice }) {
  const { t } = useWords("pages/invoices");
  const identity = [buyer?.siret && `SIRET ${buyer.siret}`, buyer?.vatNumber].filter(Boolean).join(" · ");
  return (
    <div>
      <p className="muted text-sm">{t("billedTo")}</p>
      <p className="font-semibold">{buyer?.name ?? partyName}</p>
      {buyer?.address && <AddressText address={buyer.address} />}
      {identity && <p className="muted text-sm">{identity}</p>}
      {deliveryAddress && deliveries.length < 2 && (
        <p className="muted mt-2 text-sm">
          {t("deliveredTo")} <AddressText address={deliveryAddress} isInline />
        </p>
      )}
    </div>
  );
}
