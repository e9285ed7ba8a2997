import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useParams } from "@remix-run/react";
import { useWords } from "@/app/shell/i18n/use-words";
import { formatMoney } from "@/worker/core/figures/money";
import { invoices } from "@/worker/modules/money/invoices/contract";
import { DateText } from "@/app/ui/date";
import { Fact, Facts } from "@/app/ui/facts";
import { PageHead } from "@/app/ui/page-head";

export const handle = { words: ["pages/invoices", "invoices"], title: "pages/invoices:payOnline.page" };

export const loader = ({ context, params: { link } }: LoaderFunctionArgs) => context.read(invoices.paymentPage, { id: link });

/** What whoever received an invoice still owes of it, and how to pay it: by card where cards are taken, by transfer otherwise. */
export default function Pay() {
  const { t } = useWords("pages/invoices");
  const invoice = useLoaderData<typeof loader>();
  const { link } = useParams();
  const { number, sellerName, buyerName, issuedOn, dueOn, total, due, iban, bic, byCard, code } = invoice;
  return (
    <div className="prose-page pt-2">
      <PageHead title={t("payOnline.title", { number })} sentence={t("payOnline.sides", { sellerName, buyerName })} />
      <Facts>
        <Fact label={t("invoices:fields.issuedOn")}>
          <DateText value={issuedOn} />
        </Fact>
        <Fact label={t("invoices:fields.total")}>{formatMoney(total, 2)}</Fact>
        <Fact label={t("invoices:fields.due")}>
          <strong className="tnum text-lg font-semibold">{formatMoney(due, 2)}</strong>
        </Fact>
        {due > 0 && dueOn && (
          <Fact label={t("invoices:fields.dueOn")}>
            <DateText value={dueOn} />
          </Fact>
        )}
      </Facts>
      {due === 0 && (
        <p className="summary mt-6" role="status">
          {t("payOnline.done")}
        </p>
      )}
      {byCard && (
        <p className="mt-6">
          <a className="btn btn-primary" href={`/pay/${link}/card`} rel="nofollow">
            {t("payOnline.card", { due: formatMoney(due, 2) })}
          </a>
        </p>
      )}
      {iban && (
        <section className="mt-6">
          <h2>{t("payOnline.transfer")}</h2>
          <Facts>
            <Fact label={t("payOnline.holder")}>{sellerName}</Fact>
            <Fact label={t("invoices:fields.iban")}>
              <span className="tnum select-all">{iban.replace(/(.{4})(?=.)/g, "$1 ")}</span>
            </Fact>
            {bic && <Fact label={t("invoices:fields.bic")}>{bic}</Fact>}
            <Fact label={t("payOnline.quote")}>
              <span className="select-all">{number}</span>
            </Fact>
          </Facts>
          {code && (
            <figure className="mt-4 w-fit">
              <svg
                className="size-44 bg-white p-2"
                viewBox={`0 0 ${code.size} ${code.size}`}
                role="img"
                aria-label={t("payOnline.code", { due: formatMoney(due, 2) })}
              >
                <path d={code.path} fill="black" />
              </svg>
              <figcaption className="muted mt-1 text-sm">{t("payOnline.scan")}</figcaption>
            </figure>
          )}
        </section>
      )}
      {due > 0 && !iban && !byCard && <p className="mt-6">{t("payOnline.ask", { sellerName })}</p>}
    </div>
  );
}
