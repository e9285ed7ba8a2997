import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { Pencil } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import { serviceRequests } from "@/worker/modules/provider/service-requests/contract";
import { actionFor, actionsFor } from "@/app/shell/action";
import { withFile } from "@/app/shell/with-file";
import { Refusal } from "@/app/ui/form";
import { PageHead } from "@/app/ui/page-head";
import { keepInDocuments } from "../files/keep-in-documents";
import { formBase, requestsBase } from "./base";
import { RequestRail } from "./request-rail";
import { RequestSheet } from "./request-sheet";

export const handle = {
  words: ["pages/services", "serviceRequests", "pages/files"],
  title: (data: unknown) => (data as { request?: { title: string } } | undefined)?.request?.title ?? "",
};

export async function loader({ context, params }: LoaderFunctionArgs) {
  return { request: await context.read(serviceRequests.show, { id: params.id }), requestKey: context.nonce, today: context.today };
}

const { submit, accept, pay, close, cancel, message, attach, detach, file } = serviceRequests;
export const action = actionsFor([submit, accept, close, cancel, message, detach], {
  own: {
    pay: actionFor(pay, { to: ({ id }) => `/billing/payments/${id}` }),
    attach: withFile(actionFor(attach)),
    keep: keepInDocuments(file),
  },
});

/** A request as its customer sees it. */
export default function RequestScreen() {
  const { t } = useWords("pages/services");
  const { request, requestKey, today } = useLoaderData<typeof loader>();
  return (
    <>
      <p className="mb-3 text-sm">
        <Link className="link-ink muted" to={requestsBase}>
          {t("mine.title")}
        </Link>
      </p>
      <PageHead title={request.title} sentence={request.reference}>
        {request.status === "draft" && (
          <Link className="btn btn-plain" to={`${formBase}?id=${request.id}`}>
            <Pencil aria-hidden="true" />
            {t("goOn")}
          </Link>
        )}
      </PageHead>
      <Refusal />
      <div className="document">
        <RequestSheet request={request} requestKey={requestKey} today={today} />
        <RequestRail request={request} requestKey={requestKey} />
      </div>
    </>
  );
}
