import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useWords } from "@/app/shell/i18n/use-words";
import { standingOrders } from "@/worker/modules/sell/standing-orders/contract";
import { actionFor } from "@/app/shell/action";
import { PageHead } from "@/app/ui/page-head";
import { standingBase } from "../base";
import { StandingForm } from "./standing-form";

export const handle = { words: ["pages/orders", "standingOrders"], title: "pages/orders:standing.new" };

export function loader({ context }: LoaderFunctionArgs) {
  return { requestKey: context.nonce, today: context.today };
}

export const action = actionFor(standingOrders.create, { to: ({ id }) => `${standingBase}/${id}` });

export default function NewStandingOrder() {
  const { t } = useWords("pages/orders");
  return (
    <div className="page-narrow">
      <PageHead title={t("standing.new")} sentence={t("standing.sentence")} />
      <StandingForm {...useLoaderData<typeof loader>()} back={standingBase} />
    </div>
  );
}
