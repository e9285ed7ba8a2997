import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import { CSV_CHARACTERS } from "@/worker/core/files/csv-limits";
import { imports } from "@/worker/modules/business/imports/contract";
import { importTargets } from "@/worker/modules/business/imports/status";
import { suppliers } from "@/worker/modules/buy/suppliers/contract";
import { FileField, NoteField, SelectField } from "@/app/ui/field";
import { Form, SubmitButton } from "@/app/ui/form";
import { PageHead } from "@/app/ui/page-head";
import { homes } from "./homes";
import { createImport } from "./save-import";

export const handle = { words: ["pages/imports", "imports"], title: "pages/imports:new.title" };

/** A target may be named in the address; so may the supplier whose price list the file is. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const target = importTargets.find((name) => name === query.get("target")) ?? "products";
  const supplierId = query.get("supplier");
  const [{ items: fields }, supplier] = await Promise.all([
    context.read(imports.fields, { target }),
    supplierId ? context.read(suppliers.show, { id: supplierId }) : null,
  ]);
  return { target, fields, supplier, requestKey: context.nonce };
}

export const action = createImport;

/** Choosing a file, or pasting it; nothing is written here. */
export default function NewImport() {
  const { t } = useWords("pages/imports");
  const { target, fields, supplier, requestKey } = useLoaderData<typeof loader>();
  const field = (name: string) => t(`imports:fields.${name}`);
  return (
    <div className="page-narrow">
      <PageHead title={supplier ? t("new.ofSupplier", { name: supplier.name }) : t("new.title")} sentence={t("new.sentence")}>
        <Link className="btn btn-quiet" to="/customer/imports">
          {t("new.before")}
        </Link>
      </PageHead>
      <Form labels={{ target: field("target"), file: field("content"), content: t("new.paste") }} requestKey={requestKey} files>
        <div className="grid gap-5">
          {supplier ? (
            <>
              <input type="hidden" name="target" value="tariffs" />
              <input type="hidden" name="supplier" value={supplier.reference} />
            </>
          ) : (
            <SelectField
              name="target"
              label={field("target")}
              choices={importTargets.map((value) => ({ value, label: t(`imports:values.target.${value}`) }))}
              defaultValue={target}
            />
          )}
          <FileField
            name="file"
            label={field("content")}
            help={t("new.help")}
            accept=".csv,.tsv,.txt,.xlsx,text/csv,text/plain"
            most={CSV_CHARACTERS}
            tooLong={t("new.tooLong")}
          />
          <details>
            <summary className="link-ink min-h-6 cursor-pointer text-sm">{t("new.orPaste")}</summary>
            <div className="mt-3">
              <NoteField name="content" label={t("new.paste")} help={t("new.pasteHelp")} rows={8} />
            </div>
          </details>
        </div>
        <div className="form-part flex flex-wrap items-center gap-3">
          <SubmitButton>{t("new.read")}</SubmitButton>
          <Link className="btn btn-plain" to={supplier ? `/customer/suppliers/${supplier.id}` : homes[target]}>
            {t("shell:cancel")}
          </Link>
        </div>
      </Form>
      <section className="form-part text-sm">
        <h2>{t("new.columns")}</h2>
        <p className="mb-3 flex flex-wrap gap-x-4 gap-y-1">
          {(supplier ? (["tariffs"] as const) : importTargets).map((name) => (
            <a key={name} className="link-ink inline-block min-h-6" href={`/customer/imports/template/${name}`} download>
              {t("new.template", { kind: t(`imports:values.target.${name}`).toLowerCase() })}
            </a>
          ))}
        </p>
        <p className="muted mb-3">{t("new.columnsHelp")}</p>
        <p>{fields.map(({ label, required }) => (required ? `${label}\u00a0*` : label)).join(", ")}</p>
      </section>
    </div>
  );
}
