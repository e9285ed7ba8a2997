import { useLoaderData } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import { PageHead } from "@/app/ui/page-head";
import { base } from "./base";
import { CompleteForm } from "./complete-form";
import type { CompletionMove, completionLoader } from "./completion-loader";

/** The page of either move: the way back to the order, what the move is about, and its form. */
export function CompletionPage({ move }: { move: CompletionMove }) {
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
