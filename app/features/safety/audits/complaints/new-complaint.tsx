import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useWords } from "@/app/shell/i18n/use-words";
import { actionFor } from "@/app/shell/action";
import { complaints } from "@/worker/modules/safety/complaints/contract";
import { PageHead } from "@/app/ui/page-head";
import { complaintPath, sectionPath } from "../addresses";
import { Crumb } from "../crumb";
import { ComplaintForm } from "./complaint-form";

export const handle = { words: ["pages/audits", "complaints"], title: "pages/audits:complaint.new" };

/** `?lot=` or `?item=` names what it is about. */
export function loader({ context, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  return { about: { lot: searchParams.get("lot") ?? "", item: searchParams.get("item") ?? "" }, requestKey: context.nonce };
}

export const action = actionFor(complaints.create, { to: ({ id }) => complaintPath(id) });

export default function NewComplaint() {
  const { t } = useWords("pages/audits");
  const { about, requestKey } = useLoaderData<typeof loader>();
  return (
    <div className="page-narrow">
      <Crumb section="complaints" />
      <PageHead title={t("complaint.new")} sentence={t("complaint.newText")} />
      <ComplaintForm about={about} requestKey={requestKey} back={sectionPath("complaints")} />
    </div>
  );
}
