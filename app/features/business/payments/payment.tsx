import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import { actionFor, actionsBy } from "@/app/shell/action";
import { sheetPath } from "@/worker/core/contract/sheet-path";
import { formatMoney } from "@/worker/core/figures/money";
import type { Result } from "@/worker/core/contract/operation";
import { addressLines } from "@/worker/core/trade/address-lines";
import { asLanguage, defaultLanguage } from "@/worker/core/language";
import { payments } from "@/worker/modules/business/payments/contract";
import { DateText } from "@/app/ui/date";
import { Disclosure } from "@/app/ui/disclosure";
import { RailLine } from "@/app/ui/facts";
import { Refusal, SubmitButton } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";
import { PageHead } from "@/app/ui/page-head";
import { useLineText } from "@/app/features/business/billing/line-text";
import { PaymentState } from "./payment-state";

export const handle = {
  words: ["pages/payments", "payments", "billing"],
  title: (data: unknown) => (data as { payment?: { business: string } } | undefined)?.payment?.business ?? "",
};

export async function loader({ context, params: { id } }: LoaderFunctionArgs) {
  return { payment: await context.read(payments.show, { id }), requestKey: context.nonce };
}

export const action = actionsBy({ refund: actionFor(payments.refund) });

const { Form, Field } = formOf(payments.refund);
type Whole = Result<typeof payments.show>;

/** A payment: what it was for, who paid, what was given back, and how to give back. */
export default function Payment() {
  const { t, i18n } = useWords("pages/payments");
  const { payment, requestKey } = useLoaderData<typeof loader>();
  const language = asLanguage(i18n.language) ?? defaultLanguage;
  const { id, business, businessId, buyer, kind, state, number, paidOn, createdAt, total, refunded, version } = payment;
  const field = (name: string) => t(`payments:fields.${name}`);
  const rest = state === "paid" ? total - refunded : 0;
  return (
    <>
      <p className="mb-3 text-sm">
        <Link className="link-ink muted" to="/admin/payments">
          {t("payments:title")}
        </Link>
      </p>
      <PageHead title={business} sentence={`${t(`payments:values.kind.${kind}`)}, ${formatMoney(total, 2)}`} />
      <Refusal />
      <div className="document">
        <div className="grid min-w-0 content-start gap-10">
          <Lines payment={payment} />
          <Refunds payment={payment} />
        </div>
        <aside className="rail text-sm" aria-label={t("rail")}>
          <div className="text-base">
            <PaymentState state={state} />
          </div>
          <div className="grid gap-2">
            {number && (
              <RailLine label={field("number")}>
                <a className="link-ink" href={sheetPath(payments.invoice, { id })}>
                  {number}
                </a>
              </RailLine>
            )}
            <RailLine label={field("createdAt")}>
              <DateText value={createdAt} />
            </RailLine>
            {paidOn && (
              <RailLine label={field("paidOn")}>
                <DateText value={paidOn} />
              </RailLine>
            )}
          </div>
          {buyer && (
            <div>
              <h2 className="mb-1 text-base">{field("buyer")}</h2>
              <p>{buyer.name}</p>
              {(buyer.address ? addressLines(buyer.address, language) : []).map((line) => (
                <p key={line}>{line}</p>
              ))}
              {buyer.siret && <p className="tnum">{buyer.siret}</p>}
              {buyer.vatNumber && <p className="tnum">{buyer.vatNumber}</p>}
            </div>
          )}
          <p className="mt-3">
            <Link className="link-ink" to={`/admin/consultancy-clients/${businessId}`}>
              {t("client")}
            </Link>
          </p>
          {rest > 0 && (
            <Disclosure form="refund" summary={t("payments:operations.refund.title")} look="btn btn-plain w-full">
              <Form verb="refund" version={version} requestKey={`${requestKey}-refund`} className="mt-3 grid gap-3">
                <Field name="amount" help={t("rest", { rest: formatMoney(rest, 2) })} />
                <Field name="reason" />
                {payment.plan && <Field name="endsPlan" />}
                <SubmitButton className="btn btn-ink">{t("refund")}</SubmitButton>
              </Form>
            </Disclosure>
          )}
        </aside>
      </div>
    </>
  );
}

function Lines({ payment: { lines, net, vat, total } }: { payment: Whole }) {
  const { t } = useWords("pages/payments");
  const textOf = useLineText();
  const sums = { net, vat, total };
  return (
    <section>
      <h2 className="mb-3 text-lg">{t("lines")}</h2>
      <table className="grid-table">
        <caption className="sr-only">{t("lines")}</caption>
        <tbody>
          {lines.map((line) => (
            <tr key={`${line.what}${line.total}`}>
              <td>{textOf(line)}</td>
              <td className="num">{formatMoney(line.total, 2)}</td>
            </tr>
          ))}
          {(["net", "vat", "total"] as const).map((name) => (
            <tr key={name}>
              <td className={name === "total" ? "font-semibold" : "muted"}>{t(`payments:fields.${name}`)}</td>
              <td className={`num ${name === "total" ? "font-semibold" : ""}`}>{formatMoney(sums[name], 2)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Refunds({ payment: { refunds } }: { payment: Whole }) {
  const { t } = useWords("pages/payments");
  return (
    <section>
      <h2 className="mb-3 text-lg">{t("payments:fields.refunds")}</h2>
      {refunds.length === 0 ? (
        <p className="muted text-sm">{t("noRefund")}</p>
      ) : (
        <ul className="border-t border-rule text-sm">
          {refunds.map(({ id, number, total, reason, issuedOn, credits }) => (
            <li key={id} className="flex items-baseline justify-between gap-3 border-b border-rule py-2">
              <span>
                <a className="link-ink font-semibold" href={sheetPath(payments.creditNote, { id })}>
                  {number}
                </a>
                <span className="muted block [overflow-wrap:anywhere]">{reason}</span>
              </span>
              <span className="text-right">
                <span className="tnum block font-semibold">{formatMoney(total, 2)}</span>
                <DateText value={issuedOn} />
                {credits > 0 && <span className="muted block">{t("credits", { count: credits })}</span>}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
