import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useWords } from "@/app/shell/i18n/use-words";
import { actionFor } from "@/app/shell/action";
import { nonConformities } from "@/worker/modules/safety/non-conformities/contract";
import { FormEnd } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";
import { PageHead } from "@/app/ui/page-head";
import { nonConformityPath, sectionPath } from "../addresses";
import { Crumb } from "../crumb";

export const handle = { words: ["pages/audits", "nonConformities"], title: "pages/audits:nc.new" };

/** `?lot=` names the lot that it is about. */
export function loader({ context, request }: LoaderFunctionArgs) {
  return { lot: new URL(request.url).searchParams.get("lot") ?? "", requestKey: context.nonce };
}

export const action = actionFor(nonConformities.create, { to: ({ id }) => nonConformityPath(id) });

const { Form, Field } = formOf(nonConformities.create);

export default function NewNonConformity() {
  const { t } = useWords("pages/audits");
  const { lot, requestKey } = useLoaderData<typeof loader>();
  return (
    <div className="page-narrow">
      <Crumb section="non-conformities" />
      <PageHead title={t("nc.new")} sentence={t("nc.newText")} />
      <Form requestKey={requestKey} guarded>
        <div className="grid gap-5">
          <Field name="title" autoFocus />
          <Field name="severity" value="major" />
          <Field name="lots" value={lot} help={t("nc.lotsHelp")} />
          <Field name="description" rows={4} />
        </div>
        <FormEnd back={sectionPath("non-conformities")}>{t("nc.open")}</FormEnd>
      </Form>
    </div>
  );
}
