import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { Pencil } from "lucide-react";
import { useWords } from "@/app/shell/i18n/use-words";
import { actionsFor } from "@/app/shell/action";
import { auditTemplates } from "@/worker/modules/safety/audit-templates/contract";
import type { AuditTemplate } from "@/worker/modules/safety/audit-templates/shapes";
import { auditTemplateStatus } from "@/worker/modules/safety/audit-templates/status";
import { Action } from "@/app/ui/actions";
import { RailLine } from "@/app/ui/facts";
import { Refusal } from "@/app/ui/form";
import { PageHead } from "@/app/ui/page-head";
import { Rate } from "@/app/ui/rate";
import { Status } from "@/app/ui/status";
import { auditTemplatePath, base } from "../addresses";
import { Crumb } from "../crumb";
import { TemplateForm } from "./template-form";

export const handle = {
  words: ["pages/audits", "auditTemplates"],
  title: (data: unknown) => (data as { template?: { name: string } } | undefined)?.template?.name ?? "",
};

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const template = await context.read(auditTemplates.show, { id: params.id });
  const isEditing = new URL(request.url).searchParams.has("edit") && auditTemplateStatus.allows(template.status, "update");
  return { template, isEditing, requestKey: context.nonce };
}

const { update, retire, restore } = auditTemplates;
export const action = actionsFor([update, retire, restore], { to: ({ id }) => auditTemplatePath(id) });

/** A template: what it asks, and what each question weighs. */
export default function AuditTemplateScreen() {
  const { t } = useWords("pages/audits");
  const { template, isEditing, requestKey } = useLoaderData<typeof loader>();
  const { id, name, kind, status, passMark, questions, version } = template;
  if (isEditing) {
    return (
      <div className="page-narrow">
        <Crumb section="audits" />
        <PageHead title={name} sentence={t("template.editing")} />
        <TemplateForm template={template} kind={kind} questions={questions} requestKey={requestKey} back={auditTemplatePath(id)} />
      </div>
    );
  }
  const isInUse = auditTemplateStatus.allows(status, "retire");
  return (
    <>
      <Crumb section="audits" />
      <PageHead title={name} sentence={t(`auditTemplates:values.kind.${kind}`)}>
        {isInUse && (
          <Link className="btn btn-plain" to="?edit=1">
            <Pencil aria-hidden="true" />
            {t("edit")}
          </Link>
        )}
      </PageHead>
      <Refusal />
      <div className="document">
        <Questions questions={questions} />
        <aside className="rail order-first text-sm lg:order-last" aria-label={t("template.rail")}>
          <div className="text-base">
            <Status meaning={isInUse ? "good" : "ended"}>{t(`auditTemplates:values.status.${status}`)}</Status>
          </div>
          <RailLine label={t("auditTemplates:fields.passMark")}>
            <Rate value={passMark} />
          </RailLine>
          <div className="no-print grid gap-2">
            {isInUse && (
              <Link className="btn btn-primary" to={`${base}/audits/new?kind=${kind}`}>
                {t("template.follow")}
              </Link>
            )}
            <Action of={isInUse ? retire : restore} version={version} requestKey={`${requestKey}.move`} look="btn btn-quiet" />
          </div>
        </aside>
      </div>
    </>
  );
}

function Questions({ questions }: Pick<AuditTemplate, "questions">) {
  const { t } = useWords("pages/audits");
  const chapters = [...new Set(questions.map(({ chapter }) => chapter))];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
      {chapters.map((chapter) => (
        <section key={chapter}>
          {chapter && <h2 className="mb-2 text-lg">{chapter}</h2>}
          <ul className="border-t border-rule text-sm">
            {questions
              .filter((question) => question.chapter === chapter)
              .map(({ id, text, weight }) => (
                <li key={id} className="flex items-baseline justify-between gap-x-6 border-b border-rule py-2">
                  <span>{text}</span>
                  <span className="muted whitespace-nowrap">{t("audit.weight", { weight })}</span>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
