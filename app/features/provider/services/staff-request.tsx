import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useLocation } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import { addDays } from "@/worker/core/figures/dates";
import { serviceRequests } from "@/worker/modules/provider/service-requests/contract";
import { actionFor, actionsFor } from "@/app/shell/action";
import { withFile } from "@/app/shell/with-file";
import { Refusal } from "@/app/ui/form";
import { PageHead } from "@/app/ui/page-head";
import { staffOrdersBase, staffRequestsBase } from "./base";
import { RequestRail } from "./request-rail";
import { RequestSheet } from "./request-sheet";
import { StaffForms } from "./staff-forms";

export const handle = {
  words: ["pages/services", "serviceRequests", "pages/files"],
  title: (data: unknown) => (data as { request?: { title: string } } | undefined)?.request?.title ?? "",
};

/** A quote holds so many days unless one says otherwise. */
const QUOTE_DAYS = 30;

export async function loader({ context, params }: LoaderFunctionArgs) {
  const request = await context.read(serviceRequests.show, { id: params.id });
  return { request, requestKey: context.nonce, today: context.today, inAMonth: addDays(context.today, QUOTE_DAYS) };
}

const { review, quote, reject, start, deliver, close, cancel, message, attach, detach } = serviceRequests;
export const action = actionsFor([review, quote, reject, start, deliver, close, cancel, message, detach], {
  own: { attach: withFile(actionFor(attach)) },
});

/** A request, or the order it has become, as the provider's staff sees it. */
export default function StaffRequest() {
  const { t } = useWords("pages/services");
  const { pathname } = useLocation();
  const { request, requestKey, today, inAMonth } = useLoaderData<typeof loader>();
  const isOrder = pathname.startsWith(staffOrdersBase);
  return (
    <>
      <p className="mb-3 text-sm">
        <Link className="link-ink muted" to={isOrder ? staffOrdersBase : staffRequestsBase}>
          {t(isOrder ? "staffOrders.title" : "staff.title")}
        </Link>
      </p>
      <PageHead title={request.title} sentence={`${request.reference} · ${request.businessName}`} />
      <Refusal />
      <div className="document">
        <RequestSheet request={request} requestKey={requestKey} today={today} isStaff />
        <RequestRail request={request} requestKey={requestKey}>
          <StaffForms request={request} requestKey={requestKey} validUntil={inAMonth} />
        </RequestRail>
      </div>
    </>
  );
}
