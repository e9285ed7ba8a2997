import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { useWords } from "@/app/shell/i18n/use-words";
import { CSV_CHARACTERS } from "@/worker/core/csv-limits";
import { imports } from "@/worker/modules/imports/contract";
import { importTargets } from "@/worker/modules/imports/status";
import { FileField, NoteField, SelectField } from "../../ui/field";
import { Form, SubmitButton } from "../../ui/form";
import { PageHead } from "../../ui/page-head";
import { homes } from "./homes";
import { readFile } from "./save-import";

export const handle = { words: ["pages/imports", "imports"], title: "pages/imports:new.title" };

export async function loader({ context, request }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams.get("target");
  const target = importTargets.find((name) => name === asked) ?? "products";
  const { items: fields } = await context.read(imports.fields, { target });
  return { target, fields, requestKey: context.nonce };
}

export const action = readFile;

/** Choosing a file, or pasting it; nothing is written here. */
export default function NewImport() {
  const { t } = useWords("pages/imports");
  const { target, fields, requestKey } = useLoaderData<typeof loader>();
  const field = (name: string) => t(`imports:fields.${name}`);
  return (
    <div className="page-narrow">
      <PageHead title={t("new.title")} sentence={t("new.sentence")}>
        <Link className="btn btn-quiet" to="/customer/imports">
          {t("new.before")}
        </Link>
      </PageHead>
      <Form labels={{ target: field("target"), file: field("content"), content: t("new.paste") }} requestKey={requestKey} files>
        <div className="grid gap-5">
          <SelectField
            name="target"
            label={field("target")}
            choices={importTargets.map((value) => ({ value, label: t(`imports:values.target.${value}`) }))}
            defaultValue={target}
          />
          <FileField
            name="file"
            label={field("content")}
            help={t("new.help")}
            accept=".csv,.tsv,.txt,text/csv,text/plain"
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
          <Link className="btn btn-plain" to={homes[target]}>
            {t("shell:cancel")}
          </Link>
        </div>
      </Form>
      <section className="form-part text-sm">
        <h2>{t("new.columns")}</h2>
        <p className="muted mb-3">{t("new.columnsHelp")}</p>
        <p>{fields.map(({ label, required }) => (required ? `${label}\u00a0*` : label)).join(", ")}</p>
      </section>
    </div>
  );
}
