import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useWords } from "@/app/shell/i18n/use-words";
import { actionFor } from "@/app/shell/action";
import { netContents } from "@/worker/modules/safety/net-contents/contract";
import { nominalUnits } from "@/worker/modules/safety/net-contents/status";
import { LotField } from "@/app/features/store/inventory/lots/lot-picker";
import { FormEnd } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";
import { PageHead } from "@/app/ui/page-head";
import { netContentPath, sectionPath } from "../addresses";
import { Crumb } from "../crumb";

export const handle = { words: ["pages/audits", "netContents"], title: "pages/audits:netContent.new" };

/** `?lot=` names what is weighed. */
export function loader({ context, request }: LoaderFunctionArgs) {
  return { lot: new URL(request.url).searchParams.get("lot") ?? "", requestKey: context.nonce };
}

export const action = actionFor(netContents.create, { to: ({ id }) => netContentPath(id) });

const { Form, Field } = formOf(netContents.create);

/** What is checked: the lot, what its label says, and how many packs it has. Weighing comes next. */
export default function NewNetContent() {
  const { t } = useWords("pages/audits");
  const { lot, requestKey } = useLoaderData<typeof loader>();
  return (
    <div className="page-narrow">
      <Crumb section="net-contents" />
      <PageHead title={t("netContent.new")} sentence={t("netContent.newText")} />
      <Form requestKey={requestKey} guarded>
        <div className="grid gap-5">
          <LotField name="lot" chosen={lot ? { sku: lot, name: lot } : undefined} />
          <div className="form-grid">
            <Field name="nominal" among={nominalUnits} help={t("netContent.nominalHelp")} />
            <Field name="batch" help={t("netContent.batchHelp")} />
            <Field name="tare" help={t("netContent.tareHelp")} />
            <Field name="density" help={t("netContent.densityHelp")} />
            <Field name="checkedOn" help={t("instrument.dayHelp")} />
          </div>
          <Field name="destructive" help={t("netContent.destructiveHelp")} />
          <Field name="notes" rows={3} />
        </div>
        <FormEnd back={sectionPath("net-contents")}>{t("netContent.begin")}</FormEnd>
      </Form>
    </div>
  );
}
