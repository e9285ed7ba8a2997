import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useWords } from "@/app/shell/i18n/use-words";
import { actionFor } from "@/app/shell/action";
import { auditTemplates } from "@/worker/modules/safety/audit-templates/contract";
import { auditKinds } from "@/worker/modules/safety/audit-templates/status";
import { PageHead } from "@/app/ui/page-head";
import { Sections } from "@/app/ui/sections";
import { auditTemplatePath, auditTemplatesPath } from "../addresses";
import { Crumb } from "../crumb";
import { TemplateForm } from "./template-form";

export const handle = { words: ["pages/audits", "auditTemplates"], title: "pages/audits:template.new" };

/** `?kind=` says what it begins with. */
export function loader({ context, request }: LoaderFunctionArgs) {
  const name = new URL(request.url).searchParams.get("kind");
  const kind = auditKinds.find((known) => known === name) ?? "hygiene";
  return { kind, requestKey: context.nonce };
}

/** It begins with the usual questions, which one then makes one's own. */
export const action = actionFor(auditTemplates.create, { to: ({ id }) => `${auditTemplatePath(id)}?edit=1` });

export default function NewAuditTemplate() {
  const { t } = useWords("pages/audits");
  const { kind, requestKey } = useLoaderData<typeof loader>();
  return (
    <div className="page-narrow">
      <Crumb section="audits" />
      <PageHead title={t("template.new")} sentence={t("template.newText")} />
      <Sections
        label={t("auditTemplates:fields.kind")}
        sections={auditKinds.map((one) => ({
          key: one,
          label: t(`auditTemplates:values.kind.${one}`),
          to: `${auditTemplatesPath}/new?kind=${one}`,
          current: one === kind,
        }))}
      />
      <div className="mt-5">
        <TemplateForm key={kind} kind={kind} requestKey={requestKey} back={auditTemplatesPath} />
      </div>
    </div>
  );
}
