import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import { actionFor } from "@/app/shell/action";
import { SupplierField } from "@/app/features/buy/suppliers/supplier-picker";
import { suppliers } from "@/worker/modules/buy/suppliers/contract";
import { auditTemplates } from "@/worker/modules/safety/audit-templates/contract";
import { auditKinds } from "@/worker/modules/safety/audit-templates/status";
import { audits } from "@/worker/modules/safety/audits/contract";
import { FormEnd } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";
import { PageHead } from "@/app/ui/page-head";
import { Sections } from "@/app/ui/sections";
import { auditPath, auditTemplatesPath, base, sectionPath } from "../addresses";
import { Crumb } from "../crumb";

export const handle = { words: ["pages/audits", "audits"], title: "pages/audits:audit.new" };

/** `?kind=` says what it is, `?supplier=` whom it looks at. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const named = searchParams.get("supplier");
  const kind = auditKinds.find((known) => known === searchParams.get("kind")) ?? (named ? "supplier" : "hygiene");
  const { items } = await context.read(auditTemplates.list, { kind, limit: 100 });
  const supplier = named ? await context.call(suppliers.show, { id: named }).catch(() => null) : null;
  return {
    kind,
    templates: items.map(({ name }) => name),
    supplier: supplier && { sku: supplier.reference, name: supplier.name },
    requestKey: context.nonce,
  };
}

export const action = actionFor(audits.create, { to: ({ id }) => auditPath(id) });

const { Form, Field } = formOf(audits.create);

/** Begins an audit: what it is, by which template, of whom. */
export default function NewAudit() {
  const { t } = useWords("pages/audits");
  const { kind, templates, supplier, requestKey } = useLoaderData<typeof loader>();
  return (
    <div className="page-narrow">
      <Crumb section="audits" />
      <PageHead title={t("audit.new")} sentence={t("audit.newText")} />
      <Sections
        label={t("audits:fields.kind")}
        sections={auditKinds.map((one) => ({
          key: one,
          label: t(`audits:values.kind.${one}`),
          to: `${base}/audits/new?kind=${one}`,
          current: one === kind,
        }))}
      />
      <Form key={kind} requestKey={requestKey} className="mt-5">
        <input type="hidden" name="kind" value={kind} />
        <div className="grid gap-5">
          {kind === "supplier" && <SupplierField name="supplier" chosen={supplier ?? undefined} />}
          {templates.length > 0 && <Field name="template" choices={templates} none={t("audit.usual")} value={templates[0]} />}
          <div className="form-grid">
            <Field name="auditor" help={kind === "authority" ? t("audit.inspectorHelp") : undefined} />
            <Field name="heldOn" help={t("audit.dayHelp")} />
          </div>
          <Field name="scope" help={t("audit.scopeHelp")} />
        </div>
        {templates.length === 0 && (
          <p className="muted mt-4 text-sm">
            {t("audit.usualText")}{" "}
            <Link className="link-ink" to={`${auditTemplatesPath}/new?kind=${kind}`}>
              {t("template.make")}
            </Link>
          </p>
        )}
        <FormEnd back={sectionPath("audits")}>{t("audits:operations.create.button")}</FormEnd>
      </Form>
    </div>
  );
}
