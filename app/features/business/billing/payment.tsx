import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { CreditCard } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import { asLanguage, defaultLanguage } from "@/worker/core/language";
import { formatDate } from "@/worker/core/figures/dates";
import { formatMoney } from "@/worker/core/figures/money";
import { billing } from "@/worker/modules/business/billing/contract";
import { actionFor, actionsBy } from "@/app/shell/action";
import { Refusal, SubmitButton } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";
import { PageHead } from "@/app/ui/page-head";
import { BuyerForm } from "./buyer-form";
import { useLineText } from "./line-text";
import { isForPlan, isPayable } from "@/worker/modules/business/billing/status";
import { cameFrom } from "./came-from";

export const handle = { words: ["pages/billing", "billing"], title: "pages/billing:pay.title" };

export async function loader({ context, params: { id } }: LoaderFunctionArgs) {
  const [payment, own, buyer] = await Promise.all([
    context.read(billing.payment, { id }),
    context.read(billing.show, {}),
    context.read(billing.buyer, {}),
  ]);
  return { payment, buyer, isSimulated: own.isSimulated, requestKey: context.nonce };
}

/** Where payments are simulated: what happens on the page of a service happens here. */
export const action = actionsBy({
  // The address names the payment, and who is billed is no payment's.
  billTo: (args) => actionFor(billing.billTo)({ ...args, params: {} }),
  simulate: actionFor(billing.simulate, {
    to: ({ id, state }) => (state === "failed" ? `/billing/payments/${id}` : `/payment-success?payment=${id}`),
  }),
});

const { Form, Field } = formOf(billing.simulate);

/** What is to pay, line by line, before one pays: on the service's page, or in a simulation that says what it is. */
export default function Payment() {
  const { t, i18n } = useWords("pages/billing");
  const { payment, buyer, isSimulated, requestKey } = useLoaderData<typeof loader>();
  const textOf = useLineText();
  const language = asLanguage(i18n.language) ?? defaultLanguage;
  const { lines, net, vat, total, startsOn, endsOn, state, url } = payment;
  const isOpen = isPayable(state);
  return (
    <div className="prose-page">
      <PageHead title={t("pay.title")} sentence={isOpen ? t("pay.sentence") : t("pay.over")} />
      <Refusal />
      {state === "failed" && (
        <p className="summary mb-4" role="alert">
          {t("pay.refused")}
        </p>
      )}
      <table className="grid-table">
        <caption className="sr-only">{t("pay.for")}</caption>
        <tbody>
          {lines.map((line) => (
            <tr key={`${line.what}${line.total}`}>
              <td>{[line.what === "plan" || line.what === "unused" ? "" : `${line.quantity} × `, textOf(line)].join("")}</td>
              <td className="num">{formatMoney(line.total, 2)}</td>
            </tr>
          ))}
          <tr>
            <td className="muted">{t("billing:fields.net")}</td>
            <td className="num">{formatMoney(net, 2)}</td>
          </tr>
          <tr>
            <td className="muted">{t("billing:fields.vat")}</td>
            <td className="num">{formatMoney(vat, 2)}</td>
          </tr>
          <tr>
            <td className="font-semibold">{t("billing:fields.total")}</td>
            <td className="num text-lg font-semibold">{formatMoney(total, 2)}</td>
          </tr>
        </tbody>
      </table>
      {startsOn && endsOn && (
        <p className="muted mt-2 text-sm">{t("pay.from", { from: formatDate(startsOn, language), until: formatDate(endsOn, language) })}</p>
      )}
      {isOpen && <BuyerForm buyer={buyer} isNeeded={!payment.isBillable} requestKey={requestKey} />}
      {isOpen && !isSimulated && url && payment.isBillable && (
        <p className="mt-6">
          <a className="btn btn-primary" href={url}>
            <CreditCard aria-hidden="true" />
            {t("pay.card", { total: formatMoney(total, 2) })}
          </a>
        </p>
      )}
      {isOpen && isSimulated && payment.isBillable && (
        <section className="mt-8 border-l-3 border-warning bg-base-200 p-4">
          <h2 className="mt-0! text-lg">{t("pay.simulation")}</h2>
          <p className="mb-4 text-sm">{t("pay.simulationText")}</p>
          <Form verb="simulate" requestKey={requestKey}>
            {isForPlan(payment.kind) && <Field name="isRefusedLater" />}
            <div className="mt-4 flex flex-wrap gap-3">
              <SubmitButton name="outcome" value="pay">
                {t("pay.pay")}
              </SubmitButton>
              <SubmitButton name="outcome" value="fail" className="btn btn-plain">
                {t("pay.fail")}
              </SubmitButton>
              <SubmitButton name="outcome" value="wait" className="btn btn-plain">
                {t("pay.wait")}
              </SubmitButton>
            </div>
          </Form>
        </section>
      )}
      <p className="mt-6 text-sm">
        <Link className="link-ink" to={cameFrom(payment)}>
          {t("pay.back")}
        </Link>
      </p>
    </div>
  );
}
