import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useWords } from "@/app/shell/i18n/use-words";
import { actionFor } from "@/app/shell/action";
import { controlPlans } from "@/worker/modules/safety/control-plans/contract";
import { FormEnd } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";
import { PageHead } from "@/app/ui/page-head";
import { planPath, sectionPath } from "../addresses";
import { Crumb } from "../crumb";

export const handle = { words: ["pages/audits", "controlPlans"], title: "pages/audits:plan.new" };

export function loader({ context }: LoaderFunctionArgs) {
  return { requestKey: context.nonce };
}

export const action = actionFor(controlPlans.create, { to: ({ id }) => `${planPath(id)}?edit=1` });

const { Form, Field } = formOf(controlPlans.create);

/** A new plan, blank or from what is usual in the trade. */
export default function NewPlan() {
  const { t } = useWords("pages/audits");
  const { requestKey } = useLoaderData<typeof loader>();
  return (
    <div className="page-narrow">
      <Crumb section="plan" />
      <PageHead title={t("plan.new")} sentence={t("plan.newText")} />
      <Form requestKey={requestKey} guarded>
        <div className="form-grid">
          <Field name="name" autoFocus />
          <Field name="template" value="cannery" help={t("plan.templateHelp")} />
          <Field name="category" help={t("plan.categoryHelp")} />
        </div>
        <FormEnd back={sectionPath("plan")}>{t("plan.begin")}</FormEnd>
      </Form>
    </div>
  );
}
