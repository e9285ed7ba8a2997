import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useWords } from "@/app/shell/i18n/use-words";
import { treasury } from "@/worker/modules/money/treasury/contract";
import { actionFor, actionsFor } from "@/app/shell/action";
import { formOf } from "@/app/ui/form-of";
import { PageHead } from "@/app/ui/page-head";
import { MoveForm } from "./move-form";
import { base } from "./tabs";

export const handle = { words: ["pages/treasury", "treasury"], title: "pages/treasury:entry" };

const back = `${base}?view=table`;
const form = formOf(treasury.create);

/** An entry by its identifier; a new one without. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const entry = params.id ? await context.read(treasury.show, { id: params.id }) : null;
  return { entry, today: context.today, requestKey: context.nonce };
}

const to = () => back;
const create = actionFor(treasury.create, { to });
const change = actionsFor([treasury.update, treasury.remove], { to });

export const action = (args: ActionFunctionArgs) => (args.params.id ? change : create)(args);

/** Money that came in or went out, written down in a few taps. */
export default function EntryScreen() {
  const { t } = useWords("pages/treasury");
  const { entry, today, requestKey } = useLoaderData<typeof loader>();
  return (
    <div className="page-narrow">
      <PageHead
        title={entry ? entry.description : t("newEntry")}
        sentence={entry?.reference && t("piece", { reference: entry.reference })}
      />
      <MoveForm form={form} remove={treasury.remove} move={entry} back={back} requestKey={requestKey}>
        <form.Field name="day" value={entry?.day ?? today} />
        <form.Field name="vatRate" none={t("mainRate")} value={entry?.vatRate} help={t("vatRateHelp")} />
        {!entry && <form.Field name="party" help={t("partyHelp")} />}
      </MoveForm>
    </div>
  );
}
