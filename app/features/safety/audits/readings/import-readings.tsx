import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { Link } from "@/app/ui/link";
import { useWords } from "@/app/shell/i18n/use-words";
import { refusal, textsOf } from "@/app/shell/action";
import { inputFrom } from "@/worker/core/contract/input-from";
import type { Result } from "@/worker/core/contract/operation";
import { CSV_CHARACTERS } from "@/worker/core/files/csv-limits";
import { decodeText } from "@/worker/core/files/encoding";
import { formatMoment } from "@/worker/core/figures/zoned";
import { asLanguage, defaultLanguage } from "@/worker/core/language";
import { readings } from "@/worker/modules/safety/readings/contract";
import { FileField, NoteField } from "@/app/ui/field";
import { FormEnd } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";
import { PageHead } from "@/app/ui/page-head";
import { nonConformityPath, sectionPath } from "../addresses";
import { Crumb } from "../crumb";

export const handle = { words: ["pages/audits", "readings"], title: "pages/audits:reading.import" };

/** `?point=` names what the file is of. */
export function loader({ context, request }: LoaderFunctionArgs) {
  return { point: new URL(request.url).searchParams.get("point") ?? "", requestKey: context.nonce };
}

/** Reads the file that was chosen, or the text that was pasted, and says what is in it, or what was signed. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const file = form.get("file");
  try {
    if (file instanceof File && file.size > 0) form.set("content", decodeText(new Uint8Array(await file.arrayBuffer())));
    form.delete("file");
    const input = inputFrom(readings.import, textsOf(form));
    const report = await context.call(readings.import, input, String(form.get("_key") ?? "") || undefined);
    return data({ report, values: { ...Object.fromEntries([...form].map(([name, value]) => [name, String(value)])), dryRun: "" } });
  } catch (error) {
    return refusal(context.phrase(error), form);
  }
}

type Report = Result<typeof readings.import>;

const { Form, Field } = formOf(readings.import);

export default function ImportReadings() {
  const { t } = useWords("pages/audits");
  const { point, requestKey } = useLoaderData<typeof loader>();
  const answer = useActionData<{ report?: Report }>();
  const field = (name: string) => t(`readings:fields.${name}`);
  return (
    <div className="page-narrow">
      <Crumb section="readings" />
      <PageHead title={t("reading.import")} sentence={t("reading.importText")} />
      {answer?.report && <ImportReport report={answer.report} />}
      <Form labels={{ content: field("content"), file: field("content") }} requestKey={requestKey} files>
        <div className="grid gap-5">
          <FileField
            name="file"
            label={field("content")}
            accept=".csv,.tsv,.txt,text/csv,text/plain"
            most={CSV_CHARACTERS}
            tooLong={t("reading.tooLong")}
          />
          <NoteField name="content" label={t("reading.paste")} rows={6} />
          <div className="form-grid">
            <Field name="point" value={point} help={t("reading.pointHelp")} />
            <Field name="unit" help={t("reading.unitHelp")} />
            <Field name="instrument" />
            <Field name="production" />
          </div>
          <div className="form-grid">
            <Field name="timeColumn" help={t("reading.columnHelp")} />
            <Field name="valueColumn" />
            <Field name="pointColumn" />
          </div>
          <Field name="action" help={t("reading.actionHelp")} />
          <Field name="dryRun" value={!answer?.report} />
        </div>
        <FormEnd back={sectionPath("readings")}>{t("reading.read")}</FormEnd>
      </Form>
    </div>
  );
}

/** What the file holds, and what was signed of it. */
function ImportReport({ report }: { report: Report }) {
  const { t, i18n } = useWords("pages/audits");
  const language = asLanguage(i18n.language) ?? defaultLanguage;
  const { count, added, known, outside, from, to, dryRun, nonConformities, held } = report;
  const when = { from: formatMoment(from, language), to: formatMoment(to, language) };
  return (
    <section className="summary mb-6" aria-live="polite">
      <p className="font-semibold">{t(dryRun ? "reading.wouldSign" : "reading.signed", { count: added })}</p>
      <p className="text-sm">{t("reading.inFile", { count, known, outside, ...when })}</p>
      <ul className="mt-2 text-sm">
        {nonConformities.map(({ id, reference, title }) => (
          <li key={id}>
            <Link className="link-ink code" to={nonConformityPath(id)}>
              {reference}
            </Link>
            {` · ${title}`}
          </li>
        ))}
      </ul>
      {held.length > 0 && <p className="text-sm">{t("reading.heldLots", { lots: held.join(", ") })}</p>}
    </section>
  );
}
