import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useWords } from "@/app/shell/i18n/use-words";
import { entryRhythms } from "@/worker/modules/money/treasury/status";
import { treasuryPlans } from "@/worker/modules/money/treasury-plans/contract";
import { actionFor } from "@/app/shell/action";
import { SelectField, TextField } from "@/app/ui/field";
import { PageHead } from "@/app/ui/page-head";
import { MoveForm } from "./move-form";
import { base } from "./tabs";

export const handle = { words: ["pages/treasury", "treasuryPlans"], title: "pages/treasury:plan" };

const back = `${base}?tab=schedule`;
const fields = ["type", "category", "amount", "description", "rhythm", "nextOn", "endsOn"];

/** A plan by its identifier; a new one without. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const plan = params.id ? await context.call(treasuryPlans.show, { id: params.id }) : null;
  return { plan, today: context.today, requestKey: context.nonce };
}

const to = () => back;
const actions = {
  create: actionFor(treasuryPlans.create, { to }),
  update: actionFor(treasuryPlans.update, { to }),
  remove: actionFor(treasuryPlans.remove, { to }),
};

export async function action(args: ActionFunctionArgs) {
  const form = await args.request.clone().formData();
  if (!args.params.id) return actions.create(args);
  return form.get("_verb") === "remove" ? actions.remove(args) : actions.update(args);
}

/** Money that is to come or to go, once or again and again. */
export default function PlanScreen() {
  const { t } = useWords("pages/treasury");
  const { plan, today, requestKey } = useLoaderData<typeof loader>();
  const label = (name: string) => t(`treasuryPlans:fields.${name}`);
  return (
    <div className="page-narrow">
      <PageHead title={plan ? plan.description : t("newPlan")} sentence={t("planHelp")} />
      <MoveForm move={plan} module="treasuryPlans" fields={fields} back={back} requestKey={requestKey}>
        <div className="form-grid">
          <SelectField
            name="rhythm"
            label={label("rhythm")}
            choices={[
              { value: "", label: t("once") },
              ...entryRhythms.map((value) => ({ value, label: t(`treasuryPlans:values.rhythm.${value}`) })),
            ]}
            defaultValue={plan ? (plan.rhythm ?? "") : "monthly"}
          />
          <TextField name="nextOn" type="date" label={label("nextOn")} defaultValue={plan?.nextOn ?? today} required />
          <TextField name="endsOn" type="date" label={label("endsOn")} help={t("endsHelp")} defaultValue={plan?.endsOn} />
        </div>
      </MoveForm>
    </div>
  );
}
