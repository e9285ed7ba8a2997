import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useWords } from "@/app/shell/i18n/use-words";
import { actionFor } from "@/app/shell/action";
import { laboratory } from "@/worker/modules/safety/laboratory/contract";
import { LotField } from "@/app/features/store/inventory/lots/lot-picker";
import { FormEnd } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";
import { PageHead } from "@/app/ui/page-head";
import { samplePath, sectionPath } from "../addresses";
import { Crumb } from "../crumb";
import { AnalysisRows } from "./analysis-rows";
import { withoutBlank } from "./without-blank";

export const handle = { words: ["pages/audits", "laboratory"], title: "pages/audits:sample.new" };

/** `?lot=` names what it is taken of. */
export function loader({ context, request }: LoaderFunctionArgs) {
  return { lot: new URL(request.url).searchParams.get("lot") ?? "", requestKey: context.nonce };
}

export const action = actionFor(laboratory.create, { to: ({ id }) => samplePath(id), read: withoutBlank });

const { Form, Field } = formOf(laboratory.create);

/** A sample: of which lot, and what is looked for in it. */
export default function NewSample() {
  const { t } = useWords("pages/audits");
  const { lot, requestKey } = useLoaderData<typeof loader>();
  return (
    <div className="page-narrow">
      <Crumb section="laboratory" />
      <PageHead title={t("sample.new")} sentence={t("sample.newText")} />
      <Form requestKey={requestKey} guarded>
        <div className="grid gap-5">
          <LotField name="lot" chosen={lot ? { sku: lot, name: lot } : undefined} />
          <div className="form-grid">
            <Field name="purpose" value="monitoring" />
            <Field name="takenOn" />
            <Field name="laboratory" />
          </div>
          <Field name="criteria" help={t("sample.criteriaHelp")} />
          <AnalysisRows />
          <Field name="asPlan" />
          <Field name="holds" help={t("sample.holdsHelp")} />
          <Field name="notes" rows={3} />
        </div>
        <FormEnd back={sectionPath("laboratory")}>{t("sample.save")}</FormEnd>
      </Form>
    </div>
  );
}
