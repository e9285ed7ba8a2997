import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, Link, useLoaderData } from "@remix-run/react";
import { X } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import { productionRequests } from "@/worker/modules/make/production-requests/contract";
import { productionRequestStatus } from "@/worker/modules/make/production-requests/status";
import { actionFor } from "@/app/shell/action";
import { DateText } from "@/app/ui/date";
import { Fact, Facts, RailLine } from "@/app/ui/facts";
import { RequestKey, Refusal } from "@/app/ui/form";
import { PageHead } from "@/app/ui/page-head";
import { Quantity } from "@/app/ui/quantity";
import { base } from "../base";
import { RequestStatus } from "../states";

export const handle = { words: ["pages/production", "productionRequests"], title: requestTitle };

function requestTitle(data: unknown): string {
  return (data as { request?: { product: string } } | undefined)?.request?.product ?? "";
}

export async function loader({ context, params }: LoaderFunctionArgs) {
  return { request: await context.read(productionRequests.show, { id: params.id }), requestKey: context.nonce };
}

export const action = actionFor(productionRequests.cancel);

export default function RequestScreen() {
  const { t } = useWords("pages/production");
  const { request, requestKey } = useLoaderData<typeof loader>();
  const field = (name: string) => t(`productionRequests:fields.${name}`);
  return (
    <>
      <p className="mb-3 text-sm">
        <Link className="link-ink muted" to={`${base}/requests`}>
          {t("productionRequests:title")}
        </Link>
      </p>
      <PageHead title={request.product} />
      <Refusal />
      <div className="document">
        <Facts>
          <Fact label={field("amount")}>
            <Quantity value={request.amount.amount} unit={request.amount.unit} />
          </Fact>
          <Fact label={field("requestedOn")}>
            <DateText value={request.requestedOn} />
          </Fact>
          <Fact label={field("urgency")}>{t(`productionRequests:values.urgency.${request.urgency}`)}</Fact>
          <Fact label={field("notes")}>{request.notes && <span className="whitespace-pre-line">{request.notes}</span>}</Fact>
          {request.reason && <Fact label={field("reason")}>{request.reason}</Fact>}
          {request.plannedOn && (
            <Fact label={field("plannedOn")}>
              <DateText value={request.plannedOn} />
            </Fact>
          )}
          {request.completedOn && (
            <Fact label={field("completedOn")}>
              <DateText value={request.completedOn} />
            </Fact>
          )}
        </Facts>
        <aside className="rail text-sm" aria-label={t("parts.rail")}>
          <div className="text-base">
            <RequestStatus status={request.status} />
          </div>
          {productionRequestStatus.allows(request.status, "cancel") && (
            <Form method="post" className="grid">
              <RequestKey value={requestKey} />
              <input type="hidden" name="version" value={request.version} />
              <button type="submit" className="btn btn-plain">
                <X aria-hidden="true" />
                {t("productionRequests:operations.cancel.title")}
              </button>
            </Form>
          )}
          <RailLine label={field("createdAt")}>
            <DateText value={request.createdAt} />
          </RailLine>
        </aside>
      </div>
    </>
  );
}
