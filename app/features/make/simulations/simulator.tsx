import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useRef } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import { inputFrom } from "@/worker/core/contract/input-from";
import { production } from "@/worker/modules/make/production/contract";
import { type Simulation, simulations } from "@/worker/modules/make/simulations/contract";
import { scales } from "@/worker/modules/make/simulations/status";
import { actionFor, actionsBy, refusal, textsOf } from "@/app/shell/action";
import { SubmitButton } from "@/app/ui/form";
import { formOf } from "@/app/ui/form-of";
import { PageHead } from "@/app/ui/page-head";
import { RowsField } from "@/app/ui/rows-field";
import { ItemPicker } from "@/app/features/catalogue/items/item-picker";
import { Outcome } from "./outcome";

export const handle = { words: ["pages/simulations", "simulations"], title: "pages/simulations:title" };

/** `?item=` begins with a product. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { facilities } = await context.read(production.facets, {});
  const sku = new URL(request.url).searchParams.get("item")?.slice(0, 64);
  return { sku, facilities, today: context.today, requestKey: context.nonce };
}

/** Tries what is written, or does with it what the pressed button stands for; without scripts the outcome is on the page that follows. */
export const action = actionsBy(
  {
    produce: actionFor(simulations.produce, { to: () => "/customer/production/orders" }),
    restock: actionFor(simulations.restock, { to: () => "/customer/material-restocks", read: withoutFacility }),
    run,
  },
  "run",
);

async function run({ context, request }: ActionFunctionArgs) {
  const form = await request.formData();
  const { facility, ...texts } = textsOf(form);
  try {
    const outcome = await context.call(simulations.run, inputFrom(simulations.run, texts));
    const values = Object.fromEntries([...form.entries()].map(([name, value]) => [name, String(value)]));
    return data<{ outcome: Simulation | null; values: Record<string, string> }>({ outcome, values });
  } catch (error) {
    return refusal(context.phrase(error), form);
  }
}

/** The place of production does not matter to what is bought. */
function withoutFacility(form: FormData): void {
  form.delete("facility");
}

const { Form, Field, useFieldOf } = formOf(simulations.produce);

export default function Simulator() {
  const { t } = useWords("pages/simulations");
  const { sku, facilities, today, requestKey } = useLoaderData<typeof loader>();
  const initial = useActionData<{ outcome?: Simulation | null }>()?.outcome ?? null;
  const around = useRef<HTMLDivElement>(null);
  return (
    <>
      <PageHead title={t("title")} sentence={t("sentence")} />
      <div ref={around} className="grid gap-8">
        <Form requestKey={requestKey}>
          <Runs sku={sku} />
          <div className="form-grid mt-5">
            <Field name="day" value={today} />
            <Field name="facility" help={t("facility")} suggestions={facilities} />
          </div>
          <Outcome around={around} initial={initial} today={today} />
          <noscript>
            <SubmitButton name="_verb" value="run">
              {t("run")}
            </SubmitButton>
          </noscript>
        </Form>
      </div>
    </>
  );
}

/** What is made, a row each. */
function Runs({ sku }: { sku: string | undefined }) {
  const { t } = useWords("pages/simulations");
  const fieldOf = useFieldOf();
  const by = scales.map((scale) => ({ value: scale === "output" ? "" : scale, label: t(`simulations:values.by.${scale}`) }));
  return (
    <RowsField {...fieldOf("runs")} help={t("order")} rows={sku ? [{ sku }] : []} add={t("add")}>
      {(prefix, row) => (
        <>
          <ItemPicker {...fieldOf(`${prefix}.item`)} chosen={row && { sku: row.sku, name: "" }} />
          <Field name={`${prefix}.by`} choices={by} />
          <Field name={`${prefix}.amount`} help={t("amount")} among={["kg", "piece", "l", "g", "cl", "ml"]} />
        </>
      )}
    </RowsField>
  );
}
