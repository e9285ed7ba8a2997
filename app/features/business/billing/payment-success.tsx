import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useLocation } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import { formatMoney } from "@/worker/core/figures/money";
import { billing } from "@/worker/modules/business/billing/contract";
import { PageHead } from "@/app/ui/page-head";
import { useRefreshEvery } from "@/app/ui/use-refresh-every";
import { cameFrom } from "./came-from";

export const handle = { words: ["pages/billing"], title: "pages/billing:success.page" };

/** Where one comes back to after paying. The service's message may come later, or never: it is asked. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const id = new URL(request.url).searchParams.get("payment");
  const account = await context.account();
  if (!id || account?.role !== "customer") return { payment: null };
  try {
    return { payment: await context.call(billing.confirm, { id }) };
  } catch (error) {
    context.phrase(error);
    return { payment: null };
  }
}

/** Milliseconds after which one asks again while the bank decides. */
const EVERY = 4_000;

/** What became of a payment. */
export default function PaymentSuccess() {
  const { t } = useWords("pages/billing");
  const { payment } = useLoaderData<typeof loader>();
  const { pathname, search } = useLocation();
  const isWaiting = payment?.state === "pending" || payment?.state === "open";
  useRefreshEvery(isWaiting ? EVERY : null);
  if (!payment)
    return (
      <Outcome text={t("success.unknown")}>
        <Link className="btn btn-plain" to="/billing">
          {t("success.billing")}
        </Link>
      </Outcome>
    );
  if (isWaiting)
    return (
      <Outcome text={t("success.pending")}>
        <a className="btn btn-plain" href={pathname + search}>
          {t("success.refresh")}
        </a>
      </Outcome>
    );
  if (payment.state !== "paid")
    return (
      <Outcome text={t("success.failed")}>
        <Link className="btn btn-primary" to={payment.url ? `/billing/payments/${payment.id}` : "/billing"}>
          {t("success.again")}
        </Link>
      </Outcome>
    );
  const opened = payment.plan
    ? t("success.plan", { plan: t(`core:plans.${payment.plan}`) })
    : payment.requestId
      ? t("success.service")
      : t("success.credits", { count: payment.credits });
  return (
    <Outcome isDone text={`${t("success.paid", { total: formatMoney(payment.total, 2) })} ${opened}`}>
      <Link className="btn btn-primary" to={cameFrom(payment)}>
        {t(payment.requestId ? "success.request" : "success.billing")}
      </Link>
      <a className="btn btn-plain" href={`/customer/papers/billing.invoice/${payment.id}`}>
        {t("success.invoice")}
      </a>
    </Outcome>
  );
}

function Outcome({ text, isDone, children }: { text: string; isDone?: boolean; children?: React.ReactNode }) {
  const { t } = useWords("pages/billing");
  return (
    <div className="prose-page pt-2">
      <PageHead title={t(isDone ? "success.title" : "success.page")} />
      <p role="status">{text}</p>
      <div className="mt-6 flex flex-wrap gap-3">{children}</div>
    </div>
  );
}
