import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useWords } from "@/app/shell/i18n/use-words";
import { actionFor } from "@/app/shell/action";
import { lotChecks } from "@/worker/modules/safety/lot-checks/contract";
import { LotField } from "@/app/features/store/inventory/lots/lot-picker";
import { FormEnd } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";
import { PageHead } from "@/app/ui/page-head";
import { lotCheckPath, sectionPath } from "../addresses";
import { Crumb } from "../crumb";

export const handle = { words: ["pages/audits", "lotChecks"], title: "pages/audits:lotCheck.ask" };

/** `?lot=` names what is checked. */
export function loader({ context, request }: LoaderFunctionArgs) {
  return { lot: new URL(request.url).searchParams.get("lot") ?? "", requestKey: context.nonce };
}

export const action = actionFor(lotChecks.create, { to: ({ id }) => lotCheckPath(id) });

const { Form, Field } = formOf(lotChecks.create);

/** A check of a lot that has none, by a list that one names. */
export default function NewLotCheck() {
  const { t } = useWords("pages/audits");
  const { lot, requestKey } = useLoaderData<typeof loader>();
  return (
    <div className="page-narrow">
      <Crumb section="lot-checks" />
      <PageHead title={t("lotCheck.ask")} sentence={t("lotCheck.askText")} />
      <Form requestKey={requestKey} guarded>
        <div className="grid gap-5">
          <LotField name="lot" chosen={lot ? { sku: lot, name: lot } : undefined} />
          <Field name="checklist" help={t("lotCheck.askListHelp")} />
        </div>
        <FormEnd back={sectionPath("lot-checks")}>{t("lotChecks:operations.create.button")}</FormEnd>
      </Form>
    </div>
  );
}
