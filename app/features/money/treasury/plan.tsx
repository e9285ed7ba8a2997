import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useWords } from "@/app/shell/i18n/use-words";
import { treasuryPlans } from "@/worker/modules/money/treasury-plans/contract";
import { actionFor, actionsFor } from "@/app/shell/action";
import { formOf } from "@/app/ui/form-of";
import { PageHead } from "@/app/ui/page-head";
import { MoveForm } from "./move-form";
import { base } from "./tabs";

export const handle = { words: ["pages/treasury", "treasuryPlans"], title: "pages/treasury:plan" };

const back = `${base}?tab=schedule`;
const form = formOf(treasuryPlans.create);

/** A plan by its identifier; a new one without. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const plan = params.id ? await context.read(treasuryPlans.show, { id: params.id }) : null;
  return { plan, today: context.today, requestKey: context.nonce };
}

const to = () => back;
const create = actionFor(treasuryPlans.create, { to });
const change = actionsFor([treasuryPlans.update, treasuryPlans.remove], { to });

export const action = (args: ActionFunctionArgs) => (args.params.id ? change : create)(args);

/** Money that is to come or to go, once or again and again. */
export default function PlanScreen() {
  const { t } = useWords("pages/treasury");
  const { plan, today, requestKey } = useLoaderData<typeof loader>();
  return (
    <div className="page-narrow">
      <PageHead title={plan ? plan.description : t("newPlan")} sentence={t("planHelp")} />
      <MoveForm form={form} remove={treasuryPlans.remove} move={plan} back={back} requestKey={requestKey}>
        <div className="form-grid">
          <form.Field name="rhythm" none={t("once")} value={plan ? plan.rhythm : "monthly"} />
          <form.Field name="nextOn" value={plan?.nextOn ?? today} />
          <form.Field name="endsOn" help={t("endsHelp")} value={plan?.endsOn} />
        </div>
      </MoveForm>
    </div>
  );
}
