import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { redirect } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { useWords } from "@/app/shell/i18n/use-words";
import { production } from "@/worker/modules/make/production/contract";
import { productionStatus } from "@/worker/modules/make/production/status";
import { actionFor } from "@/app/shell/action";
import { PageHead } from "@/app/ui/page-head";
import { base } from "./base";
import { CompleteForm } from "./complete-form";
import { orderTitle } from "./order";

export const handle = { words: ["pages/production", "production"], title: orderTitle };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const order = await context.read(production.show, { id: params.id });
  if (!productionStatus.allows(order.status, "correct")) throw redirect(`${base}/${order.id}`);
  return { order, today: context.today, requestKey: context.nonce };
}

export const action = actionFor(production.correct, { to: ({ id }) => `${base}/${id}` });

export default function Correct() {
  const { t } = useWords("pages/production");
  const { order, today, requestKey } = useLoaderData<typeof loader>();
  return (
    <div className="page-narrow">
      <p className="mb-3 text-sm">
        <Link className="link-ink muted" to={`${base}/${order.id}`}>
          {order.reference}
        </Link>
      </p>
      <PageHead title={t("correct.title", { name: order.name })} sentence={t("correct.sentence")} />
      <CompleteForm order={order} today={today} requestKey={requestKey} />
    </div>
  );
}
