import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useWords } from "@/app/shell/i18n/use-words";
import type { Operation } from "@/worker/core/contract/operation";
import { billing } from "@/worker/modules/business/billing/contract";
import { businesses } from "@/worker/modules/business/businesses/contract";
import { credits } from "@/worker/modules/business/credits/contract";
import { feedback } from "@/worker/modules/business/feedback/contract";
import { staffDesk } from "@/worker/modules/provider/staff-desk/contract";
import { jobs } from "@/worker/modules/business/jobs/contract";
import { actionFor, actionsFor, byOwnId } from "@/app/shell/action";
import { PageHead } from "@/app/ui/page-head";
import { Pager } from "@/app/ui/pager";
import { Queues } from "@/app/features/provider/staff-desk/queues";
import { Figures, Plans } from "./figures";
import { GrantCredits } from "./grant-credits";
import { LatestFeedback } from "./latest-feedback";
import { Revenue } from "./revenue";
import { SignUps } from "./sign-ups";
import { UndoneJobs } from "./undone-jobs";

export const handle = {
  words: ["pages/staff-desk", "staffDesk", "pages/admin", "billing", "businesses", "credits", "feedback", "jobs"],
  title: "pages/admin:title",
};

export async function loader({ context, request }: LoaderFunctionArgs) {
  const cursor = new URL(request.url).searchParams.get("cursor") ?? undefined;
  const [summary, page, feedbackPage, undone, revenue, queues] = await Promise.all([
    context.read(businesses.summary, {}),
    context.read(businesses.list, { limit: 10, cursor }),
    context.read(feedback.list, { limit: 5 }),
    context.read(jobs.list, { limit: 20 }),
    context.read(billing.figures, {}),
    context.read(staffDesk.queues, {}),
  ]);
  return {
    summary,
    page,
    messages: feedbackPage.items,
    undone: undone.items,
    revenue,
    queues,
    today: context.today,
    requestKey: context.nonce,
  };
}

/** Both decisions on a failed job are forms of this screen, and so are credits that are given by hand. */
export const action = actionsFor<Operation>([jobs.replay, jobs.discard], {
  own: { grant: byOwnId(actionFor(credits.grant), "_business") },
});

export default function Dashboard() {
  const { t } = useWords("pages/admin");
  const { summary, page, messages, undone, revenue, queues, today, requestKey } = useLoaderData<typeof loader>();
  const count = summary.groups.reduce((sum, group) => sum + group.count, 0);
  const failed = undone.filter(({ state }) => state !== "waiting").length;
  const waiting = failed ? t("jobs", { count: failed }) : t("noJobs");
  const sentence = t("sentence", { businesses: t("businesses", { count }), people: t("people", { count: summary.people }), jobs: waiting });
  return (
    <>
      <PageHead title={t("title")} sentence={sentence} />
      <Figures groups={summary.groups} />
      <Revenue figures={revenue} />
      <Queues waiting={queues} today={today} />
      <div className="document mt-8">
        <div className="grid min-w-0 content-start gap-10">
          <UndoneJobs jobs={undone} />
          <section>
            <SignUps businesses={page.items} />
            {count > page.items.length && <Pager shown={page.items.length} total={count} nextCursor={page.nextCursor} />}
          </section>
        </div>
        <aside className="rail" aria-label={t("rail")}>
          <Plans groups={summary.groups} />
          <GrantCredits businesses={page.items} requestKey={requestKey} />
          <LatestFeedback messages={messages} today={today} />
        </aside>
      </div>
    </>
  );
}
