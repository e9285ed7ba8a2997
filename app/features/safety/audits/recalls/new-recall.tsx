import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useWords } from "@/app/shell/i18n/use-words";
import { actionFor } from "@/app/shell/action";
import { recalls } from "@/worker/modules/safety/recalls/contract";
import { FormEnd } from "@/app/ui/form";
import { LotField } from "@/app/features/store/inventory/lots/lot-picker";
import { formOf } from "@/app/ui/form-of";
import { PageHead } from "@/app/ui/page-head";
import { recallPath, sectionPath } from "../addresses";
import { Crumb } from "../crumb";

export const handle = { words: ["pages/audits", "recalls"], title: "pages/audits:recall.new" };

/** `?lot=` names the lot, `?drill=1` makes it a drill. */
export function loader({ context, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  return { lot: searchParams.get("lot") ?? "", isDrill: searchParams.has("drill"), requestKey: context.nonce };
}

export const action = actionFor(recalls.create, { to: ({ id }) => recallPath(id) });

const { Form, Field } = formOf(recalls.create);

export default function NewRecall() {
  const { t } = useWords("pages/audits");
  const { lot, isDrill, requestKey } = useLoaderData<typeof loader>();
  return (
    <div className="page-narrow">
      <Crumb section="recalls" />
      <PageHead title={t(isDrill ? "recall.newDrill" : "recall.new")} sentence={t("recall.newText")} />
      <Form requestKey={requestKey} guarded>
        {isDrill && <input type="hidden" name="mock" value="on" />}
        <div className="form-grid">
          <LotField name="subject" chosen={lot ? { sku: lot, name: lot } : undefined} help={t("recall.subjectHelp")} />
          <Field name="cause" value={isDrill ? t("recall.newDrill") : undefined} />
          {!isDrill && <Field name="kind" value="recall" />}
          {isDrill ? <input type="hidden" name="origin" value="drill" /> : <Field name="origin" value="control" />}
          {!isDrill && <Field name="hazard" value="biological" />}
        </div>
        {!isDrill && (
          <section className="form-part">
            <Field name="danger" rows={3} help={t("recall.dangerHelp")} />
          </section>
        )}
        <FormEnd back={sectionPath("recalls")}>{t("recall.see")}</FormEnd>
      </Form>
    </div>
  );
}
