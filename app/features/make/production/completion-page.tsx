import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { redirect } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { useWords } from "@/app/shell/i18n/use-words";
import { production } from "@/worker/modules/make/production/contract";
import { productionStatus } from "@/worker/modules/make/production/status";
import { PageHead } from "@/app/ui/page-head";
import { base } from "./base";
import { CompleteForm } from "./complete-form";

/** The two moves that say what a batch gave: when it is done, and again when that was wrong. */
type Move = "complete" | "correct";

/** Reads the order for a move; an order whose status does not allow the move is shown instead. */
export const completionLoader =
  (move: Move) =>
  async ({ context, params }: LoaderFunctionArgs) => {
    const order = await context.read(production.show, { id: params.id });
    if (!productionStatus.allows(order.status, move)) throw redirect(`${base}/${order.id}`);
    return { order, today: context.today, requestKey: context.nonce };
  };

/** The page of either move: the way back to the order, what the move is about, and its form. */
export function CompletionPage({ move }: { move: Move }) {
  const { t } = useWords("pages/production");
  const { order, today, requestKey } = useLoaderData<ReturnType<typeof completionLoader>>();
  return (
    <div className="page-narrow">
      <p className="mb-3 text-sm">
        <Link className="link-ink muted" to={`${base}/${order.id}`}>
          {order.reference}
        </Link>
      </p>
      <PageHead title={t(`${move}.title`, { name: order.name })} sentence={t(`${move}.sentence`)} />
      <CompleteForm order={order} today={today} requestKey={requestKey} />
    </div>
  );
}
