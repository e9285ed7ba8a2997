import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { Pencil } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import { actionFor, actionsFor } from "@/app/shell/action";
import { complaints } from "@/worker/modules/safety/complaints/contract";
import { complaintStatus } from "@/worker/modules/safety/complaints/status";
import { DateText } from "@/app/ui/date";
import { Fact, Facts } from "@/app/ui/facts";
import { Refusal } from "@/app/ui/form";
import { PageHead } from "@/app/ui/page-head";
import { complaintPath, nonConformityPath, recallPath } from "../addresses";
import { Crumb } from "../crumb";
import { ComplaintForm } from "./complaint-form";
import { ComplaintRail } from "./complaint-rail";

export const handle = {
  words: ["pages/audits", "complaints"],
  title: (data: unknown) => (data as { complaint?: { reference: string } } | undefined)?.complaint?.reference ?? "",
};

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const complaint = await context.read(complaints.show, { id: params.id });
  const isEditing = new URL(request.url).searchParams.has("edit") && complaintStatus.allows(complaint.status, "update");
  return { complaint, isEditing, requestKey: context.nonce };
}

/** What it leads to is where one goes on. */
export const action = actionsFor([complaints.update, complaints.close], {
  to: ({ id }) => complaintPath(id),
  own: {
    openIssue: actionFor(complaints.openIssue, { to: ({ nonConformityId }) => nonConformityPath(nonConformityId ?? "") }),
    openRecall: actionFor(complaints.openRecall, { to: ({ recallId }) => recallPath(recallId ?? "") }),
  },
});

/** A complaint: what it is about, what it led to and what was answered. */
export default function ComplaintScreen() {
  const { t } = useWords("pages/audits");
  const { complaint, isEditing, requestKey } = useLoaderData<typeof loader>();
  const { id, subject, reference, category, description, answer } = complaint;
  const field = (name: string) => t(`complaints:fields.${name}`);
  if (isEditing) {
    return (
      <div className="page-narrow">
        <Crumb section="complaints" />
        <PageHead title={subject} sentence={t("complaint.editing")} />
        <ComplaintForm complaint={complaint} requestKey={requestKey} back={complaintPath(id)} />
      </div>
    );
  }
  return (
    <>
      <Crumb section="complaints" />
      <PageHead title={subject} sentence={reference}>
        {complaintStatus.allows(complaint.status, "update") && (
          <Link className="btn btn-plain" to="?edit=1">
            <Pencil aria-hidden="true" />
            {t("edit")}
          </Link>
        )}
      </PageHead>
      <Refusal />
      <div className="document">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-8">
          <Facts>
            <Fact label={field("category")}>{t(`complaints:values.category.${category}`)}</Fact>
            <Fact label={field("receivedOn")}>
              <DateText value={complaint.receivedOn} />
            </Fact>
            <Fact label={t("complaint.from")}>
              {complaint.clientId ? (
                <Link className="link-ink" to={`/customer/clients/${complaint.clientId}`}>
                  {complaint.clientName}
                </Link>
              ) : (
                complaint.contact
              )}
            </Fact>
            <Fact label={field("item")}>
              {complaint.itemId && (
                <Link className="link-ink" to={`/customer/products/${complaint.itemId}`}>
                  {complaint.itemName}
                </Link>
              )}
            </Fact>
            <Fact label={field("lot")}>
              {complaint.lotId && (
                <Link className="link-ink code" to={`/customer/inventory/lots/${complaint.lotId}`}>
                  {complaint.lot}
                </Link>
              )}
            </Fact>
          </Facts>
          {description && <Passage title={field("description")} text={description} />}
          {answer && <Passage title={field("answer")} text={answer} />}
        </div>
        <ComplaintRail complaint={complaint} requestKey={requestKey} />
      </div>
    </>
  );
}

function Passage({ title, text }: { title: string; text: string }) {
  return (
    <section>
      <h2 className="mb-1 text-lg">{title}</h2>
      <p className="max-w-2xl whitespace-pre-line">{text}</p>
    </section>
  );
}
