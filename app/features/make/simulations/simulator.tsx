import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useRef } from "react";
import { useWords } from "@/app/shell/i18n/use-words";
import { coerce } from "@/worker/core/contract/coerce";
import { production } from "@/worker/modules/make/production/contract";
import { type Simulation, simulations } from "@/worker/modules/make/simulations/contract";
import { scales } from "@/worker/modules/make/simulations/status";
import { actionFor, refusal, textsOf } from "@/app/shell/action";
import { SelectField, TextField } from "@/app/ui/field";
import { Form, SubmitButton } from "@/app/ui/form";
import { PageHead } from "@/app/ui/page-head";
import { QuantityField } from "@/app/ui/quantity-field";
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

const produce = actionFor(simulations.produce, { to: () => "/customer/production/orders" });
const restock = actionFor(simulations.restock, { to: () => "/customer/material-restocks" });

/** Tries what is written, or does with it what the button says; without scripts the outcome is on the page that follows. */
export async function action(args: ActionFunctionArgs) {
  const form = await args.request.clone().formData();
  const verb = form.get("_verb");
  if (verb === "produce") return produce(args);
  if (verb === "restock") return restock({ ...args, request: without(form, "facility", args.request) });
  const { facility, ...texts } = textsOf(form);
  try {
    const outcome = await args.context.call(simulations.run, coerce(simulations.run.input, texts));
    const values = Object.fromEntries([...form.entries()].map(([name, value]) => [name, String(value)]));
    return data<{ outcome: Simulation | null; values: Record<string, string> }>({ outcome, values });
  } catch (error) {
    return refusal(args.context.phrase(error), form);
  }
}

/** The same form without a field: where it is made says nothing of what is bought. */
function without(form: FormData, field: string, { url }: Request): Request {
  form.delete(field);
  return new Request(url, { method: "POST", body: form });
}

export default function Simulator() {
  const { t } = useWords("pages/simulations");
  const { sku, facilities, today, requestKey } = useLoaderData<typeof loader>();
  const known = useActionData<{ outcome?: Simulation | null }>()?.outcome ?? null;
  const around = useRef<HTMLDivElement>(null);
  const label = (name: string) => t(`simulations:fields.${name}`);
  const names = ["runs", "item", "by", "day", "facility"];
  const labels = { ...Object.fromEntries(names.map((name) => [name, label(name)])), "amount.value": label("amount") };
  return (
    <>
      <PageHead title={t("title")} sentence={t("sentence")} />
      <div ref={around} className="grid gap-8">
        <Form labels={labels} requestKey={requestKey}>
          <RowsField name="runs" label={label("runs")} help={t("order")} rows={sku ? [{ sku }] : []} add={t("add")}>
            {(prefix, row) => (
              <>
                <ItemPicker name={`${prefix}.item`} label={label("item")} chosen={row && { sku: row.sku, name: "" }} />
                <SelectField
                  name={`${prefix}.by`}
                  label={label("by")}
                  choices={scales.map((by) => ({ value: by === "output" ? "" : by, label: t(`simulations:values.by.${by}`) }))}
                />
                <QuantityField
                  name={`${prefix}.amount`}
                  label={label("amount")}
                  help={t("amount")}
                  among={["kg", "piece", "l", "g", "cl", "ml"]}
                />
              </>
            )}
          </RowsField>
          <div className="form-grid mt-5">
            <TextField name="day" type="date" label={label("day")} defaultValue={today} />
            <TextField name="facility" label={label("facility")} help={t("facility")} suggestions={facilities} maxLength={80} />
          </div>
          <Outcome around={around} known={known} today={today} />
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
