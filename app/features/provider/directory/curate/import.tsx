import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import { CSV_CHARACTERS } from "@/worker/core/files/csv-limits";
import { decodeText } from "@/worker/core/files/encoding";
import type { Result } from "@/worker/core/contract/operation";
import { directory } from "@/worker/modules/provider/directory/contract";
import { refusal } from "@/app/shell/action";
import { FileField, NoteField, TickField } from "@/app/ui/field";
import { Form, SubmitButton } from "@/app/ui/form";
import { PageHead } from "@/app/ui/page-head";
import { curateBase } from "../base";
import { ImportReport } from "./import-report";

export const handle = { words: ["pages/directory", "directory"], title: "pages/directory:import.title" };

export function loader({ context }: LoaderFunctionArgs) {
  return { requestKey: context.nonce };
}

/** Reads the file that was chosen, or the text that was pasted, and says what became of each line. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const file = form.get("file");
  const isFile = file instanceof File && file.size > 0;
  try {
    const content = isFile ? decodeText(new Uint8Array(await file.arrayBuffer())) : String(form.get("content") ?? "");
    const dryRun = form.get("dryRun") === "on";
    const report = await context.call(directory.import, { content, dryRun }, String(form.get("_key") ?? "") || undefined);
    return data({ report, values: { content, dryRun: "" } });
  } catch (error) {
    return refusal(context.phrase(error), form);
  }
}

type Report = Result<typeof directory.import>;

export default function ImportEntries() {
  const { t } = useWords("pages/directory");
  const { requestKey } = useLoaderData<typeof loader>();
  const answer = useActionData<{ report?: Report }>();
  const field = (name: string) => t(`directory:fields.${name}`);
  return (
    <div className="page-narrow">
      <PageHead title={t("import.title")} sentence={t("import.sentence")} />
      {answer?.report && <ImportReport report={answer.report} />}
      <Form labels={{ content: field("content"), file: field("content") }} requestKey={requestKey} files>
        <div className="grid gap-5">
          <FileField
            name="file"
            label={field("content")}
            accept=".csv,.tsv,.txt,text/csv,text/plain"
            most={CSV_CHARACTERS}
            tooLong={t("import.tooLong")}
          />
          <NoteField name="content" label={t("import.paste")} rows={6} />
          <TickField name="dryRun" label={field("dryRun")} defaultChecked={!answer?.report} />
        </div>
        <div className="form-part flex flex-wrap items-center gap-3">
          <SubmitButton>{t("import.read")}</SubmitButton>
          <Link className="btn btn-plain" to={curateBase}>
            {t("shell:cancel")}
          </Link>
        </div>
      </Form>
    </div>
  );
}
