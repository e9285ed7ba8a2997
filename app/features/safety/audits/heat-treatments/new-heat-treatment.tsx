import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import type { ChangeEvent } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import { actionFor } from "@/app/shell/action";
import { heatTreatments } from "@/worker/modules/safety/heat-treatments/contract";
import { FormEnd } from "@/app/ui/form";
import { LotField } from "@/app/features/store/inventory/lots/lot-picker";
import { formOf } from "@/app/ui/form-of";
import { PageHead } from "@/app/ui/page-head";
import { sectionPath, treatmentPath } from "../addresses";
import { Crumb } from "../crumb";

export const handle = { words: ["pages/audits", "heatTreatments"], title: "pages/audits:heat.new" };

/** `?production=` and `?lot=` name what was treated. */
export function loader({ context, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  return { production: searchParams.get("production") ?? "", lot: searchParams.get("lot") ?? "", requestKey: context.nonce };
}

export const action = actionFor(heatTreatments.create, { to: ({ id }) => treatmentPath(id) });

const { Form, Field } = formOf(heatTreatments.create);

export default function NewHeatTreatment() {
  const { t } = useWords("pages/audits");
  const { production, lot, requestKey } = useLoaderData<typeof loader>();
  return (
    <div className="page-narrow">
      <Crumb section="heat-treatments" />
      <PageHead title={t("heat.new")} sentence={t("heat.newText")} />
      <Form requestKey={requestKey} guarded>
        <div className="form-grid">
          <Field name="equipment" autoFocus />
          <Field name="kind" none={t("heat.ofItem")} />
          <Field name="scale" unit="min" help={t("heat.scaleHelp")} />
          <Field name="production" value={production} />
          <LotField name="lot" chosen={lot ? { sku: lot, name: lot } : undefined} help={t("heat.lotHelp")} />
        </div>
        <section className="form-part grid gap-4">
          <LoggerFile />
          <Field name="content" rows={8} help={t("heat.contentHelp")} />
        </section>
        <section className="form-part form-grid">
          <Field name="referenceTemperature" help={t("heat.referenceHelp")} />
          <Field name="z" unit="°C" />
          <Field name="action" help={t("heat.actionHelp")} />
          <Field name="note" rows={2} />
        </section>
        <FormEnd back={sectionPath("heat-treatments")}>{t("heat.save")}</FormEnd>
      </Form>
    </div>
  );
}

/** A file that is chosen is put where one would paste it; without scripts, one pastes it. */
function LoggerFile() {
  const { t } = useWords("pages/audits");
  const put = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const text = await target.files?.[0]?.text();
    const content = target.form?.elements.namedItem("content");
    if (text && content instanceof HTMLTextAreaElement) content.value = text;
  };
  return (
    <label className="field">
      <span className="label-text">{t("heat.file")}</span>
      <input type="file" accept=".csv,.txt,text/csv,text/plain" className="file-input w-full" onChange={put} />
    </label>
  );
}
