import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import { counts } from "@/worker/modules/store/counts/contract";
import { actionFor, actionsBy } from "@/app/shell/action";
import { Refusal } from "@/app/ui/form";
import { PageHead } from "@/app/ui/page-head";
import { base, countPath } from "../addresses";
import { Released, releasedIn } from "../released";
import { CountForm } from "./count-form";
import { CountRail } from "./count-rail";
import { DifferenceTable } from "./difference-table";
import { onlyChanged } from "./only-changed";

export const handle = {
  words: ["pages/inventory", "counts"],
  title: (data: unknown) => (data as { count?: { reference: string } } | undefined)?.count?.reference ?? "",
};

/** A count sheet: to fill in, or (`?review=1`) its differences, which a blind sheet shows only there. */
export async function loader({ context, params: { id }, request }: LoaderFunctionArgs) {
  const { search, searchParams } = new URL(request.url);
  const isReview = searchParams.has("review");
  const count = await context.read(counts.show, { id, reveal: isReview });
  if (count.id !== id) throw redirect(countPath(count.id) + search);
  return { count, isReview: isReview || count.status !== "open", requestKey: context.nonce, today: context.today };
}

/** Does to a sheet what the pressed button stands for; writing down what was counted otherwise. */
export const action = actionsBy(
  {
    post: actionFor(counts.post, { to: ({ id, released }) => countPath(id) + releasedIn(released) }),
    cancel: actionFor(counts.cancel),
    fill: actionFor(counts.fill, { read: onlyChanged }),
  },
  "fill",
);

export default function CountPage() {
  const { t } = useWords("pages/inventory");
  const { count, isReview, requestKey, today } = useLoaderData<typeof loader>();
  return (
    <>
      <p className="mb-3 text-sm">
        <Link className="link-ink muted" to={`${base}?tab=counts`}>
          {t("tabs.counts")}
        </Link>
      </p>
      <PageHead
        title={count.locationName}
        sentence={`${count.reference} · ${t("count.progress", { done: count.done, size: count.size })}`}
      />
      {isReview && <Refusal />}
      <Released />
      <div className="document">
        <div className="min-w-0">
          {isReview ? <DifferenceTable count={count} /> : <CountForm count={count} requestKey={requestKey} today={today} />}
        </div>
        <CountRail count={count} isReview={isReview} requestKey={requestKey} />
      </div>
    </>
  );
}
